"""The bot keeps the contract of Skyrise's bots."""

from my_skyrise_bot import Collector

from skyrise.testing import check_bot


def test_the_bot_keeps_the_contract() -> None:
    check_bot(Collector)

"""Section 4.1 and R1: who starts an auction."""

from __future__ import annotations

import pytest

from scenes import play, scene
from skyrise.rules import Game

RED_1 = (24, 16, 17, 57, 62, 72, 96)
RED = (*RED_1, 3, 33, 43, 78, 81)


def spread(numbers: tuple[int, ...], cells: str) -> dict[str, str]:
    return dict(zip(cells.split(), map(str, numbers), strict=True))


def choosing(hands: tuple[tuple[int, ...], ...]) -> Game:
    """Red has built everything of era 1; everybody is to choose."""
    built = spread(RED_1, "H1 A13 A12 A8 A4 A1 A2")
    chosen = [None] * len(hands)
    return scene(built, players=len(hands), era=1, hands=hands, pending="choose", chosen=chosen)


def last_of_red(wonders: tuple[tuple[int, ...], ...], players: int = 4, to_act: int = 0, **built: str) -> Game:
    """Red has 96 left alone; nobody has a higher building, so 96 wins if nobody places a Wonder."""
    cells = "H1 A13 A12 A8 A4 A1 A2 A3 A7 A10 A14"
    red = spread(tuple(number for number in RED if number != 96), cells)
    red |= {cell: f"W{card}" for cell, card in zip(("A5", "A6"), wonders[0], strict=False)}
    return scene({**red, **built}, players=players, wonders=wonders, to_act=to_act)


@pytest.mark.rule("auction.starter", "setup.starter")
@pytest.mark.parametrize("seed", range(5))
def test_first_auction_is_started_by_the_one_drawn_at_setup(seed: int) -> None:
    game = Game.new(4, seed=seed)
    assert game.setup is not None
    assert game.to_act == game.setup.starter


@pytest.mark.rule("auction.starter")
@pytest.mark.parametrize(
    ("actions", "winner"),
    [
        (("24@H1", "pass", "pass", "pass"), 0),
        (("24@H1", "25@H2", "pass", "pass", "pass"), 1),
        (("24@H1", "pass", "32@H2", "pass", "pass"), 2),
        (("24@H1", "pass", "pass", "27@H2", "pass"), 3),
    ],
)
def test_winner_of_the_last_auction_starts_the_next(actions: tuple[str, ...], winner: int) -> None:
    game = play(scene(era=1), *actions)
    assert game.to_act == winner
    assert game.position().auction is None


@pytest.mark.rule("auction.starter")
@pytest.mark.parametrize(
    ("cards", "starter"), [((4, 7, 3, 12), 2), ((2, 7, 3, 12), 0), ((20, 18, 19, 17), 3), ((20, 8, 19, 17), 1)]
)
def test_first_auction_of_era_2_is_started_by_the_lowest_initiative(cards: tuple[int, ...], starter: int) -> None:
    spare = iter(card for card in range(1, 21) if card not in cards)
    game = choosing(tuple(tuple(sorted((card, next(spare), next(spare)))) for card in cards))
    play(game, *(f"choose={card}" for card in cards))
    assert (game.era, game.to_act) == (2, starter)


@pytest.mark.rule("auction.starter")
@pytest.mark.parametrize(("red", "teal", "starter"), [("1+13", "6+7", 1), ("2+10", "6+7", 0)])
def test_initiative_with_two_wonders_is_the_sum(red: str, teal: str, starter: int) -> None:
    # 1 + 13 = 14 is more than 6 + 7 = 13, though 1 is the lowest card; 2 + 10 = 12 is less.
    game = choosing(((1, 2, 10, 13, 20), (6, 7, 8, 9, 11)))
    assert play(game, f"choose={red}", f"choose={teal}").to_act == starter


@pytest.mark.rule("auction.starter", "R1")
@pytest.mark.parametrize(("red", "teal", "starter"), [("4+9", "6+7", 0), ("5+8", "3+10", 1), ("1+20", "10+11", 0)])
@pytest.mark.parametrize("swap", [False, True])
def test_R1_equal_sums_the_lowest_single_card(red: str, teal: str, starter: int, swap: bool) -> None:
    # 4 + 9 = 6 + 7 = 13; 5 + 8 = 3 + 10 = 13; 1 + 20 = 10 + 11 = 21
    spare = iter(card for card in range(12, 20))
    hands = [tuple(sorted((*map(int, pair.split("+")), *(next(spare) for _ in range(3))))) for pair in (red, teal)]
    order = (teal, red) if swap else (red, teal)
    game = choosing((hands[1], hands[0]) if swap else (hands[0], hands[1]))
    assert play(game, *(f"choose={pair}" for pair in order)).to_act == (1 - starter if swap else starter)


@pytest.mark.rule("auction.starter", "era2.finish")
@pytest.mark.parametrize(
    ("cards", "starter"), [((12, 7, 5, 9), 2), ((12, 7, 15, 6), 3), ((12, 13, 15, 20), 1), ((3, 13, 15, 10), 3)]
)
def test_after_a_last_structure_the_lowest_initiative_of_the_others_starts(
    cards: tuple[int, ...], starter: int
) -> None:
    # Red wins with its last building; red's own card does not count any more, even if it is the lowest.
    game = last_of_red(tuple((card,) for card in cards))
    play(game, "96@H2", "pass", "pass", "pass")
    assert game.position().finished == (0,)
    assert game.to_act == starter


@pytest.mark.rule("auction.starter", "era2.finish")
def test_a_wonder_that_is_built_still_gives_its_initiative() -> None:
    game = last_of_red(((12,), (7,), (5,), (9,)), H4="W5")
    assert play(game, "96@H2", "pass", "pass").to_act == 2


@pytest.mark.rule("auction.starter", "era2.finish")
def test_after_that_the_winner_of_the_last_auction_starts_again() -> None:
    game = play(last_of_red(((12,), (7,), (5,), (9,))), "96@H2", "pass", "pass", "pass")
    assert game.to_act == 2
    play(game, "6@H3", "pass", "8@H4", "pass")
    assert game.to_act == 1


@pytest.mark.rule("auction.starter", "era2.finish")
def test_of_two_players_the_other_one_goes_on_alone() -> None:
    game = last_of_red(((1, 2), (19, 20)), players=2)
    assert play(game, "96@H2", "pass").to_act == 1
    assert play(game, "8@H3").to_act == 1


@pytest.mark.rule("auction.starter", "era2.finish")
def test_a_last_structure_in_an_auction_that_another_started() -> None:
    # Blue starts on H2, red wins on H3 with its last building: yellow, the lowest of the others, starts.
    game = last_of_red(((12,), (8,), (7,), (9,)), to_act=3)
    play(game, "1@H2", "96@H3", "pass", "pass", "pass")
    assert game.to_act == 2

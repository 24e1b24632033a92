"""A Wonder is its rule file, its data, its words and its test: nothing else in the package names it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from make_wonders import made
from scenes import match_of
from skyrise.components.names import WONDERS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/skyrise"
PAGE = ROOT / "web/src"
PLAIN = ("palace", "lynch", "opportunity", "sullivan", "boca", "niemeyer", "intelligentsium")
"""Cards that bring Prestige and do nothing else. The others change what may be bid, or what bots expect."""
MADE = {"rules/core/cards.py", "rules/core/wonders/__init__.py", "notation/schemas/edition.schema.json"}
DATA = {"components/data/wonders.toml"}
RULED = {"sullivan": {"rules/rulebook.py"}}
"""Ruling R7 speaks of this card."""


def test_what_is_made_from_the_cards_is_fresh() -> None:
    assert {path: path.read_text("utf-8") for path in made()} == made(), "run python scripts/make_wonders.py"


def test_cards_are_numbered_without_gaps() -> None:
    assert [card.number for card in WONDERS] == list(range(1, len(WONDERS) + 1))


@pytest.mark.parametrize("word", PLAIN)
def test_no_other_file_of_the_package_names_a_plain_wonder(word: str) -> None:
    own = {f"rules/core/wonders/{word}.py"}
    files = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".toml", ".json", ".css"}]
    code = [path for path in files if not {"static", "editions"} & set(path.parts)]
    naming = {path.relative_to(PACKAGE).as_posix() for path in code if names(path, word)}
    assert own | DATA <= naming <= own | DATA | MADE | RULED.get(word, set())


@pytest.mark.parametrize("word", PLAIN)
def test_no_file_of_the_page_names_a_plain_wonder(word: str) -> None:
    files = [path for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"} and ".test." not in path.name]
    assert files
    naming = {path.relative_to(PAGE).as_posix() for path in files if names(path, word)}
    assert naming <= {"kernel/cores.ts"}, "which is made from the tables of the rules"


def names(path: Path, word: str) -> bool:
    """Is the word in a file, but for comments and docstrings, which may mention any card?"""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        text = re.sub(r'"""(?s:.*?)"""|#.*', "", text)
    return word in text.lower()


@pytest.mark.parametrize("edition", ["retail", "preview", "manual"])
def test_every_value_of_a_card_reaches_the_tables(edition: str) -> None:
    match = match_of(4, edition)
    for card in WONDERS:
        for value in card.values:
            found, key = getattr(match.tables, f"{card.id}_{value.name}"), f"wonders.{card.number}.{value.name}"
            if value.kind == "choice":
                assert value.words[found] == match.edition.word(key)
            elif value.kind == "row":
                assert found == [match.edition.number(f"{key}.{n}") for n in range(value.count)]
            else:
                assert found == match.edition.number(key)


NUMBER = len(WONDERS) + 1
RULE = '''\
"""Card 21, The Exchange: Prestige per neighborhood disc in your rows, from the second on."""

from __future__ import annotations

from ..runtime import jit
from ..state import COLORS, State, Tables


@jit
def exchange(s: State, t: Tables, seat: int, cell: int) -> int:
    """The disc under it was collected before."""
    discs = 0
    for color in range(COLORS):
        discs += s.rows[COLORS * seat + color]
    return t.exchange_per_disc * (discs - t.exchange_free) if discs > t.exchange_free else 0
'''
CARD = f"""
[exchange]
number = {NUMBER}
name = "The Exchange"
rule = "The Exchange: Prestige for every neighborhood disc in your rows but the first."
values.per_disc = {{ kind = "number", before = 0, meaning = "The Exchange: per disc" }}
values.free = {{ kind = "number", between = [0, 4], before = 1, meaning = "The Exchange: discs that do not count" }}
"""
VALUES = f"""
[wonders.{NUMBER}]
per_disc = {{ value = 3, from = "house" }}
free = {{ value = 1, from = "house" }}
"""
WORDS = {
    "terms.ftl": f"\nwonder-{NUMBER} = The Exchange\n",
    "rules.ftl": f"\nrule-wonder-exchange = {{ wonder-{NUMBER} }}\n",
    "cards.ftl": f"\nwonder-{NUMBER}-effect = {{ $per_disc }} Prestige per disc, but for the first {{ $free }}.\n",
}
TEST = f'''
import random
from scenes import gained, scene
from skyrise import Game
from skyrise.language.text import describe
from skyrise.notation.messages.effects import effect_messages
from skyrise.rules.rulebook import RULEBOOK
from skyrise.search.weights import learned_weights

cards = (({NUMBER},), (5,), (9,), (15,))
rows = {{"green": 2, "white": 1}}
bid = [("64", "H2")]
game = scene(components="2", wonders=cards, bids=bid, rows={{0: rows}}, discs={{"H1": "green"}})
game.play("W{NUMBER}@H1")
assert gained(game, 0) == 3 * (4 - 1)
assert game.scores()[0].receipts[-1].rule == "wonder.exchange"
assert RULEBOOK["wonder.exchange"].text.startswith("The Exchange")
assert effect_messages(game.match.edition)["wonder-{NUMBER}"].args == {{"per_disc": 3, "free": 1}}
for language in ("en", "pl", "ru"):
    assert "The Exchange" in describe(game.position(), language=language)

learned_weights()  # a new card fits into what bots have learned

chance, built = random.Random(1), 0
for seed in range(8):
    game = Game.new(players=2, seed=seed)
    while not game.is_over:
        texts = [str(action) for action in game.legal_actions()]
        wanted = [text for text in texts if text.startswith(("W{NUMBER}@", "choose=")) and "{NUMBER}" in text]
        game.play(chance.choice(wanted or texts))
    built += any(structure.wonder == {NUMBER} for structure in game.position().structures)
assert built, "in eight games for two somebody has the card"
'''


def test_a_new_card_plays_by_its_own_files_alone(tmp_path: Path) -> None:
    package = tmp_path / "src/skyrise"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts/make_wonders.py", tmp_path / "scripts")

    (package / "rules/core/wonders/exchange.py").write_text(RULE, "utf-8")
    append(package / "components/data/wonders.toml", CARD)
    append(package / "components/data/v2/editions/retail.toml", VALUES)
    for language in ("en", "pl", "ru"):
        for file, words in WORDS.items():
            append(package / "language" / language / file, words)

    run(tmp_path, "scripts/make_wonders.py")
    run(tmp_path, "-c", TEST)


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + text, "utf-8")


def run(folder: Path, *arguments: str) -> None:
    paths = os.pathsep.join([str(folder / "src"), str(ROOT / "tests")])
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

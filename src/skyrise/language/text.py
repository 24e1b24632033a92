"""The text view: a position in words, one fact per line, for the terminal, screen readers and golden tests.

It gets a position as somebody sees it, and reveals no more than that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from skyrise.city import Place
from skyrise.components.names import FACTION_COLORS, PATRONS
from skyrise.notation.messages.message import term, wonder
from skyrise.notation.messages.places import island_thing
from skyrise.rules import Placed, Position
from skyrise.rules.outlook import islands_now

from .language import Language
from .language import language as language_of
from .text_players import PlayerLines

PARTS = ("auction", "islands", "players", "cards")
"""The parts of a text view, in order."""

CONTENT_WIDTH = 33


def describe(
    position: Position,
    names: Sequence[str] | None = None,
    parts: Sequence[str] = PARTS,
    language: str = "en",
) -> str:
    """A position as text: what is asked and the auction, the islands, the players, the cards in the middle.

    >>> from skyrise import Game
    >>> print(describe(Game.new(players=2, seed=1).view(0).position).splitlines()[0])
    Era 1. Red (Player 2) places the starting bid.
    """
    description = _Description(position, names, language_of(language))
    return "\n\n".join("\n".join(getattr(description, part)()) for part in PARTS if part in parts)


class _Description:
    """The lines of a text view."""

    def __init__(self, position: Position, names: Sequence[str] | None, language: Language) -> None:
        self.position = position
        self.match = position.match
        self.city = position.match.city
        self.words = language.words
        self.join = language.join
        self.names = language.names(names, self.match.colors)
        self.at = {piece.at: piece for piece in position.structures}
        self.bid_at = {bid.at: bid for bid in position.bids}
        self.color_width = max(len(self.words(f"hood-{color}")) for color in FACTION_COLORS)

    def auction(self) -> Iterator[str]:
        yield self.words("text-turn", era=self.position.era, question=self.question())
        if self.position.auction is None:
            return
        for number, bid in enumerate(self.position.auction.bids, 1):
            yield "  " + self.words("text-bid", number=number, piece=self.piece(bid), at=bid.at)
        passed = self.people(self.position.auction.passed)
        leader = self.names[self.position.auction.bids[-1].seat]
        yield "  " + self.words("text-passed", passed=passed, leader=leader)

    def islands(self) -> Iterator[str]:
        for number, outlook in enumerate(islands_now(self.position)):
            yield self.island(number, self.people(outlook.controllers))
            for place in self.city.places:
                if place.island == number:
                    yield self.neighborhood(place)

    def players(self) -> Iterator[str]:
        for seat in range(self.match.players):
            yield self.words(
                "text-player",
                who=self.names[seat],
                seat=seat + 1,
                prestige=sum(self.position.players[seat].prestige.values()),
            )
            yield from (f"  {line}" for line in PlayerLines(self.position, seat, self.words).lines())

    def cards(self) -> Iterator[str]:
        panoramas = ", ".join(self.words(f"panorama-{name}") for name in self.position.panoramas)
        yield self.words("text-panoramas", panoramas=panoramas)
        yield self.words("text-patrons", patrons=", ".join(map(self.patron, PATRONS)))

    def people(self, seats: Sequence[int]) -> str:
        return self.join([self.names[seat] for seat in seats]) or self.words("text-nobody")

    def piece(self, piece: Placed) -> str:
        """A building with its height, or a Wonder, and whose it is."""
        who = self.names[piece.seat]
        if piece.wonder is not None:
            return self.words("text-wonder", who=who, number=piece.wonder, name=wonder(piece.wonder))
        assert piece.building is not None
        height = self.words(f"height-{self.match.height(piece.building)}")
        return self.words("text-building", who=who, building=piece.building, height=height)

    def question(self) -> str:
        """What is to be decided, and by whom."""
        position = self.position
        if position.to_act is None:
            return self.words("text-asked-over")
        who: dict[str, Any] = {"who": self.names[position.to_act], "seat": position.to_act + 1}
        if position.pending:
            return self.words(f"text-asked-{position.pending.kind}", **who)
        if position.auction is None:
            return self.words("text-asked-start", **who)
        latest = position.auction.bids[-1]
        if latest.wonder is not None:
            return self.words("text-asked-answer", **who, piece=self.piece(latest))
        return self.words("text-asked-bid", **who, building=latest.building, at=latest.at)

    def island(self, number: int, control: str) -> str:
        island = self.city.islands[number]
        name = island_thing(island.key, island.name)
        slot = self.city.slot_of(number)
        if slot is None:
            return self.words("text-island", island=name, control=control)
        return self.words("text-island-slot", island=name, slot=term(f"slot-{slot}"), control=control)

    def neighborhood(self, place: Place) -> str:
        color = self.words(f"hood-{place.color}")
        content = f"{self.content(place):<{CONTENT_WIDTH}}"
        return f"  {place.id:<3} {color:<{self.color_width}} {content} {self.surroundings(place)}".rstrip()

    def content(self, place: Place) -> str:
        """What lies or stands on a neighborhood."""
        if bid := self.bid_at.get(place.id):
            return self.words("text-content-bid", piece=self.piece(bid))
        if structure := self.at.get(place.id):
            return self.piece(structure)
        disc = self.position.discs.get(place.id)
        return self.words(f"disc-{disc}" if disc else "text-empty")

    def surroundings(self, place: Place) -> str:
        """What a neighborhood has and borders, and what is next to it."""
        features = [self.words("text-windmill")] if place.windmill else []
        for kind, found in (("lake", self.city.lakes), ("blimp", self.city.blimps)):
            bordered = [feature.id for feature in found if feature.bordering_mask >> place.number & 1]
            features += [self.words(f"text-{kind}", name=name) for name in bordered]
        around = " ".join(self.city.ids(self.city.neighbors_mask(place.number)))
        return "; ".join([self.words("text-next", places=around), *features])

    def patron(self, letter: str) -> str:
        value = self.position.patron_values[letter]
        shown = self.words("text-hidden") if value is None else value
        return self.words("text-patron", letter=letter, name=self.words(f"patron-{letter}"), value=shown)

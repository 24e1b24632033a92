"""The words and numbers that documents are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from skyrise.components.names import WONDER_NUMBERS
from skyrise.notation.declared import Between, Items, Length, Pattern
from skyrise.rules.seen import SeenAction

# Words. Each is a type of its own in the page.
Color = Literal["red", "teal", "yellow", "blue"]
Faction = Literal["yellow", "green", "white", "brown"]
Letter = Literal["A", "B", "C", "D"]
Disc = Literal["yellow", "green", "white", "brown", "A", "B", "C", "D", "wild", "commissions"]
Height = Literal["short", "medium", "tall"]
KeyName = Literal["large", "small"]
Panorama = Literal["blimps", "lakes", "chains", "bridges", "windmills"]
Slot = Literal["north", "east", "south", "west"]
CityPlace = Literal["central", "north", "east", "south", "west"]
OuterIsland = Literal["aurora", "boreas", "cirrus", "zephyr"]
Source = Literal[
    "control1",
    "panoramas1",
    "wonders",
    "control2",
    "panoramas2",
    "objective",
    "patrons",
    "excess",
    "keys",
    "commissions",
    "structures",
]
Moment = Literal["era1", "era2", "end"]
Era = Literal[1, 2]
EditionId = Literal["retail", "polish", "russian", "preview", "manual"]
ValueKind = Literal["number", "numbers", "choice", "flag"]
ProvenanceKind = Literal["book", "other book", "deduced", "third party", "house", "own"]
BotLevel = Literal["random", "beginner", "casual", "skilled", "expert"]
Status = Literal["gathering", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Absence = Literal["wait", "bot", "host"]
PendingKind = Literal["wild", "vault", "vault-wild"]
GameFileKind = Literal["record", "position"]
AdviceKind = Literal["own", "public"]
ReasonKind = Literal["wins", "costs", "denies", "keeps", "follows"]
ThoughtMethod = Literal["only", "judged", "searched", "solved"]
PuzzleIdea = Literal["win", "let-go", "start", "wonder", "ending", "deduce"]
DecisionKind = Literal["start", "bid", "pass", "wonder", "choose", "wild", "vault"]
Verdict = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder", "find"]
Theme = Literal["bidding", "low", "passing", "place", "wonder", "wild"]
PortName = Literal["center", "left", "right", "north", "east", "south", "west"]
DrawnKind = Literal["neighborhood", "lake", "blimp"]
PointedKind = Literal["place", "piece", "island", "row", "patron", "panel"]

# Numbers and texts.
_CARD = "|".join(map(str, WONDER_NUMBERS))
_PLACE = "[A-Za-z0-9]{1,8}"
SeatNumber = Annotated[int, Between(0, 3), "Seats are numbered from 0, clockwise."]
Version = Annotated[int, Between(0, 2**31 - 1), "How many entries a table's journal has."]
Card = Annotated[int, Between(1, len(WONDER_NUMBERS)), "The number of a Wonder card."]
Building = Annotated[int, Between(1, 99), "The number of a building."]
Points = Annotated[int, Between(0)]
Place = Annotated[str, Pattern(_PLACE), "The id of a neighborhood."]
Name = Annotated[str, Length(1, 24), "What a player is called."]
_ACTION = Pattern(
    rf"[1-9][0-9]?@{_PLACE}|W({_CARD})@{_PLACE}|pass|wild=(yellow|green|white|brown)"
    rf"|vault={_PLACE}|choose=({_CARD})(\+({_CARD}))?"
)
_DECISION = "One decision of a player: 24@A3, W7@A3, pass, wild=green, vault=A5, choose=7+12 …"
ActionText = Annotated[str, _ACTION, _DECISION]
SeenActionText = Annotated[SeenAction, _ACTION, _DECISION]
Seats = Annotated[list[SeatNumber], Items(unique=True)]
Cards = Annotated[list[Card], Items(unique=True)]

Json = object
"""Whatever JSON can say, where a document carries what others wrote."""

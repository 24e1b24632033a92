"""The rulebook: every rule with its id, in our own words.

Reasons, events and receipts name these ids; tests are marked with them; ``docs/rulebook.md`` is made from this table
and from the tests. Sections and rulings are numbered as in ``docs/rules.md``. What a Wonder does is said where its other
facts are, in ``components/data/wonders.toml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from skyrise.components.names import WONDERS


class Rule(NamedTuple):
    """One rule."""

    section: str
    text: str


_RULES: Final = {
    "setup.islands": Rule(
        "3", "There is one outer island per player, drawn at random, in random slots around the central one."
    ),
    "setup.discs": Rule(
        "3",
        "Each neighborhood starts with one disc from the bag; what is in the bag depends on the number of players.",
    ),
    "setup.hands": Rule(
        "3", "Each player is dealt three Wonder cards (five with two players); the others leave the game unseen."
    ),
    "setup.objectives": Rule("3", "Each player is dealt one secret objective."),
    "setup.panoramas": Rule("3", "Two panorama cards are face up."),
    "setup.patrons": Rule("3", "Each patron has one value tile, face down."),
    "setup.starter": Rule("3", "The player who starts the first auction is chosen at random."),
    "setup.secret": Rule(
        "3",
        "Hands, objectives, choices and patron values are secret; only players with one of a patron's discs know that patron's value.",
    ),
    "auction.starter": Rule(
        "4.1",
        "The winner of an auction starts the next one. The player with the lowest initiative starts the first auction of Era 2, and also the next one after a player has built their last structure.",
    ),
    "auction.start.place": Rule(
        "4.2",
        "An auction starts in an unoccupied neighborhood that is on the central island or next to any structure.",
    ),
    "auction.start.pass": Rule("4.2", "The starter cannot pass."),
    "auction.start.wonder": Rule(
        "4.2",
        "A Wonder can start an auction only if its owner has no buildings left; the Capital Building can at any time.",
    ),
    "auction.bid": Rule("4.3", "To bid, place one of the buildings beside your board, number side up."),
    "auction.outbid.higher": Rule("4.3", "A bid must have a higher number than the latest one."),
    "auction.outbid.adjacent": Rule("4.3", "A bid goes in an unoccupied neighborhood next to the latest bid."),
    "auction.wonder": Rule(
        "4.3", "In Era 2 a player may instead place a Wonder next to the latest bid, no matter how high that bid is."
    ),
    "auction.pass": Rule("4.3", "A player who passes is out of this auction."),
    "auction.end": Rule(
        "4.4",
        "An auction ends when everyone else has passed, when there is no unoccupied neighborhood next to the latest bid, or when a Wonder has been placed and the Hammer does not answer.",
    ),
    "auction.construct": Rule(
        "4.4",
        "The latest bid becomes a structure; then bids return, the disc is collected and the Wonder's effect happens; last come keys, the end of an Era and the next starting player.",
    ),
    "auction.return": Rule("4.4", "All other bids go back to their owners, including a beaten Wonder."),
    "neighborhood.occupied": Rule("4", "A neighborhood has room for one bid or structure."),
    "neighborhood.unknown": Rule("2", "You can bid only in neighborhoods of the islands in this game."),
    "building.not_yours": Rule("4.3", "Players bid with buildings of their own color."),
    "building.built": Rule("4.4", "Once built, a building stays where it is."),
    "building.bid": Rule("4.3", "A building that is on the board as a bid cannot be bid again in the same auction."),
    "wonder.not_yours": Rule("6", "Players place the Wonders whose cards they chose."),
    "wonder.built": Rule("4.4", "A Wonder is built only once."),
    "decision.other": Rule("4", "You can make only the decision that is up."),
    "turn.other": Rule("4.3", "Only the player whose turn it is can act."),
    "disc.collect": Rule("5", "The winner collects the disc under the new structure."),
    "disc.row": Rule("5", "A neighborhood disc fills the next free space in its color's row."),
    "disc.excess": Rule("5", "Once a row has four discs, any more of that color go on the visionary."),
    "disc.wild": Rule(
        "5", "The owner of a wild disc chooses its color right away, and it keeps that color; a full row is allowed."
    ),
    "disc.patron": Rule(
        "5", "A patron disc goes on the visionary; a player who has one may look at that patron's value."
    ),
    "disc.commissions": Rule("5", "A commissions disc goes on the visionary."),
    "era.end": Rule(
        "6",
        "Era 1 ends when any player has built all seven Era 1 buildings, and Era 2 when everyone has built everything.",
    ),
    "era1.choose": Rule(
        "6", "After Era 1 is scored, everyone keeps one Wonder card (two with two players); all are revealed together."
    ),
    "era1.choose.count": Rule("6", "Each player keeps as many cards as they have Wonders."),
    "era1.choose.hand": Rule("6", "Players keep cards from their own hand."),
    "era2.unlock": Rule(
        "6", "Era 2 buildings and Wonders become available when Era 2 begins; unbuilt Era 1 buildings stay available."
    ),
    "era2.finish": Rule(
        "6", "A player who has built everything is out of all later auctions; the finishing order is recorded."
    ),
    "era2.key.large": Rule("6", "The first player to build everything takes the large key."),
    "era2.key.small": Rule("6", "With three or four players, the second takes the small key."),
    "score.control": Rule(
        "6",
        "At the end of each Era, every island gives Prestige to the player with the most tall buildings there; medium buildings break ties, then short ones; players still tied all score.",
    ),
    "score.panorama.blimps": Rule("6", "Blimps: Prestige for each blimp bordered by three or more of your structures."),
    "score.panorama.lakes": Rule("6", "Lakes: Prestige for each lake bordered by three or more of your structures."),
    "score.panorama.chains": Rule(
        "6",
        "Chains: Prestige for each island where three or more of your structures are connected, once per island.",
    ),
    "score.panorama.bridges": Rule("6", "Bridges: Prestige for each bridge with your structures at both ends."),
    "score.panorama.windmills": Rule(
        "6", "Windmills: Prestige for each windmill neighborhood with one of your structures."
    ),
    "score.objective": Rule(
        "6", "A secret objective scores if four of your structures are in neighborhoods of its color."
    ),
    "score.patrons": Rule("6", "Each patron disc scores its patron's value."),
    "score.excess": Rule("6", "Each neighborhood disc on the visionary scores."),
    "score.keys": Rule("6", "The keys to the city score."),
    "score.commissions": Rule("6", "Each commissions disc scores 1 for every item on the visionary, including itself."),
    "score.structures": Rule(
        "6", "Each structure scores the value of its color's row, which depends on the discs collected in it."
    ),
    "score.carried": Rule("6", "Prestige scored before the position from which the game was continued."),
    "win": Rule("6", "The most Prestige wins."),
    "win.tie.finish": Rule("6", "If players are tied, the one who built their last structure first wins."),
    "win.tie.patrons": Rule(
        "6",
        "In the preview, if players are tied, the one with the most Prestige from patron discs wins; if still tied, they share the win.",
    ),
    "wonder.hammer.answer": Rule(
        "7.1",
        "When a Wonder is placed, the Hammer's owner may place the Hammer next to it and win, unless they have passed; nothing beats the Hammer.",
    ),
    "wonder.hammer.ban": Rule(
        "7.1",
        "Once it is built, opponents cannot bid a tall building (nor the Atelier, except in the preview) next to it, unless every unoccupied neighborhood is next to it.",
    ),
    "wonder.vault.must": Rule("7.2", "In the manual, the Vault's disc must be taken."),
    "wonder.vault.empty": Rule("7.2", "The Vault can take a disc only where there is one."),
    "R1": Rule("ruling", "If two Wonders' initiative sums are equal, the lowest single card decides."),
    "R2": Rule("ruling", "With two Wonders left and no buildings, either may start an auction."),
    "R3": Rule("ruling", "A player who can only pass passes automatically."),
    "R4": Rule("ruling", "Wonder cards are chosen seat by seat, and nobody sees a choice until all are in."),
    "R5": Rule("ruling", "Only players with at least one building on an island compete for control of it."),
    "R6": Rule(
        "ruling",
        "The Hammer's ban does not apply to a starting player who would otherwise have no legal bid; in the preview, it also does not apply to a player with fewer legal neighborhoods than tall buildings left.",
    ),
    "R7": Rule("ruling", "Sullivan's Reach counts the Atelier in every edition."),
    "R8": Rule("ruling", "The Capital Building scores for starting in every edition."),
    "R9": Rule("ruling", "A placed Wonder is a bid."),
    "R10": Rule("ruling", "A disc taken by the Vault is treated like any collected disc."),
    "R11": Rule(
        "ruling", "Except in the manual, the Vault's choice comes after the disc in its own neighborhood is collected."
    ),
    "R12": Rule("ruling", "When only one player is left, their starting bids win immediately."),
    "R13": Rule("ruling", "Where the manual contradicts itself about the Hammer, we follow retail."),
    "R14": Rule(
        "ruling",
        "Prestige from a Wonder's effect counts under Wonders; the preview's tiebreaker looks only at patrons.",
    ),
    "R15": Rule("ruling", "In the preview, the Atelier does not count as a tall building for the Hammer's ban."),
}

_CARDS: Final = {f"wonder.{card.id}": Rule(card.section, card.rule) for card in WONDERS}

RULEBOOK: Final[Mapping[str, Rule]] = MappingProxyType(_RULES | _CARDS)
"""Every rule by its id."""

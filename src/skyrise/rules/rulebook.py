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
        "3", "As many outer islands as players, drawn at random, lie in random slots around the central one."
    ),
    "setup.discs": Rule(
        "3",
        "One disc of the bag lies on each neighborhood; how many of each kind are in the bag depends on the number of players.",
    ),
    "setup.hands": Rule(
        "3", "Everybody is dealt three Wonder cards, five each with two players; the others leave the game unseen."
    ),
    "setup.objectives": Rule("3", "Everybody is dealt one secret objective."),
    "setup.panoramas": Rule("3", "Two panorama cards lie face up."),
    "setup.patrons": Rule("3", "One value tile lies face down on each patron."),
    "setup.starter": Rule("3", "Chance says who starts the first auction."),
    "setup.secret": Rule(
        "3",
        "Hands, objectives, choices and patron values are secret; a patron's value is known to those who hold one of its discs.",
    ),
    "auction.starter": Rule(
        "4.1",
        "The winner of an auction starts the next one. Whoever has the lowest initiative starts the first auction of era 2, and the next one after a player has built their last structure.",
    ),
    "auction.start.place": Rule(
        "4.2",
        "An auction starts on an unoccupied neighborhood that is on the central island or next to anybody's structure.",
    ),
    "auction.start.pass": Rule("4.2", "The starter cannot pass."),
    "auction.start.wonder": Rule(
        "4.2",
        "A Wonder starts an auction only if its owner has no buildings left; the Capital Building may at any time.",
    ),
    "auction.bid": Rule(
        "4.3", "A bid is a building of the bidder's that lies beside their board, placed number side up."
    ),
    "auction.outbid.higher": Rule("4.3", "A bid must have a higher number than the latest one."),
    "auction.outbid.adjacent": Rule("4.3", "A bid goes to an unoccupied neighborhood next to the latest bid."),
    "auction.wonder": Rule(
        "4.3", "In era 2 a player may place a Wonder next to the latest bid instead, whatever its number."
    ),
    "auction.pass": Rule("4.3", "Whoever passes is out of this auction."),
    "auction.end": Rule(
        "4.4",
        "An auction ends when all others have passed, when no unoccupied neighborhood is next to the latest bid, or when a Wonder was placed and the Hammer does not answer.",
    ),
    "auction.construct": Rule(
        "4.4",
        "The latest bid becomes a structure; then come returned bids, the disc, the Wonder's effect, and last keys, the end of an era and the next starter.",
    ),
    "auction.return": Rule("4.4", "All other bids go back to their owners, a beaten Wonder too."),
    "neighborhood.occupied": Rule("4", "A neighborhood holds one bid or structure."),
    "neighborhood.unknown": Rule("2", "Only the neighborhoods of the islands in this game can be bid on."),
    "building.not_yours": Rule("4.3", "Everybody bids with buildings of their own color."),
    "building.built": Rule("4.4", "A building that was built stays where it is."),
    "building.bid": Rule("4.3", "A building that lies on the map as a bid cannot be bid again in the same auction."),
    "wonder.not_yours": Rule("6", "Everybody places the Wonders whose cards they have chosen."),
    "wonder.built": Rule("4.4", "A Wonder is built once."),
    "decision.other": Rule("4", "Only what is asked for can be decided."),
    "turn.other": Rule("4.3", "Only the player whose turn it is decides."),
    "disc.collect": Rule("5", "The winner collects the disc under the new structure."),
    "disc.row": Rule("5", "A neighborhood disc fills the next free space of its color's row."),
    "disc.excess": Rule("5", "With four discs in the row, further ones go to the visionary area."),
    "disc.wild": Rule(
        "5", "A wild disc becomes a disc of a color of its owner's choice at once, for good; a full row may be chosen."
    ),
    "disc.patron": Rule(
        "5", "A patron disc goes to the visionary area; whoever holds one may look at that patron's value."
    ),
    "disc.commissions": Rule("5", "A commissions disc goes to the visionary area."),
    "era.end": Rule(
        "6", "Era 1 ends when anybody has built all seven era-1 buildings, era 2 when all have built everything."
    ),
    "era1.choose": Rule(
        "6", "After the scoring of era 1 everybody keeps one Wonder card, two with two players; all are shown together."
    ),
    "era1.choose.count": Rule("6", "As many cards are kept as one has Wonders."),
    "era1.choose.hand": Rule("6", "Cards are kept from one's own hand."),
    "era2.unlock": Rule(
        "6", "Era-2 buildings and Wonders become available when era 2 begins; unbuilt era-1 buildings stay available."
    ),
    "era2.finish": Rule(
        "6", "Whoever has built everything takes no part in further auctions; the order of finishing is kept."
    ),
    "era2.key.large": Rule("6", "The first to have built everything takes the large key."),
    "era2.key.small": Rule("6", "With three or four players the second one takes the small key."),
    "score.control": Rule(
        "6",
        "At the end of each era every island gives Prestige to whoever has most tall buildings there; ties are broken by medium, then by short ones; those still tied all score.",
    ),
    "score.panorama.blimps": Rule("6", "Blimps: Prestige for each blimp that three or more of your structures border."),
    "score.panorama.lakes": Rule("6", "Lakes: Prestige for each lake that three or more of your structures border."),
    "score.panorama.chains": Rule(
        "6",
        "Chains: Prestige for each island on which three or more of your structures are connected, once per island.",
    ),
    "score.panorama.bridges": Rule("6", "Bridges: Prestige for each bridge with a structure of yours at both ends."),
    "score.panorama.windmills": Rule(
        "6", "Windmills: Prestige for each windmill neighborhood with a structure of yours."
    ),
    "score.objective": Rule("6", "A secret objective scores if four of your structures stand on its color."),
    "score.patrons": Rule("6", "Each patron disc scores its patron's value."),
    "score.excess": Rule("6", "Each neighborhood disc in the visionary area scores."),
    "score.keys": Rule("6", "The keys to the city score."),
    "score.commissions": Rule(
        "6", "Each commissions disc scores 1 for every item in the visionary area, itself included."
    ),
    "score.structures": Rule(
        "6", "Each structure scores the value of its color's row, which depends on the discs collected there."
    ),
    "score.carried": Rule("6", "What was scored before the position that a game was taken up from."),
    "win": Rule("6", "Most Prestige wins."),
    "win.tie.finish": Rule("6", "Of those tied, whoever built their last structure earlier wins."),
    "win.tie.patrons": Rule(
        "6",
        "In the preview, of those tied, whoever has most Prestige from patron discs wins; still tied, they share the win.",
    ),
    "wonder.hammer.answer": Rule(
        "7.1",
        "When a Wonder is placed, the Hammer's owner, unless they have passed, may place the Hammer next to it and win; nothing beats the Hammer.",
    ),
    "wonder.hammer.ban": Rule(
        "7.1",
        "Once it is built, opponents may bid no tall building (nor, but for the preview, the Atelier) next to it, unless every unoccupied neighborhood is next to it.",
    ),
    "wonder.vault.must": Rule("7.2", "In the manual the Vault's disc must be taken."),
    "wonder.vault.empty": Rule("7.2", "The Vault takes a disc from where there is one."),
    "R1": Rule("ruling", "Equal initiative sums of two Wonders: the lowest single card decides."),
    "R2": Rule("ruling", "With two Wonders left and no buildings, either may start an auction."),
    "R3": Rule("ruling", "A player who can only pass passes by themselves."),
    "R4": Rule("ruling", "Wonder cards are chosen seat by seat, and nobody sees a choice before all are in."),
    "R5": Rule("ruling", "Only players with at least one building on an island contend for its control."),
    "R6": Rule(
        "ruling",
        "The Hammer's ban is void for a starter who would otherwise have no legal starting bid; in the preview also for a player with fewer legal neighborhoods than tall buildings left.",
    ),
    "R7": Rule("ruling", "Sullivan's Reach counts the Atelier in every edition."),
    "R8": Rule("ruling", "The Capital Building scores for starting in every edition."),
    "R9": Rule("ruling", "A placed Wonder is a bid."),
    "R10": Rule("ruling", "A disc that the Vault takes is handled as any collected disc."),
    "R11": Rule(
        "ruling", "But for the manual, the Vault's choice comes after its own neighborhood's disc was collected."
    ),
    "R12": Rule("ruling", "When one player alone is left, their starting bids win at once."),
    "R13": Rule("ruling", "Where the manual contradicts itself on the Hammer, it follows retail."),
    "R14": Rule(
        "ruling",
        "Everything that a Wonder gives at once counts as Wonders; the preview's tie-break looks at patrons alone.",
    ),
    "R15": Rule("ruling", "In the preview the Atelier does not count as a tall building for the Hammer's ban."),
}

_CARDS: Final = {f"wonder.{card.id}": Rule(card.section, card.rule) for card in WONDERS}

RULEBOOK: Final[Mapping[str, Rule]] = MappingProxyType(_RULES | _CARDS)
"""Every rule by its id."""

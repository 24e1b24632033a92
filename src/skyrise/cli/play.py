"""``skyrise play``: the game in the terminal, against bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import typer

from skyrise.bots import Bot, Clock, closing_bots, make_bot, seat_seed
from skyrise.bots.expert import ExpertBot
from skyrise.components.names import MAX_PLAYERS
from skyrise.language import Language, describe, message_of, refusal_message
from skyrise.language.text_players import available_bids
from skyrise.notation import write_record
from skyrise.notation.files import write_text
from skyrise.rules import BadAction, Event, Game, IllegalAction, fresh_seed

from .inspect import score_table
from .judgements import judgements_table
from .options import EditionOption, IslandsOption, PlayersOption, parse_islands
from .output import screen
from .preparing import start_preparing
from .prompt import make_prompt
from .simulate import bot_by_seat
from .speech import LanguageOption, names_in, spoken
from .tables import show_table

HINTS = 5

Ask = Callable[[str, Iterable[str]], str]
"""Asks the player, given a prompt and possible completions; raises an EOFError if nobody is there to answer."""


class Stop(Exception):
    """The player wants to stop."""


class TerminalGame:
    """A game between one person and bots."""

    def __init__(self, game: Game, seat: int, bots: dict[int, Bot], ask: Ask, language: Language) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.ask = ask
        self.language = language
        self.adviser = ExpertBot("hints")
        self.commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self.say("terminal-help"),
            "?": lambda _: self.say("terminal-help"),
            "map": lambda _: self.describe("islands"),
            "players": lambda _: self.describe("players"),
            "cards": lambda _: self.describe("cards"),
            "legal": self.show_legal,
            "log": lambda _: self.tell(self.game.events),
            "hint": lambda _: self.hint(),
            "undo": lambda _: self.undo(),
            "save": self.save,
            "quit": lambda _: self.stop(),
        }

    def say(self, message: str, **arguments: object) -> None:
        """Says a message to the player."""
        self.show(self.language.words(message, None, **arguments))

    def show(self, text: str) -> None:
        """Shows text to the player."""
        screen.print(text, markup=False, soft_wrap=True)

    def describe(self, *parts: str) -> None:
        """Shows parts of the text view, as the player may see them."""
        position = self.game.view(self.seat).position
        self.show(describe(position, self.game.names, parts, self.language.code))

    def tell(self, events: Iterable[Event]) -> None:
        """Tells what happened, as far as the player may know it."""
        for event in events:
            self.show(self.language.say(message_of(event, self.seat), self.game.names))

    def run(self) -> None:
        """Plays until the game is over or the player stops."""
        color = self.game.match.colors[self.seat]
        self.say("terminal-you", who=self.language.words(f"color-{color}"), seat=self.seat + 1)
        self.show("")
        self.describe("islands", "players", "cards")
        while (seat := self.game.to_act) is not None:
            if seat == self.seat:
                self.decide()
            else:
                view = self.game.view(seat)
                self.tell(self.game.play(self.bots[seat].choose(view, view.legal, Clock())))
        assert self.game.outcome is not None
        show_table(score_table(self.game, self.game.outcome, self.language))
        winners = [self.game.names[seat] for seat in self.game.outcome.winners]
        self.say("terminal-won", winners=self.language.join(winners))

    def decide(self) -> None:
        """The player's turn: asks until an action has been played."""
        self.show("")
        self.describe("auction")
        self.say("terminal-your-bids", bids=available_bids(self.game.view(self.seat).position, self.seat))
        decided = len(self.game.actions)
        while len(self.game.actions) == decided and self.game.to_act == self.seat:
            texts = [str(action) for action in self.game.legal_actions()]
            self.answer(self.ask(f"{self.game.names[self.seat]}> ", [*texts, *self.commands]).strip())

    def answer(self, text: str) -> None:
        """Does what the player typed."""
        word, _, rest = text.partition(" ")
        if word in self.commands:
            self.commands[word](rest.strip())
        elif text:
            try:
                self.tell(self.game.play(text))
            except (BadAction, IllegalAction) as error:
                self.say("terminal-no", reason=self.language.say(refusal_message(error)))

    def show_legal(self, start: str) -> None:
        """Shows the legal actions that begin with a text."""
        texts = [str(action) for action in self.game.legal_actions() if str(action).startswith(start)]
        if texts:
            self.show("  ".join(texts))
        else:
            self.say("terminal-nothing-legal", start=start)

    def hint(self) -> None:
        """Shows what an expert would consider who knows what the player knows."""
        view = self.game.view(self.seat)
        advice = self.adviser.advise(view, view.legal, Clock())
        show_table(judgements_table(self.game.names, advice.judgements[:HINTS], self.language))

    def undo(self) -> None:
        """Goes back to the player's latest decision."""
        game = self.game.copy()
        while game.actions:
            game.undo()
            if game.to_act == self.seat:
                self.game = game
                self.say("terminal-taken-back")
                self.describe("auction")
                return
        self.say("terminal-nothing-to-take-back")

    def save(self, path: str) -> None:
        """Writes the record so far."""
        if not path:
            self.say("terminal-save-where")
            return
        write_text(Path(path), write_record(self.game.record()))
        self.say("terminal-written", file=path)

    def stop(self) -> None:
        """Ends the game."""
        raise Stop


def play(
    players: PlayersOption = 4,
    edition: EditionOption = "retail",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same game.")] = None,
    islands: IslandsOption = None,
    seat: Annotated[
        int, typer.Option(help="Your seat, starting at 1; in JSON, seats start at 0.", min=1, max=MAX_PLAYERS)
    ] = 1,
    bots: Annotated[
        str, typer.Option(help="Bots for the other seats, separated by commas; they repeat if too few.")
    ] = "casual",
    language: LanguageOption = None,
) -> None:
    """Play in the terminal against bots.

    Example: skyrise play --players 3 --seat 1 --bots casual,skilled
    """
    speech = spoken(language)
    if seat > players:
        raise typer.BadParameter(speech.words("terminal-no-seat", players=players), param_hint="--seat")
    me = seat - 1
    chosen = fresh_seed() if seed is None else seed
    others = [number for number in range(players) if number != me]
    names = dict(zip(others, bot_by_seat(bots, len(others)), strict=True))
    game = Game.new(players, edition, chosen, islands=parse_islands(islands))
    colors = names_in(speech, game)
    mine = speech.words("terminal-name", color=colors[me])
    game.names = tuple(mine if number == me else name for number, name in enumerate(colors))
    seats = {number: make_bot(name, seat_seed(chosen, number)) for number, name in names.items()}
    try:
        with closing_bots(seats.values()):
            start_preparing(seats.values())
            TerminalGame(game, me, seats, make_prompt(sys.stdin.isatty()), speech).run()
    except (Stop, EOFError, KeyboardInterrupt):
        screen.print(speech.words("terminal-goodbye"))

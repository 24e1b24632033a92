"""What a command leads to at a table, or why it is refused. Nothing changes here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skyrise.language import refusal_message
from skyrise.rules import BadAction, IllegalAction
from skyrise.server import wire

from .checks import goes_on, has_begun, is_fresh, is_hosted_by, known_seat, own_seat, player_of
from .decision import Decision, Draft
from .identity import Who, is_token
from .opening import DEFAULT_BOT, GATHERING, OVER, PLAYING
from .refusal import NOT_NOW, NOT_SO, TOO_FAST, Refusal
from .seats import OPEN, PERSON
from .table import Table


def decide(table: Table, who: Who, command: wire.Command, now: float) -> Decision:
    """What a command leads to; a ``Refusal`` if it cannot be carried out."""
    return _DECIDE[type(command)](table, who, command, now)


def played(table: Table, seat: int, action: str, by: str, now: float, *, fault: bool = False) -> Decision:
    """An action of the game, if the rules allow it."""
    assert table.game is not None, "checked before"
    trial = table.game.copy()
    try:
        trial.play(action, seat)
    except (BadAction, IllegalAction) as error:
        raise Refusal(error.reason, NOT_SO, str(error), **refusal_message(error).args) from error
    body: dict[str, Any] = {"seat": seat, "action": action, "by": by, "spent": table.spent(seat, now)}
    if fault:
        body["fault"] = True
    return Decision((("act", body),), status=OVER if trial.is_over else None)


def _claim(table: Table, who: Who, command: wire.Claim, now: float) -> Decision:
    number, seat, player = command.seat, known_seat(table, command.seat), player_of(who)
    shown = seat.kind == PERSON and is_token(command.token, table.token(number))
    if not (shown or table.holds(who, number)):
        if seat.kind != OPEN:
            raise Refusal("seat.taken", NOT_NOW, f"seat {number} is taken", seat=number)
        goes_on(table)
    name = (command.name or seat.name).strip()
    body = {"seat": number, "owner": player, "name": name, "hosts": _hosting_moves(table, number)}
    return Decision((("claim", body), *_start_if_full(table, number)), _begun(table, number), {number: player})


def _start(table: Table, who: Who, command: wire.Start, now: float) -> Decision:
    is_hosted_by(table, who)
    if table.status != GATHERING:
        raise Refusal("table.started", NOT_NOW, "the game has begun already")
    return Decision((("start", {"bots": command.bots}),), PLAYING)


def _act(table: Table, who: Who, command: wire.Act, now: float) -> Decision:
    seat = own_seat(table, who, command.seat)
    has_begun(table)
    goes_on(table)
    is_fresh(table, command.seen)
    act = played(table, command.seat, command.action, PERSON, now)
    return Decision((*_return_to(command.seat, seat.bot), *act.drafts), act.status)


def _pass_ahead(table: Table, who: Who, command: wire.PassAhead, now: float) -> Decision:
    seat = own_seat(table, who, command.seat)
    has_begun(table)
    goes_on(table)
    return Decision(_return_to(command.seat, seat.bot), pass_ahead=(command.seat, command.on))


def _take_back(table: Table, who: Who, command: wire.TakeBack, now: float) -> Decision:
    has_begun(table)
    if not (table.is_at_one_screen and table.seats_of(who)):
        raise Refusal("takeback.not-here", NOT_NOW, "only where all people sit at one screen")
    is_fresh(table, command.seen)
    people = [(ply, seat) for ply, seat in enumerate(table.deciders) if seat is not None]
    if not people:
        raise Refusal("takeback.nothing", NOT_NOW, "nobody has decided anything yet")
    ply, seat = people[-1]
    return Decision((("take-back", {"to": ply, "seat": seat}),), PLAYING)


def _chat(table: Table, who: Who, command: wire.Chat, now: float) -> Decision:
    mine = table.seats_of(who)
    speaker = f"seat {mine[0]}" if mine else player_of(who)
    if table.chats.are_too_many(speaker, now):
        raise Refusal("chat.too-fast", TOO_FAST, "that is too much at once; wait a moment")
    text = " ".join(command.text.split())
    if not text:
        raise Refusal("chat.empty", NOT_SO, "that says nothing")
    said = {"speaker": speaker, "seat": mine[0] if mine else None, "name": (command.name or "").strip(), "text": text}
    return Decision((("chat", said),))


def _free(table: Table, who: Who, command: wire.Free, now: float) -> Decision:
    is_hosted_by(table, who)
    goes_on(table)
    if known_seat(table, command.seat).kind == OPEN:
        raise Refusal("seat.free", NOT_NOW, f"seat {command.seat} is free", seat=command.seat)
    return Decision((("free", {"seat": command.seat}),), owners={command.seat: None})


def _seat_bot(table: Table, who: Who, command: wire.SeatBot, now: float) -> Decision:
    is_hosted_by(table, who)
    goes_on(table)
    known_seat(table, command.seat)
    body = {"seat": command.seat, "bot": command.bot, "spent": table.spent(command.seat, now)}
    return Decision((("seat-bot", body), *_start_if_full(table, command.seat)), _begun(table, command.seat))


def _give_back(table: Table, who: Who, command: wire.GiveBack, now: float) -> Decision:
    seat = known_seat(table, command.seat)
    if not table.holds(who, command.seat):
        is_hosted_by(table, who)
    if seat.kind != PERSON or seat.bot is None:
        raise Refusal("seat.no-stand-in", NOT_NOW, f"no bot stands in on seat {command.seat}", seat=command.seat)
    return Decision(_return_to(command.seat, seat.bot))


def _set_pace(table: Table, who: Who, command: wire.SetPace, now: float) -> Decision:
    is_hosted_by(table, who)
    return Decision((("set-pace", {"pace": command.pace}),))


_DECIDE: Final[dict[type, Callable[[Table, Who, Any, float], Decision]]] = {
    wire.Claim: _claim,
    wire.Start: _start,
    wire.Act: _act,
    wire.PassAhead: _pass_ahead,
    wire.TakeBack: _take_back,
    wire.Chat: _chat,
    wire.Free: _free,
    wire.SeatBot: _seat_bot,
    wire.GiveBack: _give_back,
    wire.SetPace: _set_pace,
}


def _return_to(number: int, stand_in: str | None) -> tuple[Draft, ...]:
    """An owner who plays takes the seat back from the bot."""
    return () if stand_in is None else (("give-back", {"seat": number}),)


def _is_last_open(table: Table, number: int) -> bool:
    return table.status == GATHERING and [i for i, s in enumerate(table.seats) if s.kind == OPEN] == [number]


def _start_if_full(table: Table, number: int) -> tuple[Draft, ...]:
    """A table with no open seat starts at once."""
    return (("start", {"bots": DEFAULT_BOT}),) if _is_last_open(table, number) else ()


def _begun(table: Table, number: int) -> str | None:
    return PLAYING if _is_last_open(table, number) else None


def _hosting_moves(table: Table, number: int) -> bool:
    """The host goes with the last of their seats to another device."""
    owners = [seat.owner for seat in table.seats]
    return owners[number] == table.host and owners.count(table.host) == 1

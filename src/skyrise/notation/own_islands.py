"""Islands of somebody's own as documents: step by step, with what the loader says of them, and their pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from skyrise.city import build_city
from skyrise.city.drawing import (
    blank_island,
    color_area,
    draw_area,
    join_areas,
    letter_areas,
    move_corner,
    remove_area,
    remove_corner,
    set_bridge,
    set_port,
    split_area,
    turn_area,
    turn_windmill,
)
from skyrise.city.geometry import Point
from skyrise.components import BadComponent, Island, Reason, Refusal, load_island, read_island
from skyrise.components.island_files import check_island, island_keys, read_drawing
from skyrise.components.names import CENTRAL, FACTION_COLORS, OUTER_ISLANDS, SLOTS

from . import documents
from .documents import EditedIsland, IslandEdit, IslandFile, IslandPicture, IslandTrouble
from .messages import refusal_message
from .svg import draw_city

BLANK = "blank"
_HERE = "island"


def island_to_start_from(key: str) -> EditedIsland:
    """A published island, or a blank one."""
    if key != BLANK and key not in island_keys():
        raise Refusal(Reason.ISLAND_UNKNOWN, island=key)
    return _told(blank_island("X") if key == BLANK else load_island(key))


def edited_island(edit: IslandEdit) -> EditedIsland:
    """The island after a step; a ``Refusal`` if it cannot be made."""
    try:
        return _told(_edited(edit, read_drawing(_HERE, "", edit.island, own=True)))
    except BadComponent as trouble:
        raise _refused(Reason.ISLAND_STEP, trouble) from trouble


def load_own_island(key: str, island: IslandFile) -> Island:
    """An island that can be played on; a ``Refusal`` says what is wrong with it."""
    try:
        return read_island(key, "", island, own=True)
    except BadComponent as trouble:
        raise _refused(Reason.ISLAND_REFUSED, trouble) from trouble


def island_picture(island: IslandFile) -> IslandPicture:
    """An island without a game: an outer one in the north, a central one with those of the box around it."""
    own = load_own_island(_HERE, island)
    if own.is_central:
        return _picture(own, dict(zip(SLOTS, map(load_island, OUTER_ISLANDS), strict=True)))
    return _picture(load_island(CENTRAL), {SLOTS[0]: own})


def _refused(reason: Reason, trouble: BadComponent) -> Refusal:
    """Of an island as a whole, with the place that is wrong."""
    why = Refusal(Reason.COMPONENT_REFUSED, where=trouble.key, why=trouble) if trouble.key else trouble
    return Refusal(reason, place=trouble.key, why=why)


def _picture(central: Island, outer: dict[str, Island]) -> IslandPicture:
    try:
        return {"svg": draw_city(build_city(central, outer))}
    except BadComponent as trouble:
        raise _refused(Reason.ISLAND_REFUSED, trouble) from trouble


def _told(island: Island) -> EditedIsland:
    return {"island": cast(IslandFile, island.document()), "trouble": _trouble(island)}


def _trouble(island: Island) -> IslandTrouble | None:
    try:
        check_island("", island)
    except BadComponent as trouble:
        return {"place": trouble.key, "message": refusal_message(trouble).document()}
    return None


def _edited(edit: IslandEdit, island: Island) -> Island:
    match edit:
        case documents.DrawArea() | documents.SplitArea() | documents.MoveCorner() | documents.RemoveCorner():
            return _redrawn(edit, island)
        case documents.JoinAreas():
            return join_areas(island, edit.first, edit.second)
        case documents.RemoveArea():
            return remove_area(island, edit.area)
        case documents.ColorArea():
            return color_area(island, edit.area, edit.color)
        case documents.TurnArea():
            return turn_area(island, edit.area, edit.kind, FACTION_COLORS[0])
        case documents.TurnWindmill():
            return turn_windmill(island, edit.area)
        case documents.SetBridge():
            return set_bridge(island, edit.first, edit.second)
        case documents.SetPort():
            return set_port(island, edit.port, edit.area)
        case documents.NameIsland():
            return replace(island, name=edit.name)
        case documents.LetterAreas():
            return letter_areas(island, edit.letters)
        case documents.CheckIsland():
            return island


def _redrawn(
    edit: documents.DrawArea | documents.SplitArea | documents.MoveCorner | documents.RemoveCorner, island: Island
) -> Island:
    """Steps that change borders."""
    match edit:
        case documents.DrawArea():
            return draw_area(island, list(map(_point, edit.points)), edit.kind, edit.color, edit.reach)
        case documents.SplitArea():
            return split_area(island, edit.area, list(map(_point, edit.points)), edit.reach)
        case documents.MoveCorner():
            return move_corner(island, _point(edit.start), _point(edit.end), edit.reach)
        case documents.RemoveCorner():
            return remove_corner(island, _point(edit.point), edit.reach)


def _point(point: list[float]) -> Point:
    return point[0], point[1]

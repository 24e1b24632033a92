"""Pictures: well-formed, complete, the same every time, and no larger than they need be."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from present import present
from scenes import match_of, scene
from skyrise.city import City, build_city
from skyrise.components import Island, load_island, read_island
from skyrise.components.names import FACTION_COLORS
from skyrise.notation.svg import draw_city, draw_position
from skyrise.rules import Auction, Game, Placed, Position

SVG = "{http://www.w3.org/2000/svg}"
HREF = "href"
Element = ElementTree.Element

DISCS = {"H2": "A", "A13": "wild", "B14": "green", "Z13": "commissions"}
BUILT = {"H1": "24", "A1": "30", "B1": "W15"}
BIDS = [("16", "H3"), ("25", "H2")]


def parsed(picture: str) -> Element:
    return ElementTree.fromstring(picture)


def of_class(root: Element, name: str) -> list[Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def places_of(elements: list[Element]) -> list[str]:
    return [element.get("data-at", "") for element in elements]


def art_of(element: Element) -> list[str]:
    return [use.get(HREF, "").removeprefix("#art-") for use in element.iter(f"{SVG}use")]


def words_of(root: Element, ident: str) -> str:
    hood = next(element for element in root.iter() if element.get("id") == f"hood-{ident}")
    return hood.findtext(f"{SVG}title", "")


def auction(**changes: Any) -> Position:
    return replace(scene(BUILT, bids=BIDS, discs=DISCS, to_act=2).position(), **changes)


def played(players: int, plies: int, seed: int = 7) -> Game:
    game, rng = Game.new(players=players, seed=seed), random.Random(seed)
    while game.to_act is not None and len(game.actions) < plies:
        game.play(rng.choice(game.legal_actions()))
    return game


def own(key: str, **changes: object) -> Island:
    """One of our islands as a file of the user's: without hints."""
    document = load_island(key).document() | changes
    return read_island(key, f"{key}.json", document, own=True)


def own_city(**changes: object) -> City:
    return build_city(own("central"), {"north": own("aurora", **changes), "east": own("boreas"), "west": own("cirrus")})


def square_island(side: float = 100, names: str = "X") -> Island:
    """Fourteen squares in two rows: large, plain, and with few vertices."""
    vertices = [[side * (column - 3.5), side * (row + 2)] for row in range(3) for column in range(8)]
    corners = [8 * row + column for row in range(2) for column in range(7)]
    hoods = [
        {"id": f"{names}{i}", "color": FACTION_COLORS[i % 4], "ring": [c, c + 8, c + 9, c + 1], "windmill": i == 3}
        for i, c in enumerate(corners, start=1)
    ]
    ports = {"center": f"{names}4", "left": f"{names}1", "right": f"{names}7"}
    document = {"name": "Squares", "vertices": vertices, "neighborhoods": hoods, "ports": ports}
    return read_island(
        f"squares{names}", "squares.json", {**document, "lakes": [], "blimps": [], "bridges": []}, own=True
    )


CITIES: dict[str, Callable[[], City]] = {
    "two": lambda: match_of(2).city,
    "three": lambda: match_of(3).city,
    "four": lambda: match_of(4).city,
    "opposite": lambda: match_of(2, islands={"north": "cirrus", "south": "boreas"}).city,
    "own": own_city,
    "squares": lambda: build_city(load_island("central"), {"north": square_island(), "east": load_island("boreas")}),
    "far too large": lambda: build_city(load_island("central"), {"north": square_island(1e5), "east": own("boreas")}),
    "tiny": lambda: build_city(
        load_island("central"), {"north": square_island(0.01), "east": square_island(0.01, "Y")}
    ),
}


@cache
def city_of(name: str) -> City:
    return CITIES[name]()


@pytest.mark.parametrize("name", CITIES)
def test_a_city_shows_every_neighborhood_once(name: str) -> None:
    city = city_of(name)
    root = parsed(draw_city(city))
    hoods = [present(element.get("id")) for element in of_class(root, "hood")]
    assert sorted(hoods) == sorted(f"hood-{place.id}" for place in city.places)
    assert sorted(present(label.text) for label in of_class(root, "label")) == sorted(place.id for place in city.places)


@pytest.mark.parametrize("name", CITIES)
def test_features_stand_once_each(name: str) -> None:
    city = city_of(name)
    root = parsed(draw_city(city))
    assert sorted(places_of(of_class(root, "windmill"))) == sorted(city.ids(city.windmills_mask))
    assert sorted(places_of(of_class(root, "blimp"))) == sorted(blimp.id for blimp in city.blimps)
    (bridges,) = of_class(root, "bridges")
    decks = [path for path in bridges if path.get("fill") == "#cda067"]
    assert len(decks) == len(city.bridges)


@pytest.mark.parametrize("name", CITIES)
def test_everything_that_is_used_is_there_once(name: str) -> None:
    root = parsed(draw_city(city_of(name)))
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert [ident for ident, count in ids.items() if count > 1] == []
    used = {use.get(HREF, "").removeprefix("#") for use in root.iter(f"{SVG}use")}
    linked = {link for e in root.iter() for value in e.attrib.values() for link in re.findall(r"url\(#(.+?)\)", value)}
    assert used | linked <= set(ids)


@pytest.mark.parametrize("name", CITIES)
def test_the_land_lies_inside_the_frame(name: str) -> None:
    root = parsed(draw_city(city_of(name)))
    left, top, width, height = map(float, root.get("viewBox", "").split())
    for path in root.findall(f"{SVG}defs/{SVG}path"):
        if path.get("id", "").startswith("outline-"):
            numbers = [float(n) for n in re.findall(r"-?[\d.]+", path.get("d", "").split("z")[0])]
            x, y = zip(*zip(numbers[::2], numbers[1::2], strict=True), strict=True)
            assert left < x[0] < left + width
            assert top < y[0] < top + height


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 5, 60, 10_000])
def test_a_position_shows_its_pieces_once_each(players: int, plies: int) -> None:
    position = played(players, plies).position()
    root = parsed(draw_position(position))
    assert places_of(of_class(root, "structure")) == places_of(
        sorted(
            of_class(root, "structure"), key=lambda piece: float(re.findall(r"[-\d.]+", piece.get("transform", ""))[1])
        )
    )
    assert sorted(places_of(of_class(root, "structure"))) == sorted(piece.at for piece in position.structures)
    assert sorted(places_of(of_class(root, "bid"))) == sorted(piece.at for piece in position.bids)
    assert sorted(places_of(of_class(root, "disc"))) == sorted(position.discs)
    assert len(of_class(root, "hood")) == len(position.match.city)
    assert len(of_class(root, "seat")) == players


def test_pieces_have_the_art_of_their_owner_and_height() -> None:
    position = auction()
    root = parsed(draw_position(position))
    art = {piece.get("data-at"): art_of(piece) for piece in of_class(root, "structure") + of_class(root, "bid")}
    match = position.match
    assert art["H1"] == [f"building-red-{match.height(24)}"]
    assert art["A1"] == [f"building-{match.colors[present(match.owner(30))]}-{match.height(30)}"]
    assert art["B1"] == ["wonder-blue"]
    assert art["H3"] == [f"bid-{match.colors[present(match.owner(16))]}-{match.height(16)}"]
    assert [disc for group in of_class(root, "disc") for disc in art_of(group)] == [
        f"disc-{disc}-ground" for disc in DISCS.values()
    ]


def test_bids_have_their_numbers_and_the_latest_is_marked() -> None:
    root = parsed(draw_position(auction()))
    numbers = {bid.get("data-at"): bid.findtext(f"{SVG}text") for bid in of_class(root, "bid")}
    assert numbers == {"H3": "16", "H2": "25"}
    assert places_of(of_class(root, "latest")) == ["H2"]
    assert places_of(of_class(root, "latest-glow")) == ["H2"]
    assert len(of_class(root, "trail")) == 1
    assert not of_class(parsed(draw_position(auction(auction=None))), "trail")


def test_a_wonder_as_a_bid_has_a_flag() -> None:
    bids = (Placed(0, "H3", building=16), Placed(1, "H2", wonder=6))
    position = auction(auction=Auction(0, bids, ()))
    (latest,) = of_class(parsed(draw_position(position)), "latest")
    assert latest.findtext(f"{SVG}text") == "W6"
    assert art_of(latest) == ["wonder-teal"]


def test_the_second_wonders_of_two_players_have_colors_of_their_own() -> None:
    game = scene({"H1": "W5", "H2": "W6", "H3": "W9", "H4": "W15"}, players=2)
    pieces = of_class(parsed(draw_position(game.position())), "structure")
    art = {piece.get("data-at"): art_of(piece)[0] for piece in pieces}
    assert art == {"H1": "wonder-red", "H2": "wonder-yellow", "H3": "wonder-teal", "H4": "wonder-blue"}


def test_each_drawing_is_there_once_and_only_if_it_is_used() -> None:
    root = parsed(draw_position(played(4, 10_000).position()))
    drawings = [g.get("id", "") for g in root.findall(f"{SVG}defs/{SVG}g") if g.get("id", "").startswith("art-")]
    used = {use.get(HREF, "").removeprefix("#") for use in root.iter(f"{SVG}use") if "#art-" in use.get(HREF, "")}
    assert sorted(drawings) == sorted(used)


def test_highlighted_neighborhoods_glow() -> None:
    root = parsed(draw_position(auction(), highlight=["A5", "B9", "A5"]))
    assert sorted(places_of(of_class(root, "highlight"))) == ["A5", "B9"]
    assert sorted(hood.get("id", "") for hood in of_class(root, "highlighted")) == ["hood-A5", "hood-B9"]
    assert not of_class(parsed(draw_position(auction())), "highlight")
    with pytest.raises(KeyError):
        draw_position(auction(), highlight=["A99"])


def test_a_picture_tells_what_it_shows() -> None:
    position = auction()
    root = parsed(draw_position(position))
    assert root.findtext(f"{SVG}title") == "A position of Skyrise"
    assert "north: Aurora" in root.findtext(f"{SVG}desc", "")
    assert "to act: Player 3; bids: red 16 on H3" in root.findtext(f"{SVG}desc", "")
    assert words_of(root, "H1") == "H1, yellow; structure: red 24"
    assert words_of(root, "H2").startswith("H2, green; disc: A; bid: ")
    assert words_of(root, "H3") == "H3, white, windmill; bid: red 16"
    assert words_of(root, "B1").endswith("Wonder 15 (The Shard)")
    assert words_of(parsed(draw_city(position.match.city)), "H1") == "H1, yellow"


def test_the_legend_tells_how_the_players_stand() -> None:
    game = scene(BUILT, bids=BIDS, to_act=2, prestige={1: {"control1": 7, "wonders": 4}})
    root = parsed(draw_position(game.position()))
    seats = [[text.text for text in seat.iter(f"{SVG}text")] for seat in of_class(root, "seat")]
    assert seats[1][0] == "Teal"
    assert seats[1][-1] == "11"
    assert [seat.get("data-seat") for seat in of_class(root, "to-act")] == ["2"]
    assert "ERA II" in [text.text for text in root.iter(f"{SVG}text")]
    ended = parsed(draw_position(played(2, 10_000).position()))
    assert not of_class(ended, "to-act")


def test_a_view_is_drawn_like_the_position() -> None:
    game = played(3, 40)
    assert draw_position(game.view(None).position) == draw_position(game.position())


def test_names_are_escaped() -> None:
    name = '<b> & "co" \x07'
    picture = draw_city(own_city(name=name))
    root = parsed(picture)
    assert "<b>" not in picture
    assert '<B> & "CO" \ufffd' in [text.text for text in root.iter(f"{SVG}text")]
    assert 'north: <b> & "co" \ufffd;' in root.findtext(f"{SVG}desc", "")


def test_a_name_cannot_ask_for_a_drawing() -> None:
    parsed(draw_city(own_city(name='href="#art-none"')))


def test_pictures_are_the_same_every_time() -> None:
    first, second = (draw_position(played(4, 60).position(), highlight=["H1", "A13"]) for _ in range(2))
    assert first == second
    assert first == draw_position(played(4, 60).position(), highlight=["A13", "H1"])


def test_outlines_of_other_cities_have_other_ids() -> None:
    """Two pictures on one page share ids, so what has one id must be the same."""
    pictures = [
        draw_city(match_of(2, islands={"north": a, "east": b}).city)
        for a, b in pairwise(("aurora", "zephyr", "aurora"))
    ]
    ids = [dict(re.findall(r'<path id="(outline-\w+)" d="([^"]+)"', picture)) for picture in pictures]
    assert len(ids[0]) == len(ids[1])
    assert all(ids[0][ident] == ids[1][ident] for ident in ids[0].keys() & ids[1].keys())
    assert ids[0].keys() != ids[1].keys()


def test_pictures_are_small() -> None:
    assert len(draw_city(match_of(4).city)) < 200_000
    assert len(draw_position(played(4, 10_000).position(), highlight=match_of(4).city.ids(-1))) < 400_000


def test_two_wonders_each_in_a_game_of_four(tmp_path: Path) -> None:
    """An edition of one's own may say so; then there are no figures of unused colours."""
    (tmp_path / "mine.toml").write_text("[edition]\nid = 'mine'\nbase = 'retail'\n[figures]\n4 = 2\n")
    game = Game.new(4, str(tmp_path / "mine.toml"), seed=3)
    while not game.is_over:
        game.play(game.legal_actions()[-1])
    assert draw_position(game.position()).count('href="#art-wonder-') == 8

"""Islands over the wire: drawn step by step, played on, and seen again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from city.drawn import striped
from declared import check
from serving import Visitor
from skyrise.notation.documents import EditedIsland, IslandPicture, Problem, SceneDocument

STRIPES = striped().document()


def edited(visitor: Visitor, **step: Any) -> dict[str, Any]:
    """An island after a step."""
    answer = visitor.http.post("/api/islands/edit", json=step)
    assert answer.status_code == 200, answer.text
    document: dict[str, Any] = answer.json()
    check(EditedIsland, document)
    return document


def test_an_island_is_drawn_step_by_step(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    blank = one.get("/islands/blank")
    check(EditedIsland, blank)
    line = [[265, 355], [-265, 355]]
    split = edited(one, type="split", island=blank["island"], area="X1", points=line, reach=5)
    assert [hood["id"] for hood in split["island"]["neighborhoods"]] == ["X1", "X2"]
    assert split["trouble"]["message"]["id"] == "reason-island-ports"
    assert edited(one, type="check", island=STRIPES)["trouble"] is None
    picture = one.http.post("/api/islands/picture", json=STRIPES).json()
    check(IslandPicture, picture)


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (
            json.dumps({"type": "split", "island": STRIPES, "area": "X1", "points": [[0, 0], [1, 1]], "reach": 1}),
            422,
            "island.step",
        ),
        (json.dumps({"type": "fold", "island": STRIPES}), 422, "request.invalid"),
        (json.dumps({"type": "check", "island": {**STRIPES, "more": 1}}), 422, "request.invalid"),
        ("\xff", 422, "request.invalid"),
        (json.dumps({"type": "check", "island": {**STRIPES, "name": "x" * 200_000}}), 413, "request.too-large"),
    ],
)
def test_what_cannot_be_drawn_is_refused(visitor: Callable[..., Visitor], body: str, status: int, reason: str) -> None:
    head = {"content-type": "application/json"}
    answer = visitor().http.post("/api/islands/edit", content=body.encode("latin-1"), headers=head)
    assert answer.status_code == status, answer.text
    check(Problem, answer.json())
    assert answer.json()["reason"] == reason
    assert visitor().http.get("/api/islands/atlantis").json()["reason"] == "island.unknown"


def test_the_city_of_an_own_island_has_a_picture_at_its_table_and_in_its_replay(
    visitor: Callable[..., Visitor],
) -> None:
    one = visitor()
    wish = {
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "islands": {"south": "boreas"},
        "own_islands": {"north": STRIPES},
    }
    made = one.http.post("/api/tables", json=wish)
    table = made.headers["location"].removeprefix("/api")
    assert made.json()["now"]["city"] == {"north": "Stripes", "south": "boreas"}
    scene = one.get(f"{table}/city")
    check(SceneDocument, scene)
    assert "X9" in scene["places"]
    assert [island["key"] for island in scene["islands"]] == ["central", "Stripes", "boreas"]
    replay = one.get(f"{table}/replay")
    assert replay["scene"] == scene
    plain = one.http.post("/api/tables", json={"seats": wish["seats"]}).headers["location"].removeprefix("/api")
    assert one.get(f"{plain}/replay")["scene"] is None

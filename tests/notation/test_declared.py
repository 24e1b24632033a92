"""Declared types: each construct as a schema and as a check of raw JSON, and both agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from skyrise.components.reading import Node
from skyrise.notation import BadDocument
from skyrise.notation.declared import (
    Between,
    Entries,
    Items,
    Length,
    Pattern,
    exactly_one,
    read_declared,
    read_one_of,
    schema_of,
    schemas_of,
)
from skyrise.notation.documents import COMMANDS, Free, NewTable


class Inner(TypedDict):
    """Something inside."""

    a: NotRequired[int]
    b: NotRequired[int]


exactly_one(Inner, "a", "b")


class Outer(TypedDict):
    """Something that goes out.

    More about it, which a schema leaves out.
    """

    inner: Annotated[list[Inner], Items(1, 3), "Some of them."]
    point: tuple[float, float]
    word: Literal["one", "two"] | None
    maybe: NotRequired[bool]


@dataclass(frozen=True, slots=True)
class Request:
    """Something that comes in."""

    type: Literal["request"]
    count: Annotated[int, Between(0, 9)]
    share: Annotated[float, Between(0)] = 0.5
    name: Annotated[Annotated[str, Length(1, 4)] | None, "A short one."] = None
    code: Annotated[str, Pattern("[a-z]+|[0-9]+")] = "x"
    flags: Annotated[list[bool], Items(0, 2)] = None  # type: ignore[assignment]  # a dataclass refuses a list here
    words: dict[Literal["left", "right"], str] | None = None


def read(**fields: Any) -> Request:
    return read_declared(Request, Node({"type": "request", "count": 1, **fields}, "", BadDocument))


def test_an_object_that_goes_out_has_its_fields_and_may_have_more() -> None:
    schemas = schemas_of([Outer])
    assert schemas["Outer"] == {
        "type": "object",
        "description": "Something that goes out.",
        "properties": {
            "inner": {
                "type": "array",
                "items": {"$ref": "#/$defs/Inner"},
                "minItems": 1,
                "maxItems": 3,
                "description": "Some of them.",
            },
            "point": {
                "type": "array",
                "prefixItems": [{"type": "number"}, {"type": "number"}],
                "minItems": 2,
                "maxItems": 2,
            },
            "word": {"anyOf": [{"enum": ["one", "two"]}, {"type": "null"}]},
            "maybe": {"type": "boolean"},
        },
        "required": ["inner", "point", "word"],
    }
    assert schemas["Inner"]["oneOf"] == [{"required": ["a"]}, {"required": ["b"]}]


def test_an_object_that_comes_in_is_closed_and_says_its_defaults() -> None:
    schema = schemas_of([Request])["Request"]
    assert schema["additionalProperties"] is False
    assert schema["required"] == ["type", "count"]
    assert schema["properties"]["type"] == {"const": "request"}
    assert schema["properties"]["share"] == {"type": "number", "minimum": 0, "default": 0.5}
    assert schema["properties"]["code"]["pattern"] == "^([a-z]+|[0-9]+)$"


def test_what_has_no_schema_is_refused_when_it_is_declared() -> None:
    with pytest.raises(TypeError, match="has no JSON Schema"):
        schema_of(set[int])


def test_what_fits_is_read_with_its_defaults() -> None:
    assert read() == Request("request", 1)
    assert read(count=3.0, share=2, name="Ewa", flags=[True], words={"left": "L"}) == Request(
        "request", 3, 2, "Ewa", "x", [True], {"left": "L"}
    )
    assert isinstance(read(count=3.0).count, int)


@pytest.mark.parametrize(
    ("fields", "place", "reason"),
    [
        ({"count": 10}, "count", "value.bounds"),
        ({"count": True}, "count", "value.whole"),
        ({"count": 1.5}, "count", "value.whole"),
        ({"count": None}, "count", "value.whole"),
        ({"share": -1}, "share", "value.bounds"),
        ({"share": "half"}, "share", "value.decimal"),
        ({"share": float("inf")}, "share", "value.decimal"),
        ({"name": ""}, "name", "value.length"),
        ({"name": 7}, "name", "value.text"),
        ({"code": "A"}, "code", "value.pattern"),
        ({"code": "a\n"}, "code", "value.pattern"),
        ({"flags": [True] * 3}, "flags", "value.items"),
        ({"flags": [1]}, "flags[0]", "value.flag"),
        ({"words": {"up": "U"}}, "words.up", "value.unknown"),
        ({"more": 1}, "more", "value.unknown"),
        ({"type": "other"}, "type", "value.choice"),
    ],
)
def test_what_does_not_fit_is_refused_at_its_place(fields: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(BadDocument) as caught:
        read(**fields)
    assert (caught.value.place, caught.value.reason) == (place, reason)


def test_what_is_missing_is_refused() -> None:
    with pytest.raises(BadDocument) as caught:
        read_declared(Request, Node({"type": "request"}, "", BadDocument))
    assert (caught.value.place, caught.value.reason) == ("count", "value.missing")


def test_only_one_type_or_null_can_be_read() -> None:
    @dataclass(frozen=True)
    class Vague:
        what: int | str

    Vague.__annotations__["what"] = int | str
    with pytest.raises(TypeError, match="only a type or null"):
        read_declared(Vague, Node({"what": 1}, "", BadDocument))


raw = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.floats(-2, 99, width=16) | st.sampled_from(["", "bot", "me"]),
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.dictionaries(st.sampled_from(["kind", "seats", "seat", "id", "pace", "name", "type"]), inside, max_size=4)
    ),
    max_leaves=8,
)
TYPES = [("NewTable", NewTable), *COMMANDS.items()]


@given(st.sampled_from(TYPES), st.dictionaries(st.sampled_from(["seats", "seat", "pace", "name", "on", "text"]), raw))
def test_the_check_and_the_schema_accept_the_same(named: tuple[str, type[Any]], fields: dict[str, Any]) -> None:
    name, declared = named
    document = fields if declared is NewTable else {"type": name, "id": "command-1", **fields}
    schema = {"$ref": f"#/$defs/{declared.__name__}", "$defs": schemas_of([declared])}
    try:
        read_declared(declared, Node(document, "", BadDocument))
        accepted = True
    except BadDocument:
        accepted = False
    assert accepted == Draft202012Validator(schema).is_valid(document)


@dataclass(frozen=True)
class Bag:
    """Something whose keys are data."""

    things: Annotated[dict[str, object], Entries(2)]


def test_what_is_checked_elsewhere_is_read_as_it_is_but_not_without_end() -> None:
    things: dict[str, object] = {"a": [1, {"b": None}], "c": "d"}
    assert read_declared(Bag, Node({"things": things}, "", BadDocument)) == Bag(things)
    assert schemas_of([Bag])["Bag"]["properties"]["things"] == {
        "type": "object",
        "additionalProperties": {},
        "maxProperties": 2,
    }
    with pytest.raises(BadDocument, match="things"):
        read_declared(Bag, Node({"things": {**things, "e": 1}}, "", BadDocument))


def test_a_message_is_told_by_its_type() -> None:
    node = Node({"type": "free", "id": "command-1", "seat": 2}, "", BadDocument)
    assert read_one_of(COMMANDS, node) == Free("free", "command-1", 2)
    with pytest.raises(BadDocument, match=f"type: expected one of {', '.join(COMMANDS)}; found"):
        read_one_of(COMMANDS, Node({"type": "fly"}, "", BadDocument))

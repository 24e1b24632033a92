"""What the page's kernel is called with, in TypeScript: made from the annotations of the cores, as the kernel itself.

And an example for its tests: a match and what is played there, by the interpreted rules.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from typing import get_type_hints

from skyrise import Game
from skyrise.kernel.core.loops import perft
from skyrise.kernel.core.traces import ANY, trace_games
from skyrise.kernel.generator.annotations import Annotations
from skyrise.kernel.generator.types import ListOf, Record, Scalar, Store, Type
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.native.chance import ANNOTATIONS
from skyrise.kernel.wasm.calls import KINDS
from skyrise.kernel.wasm.entries import browser_entries, export_name
from skyrise.kernel.wasm.records import packed
from skyrise.rules.core.words import ACTIONS
from xorshift import Xorshift

HEAD = """/**
 * The functions of the kernel, and what they work on. Made by `make types` from the annotations of the cores: change
 * them there.
 */
import type { Floats, Grid, Ints, Records } from "./lists";
"""
SCALARS = {Scalar.INT: "bigint", Scalar.FLOAT: "number", Scalar.BOOL: "boolean", Scalar.NOTHING: "null"}
TAKEN = {**SCALARS, Scalar.INT: "number | bigint"}
LISTS = {Store.INT64: "Ints", Store.FLOAT64: "Floats"}
WORD = 0x123456789ABCDEF
"""Where the random numbers of the example begin."""
Entry = tuple[str, dict[str, Type], Type]


def kernel_types() -> str:
    """The text of the file."""
    annotations = Annotations(ANNOTATIONS)
    entries = [_entry(annotations, export_name(function), function) for function in browser_entries()]
    kinds = [kind for _, parameters, _ in entries for kind in parameters.values()]
    bundles = {kind.name: kind for kind in kinds if isinstance(kind, Record) and kind.is_bundle}
    records = {record.name: record for kind in (*kinds, *bundles.values()) for record in _numbers_in(kind)}
    lines = [HEAD, *_records(dict(sorted(records.items()))), ""]
    for name, bundle in bundles.items():
        fields = [f"  {field}: {_taken(one.type)};" for field, one in bundle.fields.items()]  # type: ignore[arg-type]
        lines += ["/** Lists that functions take together. */", f"export type {name} = {{", *fields, "};", ""]
    lines += ["/** What functions take and give. */", "export interface Functions {"]
    for name, parameters, result in entries:
        taken = ", ".join(f"{one}: {_taken(kind)}" for one, kind in parameters.items())
        lines.append(f"  {json.dumps(name)}: [given: [{taken}], result: {SCALARS[result]}];")  # type: ignore[index]
    lines += ["}", "", "/** The order of the lists in a bundle. */", "export const BUNDLES = {"]
    lines += [f"  {name}: {json.dumps(list(bundle.fields))}," for name, bundle in bundles.items()]
    lines += ["} as const;", "", "/** How arguments and the result of a function are passed. */"]
    lines += ["export const SIGNATURES: { readonly [Name in keyof Functions]: readonly string[] } = {"]
    for name, parameters, result in entries:
        lines.append(f"  {json.dumps(name)}: {json.dumps([_passed(kind) for kind in (*parameters.values(), result)])},")
    return "\n".join([*lines, "};", ""])


def kernel_example() -> str:
    """A match, its first state, and what the interpreted rules make of them."""
    game = Game.new(players=4, edition="retail", seed=7)
    load, t, out = Interpreted(), game.match.tables, [0] * ACTIONS
    traces = [0] * 3
    decisions = trace_games(load.blanks(1)[0], t, Xorshift(WORD), out, ANY, traces)
    example = {
        "tables": b64encode(packed(t)).decode(),
        "state": b64encode(packed(game.state)).decode(),
        "legal": game.match.legal_codes(game.state),
        "perft": perft([*load.blanks(2), game.state], t, 2, load.grid(3, ACTIONS)),
        "word": str(WORD),
        "traces": list(map(str, traces)),
        "decisions": decisions,
    }
    return json.dumps(example, indent=2) + "\n"


def _entry(annotations: Annotations, name: str, function: object) -> Entry:
    hints = get_type_hints(function, include_extras=True)
    kinds = {parameter: annotations.type_of(hint) for parameter, hint in hints.items()}
    return name, kinds, kinds.pop("return")


def _records(records: dict[str, Record]) -> Iterator[str]:
    yield "/** Records: bytes, and of each field the kind of its numbers, where it begins, and how many there are. */"
    yield "export const RECORDS = {"
    for name, record in records.items():
        yield f"  {name}: {{"
        yield f"    size: {record.size},"
        yield "    fields: {"
        for field in record.fields.values():
            store = field.type if isinstance(field.type, Store) else field.type.element
            assert isinstance(store, Store)
            yield f"      {field.name}: {json.dumps([store.code, field.offset, field.length])},"
        yield "    },"
        yield "  },"
    yield "} as const;"


def _numbers_in(kind: Type) -> Iterator[Record]:
    """The records of numbers that a type leads to."""
    if isinstance(kind, ListOf) and not isinstance(kind.element, Store):
        yield from _numbers_in(kind.element)
    if isinstance(kind, Record):
        yield from kind.reaches if kind.is_bundle else (kind,)


def _taken(kind: Type) -> str:
    """The type of an argument, in TypeScript."""
    match kind:
        case Scalar():
            return TAKEN[kind]
        case Record():
            return kind.name if kind.is_bundle else f'Records<"{kind.name}">'
        case ListOf(element=Store() as store):
            return LISTS[store]
        case ListOf(element=Record() as record):
            return f'Records<"{record.name}">'
    return "Grid"


def _passed(kind: Type) -> str:
    """How an argument is passed: a letter of ``calls.KINDS``, a record, a list, or the name of a bundle."""
    match kind:
        case Scalar():
            return KINDS[kind]
        case Record():
            return kind.name if kind.is_bundle else "record"
    return "list"

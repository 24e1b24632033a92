"""Whether a document is what its declared type says."""

from __future__ import annotations

import json
from functools import cache

from jsonschema import Draft202012Validator

from skyrise.notation.declared import schemas_of


@cache
def _validator(declared: type) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{declared.__name__}", "$defs": schemas_of([declared])})


def check(declared: type, document: object) -> None:
    """Fails where a document, as JSON, does not fit, and where an object at its top has a field too many."""
    told = json.loads(json.dumps(document))
    _validator(declared).validate(told)
    assert set(told) <= set(schemas_of([declared])[declared.__name__]["properties"])

"""The pages of the environments: the layout is that of the code, and a quick start is quick."""

from __future__ import annotations

import re

import pytest

import make_docs

DOCS = make_docs.ROOT / "docs"


def test_the_page_of_tensors_is_up_to_date() -> None:
    assert (DOCS / "tensors.md").read_text(encoding="utf-8") == make_docs.tensors(), "run: python scripts/make_docs.py"


@pytest.mark.parametrize("page", ["pettingzoo", "gymnasium", "openspiel"])
def test_a_quick_start_has_ten_lines_at_most(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / f"{page}.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    assert blocks
    lines = [line for line in blocks[0].splitlines() if line.startswith((">>>", "..."))]
    assert 1 < len(lines) <= 10

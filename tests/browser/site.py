"""The game as a folder of files behind a plain file server, and people who play there in their own browser."""

from __future__ import annotations

import json
from typing import Any

from browser.people import NewPerson, Person

PATIENT = 120_000
"""Milliseconds: two Pythons start on a busy machine."""

LISTENS = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    window.engine = this;
    this.addEventListener("message", ({ data }) => data.kind === "told" && window.hearTold(data.text));
  }
};
let asked = 1e9;
window.askEngine = (method, path, body) => new Promise((answered) => {
  const number = (asked += 1);
  const hear = ({ data }) => {
    if (data.kind !== "answer" || data.number !== number) return;
    window.engine.removeEventListener("message", hear);
    answered({ status: data.status, text: data.text });
  };
  window.engine.addEventListener("message", hear);
  window.engine.postMessage({ kind: "ask", number, method, path, body });
});
"""
"""What a table tells the page goes to the test too, as the frames of a socket do; and the test may ask its worker."""


def visitor(new_person: NewPerson, address: str, path: str = "/", **options: Any) -> Person:
    """Somebody who comes for the first time, and plays in their own browser."""
    person = new_person(address=address, solo="browser", **options)
    person.page.set_default_timeout(PATIENT)
    person.page.expose_function("hearTold", person._heard)
    person.page.add_init_script(LISTENS)
    person.visit(path)
    return person


def ask(person: Person, method: str, path: str, body: object = None) -> Any:
    """What the page's own worker answers, as a server would."""
    text = "" if body is None else json.dumps(body)
    answer = person.page.evaluate("given => window.askEngine(...given)", [method, path, text])
    assert answer["status"] < 300, answer["text"]
    return json.loads(answer["text"])

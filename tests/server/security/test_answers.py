"""What every answer has, whatever was asked; and what is refused at the door."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from declared import check
from skyrise.notation.documents import Problem
from skyrise.server.app import create_app
from skyrise.server.page import PATHS
from skyrise.server.security.limits import Limits, Rate
from skyrise.server.security.origins import Origins
from skyrise.server.settings import Settings

NEW_TABLE = {"seats": [{"kind": "me"}, {"kind": "me"}]}
STRANGER = ("203.0.113.7", 4711)

Connect = Callable[..., httpx.AsyncClient]


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A page that was built."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Skyrise</title>")
    (tmp_path / "static" / "assets" / "index-1234.js").write_text("export {};\n" * 400)
    (tmp_path / "static" / "assets" / "index-1234.js.br").write_bytes(b"packed")
    (tmp_path / "static" / "assets" / "python.wasm").write_bytes(b"as it is")
    (tmp_path / "static" / "assets" / "python.wasm.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("not part of the page")
    return tmp_path / "static"


@pytest_asyncio.fixture
async def connect(tmp_path: Path, static: Path) -> AsyncIterator[Connect]:
    """Makes clients of one app; the limits are low."""
    app = create_app(
        Settings(
            data=tmp_path / "data",
            workers=1,
            origins=Origins(frozenset({"https://play.example"}), only_known_hosts=True),
            limits=Limits(tables=Rate(3, 0.01), records=Rate(1, 0.01), address_share=2),
            static=static,
        )
    )

    def make(scheme: str = "http", client: tuple[str, int] = ("127.0.0.1", 1)) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=client)
        return httpx.AsyncClient(transport=transport, base_url=f"{scheme}://localhost")

    make.app = app  # type: ignore[attr-defined]
    async with app.router.lifespan_context(app):
        yield make


async def asked(client: httpx.AsyncClient) -> list[httpx.Response]:
    """Answers of all kinds."""
    return [
        await client.get("/"),
        await client.get("/t/0123456789ab?seat=1&token=secret"),
        await client.get("/assets/index-1234.js"),
        await client.get("/api/health"),
        await client.get("/api/nowhere"),
        await client.get("/api/tables/0000"),
        await client.put("/api/tables"),
        await client.post("/api/tables", json={"seats": []}),
        await client.post("/api/tables", json=NEW_TABLE, headers={"origin": "http://evil.example"}),
        await client.get("/", headers={"host": "rebound.example"}),
        await client.post("/api/tables", content=b"x" * 200_000),
    ]


async def test_every_answer_has_the_security_headers(connect: Connect) -> None:
    for answer in await asked(connect()):
        policy = answer.headers["content-security-policy"].split("; ")
        assert {
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "object-src 'none'",
            "frame-ancestors 'none'",
        } <= set(policy)
        assert not any("'unsafe" in part for part in policy), "WebAssembly may be compiled, and nothing else"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]


async def test_every_error_is_a_problem_document(connect: Connect) -> None:
    reasons = set()
    for answer in await asked(connect()):
        if answer.status_code >= 400:
            assert answer.headers["content-type"] == "application/problem+json"
            problem = answer.json()
            check(Problem, problem)
            assert problem["status"] == answer.status_code
            reasons.add(problem["reason"])
    assert reasons == {
        *("request.nowhere", "table.unknown", "request.method", "request.invalid"),
        *("origin.foreign", "host.foreign", "request.too-large"),
    }


@pytest.mark.parametrize("media_type", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_only_json_is_read(connect: Connect, media_type: str) -> None:
    """A page of somebody else can send these without asking first."""
    body = json.dumps(NEW_TABLE).encode()
    answer = await connect().post("/api/tables", content=body, headers={"content-type": media_type})
    assert (answer.status_code, answer.json()["place"]) == (422, "content-type")
    assert "expected 'application/json'" in answer.json()["detail"]


async def test_a_failure_tells_nothing_of_the_inside(
    connect: Connect, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the password is swordfish")

    monkeypatch.setattr("skyrise.server.api.catalogue.about_document", fail)
    answer = await connect().get("/api/about?token=a-secret-token")
    assert (answer.status_code, answer.json()["reason"]) == (500, "server.failed")
    assert "swordfish" not in answer.text
    assert "content-security-policy" in answer.headers
    assert "GET /api/about failed" in caplog.text
    assert "a-secret-token" not in caplog.text


async def test_a_body_without_a_length_is_measured_as_it_comes(connect: Connect) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(200):
            yield b"x" * 1024

    headers = {"content-type": "application/json"}
    answer = await connect().post("/api/tables", content=endless(), headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (413, "request.too-large")


async def test_records_may_be_larger_but_not_as_large_as_one_likes(connect: Connect) -> None:
    answer = await connect().post("/api/replays", content=b" " * 900_000)
    assert answer.json()["reason"] == "record.refused"
    answer = await connect().post("/api/replays", content=b" " * 1_100_000)
    assert answer.json()["reason"] == "request.too-large"


@pytest.mark.parametrize("origin", [None, "http://localhost", "https://play.example"])
async def test_its_own_page_may_act(connect: Connect, origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    assert (await connect().post("/api/tables", json=NEW_TABLE, headers=headers)).status_code == 201


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(connect: Connect, scheme: str) -> None:
    client = connect(scheme)
    cookie = (await client.post("/api/tables", json=NEW_TABLE)).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert ("Secure" in cookie.split("; ")) == (scheme == "https")
    assert "set-cookie" not in (await client.post("/api/tables", json=NEW_TABLE)).headers


async def test_whoever_comes_to_the_page_is_a_player_from_then_on(connect: Connect) -> None:
    client = connect()
    assert "set-cookie" in (await client.get("/")).headers
    assert "set-cookie" not in (await client.get("/learn")).headers
    assert "set-cookie" not in (await connect().get("/api/health")).headers


async def test_a_player_who_makes_too_many_tables_has_to_wait(connect: Connect) -> None:
    client = connect()
    await client.get("/")
    statuses = [(await client.post("/api/tables", json=NEW_TABLE)).status_code for _ in range(4)]
    assert statuses == [201, 201, 201, 429]
    refused = await client.post("/api/tables", json=NEW_TABLE)
    assert refused.json()["reason"] == "request.too-often"
    assert int(refused.headers["retry-after"]) == refused.json()["arguments"]["seconds"] > 0


async def test_an_address_has_to_wait_even_with_new_cookies(connect: Connect) -> None:
    statuses = [(await connect(client=STRANGER).post("/api/tables", json=NEW_TABLE)).status_code for _ in range(7)]
    assert statuses == [201] * 6 + [429]


async def test_the_page_is_served_for_its_routes_and_its_files_for_ever(connect: Connect) -> None:
    client = connect()
    for path in PATHS.values():
        page = await client.get(path.format(table="0123456789ab", record="0", lesson="bids", puzzle="0"))
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        assert "<title>Skyrise" in page.text
    script = await client.get("/assets/index-1234.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    plain = await client.get("/assets/index-1234.js", headers={"accept-encoding": "identity"})
    assert plain.content == script.content


@pytest.mark.parametrize(
    ("name", "accepted", "encoding"),
    [
        ("python.wasm", "gzip, br;q=1.0", "br"),
        ("python.wasm", "gzip", None),
        ("index-1234.js", "gzip, br", "br"),
        ("index-1234.js", "gzip", "gzip"),
    ],
)
async def test_what_was_packed_when_it_was_built_is_sent_so(
    connect: Connect, name: str, accepted: str, encoding: str | None
) -> None:
    async with connect().stream("GET", f"/assets/{name}", headers={"accept-encoding": accepted}) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith(("application/wasm", "text/javascript"))
    assert (sent == b"packed") == (encoding == "br")


@pytest.mark.parametrize("path", ["/nonsense", "/t", "/t/0123456789ab/nonsense", "/favicon.ico"])
async def test_a_browser_that_is_lost_is_shown_the_page(connect: Connect, path: str) -> None:
    client = connect()
    page = await client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<title>Skyrise" in page.text
    program = await client.get(path)
    assert (program.status_code, program.json()["reason"]) == (404, "request.nowhere")


@pytest.mark.parametrize("path", ["/api/nowhere", "/api", "/assets/nothing.js"])
async def test_a_browser_hears_of_what_is_no_screen_as_a_program_does(connect: Connect, path: str) -> None:
    answer = await connect().get(path, headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["reason"]) == (404, "request.nowhere")


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"])
async def test_nothing_beside_the_page_is_served(connect: Connect, path: str) -> None:
    assert (await connect().get(path)).status_code == 404


async def test_a_page_that_was_not_built_says_what_to_do(connect: Connect, static: Path) -> None:
    (static / "index.html").unlink()
    page = await connect().get("/")
    assert page.status_code == 503
    assert "make play" in page.text, "for those who have a clone"
    assert "pip install skyrise" in page.text, "for those who have a package"

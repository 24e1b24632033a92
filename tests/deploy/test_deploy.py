"""The examples for hosts: read by the programs they are for, where those are installed, and by parsers everywhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from skyrise.cli.serve import serve

DEPLOY = Path(__file__).parents[2] / "deploy"
ROOT = DEPLOY.parent
PLACES = f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin"
"""Where programs are, for people whose own path does not lead to those of administrators."""


def run(*command: str, **variables: str) -> str:
    """What a program says that must agree."""
    known = {**os.environ, "PATH": PLACES, **variables}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=known)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program, path=PLACES) is None, reason=f"{program} is not installed")


@needs("nginx")
@needs("openssl")
def test_nginx_reads_its_example(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    made = ("-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example", "-days", "1")
    run("openssl", "req", *made, "-keyout", str(key), "-out", str(certificate))
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("/etc/ssl/certs/ssl-cert-snakeoil.pem", str(certificate))
    site = site.replace("/etc/ssl/private/ssl-cert-snakeoil.key", str(key))
    config = tmp_path / "nginx.conf"
    config.write_text(f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {site} }}")
    assert "successful" in run("nginx", "-t", "-p", str(tmp_path), "-c", str(config))


@needs("haproxy")
@needs("openssl")
def test_haproxy_reads_its_example(tmp_path: Path) -> None:
    both = tmp_path / "play.example.pem"
    made = ("-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example", "-days", "1")
    run("openssl", "req", *made, "-keyout", str(tmp_path / "key.pem"), "-out", str(both))
    both.write_text(both.read_text() + (tmp_path / "key.pem").read_text())
    config = tmp_path / "haproxy.cfg"
    config.write_text((DEPLOY / "haproxy.cfg").read_text().replace("/etc/haproxy/play.example.pem", str(both)))
    assert "valid" in run("haproxy", "-c", "-f", str(config))


@needs("caddy")
def test_caddy_reads_its_example(tmp_path: Path) -> None:
    run("caddy", "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile", HOME=str(tmp_path))


@needs("caddy")
def test_caddy_asks_every_server_of_the_compose_file(tmp_path: Path) -> None:
    """A name is one upstream, however many servers it stands for, unless it is looked up again and again."""
    config = json.loads(
        run("caddy", "adapt", "--config", str(DEPLOY / "Caddyfile"), HOME=str(tmp_path)).splitlines()[0]
    )
    (proxy,) = (one for one in nested(config) if one.get("handler") == "reverse_proxy")
    upstreams = proxy["dynamic_upstreams"]
    (compose,) = documents("compose.yaml")
    assert upstreams["source"] == "a"
    assert compose["services"][upstreams["name"]]["deploy"]["replicas"] > 1


def nested(config: Any) -> Iterator[dict[str, Any]]:
    """Every object of a configuration."""
    if isinstance(config, dict):
        yield config
    for one in config.values() if isinstance(config, dict) else config if isinstance(config, list) else ():
        yield from nested(one)


@needs("systemd-analyze")
def test_systemd_reads_its_example(tmp_path: Path) -> None:
    unit = tmp_path / "skyrise.service"
    program = shutil.which("true") or "/bin/true"
    unit.write_text((DEPLOY / "skyrise.service").read_text().replace("/opt/skyrise/bin/skyrise", program))
    assert "skyrise.service" not in run("systemd-analyze", "verify", str(unit))


def documents(name: str) -> list[Any]:
    return list(yaml.safe_load_all((DEPLOY / name).read_text()))


def test_compose_and_kubernetes_run_the_same_image_with_options_that_there_are() -> None:
    (compose,) = documents("compose.yaml")
    service = compose["services"]["skyrise"]
    assert (DEPLOY / service["build"]["context"]).resolve() == ROOT
    assert (ROOT / service["build"]["dockerfile"]).is_file()
    assert set(compose["volumes"]) == {"games", "certificates"}
    deployment = next(one for one in documents("kubernetes.yaml") if one["kind"] == "Deployment")
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    volumes = {one["name"] for one in deployment["spec"]["template"]["spec"]["volumes"]}
    assert {one["name"] for one in container["volumeMounts"]} == volumes
    unit = next(line for line in (DEPLOY / "skyrise.service").read_text().splitlines() if line.startswith("ExecStart"))
    image = next(line for line in (DEPLOY / "Dockerfile").read_text().splitlines() if line.startswith("ENTRYPOINT"))
    words = [*service["command"], *container["args"], *unit.split(), *image.replace('"', " ").replace(",", " ").split()]
    options = {word.partition("=")[0].removeprefix("--").replace("-", "_") for word in words if word.startswith("--")}
    known = set(serve.__annotations__)
    assert options
    assert options <= known


def test_the_image_copies_only_what_is_there() -> None:
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert all((ROOT / path).exists() for paths in copied for path in paths)
    pinned = [word for line in lines for word in line.split() if word.startswith("requirements/")]
    assert sorted(pinned) == ["requirements/play.txt", "requirements/postgresql.txt"]
    assert all((ROOT / path).is_file() for path in pinned)

"""compose.yaml, the Caddyfile and the Containerfile say the same things as each other and as the server."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from belle_etoile.cli.commands import build_parser
from belle_etoile.cli.settings import settled
from belle_etoile.cli.terminal import Terminal
from belle_etoile.locales import speaker
from belle_etoile.server.config import DEFAULT_PORT
from belle_etoile.store.engines import parse_url

ROOT = Path(__file__).parent.parent
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVERS = [name for name, service in SERVICES.items() if service["image"] == "belle-etoile"]
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")


def line(word: str) -> str:
    """The last line of the Containerfile that begins with it."""
    return [found.removeprefix(word).strip() for found in CONTAINERFILE.splitlines() if found.startswith(word)][-1]


def test_two_servers_share_a_database_behind_one_caddy() -> None:
    assert len(SERVERS) == 2
    proxied = re.findall(r"reverse_proxy (.*) \{", CADDYFILE)[0].split()
    assert proxied == [f"{name}:{DEFAULT_PORT}" for name in SERVERS]
    assert set(SERVICES["caddy"]["depends_on"]) == set(SERVERS)
    assert f"EXPOSE {DEFAULT_PORT}" in CONTAINERFILE
    assert f"127.0.0.1:{DEFAULT_PORT}/ready" in line("HEALTHCHECK")
    for name in SERVERS:
        assert (ROOT / SERVICES[name]["build"]["dockerfile"]).is_file()
        checked = SERVICES[name]["healthcheck"]["test"]
        assert checked[0] == "CMD"
        assert checked[1:] == yaml.safe_load(line("HEALTHCHECK").partition("CMD")[2])
    published = [name for name, service in SERVICES.items() if "ports" in service]
    assert published == ["caddy"]


@pytest.mark.parametrize("name", SERVERS)
def test_the_server_understands_its_command(name: str) -> None:
    """What the image runs, with what compose.yaml adds, is read by the command line itself."""
    start = yaml.safe_load(line("ENTRYPOINT"))
    words = [*start, *(word.replace("${SITE:-localhost}", "localhost") for word in SERVICES[name]["command"])]
    assert words[:2] == ["belle-etoile", "serve"]
    parser, _ = build_parser(speaker("en"), "serve")
    settings = settled(Terminal(speaker("en")), parser.parse_args(words[1:]))
    told = [settings[name] for name in ("host", "port", "secure", "public-url")]
    assert told == ["0.0.0.0", DEFAULT_PORT, True, "https://localhost"]
    url, database = parse_url(settings["database"]), SERVICES["database"]["environment"]
    assert (url.host, url.username, url.database) == (
        "database",
        database["POSTGRES_USER"],
        database["POSTGRES_DB"],
    )
    environment = SERVICES[name]["environment"]
    assert environment["PGPASSWORD"] == database["POSTGRES_PASSWORD"]
    assert url.password is None  # a list of processes would show it


def test_everything_that_is_named_is_there() -> None:
    for service in SERVICES.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", {})) <= set(SERVICES)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (ROOT / source).is_file(), source
    assert COMPOSE["networks"]["inside"]["internal"]
    assert SERVICES["database"]["networks"] == ["inside"]


def test_what_a_server_reads_from_its_environment_exists() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/belle_etoile/cli").glob("*.py"))
    for name in SERVICES[SERVERS[0]]["environment"]:
        if name.startswith("BELLE_ETOILE_"):
            assert f'"{name}"' in sources, name


def test_the_image_is_built_from_files_that_exist_and_runs_for_nobody_special() -> None:
    for words in re.findall(r"-r (\S+)", CONTAINERFILE):
        assert (ROOT / words).is_file()
    assert line("USER") == "star"
    assert shlex.split(line("ENV"))[0] == "XDG_DATA_HOME=/data"
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "**/node_modules", "src/belle_etoile/server/static"} <= set(ignored)

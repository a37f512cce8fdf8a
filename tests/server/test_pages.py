"""The browser's files: hashed ones for ever, the page itself asked for anew; nothing from outside the folder."""

import http.client
import json
import urllib.request
from pathlib import Path

import httpx
import pytest

from belle_etoile.server.http.language import encoding_for, language_for
from belle_etoile.server.http.rate_limits import PER_ADDRESS

from .people import Inside, Person, Server, inside, served, until
from .postgres import Postgres
from .relay import relay
from .test_campaigns import BOTS, found
from .test_outage import away, back


def test_a_built_front_end(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Belle Étoile</title>", encoding="utf-8")
    (folder / "assets" / "app-1234.js").write_text("export const star = 1\n" * 100)
    (folder / "sw.js").write_text("// worker")
    (tmp_path / "secret.txt").write_text("seed")
    with inside(tmp_path, static=str(folder)) as server, httpx.Client(base_url=server.url) as browser:
        script = browser.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text.startswith("export const star")
        assert browser.get("/sw.js").headers["cache-control"] == "no-cache"
        match = Person(server.url, "Ada").new_match("me", "open")["id"]
        for page in ("/", f"/table/{match}?seat=1&token=x", "/rules/stellar"):
            answer = browser.get(page)
            assert answer.status_code == 200
            assert "Belle Étoile" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        assert browser.get("/assets/gone.js").status_code == 404
        assert browser.get("/..%2fsecret.txt").status_code == 404
        assert browser.get("/assets/..%2f..%2fsecret.txt").status_code == 404


def test_a_page_names_what_its_address_needs(tmp_path: Path) -> None:
    """In the language of its reader, so that the browser asks for all of it at once."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><head></head>", encoding="utf-8")
    (folder / "preloads.json").write_text(
        json.dumps(
            [
                {"address": "^/campaign/[^/]+/orders(/|$)", "head": {"fr": "ordres", "en": "orders"}},
                {"address": "^/", "head": {"fr": "maison", "en": "home"}},
            ]
        )
    )
    with inside(tmp_path, static=str(folder)) as server:
        ada = Person(server.url, "Ada", "en")
        for path, language, told in (
            ("/", "fr", "maison"),
            ("/", "en", "home"),
            ("/campaign/abc/orders", "fr", "ordres"),
            ("/campaign/abc/orders/text?token=x", "en", "orders"),
            ("/campaign/abc/gazette", "en", "home"),
        ):
            answer = httpx.get(server.url + path, headers={"Accept-Language": language})
            assert answer.text == f"<!doctype html><head>{told}\n</head>", path
        known = httpx.get(server.url + "/", cookies=ada.http.cookies, headers={"Accept-Language": "fr"})
        assert "home" in known.text  # a person's own language goes before the browser's


def test_what_the_build_has_packed_is_sent_as_it_lies_there(tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-1.js").write_text("export const star = 1\n" * 100)
    (assets / "app-1.js.br").write_bytes(b"packed")
    (assets / "font-1.woff2").write_bytes(b"font")
    with inside(tmp_path, static=str(tmp_path / "static")) as server:
        for accepts, encoding, body in (
            ("gzip, br", "br", b"packed"),
            ("", None, b"export const star = 1\n" * 100),
        ):
            answer = raw(server.url + "/assets/app-1.js", accepts)
            assert (answer.headers.get("content-encoding"), answer.read()) == (encoding, body)
            assert answer.headers["vary"] == "Accept-Encoding"
        assert raw(server.url + "/assets/app-1.js", "gzip").headers["content-encoding"] == "gzip"
        font = raw(server.url + "/assets/font-1.woff2", "gzip, br")
        assert font.read() == b"font"
        assert "content-encoding" not in font.headers


def raw(url: str, accepts: str) -> http.client.HTTPResponse:
    """As it travels."""
    answer: http.client.HTTPResponse = urllib.request.urlopen(
        urllib.request.Request(url, headers={"Accept-Encoding": accepts})
    )
    return answer


def test_without_one_the_page_says_how_to_build_it(server: Inside) -> None:
    if not (Path(__file__).parents[2] / "src/belle_etoile/server/static/index.html").exists():
        assert "make pages" in httpx.get(server.url + "/", headers={"Accept-Language": "en"}).text


def test_metrics_only_when_asked_for(server: Inside, tmp_path: Path) -> None:
    told = httpx.get(server.url + "/metrics").text
    assert "belle_etoile_requests_total" in told
    assert 'belle_etoile_request_seconds_bucket{le="+Inf"}' in told
    with inside(tmp_path, metrics=False) as another:
        assert httpx.get(another.url + "/metrics").status_code == 404


def test_head_is_answered_as_get_without_a_body(tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-1.js").write_text("export const star = 1\n" * 100)
    with inside(tmp_path, static=str(tmp_path / "static")) as server:
        ada = Person(server.url, "Ada")
        for path in (
            "/",
            "/assets/app-1.js",
            "/assets/gone.js",
            "/health",
            "/ready",
            "/api/me",
            "/api/games",
            "/api/no",
        ):
            whole, head = ada.http.get(server.url + path), ada.http.head(server.url + path)
            assert head.content == b"", path
            assert head.status_code == whole.status_code, path
            for name in ("content-type", "content-length", "content-encoding", "etag", "vary", "cache-control"):
                assert head.headers.get(name) == whole.headers.get(name), (path, name)
        assert ada.http.head(server.url + "/health").status_code == 200  # and the line is still good
        assert ada.http.head("/sessions").status_code == 405


def test_a_page_that_is_not_there(tmp_path: Path) -> None:
    """Its address says 404; what is shown is the front end, which says it kindly."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Belle Étoile</title>", encoding="utf-8")
    (folder / "addresses.json").write_text(json.dumps([r"^\/$", r"^\/lobby$", r"^\/(?:match|table)\/([^/]+)$"]))
    with inside(tmp_path, static=str(folder)) as server:
        match = Person(server.url, "Ada").new_match("me", "open")["id"]
        for path, status in (
            ("/", 200),
            ("/lobby", 200),
            ("/lobby/", 200),
            (f"/table/{match}?seat=1&token=x", 200),
            ("/table", 404),
            ("/table/abc/def", 404),
            ("/nothing", 404),
            ("/wp-login", 404),
            (f"/{'a' * 300}", 404),
            ("/%00", 404),
        ):
            answer = httpx.get(server.url + path)
            assert answer.status_code in (status, 400), path
            assert "Belle Étoile" in answer.text or answer.status_code == 400, path
            assert answer.headers["content-security-policy"]


def a_front_end(folder: Path) -> str:
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Belle Étoile</title>", encoding="utf-8")
    return str(folder)


def statuses(server: Inside | Server, *paths: str) -> list[int]:
    """Of pages that are all the front end."""
    answers = [httpx.get(server.url + path, timeout=30) for path in paths]
    assert all("Belle Étoile" in answer.text for answer in answers)
    return [answer.status_code for answer in answers]


def test_a_match_or_campaign_that_is_not_there(database: str, tmp_path: Path) -> None:
    """The same page, which says it kindly; also for what is no id at all."""
    with inside(tmp_path, database=database, static=a_front_end(tmp_path / "static"), open_tables=1) as server:
        ada = Person(server.url, "Ada")
        matches = [ada.new_match("me", "open")["id"] for _ in range(2)]  # one of them is open in memory
        campaign = found(ada, "me", *BOTS)["id"]
        for match in matches:
            assert statuses(server, f"/match/{match}", f"/table/{match}?seat=1", f"/match/{match}/replay") == [200] * 3
            assert httpx.head(f"{server.url}/match/{match}").status_code == 200
        assert statuses(server, f"/campaign/{campaign}", f"/campaign/{campaign}/orders") == [200, 200]
        for gone in ("NONE", campaign, "a" * 17, "a" * 300, "é", "a%00b", "%27%20OR%201", matches[0].upper()):
            shown = [404] if "%00" not in gone else [400]
            told = [httpx.get(f"{server.url}/{kind}/{gone}").status_code for kind in ("match", "table")]
            assert told == shown * 2, gone
        gone = [f"/campaign/{match}" for match in matches]
        assert statuses(server, "/match/NONE/replay", "/campaign/NONE/orders", *gone) == [404] * 4
        assert httpx.head(f"{server.url}/campaign/NONE").status_code == 404


def test_who_asks_for_very_many_pages_is_served_without_a_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rate limit of their address is spent: the database is not asked any more, and the page is still there."""
    monkeypatch.setitem(PER_ADDRESS, "other", (0.0001, 40.0))
    with inside(tmp_path, static=a_front_end(tmp_path / "static"), limits=True) as server:
        told = statuses(server, *[f"/match/none{number}" for number in range(60)])
        assert told == [404] * 40 + [200] * 20
        assert statuses(server, "/match/not+an+id") == [404]


@pytest.mark.postgres
def test_pages_are_served_while_the_database_is_away(postgres: Postgres, tmp_path: Path) -> None:
    static = a_front_end(tmp_path / "static")
    with relay(postgres.new_database()) as line, served(tmp_path, database=line.url, static=static) as server:
        assert statuses(server, "/match/NONE", "/campaign/NONE") == [404, 404]
        line.holds = True
        assert statuses(server, "/match/NONE", "/campaign/NONE", "/") == [200, 200, 200]
        back(line, server)
        until(lambda: statuses(server, "/match/NONE", "/campaign/NONE") == [404, 404])
        away(line)
        assert statuses(server, "/match/NONE", "/campaign/NONE", "/") == [200, 200, 200]


def test_what_the_browser_likes_best() -> None:
    for header, language in (
        ("", "fr"),
        ("en", "en"),
        ("fr;q=0.5, en;q=0.8", "en"),
        ("en;q=0.5,fr;q=0.8", "fr"),
        ("en, fr", "en"),
        ("fr;q=0", "en"),
        ("en;q=0", "fr"),
        ("fr;q=0, en;q=0", "fr"),
        ("de, en;q=0.1", "en"),
        ("de", "fr"),
        ("frr, en", "en"),  # North Frisian is not French
        ("en-GB;q=0.9, fr-CA;q=0.91", "fr"),
        ("EN ; Q=0.9 , FR ; Q=0.1", "en"),
        ("en; q=0.9, fr; q=0.1", "en"),
        ("*;q=0.5, fr;q=0.1", "en"),
        ("*, fr;q=0", "en"),
        ("*;q=0, en;q=0.1", "en"),
        ("fr;q=nan, en;q=0.1", "en"),
        ("fr;q=-1, en;q=0.1", "en"),
        ("fr;q=9, en;q=0.1", "en"),
        ("fr;level=1;q=0.2, en;q=0.3", "en"),
    ):
        assert language_for(header) == language, header
    for header, how in (
        ("", ""),
        ("gzip", "gzip"),
        ("gzip, br", "br"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.0,gzip;q=0.000", ""),
        ("gzip;q=0", ""),
        ("gzip;q=0.5, identity", ""),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("*;q=0", ""),
        ("br;q=0, *", "gzip"),
        ("x-gzip-not, brotli", ""),
        ("GZIP", "gzip"),
    ):
        assert encoding_for(header, ("br", "gzip")) == how, header


def test_what_is_not_to_be_packed_is_not(tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-1.js").write_text("export const star = 1\n" * 100)
    with inside(tmp_path, static=str(tmp_path / "static")) as server:
        assert raw(server.url + "/assets/app-1.js", "gzip;q=0").headers.get("content-encoding") is None
        assert raw(server.url + "/assets/app-1.js", "gzip;q=0.3").headers["content-encoding"] == "gzip"

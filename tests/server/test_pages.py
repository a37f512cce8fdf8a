"""The browser's files: hashed ones for ever, the page itself asked for anew; nothing from outside the folder."""

from pathlib import Path

import httpx

from .people import Inside, inside


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
        for page in ("/", "/table/abc?seat=1&token=x", "/rules/stellar"):
            answer = browser.get(page)
            assert "Belle Étoile" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        assert browser.get("/assets/gone.js").status_code == 404
        assert browser.get("/..%2fsecret.txt").status_code == 404
        assert browser.get("/assets/..%2f..%2fsecret.txt").status_code == 404


def test_without_one_the_page_says_how_to_build_it(house: Inside) -> None:
    if not (Path(__file__).parents[2] / "src/belle_etoile/server/static/index.html").exists():
        assert "make web" in httpx.get(house.url + "/", headers={"Accept-Language": "en"}).text


def test_metrics_only_when_asked_for(house: Inside, tmp_path: Path) -> None:
    told = httpx.get(house.url + "/metrics").text
    assert "belle_etoile_requests_total" in told
    assert 'belle_etoile_request_seconds_bucket{le="+Inf"}' in told
    with inside(tmp_path) as server:
        assert httpx.get(server.url + "/metrics").status_code == 404

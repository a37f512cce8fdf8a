"""`belle-etoile stellarium`: what it says, what it refuses, and that it does both in two languages."""

import json
import re
from pathlib import Path

import pytest

from belle_etoile.campaigns.folder import open_campaign

from .conftest import Run, tree

SEVEN = ("new", "template", "check", "resolve", "report", "status", "undo-turn")


@pytest.fixture
def folder(tmp_path: Path, run: Run) -> str:
    """Three families, two of them bots', after turn 0."""
    where = str(tmp_path / "campagne")
    said = run(
        "stellarium", "new", where, "--families", "Altaïr,Rigelan,Mérope", "--bots", "cautious,ruthless", "--seed", "x"
    )
    assert said.code == 0, said
    assert run("stellarium", "resolve", where, "--without-orders").code == 0
    return where


def test_a_campaign_from_beginning_to_end(run: Run, tmp_path: Path) -> None:
    where = str(tmp_path / "c")
    said = run(
        "stellarium", "new", where, "--families", "3", "--bots", "cautious,ambitious", "--turns", "2", "--seed", "s"
    )
    assert "3 familles" in said.out
    promised = re.findall(r"[0-9a-f]{64}", said.out)[0]
    entry = run("stellarium", "template", where, "--family", "1").out
    inbox = Path(where, "orders", "000")
    (inbox / "1-anna.toml").write_text(entry.replace('name = ""', 'name = "Anna"'), encoding="utf-8")
    said = run("stellarium", "check", where)
    assert (said.code, "Toutes les familles" in said.out) == (0, True)
    said = run("stellarium", "resolve", where)
    assert said.code == 0, said
    assert open_campaign(where).about(0)["commitment"] == promised
    for turn in (1, 2):
        Path(where, "orders", f"{turn:03}").mkdir()
        sheet = run("stellarium", "template", where, "--family", "anna").out
        Path(where, "orders", f"{turn:03}", "1.toml").write_text(sheet, encoding="utf-8")
        assert run("stellarium", "check", where).code == 0
        assert run("stellarium", "resolve", where).code == 0
    said = run("stellarium", "status", where, "--lang", "en")
    assert "The campaign is over" in said.out
    told = run("stellarium", "status", where, "--json").json
    assert (told["over"], told["end"], told["commitment"]) == (True, "turns", None)
    assert told["winners"]
    assert f"The {told['winners'][0]} family wins" in said.out
    assert "awaited" not in said.out
    assert "Anna" in said.out
    assert "(30.1)" in run("stellarium", "resolve", where).sentence


def test_help_for_every_verb(run: Run) -> None:
    for language in ("fr", "en"):
        for verb in SEVEN:
            said = run("stellarium", verb, "--help", "--lang", language)
            assert said.code == 0
            assert "DIR" in said.out
            assert "[" not in re.sub(r"\[-[^]]*\]|\[FILE[^]]*\]|\[\.\.\.\]", "", said.out), said.out
            assert ("join-" in said.out) == (verb in ("template", "check"))  # a late family's file
            assert ("PP" in said.out) == (verb == "template")


def test_check_tells_every_mistake_with_place_rule_and_what_is_right(run: Run, folder: str) -> None:
    inbox = Path(folder, "orders", "001")
    inbox.mkdir()
    sheet = run("stellarium", "template", folder, "--family", "1").out
    wrong = sheet.replace("ransom =", "ransm =", 1).replace('\nplace = "Stellarium"', '\nplace = "Stellarim"', 1)
    (inbox / "1.toml").write_text(wrong, encoding="utf-8")
    said = run("stellarium", "check", folder)
    assert said.code == 2
    assert "2 fautes" in said.out
    assert "ransom" in said.out
    assert re.search(r"people\.1-\d\.place", said.out)
    assert "Stellarium" in said.out
    told = run("stellarium", "check", folder, "--json").json
    assert [mistake["right"] for mistake in told["sheets"][0]["mistakes"]] == ["ransom", "Stellarium"]
    assert "check" in run("stellarium", "resolve", folder).sentence
    assert run("stellarium", "resolve", folder, "--accept").code == 0


def test_a_file_is_checked_wherever_it_lies(run: Run, folder: str, tmp_path: Path) -> None:
    path = tmp_path / "courrier.toml"
    path.write_text(run("stellarium", "template", folder).out, encoding="utf-8")
    said = run("stellarium", "check", folder, str(path))
    assert (said.code, "rien à redire" in said.out) == (0, True)


def test_reports(run: Run, folder: str, tmp_path: Path) -> None:
    run("stellarium", "resolve", folder, "--without-orders")
    french = run("stellarium", "report", folder).out
    assert "LA GAZETTE DE STELLARIUM" in french
    assert french == Path(folder, "turns", "001", "reports", "gazette.txt").read_text(encoding="utf-8")
    assert "THE GAZETTE" in run("stellarium", "report", folder, "--lang", "en", "--turn", "0").out
    letter = run("stellarium", "report", folder, "--family", "mérope", "--form", "json").json
    assert letter["kind"] == "report"
    output = tmp_path / "g.html"
    assert run("stellarium", "report", folder, "--form", "html", "--output", str(output)).code == 0
    assert output.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_status_as_json(run: Run, folder: str) -> None:
    told = run("stellarium", "status", folder, "--json").json
    assert (told["turn"], told["over"]) == (0, False)
    assert [family["bot"] for family in told["families"]] == ["", "cautious", "ruthless"]
    assert told["commitment"] == open_campaign(folder).commitment(1)


def test_undo_and_again(run: Run, folder: str) -> None:
    run("stellarium", "resolve", folder, "--without-orders")
    before = tree(Path(folder, "turns", "001"))
    assert run("stellarium", "undo-turn", folder).code == 0
    assert open_campaign(folder).turn == 0
    run("stellarium", "resolve", folder, "--without-orders")
    assert tree(Path(folder, "turns", "001")) == before


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["stellarium"], "new, template"),
        (["stellarium", "resolv", "x"], "resolve"),
        (["stellarium", "resolve", "nowhere"], "campaign.toml"),
        (["stellarium", "new", "{folder}"], "dossier vide"),
        (["stellarium", "new", "{new}", "--families", "2"], "3"),
        (["stellarium", "new", "{new}", "--families", "A,B,A"], "différents"),
        (["stellarium", "new", "{new}", "--bots", "ruthles"], "ruthless"),
        (["stellarium", "new", "{new}", "--families", "3", "--bots", "ruthless*4"], "4"),
        (["stellarium", "new", "{new}", "--governor", "haf"], "half"),
        (["stellarium", "new", "{new}", "--turns", "-1"], "nombre entier"),
        (["stellarium", "new", "{new}", "--familes", "4"], "--families"),
        (["stellarium", "report", "{folder}", "--turn", "7"], "0"),
        (["stellarium", "report", "{folder}", "--form", "htm"], "html"),
        (["stellarium", "template", "{folder}", "--family", "Alair"], "Altaïr"),
        (["stellarium", "resolve", "{folder}"], "--without-orders"),
    ],
)
def test_refusals_say_what_would_be_right(
    run: Run, folder: str, tmp_path: Path, words: list[str], expected: str
) -> None:
    before = tree(Path(folder))
    filled = [word.format(folder=folder, new=tmp_path / "new") for word in words]
    assert expected in run(*filled).sentence
    assert tree(Path(folder)) == before
    assert not (tmp_path / "new").exists()


def test_a_damaged_file_is_named(run: Run, folder: str) -> None:
    for name in ("campaign.toml", "turns/000/state.json", "turns/000/turn.toml"):
        path = Path(folder, name)
        kept = path.read_bytes()
        path.write_bytes(kept[: len(kept) // 2])
        assert str(path) in run("stellarium", "status", folder).sentence
        path.write_bytes(kept)


def test_letters_with_byte_order_marks_and_other_line_ends(run: Run, folder: str) -> None:
    inbox = Path(folder, "orders", "001")
    inbox.mkdir()
    sheet = run("stellarium", "template", folder, "--family", "1").out
    (inbox / "1.toml").write_bytes(b"\xef\xbb\xbf" + sheet.replace("\n", "\r\n").encode())
    assert run("stellarium", "check", folder).code == 0
    told = json.loads(run("stellarium", "check", folder, "--json").out)
    assert told["sheets"][0]["status"] == "OR"


def test_the_entry_of_a_late_family_is_handed_out_and_checked(run: Run, folder: str, tmp_path: Path) -> None:
    """31.7: the template tells the file's name and the PP to share out; `check` tells all mistakes of it."""
    sheet = run("stellarium", "template", folder, "--join", "Anna").out
    assert "join-anna.toml" in sheet
    inbox = Path(folder, "orders", "001")
    inbox.mkdir()
    path = inbox / "join-anna.toml"
    path.write_text(sheet, encoding="utf-8")
    told = run("stellarium", "check", folder, "--json").json["sheets"][-1]
    assert (told["family"], told["mistakes"]) == ("Anna", [])
    assert f"{told['to_share']} PP" in sheet
    wrong = re.sub(r"shares = .*", "shares = [1, 1, 1, 1, 1, 1, 1, 1]", sheet).replace(
        "names = []", 'names = ["A", "A"]'
    )
    path.write_text(wrong, encoding="utf-8")
    for files in ((), (str(path),)):
        said = run("stellarium", "check", folder, *files)
        assert said.code == 2
        assert "31.5" in said.out
        assert "31.2" in said.out
        assert f"{told['to_share']} PP" in said.out

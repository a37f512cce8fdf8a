"""The example session of docs/protocol.md, played against a real server."""

import json
import re
from pathlib import Path
from typing import Any

from .people import Inside, Person, Screen

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"


def steps() -> list[tuple[str, str, list[str]]]:
    """Who, what is asked, and the lines that answer."""
    text = DOCUMENT.read_text(encoding="utf-8").partition("```session\n")[2].partition("```")[0]
    found: list[tuple[str, str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith(" "):
            found[-1][2].append(line.strip())
        else:
            who, _, asked = line.partition(" ")
            found.append((who, asked.strip(), []))
    return found


def filled(text: str, words: dict[str, str]) -> str:
    return re.sub(r"\$(\w+)", lambda found: words.get(found[1], found[0]), text)


def fits(expected: Any, told: Any, words: dict[str, str]) -> bool:
    """What is expected is there; words not yet known are learned from it."""
    if isinstance(expected, dict):
        return isinstance(told, dict) and all(k in told and fits(v, told[k], words) for k, v in expected.items())
    if isinstance(expected, list):
        if expected and expected[-1] == "...":
            expected, told = expected[:-1], told[: len(expected) - 1]
        return len(expected) == len(told) and all(fits(e, t, words) for e, t in zip(expected, told, strict=True))
    if isinstance(expected, str) and "$" in filled(expected, words):
        pattern = re.sub(r"\\\$(\w+)", r"(?P<\1>.+)", re.escape(filled(expected, words)))
        found = re.fullmatch(pattern, told)
        words.update(found.groupdict() if found else {})
        return found is not None
    return bool((filled(expected, words) if isinstance(expected, str) else expected) == told)


def test_the_example_session(server: Inside) -> None:
    people: dict[str, Person] = {}
    screens: dict[str, Screen] = {}
    words: dict[str, str] = {}
    for who, asked, answers in steps():
        asked = filled(asked, words)
        method, _, rest = asked.partition(" ")
        path, _, body = rest.partition(" ")
        if who not in people:
            people[who] = Person.__new__(Person)
            super(Person, people[who]).__init__(server.url)
        person = people[who]
        if method in ("LIVE", "SAY"):
            if method == "SAY":
                screens[who].socket.send(rest)
            elif path:
                screens[who] = person.live(path.split("/")[3], int(path.partition("seat=")[2]))
            for answer in answers:
                expected = json.loads(answer)
                told = screens[who].next(expected["type"])
                assert fits(expected, told, words), (asked, answer, told)
            continue
        reply = person.ask(method, path.removeprefix("/api"), json.loads(body) if body else None)
        status, _, form = answers[0].partition(" ")
        assert reply.status_code == int(status), (asked, reply.text)
        assert fits(json.loads(form), reply.json(), words), (asked, form, reply.text)
    assert {"match", "token", "card", "seed"} <= set(words)

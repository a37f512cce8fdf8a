"""What comes over a socket is what server/realtime/schemas.py says, from which the pages' types are made."""

import json
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from belle_etoile.server.realtime.schemas import SERVER_MESSAGES

from .people import Inside, Person, Screen, seat_two

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, SERVER_MESSAGES))


def check(text: str) -> str:
    """It has the promised form, and nothing besides."""
    message = DECODER.decode(text)
    config = message.__struct_config__
    assert json.loads(text).keys() - {config.tag_field} <= set(message.__struct_fields__), text
    return str(config.tag)


def say(screen: Screen, **message: Any) -> None:
    screen.socket.send(json.dumps(message))


def test_every_kind_of_message_has_its_promised_form(impatient_server: Inside) -> None:
    ada, blaise = (Person(impatient_server.url, name) for name in ("Ada", "Blaise"))
    match = seat_two(ada, blaise, game="stellarion", pace={"kind": "correspondence", "hours": 24})
    hers = ada.live(match, 0)
    hers.until(0)
    with blaise.live(match, 1):
        hers.next("presence")
    offered = blaise.get(f"/matches/{match}/choices", params={"seat": 1})
    blaise.post(f"/matches/{match}/propose", {"seat": 1, "move": offered[0]["move"], "seen": 0})
    hers.next("proposal")
    say(hers, type="move", move="fly away", seen=0, key="wrong")
    assert hers.next("problem")["key"] == "wrong"
    say(hers, type="move", move=offered[0]["move"], seen=0, key="right")
    assert hers.until(1)["key"] == "right"
    hers.next("ping")
    blaise.post(f"/matches/{match}/resign", {"seat": 1})
    while hers.next("table")["table"]["status"] != "over":
        pass
    kinds = {check(text) for text in hers.heard}
    assert kinds == {each.__struct_config__.tag for each in SERVER_MESSAGES}

"""Frames by the short way and by the general parser are the same messages."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from belle_etoile.server.realtime.websocket_protocol import text_frame, texts_in


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535])
def test_a_short_text_is_read(size: int) -> None:
    text = ("é" * size).encode()[: size & ~1] + b"x" * (size & 1)
    assert texts_in(sent(text)) == [text.decode()]


def test_several_texts_come_at_once() -> None:
    assert texts_in(sent(b"one") + sent("étoile".encode()) + sent(b"x" * 200)) == ["one", "étoile", "x" * 200]


OTHER = {
    "a part": sent(b"half", fin=False),
    "the rest": sent(b"rest", Opcode.CONT),
    "bytes": sent(b"bytes", Opcode.BINARY),
    "a ping": sent(b"", Opcode.PING),
    "a goodbye": sent(b"", Opcode.CLOSE),
    "a long text": sent(b"x" * 65_536),
    "not UTF-8": sent(b"\xff\xfe"),
    "cut off": sent(b"cut off")[:-1],
    "cut off early": sent(b"cut off")[:3],
    "the second cut off": sent(b"whole") + sent(b"cut off")[:-1],
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "compressed": b"\xc1" + sent(b"compressed")[1:],
}


@pytest.mark.parametrize("kind", OTHER)
def test_anything_else_is_for_the_general_parser(kind: str) -> None:
    assert texts_in(OTHER[kind]) is None


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_written_is_read_by_a_general_parser(size: int) -> None:
    stream = StreamReader()
    stream.feed_data(text_frame(b"x" * size))
    parsing = Frame.parse(stream.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(parsing)
    assert (read.value.value.opcode, read.value.value.data, read.value.value.fin) == (Opcode.TEXT, b"x" * size, True)

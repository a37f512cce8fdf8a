"""A connection to PostgreSQL that a test can hold, cut or close, like a network that fails."""

import contextlib
import selectors
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit


class Relay:
    """Passes bytes on between 127.0.0.1 and the server's own socket."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.straight = url
        self.target = parse_qs(parts.query)["host"][0] + "/.s.PGSQL.5432"
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"postgresql://{parts.username}@127.0.0.1:{self.door.getsockname()[1]}{parts.path}"
        self.holds = False  # bytes are taken and not passed on
        self.closed = False  # nobody is let in
        self.refuses = 0  # so many who come next are not let in
        self.last_word: Callable[[bytes], bool] = lambda said: False  # after these the answer does not come back
        self.pairs: dict[socket.socket, socket.socket] = {}
        self.eyes = selectors.DefaultSelector()
        self.eyes.register(self.door, selectors.EVENT_READ)
        self.lock = threading.Lock()
        self.ended = False
        self.thread = threading.Thread(target=self._run)
        self.thread.start()

    def cut(self) -> None:
        """All lines at once."""
        with self.lock:
            for end in list(self.pairs):
                self._hang_up(end)

    def end(self) -> None:
        self.ended = True
        self.thread.join(10)
        self.cut()
        self.door.close()
        self.eyes.close()

    def _run(self) -> None:
        while not self.ended:
            for key, _ in self.eyes.select(0.02):
                with self.lock:
                    if key.fileobj is self.door:
                        self._let_in()
                    elif isinstance(key.fileobj, socket.socket) and not self.holds:
                        self._pass_on(key.fileobj)
            if self.holds:
                threading.Event().wait(0.02)

    def _let_in(self) -> None:
        near, _ = self.door.accept()
        if self.closed or self.refuses:
            self.refuses = max(0, self.refuses - 1)
            near.close()
            return
        far = socket.socket(socket.AF_UNIX)
        try:
            far.connect(self.target)
        except OSError:
            far.close()
            near.close()
            return
        for one, other in ((near, far), (far, near)):
            self.pairs[one] = other
            self.eyes.register(one, selectors.EVENT_READ)

    def _pass_on(self, end: socket.socket) -> None:
        other = self.pairs.get(end)
        if other is None:
            return
        try:
            said = end.recv(1 << 16)
            if said:
                other.sendall(said)
                if other.family == socket.AF_UNIX and self.last_word(said):
                    other.recv(1 << 16)  # it has been done, and nobody hears of it
                    said = b""
        except OSError:
            said = b""
        if not said:
            self._hang_up(end)

    def _hang_up(self, end: socket.socket) -> None:
        other = self.pairs.pop(end, None)
        if other is None:
            return
        self.pairs.pop(other, None)
        for one in (end, other):
            with contextlib.suppress(KeyError):
                self.eyes.unregister(one)
            one.close()


@contextmanager
def relay(url: str) -> Iterator[Relay]:
    line = Relay(url)
    try:
        yield line
    finally:
        line.end()

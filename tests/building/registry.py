"""A small registry of its own, on the loopback, whose packages the test makes."""

import hashlib
import threading
import zipfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


class Registry:
    """`publish` a release; `url` is what an installer is told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/"

    def publish(self, name: str, version: str, *more: str) -> str:
        """A wheel with nothing in it but its name; the line of a lock that pins it."""
        place = self.folder / name
        place.mkdir(exist_ok=True)
        wheel = place / f"{name}-{version}-py3-none-any.whl"
        about = f"{name}-{version}.dist-info"
        with zipfile.ZipFile(wheel, "w") as archive:
            archive.writestr(f"{name}.py", f"VERSION = {version!r}\n")
            archive.writestr(
                f"{about}/METADATA", "\n".join(["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *more])
            )
            archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            archive.writestr(f"{about}/RECORD", "")
        links = "".join(f'<a href="{each.name}">{each.name}</a>' for each in sorted(place.glob("*.whl")))
        (place / "index.html").write_text(f"<html><body>{links}</body></html>")
        return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

"""A push service, and a browser that reads what comes: RFC 8188, 8291 and 8292 from the other side."""

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def read64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def write64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


class Browser:
    """One subscription: a key pair and a secret that only the browser and the server know."""

    def __init__(self, endpoint: str, private: int | None = None, secret: bytes | None = None) -> None:
        self.endpoint = endpoint
        self.pair = ec.derive_private_key(private, CURVE) if private else ec.generate_private_key(CURVE)
        self.secret = secret or os.urandom(16)
        self.point = self.pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "key": write64(self.point), "secret": write64(self.secret)}

    def read(self, body: bytes) -> bytes:
        """Raises InvalidTag for what was not written for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size <= 4096
        shared = self.pair.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        material = derived(self.secret, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
        text, _, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert not padding.strip(b"\0")
        return text


def sender_of(authorization: str, audience: str) -> tuple[str, dict[str, Any]]:
    """The public key that signed, and what was signed. Raises InvalidSignature."""
    scheme, _, words = authorization.partition(" ")
    assert scheme == "vapid"
    said = dict(word.strip().split("=", 1) for word in words.split(","))
    head, claims, signed = said["t"].split(".")
    assert json.loads(read64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = read64(signed)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read64(said["k"]))
    key.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(read64(claims))
    assert told["aud"] == audience
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    return said["k"], told


class PushService:
    """Keeps what it takes; `answers` are the statuses of the next requests, 201 when there are none."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self.asked = 0
        self.goes_on = threading.Event()  # nobody is answered before
        self.goes_on.set()

    def browser(self, name: str) -> Browser:
        return Browser(f"{self.url}/send/{name}?v=1")

    def until(self, number: int) -> list[tuple[str, dict[str, str], bytes]]:
        deadline = time.monotonic() + 40
        while time.monotonic() < deadline and len(self.taken) < number:
            time.sleep(0.02)
        assert len(self.taken) >= number, self.asked
        return self.taken


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.asked += 1
            service.goes_on.wait(60)
            status = service.answers.pop(0) if service.answers else 201
            if status == 201:
                service.taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        service.goes_on.set()
        server.shutdown()
        server.server_close()
        thread.join()

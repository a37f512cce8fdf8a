"""Push messages as browsers want them: encrypted for one of them (RFC 8188, 8291), signed by this server (RFC 8292).

`cryptography` is imported when the first message is written: a server starts without it.
"""

import os
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

POINT: Final = 65  # bytes of a public key
SECRET: Final = 16
SALT: Final = 16
RECORD: Final = 4096  # bytes: a message is one record
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
VALID_FOR: Final = 12 * 3600  # seconds; push services allow a day


def coded(raw: bytes) -> str:
    """base64url without padding."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key, for the settings of the database."""
    return f"{secrets.randbelow(ORDER - 1) + 1:064x}"


@cache
def private_key(text: str) -> "EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int(text, 16), ec.SECP256R1())


def public_point(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_browsers_key(key: str, secret: str) -> bool:
    """A point of the curve, and a secret as long as it must be."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret_bytes = decoded(key), decoded(secret)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT and len(secret_bytes) == SECRET


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(material)


def encrypted(text: bytes, key: str, secret: str, own: str = "", salt: bytes = b"") -> bytes:
    """For the browser with this public key and this secret. `own` and `salt` are new for each message."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    sender = private_key.__wrapped__(own or new_key())
    salt = salt or os.urandom(SALT)
    point, sent = decoded(key), public_point(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
    material = _derived(decoded(secret), shared, b"WebPush: info\0" + point + sent, 32)
    content_key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(content_key).encrypt(nonce, text + b"\x02", None)  # 2 ends the last record
    return salt + RECORD.to_bytes(4, "big") + bytes([len(sent)]) + sent + record


def signature(endpoint: str, contact: str, key: str, now: float | None = None) -> str:
    """The Authorization header: a token that says who sends, to which push service, and until when."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    until = int(now if now is not None else time.time()) + VALID_FOR
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": contact}
    halves = [coded(msgspec.json.encode(half)) for half in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signer = private_key(key)
    r, s = decode_dss_signature(signer.sign(".".join(halves).encode(), ec.ECDSA(SHA256())))
    token = ".".join([*halves, coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
    return f"vapid t={token}, k={coded(public_point(signer))}"

"""What an operator may choose."""

import os
from typing import Final

import msgspec

from ..data_folder import data_folder

DEFAULT_PORT: Final = 8017
IN_ENVIRONMENT: Final = "BELLE_ETOILE_SERVER"  # how a parent process tells its workers


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'belle-etoile.sqlite3'}"


class Config(msgspec.Struct, frozen=True):
    database: str = msgspec.field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    workers: int = 1
    secure: bool = False  # served over https, by a proxy in front: cookies are marked Secure
    origins: tuple[str, ...] = ()  # besides the server's own
    metrics: bool = False
    metrics_folder: str = ""  # shared by the processes, so that each can report the sum
    limits: bool = True
    open_tables: int = 1000  # kept in memory; the others are opened again when asked for
    snapshot_every: int = 100  # versions of a match, or a few more
    bot_processes: int = 1  # for bots, and as many for turns of campaigns
    sweep_every: float = 5.0  # seconds between two sweeps for passed deadlines and unsent mail
    sign_of_life: float = 9.0  # seconds without one after which a socket is closed; it gets two pings meanwhile
    fair_wait: float = 120.0  # seconds for a live move before its player may be called, and again for the answer
    static: str = ""  # folder of the built pages; "": in the package
    smtp: str = ""  # smtp://, smtp+starttls:// or smtps://user:password@host:port; "": no mail is sent
    mail_from: str = ""
    mail_after: float | None = None  # seconds without further news before a mail is written
    push: bool = True  # pages may ask for push messages
    push_anywhere: bool = False  # for tests: also to this machine, and without TLS
    notice_after: float = 10.0  # seconds without a move before somebody is told that it is their turn
    public_url: str = ""  # the page's address as people know it, for links in mails and feeds

    @property
    def address(self) -> str:
        known = self.public_url or (self.origins[0] if self.origins else f"http://{self.host}:{self.port}")
        return known.rstrip("/")


def to_environment(config: Config) -> None:
    os.environ[IN_ENVIRONMENT] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    return msgspec.json.decode(os.environ.get(IN_ENVIRONMENT, "{}"), type=Config)

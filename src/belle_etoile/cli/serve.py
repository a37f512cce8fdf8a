"""`belle-etoile serve`: opens the server."""

import gc
import socket
import threading
import time
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ..core.errors import BelleEtoileError
from .parser import Parser
from .settings import BOUNDS, BY_ALL, add_database, answering, opened, settled
from .terminal import Terminal

if TYPE_CHECKING:
    from ..server.config import Config


def add(parser: Parser) -> None:
    add_database(parser)
    parser.setting("host", "ADDRESS", "host")
    parser.setting("port", "PORT", "port", type=parser.whole(*BOUNDS["port"]))
    parser.setting("workers", "N", "workers", type=parser.whole(*BOUNDS["workers"]))
    parser.setting("bot-processes", "N", "bot-processes", type=parser.whole(*BOUNDS["bot-processes"]))
    parser.settings.add_argument("--origin", metavar="URL", action="append", default=[], help=parser.about("origin"))
    parser.setting("static", "FOLDER", "static")
    parser.setting("public-url", "URL", "public-url")
    parser.setting("smtp", "URL", "smtp")
    parser.setting("mail-from", "ADDRESS", "mail-from")
    parser.flag("open", "open")
    parser.flag("metrics", "metrics")
    parser.flag("secure", "secure")
    parser.flag("no-limits", "no-limits")
    parser.flag("no-push", "no-push")


def run(terminal: Terminal, args: Namespace) -> int:
    gc.disable()  # imports make no garbage; freeze_startup_objects enables it again
    try:
        return open_server(terminal, args)
    finally:
        gc.enable()


def open_server(terminal: Terminal, args: Namespace) -> int:
    from ..server.runner import serve
    from ..store.engines import shown

    config = chosen(settled(terminal, args))
    check_port(config.host, config.port)
    check_database(terminal, config.database)
    host = config.host if config.host not in ("0.0.0.0", "::") else "localhost"
    address = f"http://{f'[{host}]' if ':' in host else host}:{config.port}/"
    terminal.tell(terminal.say("server-address", address=address), "title")
    terminal.tell(terminal.say("server-database", database=shown(config.database)), "quiet")
    if args.open:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    serve(config)
    return 0


def chosen(settings: Mapping[str, Any]) -> "Config":
    """Raises for settings that do not go together."""
    from ..server.config import Config, default_database
    from ..server.people.email import PORTS
    from ..server.runner import free_port
    from ..store.engines import shared

    config = Config(
        database=settings["database"] or default_database(),
        host=settings["host"],
        port=settings["port"] if settings["port"] != 0 else free_port(settings["host"]),
        workers=settings["workers"],
        bot_processes=settings["bot-processes"],
        origins=tuple(settings["origin"]),
        static=settings["static"],
        smtp=settings["smtp"],
        mail_from=settings["mail-from"],
        public_url=settings["public-url"],
        metrics=settings["metrics"],
        secure=settings["secure"],
        limits=not settings["no-limits"],
        push=not settings["no-push"],
    )
    if config.workers > 1 and not shared(config.database):
        raise BelleEtoileError(
            "server-workers-need-postgresql",
            f"--workers {config.workers} needs a PostgreSQL database",
            {"workers": config.workers},
        )
    if config.smtp and urlsplit(config.smtp).scheme not in PORTS:
        schemes = ", ".join(f"{scheme}://" for scheme in PORTS)
        raise BelleEtoileError("server-bad-smtp", f"--smtp needs one of {schemes}", {"schemes": schemes})
    return config


def check_port(host: str, port: int) -> None:
    error = try_port(host, port)
    if error is not None:
        values: dict[str, int | str] = {"host": host, "port": str(port)}
        raise BelleEtoileError("server-port-taken", f"{host}:{port}: {error.strerror}", values)


def try_port(host: str, port: int) -> OSError | None:
    """The error of a port where the server cannot listen, or None."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error
    return None


def check_database(terminal: Terminal, url: str) -> None:
    """Nobody else serves it. It is migrated once, before any worker starts."""
    from ..store.engines import parse_url, shared
    from ..store.locks import hold_to_serve

    with answering():
        held = hold_to_serve(url)
    try:
        opened(url).close()
    finally:
        held.release()
    if not shared(url) and Path(str(parse_url(url).database)).expanduser().stat().st_mode & BY_ALL:
        terminal.warn(terminal.say("server-database-open", database=parse_url(url).database or ""))


def open_when_ready(address: str) -> None:
    import urllib.request
    import webbrowser

    for _ in range(100):
        try:
            urllib.request.urlopen(address + "health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return

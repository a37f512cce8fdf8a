"""`belle-etoile serve`: opens the house."""

import os
import socket
import threading
import time
import urllib.request
import webbrowser
from argparse import Namespace
from urllib.parse import urlsplit

from ..core.errors import BelleEtoileError
from .desk import Desk
from .parser import Parser


def add(parser: Parser) -> None:
    parser.speaker.has("server-")  # reads server.ftl
    parser.setting("host", "ADDRESS", "host", "127.0.0.1")
    parser.setting("port", "PORT", "port", 8017, parser.whole(0, 65535))
    parser.setting("database", "URL", "database", "")
    parser.setting("workers", "N", "workers", 1, parser.whole(1, 64))
    parser.setting("thinkers", "N", "thinkers", 1, parser.whole(1, 64))
    parser.settings.add_argument("--origin", metavar="URL", action="append", default=[], help=parser.about("origin"))
    parser.setting("static", "FOLDER", "static", "")
    parser.setting("public-url", "URL", "public-url", "")
    parser.setting("smtp", "URL", "smtp", os.environ.get("BELLE_ETOILE_SMTP", ""))
    parser.setting("mail-from", "ADDRESS", "mail-from", os.environ.get("BELLE_ETOILE_MAIL_FROM", ""))
    parser.flag("open", "open")
    parser.flag("metrics", "metrics")
    parser.flag("secure", "secure")
    parser.flag("no-limits", "no-limits")


def run(desk: Desk, args: Namespace) -> int:
    from ..server.config import Config, default_database
    from ..server.mail import PORTS
    from ..server.running import free_port, serve
    from ..store.engines import parse_url

    database = args.database or default_database()
    shared = parse_url(database).get_backend_name() == "postgresql"
    if args.workers > 1 and not shared:
        raise BelleEtoileError(
            "server-workers-need-postgresql",
            f"--workers {args.workers} needs a PostgreSQL database",
            {"workers": args.workers},
        )
    if args.smtp and urlsplit(args.smtp).scheme not in PORTS:
        schemes = ", ".join(f"{scheme}://" for scheme in PORTS)
        raise BelleEtoileError("server-bad-smtp", f"--smtp needs one of {schemes}", {"schemes": schemes})
    config = Config(
        database=database,
        host=args.host,
        port=args.port or free_port(args.host),
        workers=args.workers,
        thinkers=args.thinkers,
        origins=tuple(args.origin),
        static=args.static,
        smtp=args.smtp,
        mail_from=args.mail_from,
        public_url=args.public_url,
        metrics=args.metrics,
        secure=args.secure,
        limits=not args.no_limits,
    )
    check_port(config.host, config.port)
    check_database(database)
    shown = config.host if config.host not in ("0.0.0.0", "::") else "localhost"
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{config.port}/"
    desk.tell(desk.say("server-address", address=address), "title")
    desk.tell(desk.say("server-database", database=parse_url(database).render_as_string()), "quiet")
    if args.open:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    serve(config)
    return 0


def check_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            values: dict[str, int | str] = {"host": host, "port": str(port)}
            raise BelleEtoileError("server-port-taken", f"{host}:{port}: {error.strerror}", values) from None


def check_database(url: str) -> None:
    """Migrates once, before any worker starts; a database that does not answer is told in one sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from ..store import open_database

    try:
        open_database(url).close()
    except (SQLAlchemyError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise BelleEtoileError(
            "error-unreachable", f"the database does not answer: {reason}", {"reason": reason}
        ) from None


def open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return

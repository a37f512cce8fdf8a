"""Starts uvicorn as this server needs it."""

import gc
import logging
import os
import socket
import sys
import threading
from contextlib import suppress
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Final

import msgspec
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from .app import create_app
from .background.logs import set_up_logs
from .config import Config, from_environment, to_environment
from .http.protocol import HttpProtocol
from .realtime.websocket_protocol import WebSocketProtocol
from .workers import PATIENCE, TO_LEAVE, Workers

log: Final = logging.getLogger(__name__)

LARGEST_MESSAGE: Final = 4096  # on a socket, from a client; a longer move goes by POST
SWITCH: Final = 0.0005  # seconds until the writer's thread gets the interpreter; it needs it often and briefly
LISTENERS: Final = 8  # with one, a new connection waits a turn of the loop for each one before it
MOST_FILES: Final = 65_536


def settings(config: Config) -> dict[str, object]:
    return {
        "host": config.host,
        "port": config.port,
        "http": HttpProtocol,
        "ws": WebSocketProtocol,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_ping_interval": None,  # the server pings, so that browsers see it too
        "ws_ping_timeout": None,
        "ws_per_message_deflate": False,  # costs more memory for each spectator than all else together
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": PATIENCE,
        "timeout_worker_healthcheck": 60,  # or a busy machine ends each worker while it still imports, for ever
        "timeout_keep_alive": 65,  # longer than most proxies keep a connection
        "lifespan": "on",
    }


def listening(plan: uvicorn.Config) -> list[socket.socket]:
    """The same listening socket several times: in each turn the loop accepts one connection from each."""
    door = plan.bind_socket()
    return [door, *[door.dup() for _ in range(LISTENERS - 1)]]


def allow_many_connections() -> None:
    """Raises the limit of open files as far as the system allows: each connection is one."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Server(uvicorn.Server):
    """A server that ends within the time limit, as a worker does: what was answered is on the disk."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last_call = threading.Timer(TO_LEAVE, leave_anyway)
            last_call.daemon = True
            last_call.start()
        super().handle_exit(sig, frame)


def leave_anyway() -> None:
    log.warning("the server closes without waiting any longer")
    os._exit(0)


def serve(config: Config) -> None:
    """Until a signal ends it. Several workers share the port."""
    set_up_logs()
    allow_many_connections()
    sys.setswitchinterval(SWITCH)
    if config.workers > 1:
        serve_together(config)
        return
    plan = uvicorn.Config(create_app(config), **settings(config))  # type: ignore[arg-type]
    server = Server(plan)
    with suppress(KeyboardInterrupt):
        server.run(sockets=listening(plan))
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def serve_together(config: Config) -> None:
    """A process for each worker. They share their metrics in a folder."""
    with TemporaryDirectory(prefix="belle-etoile-") as folder:
        to_environment(msgspec.structs.replace(config, metrics_folder=folder if config.metrics else ""))
        target = "belle_etoile.server.app:app_from_environment"
        plan = uvicorn.Config(target, factory=True, workers=config.workers, **settings(config))  # type: ignore[arg-type]
        gc.enable()  # each worker begins anew
        Workers(plan, listening(plan)).run()


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":  # with the settings in the environment
    serve(from_environment())

"""Starts uvicorn as this house needs it."""

import socket
import sys
from typing import Final

import uvicorn

from .app import create_app
from .config import Config, from_environment, to_environment
from .logs import set_up_logs
from .socket import Door, SmallSocket

LARGEST_MESSAGE: Final = 4096  # on a socket, from a client; a longer move goes by POST
SWITCH: Final = 0.0005  # seconds until the thread that writes gets its turn; it asks for many short ones
PATIENCE: Final = 5  # seconds for requests under way when the server stops


def settings(config: Config) -> dict[str, object]:
    return {
        "host": config.host,
        "port": config.port,
        "http": Door,
        "ws": SmallSocket,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_ping_interval": None,  # the house pings, so that browsers see it too
        "ws_ping_timeout": None,
        "ws_per_message_deflate": False,  # costs more memory for each spectator than all else together
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": PATIENCE,
        "timeout_keep_alive": 65,  # longer than the usual proxy keeps its side
        "lifespan": "on",
    }


def serve(config: Config) -> None:
    """Until a signal ends it. Several workers share the port."""
    set_up_logs()
    sys.setswitchinterval(SWITCH)
    if config.workers > 1:
        to_environment(config)
        target = "belle_etoile.server.app:app_from_environment"
        uvicorn.run(target, factory=True, workers=config.workers, **settings(config))  # type: ignore[arg-type]
    else:
        uvicorn.run(create_app(config), **settings(config))  # type: ignore[arg-type]


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":  # with the settings in the environment
    serve(from_environment())

"""How every process starts that works for the server."""

import os
import signal
import threading
import time


def prepare_child(parent: int) -> None:
    """For a child process: it ignores Ctrl-C (its parent reacts), has a lower priority, and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    """Ends this process when its parent is gone: a parent that is killed cannot end its children."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)

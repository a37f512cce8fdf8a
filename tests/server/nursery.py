"""Starts servers quickly for tests that kill them: everything is imported once, and each line on stdin forks one."""

import os
import sys

import belle_etoile.server.background.procrastinate_jobs  # noqa: F401  at a PostgreSQL it would be imported at each birth
from belle_etoile.server.config import from_environment
from belle_etoile.server.runner import serve


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            os.dup2(2, 1)
            serve(from_environment())
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":  # a bot's process imports this module too
    main()

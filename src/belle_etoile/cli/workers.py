"""Who does the work of a command: this process, processes of this machine, or a cluster."""

from argparse import Namespace
from typing import Final

from ..arena.executor import Executor, executor_of
from ..core.errors import BelleEtoileError
from .parser import Parser

MOST_JOBS: Final = 512


def add_workers(parser: Parser) -> None:
    """`--jobs` and `--cluster`; the results are the same."""
    parser.setting("jobs", "J", "jobs", type=parser.whole(1, MOST_JOBS))
    parser.setting("cluster", "ADDRESS", "cluster")


def chosen_executor(args: Namespace) -> Executor:
    """The one that `--jobs` or `--cluster` asks for; this process where nothing is asked."""
    if args.cluster is None:
        return executor_of(args.jobs or 1)
    if args.jobs is not None:
        raise BelleEtoileError("error-cli-together", "--jobs", {"argument": "--jobs", "other": "--cluster"})
    return cluster_at(args.cluster)


def cluster_at(address: str) -> Executor:
    """Ray is imported only here."""
    from ..arena.cluster import Cluster

    return Cluster(address)

"""Runs apart from the suite, since Ray takes a process for itself: two nodes, one of which is killed in the middle.

Tells what came of it as JSON, beside what this process alone comes to.
"""

import json
import os
import secrets
import sys
from pathlib import Path

os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16), "RAY_USAGE_STATS_ENABLED": "0"}

from ray.cluster_utils import Cluster as Nodes

from belle_etoile.arena.cluster import Cluster
from belle_etoile.arena.executor import Here
from belle_etoile.arena.tournament import Tournament, run_tournament
from belle_etoile.cli import main
from belle_etoile.core import BelleEtoileError
from belle_etoile.locales import speaker

GAMES = 60
STORE = 80 * 2**20


def table_of(told: Tournament) -> list[object]:
    return [[result.points, result.wins, result.moves] for result in told.results]


def after_a_loss(nodes: Nodes, executor: Cluster) -> Tournament:
    second = nodes.add_node(num_cpus=1, object_store_memory=STORE)

    def hear(done: int) -> None:
        if done == GAMES // 3:
            nodes.remove_node(second, allow_graceful=False)

    return run_tournament("stellar", None, ["greedy", "random"], GAMES, 1, {}, executor, hear)


def refusal(executor: Cluster) -> str:
    executor._version = "0.0.1"
    try:
        run_tournament("stellar", None, ["random", "random"], 1, 1, {}, executor, lambda done: None)
    except BelleEtoileError as error:
        return speaker("en").error(error)
    return ""


def everything(folder: Path) -> dict[str, object]:
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": STORE})
    words = ["train", "stellar", "--games", "60", "--workers", "2", "--json", "--output"]
    codes = [main([*words, str(folder / "cluster"), "--cluster", nodes.address]), main([*words, str(folder / "here")])]
    with Cluster(nodes.address) as executor:
        told = after_a_loss(nodes, executor)
        left = executor.workers, len(executor._ray.nodes())
        refused = refusal(executor)
    alone = run_tournament("stellar", None, ["greedy", "random"], GAMES, 1, {}, Here(), lambda done: None)
    nodes.shutdown()  # type: ignore[no-untyped-call]
    return {"codes": codes, "cluster": table_of(told), "here": table_of(alone), "left": left, "refused": refused}


if __name__ == "__main__":
    into = Path(sys.argv[1])
    (into / "told.json").write_text(json.dumps(everything(into)), encoding="utf-8")

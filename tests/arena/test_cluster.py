"""Work on a Ray cluster: the same table as alone, although a machine is lost."""

import json
import os
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from belle_etoile.arena import cluster
from belle_etoile.core import BelleEtoileError
from belle_etoile.version import number

from ..cli.conftest import Run

ROOT = Path(__file__).parents[2]

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: requirements/cluster.txt")


@needs_ray
def test_two_nodes_one_of_which_is_killed_come_to_the_same_as_one_process(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.arena.on_a_cluster", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "RAY_TMPDIR": "/tmp"},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    told = json.loads((tmp_path / "told.json").read_text(encoding="utf-8"))
    assert told["codes"] == [0, 0]
    assert (tmp_path / "cluster").read_bytes() == (tmp_path / "here").read_bytes()
    assert len(told["cluster"]) == 60
    assert told["cluster"] == told["here"]
    assert "0.0.1" in told["refused"]
    assert "same version" in told["refused"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@needs_ray
@pytest.mark.parametrize("command", [["arena", "stellar", "random", "random"], ["simulate", "stellar"]])
def test_a_cluster_that_is_not_there(run: Run, command: list[str]) -> None:
    address = f"127.0.0.1:{free_port()}"
    assert address in run(*command, "--cluster", address).sentence
    assert "HÔTE:PORT" in run(*command, "--cluster", "nowhere").sentence
    assert "--jobs" in run(*command, "--cluster", address, "--jobs", "2").sentence


@needs_ray
def test_a_training_without_its_cluster_writes_nothing(run: Run, tmp_path: Path) -> None:
    file, address = tmp_path / "w", f"127.0.0.1:{free_port()}"
    file.write_text("mine", encoding="utf-8")
    assert address in run("train", "stellar", "--games", "25", "--output", str(file), "--cluster", address).sentence
    assert file.read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / "w.checkpoint").exists()


def test_without_ray_one_is_told_what_brings_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "l’extra «\u202fcluster\u202f»" in run("simulate", "stellar", "--cluster", "127.0.0.1:1").sentence


def test_what_travels_says_which_version_a_worker_has() -> None:
    carry_out = cluster._by_value()
    how, told, _ = carry_out("0.0.1", "tests.arena.test_executor:slowly", 1, 3)
    assert (how, told) == ("another version", number())
    assert carry_out(number(), "tests.arena.test_executor:slowly", 1, 3)[:2] == (cluster.DONE, 10)


def test_a_lost_worker_without_the_package_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "belle_etoile.version", None)
    assert cluster._by_value()("0.2.0", "", None, None)[:2] == ("another version", "")


def test_an_address_is_a_host_and_a_port() -> None:
    for address in ("", "host", ":6379", "host:", "host:x", "ray://"):
        with pytest.raises(BelleEtoileError) as refused:
            cluster._knock(address)
        assert refused.value.key == "error-cluster-address"

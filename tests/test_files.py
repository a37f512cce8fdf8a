"""A file is there whole or not at all."""

import os
import stat
import sys
from pathlib import Path

import pytest

from belle_etoile.files import write_file


@pytest.mark.parametrize("lasting", [True, False])
@pytest.mark.parametrize("private", [True, False])
def test_a_file_is_replaced_in_one_go(tmp_path: Path, private: bool, lasting: bool) -> None:
    path = tmp_path / "new" / "file.txt"
    for text in ("one\n", "deux\u202f!\n"):
        write_file(path, text, private=private, lasting=lasting)
        assert path.read_bytes() == text.encode()
    assert os.listdir(path.parent) == ["file.txt"]
    if sys.platform != "win32" and private:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    path.mkdir()
    with pytest.raises(OSError, match="directory"):
        write_file(path, "x")
    assert os.listdir(tmp_path) == ["file.txt"]

"""Writing so that a reader finds the old or the new, never a part: a draft first, then one rename."""

import os
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

BINARY: Final = getattr(os, "O_BINARY", 0)  # Windows alone knows it
EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # archives of the same files are the same bytes


def write_file(path: Path, content: str | bytes, private: bool = False, lasting: bool = True) -> None:
    """`private`: for the owner's eyes, with the folder that is made for it. Not `lasting`: a power cut may lose it."""
    path.parent.mkdir(mode=0o700 if private else 0o777, parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        _write(draft, content, lasting, private)
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    if lasting:
        _settle(path.parent)


def put_folder(folder: Path, lasting: Mapping[str, str], others: Mapping[str, str]) -> None:
    """A folder with these files appears all at once; raises FileExistsError where it is there already.

    The `others` can be made again from the `lasting` ones, and are not waited for.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    draft = folder.with_name(f".{folder.name}.{os.getpid()}")
    shutil.rmtree(draft, ignore_errors=True)
    for name, text in [*lasting.items(), *others.items()]:
        path = draft / name
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, text, lasting=name in lasting)
    _settle(draft)
    try:
        os.rename(draft, folder)  # refuses a folder that has something in it
    except OSError:
        shutil.rmtree(draft, ignore_errors=True)
        if folder.is_dir():
            raise FileExistsError(str(folder)) from None
        raise
    _settle(folder.parent)


def move_folder(folder: Path, into: Path) -> Path:
    """Put a folder away under the first free number; its new place."""
    into.mkdir(parents=True, exist_ok=True)
    nth = 1
    while (into / f"{folder.name}-{nth}").exists():
        nth += 1
    away = into / f"{folder.name}-{nth}"
    os.rename(folder, away)
    _settle(folder.parent)
    return away


def sweep_drafts(folder: Path) -> None:
    """Remove what an interrupted writer left behind."""
    for path in folder.glob(".*"):
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)


def archive(path: Path, root: Path, parts: list[Path]) -> None:
    """A zip of files and folders below `root`, in one go."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sorted({file for part in parts for file in _files(part)}):
            entry = zipfile.ZipInfo(file.relative_to(root).as_posix(), EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, file.read_bytes())
    os.replace(draft, path)
    _settle(path.parent)


def _files(part: Path) -> list[Path]:
    if part.is_file():
        return [part]
    return [file for file in part.rglob("*") if file.is_file() and not file.name.startswith(".")]


def _write(path: Path, content: str | bytes, lasting: bool, private: bool = False) -> None:
    data = content.encode() if isinstance(content, str) else content
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o600 if private else 0o666)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        if lasting:
            file.flush()
            os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Make a rename outlive a power cut, where folders can be synced."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

"""The text files that come with the package: editions, ledgers, messages."""

from importlib.resources import files


def packaged_text(folder: str, name: str) -> str:
    """A text file of this package, as in `packaged_text("games/stellar", "edition.toml")`."""
    place = files("belle_etoile")
    for part in folder.split("/"):
        place = place.joinpath(part)
    return place.joinpath(name).read_text(encoding="utf-8")

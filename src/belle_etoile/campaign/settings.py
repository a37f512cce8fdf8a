"""What a campaign is set up with: `campaign.toml`, written once."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from ..core.errors import BelleEtoileError
from ..core.toml import load
from ..games.stellarium import INFO
from ..games.stellarium.policy import CHARACTERS
from ..games.stellarium.writing import quoted
from ..locales import LANGUAGES

FORMAT: Final = 1
HUMAN: Final = ""
MOST_TURNS: Final = 10_000
HEADING: Final = (
    "# Stellarium. Keep this folder to yourself: it holds every family's secrets and the seed of all luck.\n"
)


@dataclass(frozen=True)
class Settings:
    """`names` has one entry for each family, empty where the founders choose; `bots` their characters, or HUMAN."""

    names: tuple[str, ...]
    bots: tuple[str, ...]
    turns: int  # 0 for an endless game
    governor: str
    language: str
    seed: str

    def text(self) -> str:
        lines = [
            f"format = {FORMAT}",
            f"rules = {INFO.version}",
            f"language = {quoted(self.language)}",
            f"turns = {self.turns}",
            f"governor = {quoted(self.governor)}",
            f"seed = {quoted(self.seed)}",
        ]
        for name, bot in zip(self.names, self.bots, strict=True):
            lines += ["", "[[family]]", f"name = {quoted(name)}", f"bot = {quoted(bot)}"]
        return HEADING + "\n".join(lines) + "\n"

    def turn_seed(self, turn: int, redrawn: int) -> str:
        """The seed of one turn: from it nobody can find that of another."""
        return sha256(f"stellarium turn {turn} {redrawn} of {self.seed}".encode()).hexdigest()

    def bot_seed(self, turn: int, family: int) -> str:
        return sha256(f"stellarium bot {family} in {turn} of {self.seed}".encode()).hexdigest()


def parse_settings(text: str, file: str) -> Settings:
    """Raises with the file and the reason."""
    try:
        content: dict[str, Any] = load(text)
        families = content["family"]
        found = Settings(
            names=tuple(str(family["name"]) for family in families),
            bots=tuple(str(family["bot"]) for family in families),
            turns=int(content["turns"]),
            governor=str(content["governor"]),
            language=str(content["language"]),
            seed=str(content["seed"]),
        )
        wrong = _objection(found, content)
    except (ValueError, TypeError, KeyError) as error:
        wrong = f"{type(error).__name__}: {error}"
    if wrong:
        raise damaged(file, wrong)
    return found


def _objection(settings: Settings, content: dict[str, object]) -> str:
    for key, right in (("format", FORMAT), ("rules", INFO.version)):
        if content.get(key) != right:
            return f"{key} = {content.get(key)!r}, not {right}"
    if settings.language not in LANGUAGES:
        return f"language = {settings.language!r}"
    unknown = [bot for bot in settings.bots if bot not in (HUMAN, *CHARACTERS)]
    return f"bot = {unknown[0]!r}" if unknown else ""


def damaged(file: str, reason: str) -> BelleEtoileError:
    return BelleEtoileError("stellarium-error-damaged", f"{file}: {reason}", {"file": file, "reason": reason})

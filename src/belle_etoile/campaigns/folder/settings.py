"""What a campaign is set up with: `campaign.toml`, written once."""

from dataclasses import dataclass
from typing import Any, Final

from ...core.errors import BelleEtoileError
from ...core.toml import load, quoted
from ...games.stellarium import INFO
from ...games.stellarium.components import FIRST_RULES
from ...games.stellarium.policy import TEMPER_NAMES
from ...locales import LANGUAGES
from ..turns import HUMAN

FORMAT: Final = 1
MOST_TURNS: Final = 10_000
HEADING: Final = (
    "# Stellarium. Keep this folder to yourself: it holds every family's secrets and the seed of all luck.\n"
)


@dataclass(frozen=True)
class Settings:
    """`names` has one entry for each family, empty where the founders choose; `bots` their tempers, or HUMAN."""

    names: tuple[str, ...]
    bots: tuple[str, ...]
    turns: int  # 0 for an endless game
    governor: str
    language: str
    seed: str
    rules: int = INFO.version  # how they are read

    def text(self) -> str:
        lines = [
            f"format = {FORMAT}",
            f"rules = {self.rules}",
            f"language = {quoted(self.language)}",
            f"turns = {self.turns}",
            f"governor = {quoted(self.governor)}",
            f"seed = {quoted(self.seed)}",
        ]
        for name, bot in zip(self.names, self.bots, strict=True):
            lines += ["", "[[family]]", f"name = {quoted(name)}", f"bot = {quoted(bot)}"]
        return HEADING + "\n".join(lines) + "\n"


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
            rules=int(content.get("rules", FIRST_RULES)),
        )
        wrong = _objection(found, content)
    except (ValueError, TypeError, KeyError) as error:
        wrong = f"{type(error).__name__}: {error}"
    if wrong:
        raise damaged(file, wrong)
    return found


def _objection(settings: Settings, content: dict[str, object]) -> str:
    if content.get("format") != FORMAT:
        return f"format = {content.get('format')!r}, not {FORMAT}"
    if settings.rules not in INFO.plays:
        return f"rules = {settings.rules}, not one of {', '.join(map(str, INFO.plays))}"
    if settings.language not in LANGUAGES:
        return f"language = {settings.language!r}"
    unknown = [bot for bot in settings.bots if bot not in (HUMAN, *TEMPER_NAMES)]
    return f"bot = {unknown[0]!r}" if unknown else ""


def damaged(file: str, reason: str) -> BelleEtoileError:
    return BelleEtoileError("stellarium-error-damaged", f"{file}: {reason}", {"file": file, "reason": reason})

"""Where a command works: its language, the terminal, and stderr for what is not the result."""

import json
import os
import sys
from functools import cached_property
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final, final

from ..core.errors import BelleEtoileError
from ..core.game import Game, MoveGame
from ..games import game_named
from ..locales import Speaker, Value

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

WIDTH: Final = 80
REFUSED: Final = 2
INTERRUPTED: Final = 130
COLOURED: Final = ("FORCE_COLOR", "TTY_COMPATIBLE")  # with these, rich treats any output as a terminal


@final
class Terminal:
    """Speaks, prints and refuses."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker: Final = speaker

    @cached_property
    def out(self) -> "Console":
        from .theme import console

        return console()

    @cached_property
    def err(self) -> "Console":
        from .theme import console

        return console(stderr=True)

    def say(self, id: str, **values: Value) -> str:
        return self.speaker.say(id, **values)

    def tell(self, sentence: str, style: str = "", mark: str = "") -> None:
        """A sentence on stdout, urgent behind a mark; in a file or a pipe it stays one line."""
        if self._is_plain():
            print(mark + sentence, flush=True)
            return
        from rich.text import Text

        indent = "\n" + " " * len(mark)
        shown = indent.join(self.wrapped(sentence, len(mark))) if self.out.is_terminal else sentence
        self.out.print(Text.assemble((mark, "dawn"), (shown, style)), soft_wrap=True)

    def _is_plain(self) -> bool:
        """Not a terminal: no colours are needed, and rich takes a while to import."""
        return not sys.stdout.isatty() and not any(os.environ.get(name) for name in COLOURED)

    def wrapped(self, text: str, indent: int = 0) -> list[str]:
        """Lines of at most eighty columns, broken at plain spaces only: a narrow no-break space holds."""
        return wrap(text, min(WIDTH, self.out.width) - indent, break_on_hyphens=False)

    def warn(self, sentence: str) -> None:
        """A sentence on stderr."""
        from rich.text import Text

        self.err.print(Text(sentence), soft_wrap=True)

    def ask(self, question: str) -> str | None:
        """One line from the keyboard or a pipe; None at its end."""
        try:
            return input(question).strip()
        except EOFError:
            self.out.print()
            return None

    def print_json(self, content: object) -> None:
        print(json.dumps(content, ensure_ascii=False, indent=2), flush=True)

    def progress(self, what: str) -> "Progress":
        """A bar on stderr, where it is a terminal; gone when the work is done."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        return Progress(
            TextColumn(what),
            BarColumn(complete_style="brass", finished_style="brass"),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )

    def thousands(self, number: float) -> str:
        return self.say("cli-number", number=round(number))

    def decimal(self, number: float) -> str:
        return self.say("cli-decimal", number=number)

    def percent(self, share: float) -> str:
        return self.say("cli-percent", number=100 * share)


def read_file(name: str) -> str:
    """The text of a file, or a sentence that says why not."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        key = "error-file-missing" if isinstance(error, FileNotFoundError) else "error-file"
        raise BelleEtoileError(key, f"{name}: {reason}", {"file": name, "reason": reason}) from None
    except ValueError:  # not UTF-8, or a name no file can have
        raise BelleEtoileError("error-file-text", f"{name}: not UTF-8 text", {"file": name}) from None


def chosen_game(id: str, edition: str | None) -> MoveGame:
    """The game of this id, with the components of an edition file if one is named."""
    game = game_named(id)
    return game if edition is None else game.with_edition(read_file(edition), edition)


def chosen_options(game: Game, pairs: list[str]) -> dict[str, str]:
    """`["first=1"]` checked, defaults filled in."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, choice = pair.partition("=")
        if not equals:
            known = " ".join(f"{option.name}={'|'.join(option.choices)}" for option in game.info.options)
            raise BelleEtoileError(
                "error-option-form", f"expected name=choice, found {pair!r}", {"option": pair, "known": known}
            )
        options[name] = choice
    return game.checked_options(options)

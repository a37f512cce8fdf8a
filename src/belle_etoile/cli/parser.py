"""The words of the command line, in the reader's language. A word it does not know is refused in one sentence."""

import argparse
import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from ..core.errors import BelleEtoileError
from ..languages import LANGUAGES
from ..locales import Speaker

LARGEST: Final = (1 << 63) - 1
LONGEST: Final = 3600  # seconds

# What argparse says, and the message that says it in our words.
COMPLAINTS: Final = (
    (r"unrecognized arguments: (?P<argument>.*)", "error-cli-unknown"),
    (r"the following arguments are required: (?P<argument>.*)", "error-cli-missing"),
    (r"argument (?P<argument>.*?): expected (at least )?one argument", "error-cli-no-value"),
    (r"argument (?P<argument>.*?): ignored explicit argument (?P<value>.*)", "error-cli-a-value"),
    (r"argument (?P<argument>.*?): not allowed with argument (?P<other>.*)", "error-cli-together"),
    (r"argument (?P<argument>.*?): (?P<reason>.*)", "error-cli-value"),
)


class Parser(argparse.ArgumentParser):
    """An ArgumentParser with messages in the reader's language; it raises instead of exiting."""

    def __init__(self, speaker: Speaker, **settings: Any) -> None:
        settings.setdefault("formatter_class", _formatter(speaker))
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.speaker = speaker
        self.things = self.add_argument_group(speaker.say("help-arguments"))
        self.settings = self.add_argument_group(speaker.say("help-options"))
        self.settings.add_argument("-h", "--help", action="help", help=self.about("help"))
        self.settings.add_argument(
            "--lang",
            metavar="|".join(LANGUAGES),
            type=self.language,
            default=argparse.SUPPRESS,
            help=self.about("lang"),
        )

    def about(self, name: str) -> str:
        return self.speaker.say(f"help-{name}").replace("%", "%%")

    def thing(self, name: str, about: str, nargs: str | None = None) -> None:
        """A positional argument."""
        self.things.add_argument(name.lower(), metavar=name, nargs=nargs, help=self.about(about))

    def flag(self, name: str, about: str) -> None:
        self.settings.add_argument(f"--{name}", action="store_true", help=self.about(about))

    def setting(
        self, name: str, metavar: str, about: str, default: object = None, type: Callable[[str], object] = str
    ) -> None:
        self.settings.add_argument(f"--{name}", metavar=metavar, default=default, type=type, help=self.about(about))

    def table(self) -> None:
        """What a match is set up with: options and an edition."""
        self.settings.add_argument(
            "--option", metavar="NAME=CHOICE", action="append", default=[], help=self.about("option")
        )
        self.setting("edition", "FILE", "edition")

    def whole(self, least: int, most: int = LARGEST) -> Callable[[str], int]:
        """Reads a whole number within bounds."""

        def read(text: str) -> int:
            try:
                number = int(text)
            except ValueError:
                number = least - 1
            if not least <= number <= most:
                key = "cli-whole" if most == LARGEST else "cli-whole-between"
                raise argparse.ArgumentTypeError(self.speaker.say(key, text=text, least=least, most=most))
            return number

        return read

    def language(self, text: str) -> str:
        if text not in LANGUAGES:
            raise argparse.ArgumentTypeError(self.speaker.say("cli-language", text=text))
        return text

    def seconds(self, text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= LONGEST:
            raise argparse.ArgumentTypeError(self.speaker.say("cli-seconds", text=text, most=LONGEST))
        return seconds

    def error(self, message: str) -> NoReturn:
        raise complaint(message, self.flags())

    def flags(self) -> list[str]:
        return [flag for action in self._actions for flag in action.option_strings if flag.startswith("--")]


def complaint(message: str, flags: list[str]) -> BelleEtoileError:
    """What argparse says, as an error with a sentence; `flags` are those it might have meant."""
    for pattern, key in COMPLAINTS:
        found = re.fullmatch(pattern, message)
        if found:
            values: dict[str, int | str] = dict(found.groupdict())
            near = get_close_matches(str(values["argument"]).split(" ")[0], flags, 1)
            values["near"] = near[0] if near else "none"
            return BelleEtoileError(key, message, values)
    return BelleEtoileError("error-cli", message, {"reason": message})


def _formatter(speaker: Speaker) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        """The same layout, with our word for "usage"."""

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            said = speaker.say("help-usage") + " " if prefix is None else prefix
            super().add_usage(usage, actions, groups, said)

    return Formatter

"""`belle-etoile play`: a match in the terminal, against bots or on one screen."""

import secrets
import sys
from argparse import Namespace
from contextlib import nullcontext, suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from rich.text import Text

from ..bots import Bot, bot_named
from ..core.chance import Quick
from ..core.errors import BelleEtoileError, IllegalMove
from ..core.events import Event
from ..core.game import Choice, MoveGame
from ..core.log import parse_log
from ..core.match import Match, new_match, replayed
from ..data_folder import data_folder
from ..files import write_file
from ..games import game_named
from ..locales import ledger
from . import menu, rules
from .boards import BOARDS
from .parser import Parser
from .saves import Saved, new_name, newest_save, read_save, write_save
from .score_sheet import show_result
from .terminal import INTERRUPTED, REFUSED, Terminal, chosen_game, chosen_options, read_file

HUMAN: Final = "human"
NOBODY_HERE: Final = -2


def add(parser: Parser) -> None:
    parser.thing("GAME", "game")
    parser.setting("seats", "A,B", "seats")
    parser.setting("seed", "S", "seed-text")
    parser.table()
    either = parser.settings.add_mutually_exclusive_group()
    either.add_argument("--resume", action="store_true", help=parser.about("resume"))
    either.add_argument("--new", action="store_true", help=parser.about("new"))


def run(terminal: Terminal, args: Namespace) -> int:
    with suppress(ImportError):
        import readline  # noqa: F401  (arrow keys at the prompt)
    game = game_named(args.game)
    path = _save_to_resume(terminal, args, game)
    if path == Path():
        return 0
    sitting = _new_sitting(terminal, args) if path is None else _resumed(terminal, path)
    return sitting.play()


def _save_to_resume(terminal: Terminal, args: Namespace, game: MoveGame) -> Path | None:
    """The save to go on with; None for a new match; an empty path if the question got no answer."""
    chosen = bool(args.seats or args.seed or args.option or args.edition)
    if args.new or (chosen and not args.resume):
        return None
    path = newest_save(game.info.id)
    if not args.resume:
        return path if path is None else _asked(terminal, game, path)
    if chosen:
        raise BelleEtoileError("error-resume-as-it-was", "--resume takes no other settings", {})
    if path is None:
        folder = str(data_folder())
        raise BelleEtoileError("error-nothing-saved", f"no match of {game.info.id} in {folder}", {"folder": folder})
    return path


def _asked(terminal: Terminal, game: MoveGame, path: Path) -> Path | None:
    while True:
        answer = terminal.ask(terminal.say("play-resume", game=terminal.speaker.title(game.info.id)) + " ")
        if answer is None:
            return Path()
        word = answer.lower()
        if word in ("", "o", "oui", "y", "yes"):
            return path
        if word in ("n", "non", "no"):
            return None
        if not sys.stdin.isatty():
            raise BelleEtoileError("error-yes-or-no", f"expected y or n, found {word!r}", {"answer": word})
        terminal.tell(terminal.say("error-yes-or-no", answer=word))


def _new_sitting(terminal: Terminal, args: Namespace) -> "Sitting":
    game = chosen_game(args.game, args.edition)
    edition = read_file(args.edition) if args.edition is not None else None
    least, most = game.info.seats
    seats = args.seats.split(",") if args.seats else [HUMAN] + ["greedy"] * (max(least, min(2, most)) - 1)
    options = chosen_options(game, args.option)
    seed = args.seed or secrets.token_hex(16)
    if not seed.isprintable():  # it must fit on one line of the log
        raise BelleEtoileError("error-seed", "a seed is one line of printable text", {})
    return Sitting(terminal, new_match(game, len(seats), seed, options), seats, seed, edition, None)


def _resumed(terminal: Terminal, path: Path) -> "Sitting":
    saved = read_save(path)
    game = game_named(saved.game)
    if saved.edition is not None:
        game = game.with_begun_edition(saved.edition, str(path))
    match = replayed(game, parse_log(saved.log, str(path)), str(path), saved.seed)
    return Sitting(terminal, match, saved.seats, saved.seed, saved.edition, path)


def mind_of(seed: str, version: int, seat: int) -> int:
    """The seed of a bot's own luck, so that a resumed match goes on as it would have."""
    return int.from_bytes(sha256(f"{seed} {version} {seat}".encode()).digest()[:7])


@final
class Sitting:
    """One evening at the table. A turn ends with a move, or with an exit code when the player leaves."""

    def __init__(
        self, terminal: Terminal, match: Match, seats: list[str], seed: str, edition: str | None, path: Path | None
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.game = match.game
        self.board = BOARDS[match.game.info.id]
        self.seats = seats
        self.bots: list[Bot | None] = [None if name == HUMAN else bot_named(name) for name in seats]
        self.people = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.names = [self._name(seat) for seat in range(len(seats))]
        self.seed = seed
        self.edition = edition
        self.path = path
        self.journal: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.at_the_screen = NOBODY_HERE if len(self.people) > 1 else 0
        self.interactive = sys.stdin.isatty()

    def _name(self, seat: int) -> str:
        if self.bots[seat] is None:
            return self.terminal.say("you") if len(self.people) == 1 else self.terminal.say("seat-name", seat=seat + 1)
        name = self.terminal.speaker.bot(self.seats[seat])
        return name if self.seats.count(self.seats[seat]) == 1 else f"{name} {seat + 1}"

    @property
    def you(self) -> int:
        """The only person at the table, if there is just one."""
        return self.people[0] if len(self.people) == 1 else NOBODY_HERE

    def play(self) -> int:
        try:
            while not self.match.over:
                waiting = self.match.waiting
                seat = next((seat for seat in waiting if self.bots[seat] is None), waiting[0])
                code = self._turn(seat)
                if code is not None:
                    return code
        except KeyboardInterrupt:
            self._put_away()
            return INTERRUPTED
        self._finish()
        return 0

    def _turn(self, seat: int) -> int | None:
        bot = self.bots[seat]
        if bot is None:
            return self._ask(seat)
        slow = self.seats[seat].startswith("search")
        with (
            self.terminal.err.status(self.terminal.say("play-thinking", name=self.names[seat]))
            if slow
            else nullcontext()
        ):
            mind = Quick(mind_of(self.seed, self.match.version, seat))
            move = bot.choose(self.game, self.match.view(seat), seat, mind)
        self._move(seat, self.game.format(move))
        return None

    def _move(self, seat: int, text: str) -> None:
        events = self.match.play(seat, text)
        if seat in self.journal:
            self.journal[seat] = []
        for person in self.people:
            self.journal[person] += self._sentences(events, person)

    def _sentences(self, events: list[Event], person: int) -> list[str]:
        heard = [event for event in events if event.heard_by(person) and event.kind not in self.board.quiet]
        return [self.terminal.speaker.event(self.game.info.id, event, self.names, person) for event in heard]

    # At the screen

    def _ask(self, seat: int) -> int | None:
        """Shows the table and reads lines until this seat moves; an exit code if it leaves."""
        if not self._curtain(seat):
            return self._put_away()
        choices = self.match.choices(seat)
        entries = menu.entries_of(self.terminal, self.game, choices)
        self._show(seat, entries)
        version = self.match.version
        while self.match.version == version:
            line = self._line("› ")
            if line is None or line == "q":
                return self._put_away()
            try:
                self._answer(seat, line, entries)
            except BelleEtoileError as error:
                sentence = self._sentence(error, seat)
                if not self.interactive:
                    self._put_away_what_was_played()
                    self.terminal.warn(sentence)
                    return REFUSED
                self.terminal.tell(sentence, mark="! ")
        return None

    def _sentence(self, error: BelleEtoileError, seat: int) -> str:
        if isinstance(error, IllegalMove):
            return self.terminal.speaker.refusal(self.game.info.id, str(self.match.view(seat)["stage"]), error.rule)
        return self.terminal.speaker.error(error, self.game.info.id)

    def _curtain(self, seat: int) -> bool:
        """Where hands are secret, the screen is handed over with nothing on it. False if nobody is there any more."""
        if seat == self.at_the_screen or len(self.people) == 1:
            return True
        self.at_the_screen = seat
        if not self.game.info.secrets or not self.interactive:
            return True
        self._clear()
        return self._line(self.terminal.say("play-curtain", name=self.names[seat]) + " ") is not None

    def _clear(self) -> None:
        """Clears the screen and its scrollback: it may show another's hand."""
        if self.interactive and self.terminal.out.is_terminal and not self.terminal.out.is_dumb_terminal:
            self.terminal.out.file.write("\x1b[3J")
            self.terminal.out.clear()

    def _line(self, prompt: str) -> str | None:
        answer = self.terminal.ask(prompt)
        return None if answer is None else " ".join(answer.lower().split())

    def _show(self, seat: int, entries: list[menu.Entry]) -> None:
        terminal, view = self.terminal, self.match.view(seat)
        self._clear()
        terminal.out.print(self.board.draw(terminal, self.game, view, self.names))
        terminal.out.print()
        if self.journal[seat]:
            self._tell_journal(seat)
            terminal.out.print()
        terminal.tell(terminal.speaker.prompt(self.game.info.id, str(view["stage"])), "bold")
        for line in menu.lines_of(terminal, self.game, self.board, entries):
            terminal.out.print(line)
        keys = "play-keys-undo" if self.match.can_undo(seat) else "play-keys"
        terminal.out.print(Text(terminal.say(keys), "quiet"))

    def _tell_journal(self, seat: int) -> None:
        """What has happened since this seat last moved, as one paragraph."""
        self.terminal.out.print("\n".join(self.terminal.wrapped(" ".join(self.journal[seat]))), soft_wrap=True)

    def _answer(self, seat: int, line: str, entries: list[menu.Entry]) -> None:
        """Carry out one line: a command, the number of a choice, or a move as text."""
        words = line.split()
        if not words:
            return
        if words[0] == "u" and len(words) == 1:
            self.match.undo(seat)
            self.journal[seat] = []
        elif words[0] == "r":
            self._show_rule(words[1] if len(words) > 1 else "")
        elif words[0].startswith("?"):
            self._explain(seat, line[1:].strip(), entries)
        elif words[0].isdecimal():
            self._choose(seat, words, entries)
        else:
            self._move(seat, line)

    def _entry(self, word: str, entries: list[menu.Entry]) -> menu.Entry:
        if not word.isdecimal() or not 1 <= int(word) <= len(entries):
            raise BelleEtoileError(
                "error-number", f"expected 1 to {len(entries)}, found {word!r}", {"text": word, "most": len(entries)}
            )
        return entries[int(word) - 1]

    def _choose(self, seat: int, words: list[str], entries: list[menu.Entry]) -> None:
        """`2` or `2 7`: what, then where."""
        entry = self._entry(words[0], entries)
        if len(words) == 1 and len(entry.choices) == 1:
            self._move(seat, entry.choices[0]["move"])
            return
        places = menu.places_of(entry)
        where = " ".join(words[1:])
        if not where:
            question = self.terminal.say(f"{self.game.info.id}-where", places=menu.spans(places))
            where = self._line(f"  {question} › ") or ""
        if not where or where == "q":
            return
        if where not in places:
            raise BelleEtoileError(
                "error-place",
                f"expected one of {places}, found {where!r}",
                {"text": where, "known": menu.spans(places)},
            )
        self._move(seat, entry.choices[places.index(where)]["move"])

    def _explain(self, seat: int, word: str, entries: list[menu.Entry]) -> None:
        """`?`: how to play here; `? 3`: what choice 3 does, and its rule."""
        if not word:
            self.terminal.tell(self.terminal.say("play-help"))
            return
        entry = self._entry(word, entries)
        choice = entry.choices[0]
        self.terminal.tell(menu.label(self.terminal, self.game, entry), "bold")
        told = self.board.explain(self.terminal, self.game, self.match.view(seat), choice)
        if told:
            self.terminal.tell(told)
        self._show_rule(self._rule_of(seat, choice))

    def _rule_of(self, seat: int, choice: Choice) -> str:
        """The rule a move is played by: that of the first thing it makes happen."""
        state, events = self.match.state.copy(), list[Event]()
        self.game.carry_out(state, seat, self.game.parse(choice["move"]), Quick(1), events)
        return events[0].rule

    def _show_rule(self, number: str) -> None:
        book = ledger(self.game.info.id, self.terminal.speaker.language)
        if not number:
            self.terminal.tell(self.terminal.say("play-which-rule"))
            return
        self.terminal.out.print(rules.shown(self.terminal, book, rules.wanted(book, number)), soft_wrap=True)
        self.terminal.out.print()

    # Leaving

    def _save(self) -> Path:
        path = self.path or new_name("saves", self.game.info.id, ".json")
        write_save(path, Saved(self.game.info.id, self.seats, self.edition, self.seed, self.match.log.text()))
        return path

    def _put_away(self) -> int:
        self._save()
        self.terminal.tell(self.terminal.say("play-saved", game=self.game.info.id))
        return 0

    def _put_away_what_was_played(self) -> None:
        if any(record.seat in self.people for record in self.match.log.records):
            self._save()

    def _finish(self) -> None:
        """The last look at the table, the score sheet, and the log for whoever wants to see it again."""
        terminal, person = self.terminal, self.you
        view = self.match.view(max(0, person))
        self._clear()
        terminal.out.print(self.board.draw(terminal, self.game, view, self.names))
        if person in self.journal:
            terminal.out.print()
            self._tell_journal(person)
        show_result(terminal, self.match, self.names, person)
        try:
            path = new_name("logs", self.game.info.id, ".log")
            write_file(path, self.match.log.text(), private=True)
            terminal.tell(terminal.say("play-log", file=str(path)), "quiet")
            if self.path is not None:
                self.path.unlink(missing_ok=True)
        except OSError as error:
            terminal.warn(terminal.say("error-file", file=str(data_folder()), reason=error.strerror or str(error)))

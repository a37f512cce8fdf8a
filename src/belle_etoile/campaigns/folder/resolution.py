"""Resolves the coming turn of a folder, or takes the last one back. Either happens whole or not at all."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...core.errors import BelleEtoileError
from ...files import archive, move_folder, put_folder, sweep_drafts, write_file
from ...games.stellarium.components import PLAYING
from ...games.stellarium.state import State
from ..gazette import Issue, pages
from ..records import about_text, dice_text, facts_text, redrawn_text, state_text
from ..sheets import Document, Sheet, by_family, read_sheets, received
from ..turns import HUMAN, TurnInput, TurnResult, issue_of, run_turn
from .campaign import SEEDS, Campaign, order_file
from .inbox import NEWCOMER, coming, documents, newcomers


@dataclass(frozen=True)
class Resolved:
    turn: int
    folder: Path
    state: State
    sheets: list[Sheet]


def resolve_turn(campaign: Campaign, accept: bool = False, without: bool = False) -> Resolved:
    """Resolve the coming turn.

    Refuses sheets with mistakes or gaps unless told to `accept` them, and an inbox that nobody wrote to unless told
    to go on `without` orders.
    """
    if campaign.latest.end != PLAYING:
        raise BelleEtoileError("stellarium-error-over", "the campaign is over", {"turn": campaign.latest.turn})
    _finish_backup(campaign)
    given = turn_input(campaign)
    if not without:
        _refuse_silence(campaign, given)
    done = run_turn(given)
    if not accept:
        _refuse_gaps(campaign, done)
    archive(campaign.backup(done.turn, "before"), campaign.folder, _worth_keeping(campaign, done.turn))
    folder = _put(campaign, done)
    sweep_drafts(folder.parent)
    archive(campaign.backup(done.turn, "after"), campaign.folder, _worth_keeping(campaign, done.turn + 1))
    return Resolved(done.turn, folder, done.state, done.sheets + done.newcomers)


def turn_input(campaign: Campaign) -> TurnInput:
    """The coming turn as the folder has it."""
    turn, settings = coming(campaign), campaign.settings
    return TurnInput(
        state=campaign.latest,
        seed=settings.seed,
        names=settings.names,
        bots=settings.bots,
        orders=documents(campaign, turn),
        newcomers=newcomers(campaign, turn),
        redrawn=campaign.redrawn.get(str(turn), 0),
    )


def _refuse_silence(campaign: Campaign, given: TurnInput) -> None:
    people = [family for family in given.playing() if given.bot(family) == HUMAN]
    if people and not any(family in given.orders for family in people):
        raise BelleEtoileError(
            "stellarium-error-no-orders",
            f"no orders for turn {given.turn}",
            {"turn": given.turn, "folder": str(campaign.inbox(given.turn))},
        )


def _refuse_gaps(campaign: Campaign, done: TurnResult) -> None:
    wrong = [sheet for sheet in done.sheets + done.newcomers if not sheet.whole]
    if wrong:
        files = [sheet.document.file or order_file(sheet.family, campaign.names[sheet.family]) for sheet in wrong[:12]]
        told = zip(files, wrong, strict=False)
        named = ", ".join([f"{file} ({len(sheet.mistakes)}, {sheet.status})" for file, sheet in told])
        raise BelleEtoileError(
            "stellarium-error-mistakes",
            f"mistakes or gaps in {named}",
            {"turn": done.turn, "number": len(wrong), "files": named, "folder": str(campaign.folder)},
        )


def _put(campaign: Campaign, done: TurnResult) -> Path:
    """The folder of the turn, with all reports."""
    turn, language = done.turn, campaign.settings.language
    folder, promised = campaign.turn_folder(turn), campaign.commitment(turn + 1)
    reports = pages(issue_of(done, promised, language))
    try:
        lasting = records(done, campaign.names, promised, language)
        put_folder(folder, lasting, {f"reports/{name}": text for name, text in reports.items()})
    except FileExistsError:
        raise BelleEtoileError(
            "stellarium-error-resolved", f"turn {turn} is resolved already", {"turn": turn}
        ) from None
    return folder


def records(done: TurnResult, names: Sequence[str], promised: str, language: str) -> dict[str, str]:
    """What a turn leaves for ever, by file; `names` of the families are those before the turn."""
    s, state = done.state, state_text(done.state)
    files = {
        "turn.toml": about_text(done.turn, s.year, done.seed, promised, state),
        "state.json": state,
        "events.jsonl": facts_text(done.facts),
        "dice.txt": dice_text(s, done.dice, language),
    }
    for sheet in done.sheets:
        files[f"orders/{order_file(sheet.family, names[sheet.family])}"] = sheet.document.text
    for sheet in done.newcomers:
        files[f"orders/{sheet.document.file}"] = sheet.document.text
    return files


def past_issue(campaign: Campaign, turn: int, language: str) -> Issue:
    """The reports of a resolved turn once more, in any language."""
    about = campaign.about(turn)
    folder = campaign.turn_folder(turn) / "orders"
    post = []
    for path in sorted(folder.glob("*.toml")) if folder.is_dir() else []:
        if not path.name.startswith(NEWCOMER):
            family = int(path.name.removesuffix(".toml").partition("-")[0]) - 1
            post.append(Document(family, path.read_text(encoding="utf-8"), path.name))
    return Issue(
        state=campaign.state(turn),
        facts=campaign.facts(turn),
        language=language,
        seed=str(about["seed"]),
        next_commitment=str(about["next_commitment"]),
        received=received(read_sheets(campaign.state(turn - 1), by_family(post))),
    )


# Keeping


def _worth_keeping(campaign: Campaign, turn: int) -> list[Path]:
    kept = [campaign.folder / name for name in ("campaign.toml", "edition.toml", SEEDS)]
    return [path for path in [*kept, campaign.inbox(turn), campaign.turn_folder(turn - 1)] if path.exists()]


def _finish_backup(campaign: Campaign) -> None:
    """Makes the backup after a turn, if a process was killed before it could."""
    turn = campaign.turn
    if turn >= 0 and not campaign.backup(turn, "after").exists():
        archive(campaign.backup(turn, "after"), campaign.folder, _worth_keeping(campaign, turn + 1))


def undo_turn(campaign: Campaign, new_seed: bool = False) -> tuple[int, Path, Path | None]:
    """Take the last turn back: its folder is put away, its orders are in the inbox again.

    What came for the turn after it is put beside that folder: that turn starts anew. The same orders then bring the
    same turn; with `new_seed` luck is drawn and promised anew.
    """
    turn = campaign.turn
    if turn < 0:
        raise BelleEtoileError("stellarium-error-nothing-to-undo", "no turn to take back", {})
    if new_seed:
        redrawn = campaign.redrawn
        redrawn[str(turn)] = redrawn.get(str(turn), 0) + 1
        write_file(campaign.folder / SEEDS, redrawn_text(redrawn))
    away = move_folder(campaign.turn_folder(turn), campaign.folder / "undone")
    return turn, away, _put_post_away(campaign, turn + 1, away)


def _put_post_away(campaign: Campaign, turn: int, away: Path) -> Path | None:
    """Where the post for a turn that starts anew is now; None if there was none."""
    post = campaign.inbox(turn)
    if not post.is_dir() or not any(post.iterdir()):
        return None
    return move_folder(post, away.parent / f"{away.name}-orders")

"""`belle-etoile stellarium check`: the orders that came, and the entries of families that want to join."""

from pathlib import Path

from ..campaigns.folder import Campaign
from ..campaigns.folder.campaign import BEFORE_ALL
from ..campaigns.folder.inbox import coming, documents, is_newcomer, newcomers, owner, read_document
from ..campaigns.sheets import Document, Sheet, entry_sheet, read_sheets
from ..campaigns.turns import Newcomer
from ..games.stellarium.components import OPR, STATUSES
from ..games.stellarium.orders.checks import missing
from ..games.stellarium.orders.mistakes import Mistake
from ..games.stellarium.turn0 import to_share
from .terminal import REFUSED, Terminal


def tell_check(terminal: Terminal, campaign: Campaign, files: list[Path], as_json: bool) -> int:
    """The post of the coming turn, or the files that are named."""
    turn, running = coming(campaign), campaign.turn != BEFORE_ALL
    if files:
        joining = [Newcomer(read_document(path), file=str(path)) for path in files if running and is_newcomer(path)]
        read = [(path, read_document(path)) for path in files if not (running and is_newcomer(path))]
        post = [Document(owner(campaign, path, text), text, str(path)) for path, text in read]
    else:
        post, joining = list(documents(campaign, turn).values()), newcomers(campaign, turn)
    sheets = read_sheets(campaign.latest, post)
    entries = joining_sheets(campaign, joining)
    wrote = {document.family for document in post}
    silent = [name for seat, name in enumerate(campaign.names) if seat not in wrote and not campaign.bot(seat)]
    if as_json:
        told = [_as_json(campaign, sheet) for sheet in sheets + entries]
        terminal.print_json({"turn": turn, "sheets": told, "missing": [] if files else silent})
    else:
        for sheet in sheets:
            _tell_sheet(terminal, campaign, sheet)
        for sheet in entries:
            _tell_entry(terminal, campaign, sheet)
        if not files:
            said = terminal.say("stellarium-cli-missing", families=", ".join(silent)) if silent else ""
            terminal.tell(said or terminal.say("stellarium-cli-nobody"))
    return 0 if all(sheet.whole for sheet in sheets + entries) else REFUSED


def joining_sheets(campaign: Campaign, joining: list[Newcomer]) -> list[Sheet]:
    """31.7: each is numbered as if it were founded now."""
    first = len(campaign.latest.families)
    return [
        entry_sheet(campaign.latest, Document(seat, newcomer.text, newcomer.file))
        for seat, newcomer in enumerate(joining, first)
    ]


def _family(campaign: Campaign, sheet: Sheet) -> str:
    if sheet.family < len(campaign.names):
        return campaign.names[sheet.family]
    return sheet.entry.name if sheet.entry is not None else ""


def _as_json(campaign: Campaign, sheet: Sheet) -> dict[str, object]:
    found: dict[str, object] = {
        "file": sheet.document.file,
        "family": _family(campaign, sheet),
        "status": sheet.status,
        "mistakes": _listed(sheet.mistakes),
        "warnings": _listed(sheet.warnings),
        "owed": missing(campaign.latest, sheet.orders) if sheet.orders is not None else [],
    }
    return found if sheet.family < len(campaign.names) else {**found, "to_share": to_share(campaign.latest)}


def _listed(mistakes: list[Mistake]) -> list[dict[str, object]]:
    return [{**mistake.values(), "kind": mistake.kind} for mistake in mistakes]


def _tell_sheet(terminal: Terminal, campaign: Campaign, sheet: Sheet) -> None:
    key = "stellarium-cli-sheet-right" if sheet.whole else "stellarium-cli-sheet-wrong"
    about = {"file": sheet.document.file, "family": _family(campaign, sheet), "status": sheet.status}
    terminal.tell(terminal.say(key, **about, mistakes=len(sheet.mistakes)))
    if sheet.orders is not None and sheet.status == STATUSES[OPR]:
        owed = missing(campaign.latest, sheet.orders)
        terminal.tell("  " + terminal.say("stellarium-cli-owed", places=", ".join(owed)))
    _tell_mistakes(terminal, sheet)
    for warning in sheet.warnings:
        condition = terminal.say(f"stellarium-{warning.waits}")
        terminal.tell("  " + terminal.say("stellarium-event-warning", **warning.values(), condition=condition))


def _tell_entry(terminal: Terminal, campaign: Campaign, sheet: Sheet) -> None:
    family, prestige = _family(campaign, sheet) or "none", to_share(campaign.latest)
    terminal.tell(
        terminal.say(
            "stellarium-cli-join",
            file=sheet.document.file,
            family=family,
            turn=coming(campaign),
            prestige=prestige,
            mistakes=len(sheet.mistakes),
        )
    )
    _tell_mistakes(terminal, sheet)


def _tell_mistakes(terminal: Terminal, sheet: Sheet) -> None:
    for mistake in sheet.mistakes:
        terminal.tell("  " + terminal.say(f"stellarium-event-mistake-{mistake.kind}", **mistake.values()))

"""Resolves the coming turn of a campaign, or takes the last one back. Either happens whole or not at all."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from ..core.chance import Seeded, commitment
from ..core.errors import BelleEtoileError
from ..core.events import NOBODY, Event
from ..games.stellarium import policy
from ..games.stellarium.components import PLAYING, PNJ
from ..games.stellarium.orders import Entry, silence
from ..games.stellarium.saving import saved
from ..games.stellarium.state import State
from ..games.stellarium.turn import resolve
from ..games.stellarium.turn0 import begin, join
from ..games.stellarium.witness import Witness
from ..gazette import Issue, pages
from ..locales import ledger, speaker
from .files import archive, move_folder, put_folder, sweep_drafts, write_file
from .folder import SEEDS, Campaign, Told, slug
from .inbox import NEWCOMER, Letter, Sheet, coming, letters, newcomers, read_sheets
from .settings import HUMAN


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
    turn = coming(campaign)
    s = campaign.latest.copy()
    if s.end != PLAYING:
        raise BelleEtoileError("stellarium-error-over", "the campaign is over", {"turn": s.turn})
    _finish_backup(campaign)
    sheets = gathered(campaign, s, turn) + newcomers(campaign, s, turn)
    _refuse_gaps(campaign, s, turn, sheets, accept, without)
    archive(campaign.backup(turn, "before"), campaign.folder, _worth_keeping(campaign, turn))
    seed = campaign.seed(turn)
    told, dice = carry_out(campaign, s, sheets, seed)
    lasting = records(campaign, s, turn, seed, sheets, told, dice)
    folder = campaign.turn_folder(turn)
    issue = issue_of(campaign, s, turn, seed, told, sheets)
    try:
        put_folder(folder, lasting, {f"reports/{name}": text for name, text in pages(issue).items()})
    except FileExistsError:
        raise BelleEtoileError(
            "stellarium-error-resolved", f"turn {turn} is resolved already", {"turn": turn}
        ) from None
    sweep_drafts(folder.parent)
    archive(campaign.backup(turn, "after"), campaign.folder, _worth_keeping(campaign, turn + 1))
    return Resolved(turn, folder, s, sheets)


def gathered(campaign: Campaign, s: State, turn: int) -> list[Sheet]:
    """The post, and what the bots write; a bot's family that a person wrote for follows the person."""
    post = letters(campaign, turn)
    written = {letter.family for letter in post}
    bots = [seat for seat in range(len(campaign.names)) if campaign.bot(seat) != HUMAN and seat not in written]
    if s.families:
        bots = [seat for seat in bots if s.families[seat].status != PNJ]
    post += bot_letters(campaign, s, turn, bots)
    return read_sheets(s, sorted(post, key=lambda letter: letter.family))


def bot_letters(campaign: Campaign, s: State, turn: int, seats: list[int]) -> list[Letter]:
    """Bots read their view and write documents, as people do."""
    if not seats:
        return []
    found = []
    scene = policy.scene_of(s) if s.families else None
    for seat in seats:
        chance = Seeded(campaign.settings.bot_seed(turn, seat))
        character = campaign.bot(seat)
        if scene is None:
            text = policy.found(campaign.settings.names[seat], character, campaign.edition, chance)
        else:
            text = policy.write(scene, policy.secrets_of(s, seat), seat, character, chance)
        found.append(Letter(seat, file_name(campaign, seat), text))
    return found


def file_name(campaign: Campaign, family: int) -> str:
    return f"{family + 1}-{slug(campaign.names[family])}.toml"


def _refuse_gaps(campaign: Campaign, s: State, turn: int, sheets: list[Sheet], accept: bool, without: bool) -> None:
    people = [seat for seat, name in enumerate(campaign.names) if campaign.bot(seat) == HUMAN]
    if s.families:
        people = [seat for seat in people if s.families[seat].status != PNJ]
    wrote = {sheet.letter.family for sheet in sheets}
    if people and not wrote.intersection(people) and not without:
        raise BelleEtoileError(
            "stellarium-error-no-orders",
            f"no orders for turn {turn}",
            {"turn": turn, "folder": str(campaign.inbox(turn))},
        )
    wrong = [sheet for sheet in sheets if not sheet.whole]
    if wrong and not accept:
        named = ", ".join(f"{sheet.letter.file} ({len(sheet.mistakes)}, {sheet.status})" for sheet in wrong[:12])
        raise BelleEtoileError(
            "stellarium-error-mistakes",
            f"mistakes or gaps in {named}",
            {"turn": turn, "number": len(wrong), "files": named, "folder": str(campaign.folder)},
        )


# The referee at work


def carry_out(campaign: Campaign, s: State, sheets: list[Sheet], seed: str) -> tuple[list[Told], str]:
    """Play the turn in place: the facts by phase, and the log of all dice."""
    witness, events = Witness(Seeded(seed)), list[Event]()
    facts, dice, phases = [0], [0], [0]

    def hear(phase: int) -> None:
        facts.append(len(events))
        dice.append(len(witness.rules))
        phases.append(phase)

    if s.families:
        orders = silence(len(s.families))
        for sheet in sheets:
            if sheet.orders is not None:
                orders[sheet.letter.family] = sheet.orders
        resolve(s, orders, witness, events, hear=hear)
        for sheet in sheets:
            if sheet.entry is not None and s.end == PLAYING:
                join(s, sheet.entry, witness, events)  # 31.7
        s.orders = silence(len(s.families))
    else:
        begin(s, entries(campaign, sheets), witness, events)
    told = []
    for at, phase in enumerate(phases):
        end = facts[at + 1] if at + 1 < len(facts) else len(events)
        told += [Told(phase, event) for event in events[facts[at] : end]]
    return told, dice_log(campaign, s, witness, dice, phases)


def entries(campaign: Campaign, sheets: list[Sheet]) -> list[Entry]:
    found = [Entry(name, False) for name in campaign.settings.names]
    for sheet in sheets:
        if sheet.entry is not None:
            found[sheet.letter.family] = sheet.entry
            sheet.entry.name = sheet.entry.name or campaign.settings.names[sheet.letter.family]
    return found


def dice_log(campaign: Campaign, s: State, witness: Witness, marks: list[int], phases: list[int]) -> str:
    """Every die and every lot by phase, with the rule that asked for it in words."""
    say = speaker(campaign.settings.language).say
    rules = ledger("stellarium", campaign.settings.language).rules
    lines = [say("stellarium-dice-title", turn=s.turn, year=str(s.year))]
    for at, phase in enumerate(phases):
        end = marks[at + 1] if at + 1 < len(marks) else len(witness.rules)
        if end > marks[at]:
            lines += ["", say("stellarium-dice-phase", phase=phase)]
        for nth in range(marks[at], end):
            rule = witness.rules[nth]
            heading = rules[rule].heading if rule in rules else ""
            outcome, size = witness.outcomes[nth] + 1, witness.sizes[nth]
            lines.append(f"{rule} {heading}: {outcome} / {size}")
    return "\n".join(lines) + "\n"


def records(
    campaign: Campaign, s: State, turn: int, seed: str, sheets: list[Sheet], told: list[Told], dice: str
) -> Mapping[str, str]:
    """What a turn leaves for ever."""
    state = state_text(saved(s))
    about = [
        f"turn = {turn}",
        f"year = {s.year}",
        f'seed = "{seed}"',
        f'commitment = "{commitment(seed)}"',
        f'next_commitment = "{campaign.commitment(turn + 1)}"',
        f'state = "{sha256(state.encode()).hexdigest()}"',
    ]
    facts = [[t.phase, t.event.only, t.event.rule, t.event.kind, t.event.seat, t.event.values] for t in told]
    files = {
        "turn.toml": "\n".join(about) + "\n",
        "state.json": state,
        "events.jsonl": "".join([json.dumps(fact, ensure_ascii=False) + "\n" for fact in facts]),
        "dice.txt": dice,
    }
    for sheet in sheets:
        joins = sheet.letter.family == NOBODY
        name = sheet.letter.file if joins else file_name(campaign, sheet.letter.family)
        files[f"orders/{name}"] = sheet.letter.text
    return files


def state_text(content: dict[str, object]) -> str:
    """JSON with one line for each person, family, planet and ship."""
    lines = []
    for key, value in content.items():
        if isinstance(value, list) and value and key not in ("judges", "living", "newborn", "dead", "commanders"):
            rows = ",\n".join(["  " + json.dumps(row, ensure_ascii=False) for row in value])
            lines.append(f"{json.dumps(key)}: [\n{rows}\n]")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def issue_of(
    campaign: Campaign, s: State, turn: int, seed: str, told: list[Told], sheets: list[Sheet], language: str = ""
) -> Issue:
    """All that the reports of a turn are made from."""
    return Issue(
        state=s,
        facts=[(t.phase, t.event) for t in told],
        language=language or campaign.settings.language,
        seed=seed,
        next_commitment=campaign.commitment(turn + 1),
        mistakes={sheet.letter.family: sheet.mistakes for sheet in sheets},
        received={sheet.letter.family: sheet.status for sheet in sheets},
    )


def past_issue(campaign: Campaign, turn: int, language: str) -> Issue:
    """The reports of a resolved turn once more, in any language."""
    about = campaign.about(turn)
    before = campaign.state(turn - 1)
    folder = campaign.turn_folder(turn) / "orders"
    post = []
    for path in sorted(folder.glob("*.toml")) if folder.is_dir() else []:
        if not path.name.startswith(NEWCOMER):
            family = int(path.name.removesuffix(".toml").partition("-")[0]) - 1
            post.append(Letter(family, path.name, path.read_text(encoding="utf-8")))
    sheets = read_sheets(before, sorted(post, key=lambda letter: letter.family))
    issue = issue_of(campaign, campaign.state(turn), turn, str(about["seed"]), campaign.events(turn), sheets, language)
    issue.next_commitment = str(about["next_commitment"])
    return issue


# Keeping


def _worth_keeping(campaign: Campaign, turn: int) -> list[Path]:
    kept = [campaign.folder / name for name in ("campaign.toml", "edition.toml", SEEDS)]
    return [path for path in [*kept, campaign.inbox(turn), campaign.turn_folder(turn - 1)] if path.exists()]


def _finish_backup(campaign: Campaign) -> None:
    """The copy made after a turn; one that a killed process still owes is made before anything else happens."""
    turn = campaign.turn
    if turn >= 0 and not campaign.backup(turn, "after").exists():
        archive(campaign.backup(turn, "after"), campaign.folder, _worth_keeping(campaign, turn + 1))


def undo_turn(campaign: Campaign, new_seed: bool = False) -> tuple[int, Path]:
    """Take the last turn back: its folder is put away, its orders are in the inbox again.

    The same orders then bring the same turn; with `new_seed` luck is drawn and promised anew.
    """
    turn = campaign.turn
    if turn < 0:
        raise BelleEtoileError("stellarium-error-nothing-to-undo", "no turn to take back", {})
    if new_seed:
        redrawn = campaign.redrawn
        redrawn[str(turn)] = redrawn.get(str(turn), 0) + 1
        lines = [f'"{number}" = {times}' for number, times in sorted(redrawn.items())]
        write_file(campaign.folder / SEEDS, "[redrawn]\n" + "\n".join(lines) + "\n")
    return turn, move_folder(campaign.turn_folder(turn), campaign.folder / "undone")

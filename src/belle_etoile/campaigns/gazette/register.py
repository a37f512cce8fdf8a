"""The public register of a turn: who lives, and the number by which orders name everybody."""

from ...games.stellarium.components import YEARS
from .issue import Issue
from .paper import Cell, Page, Section, Table
from .prose import Prose
from .report import office_of, tie_of

COLUMNS = ("code", "name", "age", "school", "prestige", "office", "tie")


def register(issue: Issue) -> Page:
    """Made from the spectator's view only."""
    say, view = issue.prose, issue.view
    return Page(
        language=issue.language,
        kind="register",
        title=say.say("register-title"),
        motto=say.say("register-motto"),
        dateline=[say.say("report-turn", turn=view["turn"]), say.say("register-published", year=issue.imperial(YEARS))],
        headline="",
        standfirst="",
        secondary=[],
        sections=[*[_family(issue, family, say) for family in range(len(view["families"]))], _ships(issue, say)],
        footer=[],
    )


def _family(issue: Issue, family: int, say: Prose) -> Section:
    view = issue.view
    rows: list[list[Cell]] = []
    for member in view["families"][family]["members"]:
        c = view["people"][member]
        if c["died"] < 0:
            rows.append(
                [
                    c["code"],
                    c["name"] or say.say("report-newborn"),
                    view["year"] + YEARS - c["born"],
                    say.say("school", school=c["school"] or "none", sex=c["sex"]),
                    c["prestige"],
                    office_of(issue, member, c, say),
                    tie_of(issue, c, say),
                ]
            )
    heads = [say.say(f"report-{head}") for head in COLUMNS]
    title = f"{family + 1}. {view['families'][family]['name']}"
    return Section(f"family-{family + 1}", title, [], Table(heads, rows), wide=True)


def _ships(issue: Issue, say: Prose) -> Section:
    families = issue.view["families"]
    rows: list[list[Cell]] = [
        [ship["name"], families[ship["owner"]]["name"]] for ship in issue.view["ships"] if ship["afloat"]
    ]
    heads = [say.say("register-ship"), say.say("register-owner")]
    return Section("ships", say.say("register-ships"), [], Table(heads, rows), wide=True)

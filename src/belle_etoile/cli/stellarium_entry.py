"""What `template` hands out to a family that is to be founded: at the start, or late."""

from typing import Final

from ..campaigns.folder import Campaign
from ..campaigns.folder.campaign import BEFORE_ALL
from ..campaigns.folder.inbox import coming, newcomer_file
from ..core.errors import BelleEtoileError
from ..core.toml import quoted
from ..games.stellarium.components import Edition
from ..games.stellarium.orders.template import FIRST_SCHOOLS
from ..games.stellarium.turn0 import silent_shares, to_share
from .terminal import Terminal

SAID: Final = ("names", "schools", "candidates", "bid")


def entry_template(
    terminal: Terminal, heading: str, name: str, edition: Edition, shares: list[int], prestige: int
) -> str:
    """`heading` is its first line, said already."""
    ages = [f"{number}: {'mw'[(number + 1) % 2]} {age}" for number, age in enumerate(edition.ages, 1)]
    said = {key: terminal.say(f"stellarium-template-{key}") for key in SAID}
    return (
        f"# {heading}\n"
        f"name = {quoted(name)}\n"
        f"# {terminal.say('stellarium-template-founders', ages=', '.join(ages))}\n"
        f"names = []  # {said['names']}\n"
        f"schools = [{', '.join([quoted(school) for school in FIRST_SCHOOLS])}]  # {said['schools']}\n"
        f"shares = {shares}  # {terminal.say('stellarium-template-shares', prestige=prestige)}\n"
        "publicity = [0, 0, 0, 0, 0, 0, 0, 0]"
        f"  # {terminal.say('stellarium-template-publicity', purse=edition.purse)}\n"
        f'# candidates = {{ 1 = "judge", 2 = "governor of {edition.colonies[0]}" }}  # {said["candidates"]}\n'
        f'# bid = {{ amount = 3, name = "Comète" }}  # {said["bid"]}\n'
    )


def join_template(terminal: Terminal, campaign: Campaign, name: str) -> str:
    """31.7, 0.4: the entry of a family that joins as the coming turn ends, without offices and bids.

    Its first line tells the name of the file, and what there is to share out.
    """
    if campaign.turn == BEFORE_ALL:
        raise BelleEtoileError("stellarium-error-join-early", "nobody joins before the founding", {})
    s, turn = campaign.latest, coming(campaign)
    prestige = to_share(s)
    file = str(campaign.inbox(turn) / newcomer_file(name))
    heading = terminal.say(
        "stellarium-template-join", file=file, turn=turn, prestige=prestige, bonus=prestige - s.edition.shared
    )
    text = entry_template(terminal, heading, name, s.edition, silent_shares(s.edition, prestige), prestige)
    return "".join([line for line in text.splitlines(True) if not line.startswith(("# candidates", "# bid"))])

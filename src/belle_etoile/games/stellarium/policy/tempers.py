"""What the three tempers dare. Chances are out of 100."""

from typing import Final, final


@final
class Temper:
    def __init__(
        self,
        name: str,
        plots: int,
        disgraces: int,
        coups: int,
        dismissals: int,
        kin: int,
        share: int,
        stake: int,
        reserve: int,
        bid: int,
        severity: int,
        odds: int,
        schools: tuple[int, int, int, int],
    ) -> None:
        self.name: Final = name
        self.plots: Final = plots  # a contract with the Tentacle, while credits last
        self.disgraces: Final = disgraces  # a power used against a rival
        self.coups: Final = coups  # lead or support one
        self.dismissals: Final = dismissals
        self.kin: Final = kin  # a family of this size wants no more children
        self.share: Final = share  # S, N or R at the exchange
        self.stake: Final = stake
        self.reserve: Final = reserve  # M$ kept back
        self.bid: Final = bid  # percent of the purse for a ship
        self.severity: Final = severity  # years asked for
        self.odds: Final = odds  # warriors for each hundred people that make war a fair risk
        self.schools: Final = schools  # of every ten youths: priests, warriors, explorers, merchants


TEMPERS: Final = (
    Temper("cautious", 4, 6, 0, 4, 28, 0, 2, 6, 25, 10, 45, (2, 3, 1, 4)),
    Temper("ambitious", 22, 35, 8, 25, 34, 1, 3, 4, 45, 20, 31, (2, 4, 2, 3)),
    Temper("ruthless", 60, 70, 22, 60, 30, 2, 3, 2, 35, 40, 24, (1, 4, 2, 3)),
)


def temper_named(name: str) -> Temper:
    for temper in TEMPERS:
        if temper.name == name:
            return temper
    raise ValueError(f"no such temper: {name}")

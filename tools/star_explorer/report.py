"""Write docs/games/star-explorer.md and its pictures from what was checked and measured."""

from pathlib import Path
from statistics import mean, stdev
from typing import Final

from belle_etoile.games.star_explorer import StarExplorer
from belle_etoile.games.star_explorer.components import TITLES
from belle_etoile.games.star_explorer.scoring import title_of
from belle_etoile.locales import speaker

from .balance import Measures, means
from .check import statements
from .pictures import bars, disc_picture, histogram, tile_sheet

SCALE: Final = [most for most, _ in TITLES[:-1]]
PARTS: Final = {"unlit": "lit stars", "round": "rounds", "centre": "centre", "axis": "axis", "rim": "rim"}


def write_report(game: StarExplorer, found: Measures, docs: Path) -> None:
    folder = docs / "star-explorer"
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures(game, found).items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
    (docs / "star-explorer.md").write_text(page(game, found), encoding="utf-8")


def pictures(game: StarExplorer, found: Measures) -> dict[str, str]:
    names = {name: speaker("en").noun("star-explorer", "tile", name) for name in game.edition.names}
    by_tile, errors = means(found["by_tile"])
    best_first = sorted(by_tile, key=lambda name: -by_tile[name])
    return {
        "tiles": tile_sheet(game.edition, names),
        "disc": disc_picture(game.edition, 0, 0),
        "discs": bars("Mean final score by disc, four greedy players", *means(found["by_disc"]), least=100),
        "seats": bars("Mean final score by seat", *means(found["by_seat"]), least=100),
        "sizes": bars("Mean points of a round by size", *means(found["by_size"])),
        "rounds": bars("Mean points by round", *means(found["by_round"])),
        "figures": bars(
            "Mean points of a round by tile",
            {names[key]: by_tile[key] for key in best_first},
            {names[key]: errors[key] for key in best_first},
        ),
        "solo": histogram("Final scores alone, and the printed scale", found["solo"], SCALE),
    }


def spread(values: dict[str, float], errors: dict[str, float]) -> str:
    """`131.2 to 132.0 (± 0.4)`"""
    return f"{min(values.values()):.1f} to {max(values.values()):.1f} (± {2 * max(errors.values()):.1f})"


def page(game: StarExplorer, found: Measures) -> str:
    first = found["wins_by_first"]
    kept = [f"- {'' if kept else '**not kept**: '}{statement}" for statement, kept in statements(game.edition)]
    told = {
        "promises": "\n".join(kept),
        "games": str(found["table_games"]),
        "discs": spread(*means(found["by_disc"])),
        "seats": spread(*means(found["by_seat"])),
        "starts": spread(*means(found["by_start"])),
        "first": f"{100 * first[1] / first[0]:.0f} %",
        "left": ", ".join(f"{many:.2f} in {round}" for round, many in means(found["left_out"])[0].items()),
        "parts": ", ".join(f"{PARTS[kind]} {many:.1f}" for kind, many in found["parts"].items()),
        "solo": "\n".join([_alone(name, scores) for name, scores in found["solo"].items()]),
        "gaps": "\n\n".join(_gaps(found["solo"])),
    }
    text = Path(__file__).with_name("page.md").read_text(encoding="utf-8")
    for name, said in told.items():
        text = text.replace("{" + name + "}", said)
    return text


def _alone(name: str, scores: list[int]) -> str:
    rank = speaker("en").noun("star-explorer", "title", title_of(round(mean(scores))))
    return (
        f"- `{name}`: {mean(scores):.1f} points on the average of {len(scores)} games (standard deviation "
        f"{stdev(scores):.1f}, lowest {min(scores)}, highest {max(scores)}); that average is the rank of {rank}"
    )


def _gaps(solo: dict[str, list[int]]) -> list[str]:
    """How far each search is ahead of the greedy bot, over the same deals."""
    base = solo.get("greedy", [])
    lines = []
    for name, scores in solo.items():
        many = min(len(base), len(scores))
        if name.startswith("search") and many > 1:
            ahead = [scores[n] - base[n] for n in range(many)]
            error = stdev(ahead) / many**0.5
            lines.append(
                f"Over the same {many} deals, `{name}` is ahead of `greedy` by {mean(ahead):.1f} points "
                f"(± {2 * error:.1f})."
            )
    return lines

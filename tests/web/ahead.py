"""A match brought forward over the API, where what is to be seen comes late and the way there is proven elsewhere."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from belle_etoile import Quick, bot_named, game_named

from ..server.people import Person
from .playing import Seat

Update = dict[str, Any]


def advised(name: str) -> Callable[[Update], str]:
    """What a bot would do at a glance."""
    game, bot, luck = game_named(name), bot_named("greedy"), Quick(11)
    return lambda update: game.format(bot.choose(game, update["view"], update["view"]["seat"], luck))


def hands_of(seat: Seat) -> Person:
    """Who sits at this browser, without the browser."""
    address = urlsplit(seat.page.url)
    cookies = {str(each["name"]): str(each["value"]) for each in seat.page.context.cookies()}
    return Person.known(f"{address.scheme}://{address.netloc}", cookies)


def bring_forward(seats: list[Seat], choose: Callable[[Update], str], until: Callable[[Any], bool]) -> None:
    """Those who are waited for play what is chosen, one move after the other, until a view is as wanted."""
    people = [hands_of(seat) for seat in seats]
    match = urlsplit(seats[0].page.url).path.split("/")[-1]
    while True:
        table = people[0].get(f"/matches/{match}")
        if table["status"] == "over":
            return
        number, version = table["waiting"][0], table["version"]
        update = people[number].at(match, version, number)
        if until(update["view"]):
            return
        assert people[number].move(match, number, choose(update), version).is_success

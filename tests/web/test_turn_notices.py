"""It is one's turn by correspondence: the page offers notices after the first move, never on arrival."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from ..server.people import Person, seat_two
from ..server.push_service import Browser
from .playing import Seat

Visit = Callable[..., Seat]
SLOWLY = {"kind": "correspondence", "hours": 24}
# The browser of the tests has no push service: it gets a subscription as one would give it. All else is its own.
SUBSCRIPTION = """
let made = null;
const mine = {endpoint: %s, unsubscribe: () => {made = null; return Promise.resolve(true)},
              toJSON: () => ({endpoint: %s, keys: {p256dh: %s, auth: %s}})};
PushManager.prototype.subscribe = () => Promise.resolve(made = mine);
PushManager.prototype.getSubscription = () => Promise.resolve(made);
Notification.requestPermission = () => {window.asked = true; return Promise.resolve("granted")};
Object.defineProperty(Notification, "permission", {get: () => window.asked ? "granted" : "default"});
"""


def at_table(visit: Visit, language: str, size: str) -> tuple[Seat, Person, str]:
    """Somebody whose browser can be told, and a friend without one; the first is waited for."""
    seat = visit(size=size, language=language)
    page = seat.page
    said = Browser("https://push.example/mine").subscription()
    words = [json.dumps(said[name]) for name in ("endpoint", "endpoint", "key", "secret")]
    page.add_init_script(SUBSCRIPTION % tuple(words))
    page.context.grant_permissions(["notifications"])
    page.goto("/account")
    with page.expect_response("**/api/guests"):
        page.locator("form").first.get_by_role("textbox").fill("Ada")
        page.locator("form").first.get_by_role("button").click()
    url = page.url.removesuffix("/account")
    cookies = {each["name"]: each["value"] for each in page.context.cookies()}
    ada, bea = Person.known(url, cookies), Person(url, "Béa")
    match = seat_two(ada, bea, pace=SLOWLY)
    while 1 in bea.get(f"/matches/{match}")["waiting"]:
        now = bea.now(match, 1)
        bea.move(match, 1, now["legal"][0]["move"], now["version"])
    return seat, bea, match


def test_notices_are_offered_after_the_first_move_and_a_turn_that_is_looked_at_is_seen(visit: Visit) -> None:
    ada, bea, match = at_table(visit, "fr", "phone")
    page = ada.page
    with page.expect_response(f"**/api/matches/{match}/seen") as seen:
        page.goto(f"/match/{match}")
    assert seen.value.status == 204
    ada.wait_for_my_turn()
    offer = page.get_by_role("button", name="Me prévenir sur cet appareil")
    expect(offer).to_have_count(0)  # not on arrival
    assert not page.evaluate("() => !!window.asked")
    while json.dumps(bea.get(f"/matches/{match}")["waiting"]) == "[0]":
        ada.step("tap")
        page.wait_for_timeout(25)
    with page.expect_response("**/api/me/push") as added:
        offer.click()
    assert added.value.request.method == "PUT"
    assert added.value.status == 200
    expect(page.get_by_text("Cet appareil vous prévient")).to_be_visible()
    assert not ada.scrolls_sideways()

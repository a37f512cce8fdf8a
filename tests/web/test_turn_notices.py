"""It is one's turn by correspondence: notices are offered after the first move, never on arrival, and reach one."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.people import Person, seat_two, served
from ..server.push_service import Browser as PushBrowser
from ..server.push_service import PushService, push_service
from ..server.test_campaign_mail import Mailbox, post_office, text_of
from .campaign import enter
from .conftest import FLAGS, built_pages
from .playing import Seat

__all__ = ["post_office"]
Visit = Callable[..., Seat]
WHOLE_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
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
    said = PushBrowser("https://push.example/mine").subscription()
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


class Worker:
    """The service worker behind a page, as DevTools see it: what is delivered to it, and what came of it."""

    def __init__(self, page: Page) -> None:
        page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
        self.page, self.tools = page, page.context.new_cdp_session(page)
        self.registrations: list[str] = []
        self.ends: list[str] = []
        self.tools.on("ServiceWorker.workerRegistrationUpdated", self._registered)
        self.tools.on("BackgroundService.backgroundServiceEventReceived", self._happened)
        self.tools.send("ServiceWorker.enable")
        self.tools.send("BackgroundService.startObserving", {"service": "pushMessaging"})
        self.tools.send("BackgroundService.setRecording", {"service": "pushMessaging", "shouldRecord": True})
        self._until(lambda: bool(self.registrations))
        self.inside = page.context.service_workers[0]

    def _registered(self, told: dict[str, Any]) -> None:
        self.registrations += [each["registrationId"] for each in told["registrations"] if not each["isDeleted"]]

    def _happened(self, told: dict[str, Any]) -> None:
        event = told["backgroundServiceEvent"]
        if event["eventName"] == "Push event completed":
            self.ends += [each["value"] for each in event["eventMetadata"] if each["key"] == "Status"]

    def _until(self, true: Callable[[], bool]) -> None:
        while not true():  # DevTools' words come in while the page is waited for
            self.page.wait_for_timeout(20)

    def deliver(self, text: str) -> None:
        """A push message, until the worker has done with it."""
        origin, before = self.page.evaluate("location.origin"), len(self.ends)
        message = {"origin": origin, "registrationId": self.registrations[0], "data": text}
        self.tools.send("ServiceWorker.deliverPushMessage", message)
        self._until(lambda: len(self.ends) > before)
        assert self.ends[-1] == "Success"

    def shown(self) -> list[dict[str, str]]:
        """The notifications on the device."""
        found: list[dict[str, str]] = self.inside.evaluate(SHOWN)
        return found

    def put_away(self) -> None:
        self.inside.evaluate("() => registration.getNotifications().then(all => all.forEach(each => each.close()))")


SHOWN = """async () => (await registration.getNotifications()).map(({title, body, lang, tag, data, actions}) =>
  ({title, body, lang, tag, data, stop: actions.map(each => `${each.action}: ${each.title}`).join()}))"""
# A headless shell has no place for notifications, and so nobody may show any. The worker gets a small one.
PLACE = """() => {
  let shown = [];
  registration.showNotification = async (title, options) => {
    shown = [...shown.filter(each => each.tag !== options.tag), {title, ...options, close: () => (shown = [])}];
  };
  registration.getNotifications = async () => shown;
}"""


@pytest.fixture(scope="module")
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """One that shows notifications, without a window; the suite's own has no place for them."""
    path = os.environ.get("WHOLE_CHROMIUM") or next(filter(None, map(shutil.which, WHOLE_BROWSERS)), None)
    if path is None:
        pytest.skip("shows notifications of a whole Chromium, and there is none")
    launched = browser.browser_type.launch(executable_path=path, args=[*FLAGS, "--headless=new"])
    yield launched
    launched.close()


@dataclass
class Everything:
    """A server with all ways to tell somebody: pages, mail and push messages."""

    url: str
    mailbox: Mailbox
    service: PushService


@pytest.fixture
def everything(tmp_path: Path, post_office: tuple[Mailbox, str]) -> Iterator[Everything]:
    mailbox, smtp = post_office
    post = {"smtp": smtp, "mail_from": "etoile@games.example", "mail_after": 0.0}
    quick = {"push_anywhere": True, "notice_after": 0.0, "sweep_every": 0.1, "static": str(built_pages())}
    with push_service() as service, served(tmp_path, **post, **quick) as server:
        yield Everything(server.url, mailbox, service)


def with_every_notice(server: Everything, page: Page, language: str) -> tuple[Person, PushBrowser]:
    """Ada's account, with mail and with this device."""
    ada, device = Person(server.url, "Ada", language), server.service.browser("mine")
    ada.ask("POST", "/accounts", {"name": "Ada", "password": "correct horse battery"})
    ada.ask("PATCH", "/me", {"language": language})
    ada.ask("PUT", "/me/post", {"email": "ada@there.example", "password": "correct horse battery"})
    confirm = re.search(r"/api/post/\S+", text_of(server.mailbox.until(1)[0]))
    assert confirm is not None
    assert ada.http.post(server.url + confirm[0]).status_code == 200
    assert ada.ask("PUT", "/me/push", device.subscription()).json()["devices"] == 1
    enter(Seat(page, language), ada)
    return ada, device


WORDS = {
    "fr": ("À vous de jouer", "Stellar, avec Béa", "stop: Ne plus me prévenir", "À vous de jouer : Stellar, avec Béa"),
    "en": ("It’s your turn", "Stellar, with Béa", "stop: Stop these notices", "It’s your turn: Stellar, with Béa"),
}


def told_in_every_way(server: Everything, page: Page, language: str, place: str | None) -> None:
    """A turn by correspondence: on the page, by mail, and by a push message that DevTools hand to the page's worker."""
    ada, device = with_every_notice(server, page, language)
    page.context.grant_permissions(["notifications"], origin=server.url)
    page.goto(f"{server.url}/lobby")
    worker = Worker(page)
    if place:
        worker.inside.evaluate(place)
    bea = Person(server.url, "Béa")
    match = seat_two(ada, bea, pace=SLOWLY)
    title, body, stop, subject = WORDS[language]

    message = device.read(server.service.until(1)[0][2]).decode()
    worker.deliver(message)
    told = {"title": title, "body": body, "lang": language, "tag": "turn", "data": f"/match/{match}", "stop": stop}
    assert worker.shown() == [told]
    letter = server.mailbox.until(2)[-1]
    assert letter["Subject"] == subject
    assert f"/match/{match}" in text_of(letter)
    page.goto(f"{server.url}/rules/stellar")
    waits = page.locator(f"header a[href='/match/{match}']")
    expect(waits).to_have_text("1")

    worker.deliver(message)
    assert worker.shown() == [told]  # the second in the place of the first
    worker.put_away()
    waits.click()
    page.wait_for_url(f"**/match/{match}")
    worker.deliver(message)
    assert worker.shown() == []  # who looks at the table needs no notice


def test_a_turn_by_correspondence_is_told_in_every_way(visit: Visit, everything: Everything) -> None:
    told_in_every_way(everything, visit("phone").page, "fr", PLACE)


def test_a_whole_chromium_shows_the_notice_of_a_turn(whole_browser: Browser, everything: Everything) -> None:
    context = whole_browser.new_context(locale="en", viewport={"width": 1300, "height": 850})
    told_in_every_way(everything, context.new_page(), "en", None)
    context.close()

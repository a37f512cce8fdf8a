"""Notices as an Atom feed and deadlines as a calendar: for other programs."""

from datetime import UTC, datetime
from typing import Final
from xml.etree import ElementTree

from ...locales import speaker
from ...store.campaigns import CampaignRow, NoticeRow
from ..http.fields import told_time

ATOM: Final = "http://www.w3.org/2005/Atom"
FOLD: Final = 73  # octets of a line, so that a blank and the line's end fit


def atom(page: str, feed: str, language: str, notices: list[NoticeRow], created: float) -> str:
    """RFC 4287, the newest first."""
    say = speaker(language).say
    own = f"{page}/api/feeds/{feed}/notices.atom"
    root = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": language})

    def add(parent: ElementTree.Element, name: str, text: str = "", **more: str) -> ElementTree.Element:
        child = ElementTree.SubElement(parent, name, more)
        child.text = text or None
        return child

    add(root, "id", f"{page}/api/feeds")
    add(root, "title", say("campaigns-feed-title"))
    add(root, "updated", told_time(notices[0].at if notices else created))
    add(root, "link", rel="self", href=own)
    add(root, "link", rel="alternate", href=f"{page}/stellarium")
    add(add(root, "author"), "name", "Belle Étoile")
    for notice in notices:
        entry = add(root, "entry")
        add(entry, "id", f"{page}/campaign/{notice.campaign}#notice-{notice.id}")
        add(entry, "title", say(f"campaigns-notice-{notice.kind}", turn=notice.turn, campaign=notice.name))
        add(entry, "updated", told_time(notice.at))
        add(entry, "link", rel="alternate", href=f"{page}/campaign/{notice.campaign}")
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def calendar(page: str, language: str, rows: list[CampaignRow]) -> str:
    """RFC 5545: one moment for each deadline. A deadline that moves is the same event with a higher sequence."""
    say = speaker(language).say
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Belle Etoile//Stellarium//FR", "METHOD:PUBLISH"]
    lines.append(f"X-WR-CALNAME:{_escaped(say('campaigns-feed-deadlines'))}")
    for row in rows:
        if row.deadline is not None and row.paused is None and row.status == "playing":
            title = say("campaigns-feed-deadline", campaign=row.name, turn=row.turn)
            lines += ["BEGIN:VEVENT", f"UID:{row.id}-{row.turn}@belle-etoile", f"DTSTAMP:{_moment(row.moved)}"]
            lines += [f"SEQUENCE:{row.version}", f"DTSTART:{_moment(row.deadline)}", f"SUMMARY:{_escaped(title)}"]
            lines += [f"URL:{page}/campaign/{row.id}/orders", "TRANSP:TRANSPARENT", "END:VEVENT"]
    return "\r\n".join([_folded(line) for line in [*lines, "END:VCALENDAR"]]) + "\r\n"


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def _folded(line: str) -> str:
    """Lines of at most 75 octets, never broken inside a character."""
    parts, part = [], ""
    for character in line:
        if len((part + character).encode()) > FOLD:
            parts.append(part)
            part = ""
        part += character
    return "\r\n ".join([*parts, part])

"""All reports of a turn as files: gazette and register for everyone, a report for each family, in three forms."""

import json
from typing import Final

from .html import html_page
from .issue import Issue
from .newspaper import newspaper
from .paper import Page, in_parts, in_words
from .plain import text_page
from .register import register
from .report import report

FORMS: Final = ("html", "txt", "json")


def printed(page: Page, form: str) -> str:
    if form == "html":
        return html_page(page)
    if form == "txt":
        return text_page(page)
    return json.dumps(page.told(in_words), ensure_ascii=False) + "\n"


def linked(page: Page) -> str:
    """JSON that a page is drawn from: its names say whom they mean."""
    return json.dumps(page.told(in_parts), ensure_ascii=False) + "\n"


def gazette_pages(issue: Issue) -> dict[str, str]:
    page = newspaper(issue)
    return {f"gazette.{form}": printed(page, form) for form in FORMS}


def register_pages(issue: Issue) -> dict[str, str]:
    """For everyone: names and numbers."""
    page = register(issue)
    return {f"register.{form}": printed(page, form) for form in FORMS}


def report_pages(issue: Issue, family: int) -> dict[str, str]:
    """For one family's eyes only."""
    page = report(issue, family)
    return {f"family-{family + 1}.{form}": printed(page, form) for form in FORMS}


def pages(issue: Issue) -> dict[str, str]:
    """Every file of the turn, by name."""
    files = gazette_pages(issue) | register_pages(issue)
    for family in range(len(issue.view["families"])):
        files.update(report_pages(issue, family))
    return files

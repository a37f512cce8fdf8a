"""The *Gazette de Stellarium* and the families' private reports, as HTML, plain text and JSON."""

from .issue import Issue
from .press import gazette_pages, pages, register_pages, report_pages

__all__ = ["Issue", "gazette_pages", "pages", "register_pages", "report_pages"]

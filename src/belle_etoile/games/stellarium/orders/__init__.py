"""What families write: `orders` typed, `reader` and `writer` for the document, `entry` for that of turn 0.

`rights` names the rule that forbids an order. `checks` leaves out what is forbidden and collects `mistakes`; `choices`
and `form` list what is allowed; `template` is a document to start from, and `steward` fills one in.
"""

from .orders import (
    SILENT,
    Deal,
    Entry,
    Expedition,
    Offer,
    Orders,
    Verdict,
    Wedding,
    Youth,
    silence,
)

__all__ = ["SILENT", "Deal", "Entry", "Expedition", "Offer", "Orders", "Verdict", "Wedding", "Youth", "silence"]

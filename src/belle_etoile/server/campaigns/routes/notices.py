"""/api/notices: what happened in my campaigns."""

import time
from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from ....store import campaigns as kept
from ...http.requests import AnyRequest, admit, context_of
from ..presenters import notice_for
from ..schemas import campaigns as schemas

MOST_NOTICES: Final = 100


@get("/notices", operation_id="notices")
async def my_notices(request: AnyRequest) -> list[schemas.Notice]:
    """The newest first."""
    context, who = context_of(request), await admit(request)
    found = await context.db.read(lambda c: kept.notices_for(c, who.id, MOST_NOTICES))
    return [notice_for(row, who.language) for row in found]


@post("/notices/read", status_code=204, operation_id="readNotices")
async def read_notices(request: AnyRequest, data: JSONBody[schemas.ReadNotices]) -> None:
    context, who = context_of(request), await admit(request)
    now = time.time()
    await context.db.write(lambda c: kept.mark_read(c, who.id, data.upto, now))


ROUTES: Final = [my_notices, read_notices]

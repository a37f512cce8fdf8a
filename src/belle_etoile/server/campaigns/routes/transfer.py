"""/api/campaigns/{id}/export and /api/campaigns/import: a campaign leaves, or comes in, as an archive."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from tempfile import TemporaryFile
from typing import IO, Annotated, Final

from litestar import get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from ...http.input_checks import BINARY
from ...http.requests import AnyRequest, admit, context_of
from ..access import read_campaign, require_unsealed
from ..membership import checked_name
from ..overview import show_campaign
from ..schemas import campaigns as schemas
from ..transfer import importer
from ..transfer.archive_reader import LARGEST
from ..transfer.export import archive_of, files_of

Name = Annotated[str, QueryParameter(min_length=1, max_length=80)]


@post(
    "/campaigns/import",
    status_code=201,
    operation_id="importCampaign",
    request_max_body_size=LARGEST,
    opt={BINARY: True},
)
async def import_campaign(request: AnyRequest, name: Name) -> schemas.Campaign:
    """The body is a zip of the folder `belle-etoile stellarium` works with, as `export` gives it."""
    context, who = context_of(request), await admit(request, "import")
    return await show_campaign(context, await importer.import_campaign(context, request, checked_name(name), who), who)


CHUNK: Final = 256 * 1024


@get("/campaigns/{campaign_id:str}/export", operation_id="exportCampaign", media_type="application/zip")
async def export_campaign(request: AnyRequest, campaign_id: FromPath[str]) -> Stream:
    """The folder that `belle-etoile stellarium` works with; for a game master without a family, or after the end.

    What families wrote to each other goes along for the game master only.
    """
    context, who = context_of(request), await admit(request, "create")
    row, families = await read_campaign(context, campaign_id)
    require_unsealed(row, families, who.id)
    with ExitStack() as open_files:
        target = open_files.enter_context(TemporaryFile(prefix="belle-etoile-"))
        async with context.campaign_cache.exporting:
            await context.db.read(lambda c: archive_of(files_of(c, row, families, row.creator == who.id), target))
        open_files.pop_all()
    headers = {"Content-Disposition": f'attachment; filename="stellarium-{row.id}.zip"'}
    return Stream(chunks(target), media_type="application/zip", headers=headers)


async def chunks(file: IO[bytes]) -> AsyncIterator[bytes]:
    with file:
        file.seek(0)
        while chunk := await asyncio.to_thread(file.read, CHUNK):
            yield chunk


ROUTES: Final = [import_campaign, export_campaign]

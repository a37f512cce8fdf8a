"""A failing disk: writes fail for a while and get 503; nothing is lost, and afterwards the server goes on."""

from itertools import cycle
from typing import Final

from tests.server.people import served
from tests.server.sickness import POSTGRES, SQLITE, alive
from tests.server.test_failing_writes import Patient, ill_and_well

from .load import Books, Order, Report, Row, Written, ground

REFUSED: Final = 3  # writes while the disk fails: a move by request, one by socket, a new table
MOST: Final = 40  # moves of one match: then the next, so that none ends by itself


def differences(patient: Patient, written: Written) -> list[str]:
    """Between what was answered and what is there."""
    rows = written.rows(patient.match)
    answered = {n: Row(n, 0, move, None) for n, move in enumerate(patient.answered, 1)}
    return Books(patient.match, answered).differences([Row(row.version, 0, row.move, None) for row in rows])


def run(order: Order, report: Report) -> None:
    with ground(order) as (folder, url, postgres), served(folder, database=url) as server:
        kinds = SQLITE if postgres is None else POSTGRES
        patient, written = Patient(server), Written(url)
        done = 0
        for name, sickness in cycle(kinds.items()):
            if not order.goes_on(done):
                break
            try:
                ill_and_well(patient, sickness)
                report.counts["refused"] += REFUSED
            except Exception as error:
                report.fail(f"{name}: {error!r}")
                if not alive(server):
                    break
            for difference in differences(patient, written):
                report.fail(f"{name}: {difference}")
            report.counts[name] += 1
            report.counts["moves"] += len(patient.answered) if len(patient.answered) > MOST else 0
            patient = Patient(server) if len(patient.answered) > MOST else patient
            done += 1
        report.counts["moves"] += len(patient.answered)
        report.figures["illnesses"] = done

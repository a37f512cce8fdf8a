"""Many games at once: which bot plays better, and how sure is that."""

from .tournament import Tournament as Tournament
from .tournament import run_tournament as run_tournament

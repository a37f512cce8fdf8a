"""What is measured, and against whom."""

from .command import command as command

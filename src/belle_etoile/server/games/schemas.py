"""What games and their rules look like on the wire, as docs/protocol.md tells it."""

import msgspec


class OptionInfo(msgspec.Struct):
    name: str
    choices: list[str]


class GameInfo(msgspec.Struct):
    id: str
    title: dict[str, str]
    ready: bool
    seats: tuple[int, int]
    version: int
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]  # which bot plays at each level of the one that has levels, as arenas name it
    secret_hands: bool
    together: bool
    lessons: list[str]  # in the order in which one takes them


class RuleText(msgspec.Struct):
    number: str
    heading: str
    text: str
    reading: str
    table: bool


class Chapter(msgspec.Struct):
    number: str
    title: str
    rules: list[RuleText]


class Rules(msgspec.Struct):
    title: str
    chapters: list[Chapter]

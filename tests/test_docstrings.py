"""Every public name of the package, core, bots and arena says in a sentence what it is; every example is true.

Docstrings are read from the sources: compiled functions have none.
"""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parent.parent / "src"
PACKAGE = SOURCE / "belle_etoile"
FILES = sorted(file for room in (".", "core", "bots", "arena") for file in (PACKAGE / room).glob("*.py"))
RULES = sorted((PACKAGE / "games").rglob("*.py"))
FEWEST_EXAMPLES = 20

Documented = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Named(NamedTuple):
    """A public class, function or method of a module."""

    name: str
    line: int
    doc: str | None


def public(file: Path) -> list[Named]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [Named("module", 1, ast.get_docstring(tree)), *named_in(tree.body, "")]


def named_in(body: list[ast.stmt], within: str) -> Iterator[Named]:
    for node in body:
        if isinstance(node, Documented) and not node.name.startswith("_"):
            yield Named(within + node.name, node.lineno, ast.get_docstring(node))
            if isinstance(node, ast.ClassDef):
                yield from named_in(node.body, f"{node.name}.")


def module_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_every_public_name_says_what_it_is(file: Path) -> None:
    silent = [f"line {named.line}: {named.name}" for named in public(file) if not (named.doc or "").strip()]
    assert not silent


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_the_first_sentence_ends(file: Path) -> None:
    for named in public(file):
        first = (named.doc or "").split("\n\n")[0].strip()
        assert first.endswith((".", ":")), f"line {named.line}: {first}"


def examples_of(file: Path) -> list[tuple[Named, list[doctest.Example]]]:
    parser = doctest.DocTestParser()
    found = [(named, parser.get_examples(named.doc or "")) for named in public(file)]
    return [(named, examples) for named, examples in found if examples]


def test_there_are_examples() -> None:
    assert sum(len(examples_of(file)) for file in FILES) >= FEWEST_EXAMPLES


@pytest.mark.parametrize("file", [file for file in (*FILES, *RULES) if examples_of(file)], ids=module_of)
def test_the_examples_are_true(file: Path) -> None:
    name = module_of(file)
    for named, examples in examples_of(file):
        test = doctest.DocTest(examples, vars(import_module(name)).copy(), named.name, str(file), named.line, None)
        told: list[str] = []
        result = doctest.DocTestRunner(verbose=False).run(test, out=told.append)
        assert result.failed == 0, "".join(told)

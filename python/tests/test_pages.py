"""Every example in docs/python.md and in the module's own documentation answers what stands there."""

import doctest
from pathlib import Path

import boxcars


def test_page():
    page = Path(__file__).resolve().parents[2] / "docs/python.md"
    done = doctest.testfile(str(page), module_relative=False)
    assert done.attempted > 15 and done.failed == 0


def test_docstrings():
    done = doctest.testmod(boxcars)
    assert done.attempted >= 5 and done.failed == 0

"""Every example in docs/python.md and in the module's own documentation answers what stands there."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

import boxcars

root = Path(__file__).resolve().parents[2]


def test_page():
    page = root / "docs/python.md"
    done = doctest.testfile(str(page), module_relative=False)
    assert done.attempted > 15 and done.failed == 0


def test_packages():
    """The line that installs the packages names those of tools/packages.sh."""
    names = subprocess.run(["bash", "-c", "source tools/packages.sh; echo ${module_packages[*]}"], cwd=root, check=True,
                           capture_output=True, text=True).stdout.split()
    line = re.search(r"^    sudo apt-get install ((?:.*\\\n)*.*)$", (root / "docs/python.md").read_text(), re.M)[1]
    assert sorted(line.replace("\\\n", " ").split()) == sorted(names)


def test_metadata_compiles_nothing(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(root / "python"))
    import build_backend
    monkeypatch.setattr(build_backend, "compiled", None)
    info = tmp_path / build_backend.prepare_metadata_for_build_wheel(str(tmp_path))
    assert "Requires-Dist: numpy\n" in (info / "METADATA").read_text() and "Tag: cp3" in (info / "WHEEL").read_text()
    monkeypatch.setattr(build_backend.shutil, "which", lambda tool: tool != "ninja")
    with pytest.raises(SystemExit, match="ninja must be installed: docs/python.md names the packages"):
        build_backend.get_requires_for_build_wheel()


def test_docstrings():
    done = doctest.testmod(boxcars)
    assert done.attempted >= 5 and done.failed == 0

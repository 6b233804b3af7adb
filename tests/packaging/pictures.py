"""The pictures of the documents: each is shown, each that is shown is there, and pictures and source stay small.

    tests/packaging/pictures.py [FOLDER]    the repository; without its history the packed source is not measured"""
import gzip
import pathlib
import re
import subprocess
import sys

MOST_PICTURES, MOST_SOURCE = 8_000_000, 10_000_000  # bytes
SUFFIXES = {".png", ".webp", ".svg", ".gif", ".jpg"}


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    folder = root / "docs" / "pictures"
    documents = [root / "README.md", *(root / "docs").glob("*.md"), *(root / "docs" / "site").rglob("*.md")]
    shown = {name for file in documents for name in re.findall(r"pictures/([\w.-]+)", file.read_text(encoding="utf-8"))}
    there = {file.name: file.stat().st_size for file in folder.iterdir() if file.suffix in SUFFIXES}
    wrong = [f"no document shows docs/pictures/{name}" for name in sorted(there.keys() - shown)]
    wrong += [f"docs/pictures/{name} is shown and is not there" for name in sorted(shown - there.keys()) if pathlib.Path(name).suffix in SUFFIXES]
    drawings = sum(file.stat().st_size for file in (root / "assets").rglob("*") if file.suffix in SUFFIXES)
    if (all_pictures := sum(there.values()) + drawings) > MOST_PICTURES:
        wrong.append(f"the pictures are {all_pictures} bytes of at most {MOST_PICTURES}")
    source = 0
    if (root / ".git").exists():
        archive = subprocess.run(["git", "-c", f"safe.directory={root}", "-C", root, "archive", "HEAD"], capture_output=True, check=True)
        source = len(gzip.compress(archive.stdout, 9))
    if source > MOST_SOURCE:
        wrong.append(f"the packed source is {source} bytes of at most {MOST_SOURCE}")
    print(f"{len(there)} pictures, {all_pictures} bytes with the drawings of assets/; the packed source has {source} bytes")
    sys.exit("\n".join(wrong) if wrong else 0)


main()

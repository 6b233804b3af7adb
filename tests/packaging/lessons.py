"""The pages for players: every figure is the program's, every link into the playable page is read by the program as what
its title says, and each lesson is as long as a lesson should be.

    tests/packaging/lessons.py PROGRAM"""
import base64
import importlib.machinery
import importlib.util
import json
import pathlib
import re
import sys
import tempfile
import zlib

sys.dont_write_bytecode = True
tools = pathlib.Path(__file__).resolve().parents[2] / "tools"
sys.path.append(str(tools))
import figures

loader = importlib.machinery.SourceFileLoader("site_tool", str(tools / "site"))
site = importlib.util.module_from_spec(importlib.util.spec_from_loader("site_tool", loader))


def unpacked(parts):
    text = zlib.decompress(base64.urlsafe_b64decode(parts[-1] + "=="), -15)
    assert f"{zlib.crc32(text):08x}" == parts[-2], "the checksum is another"
    return text


def read_rules(parts, folder, turned):
    """A sheet is that of the house, but for the knobs in the title."""
    (folder / "rules").write_bytes(unpacked(parts))
    game = json.loads((folder / "rules").read_text())["game"]
    usual = json.loads(figures.called(["rules", game, "--json"], folder))
    wanted = dict(usual["rules"])
    for name, _, value in (word.partition("=") for word in turned.split()):
        knob = next(one for one in usual["knobs"] if one["name"] == name)
        wanted[name] = value == "on" if isinstance(knob["default"], bool) else type(knob["default"])(value)
    assert json.loads(figures.called(["odds", game, "--rules", "rules", "--json"], folder))["rules"] == wanted
    return figures.title[game]


def read_sitting(parts, folder, fact):
    """A recording is played again by the program; where it opens, the next entry has the sentence of the title."""
    (folder / "sitting").write_bytes(unpacked(parts))
    figures.called(["verify", "sitting"], folder)
    figures.called(["import", "sitting"], folder)
    whole = json.loads(figures.called(["export", "-"], folder))
    entries = whole["entries"][:2] if parts[1] == "1" else [whole["entries"][int(parts[1])]]
    assert any(fact in one for entry in entries for one in entry["facts"]), f"after entry {parts[1]} stands {entries}"
    return figures.title[whole["game"]]


def read_run(parts, folder, fact):
    (folder / "run").write_bytes(unpacked(parts))
    assert fact in figures.called(["run", "--file", "run"], folder)
    return "A Long Run"


def wrong_links(name, text):
    for kind, packed, called in re.findall(r'play/#(\w+)=(\S+) "([^"]*)"\)', text):
        with tempfile.TemporaryDirectory() as folder:
            whose, _, fact = called.partition(": ")
            read = {"rules": read_rules, "sitting": read_sitting, "run": read_run}[kind]
            try:
                assert read(packed.split("."), pathlib.Path(folder), fact) == whose, "it is of another game"
            except (AssertionError, figures.NotThere, LookupError, ValueError, zlib.error) as trouble:
                yield f"{name}: the link '{called}' to a {kind}: {trouble}"


def wrong_lesson(name, text):
    words = len(re.sub(r"```.*?```|^---.*?^---|\]\([^)]*\)(\{.live\})?|<[^>]*>|^\|.*?$", " ", text, flags=re.S | re.M).split())
    for what, count, least, most in (("words", words, 600, 1000), ("pictures", text.count(".webp)"), 2, 4), ("questions", text.count("<details"), 3, 3),
                                     ("links into the page", text.count("{.live}"), 2, 9)):
        if not least <= count <= most:
            yield f"{name} has {count} {what}, not {least} to {most}"


def main():
    loader.exec_module(site)
    figures.program[:] = [str(pathlib.Path(sys.argv[1]).resolve())]
    try:
        made = site.checked()
    except figures.NotThere as trouble:
        sys.exit(f"A page cannot be filled in. {trouble}")
    wrong = [one for name, text in made.items() for one in wrong_links(name, text)]
    wrong += [one for name, text in made.items() if name.startswith("lessons/") for one in wrong_lesson(name, text)]
    shots = {file.stem for file in (figures.pages / "shots").iterdir()}
    shown = set(re.findall(r"pictures/([\w-]+)\.webp", "".join(made.values())))
    wrong += [f"no page shows docs/site/shots/{name}.jsonl" for name in sorted(shots - shown)]
    print(f"{len(made)} pages, {sum(text.count('play/#') for text in made.values())} links into the playable page")
    sys.exit("\n".join(wrong) if wrong else 0)


main()

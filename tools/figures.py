"""What the program says, put into the text of pages: figures, sentences, what commands print, and links into the
playable page. tools/site says how a page asks for each."""
import base64
import functools
import json
import re
import subprocess
import tempfile
import textwrap
import zlib
from fractions import Fraction
from pathlib import Path

root = Path(__file__).resolve().parent.parent
pages = root / "docs" / "site"
program = [str(root / "build" / "release" / "boxcars")]
title = {"pig": "Pig", "craps": "Craps", "siwuliu": "Sì-wŭ-liù", "ceelo": "Cee-lo"}


class NotThere(Exception):
    pass


# ---- what the program says


def called(words, folder, answers=""):
    """What the program prints, with a data folder of its own in `folder`."""
    own = [f"--{kind}-dir={folder}/{kind}" for kind in ("data", "config")]
    run = subprocess.run([*program, *words, *own], input=answers, capture_output=True, text=True, cwd=folder)
    if run.returncode != 0:
        raise NotThere(f"boxcars {' '.join(words)}: {run.stderr.strip()}")
    return run.stdout


@functools.lru_cache(maxsize=None)
def sittings():
    """A folder with every sitting as a file: a .txt holds the program's words, then what is answered."""
    made = tempfile.TemporaryDirectory()
    for file in sorted((pages / "sittings").iterdir()):
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".txt":
            words, _, answers = text.partition("\n")
            with tempfile.TemporaryDirectory() as folder:
                called(words.split(), folder, answers)
                text = called(["run", "--export", "-"] if words.startswith("run") else ["export", "--end", "-"], folder)
        Path(made.name, f"{file.stem}.json").write_text(text, encoding="utf-8")
    return made


@functools.lru_cache(maxsize=None)
def printed(words):
    return called(words, sittings().name)


def odds(game, turned, questions=("at", "bankroll", "goal", "bet", "bets")):
    """What `boxcars odds` says of a sheet; every list that has names as a dictionary by name; and the game's knobs."""
    words = []
    for word in turned:
        name, _, value = word.partition("=")
        words += [f"--{name}", value] if name in questions else ["--set", word]
    answer = json.loads(printed(("odds", game, *words, "--json"))) | {"knobs": json.loads(printed(("rules", game, "--json")))["knobs"]}
    answer["bets"] = {bet["bet"]: bet for bet in answer.get("bets", [])}
    answer["first_wins"] = {name: dict(zip(answer["policies"], row)) for name, row in zip(answer.get("policies", []), answer.get("first_wins", []))}
    for knob in answer["knobs"]:
        words, (least, most) = knob.get("words"), knob["range"]
        knob["may_be"] = ", ".join(map(str, words or knob.get("values", [f"{least} to {most}"])))
        knob["default"] = words[knob["default"]] if isinstance(knob["default"], bool) else knob["default"]
    return answer


# ---- what a page asks for


def words(name):
    """A name of the program as people say it: "Don't pass", "Place 4 to lose", "By the score"."""
    text = name.replace("_", " ")
    for code, said_as in ((r"^dont", "don't"), (r"^take odds", "odds on"), (r"^lay odds", "lay odds on"), (r"to lose (\d+)", r"\1 to lose"),
                          (r"^hi lo", "hi-lo"), (r"^c and e", "C and E"), (r"^hop easy", "hop, two faces"), (r"^hop hard", "hop, a pair"),
                          (r"^fire", "fire bet"), (r"^hold(\d+)", r"hold at \1"), (r"^score base", "by the score"), (r"^optimal", "best play")):
        text = re.sub(code, said_as, text)
    return text[0].upper() + text[1:]


forms = {
    "words": lambda value, _: words(value),
    "complement": lambda value, _: 1 - Fraction(value),
    "negative": lambda value, _: -Fraction(value),
    "times": lambda value, number: Fraction(value) * int(number),
    "percent": lambda value, places: f"{float(Fraction(value)) * 100:.{places}f}\N{NO-BREAK SPACE}%".replace("-", "\N{MINUS SIGN}"),
    "decimal": lambda value, places: f"{float(Fraction(value)):.{places}f}",
    "minus": lambda value, _: str(value).replace("-", "\N{MINUS SIGN}"),
    "thousands": lambda value, _: f"{value:,}",
    "to": lambda value, _: value.replace(":", " to "),
    "short": lambda value, _: value if len(value) < 14 else "",  # for a column: no fraction that is too long to read
}


def written(value, form):
    for name, number in re.findall(r"(\w+)(?: (\d+))?", form):
        value = forms[name](value, number)
    return str(value)


def table(figures, columns):
    """Rows of figures; the columns as heading=name form, with commas between. No name: the row's own."""
    rows = figures if isinstance(figures, list) else [{"": words(name), "value": one} | (one if isinstance(one, dict) else {}) for name, one in figures.items()]
    columns = [re.match(r"(.*)=(\w*) ?(.*)", column.strip()).groups() for column in columns.split(",")]
    lines = [[heading for heading, _, _ in columns], ["---"] * len(columns)]
    lines += [[written(row[name], form) for _, name, form in columns] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def figure(found):
    question, _, form = found[1].partition("|")
    if " says: " in question:
        name, _, fact = question.partition(" says: ")
        said(name, fact)
        return fact
    sheet, _, path = question.partition(" : ")
    game, *turned = sheet.split()
    value = odds(game, turned)
    for name in path.strip().split("."):
        value = value[int(name) if isinstance(value, list) else name]
    form = form.strip()
    return table(value, form[6:]) if form.startswith("table ") else written(value, form)


def block(found):
    """Commands and what they print, or its first lines: `| head -1`. A sentence is folded, a table is not, and the time
    that it took is left out, so that two sites are equal."""
    shown = []
    for line in found[1].splitlines():
        command, _, most = line.partition(" | head -")
        whole = re.sub(r", [\d.]+ s$", "", printed(tuple(command.split())).strip(), flags=re.M)
        lines = whole.splitlines()[:int(most or 100)]
        shown.append("\n".join([f"$ boxcars {line}", *(one if "  " in one else textwrap.fill(one, 84) for one in lines)]))
    return "```\n" + "\n\n".join(shown) + "\n```"


def said(name, fact):
    """A sitting, and its last entry that has this sentence. A run has it in its result."""
    whole = json.loads(Path(sittings().name, f"{name}.json").read_text(encoding="utf-8"))
    entries = [one["facts"] for one in whole["entries"]] if "entries" in whole else [printed(("run", "--file", f"{name}.json")).splitlines()]
    for number, facts in reversed(list(enumerate(entries, 1))):
        if any(fact in one for one in facts):
            return whole, number
    raise NotThere(f"in the sitting {name} nothing says '{fact}'")


def link(kind, head, text):
    """As tools/web/page/links.js reads it."""
    pack = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = base64.urlsafe_b64encode(pack.compress(text) + pack.flush()).decode().rstrip("=")
    return f"../play/#{kind}={'.'.join([*head, f'{zlib.crc32(text):08x}', packed])}"


def compact(value):
    return json.dumps(value, separators=(",", ":")).encode()


def play(found):
    words, game, turned = found.groups()
    knobs = turned.split()
    where = link("rules", ["1"], compact({"game": game, "rules": odds(game, knobs, ())["rules"]}))
    return f'[{words}{"".join(f" <code>{knob}</code>" for knob in knobs)}]({where} "{title[game]}{f": {turned.strip()}" if turned else ""}"){{.live}}'


def watch(found):
    words, name, fact = found.groups()
    whole, entry = said(name, fact)
    where = link("sitting", ["2", str(max(entry - 1, 1))], brief(whole)) if "entries" in whole else link("run", ["1"], compact(whole))
    return f'[{words}]({where} "{title.get(whole.get("game"), "A Long Run")}: {fact}"){{.live}}'


def changed(knob, value):
    """Whether a recording's value is another than the usual one: it holds the place of a word."""
    return (knob["words"][value] if "words" in knob else value) != knob["default"]


def brief(whole):
    """A sitting as links have it, without what the program computes anew: see brief_json() in src/session/recording.h."""
    knobs = {knob["name"]: knob for knob in odds(whole["game"], [])["knobs"]}
    games = [[] for _ in range(whole["entries"][-1]["game"])]
    for one in whole["entries"]:
        games[one["game"] - 1].append("" if "faces" in one else one["event"])
    kept = {key: value for key, value in whole.items() if key not in ("entries", "sha256")}
    return compact(kept | {"format": "boxcars sitting in brief", "games": games,
                           "rules": {knob: value for knob, value in whole["rules"].items() if changed(knobs[knob], value)}})


def shot(found):
    width, height = json.loads((pages / "shots" / f"{found[1]}.jsonl").read_text(encoding="utf-8").splitlines()[0]).get("crop", [0, 0, 1280, 720])[2:]
    return f"(../pictures/{found[1]}.webp){{width={width} height={height} loading=lazy}}"


def filled(text, where):
    for pattern, fill in ((r"^```boxcars\n(.*?)\n```$", block), (r"\{\{(.*?)\}\}", figure), (r"\[([^]]*)\]\(play:(\w+)([^)]*)\)", play),
                          (r'\[([^]]*)\]\(watch:(\S+) "([^"]*)"\)', watch), (r"\(shot:([\w-]+)\)", shot)):
        try:
            text = re.sub(pattern, fill, text, flags=re.S | re.M)
        except (NotThere, ValueError, KeyError, OSError) as trouble:
            raise NotThere(f"{where}: {trouble!r}") from None
    return text if "/" in where else text.replace("(../p", "(p")

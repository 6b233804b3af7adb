"""What is kept and sent: the luggage, a link, a browser that keeps nothing, one that is full, and a failure nobody expected."""
import base64
import json
import pathlib
import random
import subprocess
import tempfile
import time
import zlib

from browser import Browser
from page import (NEWS, PAGE, ROOT, SEEN, Table, another_page, at_title, begin, check, figures, for_a_visitor, kept, no_trouble, rolled_once,
                  shown, sit_down, throws)
from tables_test import presser


def downloaded(browser, folder, selector):
    """The file that a press on this button saves."""
    browser.downloads_to(folder)
    browser.run(f"document.querySelector('{selector}').click(), 0")
    end = time.monotonic() + 15
    while time.monotonic() < end:
        done = [file for file in pathlib.Path(folder).iterdir() if not file.name.endswith(".crdownload")]
        if done and done[0].stat().st_size > 0:
            return done[0]
        time.sleep(0.1)
    raise AssertionError(f"{selector} saves nothing")


def test_luggage(browser, address):
    """All of it is saved as a file, and goes on in another browser, once it was asked; a file that is not whole changes
    nothing."""
    rolled_once(browser, address)
    before = kept(browser)
    with tempfile.TemporaryDirectory() as folder, Browser() as other:
        file = downloaded(browser, folder, "#export")
        check(json.loads(file.read_text())["format"] == "boxcars luggage", "the file says nothing of what it is")
        begin(other, address)
        check(kept(other) == [] or not throws(other, "pig"), "another browser already has it")
        strange = pathlib.Path(folder, "strange.boxcars")
        of = lambda files: json.dumps({"format": "boxcars luggage", "version": 1, "files": files})
        database = "/kept/data/boxcars/boxcars.db"
        mine = kept(other)
        for text in (of({"/kept/../etc/passwd": "AA=="}), of({}), of({"/kept/config/boxcars/settings.json": "e30="}),
                     of({database: "AA=="}), of({database: "?"}), of({database: ""}), "{", "[]", "null", '{"format":"other"}',
                     file.read_text()[:-40]):
            strange.write_text(text)
            other.choose_file("#import", strange)
            other.until(f"{NEWS}.includes('nothing was changed')", 10)
            check(other.run("document.getElementById('replace').hidden"), f"it asks whether to replace everything by {text[:80]}")
            other.run(f"{NEWS} = '', document.getElementById('import').value = '', 0")
        check(kept(other) == mine, "a file that was refused changed what is kept")
        ask = lambda answer: other.run(f"document.getElementById('replace-{answer}').click(), 0")
        other.choose_file("#import", file)
        other.until("!document.getElementById('replace').hidden", 10)
        ask("no")
        check(kept(other) == mine, "it did not wait for the answer")
        other.choose_file("#import", file)
        other.until("!document.getElementById('replace').hidden", 10)
        with another_page(other):
            ask("yes")
        shown(other)
        check(kept(other) == before, "what came back is not what was saved")
        sit_down(other, address, "pig", "--continue", before[-1][0])
        no_trouble(other)


def test_storage_full(browser, address):
    """Where nothing more fits, it says so, and play goes on; when there is room again, all of it is kept."""
    browser.fill_storage(address)
    table = sit_down(browser, address, "pig", "--players", "human,human")
    browser.until(f"{NEWS}.includes('storage is full')", 20)
    browser.picture(SEEN / "storage-full.png")
    for _throw in range(2):
        entries = table.until(lambda state: state["phase"] == "waiting")["journal_entries"]
        table.press("roll")
        table.until(lambda state, entries=entries: state["journal_entries"] > entries)
    no_trouble(browser)
    browser.empty_storage(address)
    table.until(lambda state: state["phase"] == "waiting")
    table.press("roll")
    browser.until(f"{NEWS}.includes('room again')", 20)
    table.until(lambda state: len(throws(browser, "pig")) >= 3)


def test_storage_denied(browser, address):
    browser.before_page("Object.defineProperty(window, 'indexedDB',"
                        " {value: {open() { throw new DOMException('denied', 'SecurityError'); }}})")
    begin(browser, address, "play", "pig")
    browser.until(f"{NEWS}.includes('keeps nothing')", 10)


def test_failure(browser, address):
    """Whatever nobody expected says so, with what to do and a log that can be taken along; what was played is kept."""
    rolled_once(browser, address)
    browser.run("setTimeout(() => { throw new Error('a wheel came off'); }), 0")
    browser.until("!document.getElementById('ended').hidden", 10)
    check("nobody expected" in browser.run("document.getElementById('ended-why').textContent"), "it does not say what happened")
    check("a wheel came off" in browser.run("document.getElementById('log').textContent"), "the log says nothing of it")
    check(browser.run("document.activeElement.id") == "again", "the keyboard is not where it goes on")
    browser.picture(SEEN / "failure.png")
    with tempfile.TemporaryDirectory() as folder:
        check("a wheel came off" in downloaded(browser, folder, "#save-log").read_text(), "the saved log says nothing of it")
    with another_page(browser):
        browser.key("Enter")
    shown(browser)
    check(len(throws(browser, "pig")) > 0, "what was played before the failure is gone")


def test_left(browser, address):
    """Who leaves the train is told so, and can come back."""
    table = at_title(browser, address)
    table.press("leave")
    table.until(lambda state: state["asks_to_leave"])
    table.press("leave")
    browser.until("document.getElementById('ended-title').textContent.includes('left the train')", 20)
    check(browser.run("document.getElementById('log').hidden"), "leaving on purpose shows a log, as a failure does")


def link_of(browser, file):
    """The replay file as a link; the page has it as if it had been exported."""
    browser.run(f"FS.writeFile('/sent.json', Uint8Array.from(atob('{base64.b64encode(file.read_bytes()).decode()}'),"
                " (c) => c.charCodeAt(0))), 0")
    return browser.run("links.ofSitting(Module.boxcarsBrief('/sent.json'), 2)")


def follow(browser, address, link):
    browser.open("about:blank")
    browser.open(f"{address}#{link}")


def refused(browser, address, link, why):
    follow(browser, address, link)
    browser.until(f"{NEWS}.includes('{why}')", 30)


def packed(text):
    """As links pack it: its checksum and its letters."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    letters = base64.urlsafe_b64encode(packer.compress(text) + packer.flush()).decode().rstrip("=")
    return f"{zlib.crc32(text):08x}.{letters}"


def unpacked(link):
    letters = link.split(".")[-1]
    return zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), -15)


def test_link(browser, address):
    """Every golden sitting is a link that opens its table; a damaged one, or one of a later page, says so."""
    begin(browser, address)
    files = sorted((ROOT / "tests/golden").glob("*.json"))
    sent = {file.stem: link_of(browser, file) for file in files}
    figures["golden sittings as links, letters"] = {name: len(link) for name, link in sent.items()}
    for file in files:
        follow(browser, address, sent[file.stem])
        shown(browser)
        state = Table(browser).until(lambda state: "seed" in state)
        told = json.loads(file.read_text())
        check((state["scene"], state["seed"], state["players"]) == (told["game"], told["seed"], told["players"]),
              f"{file.stem} opens as {state['scene']} of seed {state['seed']}")
        no_trouble(browser)
    browser.picture(SEEN / "link.png")
    link = sent["pig_three_players"]
    refused(browser, address, link[:-20] + ("A" if link[-20] != "A" else "B") + link[-19:], "damaged")
    refused(browser, address, link[:-9], "damaged")
    refused(browser, address, link.replace("=2.", "=3."), "version 3")


def test_link_of_version_1(browser, address):
    """Links that were sent before have the whole file in them, and still open."""
    file = ROOT / "tests/golden/pig_three_players.json"
    follow(browser, address, f"sitting=1.2.{packed(file.read_bytes())}")
    shown(browser)
    Table(browser).until(lambda state: state["scene"] == "pig" and state["seed"] == json.loads(file.read_text())["seed"])
    no_trouble(browser)


def test_link_that_lies(browser, address):
    """Its checksum fits, and it says that was done which could not be: the page says which entry."""
    begin(browser, address)
    brief = json.loads(unpacked(link_of(browser, ROOT / "tests/golden/pig_three_players.json")))
    brief["games"][0].remove("hold")
    follow(browser, address, "sitting=2.1." + packed(json.dumps(brief).encode()))
    browser.until("document.getElementById('ended-why').textContent.includes('is not what was played')", 60)


# What somebody types at each table who presses whatever comes to hand.
TYPED = {
    "pig": (["--players", "human,human"], ["roll", "roll", "roll", "hold"]),
    "craps": (["--set", "bankroll=100000"],
              ["", "", "", "pass 10", "place_6 12", "place_8 12", "field 5", "hard_8 1", "dont_come 10", "come 10", "yo 1",
               "take place_6", "place_5 10", "pass_odds 20", "undo"]),
    "siwuliu": (["--set", "balance=100000000", "--set", "bank=100000000"], ["y\n5\nn", "y\n25\ny\n10\nn", "y\n100\nn"]),
    "ceelo": (["--players", "human,bold,even,kelly", "--set", "coins=100"], ["roll", "1", "2", "3", "5", "0", "y", ""]),
}


def long_sitting(game):
    """Played at a terminal, by the page's own program: its replay file."""
    program = ["node", "--no-experimental-fetch", str(PAGE / "boxcars.js")]
    options, answers = TYPED[game]
    chosen = random.Random(2026)
    with tempfile.TemporaryDirectory() as folder:
        data = ["--data-dir", folder]
        subprocess.run([*program, "play", game, "--text", "--games", "1000", "--seed", "2026", *options, *data],
                       input="".join(chosen.choice(answers) + "\n" for _line in range(3500)), capture_output=True, text=True,
                       check=False, timeout=120, cwd=PAGE)
        file = pathlib.Path(folder, "long.json")
        subprocess.run([*program, "export", str(file), "--end", *data], capture_output=True, check=True, timeout=120, cwd=PAGE)
        return json.loads(file.read_text())


def cut(sitting, entries):
    """The first of its entries, as a file of its own."""
    first = sitting["entries"][:entries]
    return {**{name: of for name, of in sitting.items() if name != "sha256"}, "entries": first, "hash": first[-1]["hash"]}


def cut_link(browser, sitting, entries):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "cut.json")
        file.write_text(json.dumps(cut(sitting, entries)))
        return link_of(browser, file)


def test_long_links(browser, address):
    """A sitting of a thousand entries is a link at every table, and opens at its last one."""
    for game in TYPED:
        begin(browser, address)
        sitting = long_sitting(game)
        played = len(sitting["entries"])
        check(played > 1000, f"{game} was played for {played} entries")
        figures[f"{game} as a link, letters"] = {f"{entries} entries": len(cut_link(browser, sitting, entries))
                                                 for entries in (200, 500, 1000)}
        link = cut_link(browser, sitting, 1000)
        follow(browser, address, link.replace("=2.2.", "=2.999."))
        shown(browser)
        last = sitting["entries"][999]
        Table(browser).until(lambda state, last=last: state.get("hash") == last["hash"], 60)
        no_trouble(browser)


def test_link_of_rules(browser, address):
    """The sheet of a table is a link that opens another such table; a bad one says what is wrong with it."""
    table = sit_down(browser, address, "craps", "--set", "crapless=on", "--set", "bankroll=250")
    rules = table.state()["rules"]
    link = browser.run("links.ofRules(Module.boxcarsState().scene, Module.boxcarsState().rules)")
    figures["the rule sheet of craps as a link, letters"] = len(link)
    check(link.startswith("rules=1.") and len(link) <= 4096, f"the link is {link}")
    follow(browser, address, link)
    shown(browser)
    opened = table.until(lambda state: state["scene"] == "craps")
    check(opened["rules"] == rules and rules["crapless"] == 1 and rules["bankroll"] == 250, "the table has another sheet")
    browser.picture(SEEN / "link-rules.png")
    no_trouble(browser)
    refused(browser, address, link[:-9], "damaged")
    refused(browser, address, link.replace("=1.", "=2."), "version 2")
    follow(browser, address, "rules=1." + packed(b'{"game":"pig","rules":{"goal":-1}}'))
    browser.until("document.getElementById('ended-why').textContent.includes('goal')", 60)
    follow(browser, address, "rules=1." + packed(b'{"game":"whist","rules":{}}'))
    browser.until("document.getElementById('ended-why').textContent.includes('whist')", 60)


COPIES = "navigator.clipboard.writeText = (link) => { window.copied = link; return Promise.resolve(); }, 0"


def test_export_import_share(browser, address):
    """In the history a sitting is saved as a file, chosen from one, and shared by one button; so is the sheet of a table."""
    table = rolled_once(browser, address, "--seed", "7")
    browser.run(COPIES)
    browser.key("r")
    table.until(lambda _: table.offers("card.share"))
    table.press("card.share")
    browser.until("(window.copied || '').includes('#rules=1.')", 10)
    sitting = kept(browser)[-1][0]
    with tempfile.TemporaryDirectory() as folder, Browser() as other:
        in_history(browser, address)
        browser.run(COPIES)
        history = Table(browser)
        history.press("history.sitting.0")
        browser.downloads_to(folder)
        history.until(lambda _: history.offers("history.export"))
        history.press("history.export")
        file = pathlib.Path(folder, f"{sitting}.json")
        told = history.until(lambda state: state["told"] and file.exists())["told"]
        for_a_visitor([told, browser.run(NEWS)])
        check(browser.run("FS.readdir('/kept/data/boxcars/exports').length") == 2, "what was exported is kept here as well")
        history.press("history.share")
        browser.until("(window.copied || '').includes('#sitting=2.1.')", 10)
        browser.picture(SEEN / "history.png")
        in_history(other, address)
        history = Table(other)
        other.will_choose(file)
        history.press("history.import")
        told = history.until(lambda state: state["rows"] == 1 and state["told"])["told"]
        for_a_visitor([told])
        other.will_choose(ROOT / "tests/web/page.py")
        history.press("history.import")
        told = history.until(lambda state: state["trouble"])["told"]
        check("page.py" in told, told)
        for_a_visitor([told])
        no_trouble(other)


def in_history(browser, address):
    table = at_title(browser, address)
    table.press("history")
    table.until(lambda state: state["scene"] == "history" and table.offers("history.import"))


def test_continue(browser, address):
    """After a reload CONTINUE opens what was played last, but no table that a link opened; the luggage is on the title."""
    rolled_once(browser, address)
    waits = lambda: Table(browser).until(lambda state: state["scene"] == "title")["waits"]
    begin(browser, address)
    check(waits() == "pig", f"CONTINUE opens {waits()}")
    follow(browser, address, browser.run("links.ofRules('ceelo', {})"))
    shown(browser)
    table = Table(browser)
    table.until(lambda state: state["scene"] == "ceelo")
    table.until(lambda _: len(throws(browser, "ceelo")) > 0, 90, presser(table, "own", "roll", "throw", "stake", "cover"))
    time.sleep(2)  # settings are saved after a second
    begin(browser, address)
    check(waits() == "pig", f"CONTINUE opens {waits()}, which a link opened")
    Table(browser).press("luggage")
    browser.until("document.getElementById('luggage').open", 5)
    browser.picture(SEEN / "luggage.png")
    browser.run("document.getElementById('share').click(), 0")
    browser.until(f"{NEWS}.includes('Nothing on the screen')", 10)

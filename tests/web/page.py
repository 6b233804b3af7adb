"""The page as its tests have it: opened, asked what it shows, pressed where it says that something can be pressed, and
what lies in the browser's storage."""
import base64
import contextlib
import json
import math
import pathlib
import re
import sqlite3
import tempfile
import time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "build/web/page"
SEEN = ROOT / "build/web/seen"
NEWS = "document.getElementById('news').textContent"
figures = {}


def check(holds, sentence):
    if not holds:
        raise AssertionError(sentence)


def shown(browser):
    return int(browser.until("document.getElementById('canvas').dataset.shown", 60))


@contextlib.contextmanager
def another_page(browser):
    """Waits after its block until the browser has left the page it was on, so that nothing is read from that one."""
    browser.run("window.old = true, 0")
    yield
    browser.until("!window.old", 30)


def begin(browser, address, *arguments):
    """Opens the page, and answers with the milliseconds until the game's first picture."""
    query = "?arguments=" + urllib.parse.quote(json.dumps(list(arguments))) if arguments else ""
    with another_page(browser):
        browser.open(address + query)
    return shown(browser)


def kept(browser):
    """Every entry of every kept sitting, read from what lies in the browser's own storage: (sitting, game, number, event)."""
    browser.run("new Promise((done) => Module.boxcarsKeep(() => done()))")
    files = browser.run("""new Promise((done) => {
        const asked = indexedDB.open('/kept');
        asked.onsuccess = () => {
            const all = asked.result.transaction('FILE_DATA').objectStore('FILE_DATA');
            const names = ['boxcars.db', 'boxcars.db-wal'], found = {};
            for (const name of names) {
                all.get('/kept/data/boxcars/' + name).onsuccess = (event) => {
                    const file = event.target.result;
                    found[name] = file ? btoa(file.contents.reduce((text, byte) => text + String.fromCharCode(byte), '')) : '';
                    if (Object.keys(found).length < names.length) return;
                    asked.result.close();
                    done(found);
                };
            }
        };
    })""")
    if not files["boxcars.db"]:
        return []
    with tempfile.TemporaryDirectory() as folder:
        for name, letters in files.items():
            pathlib.Path(folder, name).write_bytes(base64.b64decode(letters))
        store = sqlite3.connect(f"{folder}/boxcars.db")
        rows = store.execute("SELECT sitting.name, sitting.game, number, event, faces FROM entry JOIN sitting ON sitting.id = sitting"
                             " ORDER BY sitting.id, number").fetchall()
        store.close()
        return rows


def throws(browser, game):
    return [row for row in kept(browser) if row[1] == game and len(row[4]) > 0]


FOR_A_TERMINAL = re.compile(r"(^|[ '\"(])(--[a-z]|boxcars [a-z]|/[a-z])")


def for_a_visitor(sentences):
    for sentence in sentences:
        check(not FOR_A_TERMINAL.search(sentence), f"The page names a folder, an option or a command: {sentence}")


def no_trouble(browser):
    for_a_visitor(browser.run("[...document.querySelectorAll('#told p, #news, #ended-why')].map((one) => one.textContent)"))
    for line in browser.console:
        check(not line.startswith("exception") and "aborted" not in line and "GL_INVALID" not in line, f"The page says: {line}")
    check(browser.run("document.getElementById('ended').hidden"), browser.run("document.getElementById('ended-why').textContent"))


class Table:
    """What is on the screen, by name, and hands for it."""

    def __init__(self, browser):
        self.browser = browser

    def state(self):
        return self.browser.run("Module.boxcarsState()")

    def told(self):
        """All that the live region says, update by update."""
        return self.browser.run("[...document.getElementById('told').children].map((line) => line.textContent)")

    def places(self):
        """Where in the page everything is that can be pressed."""
        wide, high, ratio = self.browser.run("[innerWidth, innerHeight, devicePixelRatio]")
        fit = lambda least: min(wide * ratio / least[0], high * ratio / least[1])
        scale = min(max(0.8, math.floor(fit((1280, 720)) * 20 + 0.001) / 20), max(fit((1280, 720)), fit((1000, 750))))
        if high > wide:  # upright
            scale = fit((480, 850))
        left, top = (math.floor((whole / 2 - size * ratio / scale / 2) * scale) / scale
                     for whole, size in ((1280, wide), (720, high)))
        return {spot["name"]: ((spot["at"][0] - left) * scale / ratio, (spot["at"][1] - top) * scale / ratio)
                for spot in self.state()["spots"]}

    def offers(self, name):
        return name in self.places()

    def place(self, name):
        places = self.places()
        check(name in places, f"There is no {name} to press; there are {', '.join(places)}.")
        return places[name]

    def wait_until_it_listens(self, seconds=1):
        """What costs money ignores presses for 0.3 s after it appeared."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.state().get("listens") is False:
            time.sleep(0.05)

    def press(self, name):
        self.wait_until_it_listens()
        self.browser.press(*self.place(name))

    def press_first(self, *names):
        """Presses the first of these that the table offers, where it is now. Returns whether there was one."""
        places = self.places()
        name = next((name for name in names if name in places), None)
        if name:
            self.browser.press(*places[name])
        return name is not None

    def hurry(self):
        """A key skips what moves; a finger waits."""
        if not self.browser.finger:
            self.browser.key("x")

    def until(self, holds, seconds=30, meanwhile=None):
        """Waits until the state is as it shall be, and answers with it; `meanwhile` is done again and again."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            state = self.state()
            if holds(state):
                return state
            if meanwhile:
                meanwhile(state)
            time.sleep(0.1)
        self.browser.picture(SEEN / "waited.png")
        state.pop("spots")
        raise AssertionError(f"Not within {seconds} s; the table is {json.dumps(state)[:800]}")


def at_title(browser, address):
    begin(browser, address)
    table = Table(browser)
    table.until(lambda state: state["scene"] == "title")
    return table


def sit_down(browser, address, game, *arguments):
    """A table that waits for somebody."""
    begin(browser, address, "play", game, *arguments)
    table = Table(browser)
    table.until(lambda state: state["scene"] == game)
    return table


def pig_for_two(browser, address, *arguments):
    """Pig between two people, the first of whom is asked."""
    table = sit_down(browser, address, "pig", "--players", "human,human", *arguments)
    table.until(lambda state: state["phase"] == "waiting")
    return table


def rolled_once(browser, address, *arguments):
    """Pig between two people after the first throw, which is kept."""
    table = pig_for_two(browser, address, *arguments)
    table.press("roll")
    thrown_more(table, "pig", 0)
    return table


def thrown_more(table, game, before, seconds=30):
    table.until(lambda _: len(throws(table.browser, game)) > before, seconds)

"""What is kept and sent: the luggage, a link, a browser that keeps nothing, one that is full, and a failure nobody expected."""
import base64
import json
import pathlib
import tempfile
import time

from browser import Browser
from page import NEWS, ROOT, SEEN, Table, begin, check, figures, kept, no_trouble, shown, sit_down, throws


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


def thrown_once(browser, address):
    table = sit_down(browser, address, "pig", "--players", "human,human")
    table.until(lambda state: state["phase"] == "waiting")
    table.press("roll")
    table.until(lambda state: len(throws(browser, "pig")) > 0)
    return kept(browser)


def test_luggage(browser, address):
    """All of it is saved as a file, and goes on in another browser; a file that is none of ours changes nothing."""
    before = thrown_once(browser, address)
    with tempfile.TemporaryDirectory() as folder, Browser() as other:
        file = downloaded(browser, folder, "#export")
        check(json.loads(file.read_text())["format"] == "boxcars luggage", "the file says nothing of what it is")
        begin(other, address)
        check(kept(other) == [] or not throws(other, "pig"), "another browser already has it")
        strange = pathlib.Path(folder, "strange.boxcars")
        strange.write_text('{"format":"boxcars luggage","version":1,"files":{"/kept/../etc/passwd":"AA=="}}')
        for text in (strange.read_text(), "{", '{"format":"other"}', file.read_text()[:-40]):
            strange.write_text(text)
            other.choose_file("#import", strange)
            other.until(f"{NEWS}.includes('nothing was changed')", 10)
            other.run(f"{NEWS} = '', document.getElementById('import').value = '', 0")
        other.run("window.old = true, 0")
        other.choose_file("#import", file)
        other.until("!window.old", 30)
        shown(other)
        check(kept(other) == before, "what came back is not what was saved")
        sit_down(other, address, "pig", "--continue", before[-1][0])
        no_trouble(other)


def test_storage_full(browser, address):
    """Where nothing more fits, it says so, and play goes on; when there is room again, all of it is kept."""
    browser.ask("Storage.overrideQuotaForOrigin", origin=address, quotaSize=1)
    table = sit_down(browser, address, "pig", "--players", "human,human")
    browser.until(f"{NEWS}.includes('storage is full')", 20)
    browser.picture(SEEN / "storage-full.png")
    for _throw in range(2):
        entries = table.until(lambda state: state["phase"] == "waiting")["journal_entries"]
        table.press("roll")
        table.until(lambda state, entries=entries: state["journal_entries"] > entries)
    no_trouble(browser)
    browser.ask("Storage.overrideQuotaForOrigin", origin=address)
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
    thrown_once(browser, address)
    browser.run("setTimeout(() => { throw new Error('a wheel came off'); }), 0")
    browser.until("!document.getElementById('ended').hidden", 10)
    check("nobody expected" in browser.run("document.getElementById('ended-why').textContent"), "it does not say what happened")
    check("a wheel came off" in browser.run("document.getElementById('log').textContent"), "the log says nothing of it")
    check(browser.run("document.activeElement.id") == "again", "the keyboard is not where it goes on")
    browser.picture(SEEN / "failure.png")
    with tempfile.TemporaryDirectory() as folder:
        check("a wheel came off" in downloaded(browser, folder, "#save-log").read_text(), "the saved log says nothing of it")
    browser.run("window.old = true, 0")
    browser.key("Enter")
    browser.until("!window.old", 20)
    shown(browser)
    check(len(throws(browser, "pig")) > 0, "what was played before the failure is gone")


def test_left(browser, address):
    """Who leaves the train is told so, and can come back."""
    begin(browser, address)
    table = Table(browser)
    table.until(lambda state: state["scene"] == "title")
    table.press("leave")
    table.until(lambda state: state["asks_to_leave"])
    table.press("leave")
    browser.until("document.getElementById('ended-why').textContent.includes('left the train')", 20)


def test_link(browser, address):
    begin(browser, address)
    text = (ROOT / "tests/golden/pig_three_players.json").read_bytes()
    script = f"sittingLink.of(Uint8Array.from(atob('{base64.b64encode(text).decode()}'), (c) => c.charCodeAt(0)), 2)"
    link = browser.run(script)
    figures["a golden sitting as a link, letters"] = len(link)
    check(len(link) <= 4096, f"the link has {len(link)} letters")
    browser.open("about:blank")
    browser.open(f"{address}#{link}")
    shown(browser)
    time.sleep(1)
    browser.picture(SEEN / "link.png")
    no_trouble(browser)
    damaged = link[:-20] + ("A" if link[-20] != "A" else "B") + link[-19:]
    browser.open("about:blank")
    browser.open(f"{address}#{damaged}")
    browser.until(f"{NEWS}.includes('damaged')", 30)

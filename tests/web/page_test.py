#!/usr/bin/env python3
"""The page, as somebody has it who was sent a link: opened in a headless Chromium, every table played with real keys,
broken off in the middle and gone on with, and its arithmetic compared with the program's own. ./check --web runs it.

    tests/web/page_test.py [NAME...]     all, or those whose name has one of the words in it

Pictures and figures are left in build/web/seen."""
import base64
import json
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.parse

from browser import Browser, serve

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "build/web/page"
SEEN = ROOT / "build/web/seen"
figures = {}


def check(holds, sentence):
    if not holds:
        raise AssertionError(sentence)


def begin(browser, address, *arguments):
    """Opens the page, and answers with the milliseconds until the game's first picture."""
    query = "?arguments=" + urllib.parse.quote(json.dumps(list(arguments))) if arguments else ""
    browser.open(address + query)
    return shown(browser)


def shown(browser):
    return int(browser.until("document.getElementById('canvas').dataset.shown", 60))


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


def no_trouble(browser):
    for line in browser.console:
        check(not line.startswith("exception") and "aborted" not in line, f"The page says: {line}")
    check(browser.run("document.getElementById('ended').hidden"), browser.run("document.getElementById('ended-why').textContent"))


def throws(browser, game):
    return [row for row in kept(browser) if row[1] == game and len(row[4]) > 0]


def until_thrown(browser, game, before, keys, seconds=60):
    """Presses the keys in turn until a throw more is kept."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for key in keys:
            browser.key(key, held=0.4 if key == "Space" else 0.08)
            time.sleep(0.4)
        if len(now := throws(browser, game)) > before:
            return now
    browser.picture(SEEN / f"{game}-stuck.png")
    raise AssertionError(f"No throw at {game} within {seconds} s; last words: {browser.console[-5:]}")


# ---- the tests

def test_title(browser, address):
    figures["first picture, ms"] = begin(browser, address)
    time.sleep(1.5)
    browser.picture(SEEN / "title.png")
    no_trouble(browser)
    check(figures["first picture, ms"] < 3000 * 3, f"the first picture took {figures['first picture, ms']} ms")


def test_markup(browser, address):
    begin(browser, address)
    check(browser.run("document.documentElement.lang") == "en", "the page has no language")
    check("Boxcars" in browser.run("document.title"), "the page has no title")
    check(browser.run("document.querySelector('[aria-live]') !== null"), "nothing tells a screen reader what happens")
    check(browser.run("""[...document.querySelectorAll('button, input, canvas, [role=progressbar]')].every((one) =>
        one.textContent.trim() || one.getAttribute('aria-label') || (one.labels && one.labels.length))"""), "a control has no name")
    check(browser.run("new Set([...document.querySelectorAll('[id]')].map((one) => one.id)).size === document.querySelectorAll('[id]').length"),
          "an id is there twice")


def play_table(browser, address, game, keys, *arguments):
    begin(browser, address, "play", game, *arguments)
    time.sleep(1)
    before = len(throws(browser, game))
    now = until_thrown(browser, game, before, keys)
    time.sleep(1)
    browser.picture(SEEN / f"{game}.png")
    no_trouble(browser)
    return now


def test_craps(browser, address):
    play_table(browser, address, "craps", ["Space"])


def test_siwuliu(browser, address):
    play_table(browser, address, "siwuliu", ["ArrowUp", "Enter", "Space"])


def test_ceelo(browser, address):
    play_table(browser, address, "ceelo", ["Enter", "Space"])


def test_pig(browser, address):
    play_table(browser, address, "pig", ["Space"])


def test_lab(browser, address):
    begin(browser, address)
    time.sleep(1)
    browser.key("l")
    time.sleep(2)
    browser.key("x")
    time.sleep(3)
    browser.picture(SEEN / "lab.png")
    no_trouble(browser)


def test_reload_resumes(browser, address):
    before = play_table(browser, address, "pig", ["Space"])
    name = before[-1][0]
    browser.open("about:blank")
    begin(browser, address, "play", "pig", "--continue", name)
    time.sleep(1)
    browser.picture(SEEN / "resumed.png")
    no_trouble(browser)
    mine = lambda rows: [row for row in rows if row[0] == name]
    check(mine(throws(browser, "pig"))[:len(mine(before))] == mine(before), "what was thrown before the reload is not what is there after it")
    after = until_thrown(browser, "pig", len(before), ["Space"])
    check(len(mine(after)) > len(mine(before)), "the sitting does not go on after a reload")


def test_sound_after_a_gesture(browser, address):
    begin(browser, address, "play", "pig")
    browser.click(640, 360)
    state = browser.until("Module.SDL2 && Module.SDL2.audioContext && Module.SDL2.audioContext.state === 'running' && 'running'", 10)
    check(state == "running", "the sound does not run after a click")


def test_resize(browser, address):
    begin(browser, address, "play", "pig")
    browser.resize(900, 700, 2)
    browser.until("document.getElementById('canvas').width === 1800", 10)
    time.sleep(1)
    browser.picture(SEEN / "resized.png")
    browser.resize(1280, 720)
    browser.until("document.getElementById('canvas').width === 1280", 10)
    no_trouble(browser)


def test_frame_times(browser, address):
    begin(browser, address, "play", "craps")
    time.sleep(2)
    browser.key("Space", held=0.4)
    times = browser.run("""new Promise((done) => { const all = []; let last = performance.now();
        const next = (now) => { all.push(now - last); last = now; all.length < 90 ? requestAnimationFrame(next) : done(all); };
        requestAnimationFrame(next); })""")
    times = sorted(times[1:])
    figures["frame, ms: middle"] = round(times[len(times) // 2], 1)
    figures["frame, ms: 95 %"] = round(times[len(times) * 95 // 100], 1)


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
    browser.until("document.getElementById('news').textContent.includes('damaged')", 30)


def test_storage_denied(browser, address):
    browser.ask("Page.addScriptToEvaluateOnNewDocument",
                source="Object.defineProperty(window, 'indexedDB', {value: {open() { throw new DOMException('denied', 'SecurityError'); }}})")
    begin(browser, address, "play", "pig")
    browser.until("document.getElementById('news').textContent.includes('keeps nothing')", 10)


def test_same_hashes(_browser, _address):
    for file in sorted((ROOT / "tests/golden").glob("*.json")):
        answer = subprocess.run(["node", "--no-experimental-fetch", str(PAGE / "boxcars.js"), "verify", str(file), "--json"],
                                capture_output=True, text=True, timeout=120, check=False, cwd=PAGE)
        check(answer.returncode == 0, f"{file.name}: {answer.stderr or answer.stdout}")
        told = json.loads(answer.stdout)
        check(told["ok"], f"{file.name} is not what was played: {told}")
        native = subprocess.run([str(ROOT / "build/release/boxcars"), "verify", str(file), "--json"], capture_output=True,
                                text=True, check=False) if (ROOT / "build/release/boxcars").exists() else None
        check(native is None or json.loads(native.stdout) == told, f"{file.name}: natively another answer: {native and native.stdout}")
        figures[f"hash of {file.name}"] = told["hash"]


def test_size(_browser, _address):
    import gzip
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in PAGE.iterdir() if file.is_file()}
    figures["bytes gzipped"] = dict(sorted(sizes.items()), all=sum(sizes.values()))
    check(sum(sizes.values()) <= 6 << 20, f"the page is {sum(sizes.values())} bytes gzipped")


def main():
    SEEN.mkdir(parents=True, exist_ok=True)
    if not (PAGE / "boxcars.wasm").exists():
        sys.exit("There is no page in build/web/page; ./play --web builds it.")
    wanted = sys.argv[1:]
    tests = [(name.removeprefix("test_"), test) for name, test in globals().items() if name.startswith("test_")]
    _server, address = serve(PAGE)
    failed = []
    for name, test in tests:
        if wanted and not any(word in name for word in wanted):
            continue
        began = time.monotonic()
        try:
            with Browser() as browser:
                try:
                    test(browser, address)
                except Exception:
                    print("\n".join("        | " + line for line in browser.console[-20:]))
                    raise
            print(f"      ok      {name}  ({time.monotonic() - began:.1f} s)", flush=True)
        except Exception as trouble:
            failed.append(name)
            print(f"      FAILED  {name}: {trouble}", flush=True)
    (SEEN / "figures.json").write_text(json.dumps(figures, indent=2) + "\n")
    print(json.dumps(figures, indent=2))
    sys.exit(f"{len(failed)} failed: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()

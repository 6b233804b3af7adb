"""The page before anybody plays: how soon it is there, its markup, its size, its frames, its arithmetic."""
import gzip
import json
import subprocess
import time

from browser import serve
from page import PAGE, ROOT, SEEN, another_page, begin, check, figures, no_trouble, shown


def test_title(browser, address):
    figures[f"first picture in {browser.name}, ms"] = begin(browser, address)
    time.sleep(1.5)
    browser.picture(SEEN / "title.png")
    no_trouble(browser)


def arrives_by_halves(handler, size):
    handler.send_response(200)
    handler.send_header("Content-Type", "application/wasm")
    handler.send_header("Content-Length", str(2 * size))
    handler.end_headers()
    handler.wfile.write((PAGE / "boxcars.wasm").read_bytes()[:size])


def stalls(handler):
    arrives_by_halves(handler, 100_000)
    time.sleep(8)


def asks_for_a_login(handler):
    handler.send_response(200)
    handler.send_header("Content-Type", "text/html")
    handler.end_headers()
    handler.wfile.write(b"<!DOCTYPE html>Welcome to the station's network.")


def test_connection(browser, _address):
    """A connection that breaks or stalls while the page loads is tried again twice; then a sentence and a button are there."""
    browser.before_page("window.boxcarsPatience = {stall: 4000, pauses: [100, 100]}")
    for fault, says in ((lambda handler: arrives_by_halves(handler, 3_000_000), "connection broke"),
                        (stalls, "stopped answering"), (asks_for_a_login, "page of its own")):
        for times in (1, 3):
            left = [times]

            def fails(handler, fault=fault, left=left):
                fault_now = handler.path.endswith(".wasm") and left[0] > 0
                if fault_now:
                    left[0] -= 1
                    fault(handler)
                return fault_now
            server, address = serve(PAGE, fails=fails)
            browser.open(address)
            if times == 3:
                browser.until("!document.getElementById('ended').hidden", 60)
                why = browser.run("document.getElementById('ended-why').textContent")
                check(says in why, f"it says: {why}")
                check(browser.run("document.getElementById('log').hidden"), "a broken connection looks like a crash")
                browser.picture(SEEN / f"connection-{says.split()[0]}.png")
                with another_page(browser):
                    browser.key("Enter")  # Try again
            shown(browser)
            check(left == [0], f"{says}: {left[0]} faults are left")
            server.shutdown()


def test_markup(browser, address):
    begin(browser, address)
    check(browser.run("document.documentElement.lang") == "en", "the page has no language")
    check("Boxcars" in browser.run("document.title"), "the page has no title")
    check(browser.run("document.querySelector('[role=log][aria-live=polite]') !== null"), "nothing tells a screen reader what happens")
    check(browser.run("""[...document.querySelectorAll('button, input, canvas, [role=progressbar]')].every((one) =>
        one.textContent.trim() || one.getAttribute('aria-label') || (one.labels && one.labels.length))"""), "a control has no name")
    check(browser.run("new Set([...document.querySelectorAll('[id]')].map((one) => one.id)).size === document.querySelectorAll('[id]').length"),
          "an id is there twice")


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


def test_names_no_folder(_browser, _address):
    """Neither program nor its script names the folder it was built in: two builds in two folders are equal."""
    for program in (*PAGE.glob("boxcars*.wasm"), *PAGE.glob("boxcars*.js")):
        check(str(ROOT).encode() not in program.read_bytes(), f"{program.name} names {ROOT}")


def test_size(_browser, _address):
    """Of what one visitor is sent: one of the two programs, and all else."""
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in PAGE.iterdir()
             if file.is_file() and file.suffix != ".br" and file.name != "preview.webp"}
    figures["bytes gzipped"] = dict(sorted(sizes.items()))
    beside = {name for name in sizes if name.startswith("boxcars-workers.")}
    for sent, without in (("on one thread", beside), ("with workers", {"boxcars.js", "boxcars.wasm"})):
        whole = sum(size for name, size in sizes.items() if name not in without)
        figures[f"bytes gzipped, {sent}"] = whole
        check(whole <= 4_000_000, f"the page {sent} is {whole} bytes gzipped")

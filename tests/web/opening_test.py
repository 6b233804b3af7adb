"""The page before anybody plays: how soon it is there, its markup, its size, its frames, its arithmetic."""
import gzip
import json
import subprocess
import time

from page import PAGE, ROOT, SEEN, begin, check, figures, no_trouble


def test_title(browser, address):
    figures[f"first picture in {browser.name}, ms"] = begin(browser, address)
    time.sleep(1.5)
    browser.picture(SEEN / "title.png")
    no_trouble(browser)


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

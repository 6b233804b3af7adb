#!/usr/bin/env python3
"""Half an hour of the page at its own pace, the train showing itself from car to car: how much memory it has, minute by
minute. Run by hand, after ./play --web or ./check --web; docs/web.md has the figures.

    tests/web/memory.py [MINUTES]        30 without a word

Fails where the last third of the time needs more than a twentieth more than the second third did."""
import json
import sys
import time

from browser import Browser, serve
from page import PAGE, SEEN, Table, begin, check, no_trouble

# What the program has allocated (mallinfo's uordblks), all that it ever needed, the script's own heap, and how much there
# is of what a browser keeps outside both.
MEMORY = """(() => {
    const at = _malloc(64);
    _mallinfo(at);
    const allocated = HEAP32[(at >> 2) + 7];
    _free(at);
    const many = (all) => all.filter((one) => one).length;
    return {allocated, grown: HEAP8.length, script: performance.memory.usedJSHeapSize, textures: many(GL.textures),
        buffers: many(GL.buffers), framebuffers: many(GL.framebuffers), programs: many(GL.programs),
        elements: document.getElementsByTagName('*').length};
})()"""


def main():
    minutes = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    SEEN.mkdir(parents=True, exist_ok=True)
    _server, address = serve(PAGE)
    rows, scenes = [], set()
    with Browser(flags=["--enable-precise-memory-info", "--js-flags=--expose-gc"]) as browser:
        begin(browser, address)
        table = Table(browser)
        print("minute  allocated  grown to  script   textures buffers framebuffers programs elements  scene", flush=True)
        for minute in range(minutes + 1):
            browser.run("gc(), 0")
            now = browser.run(MEMORY)
            scene = table.state()["scene"]
            rows.append(now)
            print(f"{minute:6}  {now['allocated'] / 1e6:6.2f} MB  {now['grown'] / 1e6:5.1f} MB  {now['script'] / 1e6:5.2f} MB"
                  f"  {now['textures']:7} {now['buffers']:7} {now['framebuffers']:12} {now['programs']:8} {now['elements']:8}"
                  f"  {scene}", flush=True)
            end = time.monotonic() + 60
            while minute < minutes and time.monotonic() < end:
                time.sleep(2)
                scenes.add(table.state()["scene"])
        no_trouble(browser)
    (SEEN / "memory.json").write_text(json.dumps(rows, indent=1) + "\n")
    print(f"shown: {', '.join(sorted(scenes))}")
    third = max(1, len(rows) // 3)
    for what in rows[0]:
        before, after = (max(row[what] for row in part) for part in (rows[third:-third] or rows, rows[-third:]))
        check(after <= before * 1.05, f"{what} is still growing: at most {before} in the second third, {after} in the last")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""The page, as somebody has it who was sent a link: opened in a headless Chromium, every table played with real events,
broken off in the middle and gone on with, and its arithmetic compared with the program's own; then what every browser has
to do, in Firefox and WebKit. ./check --web runs it.

    tests/web/page_test.py [NAME...]     all, or those whose name has one of the words in it: "pig", "webkit one_night"

Pictures and figures are left in build/web/seen."""
import json
import sys
import time

import devices_test
import guarded_test
import installed_test
import keeping_test
import opening_test
import tables_test
import workers_test
from browser import Browser, serve
from engines import Firefox, WebKit
from page import PAGE, SEEN, figures

# What is tried in every browser.
EVERYWHERE = ("title", "one_night", "sound_after_a_gesture", "reload_in_a_hand", "link", "storage_denied", "storage_full",
              "offline", "a_newer_page")
NOT_IN_CHROMIUM = ("a_newer_page",)  # without a window it never asks for a newer service worker


def main():
    SEEN.mkdir(parents=True, exist_ok=True)
    if not all((PAGE / f"{name}.wasm").exists() for name in ("boxcars", "boxcars-workers")):
        sys.exit("There is no whole page in build/web/page; ./play --web builds it.")
    wanted = sys.argv[1:]
    tests = [(name.removeprefix("test_"), test) for module in (opening_test, tables_test, devices_test, keeping_test, guarded_test,
                                                                           installed_test, workers_test)
             for name, test in vars(module).items() if name.startswith("test_")]
    _server, address = serve(PAGE)
    failed = []
    rounds = [(name, test, Browser) for name, test in tests if name not in NOT_IN_CHROMIUM]
    rounds += [(f"{engine.name.lower()} {name}", test, engine) for engine in (Firefox, WebKit)
               for name, test in tests if name in EVERYWHERE]
    for name, test, engine in rounds:
        if wanted and not any(word in name for word in wanted):
            continue
        began = time.monotonic()
        try:
            with engine() as browser:
                try:
                    test(browser, address)
                except Exception:
                    print("\n".join("        | " + line for line in browser.console[-20:]))
                    browser.picture(SEEN / f"failed-{name}.png")
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

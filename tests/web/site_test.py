#!/usr/bin/env python3
"""The pages that tools/site makes, on a phone's screen without any script: every page can be reached, none is wider than the
screen. Run by hand after tools/site; needs chromium.

    tests/web/site_test.py"""
import sys
import time

from browser import Browser, serve
from page import ROOT, check

SITE = ROOT / "build/site"
MIDDLE = "(() => { const box = %s.getBoundingClientRect(); return [box.x + 20, box.y + box.height / 2, box.height]; })()"


def tap(browser, element):
    x, y, high = browser.run(MIDDLE % element)
    check(high >= 24, f"{element} is {high} px high")
    browser.click(x, y)


def main():
    if not (SITE / "index.html").exists():
        sys.exit("There are no pages in build/site; tools/site build/site makes them.")
    _server, address = serve(SITE)
    pages = sorted(page.relative_to(SITE).as_posix() for page in SITE.rglob("*.html"))
    with Browser(390, 844) as browser:
        browser.ask("Emulation.setScriptExecutionDisabled", value=True)
        for page in pages:
            browser.open(address + page)
            browser.until("document.readyState === 'complete' && location.pathname.endsWith('%s')" % page)
            wide = browser.run("document.documentElement.scrollWidth")
            check(wide <= 390, f"{page} is {wide} px wide")
        browser.open(address + "tables/craps.html")
        browser.until("location.pathname.endsWith('craps.html')")
        edge = browser.run("[...document.querySelectorAll('th')].find((one) => one.textContent === 'the house keeps').getBoundingClientRect().right")
        check(edge <= 390, f"what the house keeps ends {edge} px from the left")
        codes = browser.run("[...document.querySelector('table').querySelectorAll('td:first-child')].filter((one) => one.textContent.includes('_')).length")
        check(codes == 0, f"{codes} bets have the program's names instead of words")
        tap(browser, "document.querySelector('.to-pages')")
        browser.until("Math.abs(document.querySelector('#pages').getBoundingClientRect().top) < 60", 10)
        time.sleep(0.3)
        tap(browser, "[...document.querySelectorAll('nav a')].find((one) => one.textContent === 'Cee-lo')")
        browser.until("location.pathname.endsWith('tables/ceelo.html')", 10)
        linked = browser.run("[...document.querySelectorAll('nav a')].length")
        check(not browser.console, f"a page says: {browser.console}")
    print(f"{len(pages)} pages at 390x844 without scripts, {linked} of them in the list")


main()

"""The page where its server isolates it: the program with workers, which plays, keeps and counts as the other one does."""
import time

from browser import serve
from page import PAGE, SEEN, Table, check, figures, no_trouble, sit_down, throws
from tables_test import lab_run, presser


def workers(browser):
    return browser.run("document.getElementById('canvas').dataset.workers")


def match_of_computers(browser, address):
    """Its journal's hash, when two policies have played a match of Pig."""
    table = sit_down(browser, address, "pig", "--seed", "7", "--players", "hold20,hold25")
    return table.until(lambda state: state["shown"]["winner"] >= 0, 240, lambda _: browser.key("x"))["hash"]


def test_workers_play_and_keep(browser, _address):
    server, address = serve(PAGE, isolated=True)
    table = sit_down(browser, address, "craps")
    check(workers(browser) == "yes", "the page is isolated and has no workers")
    figures["first picture with workers, ms"] = int(browser.run("document.getElementById('canvas').dataset.shown"))
    table.press("pass")
    table.until(lambda state: state["decided"]["bets"])
    table.until(lambda _: len(throws(browser, "craps")) >= 2, 120, presser(table, "roll"))
    browser.picture(SEEN / "workers-craps.png")
    before = throws(browser, "craps")
    browser.reload()
    time.sleep(1)
    browser.until("document.getElementById('canvas').dataset.shown", 60)
    check(throws(browser, "craps")[:len(before)] == before, "after reloading the throws are not what they were")
    no_trouble(browser)
    server.shutdown()


def test_workers_same_hash(browser, address):
    alone = match_of_computers(browser, address)
    check(workers(browser) == "no", "a page that nobody isolates has workers")
    server, isolated = serve(PAGE, isolated=True)
    beside = match_of_computers(browser, isolated)
    check(workers(browser) == "yes", "the page is isolated and has no workers")
    check(alone == beside, f"one seed and one company have two hashes: {alone} and {beside}")
    no_trouble(browser)
    server.shutdown()


def lab_counted(browser, address):
    """How many seconds the lab's run takes, and how many workers were seen at it."""
    at_work = []
    seconds = lab_run(browser, address, lambda _: at_work.append(
        browser.run("typeof PThread === 'undefined' ? 0 : PThread.runningWorkers.length")))
    return seconds, max(at_work, default=0)


def test_workers_lab(browser, address):
    server, isolated = serve(PAGE, isolated=True)
    seconds, at_work = lab_counted(browser, isolated)
    figures["the lab's first run, s: with workers"] = round(seconds, 1)
    check(at_work >= 1, "the page is isolated, and no worker was seen at the lab's run")
    browser.key("Escape")  # leaves the lab: its workers are called back
    Table(browser).until(lambda state: state["scene"] == "title", 60)
    seconds, at_work = lab_counted(browser, address)
    figures["the lab's first run, s: on one thread"] = round(seconds, 1)
    check(at_work == 0, "a page that nobody isolates has workers")
    server.shutdown()

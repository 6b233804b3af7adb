"""The four tables, the lab and the way from one to the next, played by real events to the end of a game."""
import time

from page import SEEN, Table, at_title, begin, check, kept, no_trouble, sit_down, throws


def played(table, game, over, hands, seconds):
    """Plays until it is over; `hands` does what somebody would, looking at the table."""
    before = len(throws(table.browser, game))
    last = table.until(over, seconds, hands)
    table.browser.picture(SEEN / f"{game}{'-by-finger' if table.browser.finger else ''}.png")
    check(len(throws(table.browser, game)) > before, "a game was played and no throw is kept")
    no_trouble(table.browser)
    return last


def presser(table, *names):
    """Presses the first of these that the table offers; what moves is hurried. A press that came too late for its button,
    where PAUSE has taken the place of it, is made good."""
    def press(state):
        if not table.press_first(*(("pause",) if state.get("paused") else names)) and state["phase"] in ("flying", "telling", "thinking"):
            table.hurry()
    return press


def pig_hands(table):
    def act(state):
        now = state["decided"]
        enough = now["turn_total"] >= 10 or now["score_1"] + now["turn_total"] >= 20
        hold = enough and table.offers("hold")
        if state["phase"] != "waiting" or now["turn"] != 0:
            table.hurry()
        elif table.browser.finger:
            table.press("hold" if hold else "roll")
        else:
            table.browser.key("h" if hold else "Space")
    return act


def test_pig(browser, address):
    table = sit_down(browser, address, "pig", "--players", "human,hold20", "--set", "goal=20")
    last = played(table, "pig", lambda state: state["decided"]["winner"] >= 0 and state["shown"]["winner"] >= 0,
                  pig_hands(table), 240)
    winner = last["decided"]["winner"]
    check(last["decided"][f"score_{winner + 1}"] >= 20, "somebody won without the goal")
    browser.until("document.getElementById('told').textContent.includes(' won with ')", 5)


def test_craps(browser, address):
    table = sit_down(browser, address, "craps")
    table.press("pass")
    table.until(lambda state: state["decided"]["bets"])
    last = played(table, "craps", lambda state: state["phase"] == "betting" and not state["decided"]["bets"],
                  presser(table, "roll"), 240)
    check(last["decided"]["bankroll"] != 100000, "the bet was decided and the bankroll is as before")


def test_siwuliu(browser, address):
    table = sit_down(browser, address, "siwuliu")
    table.press("plus")
    last = played(table, "siwuliu", lambda state: state["decided"]["round"] > 1 and state["phase"] in ("betting", "settled"),
                  presser(table, "throw", "stop", "cover"), 240)
    check(last["rounds"], "a round was played and the list of rounds is empty")


def test_ceelo(browser, address):
    table = sit_down(browser, address, "ceelo", "--players", "human,bold", "--set", "players=2", "--set", "coins=5")
    hands = presser(table, "roll", "throw", "all", "cover", "stake")

    def act(state):
        if state["phase"] == "deciding" and state["amount"] == state["most"]:
            return presser(table, "cover", "stake")(state)
        return hands(state)
    played(table, "ceelo", lambda state: table.offers("next_game"), act, 400)
    browser.until("/ won with |share the win/.test(document.getElementById('told').textContent)", 5)


def test_a_phone(browser, address):
    """A whole game at each table on a phone held upright, with one finger and nothing else."""
    browser.touch_screen()
    browser.resize(390, 844, 2)
    for whole_game in (test_pig, test_craps, test_siwuliu, test_ceelo):
        whole_game(browser, address)


def lab_run(browser, address, meanwhile=None):
    """From the title into the lab, and a run to its end; how many seconds that run takes."""
    table = at_title(browser, address)
    browser.key("l")
    table.until(lambda state: "evenings" in state)
    began = time.monotonic()
    table.press("run")
    table.until(lambda state: state["running"])
    last = table.until(lambda state: not state["running"] and state["progress"] == 1, 240, meanwhile)
    check(last["evenings"] > 0 and last["players"], f"nothing was found out: {last['says']}")
    no_trouble(browser)
    return time.monotonic() - began


def test_lab(browser, address):
    lab_run(browser, address)
    browser.picture(SEEN / "lab.png")


def leave(table):
    table.until(lambda state: state["scene"] == "title", 60,
                lambda _: table.browser.key("Enter" if table.offers("leave") else "Escape"))


def test_one_night(browser, address):
    """The whole train in one visit: from the title to every table, a throw at each, and back."""
    begin(browser, address)
    table = Table(browser)
    for game, first in (("pig", []), ("craps", ["pass"]), ("siwuliu", ["cover"]), ("ceelo", [])):
        table.until(lambda state: state["scene"] == "title")
        time.sleep(1)
        table.press(game)
        table.until(lambda state, game=game: state["scene"] == game)
        before = len(throws(browser, game))
        time.sleep(1)
        table.press_first("seats.start")
        table.until(lambda state: not any(spot["name"].startswith("seats.") for spot in state["spots"]))
        for name in first:
            table.until(lambda state, name=name: table.offers(name), 30)
            table.press(name)
        table.until(lambda state, game=game, before=before: len(throws(browser, game)) > before, 90,
                    presser(table, "roll", "throw", "stop", "cover", "stake"))
        leave(table)
    check({row[1] for row in kept(browser)} == {"pig", "craps", "siwuliu", "ceelo"}, "not every table is kept")
    no_trouble(browser)


def test_reload_in_a_hand(browser, address):
    table = sit_down(browser, address, "pig", "--players", "human,human")
    table.until(lambda state: len(throws(browser, "pig")) > 0, 60, presser(table, "roll"))
    before = throws(browser, "pig")
    name = before[-1][0]
    browser.open("about:blank")
    table = sit_down(browser, address, "pig", "--continue", name)
    browser.picture(SEEN / "resumed.png")
    no_trouble(browser)
    mine = lambda rows: [row for row in rows if row[0] == name]
    check(mine(throws(browser, "pig"))[:len(mine(before))] == mine(before), "what was thrown before the reload is not what is there after it")
    table.until(lambda state: len(mine(throws(browser, "pig"))) > len(mine(before)), 60, presser(table, "roll"))

"""Fingers, mouse, controller, keyboard, and what reads aloud; sound, full screen, other sizes, a tab that nobody sees."""
import time

from page import SEEN, Table, begin, check, no_trouble, pig_for_two, rolled_once, sit_down, thrown_more, throws

# A controller as the browser's own interface shows one: the standard layout, button after button.
PAD = """
window.pad = {id: 'Pad of the test', index: 0, connected: true, mapping: 'standard', timestamp: 1, axes: [0, 0, 0, 0],
    buttons: Array.from({length: 17}, () => ({pressed: false, touched: false, value: 0}))};
navigator.getGamepads = () => [window.pad, null, null, null];
window.press = (button, down) => {
    Object.assign(window.pad.buttons[button], {pressed: down, touched: down, value: down ? 1 : 0});
    window.pad.timestamp = performance.now();
};
"""


def test_mouse(browser, address):
    """A button is pressed; the die is taken up, dragged and let go."""
    table = rolled_once(browser, address)
    table.until(lambda state: state["phase"] == "waiting")
    x, y = table.place("die")
    browser.drag([(x, y), (x - 60, y + 20), (x + 60, y), (x - 40, y), (x + 120, y - 60)])
    thrown_more(table, "pig", 1)
    no_trouble(browser)


def test_touch(browser, address):
    """A finger presses a button, lays a chip, and takes up the die and flicks it; its first touch lets the sound begin."""
    browser.touch_screen()
    table = rolled_once(browser, address)
    browser.until("Module.SDL2.audioContext.state === 'running'", 10)
    table.until(lambda state: state["phase"] == "waiting")
    x, y = table.place("die")
    browser.swipe([(x, y), (x - 60, y + 20), (x + 60, y), (x - 40, y), (x + 120, y - 60)], 0.5)
    thrown_more(table, "pig", 1)
    no_trouble(browser)
    table = sit_down(browser, address, "craps")
    table.press("pass")
    table.until(lambda state: state["decided"]["bets"].get("pass"))
    check(len(table.state()["decided"]["bets"]) == 1, "one finger laid more than one chip")


def test_controller(browser, address):
    """A rolls, Y holds, and one that is taken away is no trouble."""
    browser.before_page(PAD)
    table = sit_down(browser, address, "pig", "--players", "human,human")
    browser.run("window.dispatchEvent(Object.assign(new Event('gamepadconnected'), {gamepad: window.pad})), 0")
    table.until(lambda state: state["phase"] == "waiting")

    def press(button):
        browser.run(f"window.press({button}, true), 0")
        time.sleep(0.15)
        browser.run(f"window.press({button}, false), 0")
    press(0)
    thrown_more(table, "pig", 0)
    first = table.until(lambda state: state["phase"] == "waiting")["decided"]
    if first["rolls"] > 0:  # else the throw was a pig, and the turn has passed by itself
        press(3)
        table.until(lambda state: state["decided"]["turn"] != first["turn"])
    browser.run("""window.pad.connected = false, window.dispatchEvent(Object.assign(new Event('gamepaddisconnected'),
        {gamepad: window.pad})), 0""")
    time.sleep(0.5)
    no_trouble(browser)


def test_keyboard_reaches_the_page(browser, address):
    """Shift and Tab lead out of the game to the luggage, whose keys are its own; a click on the game gives them back."""
    table = pig_for_two(browser, address)
    browser.key("Tab", modifiers=8)
    check(browser.run("document.activeElement.id") == "export", "Shift and Tab do not lead into the luggage")
    browser.key("Tab")
    check(browser.run("document.activeElement.id") == "import", "Tab does not lead on in the luggage")
    browser.key("h", held=0.3)
    browser.key("Space", held=0.3, modifiers=2)
    time.sleep(1)
    check(len(throws(browser, "pig")) == 0, "a key pressed in the luggage threw the die")
    browser.key("Escape")
    check(not browser.run("document.getElementById('luggage').open"), "Escape does not close the luggage")
    browser.key("Space", held=0.3)
    thrown_more(table, "pig", 0)
    browser.key("i")
    browser.until("document.getElementById('luggage').open", 5)
    browser.click(200, 300)
    check(browser.run("document.activeElement.id") == "canvas", "a click on the game does not give it the keyboard")
    no_trouble(browser)


def test_told_aloud(browser, address):
    """What the table tells is in the live region, in its words, once the dice rest, and no faster than it is read."""
    table = sit_down(browser, address, "craps")
    browser.run("""window.moments = [], new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(() =>
        window.moments.push(performance.now())))).observe(document.getElementById('told'), {childList: true}), 0""")
    table.press("pass")
    browser.until("document.getElementById('told').textContent.includes('on pass')", 5)
    table.press("place_6")
    table.press("roll")
    rolled = table.until(lambda state: state["journal_entries"] >= 3 and state["phase"] == "betting", 60)
    first, second = rolled["dice"]
    time.sleep(2)
    told = table.told()
    check(any(f"{first} and {second}: {first + second}." in line for line in told), f"the throw {rolled['dice']} is not told: {told}")
    table.press("undo")
    browser.until("document.getElementById('told').textContent.length > " + str(len("".join(told))), 10)
    moments = browser.run("window.moments")
    check(all(later - sooner > 950 for sooner, later in zip(moments, moments[1:])), f"told faster than once a second: {moments}")


def test_told_beside_the_tables(browser, address):
    """The chosen card, what opens, a panel with the control that the keys come to, and the lab's run."""
    begin(browser, address)
    table = Table(browser)
    told = lambda words, seconds=20: browser.until(
        f"document.getElementById('told').textContent.toLowerCase().includes({words!r})", seconds)
    first = table.until(lambda state: state["scene"] == "title")["chosen"]
    told(first)
    browser.key("ArrowRight")
    told(table.until(lambda state: state["chosen"] != first)["chosen"])
    table.press("settings")
    told("settings: changes are saved at once")
    for _press in range(4):
        browser.key("ArrowDown")
    told("computer: ")
    browser.key("Escape")
    table.until(lambda state: state["panel"] == "")
    browser.key("l")
    table.until(lambda state: "evenings" in state)
    told("lab opens")
    table.press("run")
    told("the run has begun")
    told("the run is over: ", 90)  # without workers it is played between the frames
    no_trouble(browser)


def test_sound_after_a_gesture(browser, address):
    begin(browser, address, "play", "pig")
    check(browser.run("Module.SDL2.audioContext.state") == "suspended", "the sound runs before anybody touched anything")
    browser.click(640, 360)
    browser.until("Module.SDL2.audioContext.state === 'running'", 10)
    first = browser.run("Module.SDL2.audioContext.currentTime")
    browser.until(f"Module.SDL2.audioContext.currentTime > {first} + 0.5", 10)


def test_resize(browser, address):
    table = sit_down(browser, address, "pig", "--players", "human,human")
    for wide, high, ratio in ((900, 700, 2), (390, 844, 3), (1280, 720, 1)):
        browser.resize(wide, high, ratio)
        browser.until(f"document.getElementById('canvas').width === {round(wide * ratio)}"
                      f" && document.getElementById('canvas').height === {round(high * ratio)}", 10)
        time.sleep(1)
        browser.picture(SEEN / f"size-{wide}x{high}x{ratio}.png")
        check(browser.run("[innerWidth, innerHeight].join() === [canvas.clientWidth, canvas.clientHeight].join()"),
              "the game does not fill the page")
        before = table.state()["paused"]
        settings = "settings"
        if high > wide:  # in the list of actions
            table.press("menu")
            settings = "actions.settings"
            table.until(lambda state: table.offers(settings))
        table.press(settings)  # what is pressed lies where it is drawn
        table.until(lambda state: table.offers("settings.done") and before == state["paused"])
        browser.key("Escape")
        table.until(lambda _: not table.offers("settings.done"))
    no_trouble(browser)


def test_full_screen(browser, address):
    """The game's own key fills the screen and gives it back; so does the browser, and then the setting follows."""
    table = sit_down(browser, address, "pig", "--players", "human,human")
    full, usual = "document.fullscreenElement !== null", "document.fullscreenElement === null"

    # Held for longer than a slow frame: the browser fills the screen only while it handles an event, at the latest the release.
    def press(until):
        browser.key("F11", held=0.5)
        browser.until(until, 10)

    browser.click(200, 300)
    press(full)
    table.until(lambda state: state["phase"] == "waiting")
    press(usual)
    press(full)
    browser.run("document.exitFullscreen()")
    browser.until(usual, 10)
    time.sleep(1)
    press(full)
    press(usual)
    time.sleep(0.5)
    check(browser.run("canvas.clientWidth") == browser.run("innerWidth"), "the game does not fill the page after full screen")
    table.press("roll")
    thrown_more(table, "pig", 0)
    no_trouble(browser)


def test_hidden_tab(browser, address):
    """Nothing goes on in a tab that nobody sees, and it is silent; then it goes on from there."""
    table = sit_down(browser, address, "pig", "--players", "hold20,hold25")
    browser.click(200, 300)
    browser.until("Module.SDL2.audioContext.state === 'running'", 10)
    back = browser.tab_in_front()
    browser.until("document.hidden", 10)
    time.sleep(1)
    before = table.state()
    check(browser.run("Module.SDL2.audioContext.state") == "suspended", "a hidden tab is heard")
    time.sleep(4)
    after = table.state()
    check(after["tick"] - before["tick"] <= 1, f"{after['tick'] - before['tick']} ticks went by in a hidden tab")
    check(after["journal_entries"] == before["journal_entries"], "a hidden tab plays on")
    back()
    browser.until("!document.hidden", 10)
    browser.until("Module.SDL2.audioContext.state === 'running'", 10)
    late = table.until(lambda state: state["tick"] > after["tick"] + 60)
    check(late["tick"] < after["tick"] + 1200, "the time it was hidden is made up for")
    no_trouble(browser)

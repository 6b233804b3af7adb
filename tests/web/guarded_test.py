"""What the page guards: what a link may open, what two tabs keep, what may run in it, and a picture that is taken away."""
import json
import pathlib
import tempfile
import urllib.parse

from page import NEWS, SEEN, Table, another_page, begin, check, for_a_visitor, kept, no_trouble, rolled_once, shown, sit_down, throws

ENDED = "document.getElementById('ended-why').textContent"
READS_ONLY = "document.getElementById('reads-only').textContent"


def asks(browser, address, arguments):
    """What the page says that stops at these arguments, after what they are; its table is not there."""
    browser.open("about:blank")
    browser.open(f"{address}?arguments={urllib.parse.quote(arguments)}")
    browser.until("!document.getElementById('ended').hidden", 60)
    check(browser.run("!Module.boxcarsState"), f"{arguments} opens something")
    for_a_visitor([browser.run(ENDED)])
    return browser.run(ENDED)


def test_links_that_write(browser, address):
    """Commands that write, delete, import or print text are refused with a sentence, and what is kept stays as it is."""
    table = rolled_once(browser, address)
    before = kept(browser)
    store = "/kept/data/boxcars/boxcars.db"
    for words in (["export", store, "--end"], ["delete", before[-1][0], "--yes"], ["import", store],
                  ["thumbnail", store, store], ["verify", store], ["odds", "pig"], ["stats"],
                  ["rules", "craps"]):
        says = asks(browser, address, json.dumps(words))
        check(f"'{words[0]}', which a link may not do" in says, f"{words}: {says}")
    for words in (["play", "pig", "--text"], ["play", "pig", "--script", store], ["lab", "--data-dir", "/tmp"],
                  ["run", "--window", "--export", store], ["--help"], ["replay", store]):
        says = asks(browser, address, json.dumps(words))
        check("This link asks for" in says and says.endswith("Nothing was changed."), f"{words}: {says}")
    for text in ("{", "7", '["play", 3]', '"export"', ""):
        check("must be a list of words" in asks(browser, address, text), text)
    browser.picture(SEEN / "link-refused.png")
    with another_page(browser):
        browser.key("Enter")  # Start again
    shown(browser)
    check(browser.run("location.search + location.hash") == "", "Start again goes back to the link that was refused")
    check(Table(browser).until(lambda state: state["scene"])["scene"] == "title", "Start again does not open the title")
    check(kept(browser) == before, "a link that was refused changed what is kept")
    no_trouble(browser)


def test_links_that_open(browser, address):
    for words, scene in ((["lab"], "lab"), (["play", "craps"], "craps"),
                         (["--seed", "3"], "title")):
        begin(browser, address, *words)
        Table(browser).until(lambda state, scene=scene: state["scene"] == scene)
        no_trouble(browser)


def test_two_tabs(browser, address):
    """The second tab says that it only reads, and keeps nothing; when the first is closed, it says that, too."""
    table = rolled_once(browser, address)
    before = kept(browser)
    query = urllib.parse.quote(json.dumps(["play", "pig", "--players", "human,human"]))
    second, close = browser.second_tab(f"{address}?arguments={query}")
    shown(second)
    check("only reads" in second.run(READS_ONLY), f"the second tab says: {second.run(READS_ONLY)}")
    other = Table(second)
    rolled = other.until(lambda state: state["phase"] == "waiting")["journal_entries"]
    other.press("roll")
    other.until(lambda state: state["journal_entries"] > rolled)
    second.run("new Promise((done) => Module.boxcarsKeep(() => done()))")
    second.picture(SEEN / "second-tab.png")
    check(kept(second) == before, "the second tab wrote over what the first had kept")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "any.boxcars")
        file.write_text("{}")
        second.choose_file("#import", file)
        second.until(f"{NEWS}.includes('open in another tab: nothing was changed')", 10)
    close()
    table.until(lambda state: state["phase"] == "waiting" and table.offers("roll"), 60,
                lambda _: table.press_first("stay"))  # the table paused when the other came before it
    count = len(throws(browser, "pig"))
    table.press("roll")
    table.until(lambda state: len(throws(browser, "pig")) > count, 60)
    check(browser.run(READS_ONLY) == "", f"the first tab says: {browser.run(READS_ONLY)}")
    after = kept(browser)
    check(after[:len(before)] == before, "what the first tab had kept is gone")
    waiting, close = browser.second_tab(address)
    shown(waiting)
    check("only reads" in waiting.run(READS_ONLY), f"the second tab says: {waiting.run(READS_ONLY)}")
    browser.open("about:blank")
    waiting.until(f"{READS_ONLY}.includes('other tab is closed')", 20)
    waiting.reload()
    waiting.until(f"document.getElementById('canvas').dataset.shown && {READS_ONLY} === ''", 60)
    check(kept(waiting)[:len(after)] == after, "what was kept is not there in the tab that is left")
    no_trouble(waiting)


def test_security_policy(browser, address):
    """Nothing runs or loads that is not the page's own; what is needed to play is not refused."""
    browser.before_page("window.refused = [], addEventListener('securitypolicyviolation',"
                        " (event) => refused.push(`${event.violatedDirective} ${event.blockedURI}`))")
    table = rolled_once(browser, address)
    check(browser.run("refused") == [], f"the page refuses itself: {browser.run('refused')}")
    browser.run("document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.ran = 1'})), 0")
    browser.run("document.body.append(Object.assign(document.createElement('script'), {src: 'https://example.invalid/x.js'})), 0")
    browser.run("fetch('https://example.invalid/x').catch(() => 0)")
    browser.until("refused.length >= 3", 10)
    check(browser.run("window.ran === undefined"), "a script that is not the page's own runs in it")


def test_asks_to_persist(browser, address):
    for granted, says in (("true", "has promised not to clear"), ("false", "may clear it")):
        browser.before_page(f"navigator.storage.persist = () => {{ window.asked = true; return Promise.resolve({granted}); }}")
        begin(browser, address)
        check(not browser.run("window.asked"), "it asks before anybody plays")
        browser.click(200, 300)
        browser.until("window.asked", 10)
        browser.until(f"document.getElementById('persists').textContent.includes('{says}')", 10)


def test_graphics_come_back(browser, address):
    """A context that is lost comes back with its picture, and the table goes on; play is kept meanwhile."""
    table = sit_down(browser, address, "craps")
    table.press("pass")
    table.until(lambda state: state["decided"]["bets"])
    colours = """new Promise((done) => requestAnimationFrame(() => {
        const small = Object.assign(document.createElement('canvas'), {width: 64, height: 36}).getContext('2d');
        small.drawImage(document.getElementById('canvas'), 0, 0, 64, 36);
        done(new Set(new Uint32Array(small.getImageData(0, 0, 64, 36).data.buffer)).size); }))"""
    for _time in range(2):
        browser.until(f"{colours}.then((many) => many > 200)", 20)
        browser.run("window.taken = GLctx.getExtension('WEBGL_lose_context'), taken.loseContext(), 0")
        browser.until(f"{NEWS}.includes('picture comes back')", 10)
        tick = table.state()["tick"]
        table.until(lambda state, tick=tick: state["tick"] > tick + 60)
        browser.run("taken.restoreContext(), 0")
        browser.until(f"{NEWS}.includes('graphics are back')", 10)
    browser.until(f"{colours}.then((many) => many > 200)", 20)
    browser.picture(SEEN / "graphics-back.png")
    table.press("roll")
    table.until(lambda _: len(throws(browser, "craps")) >= 1, 60)
    no_trouble(browser)


def test_graphics_that_stay_away(browser, address):
    begin(browser, address)
    browser.run("window.taken = GLctx.getExtension('WEBGL_lose_context'), taken.loseContext(), 0")
    browser.until(f"{ENDED}.includes('does not give the graphics back')", 40)

"""The page without a network, as an installed program, and when a newer one comes."""
import importlib.machinery
import importlib.util
import pathlib
import shutil
import tempfile

from browser import serve
from page import NEWS, PAGE, ROOT, Table, another_page, begin, check, no_trouble, rolled_once, shown

KEPT = "navigator.serviceWorker.controller !== null && navigator.serviceWorker.ready.then((kept) => kept.active.state === 'activated')"


def write_service(page):
    loader = importlib.machinery.SourceFileLoader("finish", str(ROOT / "tools/web/finish"))
    finish = importlib.util.module_from_spec(importlib.util.spec_from_loader("finish", loader))
    loader.exec_module(finish)
    finish.write_service(page)


def test_offline(browser, _address):
    """After one visit it opens and is played with the server gone, from a link, too."""
    server, address = serve(PAGE)
    begin(browser, address)
    browser.until(KEPT, 60)
    server.shutdown()
    server.server_close()
    with another_page(browser):
        browser.reload()
    shown(browser)
    Table(browser).until(lambda state: state["scene"] == "title")
    table = rolled_once(browser, address)
    no_trouble(browser)


def test_installable(browser, address):
    """By the browser's own criteria."""
    begin(browser, address)
    browser.until(KEPT, 60)
    manifest = browser.ask("Page.getAppManifest")
    check(manifest["errors"] == [] and manifest.get("data"), f"the manifest: {manifest['errors']}")
    wrong = browser.ask("Page.getInstallabilityErrors")["installabilityErrors"]
    check(wrong == [], f"it cannot be installed: {wrong}")


def test_a_newer_page(browser, _address):
    """It comes whole or not at all, says so, and opens once no tab has the older one open."""
    versions = "caches.keys()"
    update = "navigator.serviceWorker.getRegistration().then((kept) => { kept.update().catch(() => 0); }), 0"
    newer = "fetch('page.css').then((file) => file.text()).then((text) => text.includes('newer'))"
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page")
        shutil.copytree(PAGE, page, ignore=shutil.ignore_patterns("*.br"))
        _server, address = serve(page)
        begin(browser, address)
        browser.until(KEPT, 60)
        before = browser.run(versions)
        check(len(before) == 1, f"kept: {before}")

        links = (page / "links.js").read_text()
        with (page / "page.css").open("a") as css:
            css.write("/* newer */\n")
        write_service(page)
        (page / "links.js").write_text(links[:-10])  # it arrives cut short
        browser.run(update)
        browser.until("navigator.serviceWorker.getRegistration().then((kept) => !kept.installing && !kept.waiting)", 30)
        check(browser.run(versions) == before, "half of a newer page is kept")
        begin(browser, address)
        check(not browser.run(newer), "a page that came by halves is used")

        (page / "links.js").write_text(links)
        browser.run(update)
        browser.until(f"{NEWS}.includes('newer Boxcars')", 30)
        check(not browser.run(newer), "the newer page comes into an open tab")
        browser.open("about:blank")
        begin(browser, address)
        browser.until(newer, 30)
        browser.until(f"{versions}.then((names) => names.length === 1 && names[0] !== '{before[0]}')", 30)
        no_trouble(browser)

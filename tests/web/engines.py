"""Firefox and WebKit, driven as browser.py drives Chromium: each in a window on a display of its own (Xvfb), Firefox through
WebDriver BiDi, WebKit through the WebDriver of its package. Know nothing of Boxcars."""
import base64
import contextlib
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from browser import BEFORE_PAGE, Browser, Socket

MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
KEYS = {"Space": " ", "Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
        "ArrowRight": "\ue014", "ArrowDown": "\ue015", "F11": "\ue03b"}
# A storage that is full, where no protocol says so: what is put there is refused as a browser without room refuses it.
FULL = """window.storageFull = true; { const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (...what) {
    if (window.storageFull) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, what); }; }"""


class Engine(Browser):
    """What both have in common: a display, W3C actions."""

    def __init__(self, width=1280, height=720):
        self.folder = tempfile.mkdtemp(prefix="boxcars-browser-")
        self.console = []
        read, write = os.pipe()
        self.display = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width + 200}x{height + 200}x24"],
                                        pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.environment = {**os.environ, "DISPLAY": f":{number.readline().strip()}", "HOME": self.folder,
                                "XDG_CONFIG_HOME": self.folder, "XDG_DATA_HOME": self.folder, "XDG_CACHE_HOME": self.folder,
                                "PULSE_SERVER": f"unix:{self.folder}/sound", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_FORCE_SANDBOX": "0"}
        # A sound device that nobody hears: without one Firefox's sound never begins.
        self.sound = subprocess.Popen(["pulseaudio", "-n", "--exit-idle-time=-1", "--load=module-null-sink",
                                       f"--load=module-native-protocol-unix socket={self.folder}/sound auth-anonymous=1"],
                                      env={**self.environment, "XDG_RUNTIME_DIR": self.folder},
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.start(width, height)

    def close(self):
        processes = (self.process, self.sound, self.display)
        for process in processes:
            process.terminate()
        for process in processes:
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def key(self, name, held=0.08, modifiers=0):
        value = KEYS.get(name, name)
        self.act({"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": value},
                                                             {"type": "pause", "duration": int(held * 1000)},
                                                             {"type": "keyUp", "value": value}]})

    def pointer(self, way, seconds, kind):
        there, *others = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": int(1000 * seconds / len(way))}
                          for x, y in way]
        self.act({"type": "pointer", "id": kind, "parameters": {"pointerType": kind},
                  "actions": [there, {"type": "pointerDown", "button": 0}, *others,
                              {"type": "pause", "duration": 80}, {"type": "pointerUp", "button": 0}]})

    def click(self, x, y, held=0.08):
        self.pointer([(x, y)], held, "mouse")

    def drag(self, way, seconds=0.5):
        self.pointer(way, seconds, "mouse")

    def fill_storage(self, _address):
        self.before_page(FULL)

    def empty_storage(self, _address):
        self.run("window.storageFull = false, 0")


class Firefox(Engine):
    name = "Firefox"

    def start(self, width, height):
        pathlib.Path(self.folder, "user.js").write_text("".join(
            f'user_pref("{name}", {value});\n' for name, value in (
                ("browser.shell.checkDefaultBrowser", "false"), ("browser.aboutwelcome.enabled", "false"),
                ("datareporting.policy.dataSubmissionEnabled", "false"), ("webgl.force-enabled", "true"),
                ("app.update.disabledForTesting", "true"), ("toolkit.telemetry.reportingpolicy.firstRun", "false"))))
        self.process = subprocess.Popen(["firefox-esr", "--profile", self.folder, "--no-remote", "--remote-debugging-port", "0",
                                         "--width", str(width), "--height", str(height)], env=self.environment,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        file = pathlib.Path(self.folder, "WebDriverBiDiServer.json")
        for _ in range(600):
            if file.exists() and file.read_text().strip():
                break
            time.sleep(0.1)
        else:
            raise RuntimeError("Firefox did not start within 60 s.")
        where = json.loads(file.read_text())
        self.number = 0
        self.socket = Socket(f"ws://{where['ws_host']}:{where['ws_port']}/session")
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.resize(width, height)

    def ask(self, method, **what):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": what}))
        while True:
            answer = json.loads(self.socket.receive())
            if answer.get("method") == "log.entryAdded":
                entry = answer["params"]
                wrong = entry["type"] == "javascript" and entry["level"] == "error"
                self.console.append(("exception: " if wrong else "") + (entry["text"] or ""))
            elif answer.get("id") == self.number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def open(self, address):
        self.ask("browsingContext.navigate", context=self.tab, url=address, wait="none")

    def reload(self):
        self.ask("browsingContext.reload", context=self.tab, wait="none")

    def run(self, script):
        answer = self.ask("script.evaluate", expression=f"Promise.resolve({script}).then((value) => JSON.stringify(value))",
                          target={"context": self.tab}, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"].get("value") or "null")

    def resize(self, width, height, ratio=1):
        self.ask("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height},
                 devicePixelRatio=ratio)

    def picture(self, file):
        pathlib.Path(file).write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.tab)["data"]))

    def act(self, source):
        self.ask("input.performActions", context=self.tab, actions=[source])

    def before_page(self, script):
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")


class WebKit(Engine):
    name = "WebKit"

    def start(self, width, height):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.process = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=self.environment,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.1)
        self.address = f"http://127.0.0.1:{port}/session"
        options = {"binary": MINI_BROWSER, "args": ["--automation"]}
        told = self.ask("", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self.address += "/" + told["sessionId"]
        self.ask("/timeouts", script=300000, pageLoad=300000)
        self.resize(width, height)

    def ask(self, path, how="POST", **what):
        data = json.dumps(what).encode() if how == "POST" else None
        asked = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=how)
        try:
            with urllib.request.urlopen(asked, timeout=320) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as trouble:
            raise RuntimeError(f"{path}: {trouble.read().decode()[:500]}") from None

    def open(self, address):
        self.ask("/url", url=address)

    def reload(self):
        self.ask("/refresh")

    def run(self, script):
        told = self.ask("/execute/async", args=[], script=f"""const done = arguments[arguments.length - 1];
            Promise.resolve().then(() => ({script})).then((value) => done({{value: JSON.stringify(value)}}),
                                                           (trouble) => done({{trouble: String(trouble)}}));""")
        if "trouble" in told:
            raise RuntimeError(told["trouble"])
        return json.loads(told.get("value") or "null")

    def resize(self, width, height, ratio=1):
        self.ask("/window/rect", width=width, height=height)
        inner = self.run("[innerWidth, innerHeight]")
        self.ask("/window/rect", width=2 * width - inner[0], height=2 * height - inner[1])

    def picture(self, file):
        pathlib.Path(file).write_bytes(base64.b64decode(self.ask("/screenshot", how="GET")))

    def act(self, source):
        self.ask("/actions", actions=[source])

    def before_page(self, script):
        """Its driver runs nothing before a page's own scripts: the server hands it out with the page."""
        BEFORE_PAGE.append(script)

    def close(self):
        BEFORE_PAGE.clear()
        with contextlib.suppress(RuntimeError, OSError):
            self.ask("", how="DELETE")
        super().close()


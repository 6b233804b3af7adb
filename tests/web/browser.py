"""A headless Chromium driven through its DevTools protocol, with what comes with Python alone: a page is opened, looked
at, asked, and played with real input events. Knows nothing of Boxcars."""
import base64
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request


sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "tools/web"))
from server import server_of


BEFORE_PAGE = []  # scripts that a server of this file puts before those of its pages


def serve(folder, isolated=False, fails=lambda _handler: False):
    """A server of static files on loopback, as any other, or one that isolates its page; its address. `fails` may answer
    in its own way, and then answers True."""
    server = server_of(folder, isolated=isolated)
    files = server.RequestHandlerClass

    class WithScripts(files):
        def do_GET(self):
            path = self.path.partition("?")[0]
            if fails(self):
                return None
            if not BEFORE_PAGE or path not in ("/", "/before_page.js"):
                return super().do_GET()
            page = pathlib.Path(folder, "index.html").read_text().replace("<head>", '<head><script src="before_page.js"></script>')
            body = (page if path == "/" else ";".join(BEFORE_PAGE)).encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html" if path == "/" else "text/javascript")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            return self.wfile.write(body)

    server.RequestHandlerClass = WithScripts
    server.handle_error = lambda *_: None  # a browser that is closed hangs up
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_address[1]}/"


class Socket:
    """The little of RFC 6455 that a conversation with one's own browser takes."""

    def __init__(self, address):
        host, path = address.removeprefix("ws://").split("/", 1)
        name, port = host.split(":")
        self.stream = socket.create_connection((name, int(port)), timeout=120)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall((f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.stream.recv(1)
        if b" 101 " not in answer:
            raise RuntimeError(f"The browser does not talk: {answer!r}")

    def send(self, text):
        body = text.encode()
        size = len(body)
        head = b"\x81" + (bytes([0x80 | size]) if size < 126 else
                          b"\xfe" + struct.pack(">H", size) if size < 1 << 16 else b"\xff" + struct.pack(">Q", size))
        mask = os.urandom(4)
        self.stream.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body)))

    def exactly(self, count):
        parts = b""
        while len(parts) < count:
            part = self.stream.recv(count - len(parts))
            if not part:
                raise RuntimeError("The browser has hung up.")
            parts += part
        return parts

    def receive(self):
        whole = b""
        while True:
            first, second = self.exactly(2)
            size = second & 0x7f
            if size == 126:
                size = struct.unpack(">H", self.exactly(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.exactly(8))[0]
            whole += self.exactly(size)
            if first & 0x80:
                return whole.decode()


KEYS = {"Space": (" ", "Space", 32), "Enter": ("Enter", "Enter", 13), "Escape": ("Escape", "Escape", 27),
        "Tab": ("Tab", "Tab", 9), "ArrowLeft": ("ArrowLeft", "ArrowLeft", 37), "ArrowUp": ("ArrowUp", "ArrowUp", 38),
        "ArrowRight": ("ArrowRight", "ArrowRight", 39), "ArrowDown": ("ArrowDown", "ArrowDown", 40),
        "F11": ("F11", "F11", 122)}


class Browser:
    name = "Chromium"
    finger = False  # presses by finger instead of the mouse

    def __init__(self, width=1280, height=720, flags=()):
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        if not program:
            raise RuntimeError("There is no chromium here; ./check --web installs it.")
        self.folder = tempfile.mkdtemp(prefix="boxcars-browser-")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={self.folder}",
             "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run",
             "--disable-features=StaticStorageQuota",  # which knows of no other quota than its own
             "--autoplay-policy=document-user-activation-required", f"--window-size={width},{height}", *flags, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.port = self._port()
        pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{self.port}/json"))
        self._talk_to(next(p for p in pages if p["type"] == "page")["id"])
        self.resize(width, height)

    def _talk_to(self, page):
        self.socket = Socket(f"ws://127.0.0.1:{self.port}/devtools/page/{page}")
        self.number = 0
        self.console = []
        self.dialog = None
        for domain in ("Page", "Runtime", "Log"):
            self.ask(f"{domain}.enable")

    def _port(self):
        file = pathlib.Path(self.folder, "DevToolsActivePort")
        for _ in range(300):
            if file.exists() and file.read_text().strip():
                return file.read_text().split()[0]
            time.sleep(0.1)
        raise RuntimeError("Chromium did not start within 30 s.")

    def close(self):
        self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def ask(self, method, **what):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": what}))
        while True:
            answer = json.loads(self.socket.receive())
            self._hear(answer)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _hear(self, event):
        if event.get("method") == "Page.fileChooserOpened":
            self.dialog = event["params"]["backendNodeId"]
        if event.get("method") == "Runtime.consoleAPICalled":
            words = [str(arg.get("value", arg.get("description", ""))) for arg in event["params"]["args"]]
            self.console.append(" ".join(words))
        elif event.get("method") == "Runtime.exceptionThrown":
            details = event["params"]["exceptionDetails"]
            self.console.append("exception: " + details.get("exception", {}).get("description", details["text"]))
        elif event.get("method") == "Log.entryAdded":
            self.console.append(event["params"]["entry"]["text"])

    def open(self, address):
        self.ask("Page.navigate", url=address)

    def reload(self):
        self.ask("Page.reload")

    def run(self, script):
        """The value of a JavaScript expression; a promise is waited for. A file dialog that has opened is answered first."""
        if self.dialog:
            node, self.dialog = self.dialog, None
            self.ask("DOM.setFileInputFiles", backendNodeId=node, files=[str(self.chosen)])
        answer = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", "JavaScript failed"))
        return answer["result"].get("value")

    def until(self, script, seconds=30):
        """Waits until the expression is true, and answers with it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if value := self.run(script):
                    return value
            except RuntimeError as trouble:
                if "hung up" in str(trouble):
                    raise
            time.sleep(0.05)
        raise RuntimeError(f"Not within {seconds} s: {script}\n" + "\n".join(self.console[-30:]))

    def resize(self, width, height, ratio=1):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=ratio, mobile=False)

    def picture(self, file):
        pathlib.Path(file).write_bytes(base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"]))

    def key(self, name, held=0.08, modifiers=0):  # 1 Alt, 2 Control, 8 Shift
        letter, code, number = KEYS.get(name) or (name, f"Key{name.upper()}" if name.isalpha() else f"Digit{name}",
                                                  ord(name.upper()))
        event = {"key": letter, "code": code, "windowsVirtualKeyCode": number, "nativeVirtualKeyCode": number,
                 "modifiers": modifiers}
        text = {"text": letter} if len(letter) == 1 else {"text": "\r"} if name == "Enter" else {}
        self.ask("Input.dispatchKeyEvent", type="keyDown", **event, **text)
        time.sleep(held)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **event)

    def press(self, x, y):
        """The left button, or one finger where touch_screen() was called: down and up."""
        if self.finger:
            self.swipe([(x, y)])
        else:
            self.click(x, y)

    def swipe(self, way, seconds=0.08):
        """One finger along these points, let go at the last."""
        for nth, (x, y) in enumerate(way):
            self.ask("Input.dispatchTouchEvent", type="touchMove" if nth else "touchStart", touchPoints=[{"x": x, "y": y}])
            time.sleep(seconds / len(way))
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def touch_screen(self):
        self.finger = True
        self.ask("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)

    def drag(self, way, seconds=0.5):
        """The left button down at the first of these points, up at the last."""
        for nth, (x, y) in enumerate(way):
            self.ask("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, **({"buttons": 1} if nth else {}))
            if nth == 0:
                self.ask("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
            time.sleep(seconds / len(way))
        self.ask("Input.dispatchMouseEvent", type="mouseReleased", x=way[-1][0], y=way[-1][1], button="left", clickCount=1)

    def fill_storage(self, address):
        self.ask("Storage.overrideQuotaForOrigin", origin=address, quotaSize=1)

    def empty_storage(self, address):
        self.ask("Storage.overrideQuotaForOrigin", origin=address)

    def before_page(self, script):
        """Runs in every page that is opened from now on, before its own scripts."""
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=script)

    def downloads_to(self, folder):
        self.ask("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))

    def choose_file(self, selector, file):
        """What somebody chose in the file dialog of an <input>."""
        root = self.ask("DOM.getDocument")["root"]["nodeId"]
        node = self.ask("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        self.ask("DOM.setFileInputFiles", nodeId=node, files=[str(file)])

    def will_choose(self, file):
        """This file, in the file dialog that opens next."""
        self.chosen = file
        self.ask("Page.setInterceptFileChooserDialog", enabled=True)

    def tab_in_front(self):
        """Another tab comes before this one; the answer brings this one back."""
        other = self.ask("Target.createTarget", url="about:blank")["targetId"]
        return lambda: self.ask("Target.closeTarget", targetId=other) and self.ask("Page.bringToFront")

    def second_tab(self, address):
        """Another tab of the same browser, in front, with that page; and what closes it."""
        page = self.ask("Target.createTarget", url=address)["targetId"]
        tab = object.__new__(Browser)
        tab.port = self.port
        tab._talk_to(page)
        return tab, lambda: self.ask("Target.closeTarget", targetId=page) and self.ask("Page.bringToFront")

    def click(self, x, y, held=0.08):
        where = {"x": x, "y": y, "button": "left", "clickCount": 1}
        self.ask("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        time.sleep(0.05)
        self.ask("Input.dispatchMouseEvent", type="mousePressed", **where)
        time.sleep(held)
        self.ask("Input.dispatchMouseEvent", type="mouseReleased", **where)

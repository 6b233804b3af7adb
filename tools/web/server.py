#!/usr/bin/env python3
"""A server of static files that only this machine can ask.

    tools/web/server.py FOLDER PORT      hands out the page in that folder until it is stopped

It isolates the page from all others, so that it has workers: docs/web.md."""
import http.server
import os
import sys

ISOLATION = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}


def server_of(folder, port=0, isolated=True):
    """Not yet serving; port 0 is any that is free."""
    class Files(http.server.SimpleHTTPRequestHandler):
        packed = False  # sends the copy that tools/web/finish has packed by Brotli

        def __init__(self, *args):
            super().__init__(*args, directory=str(folder))

        def translate_path(self, path):
            file = super().translate_path(path)
            copy = file + ".br"
            self.packed = ("br" in self.headers.get("Accept-Encoding", "") and os.path.exists(copy)
                           and os.path.getmtime(copy) >= os.path.getmtime(file))
            return copy if self.packed else file

        def guess_type(self, path):
            return super().guess_type(str(path).removesuffix(".br"))

        def end_headers(self):
            if self.packed:
                self.send_header("Content-Encoding", "br")
            for name, value in ISOLATION.items() if isolated else ():
                self.send_header(name, value)
            super().end_headers()

        def log_message(self, *_):
            pass

    return http.server.ThreadingHTTPServer(("127.0.0.1", port), Files)


def main():
    if len(sys.argv) != 3 or not sys.argv[2].isdigit():
        sys.exit("tools/web/server.py wants a folder and a port, such as build/web/page 8123.")
    try:
        server_of(sys.argv[1], int(sys.argv[2])).serve_forever()
    except (OSError, OverflowError) as trouble:
        sys.exit(f"Port {sys.argv[2]} cannot be used ({trouble}): name another one, ./play --web=PORT.")
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()

"""What the scripts of this folder share: a script played off screen and photographed, and pictures read and written, with
the program (./play or ./check builds it), cwebp and dwebp (Debian's package webp)."""
import json
import os
import pathlib
import struct
import subprocess
import zlib

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = pathlib.Path(os.environ.get("BOXCARS", HERE / "../../build/release/boxcars"))
WIDTH, HEIGHT = 640, 360  # of every frame
PNG = b"\x89PNG\r\n\x1a\n"


def chunks(data):
    at = len(PNG)
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += length + 12


def unfiltered(kind, row, above, step):
    """A row of a PNG as it was before its filter; `above` is the row over it, undone already."""
    if kind == 2:
        return bytearray((a + b) & 255 for a, b in zip(row, above))
    out = bytearray(row)
    for i in range(len(row)):
        left = out[i - step] if i >= step else 0
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + above[i]) >> 1
        elif kind == 4:
            corner = above[i - step] if i >= step else 0
            p, q, r = abs(above[i] - corner), abs(left - corner), abs(left + above[i] - 2 * corner)
            guess = left if p <= q and p <= r else above[i] if q <= r else corner
        else:
            return out
        out[i] = (row[i] + guess) & 255
    return out


def pixels(path):
    """The picture's rows of RGB, one bytearray."""
    data, packed = path.read_bytes(), b""
    for name, body in chunks(data):
        if name == b"IHDR":
            width, height, depth, colours = struct.unpack(">IIBB", body[:10])
        elif name == b"IDAT":
            packed += body
    if (width, height, depth) != (WIDTH, HEIGHT, 8) or colours not in (2, 6):
        raise SystemExit(f"{path} is no picture of {WIDTH}x{HEIGHT} in 8-bit colours.")
    step = 3 if colours == 2 else 4
    raw, above, out = zlib.decompress(packed), bytearray(width * step), bytearray()
    for y in range(height):
        at = y * (width * step + 1)
        above = unfiltered(raw[at], raw[at + 1 : at + 1 + width * step], above, step)
        if step == 3:
            out += above
        else:
            for x in range(0, len(above), 4):
                out += above[x : x + 3]
    return out


def chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def film(path, folder, times):
    """Plays a script and answers its frames at those times. Its first line says how its table is set, and may have "dice",
    the faces that are thrown first: {"boxcars":"play craps --seed 4","dice":"6 6"}; the rest is docs/demo.jsonl's form."""
    if not PROGRAM.exists():
        raise SystemExit(f"There is no program at {PROGRAM}; build it with ./play or ./check.")
    lines = path.read_text().splitlines()
    plan = json.loads(lines[0])
    times = times(plan)
    script = [json.loads(line) for line in lines[1:]]
    script += [{"at": at, "picture": f"{nth:04}.png"} for nth, at in enumerate(times)]
    script.append({"at": times[-1] + 0.1, "quit": True})
    script.sort(key=lambda line: line["at"])
    (folder / "script").write_text("".join(json.dumps(line) + "\n" for line in script))
    options = ["--headless", "--no-audio", "--size", f"{2 * WIDTH}x{2 * HEIGHT}", "--script", "script"]
    if "dice" in plan:
        (folder / "dice").write_text(plan["dice"])
        options += ["--dice", "dice"]
    command = [str(PROGRAM.resolve()), *plan["boxcars"].split(), *options, "--data-dir", "data", "--config-dir", "config"]
    subprocess.run(command, cwd=folder, check=True)
    frames = sorted(folder.glob("*.png"))
    for frame in frames:  # half as large: a window of that size has another layout
        half = frame.with_suffix(".webp")
        subprocess.run(["cwebp", "-quiet", "-lossless", "-resize", str(WIDTH), str(HEIGHT), frame, "-o", half], check=True)
        subprocess.run(["dwebp", "-quiet", half, "-o", frame], check=True)
    return frames

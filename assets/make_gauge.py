#!/usr/bin/env python3
"""Draws the brass gauge of a station's goal, lit from the upper left: its face, its rim with scale and zones, its needle
and the needle of the chance before, and its glass with the needle's hub.

The face is grey: the game tints it with the table's own dark. Needles point to the top: the game turns them, and draws
figures and numerals.
Run it from this folder after a change: ./make_gauge.py   (writes gauge/*.svg, which are kept)
"""
import math
import os

OUTSIDE, INSIDE = 98, 83  # radii of the brass; the whole picture is 200 wide
SWEEP = 135               # degrees from the top to either end of the scale
ZONES = ((0, 15, "#FF8A5C"), (15, 60, "#E0B25A"), (60, 100, "#6FE0C2"))


def at(degrees, r):
    """A point of the dial; 0 degrees is at the top, 90 at the right."""
    a = math.radians(degrees)
    return 100 + r * math.sin(a), 100 - r * math.cos(a)


def point(degrees, r):
    return "{:.2f} {:.2f}".format(*at(degrees, r))


def of_scale(percent):
    return SWEEP * (percent / 50 - 1)


def arc(start, end, r):
    return f"M{point(start, r)}A{r} {r} 0 {int(end - start > 180)} 1 {point(end, r)}"


def sector(start, end, inner, outer):
    return (f"M{point(start, outer)}A{outer} {outer} 0 0 1 {point(end, outer)}"
            f"L{point(end, inner)}A{inner} {inner} 0 0 0 {point(start, inner)}Z")


def mixed(one, other, part):
    parts = [round(int(one[n:n + 2], 16) * (1 - part) + int(other[n:n + 2], 16) * part) for n in (1, 3, 5)]
    return "#{:02X}{:02X}{:02X}".format(*parts)


def turned_brass(degrees):
    """Brass that was turned on a lathe mirrors the lamp twice: towards it, and weaker on the far side."""
    lamp = math.cos(math.radians(degrees + 42))
    near, far = max(0, lamp) ** 4, max(0, -lamp) ** 9
    side = max(0, math.cos(math.radians(degrees - 60))) ** 24 * 0.35
    base = mixed("#4A2C0C", "#B07A30", 0.5 + 0.5 * lamp)
    return mixed(base, "#FFF0C2", min(1, near + 0.5 * far + side))


def gradient(name, kind, stops):
    inner = "".join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops)
    return f'<{kind[0]}Gradient id="{name}" gradientUnits="userSpaceOnUse" {kind[1]}>{inner}</{kind[0]}Gradient>'


def ring(r, width, colour):
    return f'<circle cx="100" cy="100" r="{r}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def stroke(d, width, colour, opacity=1):
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}"/>'


DOWN_RIGHT = 'x1="32" y1="26" x2="168" y2="174"'


def face():
    lit = gradient("lit", ("radial", 'cx="100" cy="100" r="84" fx="82" fy="74"'),
                   ((0, "#FFFFFF", 1), (0.55, "#BDBDBD", 1), (1, "#4E4E4E", 1)))
    rays = "".join(f'<path d="{sector(n * 15 - 3.75, n * 15 + 3.75, 14, 83)}" fill="#FFFFFF" fill-opacity="0.16"/>'
                   for n in range(24))
    return f'<defs>{lit}</defs><circle cx="100" cy="100" r="84" fill="url(#lit)"/>{rays}'


def scale():
    """Ticks every 5 percent, long ones every 10, on the zones' three arcs."""
    parts = []
    for start, end, colour in ZONES:
        gap = 1.4
        d = arc(of_scale(start) + gap * (start > 0), of_scale(end) - gap * (end < 100), 76)
        parts += [stroke(d, 6, "#05070A", 0.55), stroke(d, 3.6, colour, 0.72)]
    for percent in range(0, 101, 5):
        long = percent % 10 == 0
        d = f"M{point(of_scale(percent), 71)}L{point(of_scale(percent), 63 if long else 67)}"
        parts.append(stroke(d, 2 if long else 1.2, "#FFF3D2", 0.95 if long else 0.6))
    return "".join(parts)


def rim():
    defs = gradient("out", ("linear", DOWN_RIGHT), ((0, "#FFF6DA", 1), (0.5, "#8C6528", 1), (1, "#2A1806", 1)))
    defs += gradient("in", ("linear", DOWN_RIGHT), ((0, "#1E1104", 1), (0.5, "#8C6528", 1), (1, "#FFE9B4", 1)))
    defs += gradient("sunk", ("radial", 'cx="103" cy="105" r="84"'), ((0.8, "#000000", 0), (1, "#000000", 0.75)))
    parts = ['<circle cx="100" cy="100" r="84" fill="url(#sunk)"/>', scale()]
    step = 4  # degrees; each piece reaches under the next one
    parts += [f'<path d="{sector(n, n + step + 1.5, INSIDE, OUTSIDE)}" fill="{turned_brass(n + step / 2)}"/>'
              for n in range(0, 360, step)]
    parts += [ring(OUTSIDE - 0.6, 2.2, "url(#out)"), ring(OUTSIDE - 4.6, 0.8, "#3A2208"), ring(OUTSIDE - 5.4, 0.7, "#FFE9B4"),
              ring(INSIDE + 1, 2.6, "url(#in)"), ring(INSIDE - 0.6, 1, "#120A03")]
    for n in range(8):  # screws
        x, y = at(22.5 + 45 * n, (OUTSIDE + INSIDE) / 2 - 1.2)
        turn = math.radians(37 * n)
        dx, dy = 1.5 * math.cos(turn), 1.5 * math.sin(turn)
        parts.append(f'<circle cx="{x + 0.4:.2f}" cy="{y + 0.6:.2f}" r="2.9" fill="#2A1806" fill-opacity="0.8"/>'
                     f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.4" fill="#C08A3C"/>'
                     f'<circle cx="{x - 0.5:.2f}" cy="{y - 0.6:.2f}" r="1.3" fill="#FFE9B4" fill-opacity="0.8"/>')
        parts.append(stroke(f"M{x - dx:.2f} {y - dy:.2f}L{x + dx:.2f} {y + dy:.2f}", 0.8, "#3A2208"))
    return f"<defs>{defs}</defs>" + "".join(parts)


def needle():
    tip = gradient("tip", ("radial", 'cx="100" cy="28" r="11"'), ((0, "#FFF3D2", 0.5), (1, "#FFF3D2", 0)))
    flanks = "".join(f'<path d="M100 28 L{100 + 5.8 * side} 100 L{100 + 2.8 * side} 124 H100 Z" fill="{colour}"/>'
                     for side, colour in ((-1, "#FFF3D2"), (1, "#C8102E")))
    return f'<defs>{tip}</defs>{flanks}<circle cx="100" cy="28" r="11" fill="url(#tip)"/>'


def ghost():
    return "".join(stroke(f"M100 {84 - 9.5 * dash:.1f}V{78 - 9.5 * dash:.1f}", 2.4, "#6FE0C2", 0.85) for dash in range(5))


def hub():
    defs = gradient("shade", ("radial", 'cx="102.5" cy="105" r="12"'), ((0, "#000000", 0.5), (1, "#000000", 0.2)))
    defs += gradient("hub", ("radial", 'cx="100" cy="100" r="10.5"'), ((0, "#C08A3C", 1), (1, "#5A3A12", 1)))
    defs += gradient("shine", ("radial", 'cx="98" cy="97.5" r="5"'), ((0, "#FFF0C2", 1), (1, "#C08A3C", 1)))
    return defs, "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#{name})"/>'
                         for x, y, r, name in ((102.5, 105, 12, "shade"), (100, 100, 10.5, "hub"), (98, 97.5, 5, "shine")))


def glass():
    defs, middle = hub()
    defs += gradient("gleam", ("linear", 'x1="70" y1="20" x2="96" y2="96"'), ((0, "#FFFFFF", 0.26), (1, "#FFFFFF", 0)))
    crescent = f"M{point(-78, 80)}A80 80 0 0 1 {point(34, 80)}C120 58 74 62 {point(-78, 80)}Z"
    low = stroke(arc(118, 162, 80.5), 1.6, "#FFF3D2", 0.22)
    return f'<defs>{defs}</defs>{middle}<path d="{crescent}" fill="url(#gleam)"/>{low}'


if __name__ == "__main__":
    os.makedirs("gauge", exist_ok=True)
    for part in (face, rim, needle, ghost, glass):
        with open(f"gauge/{part.__name__}.svg", "w", encoding="utf-8") as out:
            left, wide = (88, 24) if part in (needle, ghost) else (0, 200)
            out.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} 0 {wide} 200" width="{wide}" height="200">'
                      f"{part()}</svg>\n")

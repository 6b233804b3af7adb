#!/usr/bin/env python3
"""Draws what the Long Run shows on its boards, tickets and tables: lamps of hearts and stations, a lantern, a hook, the
keepsakes' signs, the Conductor's medals, boxcars, the stamp of a reached goal, and what is printed on tickets.

Run it from this folder after changing one: ./make_run.py   (writes run/*.svg, which are kept)
The lamp of the hall hangs at the upper left. Signs are white; the game tints them.
"""
import math
import os
import random

BRASS = ("#FFF0C2", "#D29C46", "#5A3A12")
INK = "#1A120E"


def gradient(name, x1, y1, x2, y2, colours, alphas=()):
    more = [f' stop-opacity="{a}"' for a in alphas] or [""] * len(colours)
    stops = "".join(f'<stop offset="{n / (len(colours) - 1):.3f}" stop-color="{c}"{more[n]}/>' for n, c in enumerate(colours))
    return (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            f'{stops}</linearGradient>')


def round_gradient(name, x, y, r, colours):
    stops = "".join(f'<stop offset="{at}" stop-color="{c}" stop-opacity="{a}"/>' for at, c, a in colours)
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">{stops}</radialGradient>'


def path(d, fill, more=""):
    return f'<path d="{d}" fill="{fill}" {more}/>'


def line(d, width, colour, more=""):
    return path(d, "none", f'stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" {more}')


def disc(x, y, r, fill, more=""):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" {more}/>'


def ring(x, y, r, width, colour, more=""):
    return disc(x, y, r, "none", f'stroke="{colour}" stroke-width="{width}" {more}')


def save(name, width, height, parts):
    with open(f"run/{name}.svg", "w", encoding="ascii") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
                   f'viewBox="0 0 {width} {height}">' + "".join(parts) + "</svg>\n")


# ---- heart lamps: a brass rim, a glass and a heart in it

HEART = "M48 70 C40 62 26 54 26 41 C26 33 32 28 38.500 28 C43 28 46.500 30.500 48 34 C49.500 30.500 53 28 57.500 28 C64 28 70 33 70 41 C70 54 56 62 48 70 Z"


def rim(middle, shine):
    return [gradient("rim", 18, 10, 78, 88, (BRASS[0], BRASS[1], BRASS[2], BRASS[1]) if shine else ("#A98A52", "#6A4C22", "#2C1B08", "#5A4020")),
            disc(48, 48, 45, INK), disc(48, 48, 43.500, "url(#rim)"), ring(48, 48, 36.800, 2.400, INK, 'stroke-opacity="0.75"'),
            disc(48, 48, 36, middle)]


def heart_lamps():
    lit = [round_gradient("glass", 44, 42, 38, [(0, "#E0405A", 1), (0.6, "#A31734", 1), (1, "#4E0818", 1)]),
           gradient("heart", 40, 28, 56, 70, ("#FFE3E6", "#FF9AAA", "#F0607C"))]
    save("heart_lit", 96, 96, lit + rim("url(#glass)", True) + [
        path(HEART, "url(#heart)"), path("M20 40 A30 30 0 0 1 44 19 A40 40 0 0 0 20 40 Z", "#FFFFFF", 'fill-opacity="0.45"')])
    out = [round_gradient("glass", 44, 40, 40, [(0, "#2A1820", 1), (1, "#0C070B", 1)])]
    save("heart_out", 96, 96, out + rim("url(#glass)", False) + [
        path(HEART, "#3D2630"), line(HEART, 1.600, "#5E3E49"),
        path("M20 40 A30 30 0 0 1 44 19 A40 40 0 0 0 20 40 Z", "#FFFFFF", 'fill-opacity="0.10"')])


# ---- the lantern, which stands for a keepsake

def lantern():
    parts = [gradient("brass", 24, 0, 100, 0, ("#7A5420", "#F7DC98", "#D29C46", "#8A6024", "#3E280C")),
             gradient("glass", 0, 62, 0, 126, ("#E9FFF4", "#A8F0D8", "#3C8F80")),
             round_gradient("flame", 62, 96, 34, [(0, "#FFFDE6", 1), (0.45, "#FFF3C0", 0.9), (1, "#FFF3C0", 0)]),
             round_gradient("lies", 62, 158, 56, [(0, "#000000", 0.55), (0.6, "#000000", 0.32), (1, "#000000", 0)])]
    parts.append('<ellipse cx="68" cy="157" rx="56" ry="15" fill="url(#lies)"/>')
    parts.append(line("M42 34 C42 4 82 4 82 34", 5.500, "#3E280C") + line("M42 34 C42 4 82 4 82 34", 3.200, "#D9A750"))
    parts.append(path("M54 26 H70 L74 38 H50 Z", "url(#brass)") + path("M44 38 H80 L92 58 H32 Z", "url(#brass)"))
    parts.append(path("M30 58 H94 V66 H30 Z", "url(#brass)") + path("M30 58 H94 V60 H30 Z", "#FFF0C2", 'fill-opacity="0.7"'))
    parts.append(path("M36 66 H88 V128 H36 Z", "url(#glass)") + disc(62, 96, 34, "url(#flame)"))
    parts.append(path("M62 78 C70 90 72 98 68 106 C66 111 58 111 56 106 C52 98 56 90 62 78 Z", "#FFFFFF"))
    for x in (36, 60, 84):
        parts.append(path(f"M{x} 66 H{x + 4} V128 H{x} Z", "url(#brass)"))
    parts.append(path("M40 68 H46 V126 H40 Z", "#FFFFFF", 'fill-opacity="0.5"'))
    parts.append(path("M28 128 H96 V138 H28 Z", "url(#brass)") + path("M22 138 H102 L106 156 H18 Z", "url(#brass)"))
    parts.append(path("M22 138 H102 V141 H22 Z", "#FFF0C2", 'fill-opacity="0.75"'))
    parts.append(path("M18 153 H106 L106 156 H18 Z", "#1A0F04", 'fill-opacity="0.5"'))
    save("lantern", 124, 176, parts)


# ---- a hook with its disc, and the signs on it by what the keepsake changes

def hook():
    parts = [gradient("rim", 14, 30, 84, 104, (BRASS[0], BRASS[1], BRASS[2], BRASS[1])),
             round_gradient("ground", 44, 60, 42, [(0, "#3A1B20", 1), (1, "#13070C", 1)]),
             round_gradient("soft", 56, 74, 48, [(0, "#000000", 0.6), (0.75, "#000000", 0.45), (1, "#000000", 0)])]
    parts.append(disc(56, 74, 48, "url(#soft)"))
    parts.append(line("M48 0 V14 C48 24 60 24 60 14", 7, INK) + line("M48 0 V14 C48 24 60 24 60 14", 4.600, "#E0B25A"))
    parts.append(disc(48, 66, 41, INK) + disc(48, 66, 39.500, "url(#rim)") + disc(48, 66, 31.500, INK) + disc(48, 66, 30, "url(#ground)"))
    parts.append(ring(48, 66, 26.500, 1, "#E0B25A", 'stroke-opacity="0.45"'))
    save("hook", 104, 124, parts)


def signs():
    white = 'stroke="#FFFFFF" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"'
    pips = "".join(disc(x, y, 4, "#FFFFFF") for x, y in ((22, 22), (32, 32), (42, 42), (42, 22), (22, 42)))
    save("sign_rule", 64, 64, [f'<rect x="11" y="11" width="42" height="42" rx="9" fill="none" {white}/>', pips])
    save("sign_longer", 64, 64, [path("M32 9 C44 9 47 19 47 28 C47 38 51 42 54 46 H10 C13 42 17 38 17 28 C17 19 20 9 32 9 Z", "#FFFFFF"),
                                 path("M25 50 H39 C38 57 26 57 25 50 Z", "#FFFFFF"), disc(32, 7, 4, "#FFFFFF")])
    save("sign_nearer", 64, 64, [path("M19 8 V57", "none", white), path("M19 10 L52 19 L19 33 Z", "#FFFFFF", white), path("M10 57 H29", "none", white)])
    save("sign_richer", 64, 64, [f'<ellipse cx="32" cy="{y}" rx="21" ry="8" fill="{fill}" {white}/>' for y, fill in ((47, "none"), (34, "#13070C"), (20, "#FFFFFF"))])


# ---- the Conductor's medals: a disc with a six on a violet ribbon

def medal(name, light, middle, dark):
    parts = [gradient("metal", 20, 50, 78, 118, (light, middle, dark, middle)), gradient("face", 28, 60, 70, 110, (middle, dark)),
             gradient("left", 20, 0, 50, 0, ("#C9A2FF", "#7A50B8")), gradient("right", 46, 0, 76, 0, ("#9A70D8", "#5A3490")),
             round_gradient("soft", 53, 92, 36, [(0, "#000000", 0.5), (0.8, "#000000", 0.35), (1, "#000000", 0)])]
    parts.append(path("M20 0 H42 L58 52 L44 60 Z", "url(#left)") + path("M76 0 H54 L38 52 L52 60 Z", "url(#right)"))
    parts.append(path("M28 0 H33 L50 55 L47 58 Z", "#FFF3D2", 'fill-opacity="0.55"'))
    parts.append(disc(53, 92, 36, "url(#soft)"))
    parts.append(disc(48, 88, 36, INK) + disc(48, 88, 34.500, "url(#metal)") + disc(48, 88, 26, INK) + disc(48, 88, 25, "url(#face)"))
    parts.append("".join(disc(x, y, 4.200, light) for x in (39, 57) for y in (76, 88, 100)))
    parts.append(path("M22 80 A28 28 0 0 1 42 61 A36 36 0 0 0 22 80 Z", "#FFFFFF", 'fill-opacity="0.5"'))
    save(f"medal_{name}", 96, 128, parts)


def medals():
    medal("bronze", "#F6C9A0", "#B06A38", "#4A2410")
    medal("silver", "#FFFFFF", "#A8AEB8", "#4A505C")
    medal("gold", *BRASS)


# ---- what a lamp's glass shows when it has gone out: a crack from its upper rim to its lower one

def crack():
    points = ((57, 16), (45, 34), (56, 47), (43, 60), (54, 72), (47, 85))
    way = "M" + " L".join(f"{0.96 * x:.1f} {0.96 * y:.1f}" for x, y in points)
    save("crack", 96, 96, [line(way, 3.500, "#D9C8B0", 'stroke-opacity="0.9"')])


# ---- the lamps of the stations on a board: 10.5 of 42 px is a lamp's radius, what is around it its light

def station_lamp(name, inner, outer, edge, marks="", light=0.0):
    parts = [round_gradient("light", 21, 21, 21, [(0, outer, light), (1, outer, 0)]),
             round_gradient("glass", 21, 21, 10.500, [(0, inner, 1), (1, outer, 1)])]
    parts.append(disc(21, 21, 21, "url(#light)") if light else "")
    parts.append(disc(21, 21, 10.500, "url(#glass)") + ring(21, 21, 10.500, 1.800, edge))
    save(f"lamp_{name}", 42, 42, parts + ([line(marks, 2.400, "#10201C")] if marks else []))


def station_lamps():
    station_lamp("made", "#A8F5DF", "#6FE0C2", "#E0B25A", "M17 21.200 L20 24.500 L25.500 17.500", 0.34)
    station_lamp("missed", "#FFB896", "#FF8A5C", "#E0B25A", "M17 17 L25 25 M25 17 L17 25", 0.34)
    station_lamp("later", "#15131C", "#0D0C12", "#E0B25A")
    station_lamp("last", "#15131C", "#0D0C12", "#C9A2FF")


# ---- dice and boxcars on rails

def six(x, y, side, ink, paper, radius=0.15):
    pips = "".join(disc(round(x + side * (0.5 + a), 2), round(y + side * (0.5 + b), 2), round(0.09 * side, 2), ink)
                   for a in (-0.25, 0.25) for b in (-0.25, 0, 0.25))
    return f'<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="{radius * side:.2f}" fill="{paper}"/>' + pips


def dice():
    paper = gradient("paper", 0, 2, 0, 17, ("#F6ECD6", "#D8C7A0"))
    save("die", 19, 20, [paper, '<rect x="3" y="5" width="15" height="15" rx="3" fill="#000000" fill-opacity="0.5"/>',
                         six(2, 2, 15, "#A3141F", "url(#paper)", 0.2)])
    paper = gradient("paper", 0, 0, 0, 20, ("#FFF8E6", "#D9C9A4"))
    wheel = gradient("wheel", 0, 18, 0, 24, ("#E0B25A", "#8C6528"))
    wheels = "".join(disc(x, 21, 3, "url(#wheel)") for x in (5, 15, 26, 36))
    save("wagons", 41, 24, [paper, wheel, wheels, six(0, 0, 20, "#E08A12", "url(#paper)"), six(21, 0, 20, "#E08A12", "url(#paper)")])


def boxcar(x, y, w, h, lit):
    """Its body, on which a six of lamps is lit or out. Gradients: boxcar_paints()."""
    corner = 0.08 * h
    parts = [f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{corner:.2f}" fill="url(#body)" stroke="#E0B25A" stroke-width="{0.03 * h:.2f}"/>']
    for column in (0.22, 0.50, 0.78):
        for row in (0.30, 0.70):
            cx, cy, r = x + column * w, y + row * h, 0.14 * h
            if lit:
                parts += [disc(round(cx, 2), round(cy, 2), round(k * r, 2), "#FFB454", 'fill-opacity="0.075"') for k in (2.1, 1.9, 1.7, 1.5, 1.3, 1.15)]
            parts += [disc(round(cx, 2), round(cy, 2), round(k * r, 2), mixed(*(("#FFF6D2", "#F7B04A") if lit else ("#3A2A18", "#1C140E")), k)) for k in (1, 0.75, 0.5, 0.25)]
    return "".join(parts)


def mixed(one, other, part):
    return "#" + "".join(f"{round(int(one[n:n + 2], 16) * (1 - part) + int(other[n:n + 2], 16) * part):02X}" for n in (1, 3, 5))


def wheel_at(x, y, r, more=""):
    spokes = "".join(f"M{x + 0.85 * r * math.cos(a):.2f} {y + 0.85 * r * math.sin(a):.2f}"
                     f"L{x - 0.85 * r * math.cos(a):.2f} {y - 0.85 * r * math.sin(a):.2f}" for a in (0, math.pi / 3, 2 * math.pi / 3))
    return disc(x, y, r, "#120D0B") + line(spokes, round(0.14 * r, 2), "#8A5A22") + ring(x, y, round(0.89 * r, 2), round(0.22 * r, 2), "#DCA751")


def boxcars():
    body = gradient("body", 0, 0, 0, 100, ("#2A1E16", "#120D0B"))
    for name, lit in (("boxcar_lit", True), ("boxcar_out", False)):
        save(name, 192, 102, [body, boxcar(1, 1, 190, 100, lit)])
    save("wheel", 32, 32, [wheel_at(16, 16, 15)])


# ---- the picture of a journey: two boxcars before a fan of rays; the game cuts its sides to the window

def journey():
    middle, sun = 300, 86
    parts = [gradient("sky", 0, 0, 0, 88, ("#14203E", "#8A4A50")), gradient("ray", 0, -100, 0, 86, ("#FFB27A", "#FFD98A"), (0.20, 0.42)),
             gradient("ground", 0, 88, 0, 100, ("#1B131C", "#0B0A12")), gradient("body", 0, 38, 0, 81, ("#2A1E16", "#120D0B")),
             round_gradient("sun", middle, sun, 34, [(0, "#FFF6DC", 1), (1, "#F2C879", 1)])]
    parts.append(path("M0 0 H600 V100 H0 Z", "url(#sky)"))
    for ray in range(12):
        tips = [(middle + 330 * math.cos(a), sun + 330 * math.sin(a)) for a in (math.pi * (1 + (ray + n) / 12) for n in (0.25, 0.75))]
        parts.append(path(f"M{middle} {sun} L{tips[0][0]:.1f} {tips[0][1]:.1f} L{tips[1][0]:.1f} {tips[1][1]:.1f} Z", "url(#ray)"))
    parts.append(disc(middle, sun, 34, "url(#sun)") + path("M0 88 H600 V100 H0 Z", "url(#ground)") + path("M0 88 H600 V89.300 H0 Z", "#E0B25A"))
    for x in (middle - 61.5, middle + 3.5):
        parts += [wheel_at(round(x + 58 * part, 2), 83.6, 6.4) for part in (0.22, 0.78)] + [boxcar(x, 38, 58, 43, True)]
    save("journey", 600, 100, parts)


# ---- tickets: a punched hole, and the paper of a milestone's ticket, perforated at its left edge

def ticket_parts():
    save("hole", 40, 40, [gradient("dark", 0, 1, 0, 39, ("#1A070B", "#0C0305")), disc(20, 20, 19, "url(#dark)"),
                          ring(20, 20, 18.300, 1.500, "#FFFFFF", 'stroke-opacity="0.35"')])
    paper = gradient("paper", 0, 0, 0, 54, ("#F0DFB4", "#E3CB94"))
    teeth = "".join(f"V{y + 4.5:.1f} A4.500 4.500 0 0 1 6 {y - 4.5:.1f} " for y in (48.5, 37.8, 27, 16.2, 5.5))
    parts = [paper, path(f"M6 0 H354 V54 H6 {teeth}Z", "url(#paper)")]
    for wave in range(5):
        points = " L".join(f"{x} {27 + 11 * (wave - 2) + 4 * math.sin(0.035 * (x - 180) + wave):.2f}" for x in range(13, 350, 6))
        parts.append(path("M" + points, "none", 'stroke="#B8935A" stroke-opacity="0.30"'))
    parts.append(path("M13 7 H347 V47 H13 Z", "none", 'stroke="#8E1B1F" stroke-width="1.800"'))
    save("milestone", 354, 54, parts)


# ---- the stamp of a reached goal: letters like rails on a stepped plate, with specks that the ink left free

def goal_edge(inner):
    """The plate's outline with corners of two steps, so far within the picture's edge."""
    step, w, h = 13, 560 - 2 * inner, 190 - 2 * inner
    corner = f"v{-step} h{step} v{-step} h{step}"
    return (f"M{inner} {inner + 2 * step} {corner} h{w - 4 * step} v{step} h{step} v{step} h{step} v{h - 4 * step} "
            f"h{-step} v{step} h{-step} v{step} h{-(w - 4 * step)} v{-step} h{-step} v{-step} h{-step} Z")


def goal():
    red, gold, size = "#A3141F", "#FBE3A6", 1.19
    cells = ("M{0:.2f} {1:.2f} A37 37 0 1 0 87 50 H56".format(50 + 37 * math.cos(-0.235 * math.pi), 50 + 37 * math.sin(-0.235 * math.pi)),
             "M87 50 A37 37 0 1 1 13 50 A37 37 0 1 1 87 50 Z", "M13 100 V50 A37 37 0 0 1 87 50 V100 M13 66 H87", "M13 0 V87 H74")
    parts = [path(goal_edge(0), red)]
    for inner, width, opacity in ((1.7, 3.4, 1), (11, 1.4, 0.75), (19, 4.5, 0.85)):
        parts.append(path(goal_edge(inner), "none", f'stroke="{gold}" stroke-width="{width}" stroke-opacity="{opacity}"'))
    for width, colour in ((26, gold), (20.5, red), (15, "#E8BE6C"), (9.5, red), (4.2, gold)):
        for n, cell in enumerate(cells):
            at = f'transform="translate({280 + size * (110 * n - 202):.2f} {95 - size * 50:.2f}) scale({size})"'
            parts.append(path(cell, "none", f'stroke="{colour}" stroke-width="{width}" {at}'))
    specks = random.Random(601)
    for _ in range(110):
        parts.append(disc(round(specks.uniform(16, 544), 1), round(specks.uniform(16, 174), 1),
                          round(0.3 + 0.8 * specks.random(), 2), "#2A0508", 'fill-opacity="0.33"'))
    save("goal", 560, 190, parts)


# ---- a light that runs along a rail, brightest at its right end; the game tints it

def comet():
    white = ("#FFFFFF", "#FFFFFF")
    save("comet", 160, 11, [gradient("soft", 0, 0, 160, 0, white, (0, 0.14)), gradient("core", 0, 0, 160, 0, white, (0, 0.72)),
                            path("M0 0 H160 V11 H0 Z", "url(#soft)"), path("M0 3.500 H160 V7.500 H0 Z", "url(#core)")])


if __name__ == "__main__":
    os.makedirs("run", exist_ok=True)
    for draw in (heart_lamps, lantern, hook, signs, medals, crack, station_lamps, dice, boxcars, journey, ticket_parts, goal, comet):
        draw()

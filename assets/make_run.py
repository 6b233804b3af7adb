#!/usr/bin/env python3
"""Draws what hangs and lies in the departure hall of the Long Run: heart lamps, a lantern, a hook, the
keepsakes' signs and the Conductor's medals.

Run it from this folder after changing one: ./make_run.py   (writes run/*.svg, which are kept)
The lamp of the hall hangs at the upper left. Signs are white; the game tints them.
"""
import os

BRASS = ("#FFF0C2", "#D29C46", "#5A3A12")
INK = "#1A120E"


def gradient(name, x1, y1, x2, y2, colours):
    stops = "".join(f'<stop offset="{n / (len(colours) - 1):.3f}" stop-color="{c}"/>' for n, c in enumerate(colours))
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


if __name__ == "__main__":
    os.makedirs("run", exist_ok=True)
    heart_lamps()
    lantern()
    hook()
    signs()
    medals()

#!/usr/bin/env python3
"""Draws what stands in the terminus at the end of a Long Run: the Conductor and his arm with the cap, both against the sun,
the buffer at the end of the track, and a leg of the board.

Run it from this folder after changing a shape: ./make_arrival.py   (writes arrival/*.svg, which are kept)
"""

COAT, FOLD, RIM, BRASS, SKIN = "#191426", "#241B33", "#FFC98A", "#D9A24C", "#5A3640"


def path(d, fill="none", **more):
    rest = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items())
    return f'<path d="{d}" fill="{fill}"{rest}/>'


def line(d, width, colour, **more):
    return path(d, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)


def disc(x, y, r, fill, **more):
    rest = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items())
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{rest}/>'


def gradient(name, *stops, across=False):
    to = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
    inner = "".join(f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{alpha}"/>' for at, colour, alpha in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" {to}>{inner}</linearGradient>'


def conductor():
    coat = ("M30 52 C35 47 40 46 46 46 C53 46 59 48 63 53 C68 60 70 74 70 92 L74 150 C74 154 70 156 66 156 "
            "L24 156 C20 156 18 153 19 149 L25 100 L22 72 C22 62 25 56 30 52 Z")
    return [
        gradient("coat", (0, FOLD, 1), (0.55, COAT, 1), (1, "#0E0A16", 1)),
        '<ellipse cx="46" cy="196" rx="30" ry="4" fill="#000" fill-opacity="0.45"/>',
        path("M27 150 L43 150 L42 190 L30 190 Z", "#0E0A16"), path("M49 150 L66 150 L63 190 L51 190 Z", "#0E0A16"),
        path("M22 196 C22 190 30 187 42 187 L42 196 Z", "#0A0710"), path("M50 187 L64 187 C68 190 70 193 70 196 L50 196 Z", "#0A0710"),
        path(coat, "url(#coat)"),
        path("M62 58 C70 64 76 82 75 104 C75 110 68 112 66 106 L62 78 Z", FOLD),            # his right arm
        disc(70, 111, 5, SKIN),
        path("M36 46 L46 62 L57 46 L52 42 L41 42 Z", "#2E2440"),                             # collar
        path("M44 47 L48 47 L47 62 L45 62 Z", "#8C1C17"),
        path("M22 97 L71 97 L72 104 L22 104 Z", "#0C0912"), path("M42 96 L51 96 L51 105 L42 105 Z", BRASS),
        *[disc(x, y, 2.1, BRASS) for y in (70, 80, 90, 116, 130) for x in (39, 54)],
        # head, seen from the front with the sun behind
        path("M34 26 C34 14 41 10 46.5 10 C53 10 59 14 59 26 C59 37 54 44 46.5 44 C39 44 34 37 34 26 Z", SKIN),
        path("M33 24 C33 12 40 8 46.5 8 C54 8 60 12 60 24 C57 18 52 16 46.5 16 C41 16 36 18 33 24 Z", "#2A2029"),
        path("M38 33 C42 29.5 45 31 46.5 32.4 C48 31 51 29.5 55 33 C52 37 48.6 36.4 46.5 34.8 C44.4 36.4 41 37 38 33 Z", "#E9DFD2"),
        path("M40 25.6 C41.6 24 43.4 24 44.6 25.6 M48.6 25.6 C50 24 51.6 24 53 25.6", stroke="#1B1218", stroke_width="1.5"),
        # the sun's rim, on his left side as we see him
        line("M33 24 C33 12 40 8.4 46 8.2", 1.6, RIM), line("M30 52 C25 56 22 62 22 72 L25 98", 1.8, RIM),
        line("M24 104 L19 149", 1.6, RIM, stroke_opacity=0.85), line("M29 158 L30.5 186", 1.3, RIM, stroke_opacity=0.7),
        line("M34 27 C34.6 35 37.5 40 40 42", 1.2, RIM, stroke_opacity=0.8),
    ], "0 0 88 200"


def arm_and_cap():
    return [
        path("M72 78 C62 70 52 60 47 50 L45 24 L56 22 L60 44 C68 54 78 64 88 74 C90 82 82 88 72 78 Z", COAT),
        line("M71 76 C61 68 51 59 46.6 50 L44.8 25", 1.7, RIM),
        path("M44.6 27 L56.4 25 L57 31 L45 33 Z", BRASS),
        path("M44 20 C44 15 48 13 52 14 C57 15 58 20 56.6 24 L46 26 Z", SKIN),
        path("M20 14 C22 4 38 -1 54 0 C66 1 74 6 75 13 L73 18 C58 13 38 15 23 21 Z", COAT),
        path("M23 21 C38 15 58 13 73 18 L72 23 C58 19 40 20 25 26 Z", "#8C1C17"),
        path("M25 26 C40 20 58 19 72 23 C70 28 64 29 60 28 C48 25 36 26 28 30 C24 31 23 28 25 26 Z", "#0E0A16"),
        disc(47, 16, 2.6, BRASS),
        line("M20 14 C22 4 38 -1 54 0 C60 0.4 66 2 70 5", 1.7, RIM), line("M25.4 27 C28 25 33 23.4 38 22.4", 1.2, RIM),
    ], "0 -2 160 160"


def buffer():
    return [
        gradient("red", (0, "#D8402C", 1), (1, "#6E1210", 1)), gradient("iron", (0, "#3A3038", 1), (1, "#141016", 1)),
        gradient("brass", (0, "#FFF0C2", 1), (0.5, "#D29C46", 1), (1, "#5A3A12", 1)),
        '<ellipse cx="36" cy="97" rx="34" ry="3.6" fill="#000" fill-opacity="0.5"/>',
        path("M12 97 L16 44 L24 44 L24 97 Z", "url(#iron)"), path("M48 97 L48 44 L56 44 L60 97 Z", "url(#iron)"),
        path("M16 92 L52 58 L56 62 L20 97 Z", "#1C161C"),
        path("M4 40 L68 40 L68 60 L4 60 Z", "url(#red)"), path("M4 40 L68 40 L68 42.4 L4 42.4 Z", "#FF9A78"),
        path("M28 42.4 L44 42.4 L44 60 L28 60 Z", "#E9DFD2", fill_opacity="0.86"),
        *[part for x in (14, 58) for part in (
            path(f"M{x - 9} 47 L{x + 1} 47 L{x + 1} 54 L{x - 9} 54 Z", "url(#brass)"), disc(x, 50.5, 7.4, "url(#brass)"),
            disc(x, 50.5, 4.4, "#6B4718"))],
        path("M33 26 L39 26 L40 40 L32 40 Z", "url(#iron)"),
        path("M29 8 L43 8 L45 27 L27 27 Z", "url(#iron)"), path("M30 7 C30 2 42 2 42 7 Z", "url(#brass)"),
        disc(36, 17.5, 7.2, "#FF4A32"), disc(34.6, 16, 3.6, "#FFD0BC"), disc(36, 17.5, 7.2, "none", stroke="url(#brass)", stroke_width="1.6"),
    ], "0 0 72 100"


def leg():
    return [
        gradient("post", (0, "#C9A25C", 1), (1, "#6A4A1C", 1)), gradient("foot", (0, "#A07C3C", 1), (1, "#3E2A10", 1)),
        path("M18 0 H28 V52 H18 Z", "url(#post)"), path("M20 0 H22 V52 H20 Z", "#FFF0C2", fill_opacity="0.5"),
        path("M4.5 47 H41.5 A4.5 4.5 0 0 1 41.5 56 H4.5 A4.5 4.5 0 0 1 4.5 47 Z", "url(#foot)"),
    ], "0 0 46 56"


def main():
    for name, (parts, box) in {"conductor": conductor(), "arm_and_cap": arm_and_cap(), "buffer": buffer(), "leg": leg()}.items():
        wide, high = box.split()[2:]
        with open(f"arrival/{name}.svg", "w", encoding="utf-8") as file:
            file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="{box}">\n'
                       + "\n".join(parts) + "\n</svg>\n")


if __name__ == "__main__":
    main()

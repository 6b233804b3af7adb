#!/usr/bin/env python3
"""Draws the Conductors of the Long Run's last station: portraits in a brass rim, in uniform and a peaked cap.

Run it from this folder after changing a face: ./make_conductors.py   (writes run/conductor_*.svg, which are kept)
"""
import os

from make_people import disc, features, glasses, ground, head, line, moustache, neck, oval, path, rim, shoulders

NIGHT = ("#241A44", "#33265C")  # the last station's violet
GOLD, DARK_GOLD, WHITE, GREY = "#E8C06A", "#9A6C26", "#F4ECDB", "#CFC4AF"


def cap(cloth, shade, band, tilt=0):
    """A conductor's cap with a badge: two crossed dice-white bars on a brass disc."""
    turned = [path("M37 40 C33 24 47 15 64 15 C81 15 95 24 91 40 C82 34 46 34 37 40 Z", cloth),
              path("M66 15 C82 15.6 95 24 91 40 C85 36 77 35 68 35 Z", shade),
              path("M42 39 C52 34 76 34 86 39 L85 48 C76 43.4 52 43.4 43 48 Z", band),
              path("M40 48 C50 41.6 78 41.6 88 48 C83 54.4 74 51 64 51 C54 51 45 54.4 40 48 Z", "#0E0B16"),
              line("M43 48.4 C53 43.4 75 43.4 85 48.4", 1.6, GOLD),
              line("M38.4 38.6 C48 32.6 80 32.6 89.6 38.6", 1.8, GOLD),
              disc(64, 33, 6.6, DARK_GOLD), disc(64, 33, 5.2, GOLD),
              path("M61.2 30.2 h5.6 v5.6 h-5.6 Z", WHITE), disc(62.6, 31.6, 0.8, "#2A1B0C"), disc(65.4, 34.4, 0.8, "#2A1B0C")]
    return [f'<g transform="rotate({tilt} 64 44)">'] + turned + ["</g>"]


def uniform(cloth, shade, facing):
    """A double-breasted coat: lapels, two rows of buttons, braid on the shoulders."""
    return (shoulders(cloth, shade)
            + [path("M46 87 L55 83 L64 96 L73 83 L82 87 L75 106 L64 97 L53 106 Z", WHITE), path("M64 97 L73 83 L82 87 L75 106 Z", GREY),
               path("M60.6 94 L67.4 94 L69.4 112 L64 115 L58.6 112 Z", facing),
               path("M46 87 L55 83 L56 112 L47 112 Z", facing, fill_opacity="0.9"), path("M82 87 L73 83 L72 112 L81 112 Z", shade),
               line("M29 96 L42 90 M31 100 L44 94", 2.2, GOLD), line("M99 96 L86 90 M97 100 L84 94", 2.2, DARK_GOLD)]
            + [disc(x, y, 1.9, GOLD) for x in (50.6, 77.4) for y in (97, 105)])


def bell():
    """Keeps the clock: white whiskers, a watch in his hand."""
    skin, white = "#E2B08C", "#EFE9DC"
    return (ground(NIGHT) + [path("M43 56 C40 66 42 78 49 83 L52 62 Z", white), path("M85 56 C88 66 86 78 79 83 L76 62 Z", "#CFC8BA")]
            + uniform("#2B2F4E", "#1B1E36", "#6E2A3C") + neck(skin) + head(skin, 20)
            + features("calm", "#9B4A3C", white, 3.6) + moustache(white) + cap("#2B2F4E", "#1B1E36", "#6E2A3C")
            + [line("M72 104 C80 100 84 100 90 95", 1.4, GOLD), disc(92, 91, 8.6, DARK_GOLD), disc(92, 91, 7, WHITE),
               line("M92 91 V86.4 M92 91 L95.4 93", 1.3, "#2A1B0C"), disc(92, 81.6, 1.9, GOLD)])


def vance():
    """Takes ties: a silver bob, a straight look, scales at her collar."""
    skin, silver = "#F0CDB0", "#BDC3CF"
    return (ground(NIGHT) + [path("M41 78 C36 52 44 34 64 34 C84 34 92 52 87 78 C80 82 77 76 78 68 L78 50 L50 50 L50 68 C51 76 48 82 41 78 Z", silver),
                             path("M66 34 C85 35 92 53 87 78 C80 82 77 76 78 68 L78 50 Z", "#8F96A6")]
            + uniform("#1F4A52", "#14343B", "#C79A3E") + neck(skin) + head(skin, 18.6) + features("calm", "#A3263A", "#6F7480", 2)
            + [disc(44.6, 70, 2.4, GOLD), disc(83.4, 70, 2.4, DARK_GOLD)] + cap("#1F4A52", "#14343B", "#C79A3E", -4)
            + [line("M56 91 H72 M64 88 V96 M57.4 91 L55 95 H60 Z M70.6 91 L68 95 H73 Z", 1.3, GOLD)])


def lindqvist():
    """Pays no specials: gaunt, square glasses, a thin moustache."""
    skin, hair = "#E9C3A0", "#B98A4E"
    return (ground(NIGHT) + [path("M45 60 C43 52 44 46 47 43 L50 60 Z", hair), path("M83 60 C85 52 84 46 81 43 L78 60 Z", "#8E6636")]
            + uniform("#4A3A22", "#33270F", "#24402F") + neck(skin) + head(skin, 17.6)
            + [path("M52 66 C54 72 56 75 58 77 M76 66 C74 72 72 75 70 77", "none", stroke="#B98D6C", stroke_width="1.6")]
            + features("calm", "#8F4A3E", hair, 2.2) + glasses("#20262E", 6.8, True) + moustache(hair, False)
            + cap("#4A3A22", "#33270F", "#24402F", 3))


def morel():
    """Raises the fare: dark curls, large earrings, the start of a smile."""
    skin, hair = "#7A4A2E", "#17100D"
    curls = [disc(x, y, r, hair) for x, y, r in ((42, 58, 8), (40, 68, 8), (43, 78, 7), (86, 58, 8), (88, 68, 8), (85, 78, 7))]
    return (ground(NIGHT) + curls + uniform("#5A1F33", "#3E1222", "#D8B25A") + neck(skin) + head(skin, 18.8)
            + features("calm", "#B3323E", hair, 2.4) + [line("M57 73.4 Q64 77.4 71.4 71.8", 2.6, "#C24D55")]
            + [disc(43.4, 72, 3.6, "none", stroke=GOLD, stroke_width="1.8"), disc(84.6, 72, 3.6, "none", stroke=DARK_GOLD, stroke_width="1.8"),
               oval(71.6, 67, 0.9, 0.9, hair)]
            + cap("#5A1F33", "#3E1222", "#D8B25A", 5))


def main():
    os.chdir(os.path.dirname(os.path.abspath(__file__)))
    for draw in (bell, vance, lindqvist, morel):
        with open(f"run/conductor_{draw.__name__}.svg", "w", encoding="ascii") as out:
            out.write('<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="9.5 7.5 109 109">\n')
            out.write("\n".join(draw() + rim()) + "\n</svg>\n")


if __name__ == "__main__":
    main()

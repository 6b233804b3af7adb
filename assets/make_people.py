#!/usr/bin/env python3
"""Draws the people of the tables: flat portraits in a brass rim, lit from the upper left, each calm, pleased and dismayed.

Run it from this folder after changing a face: ./make_people.py   (writes people/*.svg, which are kept)
"""
import math
import os

INK = "#1A120E"
X, Y = 64, 62     # the middle of the medal
RIM = 53.5        # the brass, outside
GROUND = 47       # the ground, inside it
SHADE = 0.20      # the side away from the lamp


def num(x):
    return f"{x:.2f}".rstrip("0").rstrip(".")


def path(d, fill, **more):
    rest = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items())
    return f'<path d="{d}" fill="{fill}"{rest}/>'


def line(d, width, colour, **more):
    return path(d, "none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)


def disc(x, y, r, fill, **more):
    rest = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items())
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{rest}/>'


def oval(x, y, rx, ry, fill, **more):
    rest = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items())
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{rest}/>'


def on_ground(degrees, r=GROUND):
    """A point of the ground's edge; 0 is at the right, 90 at the bottom."""
    a = math.radians(degrees)
    return f"{num(X + r * math.cos(a))} {num(Y + r * math.sin(a))}"


# ---- ground and rim

def ground(colours):
    dark, light = colours
    out = [disc(X, Y, GROUND, dark)]
    for ray in range(-3, 4):  # of light, from below the shoulder
        a = 270 + ray * 22
        out.append(path(f"M64 109 L{on_ground(a - 6)} A{GROUND} {GROUND} 0 0 1 {on_ground(a + 6)} Z", light))
    return out


def rim():
    return ['<linearGradient id="brass" gradientUnits="userSpaceOnUse" x1="20" y1="14" x2="106" y2="114">'
            '<stop offset="0" stop-color="#FBE3A6"/><stop offset="0.5" stop-color="#C8913F"/>'
            '<stop offset="1" stop-color="#7A5420"/></linearGradient>',
            disc(X, Y, (RIM + GROUND) / 2, "none", stroke="url(#brass)", stroke_width=num(RIM - GROUND)),
            disc(X, Y, GROUND, "none", stroke=INK, stroke_width="1.6"),
            disc(X, Y, RIM, "none", stroke="#3A2509", stroke_width="1.6")]


# ---- the body, from the back to the front

def shoulders(cloth, dark):
    left, right = on_ground(134), on_ground(46)
    body = (f"M{left} C36 89 47 89 54 85 L74 85 C81 89 92 89 {right} "
            f"A{GROUND} {GROUND} 0 0 1 {left} Z")
    return [path(body, cloth), path(f"M66 86 L74 85 C81 89 92 89 {right} A{GROUND} {GROUND} 0 0 1 {on_ground(84)} Z", dark)]


def neck(skin):
    return [path("M55 74 L73 74 L73 88 C70 94 58 94 55 88 Z", skin),
            path("M55 78 C60 86 70 86 73 78 L73 84 C69 91 60 90 55 84 Z", INK, fill_opacity="0.28")]


def head(skin, wide=19.5):
    w = wide
    jaw = (f"M{64 - w} 54 C{64 - w} 38 {64 + w} 38 {64 + w} 54 "
           f"C{64 + w} 68 {64 + w * 0.62} 79 64 82 C{64 - w * 0.62} 79 {64 - w} 68 {64 - w} 54 Z")
    away = f"M67 41 C{64 + w * 0.8} 42 {64 + w} 46 {64 + w} 54 C{64 + w} 68 {64 + w * 0.62} 79 64 82 C72 72 72 56 67 41 Z"
    ears = [oval(64 - w, 59, 3.6, 5.4, skin), oval(64 + w, 59, 3.6, 5.4, skin),
            oval(64 + w, 59, 3.6, 5.4, INK, fill_opacity=SHADE)]
    return ears + [path(jaw, skin), path(away, INK, fill_opacity=SHADE)]


def features(mood, lips, brow, brow_width=2.4):
    out = []
    nose = line("M64.5 56 L67.5 66.4 L62.6 67", 1.7, INK, stroke_opacity="0.55")
    for side in (-1, 1):
        x = 64 + side * 8.6
        inner, outer = x - side * 4.2, x + side * 5
        if mood == "pleased":
            out.append(line(f"M{num(inner)} 49.4 Q{num(x)} 45.4 {num(outer)} 48.8", brow_width, brow))
            out.append(line(f"M{num(x - 3.7)} 57.6 Q{num(x)} 53.2 {num(x + 3.7)} 57.6", 2.4, INK))
        elif mood == "dismayed":
            out.append(line(f"M{num(inner)} 46.4 Q{num(x)} 47.6 {num(outer)} 51.4", brow_width, brow))
            out += [oval(x, 57, 3.7, 3.9, "#F7EFDF"), disc(x, 57.6, 2.1, INK)]
        else:
            out.append(line(f"M{num(inner)} 50.2 Q{num(x)} 48 {num(outer)} 50.4", brow_width, brow))
            out += [oval(x, 57, 3.8, 2.9, "#F7EFDF"), disc(x, 57, 2.4, INK),
                    line(f"M{num(x - 3.9)} 56 Q{num(x)} 52.8 {num(x + 3.9)} 56", 1.8, INK)]
    out.append(nose)
    if mood == "pleased":
        out += [path("M55 71 Q64 74 73 71 Q70.5 78.6 64 78.6 Q57.5 78.6 55 71 Z", lips),
                path("M57.4 72 Q64 74.2 70.6 72 L69.6 74.2 Q64 75.8 58.4 74.2 Z", "#FBF3E2")]
    elif mood == "dismayed":
        out.append(line("M58.4 75.6 Q64 70.6 69.6 75.6", 2.8, lips))
    else:
        out.append(line("M57.6 73 Q64 75.4 70.4 72.6", 2.8, lips))
    return out


# ---- what each of them wears

def glasses(colour, r=6.4, square=False):
    out = []
    for side in (-1, 1):
        x = 64 + side * 8.8
        if square:
            out.append(path(f"M{num(x - r)} 52.4 H{num(x + r)} V60 Q{num(x + r)} 62 {num(x + r - 2)} 62 H{num(x - r + 2)} "
                            f"Q{num(x - r)} 62 {num(x - r)} 60 Z", "#DCE9F2", fill_opacity="0.22", stroke=colour,
                            stroke_width="1.9"))
        else:
            out.append(disc(x, 57, r, "#DCE9F2", fill_opacity="0.20", stroke=colour, stroke_width="1.9"))
    return out + [line("M61.6 56 Q64 54.6 66.4 56", 1.9, colour)]


def moustache(colour, big=True):
    if big:
        return [path("M64 67.6 C58 65.6 51 69 47.4 74.6 C54 76 60.4 74.6 64 71.8 C67.6 74.6 74 76 80.6 74.6 C77 69 70 65.6 64 67.6 Z",
                     colour)]
    return [path("M64 68.8 C60 67.4 56.4 68.6 54.4 71 C58 71.6 61.6 71.4 64 70.4 C66.4 71.4 70 71.6 73.6 71 C71.6 68.6 68 67.4 64 68.8 Z",
                 colour)]


def etta(mood):
    skin, hair = "#A66A45", "#241510"
    return (ground(("#4A1F45", "#5E2B57")) + [oval(64, 57, 26, 26, hair), disc(41, 70, 9, hair), disc(87, 70, 9, hair)]
            + shoulders("#25242C", "#16151B") + neck(skin)
            + [path("M45 88 L55 84 L64 97 L73 84 L83 88 L76 104 L64 97 L52 104 Z", "#F4ECDB"),
               path("M64 97 L73 84 L83 88 L76 104 Z", "#CFC4AF")]
            + head(skin) + features(mood, "#8C2F35", hair)
            + [path("M44 54 C42 38 52 33 64 34 C76 33 86 38 84 54 C80 46 74 43 64 44 C54 43 48 46 44 54 Z", hair),
               path("M44 39 C42 31 47 27 51 28 C53 22 60 21 64 24 C68 21 75 22 77 28 C81 27 86 31 84 39 C74 33 54 33 44 39 Z", "#F4ECDB"),
               path("M64 24 C68 21 75 22 77 28 C81 27 86 31 84 39 C78 35.6 71 34.6 64 34.5 Z", "#D8CDB8"),
               line("M46 39 C54 34 74 34 82 39", 2.6, "#FF9DB2")])


def rex(mood):
    skin, leather = "#E3B38F", "#6B3F22"
    goggles = []
    for side in (-1, 1):
        goggles += [disc(64 + side * 9.4, 37, 8.4, "#C8913F"), disc(64 + side * 9.4, 37, 6, "#8FB7CF"),
                    path(f"M{num(64 + side * 9.4 - 4)} 38 L{num(64 + side * 9.4 + 1)} 32.6 L{num(64 + side * 9.4 + 3)} 34 L{num(64 + side * 9.4 - 2)} 40 Z",
                         "#E8F3F8")]
    return (ground(("#1D3A52", "#27496A")) + shoulders("#4F3320", "#392415") + neck(skin)
            + [path("M44 88 C52 98 76 98 84 88 L80 82 C72 92 56 92 48 82 Z", "#F1E6CB"),
               path("M70 92 L84 108 L74 112 L64 95 Z", "#D9CBAA")]
            + head(skin) + features(mood, "#A2503E", "#7A4A22", 2.8)
            + [path("M42 74 C38 62 38 42 46 32 C54 22 74 22 82 32 C90 42 90 62 86 74 L80 70 C83 60 83 52 81 46 C72 41 56 41 47 46 C45 52 45 60 48 70 Z", leather),
               path("M70 25 C76 26 80 29 82 32 C90 42 90 62 86 74 L80 70 C83 60 83 52 81 46 C78 44 74 43 70 42.4 Z", "#4E2C16"),
               line("M41 46 Q64 34 87 46", 4, "#33200F")] + goggles)


def walt(mood):
    skin, grey = "#D9A27E", "#D7D2C6"
    return (ground(("#2B2F38", "#3A404C")) + [path("M43 60 C42 50 44 44 48 42 L50 62 Z", grey), path("M85 60 C86 50 84 44 80 42 L78 62 Z", "#B5AFA3")]
            + shoulders("#33507A", "#25395A") + neck(skin)
            + [path("M46 87 L55 84 L64 94 L73 84 L82 87 L74 98 L64 94 L54 98 Z", "#B23A32"),
               path("M43 90 L48 112 M85 90 L80 112", "none", stroke="#E0B25A", stroke_width="3")]
            + head(skin, 20.5) + features(mood, "#9B4A3C", grey, 3.4) + moustache(grey)
            + [path("M42 45 C40 30 52 22 64 22 C76 22 88 30 86 45 C74 40 54 40 42 45 Z", "#2C4468"),
               path("M68 22.4 C79 23.6 88 31 86 45 C80 42.4 74 41.4 68 41.2 Z", "#1F3150"),
               line("M50 27 L48 41 M57 23.6 L56 40 M64 22.4 L64 40 M71 23.6 L72 40 M78 27 L80 41", 1.3, "#8FA8CF"),
               path("M40 45 C52 38.6 76 38.6 88 45 C84 52 76 47.4 64 47.4 C52 47.4 44 52 40 45 Z", "#141B28"),
               line("M42 44.4 C54 39 74 39 86 44.4", 1.8, "#E0B25A")])


def irene(mood):
    skin, hair = "#F0C9A8", "#8E3B22"
    return (ground(("#23423A", "#2D5549"))
            + [path("M40 76 C34 50 42 26 64 26 C86 26 94 50 88 76 C84 80 78 78 78 72 L78 50 L50 50 L50 72 C50 78 44 80 40 76 Z", hair)]
            + shoulders("#2F7D68", "#215B4C") + neck(skin)
            + [path("M64 93 L50 86 L48 98 Z", "#F4ECDB"), path("M64 93 L78 86 L80 98 Z", "#D8CDB8"), disc(64, 93, 3.4, "#E0B25A")]
            + head(skin, 18.5) + features(mood, "#B5392F", "#6E2C18", 2)
            + glasses("#2B1A10", 7)
            + [path("M44 62 C42 46 46 34 64 33 C82 34 86 46 84 62 C82 56 81 51 80 47.6 L48 47.6 C47 51 46 56 44 62 Z", hair),
               path("M64 33 C82 34 86 46 84 62 C82 56 81 51 80 47.6 L66 47.6 Z", "#6E2C18"),
               line("M50 46 C52 40 55 37 58 36 M58 46.6 C59 41 61 38 63 37", 1.4, "#B55A38")])


def june(mood):
    skin, hair = "#6E3F28", "#15100E"
    return (ground(("#3B2A5E", "#4C3878")) + [path("M41 66 C36 44 46 27 64 27 C82 27 92 44 87 66 Z", hair)]
            + shoulders("#C24D6E", "#8F3450") + neck(skin)
            + [disc(64 + 13 * math.cos(math.radians(a)), 84 + 11 * math.sin(math.radians(a)), 2.3, "#F6ECD6") for a in range(15, 180, 25)]
            + head(skin, 18.6) + features(mood, "#A3263A", hair, 2.2)
            + [path("M44 58 C42 40 52 31 64 31 C77 31 86 40 84 58 C82 50 79 46 74 44 C68 48 60 44 55 48 C49 46 46 50 44 58 Z", hair),
               line("M47 46 C52 40 58 44 63 39 C69 35 75 40 81 45", 1.6, "#4A3A34"),
               line("M48 51 C52 46 56 47 60 45", 1.4, "#4A3A34")]
            + [oval(83 + 6.4 * math.cos(math.radians(a)), 43 + 6.4 * math.sin(math.radians(a)), 4.6, 4.6, "#F6ECD6") for a in range(0, 360, 72)]
            + [disc(83, 43, 3.6, "#E0B25A")])


def emmy(mood):
    skin, hair = "#E8BE9E", "#6F6A66"
    return (ground(("#4A2A22", "#5E382C")) + [disc(64, 25, 11.5, hair), path("M66 14 C74 15 77 24 73 33 L64 36 Z", "#565250"),
                                               path("M42 62 C38 42 46 30 64 30 C82 30 90 42 86 62 Z", hair)]
            + shoulders("#2A2D3C", "#1C1F2B") + neck(skin)
            + [path("M52 80 L76 80 L78 92 C70 97 58 97 50 92 Z", "#F1EADC"), path("M66 80 L76 80 L78 92 C74 94.6 70 95.8 66 96 Z", "#CBC2B0"),
               oval(64, 92, 4.4, 5.4, "#E0B25A"), oval(64, 92, 2.6, 3.4, "#2F6F86")]
            + head(skin, 19) + features(mood, "#A8473F", "#5A5552", 2.2) + glasses("#B9873A", 6.6)
            + [path("M43 60 C42 42 50 33 63 33 C56 40 49 46 43 60 Z", hair), path("M85 60 C86 42 78 33 63 33 C71 40 79 46 85 60 Z", "#565250"),
               line("M47 48 C51 41 56 37 61 34.6", 1.3, "#95908A")])


def mo(mood):
    skin, hair = "#C68F63", "#2A1B14"
    beard = path("M44 60 C44 76 52 90 64 90 C76 90 84 76 84 60 C82 66 78 68.6 73 68.4 C68 67 60 67 55 68.4 C50 68.6 46 66 44 60 Z", hair)
    mouth = {"pleased": [path("M56.6 72.4 Q64 75 71.4 72.4 Q69 78.4 64 78.4 Q59 78.4 56.6 72.4 Z", "#8C2F28"), path("M58.6 73.4 Q64 75.2 69.4 73.4 L68.6 75 Q64 76.4 59.4 75 Z", "#FBF3E2")],
             "dismayed": [line("M59 77 Q64 72.8 69 77", 2.8, "#C4705C")], "calm": [line("M58.6 74.6 Q64 76.4 69.4 74.4", 2.8, "#C4705C")]}[mood]
    return (ground(("#4A3416", "#5E441F")) + shoulders("#5B4632", "#433324") + neck(skin)
            + [path("M47 88 L56 84 L64 98 L72 84 L81 88 L72 110 L64 98 L56 110 Z", "#8F7B5E")]
            + head(skin, 20) + features(mood, "#8C2F28", hair, 3.2) + [beard] + mouth
            + [path("M38 47 C36 34 48 25 66 25 C82 25 92 33 90 45 C84 41 76 40 66 41 C54 42 46 46 38 47 Z", "#6F6456"),
               path("M72 25.4 C84 27 92 34 90 45 C85 41.6 79 40.4 72 40.6 Z", "#524A3F"),
               path("M36 48 C42 42 58 38.6 70 40.4 C64 46 50 49.4 37 50.6 Z", "#3F382F"),
               line("M52 30 C58 27 70 27 78 31", 1.4, "#8F8371")])


def ada(mood):
    skin, hat = "#8A5535", "#C4502E"
    return (ground(("#3A2230", "#4E2F40")) + shoulders("#1F5C66", "#15424A") + neck(skin)
            + [path("M48 87 C54 101 74 101 80 87 L84 89 C78 108 50 108 44 89 Z", "#E0B25A")]
            + [path("M43 50 C41 62 43 70 47 74 L51 66 L49 50 Z", "#1A110D"), path("M85 50 C87 62 85 70 81 74 L77 66 L79 50 Z", "#120B08")]
            + head(skin, 18.4) + features(mood, "#B3202E", "#1A110D", 2)
            + [disc(45.4, 67, 2.8, "#FBE3A6"), disc(82.6, 67, 2.8, "#E0B25A"),
               path("M41 52 C37 32 48 20 64 20 C80 20 91 32 87 52 C78 43 50 43 41 52 Z", hat),
               path("M68 20.2 C82 22 91 34 87 52 C82 47 75 45.4 68 45.2 Z", "#963A20"),
               path("M40.6 47 C50 37 78 37 87.4 47 L87 53 C78 43.6 50 43.6 41 53 Z", "#22343C"),
               path("M80 38 C88 30 95 30 97 24 C99 34 93 44 84 45 Z", "#F6ECD6"), line("M82 43 C88 38 93 33 96 27", 1.2, "#B9AE97")])


def bo(mood):
    skin, hair = "#F0C39C", "#C2622A"
    return (ground(("#20384A", "#2B4A60")) + [path("M42 62 C40 48 44 40 64 38 C84 40 88 48 86 62 L82 52 L46 52 Z", hair)]
            + shoulders("#6C7C3C", "#505E2A") + neck(skin)
            + [path("M47 86 C54 94 74 94 81 86 L78 95 L68 98 L72 110 L64 104 L57 109 L60 98 L50 95 Z", "#B8322C"),
               path("M66 92.4 C72 92 78 89 81 86 L78 95 L68 98 L72 110 L64 104 Z", "#8E2420")]
            + head(skin, 19) + features(mood, "#B5573F", "#A04E20", 2.6)
            + [disc(x, y, 1, "#C47F55") for x, y in ((52, 65), (56, 67), (50, 69), (72, 67), (76, 65), (77, 69))]
            + [path("M43 48 C42 34 52 25 64 25 C76 25 86 34 85 48 C76 42 52 42 43 48 Z", "#D8D2C2"),
               path("M68 25.2 C79 27 86 35 85 48 C80 44.8 74 43.6 68 43.4 Z", "#B4AD9B"),
               line("M50 30 L48 45 M57 26.4 L56 43.4 M64 25.2 L64 43 M71 26.4 L72 43.4 M78 30 L80 45", 1.5, "#51617A"),
               path("M41 49 C52 41 76 41 87 49 C80 55 72 50 64 50 C56 50 48 55 41 49 Z", "#3C4A60")])


def sal(mood):
    skin, hair = "#D8A578", "#1E1714"
    return (ground(("#2E3322", "#3D442D")) + [path("M43 62 C41 52 43 45 47 42 L49 60 Z", hair), path("M85 62 C87 52 85 45 81 42 L79 60 Z", hair)]
            + shoulders("#E4DCC8", "#BFB59D") + neck(skin)
            + [path("M50 86 L57 84 L64 93 L71 84 L78 86 L71 97 L64 93 L57 97 Z", "#F8F2E4"),
               path("M58 93 L64 96.4 L70 93 L70 100 L64 96.4 L58 100 Z", "#7A2630"), path("M43 90 L50 112 M85 90 L78 112", "none", stroke="#4A5A6E", stroke_width="4")]
            + head(skin, 19) + features(mood, "#A2503E", hair, 2.8) + moustache(hair, False)
            + [path("M45 50 C44 34 52 28 64 28 C76 28 84 34 83 50 C76 40 52 40 45 50 Z", skin), oval(57, 34, 6, 3.2, "#F2C9A0"),
               path("M43.6 48 C50 40 78 40 84.4 48 L84.4 44 C78 36.6 50 36.6 43.6 44 Z", "#2B3A2E"),
               path("M37 53 C44 43 84 43 91 53 C82 50.4 74 49.8 64 49.8 C54 49.8 46 50.4 37 53 Z", "#3FA070", fill_opacity="0.94"),
               line("M40 51 C50 45 78 45 88 51", 1.4, "#8FE0B4")])


def kit(mood):
    skin, hair = "#E7BE93", "#16120F"
    return (ground(("#1B3B3F", "#255055")) + [path("M42 62 C39 42 47 28 64 28 C81 28 89 42 86 62 Z", hair)]
            + shoulders("#3B3550", "#2A263B") + neck(skin)
            + [path("M49 87 L57 84 L64 94 L71 84 L79 87 L70 100 L64 94 L58 100 Z", "#F4ECDB"), path("M61 94 L67 94 L69 110 L64 113 L59 110 Z", "#C8913F"),
               path("M64 94 L67 94 L69 110 L64 113 Z", "#96682A")]
            + head(skin, 18.8) + features(mood, "#A5483C", hair, 2.4) + glasses("#20262E", 6.6, True)
            + [path("M43.6 58 C41 40 50 29 65 29 C80 29 87 40 84.4 58 C83 50 80 45 76 42.6 C66 45 56 42 53 37 C51 44 46 48 43.6 58 Z", hair),
               line("M53 37 C58 43 68 44 76 42", 1.3, "#4B433E"), line("M57 33 C62 37 70 38 77 36", 1.3, "#4B433E"),
               line("M42 58 C37 36 50 21 64 21 C78 21 91 36 86 58", 2.6, "#5A6068"), oval(42.5, 60, 4.4, 7, "#2A2F36"), oval(85.5, 60, 4.4, 7, "#1E2228"),
               oval(41.8, 59, 2.2, 4.4, "#6B737D")])


def ned(mood):
    skin, hair = "#B98258", "#4A4038"
    stubble = path("M45.6 64 C47 76 54 84 64 84 C74 84 81 76 82.4 64 C78 70 74 69 70 68 C66 67 62 67 58 68 C54 69 50 70 45.6 64 Z", "#3A2A20", fill_opacity="0.42")
    return (ground(("#30262A", "#41343A")) + shoulders("#5A5F66", "#43474D") + neck(skin)
            + [path("M40 89 L55 84 L64 100 L58 112 L48 104 Z", "#73797F"), path("M88 89 L73 84 L64 100 L70 112 L80 104 Z", "#4C5157"),
               path("M58 90 L64 100 L70 90 L73 86 L64 92 L55 86 Z", "#7E5A36")]
            + head(skin, 19.4) + [stubble] + features(mood, "#8E4636", hair, 3)
            + [path("M43 60 C43 52 44 48 46 46 L49 47 L48 58 Z", hair), path("M85 60 C85 52 84 48 82 46 L79 47 L80 58 Z", hair),
               path("M45 43 C44 28 50 21 57 23 C61 24.4 67 24.4 71 23 C78 21 84 28 83 43 Z", "#4B4A3E"),
               path("M68 23.8 L71 23 C78 21 84 28 83 43 L68 43 Z", "#37362D"),
               path("M45.4 37 C52 33.6 76 33.6 82.6 37 L83 44 C76 40.6 52 40.6 45 44 Z", "#1F1B16"),
               path("M27 47 C36 39 92 39 101 47 C96 53 82 49 64 49 C46 49 32 53 27 47 Z", "#56554A"),
               path("M66 41 C82 41 96 42.6 101 47 C97 51.6 86 49.8 66 49 Z", "#403F36"),
               path("M76 36 L84 26 L86 28 L80 38 Z", "#C0553A")])


PEOPLE = {f.__name__: f for f in (etta, rex, walt, irene, june, emmy, mo, ada, bo, sal, kit, ned)}


def main():
    os.chdir(os.path.dirname(os.path.abspath(__file__)))
    os.makedirs("people", exist_ok=True)
    for name, draw in PEOPLE.items():
        for mood in ("calm", "pleased", "dismayed"):
            with open(f"people/{name}_{mood}.svg", "w", encoding="ascii") as out:
                out.write('<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="9.5 7.5 109 109">\n')
                out.write("\n".join(draw(mood) + rim()) + "\n</svg>\n")


if __name__ == "__main__":
    main()

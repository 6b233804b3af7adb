#!/usr/bin/env python3
"""Draws the train of the poster as its camera sees it: each wagon below its floor, the edge of each floor, and the lamp.

A picture lies around one point of the train (CENTRES); the game draws it there, as large as the train stands near. The
dice, the spokes and the lamp's light are drawn by the game. Numbers of the train are those of scenes/title/poster.cpp.
Run it from this folder after a change: ./make_train.py   (writes poster/*.svg, which are kept)
"""
import math

HEADING = math.radians(20.5)  # between track and picture plane
REAR, FRONT = 0.20, 1.39      # positions of the two dice along the track
DECK, GAUGE, RAIL_TOP, WHEEL, AXLE = 0.300, 0.37, 0.115, 0.124, 0.29
LAMP = (FRONT + 0.615, 0.22, 0.375)
CENTRES = {"rear": (REAR, GAUGE, DECK), "front": (FRONT, GAUGE, DECK), "lamp": LAMP}
WAGON, LANTERN = (2.0, 0.5), (0.36, 0.2)  # sizes of the pictures, world units at their centres

# The camera of the poster, with focal length in px of 1280x720.
ABOVE, DISTANCE, LOOKS_AT, FOCAL = math.radians(8.5), 7.1, (0, 0, 0.70), 360 / math.tan(math.radians(14))


def seen(p):
    """The place of a point in px from the middle of the picture, and px per unit there."""
    s, t, z = p
    x = s * math.cos(HEADING) - t * math.sin(HEADING)
    y = -s * math.sin(HEADING) - t * math.cos(HEADING)
    z -= LOOKS_AT[2]
    unit = FOCAL / (y * math.cos(ABOVE) - z * math.sin(ABOVE) + DISTANCE)
    return x * unit, -(y * math.sin(ABOVE) + z * math.cos(ABOVE)) * unit, unit


class Picture:
    def __init__(self, name, centre, size):
        left, top, unit = seen(CENTRES[centre])
        self.name, self.wide, self.high = name, size[0] * unit, size[1] * unit
        self.left, self.top = left - self.wide / 2, top - self.high / 2
        self.shades, self.shapes = [], []

    def fill(self, points, top, bottom):
        at = [(x - self.left, y - self.top) for x, y, _ in map(seen, points)]
        low, high = min(y for _, y in at), max(y for _, y in at)
        name = f"s{len(self.shades)}"
        self.shades.append(f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{low:.2f}" x2="0" '
                           f'y2="{high:.2f}"><stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
                           '</linearGradient>')
        self.shapes.append(f'<path d="M{" ".join(f"{x:.2f} {y:.2f}" for x, y in at)}Z" fill="url(#{name})"/>')

    def plate(self, s0, s1, t, z0, z1, top, bottom):
        self.fill([(s0, t, z1), (s1, t, z1), (s1, t, z0), (s0, t, z0)], top, bottom)

    def disc(self, middle, radius, top, bottom, way=(1, 0)):
        """Lies along the track, as a wheel does, or across it."""
        s, t, z = middle
        turns = [2 * math.pi * n / 36 for n in range(36)]
        self.fill([(s + radius * math.cos(a) * way[0], t + radius * math.cos(a) * way[1], z + radius * math.sin(a))
                   for a in turns], top, bottom)

    def drum(self, back, back_radius, face, face_radius, top, bottom):
        turns = [math.pi * (0.5 + n / 16) for n in range(17)]  # its far half is on the right

        def half(middle, radius):
            s, t, z = middle
            return [(s, t + radius * math.cos(a), z + radius * math.sin(a)) for a in turns]
        self.fill(half(face, face_radius) + half(back, -back_radius), top, bottom)

    def write(self):
        size = f"{self.wide:.2f} {self.high:.2f}".split()
        with open(f"poster/{self.name}.svg", "w", encoding="utf-8") as file:
            file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
                       f'viewBox="0 0 {size[0]} {size[1]}">\n<defs>{"".join(self.shades)}</defs>\n')
            file.write("\n".join(self.shapes) + "\n</svg>\n")


def wagon(name, die, coupling):
    under, edge = Picture(f"{name}_wagon", name, WAGON), Picture(f"{name}_edge", name, WAGON)
    axles = die - AXLE, die + AXLE
    for s in axles:  # the far wheels are darker, in the train's shade
        middle = (s, -GAUGE, RAIL_TOP + WHEEL)
        under.disc(middle, WHEEL, "#5A4220", "#2A180A")
        under.disc(middle, 0.80 * WHEEL, "#0C0809", "#060405")
    under.plate(*coupling, 0.0, 0.22, 0.265, "#1B1210", "#0B0707")
    under.plate(die - 0.47, die + 0.47, 0.30, 0.18, DECK, "#120C0D", "#070506")
    for s in axles:
        middle = (s, GAUGE, RAIL_TOP + WHEEL)
        under.disc((s, GAUGE - 0.045, RAIL_TOP + WHEEL), 1.09 * WHEEL, "#2A1B12", "#0C0706")  # flange
        under.disc(middle, WHEEL, "#DCA751", "#6A3F12")
        under.disc(middle, 0.80 * WHEEL, "#1A120F", "#0D0909")
        edge.disc(middle, 0.30 * WHEEL, "#C58F3E", "#6B4216")
        edge.disc((s, GAUGE + 0.02, RAIL_TOP + WHEEL), 0.17 * WHEEL, "#FFE9B4", "#A8732A")
    foot = DECK - 0.035
    edge.plate(die - 0.475, die + 0.475, 0.44, foot, DECK + 0.01, "#3A2312", "#150C08")
    edge.plate(die - 0.475, die + 0.475, 0.44, foot - 0.006, foot, "#C9923F", "#7A5120")
    under.write()
    edge.write()


def lamp(name, glass_top, glass_foot):
    picture = Picture(name, "lamp", LANTERN)
    s, t, z = LAMP
    picture.plate(FRONT + 0.47, s - 0.02, t, z - 0.055, z + 0.02, "#6B4718", "#2A190A")
    picture.drum((s - 0.115, t, z), 0.060, LAMP, 0.071, "#F3C873", "#5E3A12")
    picture.disc((s + 0.006, t, z), 0.078, "#FBE3A6", "#B07F32", (0, 1))
    picture.disc((s + 0.012, t, z), 0.064, glass_top, glass_foot, (0, 1))
    picture.write()


wagon("rear", REAR, (REAR - 0.40, REAR + 0.90))
wagon("front", FRONT, (FRONT - 0.20, FRONT + 0.42))
lamp("lamp_lit", "#FFF8E0", "#FFEFC0")
lamp("lamp_out", "#5A4426", "#3A2A16")

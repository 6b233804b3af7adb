#!/usr/bin/env python3
"""Draws the faces of the tables' dice as they are printed on plates: seen flat, 100 px wide.

Run it from this folder after a change: ./make_flat_dice.py   (writes dice/*.svg, which are kept)
"""
import os

PIPS = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}  # on the keys of a telephone
REACH, RADIUS = 26, 9.5
#       name     top        foot       corner  pips
DICE = (("red", "#D81B38", "#B00D23", 15, "#FFF8EC"),
        ("bone", "#FFFDF6", "#E9E1D0", 20, "#16223E"),
        ("black", "#2A2D34", "#0E1014", 18, "#F4E3BC"),
        ("pink", "#F7A3B6", "#E4708C", 17, "#351028"),
        ("spent", "#C4587A", "#A8476A", 17, "#351028"))  # a pink die of an earlier roll


def pips(face, ink):
    places = [(int(key) - 1) for key in PIPS.get(face, "")]
    return "".join(f'<circle cx="{50 + REACH * (n % 3 - 1)}" cy="{50 + REACH * (n // 3 - 1)}" r="{RADIUS}" fill="{ink}"/>'
                   for n in places)


def snout(ink):
    nostrils = "".join(f'<ellipse cx="{x}" cy="50" rx="6.5" ry="11" fill="{ink}"/>' for x in (37, 63))
    return f'<ellipse cx="50" cy="50" rx="36" ry="29" fill="#FBD3DC"/>{nostrils}'


os.makedirs("dice", exist_ok=True)
for name, top, foot, corner, ink in DICE:
    pig, edge = name in ("pink", "spent"), ""
    if name == "black":
        edge = '<rect x="2.5" y="2.5" width="95" height="95" rx="16" fill="none" stroke="#6B6E74" stroke-opacity="0.8" stroke-width="5"/>'
    for face in range(0 if pig else 1, 7):  # face 0: without pips, for the number of a die with more sides
        marks = snout(ink) if pig and face == 1 else pips(face, "#D4141C" if name == "bone" and face in (1, 4) else ink)
        with open(f"dice/{name}_{face}.svg", "w", encoding="utf-8") as file:
            file.write('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">'
                       f'<defs><linearGradient id="tile" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">'
                       f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{foot}"/></linearGradient></defs>'
                       f'<rect width="100" height="100" rx="{corner}" fill="url(#tile)"/>{edge}{marks}</svg>\n')

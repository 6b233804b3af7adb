#!/usr/bin/env bash
# Draws the brass coin of the Lacquer Car in three turns, as the camera 65 degrees above sees it lying, with its edge.
# Round a square hole it shows pips: a four, a five and a six, and three in a row.
# Run it from this folder after changing a colour: ./make_coins.sh   (writes coins/*.svg, which are kept)
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p coins

coin() { # turn
    awk -v turn="$1" '
    function circle(cx, cy, r, fill) { print "<circle cx=\"" cx "\" cy=\"" cy "\" r=\"" r "\" fill=\"" fill "\"/>" }
    function ring(r, width, colour, alpha) {
        print "<circle cx=\"0\" cy=\"0\" r=\"" r "\" fill=\"none\" stroke=\"" colour "\" stroke-width=\"" width \
              "\" stroke-opacity=\"" alpha "\"/>"
    }
    function gradient(id, x1, y1, x2, y2, a, b) {
        print "<linearGradient id=\"" id "\" gradientUnits=\"userSpaceOnUse\" x1=\"" x1 "\" y1=\"" y1 "\" x2=\"" x2 \
              "\" y2=\"" y2 "\"><stop offset=\"0\" stop-color=\"" a "\"/><stop offset=\"1\" stop-color=\"" b "\"/></linearGradient>"
    }
    function pip(x, y) { circle(x, y, 2.7, "#4E3208") }
    function pips(n, x, y,   d) {   # a die face, its middle at x y
        d = 5.6
        if (n % 2 == 1) pip(x, y)
        if (n >= 2) { pip(x - d, y - d); pip(x + d, y + d) }
        if (n >= 4) { pip(x + d, y - d); pip(x - d, y + d) }
        if (n == 6) { pip(x - d, y); pip(x + d, y) }
    }
    BEGIN {
        R = 47; ry = R * 0.906; H = 9
        print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\">"
        gradient("face", -30, -36, 30, 36, "#F3CC72", "#A97524")
        gradient("side", -47, 0, 47, 0, "#B98330", "#4A2E0A")
        print "<g transform=\"translate(50 45)\">"
        print "<path d=\"M" (-R) " 0 V" H " A" R " " ry " 0 0 0 " R " " H " V0 Z\" fill=\"url(#side)\"/>"
        print "<path d=\"M" (-R) " " H " A" R " " ry " 0 0 0 " R " " H "\" fill=\"none\" stroke=\"#1B0F02\" stroke-opacity=\"0.8\" stroke-width=\"2.2\"/>"
        print "</g><g transform=\"translate(50 45) scale(1 0.906) rotate(" turn * 31 - 20 ")\">"
        circle(0, 0, R, "url(#face)")
        ring(45, 3.2, "#FBE3A6", 0.75); ring(41.5, 2.2, "#5E3D0C", 0.75)
        print "<rect x=\"-14\" y=\"-14\" width=\"28\" height=\"28\" fill=\"#FBE3A6\" fill-opacity=\"0.85\"/>"
        print "<rect x=\"-11\" y=\"-11\" width=\"22\" height=\"22\" fill=\"#150B04\"/>"
        pips(4, 0, -27); pips(5, 27, 0); pips(6, 0, 27); pip(-27, -8); pip(-27, 0); pip(-27, 8)
        print "</g></svg>"
    }' >"coins/coin_$1.svg"
}

for turn in 0 1 2; do coin "$turn"; done

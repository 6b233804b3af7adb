#!/usr/bin/env bash
# Draws the coins of the cable drum as the camera 65 degrees above sees them lying, with their edge: penny, nickel and
# two larger pieces of 25 and 100. Numerals are printed by the game.
# Run it from this folder after changing a colour: ./make_drum_coins.sh   (writes cents/*.svg, which are kept)
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p cents

#      file  body     edge     lines    inner    reeds
coins="1     #D08A55  #8F5427  #6E3A16  #D9965F  0
       5     #CFCBC2  #86827A  #6B675F  #D8D4CB  0
       25    #C9C5BB  #7F7B73  #5E5A53  #D5D1C8  44
       100   #CFCBC2  #86827A  #5E5A53  #D9A35E  60"

while read -r file body edge lines inner reeds; do
    awk -v body="$body" -v edge="$edge" -v lines="$lines" -v inner="$inner" -v reeds="$reeds" '
    function circle(r, fill) { print "<circle cx=\"0\" cy=\"0\" r=\"" r "\" fill=\"" fill "\"/>" }
    function ring(r, width, colour, alpha) {
        print "<circle cx=\"0\" cy=\"0\" r=\"" r "\" fill=\"none\" stroke=\"" colour "\" stroke-width=\"" width \
              "\" stroke-opacity=\"" alpha "\"/>"
    }
    function gradient(id, x2, y2, a, alpha_a, b, alpha_b) {
        print "<linearGradient id=\"" id "\" gradientUnits=\"userSpaceOnUse\" x1=\"" (-x2) "\" y1=\"" (-y2) "\" x2=\"" x2 \
              "\" y2=\"" y2 "\"><stop offset=\"0\" stop-color=\"" a "\" stop-opacity=\"" alpha_a \
              "\"/><stop offset=\"1\" stop-color=\"" b "\" stop-opacity=\"" alpha_b "\"/></linearGradient>"
    }
    BEGIN {
        pi = atan2(0, -1); R = 46.5; ry = R * 0.906; H = 9
        print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\">"
        gradient("lamp", 30, 36, "#FFFFFF", 0.30, "#000000", 0.26)
        gradient("rim", -30, -36, "#FFFFFF", 0.55, "#000000", 0.35)
        gradient("side", 47, 0, "#FFFFFF", 0.10, "#000000", 0.55)
        side = "M" (-R) " 0 V" H " A" R " " ry " 0 0 0 " R " " H " V0 Z"
        print "<g transform=\"translate(50 45)\"><path d=\"" side "\" fill=\"" edge "\"/>"
        path = ""
        for (i = 1; i < reeds / 2; i++) {
            a = i * 2 * pi / reeds
            path = path sprintf("M%.2f %.2f V%.2f ", R * cos(a), ry * sin(a), ry * sin(a) + H)
        }
        if (path != "") print "<path d=\"" path "\" fill=\"none\" stroke=\"#000000\" stroke-opacity=\"0.30\" stroke-width=\"1.3\"/>"
        print "<path d=\"" side "\" fill=\"url(#side)\"/>"
        print "<path d=\"M" (-R) " " H " A" R " " ry " 0 0 0 " R " " H "\" fill=\"none\" stroke=\"#000000\" stroke-opacity=\"0.55\" stroke-width=\"1.4\"/></g>"
        print "<g transform=\"translate(50 45) scale(1 0.906)\">"
        circle(R, body); circle(R, "url(#lamp)")
        ring(R - 1.4, 2.4, "#FFFFFF", 0.20)
        ring(R - 5.2, 1.5, lines, 0.55); ring(R - 6.6, 1.3, "#FFFFFF", 0.28)
        for (i = 0; i < 40; i++) dots = dots sprintf("<circle cx=\"%.2f\" cy=\"%.2f\" r=\"0.95\" fill=\"%s\" fill-opacity=\"0.60\"/>", 36.5 * cos(i * pi / 20), 36.5 * sin(i * pi / 20), lines)
        print dots
        circle(31.5, inner); ring(31.5, 1.2, lines, 0.45)
        circle(31.5, "url(#rim)")
        circle(29.8, inner)
        print "</g></svg>"
    }' >"cents/$file.svg"
done <<<"$coins"

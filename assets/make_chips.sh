#!/usr/bin/env bash
# Draws the chips: each value once flat, for the dash, and in three turns as the camera 65 degrees above sees it lying,
# with its edge. The number of inserts tells the values apart without colour. Numerals are printed by the game.
# Run it from this folder after changing a colour: ./make_chips.sh   (writes chips/*.svg, which are kept)
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p chips

#      file  inserts  share  body     insert   inner    lines
chips="1     4        0.46   #E9DFC9  #2B5C9F  #E4D9C1  #2B5C9F
       5     6        0.48   #C92F2A  #F1E6CE  #CB352F  #F3DFC6
       25    8        0.46   #1C8560  #F1E6CE  #239068  #D8EBD5
       100   10       0.44   #1D1A1F  #DBAC52  #1F1C22  #DBAC52
       500   12       0.50   #65379A  #F2D377  #6B3DA2  #EBCB85
       cents 20       0.40   #B98B41  #8A6529  #C79A4E  #6E4E1C"

one() { # view turn file inserts share body insert inner lines
    awk -v view="$1" -v turn="$2" -v n="$4" -v share="$5" -v body="$6" -v insert="$7" -v inner="$8" -v lines="$9" '
    function x(a, r) { return sprintf("%.2f", r * cos(a)) }
    function y(a, r) { return sprintf("%.2f", r * sin(a)) }
    function sector(a, b, from, to) {
        return "M" x(a, from) " " y(a, from) " L" x(a, to) " " y(a, to) " A" to " " to " 0 0 1 " x(b, to) " " y(b, to) \
               " L" x(b, from) " " y(b, from) " A" from " " from " 0 0 0 " x(a, from) " " y(a, from) " Z "
    }
    function circle(r, fill) { print "<circle cx=\"0\" cy=\"0\" r=\"" r "\" fill=\"" fill "\"/>" }
    function ring(r, width, alpha) {
        print "<circle cx=\"0\" cy=\"0\" r=\"" r "\" fill=\"none\" stroke=\"" lines "\" stroke-width=\"" width \
              "\" stroke-opacity=\"" alpha "\"/>"
    }
    function gradient(id, x2, y2, a, alpha_a, b, alpha_b) {
        print "<linearGradient id=\"" id "\" gradientUnits=\"userSpaceOnUse\" x1=\"" (-x2) "\" y1=\"" (-y2) "\" x2=\"" x2 \
              "\" y2=\"" y2 "\"><stop offset=\"0\" stop-color=\"" a "\" stop-opacity=\"" alpha_a \
              "\"/><stop offset=\"1\" stop-color=\"" b "\" stop-opacity=\"" alpha_b "\"/></linearGradient>"
    }
    function face(   i, path, a, dashes) {
        circle(R, body)
        for (i = 0; i < n; i++) { a = start + i * period; path = path sector(a, a + share * period, 36.5, R) }
        print "<path d=\"" path "\" fill=\"" insert "\"/>"
        ring(R - 0.7, 1.1, 0.30)
        circle(36.5, body); ring(35.2, 1.3, 0.95)
        for (i = 0; i < 24; i++) dashes = dashes sector(i * pi / 12, i * pi / 12 + 0.17, 31.9, 32.9)
        print "<path d=\"" dashes "\" fill=\"" lines "\" fill-opacity=\"0.85\"/>"
        circle(30, inner); ring(29.6, 1.3, 0.95)
        circle(R, "url(#lamp)")
    }
    # The half of the edge that faces the camera; each insert runs down it.
    function edge(   i, a, b, path) {
        print "<path d=\"M" (-R) " 0 V" H " A" R " " ry " 0 0 0 " R " " H " V0 Z\" fill=\"" body "\"/>"
        for (i = 0; i < n; i++) {
            a = start + i * period; while (a >= 2 * pi) a -= 2 * pi
            b = a + share * period; if (b > 2 * pi) { a -= 2 * pi; b -= 2 * pi }
            if (a < 0) a = 0; if (b > pi) b = pi; if (b <= a) continue
            path = path "M" x(a, R) " " y(a, ry) " A" R " " ry " 0 0 1 " x(b, R) " " y(b, ry) " L" x(b, R) " " y(b, ry) + H \
                   " A" R " " ry " 0 0 0 " x(a, R) " " y(a, ry) + H " Z "
        }
        if (path != "") print "<path d=\"" path "\" fill=\"" insert "\"/>"
        print "<path d=\"M" (-R) " 0 V" H " A" R " " ry " 0 0 0 " R " " H " V0 Z\" fill=\"url(#side)\"/>"
        print "<path d=\"M" (-R) " " H " A" R " " ry " 0 0 0 " R " " H "\" fill=\"none\" stroke=\"#000000\" stroke-opacity=\"0.55\" stroke-width=\"1.4\"/>"
    }
    BEGIN {
        pi = atan2(0, -1); R = 47; ry = R * 0.906; H = 10; period = 2 * pi / n
        start = -pi / 2 - share * period / 2 + turn * period / 3; if (start < 0) start += 2 * pi
        print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\">"
        gradient("lamp", 30, 36, "#FFFFFF", 0.16, "#000000", 0.16)
        gradient("side", 47, 0, "#000000", 0.12, "#000000", 0.46)
        if (view == "flat") print "<g transform=\"translate(50 50)\">"
        else {
            print "<g transform=\"translate(50 44)\">"; edge(); print "</g>"
            print "<g transform=\"translate(50 44) scale(1 0.906)\">"
        }
        face()
        print "</g></svg>"
    }' >"chips/$3.svg"
}

while read -r file inserts share body insert inner lines; do
    one flat 0 "$file" "$inserts" "$share" "$body" "$insert" "$inner" "$lines"
    for turn in 0 1 2; do
        one lying "$turn" "${file}_lying_$turn" "$inserts" "$share" "$body" "$insert" "$inner" "$lines"
    done
done <<<"$chips"

# What any chip darkens under it.
cat >chips/shadow.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><radialGradient id="soft" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50"><stop offset="0" stop-color="#000000" stop-opacity="0.75"/><stop offset="0.7" stop-color="#000000" stop-opacity="0.62"/><stop offset="0.86" stop-color="#000000" stop-opacity="0.22"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></radialGradient><circle cx="50" cy="50" r="50" fill="url(#soft)"/></svg>
SVG

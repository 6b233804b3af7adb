#!/usr/bin/env bash
# Draws the wordmarks: each letter is a centre line in a cell 100 high; a whole word is stroked five times, widest first.
# Run it from this folder after changing a letter: ./make_wordmarks.sh   (writes wordmarks/*.svg, which are kept)
set -euo pipefail
cd "$(dirname "$0")"

declare -A line width
line[A]="M13 112 V50 A37 37 0 0 1 87 50 V112 M13 66 H87";                                     width[A]=100
line[B]="M13 50 V13 H47 A18.5 18.5 0 0 1 47 50 H13 V87 H50 A18.5 18.5 0 0 0 50 50 H40";       width[B]=82
line[C]="M79.700 23.300 A37 37 0 1 0 79.700 76.700";                                          width[C]=90
line[L]="M13 0 V87 H74";                                                               width[L]=74
line[U]="M13 0 V50 A37 37 0 0 0 87 50 V0";                                            width[U]=100
line[W]="M13 0 V60 A27 27 0 0 0 67 60 V22 M67 60 A27 27 0 0 0 121 60 V0";             width[W]=134
line[i]="M13 0 V100";                                                                 width[i]=26
line[-]="M0 50 H36";                                                                  width[-]=36
line[E]="M79 13 H13 V87 H79 M13 50 H66";                                                     width[E]=86
line[G]="M79.700 23.300 A37 37 0 1 0 87 50 H56";                                              width[G]=100
line[I]="M13 -12 V112";                                                                       width[I]=26
line[O]="M50 13 A37 37 0 0 1 50 87 A37 37 0 0 1 50 13 Z";                                                    width[O]=100
line[P]="M13 112 V13 H48 A20.5 20.5 0 0 1 48 54 H13";                                         width[P]=82
line[R]="M13 112 V13 H48 A20.5 20.5 0 0 1 48 54 H13 M42 54 L82 116";                          width[R]=84
line[S]="M66.300 25.200 A28 18.5 0 0 0 40 13 H33.500 A18.5 18.5 0 0 0 33.500 50 H47.500 A18.5 18.5 0 0 1 47.500 87 H40 A28 18.5 0 0 1 13.700 74.800"; width[S]=80
line[-]="M8 50 H50";                                                                           width[-]=58
line[D]="M13 13 H42 A37 37 0 0 1 42 87 H13 Z";                                                width[D]=92
line[F]="M13 112 V13 H76 M13 52 H62";                                                         width[F]=80
line[H]="M13 -12 V112 M87 -12 V112 M13 50 H87";                                               width[H]=100
line[M]="M13 112 V13 H18 L59 70 L100 13 H105 V112";                                            width[M]=118
line[N]="M13 112 V13 H17 L83 87 H87 V-12";                                                     width[N]=100
line[T]="M-4 13 H80 M38 13 V112";                                                             width[T]=76
line[V]="M5 -14 L48 92 L91 -14";                                                              width[V]=96
line[Y]="M5 -14 L46 50 V112 M46 50 L87 -14";                                                   width[Y]=92
line[_]="M0 0";                                                                               width[_]=34
line[X]="M4 -14 L86 114 M86 -14 L4 114";                                                      width[X]=90

# One letter's path moved right by $2: only absolute x coordinates change.
moved() {
    awk -v dx="$2" '{
        n = split($0, t, " "); out = ""; want = ""; arc = 0
        for (i = 1; i <= n; i++) {
            c = substr(t[i], 1, 1)
            if (c ~ /[A-Za-z]/) { cmd = c; v = substr(t[i], 2); k = 0; out = out " " c; if (c == "Z") continue } else v = t[i]
            if (v == "") continue
            k++
            if (cmd == "H") v += dx
            else if (cmd == "M" || cmd == "L") { if (k % 2 == 1) v += dx }
            else if (cmd == "A" && k == 6) v += dx
            out = out " " v
        }
        print out
    }' <<<"$1"
}

strokes() { # word file small?
    local word=$1 file=$2 small=$3 x=0 path="" i letter
    for ((i = 0; i < ${#word}; i++)); do
        letter=${word:i:1}
        path+=$(moved "${line[$letter]}" "$x")
        x=$((x + ${width[$letter]} + 10))
    done
    local total=$((x - 10)) layers
    if [ "$small" = small ]; then layers="24:#FBE3A6 15:#171025 7:#E0B25A"
    else layers="26:#FBE3A6 20.5:#171025 15:#E0B25A 9.5:#171025 4.2:#FBE3A6"; fi
    {
        echo "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"$total\" height=\"100\" viewBox=\"0 0 $total 100\">"
        for layer in $layers; do
            echo "<path d=\"$path\" fill=\"none\" stroke=\"${layer#*:}\" stroke-width=\"${layer%%:*}\" stroke-linecap=\"butt\" stroke-linejoin=\"miter\" stroke-miterlimit=\"8\"/>"
        done
        echo "</svg>"
    } >"wordmarks/$file.svg"
}

strokes BOXCARS boxcars large
strokes PIG pig small
strokes CRAPS craps small
strokes CEE-LO ceelo small
strokes LAB lab small
strokes ARRIVED arrived large
strokes OUT_OF_HEARTS out_of_hearts large
strokes OUT_OF_MONEY out_of_money large

# Sì-Wŭ-Liù: a red seal with the numerals four, five, six, drawn by hand as strokes, then the word with its tone marks.
seal_and_word() {
    local word=Si-WU-LiU marks="i:grave U:breve i: U:grave" x=0 path="" accents="" i letter layer
    local seal=402 high=142 lift=38
    x=$((seal + 44))
    for ((i = 0; i < ${#word}; i++)); do
        letter=${word:i:1}
        path+=$(moved "${line[$letter]}" "$x")
        if [ "$letter" = i ] || [ "$letter" = U ]; then
            local middle=$((x + ${width[$letter]} / 2)) mark=${marks%% *}
            marks=${marks#* }
            case ${mark#*:} in
                grave) accents+=" M$((middle - 17)) -36 L$((middle + 11)) -16" ;;
                breve) accents+=" M$((middle - 20)) -37 A20 19 0 0 0 $((middle + 20)) -37" ;;
            esac
        fi
        x=$((x + ${width[$letter]} + 13))
    done
    local total=$((x - 13))
    {
        echo "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"$total\" height=\"$high\" viewBox=\"0 0 $total $high\">"
        echo "<linearGradient id=\"red\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"$high\"><stop offset=\"0\" stop-color=\"#D23A2E\"/><stop offset=\"1\" stop-color=\"#B01E1A\"/></linearGradient>"
        echo "<rect x=\"0\" y=\"0\" width=\"$seal\" height=\"$high\" rx=\"12\" fill=\"url(#red)\"/>"
        echo "<rect x=\"10\" y=\"10\" width=\"$((seal - 20))\" height=\"$((high - 20))\" rx=\"7\" fill=\"none\" stroke=\"#F6ECD6\" stroke-opacity=\"0.8\" stroke-width=\"4\"/>"
        local four="M6 18 H82 V80 H6 Z M32 18 C32 40 30 50 17 58 M55 18 V50 H73"
        local five="M10 14 H78 M42 14 C41 40 38 62 34 83 M18 46 H68 V83 M3 83 H85"
        local six="M40 3 C43 8 45 13 46 19 M4 33 H84 M31 47 C27 64 19 76 7 86 M55 47 C62 62 70 74 81 84"
        local at=34 sign
        for sign in "$four" "$five" "$six"; do
            echo "<path transform=\"translate($at 27)\" d=\"$sign\" fill=\"none\" stroke=\"#F6ECD6\" stroke-width=\"8\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
            at=$((at + 124))
        done
        for layer in 24:#FBE3A6 15:#171025 7:#E0B25A; do
            echo "<path transform=\"translate(0 $lift)\" d=\"$path\" fill=\"none\" stroke=\"${layer#*:}\" stroke-width=\"${layer%%:*}\" stroke-linecap=\"butt\" stroke-linejoin=\"miter\" stroke-miterlimit=\"8\"/>"
        done
        echo "<path transform=\"translate(0 $lift)\" d=\"$accents\" fill=\"none\" stroke=\"#FBE3A6\" stroke-width=\"11\" stroke-linecap=\"butt\"/>"
        echo "</svg>"
    } >wordmarks/siwuliu.svg
    echo "siwuliu: $total x $high"
}
seal_and_word

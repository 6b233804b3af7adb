#!/usr/bin/env bash
# Draws pig.svg, the window of Pig's carriage card: leather, sun rays, brass ring, the pink die showing five with its snout to the front.
set -euo pipefail
cd "$(dirname "$0")"
{
    cat <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="212" height="184" viewBox="0 0 212 184">
<defs>
<radialGradient id="leather" cx="106" cy="92" r="140" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#8A3B72"/><stop offset="0.55" stop-color="#552650"/><stop offset="1" stop-color="#1E0B20"/></radialGradient>
<linearGradient id="brass" x1="0" y1="0" x2="0" y2="184" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#FBE3A6"/><stop offset="0.5" stop-color="#E0B25A"/><stop offset="1" stop-color="#8C6528"/></linearGradient>
<linearGradient id="top" x1="70" y1="30" x2="150" y2="110" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#FFD3DC"/><stop offset="1" stop-color="#F08CA5"/></linearGradient>
<linearGradient id="front" x1="60" y1="90" x2="120" y2="165" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#E87A95"/><stop offset="1" stop-color="#B24463"/></linearGradient>
<linearGradient id="side" x1="150" y1="70" x2="150" y2="160" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#C9587A"/><stop offset="1" stop-color="#7E2A4B"/></linearGradient>
</defs>
<path d="M0 0 H212 V184 H0 Z" fill="url(#leather)"/>
SVG
    for ((ray = 0; ray < 16; ray++)); do
        awk -v r="$ray" 'BEGIN { p = 3.14159265; a = r * p / 8; printf "<path d=\"M106 92 L%.1f %.1f L%.1f %.1f Z\" fill=\"#B7608F\" fill-opacity=\"0.16\"/>\n", 106 + 200 * cos(a), 92 + 200 * sin(a), 106 + 200 * cos(a + p / 16), 92 + 200 * sin(a + p / 16) }'
    done
    cat <<'SVG'
<ellipse cx="106" cy="98" rx="92" ry="84" fill="none" stroke="url(#brass)" stroke-width="4"/>
<ellipse cx="106" cy="98" rx="99" ry="91" fill="none" stroke="#E0B25A" stroke-opacity="0.55" stroke-width="1.6"/>
<ellipse cx="118" cy="146" rx="62" ry="22" fill="#12040F" fill-opacity="0.55"/>
<path d="M60 62 Q62 55 70 53 L128 34 Q135 32 141 38 L166 66 Q170 71 168 78 L160 136 Q158 143 152 145 L110 160 Q103 162 97 157 L58 126 Q53 121 54 115 Z" fill="#B24463"/>
<path d="M64 60 L128 39 Q134 37 139 42 L164 69 Q166 72 161 74 L108 95 Q102 97 97 92 L62 64 Q60 61 64 60 Z" fill="url(#top)"/>
<path d="M59 70 L97 100 Q101 103 101 109 L102 153 L62 121 Q57 117 57 111 Z" fill="url(#front)"/>
<path d="M108 102 Q108 99 112 97 L162 78 Q165 77 164 81 L157 135 Q156 140 151 142 L110 156 Z" fill="url(#side)"/>
SVG
    for at in "86 62" "128 51" "113 66" "103 83" "146 71"; do
        set -- $at
        echo "<ellipse cx=\"$1\" cy=\"$2\" rx=\"8\" ry=\"5.6\" fill=\"#4A1532\" transform=\"rotate(-16 $1 $2)\"/>"
    done
    cat <<'SVG'
<ellipse cx="79" cy="112" rx="17" ry="15" fill="#F4A9BB" transform="rotate(38 79 112)"/>
<ellipse cx="74" cy="107" rx="3.6" ry="5.4" fill="#351028" transform="rotate(38 74 107)"/><ellipse cx="85" cy="116" rx="3.6" ry="5.4" fill="#351028" transform="rotate(38 85 116)"/>
<ellipse cx="124" cy="113" rx="5" ry="7" fill="#3D1029"/><ellipse cx="147" cy="103" rx="5" ry="7" fill="#3D1029"/><ellipse cx="122" cy="139" rx="5" ry="7" fill="#3D1029"/><ellipse cx="145" cy="129" rx="5" ry="7" fill="#3D1029"/>
</svg>
SVG
} >pig.svg

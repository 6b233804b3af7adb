// title_town.glsl: the stepped skyline of the title, two rows deep, with a few small lit windows. Needs hash().
// A building: its middle, half width, height (poster px) and crown: 0 flat, 1 setbacks, 2 setbacks and mast, 3 fan of arcs
const int NEAR = 30, FAR = 22;
const float PERIOD = 1440.0;   // wider windows see the same town again
const vec4 NEAR_TOWN[NEAR] = vec4[NEAR](
    vec4(-62, 44, 96, 0), vec4(-14, 22, 132, 1), vec4(34, 30, 148, 1), vec4(84, 24, 104, 0), vec4(122, 22, 84, 0),
    vec4(160, 24, 118, 2), vec4(206, 30, 84, 0), vec4(244, 16, 62, 0), vec4(282, 32, 152, 1), vec4(330, 24, 96, 0),
    vec4(366, 26, 116, 1), vec4(404, 20, 74, 0), vec4(450, 30, 138, 3), vec4(496, 22, 70, 0), vec4(532, 26, 94, 1),
    vec4(580, 30, 78, 0), vec4(628, 26, 106, 2), vec4(680, 30, 82, 0), vec4(724, 20, 112, 1), vec4(772, 34, 86, 0),
    vec4(828, 26, 118, 2), vec4(880, 30, 90, 0), vec4(930, 22, 72, 0), vec4(1000, 40, 62, 0), vec4(1074, 30, 52, 0),
    vec4(1112, 22, 60, 1), vec4(1156, 26, 96, 1), vec4(1204, 24, 58, 0), vec4(1250, 34, 104, 1), vec4(1312, 40, 88, 0));
const vec4 FAR_TOWN[FAR] = vec4[FAR](
    vec4(-40, 30, 150, 2), vec4(10, 36, 120, 0), vec4(70, 28, 172, 1), vec4(128, 22, 138, 0), vec4(196, 30, 160, 3),
    vec4(248, 24, 122, 0), vec4(318, 30, 178, 2), vec4(388, 34, 150, 1), vec4(440, 22, 104, 0), vec4(500, 30, 164, 1),
    vec4(566, 34, 128, 0), vec4(610, 22, 150, 2), vec4(700, 34, 122, 0), vec4(752, 24, 142, 1), vec4(850, 32, 134, 1),
    vec4(908, 28, 106, 0), vec4(970, 34, 118, 0), vec4(1050, 30, 84, 0), vec4(1094, 40, 74, 0), vec4(1176, 30, 90, 0),
    vec4(1226, 22, 72, 0), vec4(1330, 36, 120, 1));

float crown(float x, float wide, float high, float kind) {   // how high a building is, x px from its middle
    float a = abs(x);
    if (a > wide) return -1.0;
    if (kind < 0.5) return x < -wide * 0.35 ? high : high - 6.0;
    if (kind < 2.5) {
        float h = high - 30.0;
        if (a < floor(wide * 0.74)) h = high - 16.0;
        if (a < floor(wide * 0.46)) h = high - 6.0;
        if (a < floor(wide * 0.22)) h = high;
        if (kind > 1.5 && a < 1.0) h = high + 26.0;
        return h;
    }
    float arch = sqrt(max(1.0 - square(x / (wide * 0.8)), 0.0));
    float h = high - 34.0 + 26.0 * arch;
    if (a < 1.0) h = high + 22.0;
    return h;
}

// rgb of the town at `at` (x poster px, y px above the horizon) over `behind`
vec3 town(vec2 at, vec3 behind) {
    float x = mod(at.x + 100.0, PERIOD) - 100.0;
    vec3 c = behind;
    vec2 cell = floor(vec2(x / 7.0, at.y / 10.0));
    vec2 in_cell = vec2(x, at.y) - cell * vec2(7.0, 10.0);
    bool pane = in_cell.x >= 2.0 && in_cell.x < 5.0 && in_cell.y >= 3.0 && in_cell.y < 7.0;
    int far = at.y < 206.0 ? FAR : 0, near = at.y < 180.0 ? NEAR : 0;
    for (int i = 0; i < far; ++i) {
        vec4 b = FAR_TOWN[i];
        if (at.y < crown(x - b.x, b.y, b.z, b.w))
            c = mix(vec3(0.082, 0.050, 0.190), vec3(0.115, 0.060, 0.205), hash(vec2(i, 3))) *
                (1.0 + 0.10 * step(0.0, x - b.x));
    }
    for (int i = 0; i < near; ++i) {
        vec4 b = NEAR_TOWN[i];
        if (at.y >= crown(x - b.x, b.y, b.z, b.w)) continue;
        c = mix(vec3(0.030, 0.024, 0.085), vec3(0.048, 0.032, 0.105), hash(vec2(i, 8)));
        c *= 1.0 + 0.16 * step(0.0, x - b.x) + 0.07 * step(0.5, fract((x - b.x) / 8.0));
        if (!pane || abs(x - b.x) > b.y - 5.0 || at.y > min(b.z - 36.0, 102.0)) continue;
        float luck = hash(cell + vec2(17.0 * float(i), 5.0));
        if (luck > 0.865) c = mix(vec3(0.74, 0.49, 0.17), vec3(0.96, 0.78, 0.40), fract(luck * 91.0));
    }
    return c;
}

// siwuliu_table.frag: the Lacquer Car's table. Red lacquer under rays, black edge with a gold key pattern, an octagon of
// black lacquer, and the white china bowl with its cobalt well, hit by the eye's ray. Prints no words: the scene does.
// u_numbers                        geometry, world units; render/tables/siwuliu.h fills it:
//   [0] table: its middle's y, half width and half height to the outer gold line, width of the edge outside it
//   [1] red panel: half width, half height, step of its corners
//   [2] bowl: its middle, inner radius at the rim, outer radius
//   [3] circle for coins, the right one: its middle, its radius; the octagon: from its middle to a side
//   [4] 1: plain lacquer without rays, how much further the lamp reaches along y, the octagon's middle, -
#include "light.glsl"
#include "noise.glsl"
#include "table.glsl"
#include "wear.glsl"
uniform vec4 u_numbers[5];

const vec3 INK = vec3(0.010, 0.060, 0.330);   // cobalt under the glaze

float line(float d, float half_width) { return inside(abs(d) - half_width); }
float box(vec2 p, vec2 half_size) {
    vec2 q = abs(p) - half_size;
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
}

// The lantern: a warm pool round the bowl, little beyond the frame.
vec3 lantern(vec2 w) {
    vec2 off = (w - vec2(-0.3, 0.1)) * vec2(0.88, 1.15 * (1.0 - 0.5 * u_numbers[4].y));
    float c = 1.0 / (1.0 + dot(off, off) / 62.0);
    return vec3(1.0, 0.85, 0.67) * (c * c * c * c * 1.28) + vec3(0.060, 0.048, 0.046);
}

// Gold leaf let into the lacquer: flat, a little worn, bright where the lamp lies on it.
vec3 gold(vec2 w, vec3 light, vec3 gloss) {
    float worn = 0.80 + 0.28 * noise(w * 13.0) - 0.16 * noise(w * 57.0);
    return vec3(0.86, 0.475, 0.115) * worn * (light * 0.80 + gloss * 0.34);
}

// The red panel: a rectangle whose corners go in by three steps.
float panel(vec2 p, float grown) {
    vec2 h = u_numbers[1].xy + grown, s = u_numbers[1].zw;
    float d = box(p, h - vec2(0.0, 3.0 * s.y));
    d = min(d, box(p, h - vec2(s.x, 2.0 * s.y)));
    d = min(d, box(p, h - vec2(2.0 * s.x, s.y)));
    return min(d, box(p, h - vec2(3.0 * s.x, 0.0)));
}

// One key of the border, five units high, standing on the line that joins it to the next; `period` units wide.
float key(vec2 q, float period) {
    float d = box(q - vec2(0.5 * period, 0.0), vec2(0.5 * period, 0.0));
    d = min(d, box(q - vec2(0.0, 2.5), vec2(0.0, 2.5)));
    d = min(d, box(q - vec2(2.2, 5.0), vec2(2.2, 0.0)));
    d = min(d, box(q - vec2(4.4, 3.4), vec2(0.0, 1.6)));
    d = min(d, box(q - vec2(3.1, 1.8), vec2(1.3, 0.0)));
    d = min(d, box(q - vec2(1.8, 2.5), vec2(0.0, 0.7)));
    return min(d, box(q - vec2(2.4, 3.3), vec2(0.6, 0.0)));
}

// The key pattern between the outer gold line and the panel, mirrored about both middles.
float border(vec2 p) {
    vec2 outer = u_numbers[0].yz, inner = u_numbers[1].xy;
    float unit = 0.070;
    vec2 mid = 0.5 * (outer + inner);
    vec2 q = abs(p);
    bool side = q.x - mid.x > q.y - mid.y;
    float along = side ? q.y : q.x;
    float run = (side ? mid.y : mid.x) - 0.62;
    float across = side ? q.x - mid.x : q.y - mid.y;
    float count = floor(run / (5.9 * unit) + 0.5);
    float period = run / count;
    float d = key(vec2(mod(along, period) / unit, 2.5 + across / unit), period / unit) * unit;
    d = max(d, along - run);
    // A knot in each corner.
    vec2 k = q - mid;
    float knot = min(abs(box(k, vec2(0.19))), abs(box(k, vec2(0.075))));
    return min(d, knot);
}

// ---- lacquer ----

vec3 polish(vec2 w, vec3 v, vec3 ground) {
    vec3 n = vec3(0, 0, 1), at = vec3(w, 0.0);
    float fresnel = 0.045 + 0.955 * pow(1.0 - v.z, 5.0);
    vec3 r = reflect(-v, n);
    vec3 c = vec3(0.10, 0.075, 0.07) + COOL_COLOUR * 5.0 * smoothstep(0.45, 0.97, dot(r, COOL_FROM)) + ground * 0.2;
    return c * fresnel + KEY_COLOUR * glint(n, v, normalize(KEY_AT - at), 0.36) * 0.36;
}

vec3 red_lacquer(vec2 w, vec3 light) {
    vec2 off = w - vec2(0.0, u_numbers[0].x);
    float r = length(off);
    float turn = atan(off.y, off.x) / PI * 24.0 + 0.5;
    float tri = abs(fract(turn) - 0.5) - 0.25;
    float ray = clamp(0.5 + tri / max(24.0 * g_px / (PI * max(r, 0.5)), 0.30), 0.0, 1.0);
    ray = mix(ray, 0.5, u_numbers[4].x);
    float deep = clouds(w * 0.8 + 3.0);
    vec3 c = mix(vec3(0.165, 0.0020, 0.0015), vec3(0.300, 0.0042, 0.0026), ray) * (0.90 + 0.22 * deep);
    return worn(c) * light * 1.18;
}

float octagon(vec2 p, float apothem) {
    p = abs(p);
    return max(max(p.x, p.y), (p.x + p.y) * 0.70711) - apothem;
}

// ---- the bowl: a flat bottom that runs into an arc, as world/throw_bowl.cpp has it ----

const float FOOT = 0.30902, STEEP = 0.89879;   // sines of 18 and 64 degrees
float bottom() { return 0.52 * u_numbers[2].z; }
float arc() { return 0.48 * u_numbers[2].z / (STEEP - FOOT); }
float wall(float r) {
    float s = (r - bottom()) / arc() + FOOT;
    if (s <= FOOT) return 0.0;
    if (s >= STEEP) return arc() * (0.95106 - 0.43837) + (s - STEEP) * arc() * 2.05;
    return arc() * (0.95106 - sqrt(1.0 - s * s));
}

// What is painted under the glaze: rings, a star of gold on cobalt, waves under the rim.
vec3 painted(vec2 p) {
    float r = length(p), turn = atan(p.y, p.x), rim = u_numbers[2].z, well = bottom();
    vec3 china = vec3(0.78, 0.765, 0.715);
    vec3 c = china;
    // Waves: arcs one within the other, eighteen round.
    float low = well + 0.60 * (rim - well), high = rim - 0.10;
    float cell = 2.0 * PI / 18.0;
    float u = (fract(turn / cell) - 0.5) * cell * 0.5 * (low + high);
    vec2 q = vec2(u, r - low - 0.02);
    float d = length(q);
    float waves = 0.0;
    for (int i = 0; i < 4; ++i) waves = max(waves, line(d - (0.40 - 0.093 * float(i)), i == 0 ? 0.024 : 0.015));
    float next = length(vec2(0.5 * cell * 0.5 * (low + high) - abs(u), r - low - 0.36));
    waves = max(waves, inside(abs(next - 0.075) - 0.014));
    waves = max(waves, inside(next - 0.028));
    c = mix(c, INK, waves * step(0.0, q.y) * step(q.y, high - low) * 0.92);
    c = mix(c, INK, line(r - low, 0.020));
    c = mix(c, INK, line(r - low + 0.075, 0.009) * 0.85);
    c = mix(c, INK, line(r - high - 0.015, 0.016));
    // The well.
    c = mix(c, INK, line(r - well - 0.10, 0.012) * 0.9);
    vec3 cobalt = vec3(0.0055, 0.0130, 0.1150) * (0.85 + 0.3 * clouds(p * 2.0));
    float fold = abs(fract(turn / (PI / 6.0)) - 0.5) * (PI / 6.0);
    vec2 k = vec2(r * cos(fold), r * sin(fold));
    float wide = min(0.245 * (k.x - 0.20) / 0.62, 0.245 * (1.50 - k.x) / 0.68);
    float star = abs(k.y - wide) * 0.93;
    float leaf = max(inside(star - 0.0085) * step(0.2, k.x) * step(k.x, 1.52), line(r - 0.20, 0.010));
    cobalt = mix(cobalt, vec3(0.70, 0.44, 0.12), leaf * 0.85);
    cobalt = mix(cobalt, vec3(0.70, 0.44, 0.12), line(r - well + 0.09, 0.010) * 0.8);
    c = mix(c, cobalt, inside(r - well + 0.025));
    return mix(c, vec3(0.50, 0.60, 0.80), line(r - well + 0.012, 0.014));
}

// Glazed china at `at`, `n` its normal, `colour` under the glaze.
vec3 china(vec3 at, vec3 n, vec3 v, vec3 colour, vec3 light, float open) {
    vec3 l = normalize(KEY_AT - at);
    float facing = max(dot(n, l), 0.0);
    float sky = 0.5 + 0.5 * n.z;
    vec3 wash = WASH_COLOUR * max(dot(n, WASH_FROM), 0.0) * 1.3 + COOL_COLOUR * max(dot(n, COOL_FROM), 0.0) * 1.6;
    vec3 c = colour * (light * (0.97 * facing * open + 0.13 * sky) + wash);
    float fresnel = 0.040 + 0.55 * pow(1.0 - max(dot(n, v), 0.0), 5.0);
    vec3 r = reflect(-v, n);
    float tilted = smoothstep(0.03, 0.30, 1.0 - n.z);   // the bottom mirrors the dark under the lantern's shade
    c += room(at, r, 0.05, colour * light * 0.4) * fresnel * mix(0.06, 0.8, tilted);
    c += vec3(1.0, 0.92, 0.80) * glint(n, v, l, 0.22) * 0.16 * tilted;
    return c + vec3(0.85, 0.93, 1.0) * glint(n, v, normalize(COOL_FROM), 0.17) * 0.11;
}

// The lantern's paper and the window, broad and soft in the glaze of the bowl's wall: each a stretch of it, `from` .. `to`
// round the middle, radians.
float stretch(float turn, float from, float to, float soft) {
    return smoothstep(from - soft, from + soft, turn) * smoothstep(to + soft, to - soft, turn);
}
vec3 broad_lights(vec2 p) {
    float r = length(p), well = bottom(), rim = u_numbers[2].z;
    float up = (r - well) / (rim - well), turn = atan(p.y, p.x);
    float window = stretch(turn, 0.30, 0.98, 0.20) * smoothstep(0.02, 0.16, up) * smoothstep(0.40, 0.24, up);
    float paper = stretch(turn, 1.52, 2.06, 0.16) * smoothstep(0.30, 0.38, up) * smoothstep(0.58, 0.48, up);
    return vec3(0.95, 0.97, 1.0) * window * 0.62 + vec3(1.0, 0.95, 0.86) * paper * 0.34;
}

vec3 bowl_inside(vec3 from, vec3 ray, vec3 v) {
    vec2 middle = u_numbers[2].xy;
    float rim = u_numbers[2].z, high = wall(rim);
    vec3 enter = from + ray * ((high - from.z) / ray.z);
    vec3 way = ray * (-high / ray.z);
    float a = 0.0, b = 1.0;
    for (int i = 1; i <= 24; ++i) {
        float t = float(i) / 24.0;
        vec3 p = enter + way * t;
        if (p.z <= wall(length(p.xy - middle))) {
            b = t;
            break;
        }
        a = t;
    }
    for (int i = 0; i < 12; ++i) {
        float t = 0.5 * (a + b);
        vec3 p = enter + way * t;
        if (p.z <= wall(length(p.xy - middle))) b = t;
        else a = t;
    }
    vec3 at = enter + way * b;
    vec2 p = at.xy - middle;
    float r = max(length(p), 1e-3);
    float s = clamp((r - bottom()) / arc() + FOOT, 0.0, STEEP);
    vec3 n = r <= bottom() ? vec3(0, 0, 1) : vec3(-p / r * s, sqrt(1.0 - s * s));
    // Where bottom and wall meet the glaze has run full.
    n = normalize(mix(n, vec3(-p / r * 0.5 * FOOT, 1.0), smoothstep(0.16, 0.0, abs(r - bottom()))));
    // The rim keeps the lamp from the wall below it.
    vec3 l = normalize(KEY_AT - at);
    vec2 passes = p + l.xy * ((high - at.z) / l.z);
    float open = 1.0 - 0.72 * smoothstep(rim - 0.45, rim + 0.30, length(passes));
    float deep = mix(0.86, 1.0, smoothstep(bottom() - 0.2, rim, r));
    // Where the wall leaves the bottom, and right under the lip, less of the room gets in.
    float edge = 0.16 * exp(-abs(r - bottom() - 0.05) / 0.10) + 0.34 * exp(-max(rim - r, 0.0) / 0.07);
    return china(at, n, v, painted(p), lantern(at.xy) * deep, open) * (1.0 - edge) + broad_lights(p) * lantern(at.xy);
}

vec3 bowl_lip(vec2 p, vec3 v, float high) {
    float r = length(p), half_wide = 0.5 * (u_numbers[2].w - u_numbers[2].z);
    float s = clamp((r - 0.5 * (u_numbers[2].w + u_numbers[2].z)) / half_wide, -0.96, 0.96);
    vec3 n = vec3(p / r * s, sqrt(1.0 - s * s));
    vec3 colour = mix(vec3(0.78, 0.765, 0.715), INK, inside(abs(s - 0.15) * half_wide - 0.052));
    return china(vec3(p + u_numbers[2].xy, high), n, v, colour, lantern(p), 1.0);
}

// How much of the bowl's outside a mirror at `w` shows: it stands in its own gleam.
float mirrored(vec2 w, vec3 r) {
    float seen = 0.0, high = wall(u_numbers[2].z);
    for (int i = 0; i < 8; ++i) {
        float z = high * (float(i) + 0.5) / 8.0;
        float d = length(w + r.xy * z / r.z - u_numbers[2].xy) - mix(bottom() + 0.1, u_numbers[2].w, sqrt(z / high));
        seen = max(seen, smoothstep(0.10, -0.20, d));
    }
    return seen;
}

vec3 table(vec2 w, vec3 v) {
    vec3 light = lantern(w);
    vec2 p = w - vec2(0.0, u_numbers[0].x);
    float d_panel = panel(p, 0.0);
    float d_eight = octagon(p - vec2(0.0, u_numbers[4].z), u_numbers[3].w);
    float on_red = inside(d_panel) * inside(-d_eight);
    vec3 black = vec3(0.0040, 0.0028, 0.0030) * light;
    vec3 c = mix(black, red_lacquer(w, light), on_red);

    // Circles for coins: a shade darker, so that brass stands out.
    vec2 at = vec2(abs(w.x), w.y) - u_numbers[3].xy;
    float d_circle = length(at) - u_numbers[3].z;
    c = mix(c, c * 0.46, inside(d_circle) * on_red);
    // The frame stands proud of the panel and shades it.
    c *= 1.0 - on_red * 0.5 * smoothstep(-0.30, 0.0, d_panel);

    vec3 gloss = polish(w, v, c);
    vec3 leaf = gold(w, light, gloss * 9.0);
    float lines = line(d_panel + 0.004, 0.030);
    lines = max(lines, line(panel(p, -0.125), 0.011) * 0.75 * on_red);
    lines = max(lines, line(d_eight, 0.030));
    lines = max(lines, line(d_eight + 0.115, 0.010) * 0.75);
    lines = max(lines, line(d_circle, 0.026) * on_red);
    lines = max(lines, line(d_circle + 0.11, 0.009) * 0.75 * on_red);
    float d_table = box(p, u_numbers[0].yz);
    lines = max(lines, line(d_table, 0.026));
    lines = max(lines, line(d_table + 0.10, 0.009) * 0.6);
    lines = max(lines, line(border(p), 0.0165) * step(0.0, d_panel) * step(d_table, 0.0) * 0.92);

    // The bowl's soft shadow and its gleam in the lacquer.
    vec2 under = w - u_numbers[2].xy;
    vec2 thrown = under - vec2(0.34, -0.30);
    float shade = 1.0 - smoothstep(u_numbers[2].w - 0.75, u_numbers[2].w + 0.55, length(thrown));
    c *= 1.0 - 0.80 * shade;
    leaf *= 1.0 - 0.70 * shade;
    vec3 r = reflect(-v, vec3(0, 0, 1));
    float seen = mirrored(w, r);
    gloss = mix(gloss, vec3(0.42, 0.44, 0.47) * light * 0.030, seen);
    c += gloss * (0.35 + 0.65 * light);
    // A dark edge where the bowl stands.
    float foot = exp(-max(length(under) - u_numbers[2].w, 0.0) / 0.16);
    c *= 1.0 - 0.80 * foot;
    leaf *= 1.0 - 0.45 * foot;
    c = mix(c, leaf, lines);

    // The table's black edge, and the dark car beyond it.
    float over = d_table - u_numbers[0].w;
    vec3 car = vec3(0.0042, 0.0018, 0.0017) * exp(-0.45 * max(over, 0.0));
    c *= 1.0 - 0.55 * smoothstep(0.05, u_numbers[0].w, d_table);
    c = mix(car, c, inside(over));
    return mix(c, leaf * 0.35, line(over, 0.016));
}

void main() {
    vec2 px = vec2(v_uv.x, 1.0 - v_uv.y) * u_size;
    vec3 ray = u_ray + u_ray_right * px.x + u_ray_down * px.y;
    vec3 v = -normalize(ray);
    g_px = u_pixel * 1.05;

    float high = wall(u_numbers[2].z);
    vec2 over = (u_eye + ray * ((high - u_eye.z) / ray.z)).xy - u_numbers[2].xy;
    float r = length(over);
    vec3 c = vec3(0.0);
    if (r > u_numbers[2].w - g_px) c = table((u_eye - ray * (u_eye.z / ray.z)).xy, v);
    if (r < u_numbers[2].w + g_px) {
        vec3 bowl = r < u_numbers[2].z + g_px ? bowl_inside(u_eye, ray, v) : vec3(0.0);
        if (r > u_numbers[2].z - g_px) bowl = mix(bowl_lip(over, v, high), bowl, inside(r - u_numbers[2].z));
        c = mix(c, bowl, inside(r - u_numbers[2].w));
    }

    vec2 off = (v_uv - 0.5) * vec2(u_size.x / u_size.y / 1.7778, 1.0);
    c *= 1.0 - 0.45 * smoothstep(0.12, 0.50, dot(off, off));
    float grain = hash(ivec2(gl_FragCoord.xy)) - 0.5;
    o_colour = vec4(film(c) + grain / 255.0, 1.0);
}

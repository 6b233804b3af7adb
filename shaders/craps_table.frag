// craps_table.frag: the Casino Car's table. Bottle-green felt with the sun's rays where the dice land, a tub of rubber
// pyramids under a dark padded rail, one warm lamp. Prints no bets and no words: the scene does.
// u_numbers                        geometry, world units; render/tables/craps.h fills it:
//   [0] tub: half width, the far wall's y, height of the walls, near edge's y
//   [1] sun: where the rays meet, how far from there they begin, 1: plain felt without rays
//   [2] gold double line: y, half length, corner radius of the left ground, -
//   [3] [4] the printed grounds, left and right: low and high corner
#include "light.glsl"
#include "noise.glsl"
#include "table.glsl"
#include "wear.glsl"
uniform vec4 u_numbers[5];

float box(vec2 p, vec4 b) {
    vec2 q = abs(p - 0.5 * (b.xy + b.zw)) - 0.5 * (b.zw - b.xy);
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
}
// The left ground has one round corner, at its lower left.
float grounds(vec2 p) {
    float left = box(p, u_numbers[3]);
    vec2 c = u_numbers[3].xy + u_numbers[2].z;
    if (p.x < c.x && p.y < c.y) left = max(left, length(p - c) - u_numbers[2].z);
    return min(left, box(p, u_numbers[4]));
}

// The lamp on the table: brightest round the dice, the corners at a third.
vec3 lamp(vec2 w) {
    vec2 off = (w - vec2(-0.4, 2.4)) * vec2(1.0, 1.15);
    float c = 1.0 / (1.0 + dot(off, off) / 78.0);
    return vec3(1.0, 0.885, 0.72) * (c * c * c * 1.30) + vec3(0.155, 0.150, 0.150);
}

// Wool, woven and then brushed: a fine net of threads, lint over it, and where hands have rubbed it a little lighter.
vec3 felt(vec2 w, vec3 light, vec3 v) {
    float calm = 1.0 - 0.65 * u_numbers[1].w;
    vec2 sun = w - u_numbers[1].xy;
    float r = length(sun);
    float turn = atan(sun.y, sun.x) / PI * 26.0;
    float edge_px = g_px * 26.0 / (PI * max(r, 0.3));
    float ray = clamp(0.5 + (abs(fract(turn) - 0.5) - 0.25) / edge_px, 0.0, 1.0);
    float reach = exp(-square(sun.x / 6.2)) * smoothstep(0.0, 0.35, r - u_numbers[1].z) * step(u_numbers[2].x, w.y);
    reach *= (1.0 - u_numbers[1].w) * smoothstep(-0.02, 0.30, w.y - u_numbers[2].x);
    vec3 wool = vec3(0.0062, 0.0740, 0.0520);
    vec3 sunny = vec3(0.0200, 0.1780, 0.1290);
    // Under the dice the print keeps quiet: they are what is looked at.
    float quiet = 0.40 * mix(0.45, 1.0, smoothstep(0.9, 3.4, r));
    wool = mix(wool, mix(vec3(0.0052, 0.0620, 0.0440), sunny, ray), reach * quiet);
    wool *= mix(1.0, 0.80, inside(grounds(w)));
    float weave = 0.5 + 0.25 * (sin(w.x * 118.0 + 2.2 * noise(w * 9.0)) + sin(w.y * 118.0 + 2.2 * noise(w * 9.0 + 31.0)));
    weave = mix(0.5, weave, smoothstep(0.045, 0.012, g_px));
    float fine = 0.55 * noise(w * 38.0) + 0.45 * noise(w * vec2(71.0, 83.0) + 7.0);
    float lint = smoothstep(0.80, 0.98, noise(vec2(w.x * 24.0 + 5.0 * noise(w * 3.0), w.y * 61.0)));
    float coarse = clouds(w * 1.15 + 4.0);
    float tone = 1.0 + calm * (0.34 * (fine - 0.5) + 0.16 * (weave - 0.5) + 0.26 * (coarse - 0.5) + 0.07 * lint);
    vec3 c = wool * tone * light * 1.04;
    float graze = pow(1.0 - v.z, 3.0);
    return worn(c) + worn(vec3(0.06, 0.16, 0.12)) * light * (0.030 + 0.5 * graze) * (0.7 + 0.6 * fine) * 0.35;
}

// Two hairlines of gold print, a little rubbed.
vec3 gold(vec3 c, vec2 w, vec3 light) {
    float worn = 0.72 + 0.28 * noise(w * 33.0);
    vec3 ink = vec3(0.72, 0.46, 0.075) * light * 0.95;
    float along = 1.0 - smoothstep(-0.02, 0.0, abs(w.x) - u_numbers[2].y);
    float d = w.y - u_numbers[2].x;
    c = mix(c, ink, inside(abs(d - 0.045) - 0.016) * along * worn);
    return mix(c, ink, inside(abs(d + 0.035) - 0.008) * along * worn * 0.85);
}

// Rubber pyramids: `at` runs along the wall and up it, `out_of` is the wall's own normal, `along` the way of at.x.
vec3 rubber(vec2 at, vec3 out_of, vec3 along, vec3 light) {
    vec2 step = vec2(0.46, 0.72);
    vec2 q = vec2(at.x / step.x + at.y / step.y, at.x / step.x - at.y / step.y);
    vec2 f = fract(q) - 0.5;
    // Four sides, each a triangle of the diamond: which one this is, and how far below the tip.
    bool first = abs(f.x) > abs(f.y);
    vec2 lean = first ? vec2(sign(f.x)) : vec2(sign(f.y), -sign(f.y));
    float tip = 1.0 - 2.0 * max(abs(f.x), abs(f.y));
    vec3 n = normalize(out_of * 0.85 + along * lean.x * 0.9 + vec3(0, 0, 1) * lean.y * 0.7);
    float facing = max(dot(n, normalize(vec3(-0.42, -0.35, 0.84))), 0.0);
    float chance = hash(ivec2(floor(q)));
    vec3 body = vec3(0.0040, 0.0400, 0.0300) * (0.8 + 0.4 * chance);
    vec3 c = body * light * (0.16 + 1.9 * facing) * mix(0.25, 1.0, smoothstep(0.0, 0.14, tip));
    return c + vec3(0.10, 0.20, 0.17) * light * facing * smoothstep(0.70, 1.0, tip) * 0.10;
}

// The padded rail above the walls: dark leather, a brass bead on its inner edge.
vec3 rail(float from_edge, vec2 along, vec3 light) {
    float round = clamp(from_edge / 0.55, 0.0, 1.0);
    float crest = exp(-square((from_edge - 0.34) / 0.17));
    vec3 hide = vec3(0.0200, 0.0105, 0.0070) * (0.8 + 0.4 * noise(along * 6.0));
    vec3 c = hide * light * (0.35 + 0.9 * crest) * (1.0 - 0.75 * round * round);
    c += vec3(1.0, 0.80, 0.55) * crest * crest * light * 0.030;
    vec3 bead = vec3(0.62, 0.36, 0.095) * light * 0.75;
    return mix(c, bead, inside(abs(from_edge - 0.06) - 0.028));
}

void main() {
    vec2 px = vec2(v_uv.x, 1.0 - v_uv.y) * u_size;
    vec3 ray = u_ray + u_ray_right * px.x + u_ray_down * px.y;
    vec3 v = -normalize(ray);
    vec4 tub = u_numbers[0];
    g_px = u_pixel * 1.05;

    // The nearest of floor, far wall and side wall that the ray meets; over the walls it goes on to the rail.
    float to_floor = -u_eye.z / ray.z;
    vec3 at = u_eye + ray * to_floor;
    vec3 c;
    float over_side = abs(at.x) - tub.x;
    float over_far = at.y - tub.y;
    if (over_side <= 0.0 && over_far <= 0.0) {
        vec2 w = at.xy;
        vec3 light = lamp(w);
        // The walls keep light from the felt at their feet.
        float foot = min(-over_far, -over_side);
        light *= 1.0 - 0.55 * exp(-foot / 0.22) - 0.22 * exp(-foot / 0.9);
        c = gold(felt(w, light, v), w, light);
    } else {
        float to_far = ray.y > 0.0 ? (tub.y - u_eye.y) / ray.y : 1e9;
        float to_side = (sign(ray.x) * tub.x - u_eye.x) / ray.x;
        float reach = min(to_far > 0.0 ? to_far : 1e9, to_side > 0.0 ? to_side : 1e9);
        bool is_far = to_far <= to_side;
        vec3 hit = u_eye + ray * reach;
        vec3 light = lamp(hit.xy);
        if (hit.z < tub.z) {
            vec3 normal = is_far ? vec3(0, -1, 0) : vec3(-sign(hit.x), 0, 0);
            vec3 along = is_far ? vec3(1, 0, 0) : vec3(0, 1, 0);
            float sunk = 0.45 + 0.55 * smoothstep(0.0, 0.7, hit.z / tub.z);
            c = rubber(vec2(is_far ? hit.x : hit.y, hit.z), normal, along, light * sunk);
        } else {
            vec3 top = u_eye + ray * ((tub.z - u_eye.z) / ray.z);
            float from_edge = max(abs(top.x) - tub.x, top.y - tub.y);
            c = rail(from_edge, top.xy, lamp(top.xy));
            c *= exp(-0.55 * max(from_edge - 0.7, 0.0));
        }
    }

    vec2 off = (v_uv - 0.5) * vec2(u_size.x / u_size.y / 1.7778, 1.0);
    c *= 1.0 - 0.40 * smoothstep(0.12, 0.50, dot(off, off));
    float grain = hash(ivec2(gl_FragCoord.xy)) - 0.5;
    o_colour = vec4(film(c) + grain / 255.0, 1.0);
}

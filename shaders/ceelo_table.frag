// ceelo_table.frag: the Freight Car. A cable drum of planks under one amber lantern: a steel rim with bolts, sectors and
// rings in chalk; round it a dark floor of boards with straw, and the moon through the door's slats from the right.
// Prints no coins and no words: the scene does.
// u_numbers                        geometry, world units; render/tables/ceelo.h fills it:
//   [0] drum: middle, radius of the planks, radius of the rim
//   [1] bank: middle, radius of its chalk ring, radius of the groove round it
//   [2] groove: half width; outer chalk ring's radius; sectors; 1: a calm grain
#include "light.glsl"
#include "noise.glsl"
#include "table.glsl"
#include "wear.glsl"
uniform vec4 u_numbers[3];

const float BOARD = 0.86;        // a plank's width
const float HOOP = 0.34;         // how far the steel reaches down the drum's side
const float FLOOR = -3.6;        // the car's floor
const vec2 LANTERN = vec2(-0.75, 0.85);

// One lantern: bright over the bank, falling fast; the moon comes in from the right.
vec3 lantern(vec2 w) {
    vec2 off = w - LANTERN;
    float c = 1.0 / (1.0 + dot(off, off) / 44.0);
    return vec3(1.0, 0.76, 0.50) * (c * c * c * 1.05 + 0.040);
}
vec3 moon(vec2 w) {
    return vec3(0.20, 0.34, 0.72) * smoothstep(-1.0, 9.0, w.x + 0.25 * w.y);
}

// Boards that lie along x: a tone each, grain that runs along them and bends round knots, worn in the middle.
vec3 wood(vec2 w, out float gap) {
    float calm = 1.0 - 0.6 * u_numbers[2].w;
    float row = floor(w.y / BOARD + 0.5);
    float across = w.y - row * BOARD;
    float chance = hash(ivec2(int(row) + 40, 7));
    vec2 q = vec2(w.x + 13.7 * row, across);
    vec2 knot_at = vec2((hash(ivec2(int(row), 3)) - 0.5) * 6.5, (hash(ivec2(int(row), 5)) - 0.5) * 0.4);
    vec2 k = vec2(w.x, across) - knot_at;
    float knot = exp(-dot(k * vec2(2.4, 5.0), k * vec2(2.4, 5.0)));
    float bend = 0.10 * sin(q.x * 0.9 + chance * 6.0) + 0.16 * knot + 0.07 * noise(q * vec2(0.7, 2.0));
    float rings = noise(vec2(q.x * 0.55, (q.y + bend) * 17.0));
    float fine = noise(vec2(q.x * 2.6, (q.y + bend) * 62.0));
    float hair = noise(vec2(q.x * 5.0, q.y * 130.0));
    float streak = smoothstep(0.62, 0.92, noise(vec2(q.x * 0.8 + 4.0, (q.y + bend) * 30.0 + 9.0)));
    vec3 pale = vec3(0.262, 0.124, 0.052), dark = vec3(0.150, 0.068, 0.029);
    vec3 c = mix(dark, pale, 0.30 + 0.40 * chance);
    c *= 1.0 + calm * (0.62 * (rings - 0.5) + 0.42 * (fine - 0.5) + 0.16 * (hair - 0.5) - 0.26 * streak);
    c *= 1.0 + 0.34 * (clouds(w * 0.55 + 3.0) - 0.5);
    c = mix(c, dark * 0.42, smoothstep(0.45, 0.95, knot) * 0.75);
    c *= 1.0 - 0.38 * smoothstep(0.74, 0.95, noise(vec2(w.x * 0.9, w.y * 1.4) + 21.0));   // stains
    gap = BOARD * 0.5 - abs(across);
    c *= 1.0 - 0.34 * exp(-gap / 0.055);
    return worn(c);
}

// Chalk on rough wood: it takes on the ridges and leaves the grain; `d` from the line's middle, `half_wide` of it.
float chalk_line(float d, float half_wide, vec2 w) {
    float tooth = 0.60 * noise(w * vec2(21.0, 47.0)) + 0.40 * noise(w * 11.0 + 5.0);
    float worn = 0.80 + 0.35 * (noise(w * 1.7 + 60.0) - 0.5);
    float body = inside(abs(d) - half_wide * (0.82 + 0.5 * (noise(w * 6.0) - 0.5)));
    float dust = exp(-square(d / (half_wide * 2.6))) * 0.10;
    return clamp(body * worn * smoothstep(0.16, 0.46, tooth + 0.10) + dust, 0.0, 1.0);
}

vec3 drum_top(vec2 at, vec3 v) {
    vec2 w = at - u_numbers[0].xy;
    float r = length(w);
    float gap;
    vec3 c = wood(w, gap);
    vec3 light = lantern(at);
    // Nails, two at each end of a board, a little in from the rim.
    float row = floor(w.y / BOARD + 0.5);
    float end = sqrt(max(square(u_numbers[0].z - 0.26) - square(row * BOARD), 0.0));
    vec2 nail = vec2(abs(w.x) - end, abs(w.y - row * BOARD) - BOARD * 0.27);
    float head = inside(length(nail) - 0.052);
    c *= 1.0 - 0.40 * exp(-square(length(nail - vec2(0.0, 0.02)) / 0.10));
    c = mix(c, vec3(0.035, 0.030, 0.030) + vec3(0.22) * smoothstep(0.02, -0.035, nail.y + nail.x), head);
    float bank_far = length(at - u_numbers[1].xy);
    float dark = inside(gap - 0.019);
    c *= mix(1.0, 0.10, dark);
    // The groove that the amber arc fills: burnt into the planks.
    float groove = abs(bank_far - u_numbers[1].w) - u_numbers[2].x;
    c *= mix(1.0, 0.34, inside(groove));
    c *= 1.0 - 0.25 * exp(-max(groove, 0.0) / 0.05) * step(0.0, groove);
    // Chalk: rings, the sectors' lines.
    float lines = chalk_line(r - u_numbers[2].y, 0.030, w);
    lines = max(lines, chalk_line(bank_far - u_numbers[1].z, 0.043, w));
    float n = u_numbers[2].z;
    float turn = atan(w.y, w.x) + 0.5 * PI;
    float sector = fract(turn / (2.0 * PI) * n + 0.5) - 0.5;   // -0.5..0.5 from a sector's middle
    float border = (0.5 - abs(sector)) * 2.0 * PI / n * r;
    float between = step(u_numbers[1].w + 0.20, bank_far) * step(r, u_numbers[2].y);
    lines = max(lines, chalk_line(border, 0.026, w) * between);
    lines *= mix(1.0, 0.25, dark);
    c = mix(c, vec3(0.78, 0.73, 0.60), lines * 0.86);
    // Where the rim shades the boards' ends.
    c *= 1.0 - 0.62 * exp(-(u_numbers[0].z - r) / 0.10) - 0.20 * exp(-(u_numbers[0].z - r) / 0.55);
    float sheen = pow(1.0 - v.z, 2.0) * 0.05;
    return c * (light * 1.30 + moon(at) * 0.16) + vec3(1.0, 0.72, 0.42) * sheen * light * (0.5 + noise(w * vec2(3.0, 50.0)));
}

// The steel hoop: its upper edge with bolts, and the band that reaches over the side.
vec3 steel(vec2 at, float z, float turn) {
    vec2 w = at - u_numbers[0].xy;
    float r = length(w);
    vec2 out_of = w / r;
    float wide = u_numbers[0].w - u_numbers[0].z;
    float t = clamp((r - u_numbers[0].z) / wide, 0.0, 1.0);
    float round = z < -0.005 ? 1.0 : t;
    vec3 n = normalize(vec3(out_of * (round * 1.5 - 0.45), z < -0.005 ? 0.12 : 0.9));
    vec3 to_lamp = normalize(vec3(LANTERN, 6.0) - vec3(at, z));
    vec3 to_moon = normalize(vec3(0.86, 0.34, 0.40));
    float brushed = 0.8 + 0.4 * noise(vec2(turn * 90.0, z * 9.0 + t * 5.0));
    float rust = smoothstep(0.56, 0.80, clouds(vec2(turn * 7.0, z * 3.0 + t)));
    vec3 body = mix(vec3(0.085, 0.088, 0.096), vec3(0.105, 0.048, 0.022), rust * 0.75) * brushed;
    vec3 view = normalize(vec3(0.0, -0.42, 0.9));
    float lamp_glint = pow(max(dot(n, normalize(to_lamp + view)), 0.0), 14.0);
    float moon_glint = pow(max(dot(n, normalize(to_moon + view)), 0.0), 12.0);
    vec3 light = lantern(at);
    vec3 c = body * (light * (0.25 + 1.5 * max(dot(n, to_lamp), 0.0)) + moon(at + 2.0) * max(dot(n, to_moon), 0.0) * 1.0 + 0.02);
    c += vec3(1.0, 0.80, 0.55) * lamp_glint * light * 0.26 + vec3(0.45, 0.65, 1.0) * moon_glint * smoothstep(-0.1, 0.9, out_of.x) * 0.20;
    c += vec3(0.75, 0.80, 0.90) * 0.12 * smoothstep(0.5, 0.96, -out_of.x * 0.7 - out_of.y * 0.45);   // the car's grey night
    if (z < -0.005) c *= mix(1.0, 0.20, smoothstep(0.02, HOOP, -z));
    // Bolts.
    float count = 28.0;
    float step_turn = fract(turn * count) - 0.5;
    vec2 b = vec2(step_turn / count * 2.0 * PI * u_numbers[0].w, z < -0.005 ? (z + 0.14) : (r - u_numbers[0].z - wide * 0.5));
    float head = length(b) - 0.062;
    float dome = clamp(1.0 - length(b) / 0.062, 0.0, 1.0);
    c *= 1.0 - 0.5 * exp(-max(head, 0.0) / 0.03) * step(0.0, head);
    vec3 metal = (vec3(0.19) + 0.5 * dome) * (light * 0.9 + moon(at) * 0.35 + 0.035) * (1.0 - 0.5 * smoothstep(-0.03, 0.05, -b.y + b.x * 0.4));
    return mix(c, metal, inside(head));
}

// The floor: dark boards along y, straw, the lantern's last light round the drum, the moon in stripes from the door.
vec3 car_floor(vec2 at) {
    float board = 1.25;
    float column = floor(at.x / board);
    float x = at.x - column * board;
    float chance = hash(ivec2(int(column) + 90, 11));
    float grain = noise(vec2(at.x * 14.0, at.y * 0.8)) * 0.6 + noise(vec2(at.x * 45.0, at.y * 2.0)) * 0.4;
    float seam = min(x, board - x);
    vec3 c = vec3(0.0155, 0.0150, 0.0165) * (0.65 + 0.6 * chance) * (0.55 + 0.9 * grain);
    c *= 1.0 - 0.75 * exp(-seam / 0.035);
    vec2 off = at - u_numbers[0].xy;
    float far = length(off);
    vec3 spill = vec3(1.0, 0.58, 0.26) * exp(-square((far - 4.0) / 3.4)) * 1.15;
    // The door's slats let the moon through in slanting stripes.
    float slant = at.x + at.y * 0.32;
    float slats = smoothstep(0.30, 0.46, abs(fract(slant / 1.9) - 0.5)) ;
    float door = smoothstep(5.6, 11.5, at.x + 0.2 * at.y) * smoothstep(-9.0, -1.5, at.y + 0.3 * at.x - 2.0);
    vec3 night = vec3(0.20, 0.34, 0.78) * (0.42 + door * (0.3 + 1.3 * slats) + 1.7 * smoothstep(2.0, 13.0, at.x));
    c *= (spill + night);
    // Straw: short bright hairs, each its own way.
    for (int layer = 0; layer < 2; ++layer) {
        vec2 p = at * (layer == 0 ? 0.75 : 1.1) + float(layer) * 19.0;
        ivec2 cell = ivec2(floor(p));
        vec2 f = p - floor(p) - 0.5;
        float way = hash(cell) * 6.3;
        vec2 along = vec2(cos(way), sin(way));
        float there = step(0.80, hash(cell + ivec2(31, 17)));
        float l = dot(f, along);
        float d = abs(dot(f, vec2(-along.y, along.x)) + 0.25 * l * l);
        float hair = (1.0 - smoothstep(0.004, 0.014 + g_px, d)) * smoothstep(0.22, 0.17, abs(l)) * there;
        c += vec3(0.60, 0.38, 0.13) * hair * (spill * 0.11 + night * 0.022);
    }
    c *= 1.0 - 0.86 * exp(-max(far - u_numbers[0].w, 0.0) / 0.85);   // under the drum it is night
    return c;
}

void main() {
    vec2 px = vec2(v_uv.x, 1.0 - v_uv.y) * u_size;
    vec3 ray = u_ray + u_ray_right * px.x + u_ray_down * px.y;
    vec3 v = -normalize(ray);
    g_px = u_pixel * 1.05;

    vec3 at = u_eye + ray * (-u_eye.z / ray.z);
    vec2 w = at.xy - u_numbers[0].xy;
    float r = length(w);
    float turn = atan(w.y, w.x) / (2.0 * PI);
    vec3 below = u_eye + ray * ((FLOOR - u_eye.z) / ray.z);
    vec3 c = car_floor(below.xy);
    // The drum's side: the near half of a cylinder, seen only below its front edge.
    vec2 o = u_eye.xy - u_numbers[0].xy;
    float a = dot(ray.xy, ray.xy), b = dot(o, ray.xy), k = dot(o, o) - square(u_numbers[0].w);
    float deep = b * b - a * k;
    if (deep > 0.0) {
        vec3 side = u_eye + ray * ((-b - sqrt(deep)) / a);
        float side_turn = atan(side.y - u_numbers[0].y, side.x - u_numbers[0].x) / (2.0 * PI);
        if (side.z < 0.0 && side.z > FLOOR) {
            vec3 barrel = vec3(0.010, 0.0075, 0.006) * exp(side.z * 1.1);
            vec3 band = steel(side.xy, side.z, side_turn);
            float edge = clamp((side.z + HOOP) / (g_px * 2.4) + 0.5, 0.0, 1.0);
            c = mix(barrel, band, edge);
        }
    }
    float on_top = inside(r - u_numbers[0].w);
    if (on_top > 0.0) {
        vec3 top = r < u_numbers[0].z ? drum_top(at.xy, v) : steel(at.xy, 0.0, turn);
        float seam = abs(r - u_numbers[0].z);
        top *= 1.0 - 0.7 * exp(-seam / 0.022);
        c = mix(c, top, on_top);
    }

    vec2 off = (v_uv - 0.5) * vec2(u_size.x / u_size.y / 1.7778, 1.0);
    c *= 1.0 - 0.42 * smoothstep(0.12, 0.50, dot(off, off));
    float grain = hash(ivec2(gl_FragCoord.xy)) - 0.5;
    o_colour = vec4(film(c) + grain / 255.0, 1.0);
}

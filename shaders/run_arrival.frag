// run_arrival.frag: the terminus where a Long Run ends, seen along its hall to a sunburst window: at dawn with the sun low
// in it and the wet floor shining, or by night with lamps along the walls. The track crosses in front, up to its buffer.
// Mixed as sRGB like a print; the track is lit, linear. The train, the buffer and the Conductor stand on it, live.
// u_size     px of the picture
// u_numbers  [0] eye (world), logical width of the picture   [1] ray at its upper left corner, night 0..1   [2] the ray's
//            step per logical px right, where the hall's lines meet: x   [3] per px down, and y (logical px)   [4] track:
//            cos and sin of its heading, where the two dice stand on it   [5] the hall's direction (world x, y), the
//            buffer's place along the track, size of the picture (1 at 1280x720)   [6] logical px: the board's right
//            edge, or 0 if it lies below; where the picture's foot is
// Hall axes: x right, y along it from the eye, z up.
#include "sky_noise.glsl"
in vec2 v_uv;
uniform vec2 u_size;
uniform vec4 u_numbers[7];
out vec4 o_colour;

float square(float v) { return v * v; }

#include "railway.glsl"

const float HALF = 3.1, SPRING = 2.05, DEEP = 33.0, BAY = 3.0, PI = 3.14159265;
const vec3 GOLD = vec3(1.0, 0.886, 0.651);

float night() { return u_numbers[1].w; }

// 1 on a line `wide` units across at whole numbers times `step`, seen `px` units to a pixel.
float lines(float at, float step_, float wide, float px) {
    float off = abs(fract(at / step_ + 0.5) - 0.5) * step_;
    float soft = max(px, 1e-4);
    float line = 1.0 - smoothstep(wide * 0.5 - soft * 0.5, wide * 0.5 + soft * 0.5 + 1e-4, off);
    return mix(line, wide / step_, smoothstep(0.25, 0.9, soft / step_));   // too close to tell apart
}

// The sky at a distance from the sun, in half widths of the hall.
vec3 sky(float r) {
    vec3 c = mix(vec3(1.0, 0.992, 0.945), vec3(1.0, 0.890, 0.630), smoothstep(0.02, 0.24, r));
    c = mix(c, vec3(1.0, 0.700, 0.480), smoothstep(0.20, 0.58, r));
    c = mix(c, vec3(0.815, 0.440, 0.540), smoothstep(0.52, 1.00, r));
    c = mix(c, vec3(0.416, 0.247, 0.470), smoothstep(0.95, 1.60, r));
    vec3 dark = mix(vec3(0.200, 0.240, 0.350), vec3(0.050, 0.065, 0.125), smoothstep(0.0, 1.2, r));
    return mix(c, dark, night());
}

float roofs(float x) {   // the skyline beyond the window, units above the hall's floor
    float cell = floor(x / 0.34);
    float high = 0.42 + 0.85 * hash(vec2(cell, 3.0)) * (0.45 + 0.55 * smoothstep(0.2, 2.2, abs(x)));
    float in_cell = fract(x / 0.34) - 0.5;
    return high + 0.12 * step(abs(in_cell), 0.18) + 0.16 * step(abs(in_cell), 0.05) * step(0.6, hash(vec2(cell, 9.0)));
}

vec3 end_window(vec2 p, float px) {
    vec2 q = p - vec2(0.0, SPRING - 0.12);
    float r = length(q) / HALF;
    vec3 c = sky(r);
    float town = smoothstep(px, -px, p.y - roofs(p.x));
    vec3 houses = mix(mix(vec3(0.93, 0.62, 0.46), vec3(0.60, 0.34, 0.42), smoothstep(0.1, 0.8, abs(p.x) / HALF)), vec3(0.030, 0.036, 0.072), night());
    float pane = step(0.90, hash(floor(p / vec2(0.085, 0.11)))) * night();
    houses = mix(houses, vec3(0.92, 0.68, 0.34), pane * 0.8);
    c = mix(c, houses, town * mix(0.75, 1.0, night()));
    // Streaks of rain on the glass.
    float streak = smoothstep(0.74, 0.95, noise(vec2(p.x * 16.0 + p.y * 2.0, p.y * 1.7))) * night();
    c += vec3(0.10, 0.12, 0.17) * streak;
    // Bars: rays and arcs above the spring line, uprights below it.
    float turn = atan(max(q.y, 0.0), q.x) / PI * 18.0;
    float rays = lines(turn, 1.0, 0.050 * 18.0 / PI / max(r * HALF, 0.3), px * 18.0 / PI / max(r * HALF, 0.3)) * step(0.18, r);
    float arcs = 0.0;
    for (int i = 0; i < 4; ++i) arcs = max(arcs, 1.0 - smoothstep(0.030, 0.030 + px, abs(r * HALF - HALF * (0.18 + 0.26 * float(i)))));
    float above = step(p.y, SPRING - 0.12) < 0.5 ? max(rays, arcs) : 0.0;
    float uprights = p.y < SPRING - 0.12 ? max(lines(p.x, 0.62, 0.045, px), 0.0) : 0.0;
    float sill = 1.0 - smoothstep(0.045, 0.045 + px, abs(p.y - SPRING + 0.12));
    float bars = max(max(above, uprights), sill);
    vec3 iron = mix(mix(vec3(0.98, 0.80, 0.52), vec3(0.32, 0.15, 0.19), smoothstep(0.16, 0.62, r)), vec3(0.045, 0.045, 0.070), night());
    c = mix(c, iron, bars * 0.85);
    float frame = smoothstep(0.965 - px, 0.965 + px, r) * step(SPRING - 0.12, p.y);
    c = mix(c, mix(vec3(0.26, 0.12, 0.17), vec3(0.04, 0.04, 0.065), night()), frame);
    float low = smoothstep(0.30 + px, 0.30 - px, p.y);
    return mix(c, mix(vec3(0.62, 0.36, 0.32), vec3(0.050, 0.046, 0.072), night()), low);
}

// `away`: along the hall; `turn`: angle over the spring line
vec3 roof(float away, float turn, float px_along, float px_turn) {
    float deep = clamp(away / DEEP, 0.0, 1.0);
    vec2 cell = floor(vec2(away / BAY * 3.0, turn / PI * 16.0));
    float high = sin(turn);
    vec3 glass = mix(vec3(0.300, 0.150, 0.240), vec3(0.960, 0.600, 0.440), pow(deep, 0.55));
    glass = mix(glass, vec3(0.950, 0.560, 0.480), 0.45 * (1.0 - high) * smoothstep(0.0, 0.35, deep));
    glass *= 0.86 + 0.28 * hash(cell);
    // Rays of the sun on the panes, from the window's middle.
    glass += vec3(0.42, 0.24, 0.13) * square(noise(vec2(turn * 5.0, 3.0))) * (0.4 + deep);
    vec3 dark = mix(vec3(0.062, 0.078, 0.150), vec3(0.135, 0.170, 0.275), pow(deep, 0.7)) * (0.85 + 0.3 * hash(cell));
    dark += vec3(0.05, 0.06, 0.09) * smoothstep(0.62, 0.9, noise(vec2(turn * 40.0, away * 0.8)));
    vec3 c = mix(glass, dark, night());
    vec3 iron = mix(mix(vec3(0.090, 0.050, 0.100), vec3(0.52, 0.28, 0.24), deep), vec3(0.022, 0.022, 0.040), night());
    float thin = max(lines(away, BAY / 3.0, 0.040, px_along), lines(turn, PI / 16.0, 0.016, px_turn));
    c = mix(c, iron, thin * 0.75);
    // The arches: three lines each, as the wordmark's letters have.
    float off = (fract(away / BAY) - 0.5) * BAY;
    float arch = 1.0 - smoothstep(0.30, 0.30 + px_along, abs(off));
    c = mix(c, iron * 0.85, mix(arch, 0.2, smoothstep(0.3, 1.0, px_along / BAY)));
    vec3 rim = mix(GOLD * mix(0.62, 1.0, deep), vec3(0.30, 0.33, 0.42), night());
    float gilt = 0.0;
    for (int i = -1; i <= 1; ++i) gilt = max(gilt, 1.0 - smoothstep(0.020, 0.020 + px_along * 1.2, abs(off - 0.20 * float(i))));
    gilt *= 1.0 - smoothstep(0.10, 0.45, px_along);
    c = mix(c, rim, gilt * mix(0.75, 0.45, night()));
    return c;
}

vec3 side_wall(float away, float z, float px_along, float px_z) {
    float deep = clamp(away / DEEP, 0.0, 1.0);
    float in_bay = (fract(away / BAY) - 0.5) * BAY;
    vec3 plaster = mix(vec3(0.130, 0.066, 0.100), vec3(0.62, 0.34, 0.31), pow(deep, 0.8));
    plaster = mix(plaster, mix(vec3(0.066, 0.054, 0.086), vec3(0.115, 0.108, 0.160), deep), night());
    plaster *= 0.75 + 0.35 * smoothstep(0.0, SPRING, z);
    // A window between every two arches.
    float other = (fract(away / BAY + 0.5) - 0.5) * BAY;
    vec2 w = vec2(abs(other) - 0.72, abs(z - 1.12) - 0.60);
    float inside = smoothstep(px_along, -px_along, w.x) * smoothstep(px_z, -px_z, w.y);
    vec3 pane = mix(mix(vec3(0.60, 0.30, 0.36), vec3(1.0, 0.70, 0.52), deep), vec3(0.090, 0.110, 0.180), night());
    pane *= 0.80 + 0.35 * hash(floor(vec2(other / 0.48 + 40.0 * floor(away / BAY + 0.5), z / 0.4)));
    float bars = max(lines(other, 0.48, 0.05, px_along), lines(z - 1.12, 0.40, 0.045, px_z));
    vec3 c = mix(plaster, mix(pane, plaster * 0.45, bars), inside);
    float frame = smoothstep(0.09 + px_along, 0.09, max(w.x, w.y)) * (1.0 - inside);
    c = mix(c, plaster * 0.5, frame * 0.8);
    // Pilasters carry the arches on: dark, with gilt edges towards the sun.
    float pier = 1.0 - smoothstep(0.30, 0.30 + px_along, abs(in_bay));
    c = mix(c, plaster * 0.55, pier);
    float gilt = (1.0 - smoothstep(0.018, 0.018 + px_along * 1.2, abs(abs(in_bay) - 0.20))) * (1.0 - smoothstep(0.10, 0.45, px_along));
    vec3 rim = mix(GOLD * mix(0.55, 1.0, deep), vec3(0.24, 0.27, 0.36), night());
    c = mix(c, rim, gilt * 0.6);
    float cornice = 1.0 - smoothstep(0.022, 0.022 + px_z, abs(z - SPRING + 0.06));
    c = mix(c, rim, cornice * 0.65);
    float base = smoothstep(0.22 + px_z, 0.22, z);
    return c * mix(1.0, 0.55, base);
}

// Lamps on the piers, lit by night.
vec3 lamps(vec3 p) {
    vec3 sum = vec3(0.0);
    float k = floor(p.y / BAY);
    for (int i = -1; i <= 1; ++i) {
        vec3 lamp = vec3(sign(p.x) * (HALF - 0.10), (k + 0.5 + float(i)) * BAY, 1.62);
        float far = dot(p - lamp, p - lamp);
        sum += vec3(1.0, 0.74, 0.38) * (1.6 * exp(-far / 0.012) + 0.40 * exp(-far / 0.28) + 0.15 * exp(-far / 2.4));
    }
    return sum * night();
}

vec3 hall(vec3 from, vec3 ray, float px) {
    float to_wall = (ray.x < 0.0 ? -HALF - from.x : HALF - from.x) / (abs(ray.x) < 1e-5 ? 1e-5 : ray.x);
    float far = ray.y > 1e-4 ? (DEEP - from.y) / ray.y : 1e6;
    vec2 o = vec2(from.x, from.z - SPRING), d = vec2(ray.x, ray.z);
    float a = dot(d, d), b = dot(o, d), root = sqrt(max(b * b - a * (dot(o, o) - HALF * HALF), 0.0));
    float to_roof = (root - b) / max(a, 1e-6);
    float z = from.z + ray.z * to_wall;
    bool on_wall = z < SPRING;
    float t = min(on_wall ? to_wall : to_roof, far);
    vec3 p = from + ray * t;
    float unit = t * px;   // of a pixel, across
    vec3 c;
    if (t >= far) {
        c = end_window(p.xz, unit);
    } else {
        float along = unit * max(length(p) / HALF, 1.0);
        c = on_wall ? side_wall(p.y, p.z, along, unit * 1.2) : roof(p.y, atan(p.z - SPRING, p.x), along, unit / HALF * 1.2);
        float haze = smoothstep(0.25, 1.0, p.y / DEEP);
        c = mix(c, mix(vec3(1.0, 0.760, 0.540), vec3(0.110, 0.130, 0.200), night()), haze * mix(0.55, 0.35, night()));
    }
    return c + lamps(p);
}

vec3 film(vec3 c) {
    c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14);
    return pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
}

vec3 to_hall(vec3 v) {
    vec2 a = normalize(u_numbers[5].xy);
    return vec3(v.x * a.y - v.y * a.x, dot(v.xy, a), v.z);
}

// The wet floor: tiles, and the hall upside down in it.
vec3 floor_at(vec3 from, vec3 ray, float px) {
    float t = -from.z / ray.z;
    vec3 p = from + ray * t;
    float wet = noise(p.xy * vec2(1.3, 0.7) + 4.0) * 0.6 + noise(p.xy * vec2(3.7, 1.9)) * 0.4;
    float puddle = smoothstep(0.34, 0.62, wet);
    float footprint = px * t * t / max(from.z, 0.1);
    float joint = max(lines(p.x, 0.8, 0.020, px * t), lines(p.y, 0.8, 0.020, footprint));
    vec3 c = mix(vec3(0.105, 0.072, 0.082), vec3(0.045, 0.046, 0.070), night()) * (0.80 + 0.30 * noise(p.xy * 7.0)) * (1.0 - 0.35 * joint * (1.0 - puddle));
    vec3 seen = vec3(0.0);
    for (int i = 0; i < 2; ++i) {
        vec2 rough = (vec2(noise(p.xy * 3.0 + 3.0 * float(i)), noise(p.yx * 4.0 + 5.0 * float(i))) - 0.5) * mix(0.050, 0.014, puddle);
        vec3 up = normalize(vec3(ray.x + rough.x * 0.5, ray.y, -ray.z * (1.0 + rough.y * 9.0)));
        seen += hall(p + vec3(0.0, 0.0, 0.001), up, px * 14.0) * 0.5;
    }
    float steep = clamp(-ray.z / length(ray), 0.0, 1.0);
    float mirror = mix(0.30, 0.95, pow(1.0 - steep, 5.0)) * mix(0.55, 1.0, puddle);
    float glade = exp(-square(p.x / (0.35 + 0.050 * p.y))) * smoothstep(2.0, 26.0, p.y) * (0.75 + 0.5 * noise(p.xy * vec2(2.0, 5.0)));
    c += vec3(1.0, 0.720, 0.440) * glade * 0.75 * (1.0 - night());
    return c + seen * mirror * mix(1.0, 0.55, smoothstep(3.0, 0.5, p.y / 3.0));
}

// The track and its bed, lit by the sun from behind and by the hall; what it covers of the floor in `cover`.
vec3 track(vec3 from, vec3 ray, out float cover) {
    float turn_c = u_numbers[4].x, turn_s = u_numbers[4].y;
    mat3 axes = mat3(turn_c, -turn_s, 0, -turn_s, -turn_c, 0, 0, 0, 1);   // columns: world x, y, z in (s, t, z)
    vec3 eye = axes * from, way = axes * ray;
    Railway on = railway(eye, way);
    vec3 sun = normalize(axes * vec3(u_numbers[5].xy * 0.97, 0.22));
    vec3 dawn = vec3(0.42, 0.27, 0.27) * (0.55 + 0.45 * on.n.z) + vec3(1.5, 0.95, 0.50) * max(dot(on.n, sun), 0.0);
    vec3 moon = vec3(0.085, 0.105, 0.165) * (0.5 + 0.5 * on.n.z);
    vec3 c = on.body * mix(dawn, moon, night()) * 1.5;
    c += on.shine * mix(vec3(0.85, 0.55, 0.36), vec3(0.13, 0.16, 0.24), night()) * 0.75;
    float red = exp(-dot(on.p - vec3(u_numbers[5].z, 0, 0.5), on.p - vec3(u_numbers[5].z, 0, 0.5)) / 0.35);
    c += (on.body + 0.03 * on.shine) * vec3(2.6, 0.22, 0.10) * red;
    float edge = abs(on.p.y) + 0.02 * (noise(vec2(on.p.x * 9.0, 1.0)) - 0.5);
    float end = on.p.x - u_numbers[5].z - 0.30;
    cover = smoothstep(BANK + 0.01, BANK - 0.02, edge) * smoothstep(0.02, -0.02, end);
    c *= mix(0.35, 1.0, smoothstep(0.0, 0.14, BANK - edge)) * mix(0.4, 1.0, smoothstep(0.0, 0.2, -end));
    return film(c);
}

// The light that falls in from the window, in rays from the sun.
float shafts(vec2 off) {
    float turn = atan(off.x, off.y);   // 0: straight down
    float rays = noise(vec2(turn * 7.0 + 3.0, 1.0)) * 0.6 + noise(vec2(turn * 17.0, 7.0)) * 0.4;
    float reach = length(off);
    return smoothstep(0.34, 0.72, rays) * smoothstep(1.9, 0.9, abs(turn)) * exp(-reach / 620.0) * smoothstep(30.0, 150.0, reach);
}

void main() {
    float per = u_numbers[0].w / u_size.x;                          // logical px to a px
    vec2 at = vec2(v_uv.x, 1.0 - v_uv.y) * u_size * per;              // logical px from the upper left
    vec2 meet = vec2(u_numbers[2].w, u_numbers[3].w);
    float size = u_numbers[5].w;
    vec3 eye = u_numbers[0].xyz, from = vec3(0.0, 0.0, eye.z);
    float px = per * length(u_numbers[2].xyz);
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 4; ++i) {
        vec2 look = at + (vec2(i & 1, i >> 1) - 0.5) * 0.5 * per;
        vec3 ray = u_numbers[1].xyz + u_numbers[2].xyz * look.x + u_numbers[3].xyz * look.y;
        vec3 way = to_hall(ray);
        float t = way.z < -1e-4 ? -from.z / way.z : 1e6;
        vec3 p = from + way * t;
        vec3 c;
        if (p.z < 0.01 && abs(p.x) < HALF && p.y < DEEP && way.z < -1e-4) {
            c = floor_at(from, way, px);
            float cover = 0.0;
            vec3 lit = track(eye, ray, cover);
            c = mix(c, lit, cover);
        } else {
            c = hall(from, way, px);
        }
        sum += c * 0.25;
    }
    vec3 c = sum;
    vec2 off = (at - meet - vec2(0.0, 2.0 * size)) / size;
    float dawn = 1.0 - night();
    c += (1.0 - c * 0.6) * vec3(1.0, 0.800, 0.500) * (0.55 * exp(-dot(off, off) / 8000.0) + 0.26 * exp(-length(off) / 210.0)) * dawn;
    c = 1.0 - (1.0 - min(c, 1.0)) * (1.0 - vec3(1.0, 0.85, 0.62) * 0.50 * shafts(off) * dawn);
    // Darker under the board and towards the foot, where words and buttons lie.
    float beside = u_numbers[6].x, foot = u_numbers[6].y;
    if (beside > 0.0) c *= mix(0.30, 1.0, smoothstep(0.35 * beside, beside + 190.0 * size, at.x));
    else c *= mix(0.34, 1.0, smoothstep(60.0, 250.0, at.y));
    c *= mix(1.0, 0.22, smoothstep(foot * 0.78, foot, at.y));
    c *= 1.0 - 0.35 * smoothstep(420.0, 900.0, length(off * vec2(0.9, 1.1)));
    float grain = hash(gl_FragCoord.xy) - 0.5;
    o_colour = vec4(c + grain / 255.0, 1.0);
}

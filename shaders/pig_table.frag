// pig_table.frag: the Buffet Car's table. Walnut, a dark track bed with a track for every player round a tray of aubergine leather,
// a brass ring where the die is thrown, one rose lamp. Prints no numbers and no travelled track: the scene does.
// u_numbers                        geometry, world units; render/tables/pig.h fills it:
//   [0] tray: half width, half height, corner radius, inset of the seam
//   [1] track: the corners' centre x and y, radius of the inner and of the outer rail there
//   [2] bed: its radius inside and outside, half the gauge, sleepers to the round
//   [3] ring: its radius, its wire's radius, radius of the fine line outside, how many tracks
//   [4] table: half width, half height, corner radius, 1: plain leather without rays
#include "light.glsl"
#include "noise.glsl"
#include "table.glsl"
#include "wear.glsl"
uniform vec4 u_numbers[5];

float line(float d, float half_width) { return inside(abs(d) - half_width); }
float rounded(vec2 p, vec2 corner, float radius) {
    vec2 q = abs(p) - corner;
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}
// Which way is out of a rounded rectangle.
vec2 outwards(vec2 p, vec2 corner) {
    vec2 q = abs(p) - corner;
    vec2 d = q.x > 0.0 && q.y > 0.0 ? normalize(q) : q.x > q.y ? vec2(1, 0) : vec2(0, 1);
    return d * sign(p);
}

// The lamp on the table: a rose pool round the ring, the corners at a third of it.
vec3 lamp(vec2 w) {
    float c = 1.0 / (1.0 + dot(w - vec2(-0.4, 0.1), (w - vec2(-0.4, 0.1)) * vec2(1.0, 1.25)) / 58.0);
    return vec3(1.0, 0.80, 0.68) * (c * c * c * 1.42) + vec3(0.185, 0.135, 0.15);
}

// Brass wire lying on the table, `d` off its middle the way of `out_dir`; half round, so it shines.
vec3 brass(vec2 w, vec2 out_dir, float d, float half_width, vec3 light, vec3 v) {
    // A line of a pixel or two shows its average, or its shine would break into beads.
    float round = smoothstep(0.7, 2.6, half_width / g_px);
    float s = clamp(d / half_width, -0.92, 0.92) * round;
    vec3 n = normalize(vec3(out_dir * s, sqrt(1.0 - s * s) + 0.12));
    vec3 at = vec3(w, 0.0);
    vec3 key = normalize(KEY_AT - at);
    vec3 mirror = room(at, reflect(-v, n), 0.10, vec3(0.10, 0.03, 0.06));
    float facing = max(dot(n, key), 0.0);
    vec3 metal = vec3(0.86, 0.53, 0.14);
    // The side that looks at the lamp runs to pale gold, the other to umber.
    float side = dot(normalize(vec2(-0.72, 0.69)), out_dir) * s;
    metal = mix(metal, vec3(0.50, 0.22, 0.03), smoothstep(0.1, -0.9, side));
    float crest = mix(0.30, exp(-12.0 * square(s + 0.25 * sign(dot(vec2(0.72, -0.69), out_dir)))), round);
    vec3 c = metal * (light * (0.16 + 0.50 * facing) + mirror * 0.55 * (0.25 + 0.75 * length(light)));
    return c + vec3(1.0, 0.80, 0.36) * crest * light * 0.34;
}

vec3 walnut(vec2 w, vec3 light, vec3 v) {
    // Four mitred sides outside the track, one board between bed and tray; the grain runs along each.
    vec2 corner = u_numbers[1].xy;
    vec2 beyond = abs(w) - corner;
    bool side = beyond.x > beyond.y;
    float seam = abs(beyond.x - beyond.y) * 0.7071;
    float outer = step(u_numbers[2].y - 0.05, rounded(w, corner, 0.0));
    vec2 g = side ? w.yx : w;
    float board = floor(g.y / 1.35 + (side ? 0.37 : 0.0));
    float chance = hash(ivec2(int(board) + (side ? 40 : 0), int(outer) * 7 + (side ? int(sign(w.x)) : 3)));
    vec2 p = vec2(g.x + chance * 31.0, g.y);
    float bend = clouds(vec2(p.x * 0.22, p.y * 0.9));
    float rings = noise(vec2(p.x * 0.16 + bend * 1.1, p.y * 7.5 + bend * 6.0));
    float fine = noise(vec2(p.x * 0.9, p.y * 34.0)) * 0.6 + noise(vec2(p.x * 2.1, p.y * 95.0)) * 0.4;
    float pores = smoothstep(0.70, 0.92, noise(vec2(p.x * 3.2, p.y * 120.0)));
    float tone = 0.62 + 0.55 * rings + 0.34 * (fine - 0.5) + 0.30 * (bend - 0.5) + (chance - 0.5) * 0.22;
    vec3 wood = mix(vec3(0.030, 0.0085, 0.0035), vec3(0.105, 0.036, 0.0145), clamp(tone * 0.72, 0.0, 1.0));
    wood *= 1.0 - 0.38 * pores;
    float joint = abs(fract(g.y / 1.35 + (side ? 0.37 : 0.0)) - 0.5);
    float groove = outer * max(inside((0.5 - joint) * 1.35 - 0.012), inside(seam - 0.014));
    wood *= 1.0 - 0.72 * groove;
    vec3 n = normalize(vec3((fine - 0.5) * 0.03, (rings - 0.5) * 0.05, 1.0));
    vec3 gloss = room(vec3(w, 0.0), reflect(-v, n), 0.55, wood);
    float fresnel = 0.035 + 0.5 * pow(1.0 - v.z, 5.0);
    // The rose lamp lies on it in a warm pool, widest along the near and the far side.
    vec3 pool = vec3(1.0, 0.60, 0.36) * exp(-square((w.x + 0.4) / 5.6) - square((w.y - 0.1) / 4.6));
    return wood * (light * 1.28 + pool * 1.55) + gloss * fresnel * 0.16 * (0.4 + light);
}

vec3 leather(vec2 w, vec3 light, vec3 v, float from_edge) {
    float r = length(w);
    float turn = atan(w.y, w.x) / (2.0 * PI) * 36.0;
    float ray_px = g_px * 36.0 / (2.0 * PI * max(r, 0.5));
    float tri = abs(fract(turn) - 0.5) - 0.25;
    float ray = mix(clamp(0.5 + tri / ray_px, 0.0, 1.0), 0.4, u_numbers[4].w);
    float outside = smoothstep(-0.02, 0.02, r - u_numbers[3].z);
    vec3 hide = mix(vec3(0.066, 0.0160, 0.056), mix(vec3(0.037, 0.0088, 0.038), vec3(0.078, 0.0165, 0.073), ray), outside);
    // Small bumps: the height of scattered pebbles, its slope by differences.
    vec2 q = w * 15.0;
    const float e = 0.22;
    float h = cells(q);
    vec2 slope = vec2(cells(q + vec2(e, 0.0)) - h, cells(q + vec2(0.0, e)) - h) / e;
    vec2 big = vec2(noise(w * 2.3 + 3.0) - noise(w * 2.3 + vec2(3.4, 3.0)), noise(w * 2.3 + 9.0) - noise(w * 2.3 + vec2(9.0, 9.4)));
    vec3 n = normalize(vec3(slope * 0.065 + big * 0.16, 1.0));
    vec3 key = normalize(KEY_AT - vec3(w, 0.0));
    float facing = max(dot(n, key), 0.0) / max(key.z, 0.3);
    hide = worn(hide) * (0.90 + 0.20 * clouds(w * 1.4) - 0.10 * smoothstep(0.42, 0.65, h));
    vec3 c = hide * light * (0.20 + 0.80 * facing) * 1.22;
    c += room(vec3(w, 0.0), reflect(-v, n), 0.80, hide) * 0.0035 * light;
    c += vec3(1.0, 0.66, 0.62) * glint(n, v, key, 0.50) * light * 0.10;
    return c * mix(0.45, 1.0, smoothstep(0.0, 0.28, from_edge));   // sunk below its frame
}

vec3 stitches(vec3 c, vec2 w, vec3 light) {
    vec2 corner = u_numbers[0].xy - u_numbers[0].w - 0.12;
    float d = rounded(w, corner, 0.12);
    float along = abs(w.x) > corner.x && abs(w.y) < corner.y ? w.y : w.x;
    float dash = inside(abs(fract(along / 0.285) - 0.5) * 0.285 - 0.088);
    c *= 1.0 - 0.42 * exp(-abs(d) * abs(d) * 900.0);
    return mix(c, vec3(0.52, 0.16, 0.26) * light * (0.62 + 0.5 * smoothstep(0.02, -0.02, d)), line(d, 0.017) * dash);
}

// The railway: ballast, sleepers, tracks of two rails each, brass borders.
vec3 track(vec3 under, vec2 w, vec3 light, vec3 v) {
    vec2 corner = u_numbers[1].xy;
    vec4 bed = u_numbers[2];
    float d = rounded(w, corner, 0.0);
    vec2 out_dir = outwards(w, corner);
    float on_bed = inside(d - bed.y) * inside(bed.x - d);
    // Ballast: dark pebbles, darker under the borders.
    float pebbles = noise(w * 21.0) * 0.6 + noise(w * 47.0) * 0.4;
    vec3 c = vec3(0.0105, 0.0060, 0.0062) * (0.55 + 0.9 * pebbles) * light * 1.25;
    float sunk = smoothstep(0.0, 0.20, min(bed.y - d, d - bed.x));
    c *= mix(0.30, 1.0, sunk);
    // Sleepers: one to a point, at the same angle on both tracks. The way round is measured on the line between them.
    float middle = 0.5 * (u_numbers[1].z + u_numbers[1].w);
    float quarter = corner.x + corner.y + 0.5 * PI * middle;
    vec2 q = abs(w) - corner;
    float way = q.x > 0.0 && q.y > 0.0 ? corner.x + middle * atan(q.x, q.y) : q.y > q.x ? abs(w.x) : quarter - abs(w.y);
    if (q.x > q.y && q.x > 0.0 && q.y <= 0.0) way = quarter - abs(w.y);
    float unit = 4.0 * quarter / bed.w;
    float tie = (0.5 - abs(fract(way / unit) - 0.5)) * unit;
    tie *= q.x > 0.0 && q.y > 0.0 ? max(d, 0.3) / middle : 1.0;
    float gaps = u_numbers[3].w - 1.0;
    float nearest = clamp(round((d - u_numbers[1].z) / (u_numbers[1].w - u_numbers[1].z) * gaps), 0.0, gaps);
    float near = d - mix(u_numbers[1].z, u_numbers[1].w, nearest / gaps);
    float wood = inside(abs(near) - bed.z * 1.75) * inside(tie - 0.040);
    float under_tie = smoothstep(0.07, 0.0, max(abs(near) - bed.z * 1.75, tie - 0.05)) * (1.0 - wood);
    c *= 1.0 - 0.5 * under_tie;
    vec3 timber = vec3(0.062, 0.018, 0.009) * (0.65 + 0.7 * noise(vec2(way * 60.0, d * 7.0)));
    c = mix(c, timber * light * 1.05, wood);
    // Rails: their shadow falls to the lower right.
    float rail = abs(near) - bed.z;
    float shade = smoothstep(0.045, 0.0, abs(rail + 0.02)) * 0.55;
    c = mix(c, c * 0.25, shade);
    float to_side = sign(near) * sign(rail);
    float wire = 0.015;
    c = mix(c, brass(w, out_dir * sign(near), rail, wire, light, v) * 0.85, line(rail, max(wire, 0.45 * g_px)));
    c = mix(under, c, on_bed);
    // The borders.
    float edge = d - bed.y;
    c *= 1.0 - 0.5 * smoothstep(0.16, 0.0, abs(edge - 0.03)) * (1.0 - on_bed);
    c = mix(c, brass(w, out_dir, edge, 0.026, light, v), line(edge, 0.026));
    edge -= 0.088;
    c = mix(c, brass(w, out_dir, edge, 0.011, light, v), line(edge, 0.009) * 0.9);
    edge = d - bed.x;
    return mix(c, brass(w, out_dir, edge, 0.024, light, v), line(edge, 0.024));
}

vec3 ring(vec3 c, vec2 w, vec3 light, vec3 v) {
    vec3 r = u_numbers[3].xyz;
    float d = length(w) - r.x;
    vec2 out_dir = w / max(length(w), 1e-3);
    // The wire stands a little proud: it throws a thin shadow to the lower right.
    float thrown = length(w - vec2(0.055, -0.052)) - r.x;
    c *= 1.0 - 0.62 * smoothstep(r.y * 1.5, r.y * 0.4, abs(thrown));
    c *= 1.0 - 0.35 * smoothstep(r.y * 2.4, r.y, abs(d));
    // Its warm light thrown on the leather beside it.
    float facing = dot(out_dir, normalize(vec2(-0.55, -0.45))) * 0.5 + 0.5;
    c += vec3(0.16, 0.055, 0.012) * facing * facing * exp(-square(max(-d, 0.0) / 0.34)) * step(d, 0.0) * light.x * 0.42;
    // It glows: brightest where the lamp meets it, and on the leather just outside, too.
    float lit = 0.35 + 0.65 * square(dot(out_dir, normalize(vec2(-0.62, -0.78))) * 0.5 + 0.5);
    c += vec3(0.50, 0.20, 0.030) * lit * exp(-abs(d) / 0.085) * light.x * 0.34;
    float wire = line(d, r.y);
    c = mix(c, brass(w, out_dir, d, r.y, light, v) * (1.15 + 0.75 * lit), wire);
    d = length(w) - r.z;
    return mix(c, brass(w, out_dir, d, 0.012, light, v), line(d, 0.011));
}

void main() {
    vec2 px = vec2(v_uv.x, 1.0 - v_uv.y) * u_size;
    vec3 ray = u_ray + u_ray_right * px.x + u_ray_down * px.y;
    vec3 at = u_eye - ray * (u_eye.z / ray.z);
    vec2 w = at.xy;
    vec3 v = -normalize(ray);
    g_px = u_pixel * 1.05;
    vec3 light = lamp(w);

    float table = rounded(w, u_numbers[4].xy - u_numbers[4].z, u_numbers[4].z);
    float tray = rounded(w, u_numbers[0].xy - u_numbers[0].z, u_numbers[0].z);
    vec3 c = walnut(w, light, v);
    c = track(c, w, light, v);
    // The tray: leather sunk into a double brass frame.
    float frame = tray - 0.0;
    c *= 1.0 - 0.55 * smoothstep(0.22, 0.0, tray) * step(0.0, tray);
    vec3 soft = leather(w, light, v, -tray - 0.05);
    soft = stitches(soft, w, light);
    soft = ring(soft, w, light, v);
    c = mix(c, soft, inside(tray));
    vec2 out_dir = outwards(w, u_numbers[0].xy - u_numbers[0].z);
    c = mix(c, brass(w, out_dir, frame, 0.040, light, v) * 1.1, line(frame, 0.038));
    frame = tray + 0.115;
    float free = smoothstep(0.0, 0.03, length(w) - u_numbers[3].z);
    c = mix(c, brass(w, out_dir, frame, 0.014, light, v), line(frame, 0.012) * 0.9 * free);
    // Beyond the table's rim: the dark car.
    vec3 floor_colour = vec3(0.0045, 0.0030, 0.0042) * (0.5 + noise(w * 3.0)) * exp(-0.15 * max(table, 0.0));
    c *= 1.0 - 0.6 * smoothstep(-0.25, 0.0, table);
    c = mix(c, floor_colour, inside(-table - 0.0) * step(0.0, table));
    c = mix(c, brass(w, outwards(w, u_numbers[4].xy - u_numbers[4].z), table, 0.05, light, v) * 0.6, line(table, 0.045));

    vec2 off = (v_uv - 0.5) * vec2(u_size.x / u_size.y / 1.7778, 1.0);
    c *= 1.0 - 0.42 * smoothstep(0.12, 0.50, dot(off, off));
    float grain = hash(ivec2(gl_FragCoord.xy)) - 0.5;
    o_colour = vec4(film(c) + grain / 255.0, 1.0);
}

// poster_die.frag: a die of the title: a cream goods wagon with six lit portholes where the six is, dark pips elsewhere.
// Body axes: 1 on +x, 2 on +y, 3 on +z, 4 on -z, 5 on -y, 6 on -x; the half edge is 1. The three looks into the gap
// between the wagons and lies in shade; the four is the train's front and catches its headlamp.
// u_light    0..1
// u_backlit  0 by the title's night .. 1 by a low sun behind the train
#include "die_shape.glsl"
#include "pips.glsl"
#include "body.glsl"
#include "wear.glsl"
uniform float u_light;
uniform float u_backlit;

const vec3 CREAM = vec3(0.80, 0.665, 0.430), BRASS = vec3(0.86, 0.50, 0.14);
const vec3 KEY = vec3(-0.620, -0.620, 0.482), KEY_COLOUR = vec3(1.0, 0.93, 0.80);   // a station lamp over our shoulder
const vec3 MOON = vec3(0.47, 0.62, 0.628), MOON_COLOUR = vec3(1.0, 0.80, 0.50);
const float RIM = 0.222, GLASS = 0.188, SUNK = 0.075, PIP = 0.165, WIDE = 0.515, TALL = 0.515;

float square(float v) { return v * v; }

vec3 film(vec3 c) {
    c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14);
    return pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
}

vec3 outward(vec3 p) {
    vec3 q = max(abs(p) - (1.0 - ROUND), 0.0);
    vec3 a = abs(p);
    return normalize(dot(q, q) > 1e-8 ? q : step(vec3(max(a.x, max(a.y, a.z))), a)) * sign(p);
}

// What gloss shows of the night: the lamp behind us, the moon, the glow low over the water.
vec3 mirror(vec3 r) {
    vec3 c = KEY_COLOUR * (smoothstep(0.70, 0.97, dot(r, KEY)) * 1.6);
    c += MOON_COLOUR * smoothstep(0.90, 0.985, dot(r, MOON)) * 2.6;
    c += mix(vec3(0.030, 0.018, 0.022), vec3(0.085, 0.050, 0.125), smoothstep(-0.10, 0.55, r.z));
    c += vec3(0.75, 0.33, 0.07) * exp(-square((r.z - 0.03) / 0.09)) * smoothstep(-0.2, 0.8, r.y) * 0.8;
    return c;
}

// The light of the terminus at dawn: the sun low behind the train on edges and roof, a rose fill from the hall in front.
vec3 dawn(vec3 body, vec3 n, vec3 v, float hollow, float high) {
    const vec3 SUN = vec3(0.10, 0.975, 0.20);
    float fill = 0.55 + 0.45 * dot(n, vec3(-0.45, -0.80, 0.40));
    vec3 light = vec3(0.560, 0.430, 0.520) * fill * mix(0.62, 1.0, high);
    light += vec3(1.0, 0.76, 0.46) * max(dot(n, SUN) + 0.10, 0.0) * 2.6;
    light += vec3(0.55, 0.30, 0.22) * smoothstep(0.2, 0.9, n.z) * 1.1;
    light += vec3(0.62, 0.36, 0.20) * smoothstep(0.25, 0.95, n.x) * mix(0.65, 1.0, high);
    float rim = pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 3.0) * smoothstep(-0.35, 0.55, dot(n, SUN));
    return body * light * mix(0.75, 1.0, hollow) + vec3(1.0, 0.80, 0.50) * rim * 2.4 * hollow;
}

// A porthole: the colour at `off` from its middle, seen along `v` (u, v, outward); `normal` becomes the brass ring's.
vec3 porthole(vec2 off, vec3 v, float blur, out vec3 tilt, out float metal) {
    float away = length(off);
    vec2 dir = off / max(away, 1e-4);
    // The ring is half a torus, its hole a short tube with the glass at the bottom.
    float across = clamp((away - GLASS) / (RIM - GLASS) * 2.0 - 1.0, -1.0, 1.0);
    tilt = vec3(dir * across, sqrt(max(1.0 - across * across, 0.08)));
    metal = smoothstep(GLASS - blur, GLASS + blur, away);
    vec2 in_glass = off + v.xy / max(-v.z, 0.2) * SUNK;
    float g = length(in_glass) / GLASS;
    float wall = smoothstep(1.0 - blur * 3.0, 1.0 + blur * 3.0, g);
    vec2 bulb = in_glass / GLASS - vec2(0.0, -0.22);
    // Printed, not lit: sRGB, so that amber stays amber however bright.
    vec3 lit = mix(vec3(0.985, 0.800, 0.215), vec3(1.000, 0.935, 0.560), exp(-dot(bulb, bulb) * 1.7));
    lit = mix(lit, vec3(0.930, 0.600, 0.085), smoothstep(0.55, 1.02, g) * 0.85);
    lit *= 1.0 - 0.07 * smoothstep(0.10, 0.85, in_glass.y / GLASS);   // the ceiling inside is a shade darker
    vec3 tube = mix(vec3(0.520, 0.230, 0.030), vec3(0.860, 0.540, 0.120), smoothstep(-1.0, 1.0, -dir.y));
    return mix(lit, tube, wall);
}

void main() {
    vec3 ray = normalize(v_ray);
    float grow = 1.0 + 1.5 * u_pixel;   // start where the ray enters the cube grown by a pixel and a half
    vec3 inverse = 1.0 / ray;
    vec3 mid = -v_from * inverse, span = abs(inverse) * grow;
    float t = max(max(mid.x - span.x, mid.y - span.y), mid.z - span.z);
    float far = min(min(mid.x + span.x, mid.y + span.y), mid.z + span.z);
    if (t > far) discard;
    float close = 1.0, at_close = t;
    for (int i = 0; i < 40; ++i) {
        float d = sd_box(v_from + ray * t);
        if (d < close) { close = d; at_close = t; }
        if (d < 0.0012 || t > far) break;
        t += d;
    }
    float cover = 1.0 - smoothstep(0.2, 1.3, close / u_pixel);
    if (cover < 0.004) discard;
    vec3 p = v_from + ray * at_close;

    vec3 a = abs(p);
    bool on_x = a.x >= a.y && a.x >= a.z, on_y = !on_x && a.y >= a.z;
    mat3 world = mat3(u_to_world);
    float up = world[1].z < 0.0 ? -1.0 : 1.0;   // the two or the five lies on top
    vec3 axis_n = on_x ? vec3(sign(p.x), 0, 0) : on_y ? vec3(0, sign(p.y), 0) : vec3(0, 0, sign(p.z));
    vec3 axis_v = on_y ? vec3(1, 0, 0) : vec3(0, up, 0);
    vec3 axis_u = on_x ? vec3(0, 0, up) : on_y ? vec3(0, 0, 1) : vec3(1, 0, 0);
    float plus = on_x ? 1.0 : on_y ? 2.0 : 3.0;
    float value = dot(axis_n, vec3(1)) > 0.0 ? plus : 7.0 - plus;
    vec2 uv = vec2(dot(p, axis_u), dot(p, axis_v));
    vec2 off = nearest_pip(uv, value, 0.50, WIDE);
    float away = length(off);
    vec2 dir = off / max(away, 1e-4);
    float blur = u_pixel / max(abs(dot(ray, axis_n)), 0.25) * 0.9;

    vec3 normal = outward(p);
    vec3 body = worn(CREAM);
    vec3 glass = vec3(0.0), spill = vec3(0.0);
    float metal = 0.0, pane = 0.0, hollow = 1.0;
    vec3 view = vec3(dot(ray, axis_u), dot(ray, axis_v), dot(ray, axis_n));
    if (value == 6.0) {
        float in_ring = 1.0 - smoothstep(RIM - blur, RIM + blur, away);
        vec3 tilt;
        glass = porthole(off, view, blur, tilt, metal);
        metal *= in_ring;
        normal = normalize(mix(normal, axis_u * tilt.x + axis_v * tilt.y + axis_n * tilt.z, metal));
        body = mix(body, BRASS, metal);
        pane = in_ring - metal;
        spill = vec3(0.42, 0.17, 0.018) * exp(-max(away - RIM, 0.0) / 0.055) * (1.0 - in_ring) * 0.55;   // spill on the cream
        hollow *= 1.0 - 0.30 * exp(-square((away - RIM - 0.012) / 0.016)) * (1.0 - in_ring);
    } else {
        float inset = 1.0 - smoothstep(PIP - blur, PIP + blur, away);
        float lip = smoothstep(PIP * 1.22, PIP * 1.03, away) * (1.0 - inset);
        normal = normalize(normal - (axis_u * dir.x + axis_v * dir.y) * lip * 0.35);
        vec3 bowl = normalize(axis_n - (axis_u * dir.x + axis_v * dir.y) * 0.9 * away / PIP);
        normal = normalize(mix(normal, bowl, inset));
        body = mix(body, vec3(0.016, 0.010, 0.009), inset);
        hollow *= 1.0 - 0.55 * inset;
    }

    vec3 n = world * normal;
    vec3 v = -(world * ray);
    float high = 0.5 + 0.5 * p.y * up;             // 0 at the wheels, 1 on the roof
    float near = 0.5 - 0.5 * p.x;                  // 1 on our side
    float shade = mix(0.62, 1.0, smoothstep(0.0, 0.42, high)) * hollow;
    float key = max(dot(n, KEY), 0.0) * 0.75 + 0.25 * square(clamp((dot(n, KEY) + 0.25) / 1.25, 0.0, 1.0));
    vec3 light = KEY_COLOUR * key * (0.80 + 0.16 * high) * mix(0.80, 1.0, hollow);
    light += MOON_COLOUR * max(dot(n, MOON), 0.0) * 0.42 * hollow;
    light += mix(vec3(0.070, 0.036, 0.018), vec3(0.105, 0.072, 0.130), 0.5 + 0.5 * n.z) * shade;
    float leads = max(-normal.z, 0.0), gap = smoothstep(0.15, 0.95, normal.z) * (1.0 - abs(world[2].z));
    light += vec3(0.40, 0.255, 0.150) * leads * mix(1.0, 0.55, high) * hollow;
    light *= mix(1.0, mix(0.22, 0.80, smoothstep(0.35, 1.0, near)), gap);
    light += vec3(0.235, 0.118, 0.030) * gap * smoothstep(0.15, 1.0, near) * mix(1.0, 0.5, high) * hollow;
    light *= mix(0.80, 1.0, shade);
    float fresnel = 0.065 + 0.935 * pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 5.0) * 0.7;
    vec3 gloss = mirror(reflect(-v, n)) * mix(vec3(fresnel), vec3(0.85, 0.55, 0.20), metal) * mix(hollow, 1.0, metal);
    gloss *= 1.0 - 0.65 * gap;
    vec3 c = body * light * (1.0 - 0.65 * metal) + gloss + spill;
    if (u_backlit > 0.0) c = mix(c, dawn(body, n, v, hollow, high) + spill + gloss * 0.25 * metal, u_backlit);
    c = mix(film(c), glass, pane) * u_light;
    float alpha = cover * u_alpha;
    o_colour = vec4(c * alpha, alpha);
}

// die.frag: one die, ray-cast inside its outline. KIND: 0 Pig, 1 Craps clear red, 2 Craps ivory, 3 Bone, 4 Black.
// Body axes: 1 on +x, 2 on +y, 3 on +z, 4 on -z, 5 on -y, 6 on -x; the half edge is 1.
// u_to_world     body to world directions; u_centre, u_half  world units
// u_ground       light thrown back by the table, linear; u_light, u_alpha  0..1; u_blank  1: no pips
#include "light.glsl"
#include "die_shape.glsl"
#include "pips.glsl"
#include "body.glsl"
#include "wear.glsl"
uniform vec3 u_centre;
uniform float u_half;
uniform vec3 u_ground;
uniform float u_light;
uniform float u_blank;

#if KIND == 0
const vec3 BODY = vec3(0.775, 0.168, 0.262), INK = vec3(0.030, 0.003, 0.020);
const float PIP = 0.185, SPREAD = 0.50, SIX = 0.50, DEPTH = 0.42, ROUGH = 0.22;
#elif KIND == 1
const vec3 BODY = vec3(0.56, 0.006, 0.016), INK = vec3(0.98, 0.93, 0.86);
const float PIP = 0.19, SPREAD = 0.50, SIX = 0.52, DEPTH = 0.0, ROUGH = 0.08;
#elif KIND == 2
const vec3 BODY = vec3(0.84, 0.76, 0.60), INK = vec3(0.012, 0.012, 0.016);
const float PIP = 0.19, SPREAD = 0.50, SIX = 0.52, DEPTH = 0.0, ROUGH = 0.16;
#elif KIND == 3
const vec3 BODY = vec3(0.82, 0.77, 0.66), INK = vec3(0.010, 0.018, 0.055);
const float PIP = 0.165, SPREAD = 0.47, SIX = 0.50, DEPTH = 0.48, ROUGH = 0.20;
#else
const vec3 BODY = vec3(0.011, 0.012, 0.015), INK = vec3(0.91, 0.77, 0.52);
const float PIP = 0.18, SPREAD = 0.50, SIX = 0.52, DEPTH = 0.45, ROUGH = 0.22;
#endif

float square(float v) { return v * v; }

#if KIND == 1
// Which face a spot of the skin lies on, and how much of a painted pip is there.
float painted_at(vec3 s) {
    vec3 a = abs(s);
    bool x = a.x >= a.y && a.x >= a.z;
    bool y = !x && a.y >= a.z;
    float plus = x ? 1.0 : y ? 2.0 : 3.0;
    float value = (x ? s.x : y ? s.y : s.z) > 0.0 ? plus : 7.0 - plus;
    return 1.0 - smoothstep(PIP - 0.03, PIP + 0.02, length(nearest_pip(x ? s.yz : y ? s.zx : s.xy, value, SPREAD, SIX)));
}
// From a spot inside this way to the skin.
float way_out(vec3 from, vec3 way) {
    vec3 leave = (1.0 - from * sign(way)) / max(abs(way), vec3(1e-4));
    return min(leave.x, min(leave.y, leave.z));
}
#endif

void main() {
    vec3 ray = normalize(v_ray);
    // Start where the ray enters the cube grown by a pixel and a half.
    float grow = 1.0 + 1.5 * u_pixel;
    vec3 inverse = 1.0 / ray;
    vec3 mid = -v_from * inverse;
    vec3 span = abs(inverse) * grow;
    float t = max(max(mid.x - span.x, mid.y - span.y), mid.z - span.z);
    float far = min(min(mid.x + span.x, mid.y + span.y), mid.z + span.z);
    if (t > far) discard;
    // The distance to a convex solid is convex along the ray, so Newton's steps never pass the surface; a step that ends
    // where the distance grows again has missed, and the nearest pass lies between.
    vec3 slope;
    float d = 0.0, before = t, d_before = 1.0, s_before = -1.0, close = 1.0, at_close = t;
    bool missed = false;
    for (int i = 0; i < 10; ++i) {
        d = sd_die(v_from + ray * t, slope);
        float along = dot(slope, ray);
        if (d < close) { close = d; at_close = t; }
        if (d < 0.0008 || abs(along) < 1e-4) break;
        if (along < 0.0) {
            before = t;
            d_before = d;
            s_before = along;
            if (!missed) { t -= d / along; continue; }
        }
        if (missed && i > 7) break;
        missed = true;
        // Where the two slopes meet; from the far side the last step's end.
        t = along > 0.0 ? (d_before - s_before * before - d + along * t) / (along - s_before) : t - 0.5 * d / along;
    }
    float cover = 1.0 - smoothstep(0.2, 1.3, close / u_pixel);
    if (cover < 0.004) discard;
    vec3 p = v_from + ray * at_close;

    // The face: its value, and axes u, v across it and n out of it.
    vec3 a = abs(p);
    bool on_x = a.x >= a.y && a.x >= a.z;
    bool on_y = !on_x && a.y >= a.z;
    vec3 axis_n = on_x ? vec3(sign(p.x), 0, 0) : on_y ? vec3(0, sign(p.y), 0) : vec3(0, 0, sign(p.z));
    vec3 axis_u = on_x ? vec3(0, 1, 0) : on_y ? vec3(0, 0, 1) : vec3(1, 0, 0);
    vec3 axis_v = on_x ? vec3(0, 0, 1) : on_y ? vec3(1, 0, 0) : vec3(0, 1, 0);
    float plus = on_x ? 1.0 : on_y ? 2.0 : 3.0;
    float value = dot(axis_n, p) == 0.0 || dot(axis_n, vec3(1)) > 0.0 ? plus : 7.0 - plus;
    vec2 uv = vec2(dot(p, axis_u), dot(p, axis_v));

    sd_die(p, slope);
    vec3 normal = normalize(slope);
    mat3 world = mat3(u_to_world);
    vec3 at = u_centre + world * p * u_half;
    vec3 key = KEY_AT - at;
    float key_far = length(key);
    key /= key_far;
    vec3 key_body = key * world;                     // into body axes: the transpose
    float cosine = max(abs(dot(ray, axis_n)), 0.12);
    float blur = u_pixel / cosine * 0.9;

    vec3 colour = worn(BODY);
    float rough = ROUGH;
    float open = 1.0;       // of the lamp's light that gets here
    float hollow = 1.0;     // of the room's light that gets here

    vec2 r = nearest_pip(uv, value, SPREAD, SIX);
    float pip = PIP;
    float depth = DEPTH;
    vec3 ink = INK;
#if KIND == 0
    if (value == 1.0 && u_blank < 0.5) {
        // The snout: an oval plate let into the face, paler towards its rim, with two nostrils.
        uv = uv.yx;   // as wide as the six is: along z
        axis_u = vec3(0, 0, 1);
        axis_v = vec3(0, 1, 0);
        vec2 e = uv / vec2(0.46 * 1.22, 0.46);
        float far_out = length(e);
        vec2 out_dir = normalize(e / vec2(0.46 * 1.22, 0.46) + 1e-5);
        float inside = 1.0 - smoothstep(1.0 - blur * 2.2, 1.0 + blur * 2.2, far_out);
        vec3 pale = mix(vec3(0.74, 0.25, 0.33), vec3(0.86, 0.42, 0.48), smoothstep(0.45, 0.98, far_out));
        colour = mix(colour, worn(pale), inside);
        float rim = smoothstep(0.80, 0.93, far_out) * (1.0 - smoothstep(0.97, 1.08, far_out));
        normal = normalize(normal + (axis_u * out_dir.x + axis_v * out_dir.y) * rim * 0.55);
        hollow *= 1.0 - 0.35 * (1.0 - smoothstep(0.0, 0.10, abs(far_out - 1.03)));
        r = vec2(abs(uv.x) - 0.17, uv.y) * vec2(1.0, 0.78);
        pip = 0.122;
        depth = 0.6;
    }
#elif KIND == 3
    if (value == 1.0) pip = 0.30;
    if (value == 1.0 || value == 4.0) ink = vec3(0.54, 0.008, 0.010);
#endif
    float away = u_blank > 0.5 ? 9.0 : length(r);   // blank: numbers are printed instead
#if KIND == 1 || KIND == 2
    colour = mix(colour, ink, 1.0 - smoothstep(pip - blur, pip + blur, away));
    float painted = 1.0 - smoothstep(pip - blur, pip + blur, away);
#else
    float inset = 1.0 - smoothstep(pip - blur, pip + blur, away);
    // A bevel round the hole, and its bowl in closed form: the ray meets the far side of a ball above the face.
    float lip = smoothstep(pip * 1.30, pip * 1.05, away) * (1.0 - inset);
    vec2 dir = r / max(away, 1e-4);
    normal = normalize(normal - (axis_u * dir.x + axis_v * dir.y) * lip * 0.30);
    if (inset > 0.0) {
        float down = depth * pip;
        float ball = (pip * pip + down * down) / (2.0 * down);
        vec3 o = vec3(r * min(1.0, pip * 0.995 / max(away, 1e-4)), 0.0) - vec3(0, 0, ball - down);
        vec3 v = vec3(dot(ray, axis_u), dot(ray, axis_v), dot(ray, axis_n));
        float b = dot(o, v);
        vec3 hit = o + v * (-b + sqrt(max(b * b - dot(o, o) + ball * ball, 0.0)));
        vec3 bowl = -hit / ball;
        vec3 in_bowl = axis_u * bowl.x + axis_v * bowl.y + axis_n * max(bowl.z, 0.05);
        vec3 l = vec3(dot(key_body, axis_u), dot(key_body, axis_v), dot(key_body, axis_n));
        float sunk = -(hit.z + ball - down);
        vec2 leaves = hit.xy + l.xy / max(l.z, 0.12) * max(sunk, 0.0);
        float sun = 1.0 - smoothstep(pip * 0.86, pip * 1.06, length(leaves));
        normal = normalize(mix(normal, normalize(in_bowl), inset));
        open = mix(1.0, sun, inset);
        hollow *= mix(1.0, mix(0.92, 0.40, clamp(sunk / down, 0.0, 1.0)), inset);
        colour = mix(colour, ink, inset);
    }
#endif

    vec3 n = world * normal;
    vec3 v = -(world * ray);
    n = normalize(n + v * max(0.06 - dot(n, v), 0.0));   // pixels on the outline look along the surface, not behind it
    float height = at.z;
    // The lamp is wide: its light wraps a little round the edges. Then the wash, the window, and the table's own glow.
    float facing = dot(n, key);
    float wrapped = square(clamp((facing + 0.18) / 1.18, 0.0, 1.0)) * 0.35 + max(facing, 0.0) * 0.65;
    float falls = square(12.4 / key_far);
    float ground = 0.5 - 0.5 * n.z;
    float touch = mix(0.45, 1.0, smoothstep(0.0, 0.9 * u_half, height));
    vec3 light = KEY_COLOUR * (wrapped * open * falls * 1.75);
    light += WASH_COLOUR * max(dot(n, WASH_FROM) * 0.75 + 0.25, 0.0) * 2.3 * hollow * touch;
    light += COOL_COLOUR * max(dot(n, COOL_FROM), 0.0) * hollow;
    light += (vec3(0.055, 0.045, 0.052) * (0.6 + 0.4 * n.z) + u_ground * ground * touch * 0.9) * hollow;
    vec3 reflected = reflect(-v, n);
    float fresnel = 0.04 + 0.36 * pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 5.0);   // less than glass: no dark seam on outlines
    vec3 gloss = room(at, reflected, rough, u_ground) * fresnel * hollow * mix(0.3, 1.0, open);
    gloss += KEY_COLOUR * glint(n, v, key, rough + 0.13) * 1.1 * open * falls * hollow;
#if KIND == 4
    // Black and flat, a face would show the lamp as a grey plate: only the rounded edges do.
    float rounded = smoothstep(1.0 - ROUND * 1.9, 1.0 - ROUND * 0.5, max(min(a.x, a.y), max(min(a.y, a.z), min(a.z, a.x))));
    gloss *= mix(0.10, 1.25, rounded) + 0.45 * inset;
#endif

#if KIND == 1
    // Clear red: the ray bends in and crosses to a far face. Its pips show through, paler the nearer they are; where the
    // lamp's own way in is painted over, a dark pip lies inside; far edges glow.
    vec3 bent = refract(ray, normal, 1.0 / 1.49);
    float through = way_out(p, bent);
    vec3 e = p + bent * through;
    vec3 ea = abs(e);
    float back = painted_at(e) * (1.0 - u_blank);
    vec3 lamp_in = -refract(-key_body, normal, 1.0 / 1.49);
    float shaded = painted_at(e + lamp_in * way_out(e * 0.999, lamp_in)) * (1.0 - u_blank) * (1.0 - back);
    float seam = smoothstep(0.86, 0.99, max(min(ea.x, ea.y), max(min(ea.y, ea.z), min(ea.z, ea.x))));
    vec3 kept = exp(-vec3(0.16, 1.75, 1.65) * through);
    float glow = 0.26 + 0.42 * max(dot(world * e, normalize(vec3(0.5, -0.5, -0.55))), 0.0) + 0.55 * seam;
    vec3 inside = worn(vec3(0.50, 0.010, 0.014)) * glow * (1.0 - 0.72 * shaded) + worn(kept * vec3(0.62, 0.52, 0.47)) * back;
    float edge = smoothstep(1.0 - ROUND * 2.2, 1.0 - ROUND * 0.4, max(min(a.x, a.y), max(min(a.y, a.z), min(a.z, a.x))));
    inside += worn(vec3(0.62, 0.035, 0.03)) * edge * 0.55;
    vec3 c = mix(inside * (0.45 + 0.55 * light), colour * light, painted) + gloss * mix(0.55, 1.35, edge);
#else
    vec3 c = colour * light * (1.0 - fresnel) + gloss;
#endif
    c = film(c * u_light);
    float alpha = cover * u_alpha;
    o_colour = vec4(c * alpha, alpha);
}

// wagon.frag: a little streamlined wagon with a brass slot along its roof, and its soft shadow on the table.
// u_half, u_round  the box and its rounded edges, world units (the body axes are turned, not scaled)
// u_body           the wagon's colour, sRGB
#include "light.glsl"
#include "body.glsl"
uniform mat4 u_to_body;
uniform vec3 u_eye;
uniform vec3 u_centre;
uniform vec3 u_half;
uniform float u_round;
uniform vec4 u_body;

float sd(vec3 p) {
    vec3 q = abs(p) - (u_half - u_round);
    return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - u_round;
}

// How dark the table is under this ray.
float shadow() {
    vec3 down = v_at - u_eye;
    vec3 at = u_eye - down * (u_eye.z / down.z);
    vec3 from = mat3(u_to_body) * (at - u_centre);
    vec3 towards = normalize(mat3(u_to_body) * (KEY_AT - at));
    float open = 1.0, t = 0.01;
    for (int i = 0; i < 7; ++i) {
        float d = sd(from + towards * t);
        open = min(open, 0.5 + d / (0.26 * t + 0.02));
        t += clamp(d, 0.05, 0.25);
    }
    open = smoothstep(0.0, 1.0, clamp(open, 0.0, 1.0));
    float touch = exp(-11.0 * max(sd(from), 0.0));
    return min(1.0 - (0.38 + 0.62 * open) * (1.0 - 0.45 * touch), 0.70);
}

void main() {
    vec3 ray = normalize(v_ray);
    vec3 inverse = 1.0 / ray;
    vec3 mid = -v_from * inverse;
    vec3 span = abs(inverse) * (u_half + 1.5 * u_pixel);
    float t = max(max(mid.x - span.x, mid.y - span.y), mid.z - span.z);
    float far = min(min(mid.x + span.x, mid.y + span.y), mid.z + span.z);
    float close = 1.0, at_close = t;
    for (int i = 0; i < 10; ++i) {
        float d = sd(v_from + ray * t);
        if (d < close) { close = d; at_close = t; }
        if (d < 0.001 || t > far) break;
        t += d;
    }
    float cover = t > far + 1.0 ? 0.0 : 1.0 - smoothstep(0.2, 1.3, close / u_pixel);
    vec3 p = v_from + ray * at_close;
    vec3 q = max(abs(p) - (u_half - u_round), 0.0);
    vec3 n = mat3(u_to_world) * (normalize(q + 1e-5) * sign(p));
    vec3 at = u_centre + mat3(u_to_world) * p;
    vec3 v = -(mat3(u_to_world) * ray);

    // Roof paler than the sides; a brass slot along it; a darker skirt, and a door line on each side.
    vec3 body = linear(u_body.rgb);
    float roof = smoothstep(0.55, 0.8, n.z);
    vec3 colour = mix(body * 0.82, mix(body, vec3(0.80), 0.38), roof);
    vec2 s = abs(p.xy) - vec2(u_half.x * 0.62, u_half.y * 0.17);
    float slot = max(s.x, s.y);
    float brass = roof * (1.0 - smoothstep(-u_pixel, u_pixel, slot));
    float frame = roof * (1.0 - smoothstep(0.0, u_pixel * 1.2, abs(slot - 0.012) - 0.008));
    colour *= 1.0 - 0.45 * frame * (1.0 - brass);
    float skirt = (1.0 - roof) * (1.0 - smoothstep(-u_half.z * 0.62, -u_half.z * 0.50, p.z));
    colour *= 1.0 - 0.55 * skirt;
    float door = (1.0 - roof) * (1.0 - smoothstep(0.05, 0.05 + u_pixel, abs(p.x))) * step(abs(p.y), u_half.y + 1.0);
    colour = mix(colour, body * 1.25 + 0.03, door * 0.5 * (1.0 - skirt));

    vec3 key = normalize(KEY_AT - at);
    float facing = clamp((dot(n, key) + 0.15) / 1.15, 0.0, 1.0);
    vec3 light = KEY_COLOUR * facing * 1.45 + WASH_COLOUR * max(dot(n, WASH_FROM) * 0.75 + 0.25, 0.0) * 2.4;
    light += vec3(0.05) + COOL_COLOUR * max(dot(n, COOL_FROM), 0.0);
    // The lamp's pool thins out towards the table's corners.
    light *= mix(0.52, 1.0, exp(-dot(at.xy, at.xy) / 60.0));
    vec3 mirror = room(at, reflect(-v, n), 0.25, vec3(0.05, 0.02, 0.04));
    vec3 c = colour * light + mirror * (0.04 + 0.3 * pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 5.0));
    vec3 metal = vec3(0.78, 0.50, 0.16) * (0.30 + mirror * 0.8 + 0.35 * facing) * mix(0.55, 1.1, smoothstep(-0.04, 0.04, p.y));
    c = film(mix(c, metal, brass));
    float dark = shadow() * (1.0 - cover);
    o_colour = vec4(c * cover, cover + dark) * u_alpha;
    if (o_colour.a < 0.004) discard;
}

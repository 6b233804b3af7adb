// light.glsl: the one lamp over every table and the room it shines into. World units; linear colour.
uniform vec2 u_sway;   // of the lamp on its cord; on pictures that are kept it hangs still
#define KEY_AT vec3(vec2(-4.6, 4.4) + u_sway, 11.5)   // the lamp's middle; outline.cpp knows it too
const vec2 KEY_HALF = vec2(1.7, 1.3);             // a rectangle, facing down
const vec3 KEY_COLOUR = vec3(1.0, 0.87, 0.72);    // 3200 K as the eye sees it after a while in the room
const vec3 WASH_COLOUR = vec3(0.17, 0.135, 0.13); // from the player's side, a sixth of the lamp
const vec3 WASH_FROM = vec3(0.10, -0.80, 0.59);
const vec3 COOL_COLOUR = vec3(0.040, 0.048, 0.062);  // the window on the right, a twentieth
const vec3 COOL_FROM = vec3(0.86, 0.24, 0.45);

float square_of(float v) { return v * v; }
vec3 linear(vec3 srgb) { return pow(srgb, vec3(2.2)); }

// Filmic curve and the way back to sRGB.
vec3 film(vec3 c) {
    c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14);
    float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
    return pow(clamp(mix(vec3(grey), c, 1.06), 0.0, 1.0), vec3(1.0 / 2.2));
}

// What a mirror at `at` looking along `r` sees of the room: the lamp, a long wash, the window, the car. `soft` 0..1 blurs.
vec3 room(vec3 at, vec3 r, float soft, vec3 ground) {
    float up = max(r.z, 1e-3);
    vec3 hit = at + r * ((KEY_AT.z - at.z) / up);
    vec2 off = abs(hit.xy - KEY_AT.xy) - KEY_HALF * 1.25;
    float lamp = 1.0 - smoothstep(-0.4, 0.6 + 5.0 * soft, max(off.x, off.y));
    // Its shade glows all round it.
    float halo = 0.55 * square_of(clamp(1.0 - length(max(off, 0.0)) / 5.5, 0.0, 1.0));
    lamp = (lamp / (1.0 + 6.0 * soft) + halo) * step(0.02, r.z);
    float wash = smoothstep(0.55, 0.92, dot(r, WASH_FROM)) * 0.55;
    float window = smoothstep(0.86 - soft * 0.4, 0.97, dot(r, COOL_FROM));
    float ceiling = smoothstep(0.0, 0.9, r.z);
    vec3 c = KEY_COLOUR * lamp * 7.0 + WASH_COLOUR * wash * 3.0 + COOL_COLOUR * window * 14.0;
    c += vec3(0.11, 0.085, 0.08) * ceiling;
    return mix(c, ground * 0.55, smoothstep(0.04, -0.08, r.z));
}

// GGX: how much of light from `l` a surface of roughness `rough` throws into `v`, times the cosine.
float glint(vec3 n, vec3 v, vec3 l, float rough) {
    vec3 h = normalize(v + l);
    float a = rough * rough;
    float nh = max(dot(n, h), 0.0);
    float nl = max(dot(n, l), 0.0);
    float nv = max(dot(n, v), 0.05);
    float d = nh * nh * (a * a - 1.0) + 1.0;
    float f = 0.04 + 0.96 * pow(1.0 - max(dot(v, h), 0.0), 5.0);
    float k = a * 0.5;
    return a * a / (3.14159 * d * d) * f * nl / (4.0 * (nl * (1.0 - k) + k) * (nv * (1.0 - k) + k) + 1e-3);
}

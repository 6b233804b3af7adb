// title_sky.frag: all of the title's poster that stands still: night sky and moon with its rays, skyline, water, and the
// railway lit by the train's windows and headlamp. Sky colours are mixed as sRGB like a print; the ground is lit, linear.
// u_size     px of the picture
// u_numbers  [0] eye (world), logical width of the picture   [1] ray at its upper left corner, horizon (logical y)
//            [2] the ray's step per logical px right, lamp 0..1   [3] per px down, size of the poster (1 at 1280x720)
//            [4] moon: x, y, radius (logical), left edge of the poster's own 1280 px   [5] track: cos and sin of its
//            heading, where the two dice stand on it   [6] the lamp on the track: along, across, height   [7] the wordmark's
//            rectangle, logical px
// A part that is not seen has a loop of no rounds: without a GPU, `if` alone would cost as much as drawing it.
// World as everywhere: x right, y away, z up. Along the track: s ahead, t across towards the eye.
#include "sky_noise.glsl"
in vec2 v_uv;
uniform vec2 u_size;
uniform vec4 u_numbers[8];
out vec4 o_colour;

float square(float v) { return v * v; }

// ---- sky: q is in poster px from the moon's middle, y in poster px above the horizon
vec3 sky(vec2 q, float above, float px) {
    float high = clamp(above / 330.0, 0.0, 1.0);
    vec3 c = mix(vec3(0.225, 0.085, 0.300), vec3(0.098, 0.044, 0.245), smoothstep(0.05, 0.55, high));
    c = mix(c, vec3(0.030, 0.030, 0.165), smoothstep(0.45, 1.0, high));
    float r = length(q);
    float side = smoothstep(1250.0, 240.0, r);
    c *= mix(0.55, 1.0, side);
    // Rays: 72 of them, tan above, rose towards the horizon.
    float turn = atan(q.y, q.x) / 6.2831853 * 72.0;
    float soft = 72.0 / 6.2831853 / max(r, 20.0) * px * 0.75;
    float ray = smoothstep(-soft, soft, abs(fract(turn) - 0.5) - 0.25);
    vec3 tint = mix(vec3(0.64, 0.27, 0.36), vec3(0.62, 0.42, 0.30), smoothstep(0.25, 0.85, high));
    float reach = 0.50 * exp(-max(r - 101.0, 0.0) / 210.0) + 0.13 * smoothstep(1100.0, 150.0, r);
    c = mix(c, tint, ray * reach);
    c += vec3(0.42, 0.24, 0.13) * exp(-max(r - 101.0, 0.0) / 55.0) * 0.55;   // the moon's haze
    c += vec3(0.25, 0.08, 0.16) * exp(-above / 95.0) * mix(0.25, 1.0, smoothstep(900.0, 200.0, r));
    return c;
}

vec3 with_moon(vec3 c, vec2 q, float px) {
    float r = length(q);
    float inner = 1.0 - smoothstep(0.8 * px, 1.8 * px, abs(r - 114.5));
    float outer = 1.0 - smoothstep(0.2 * px, 1.2 * px, abs(r - 121.5));
    c = mix(c, vec3(0.86, 0.66, 0.36), max(inner * 0.85, outer * 0.55));
    float lit = length(q - vec2(-16.0, -20.0)) / 122.0;
    vec3 face = mix(vec3(0.930, 0.905, 0.810), vec3(0.915, 0.850, 0.620), smoothstep(0.15, 0.80, lit));
    face = mix(face, vec3(0.880, 0.735, 0.380), smoothstep(0.70, 1.10, lit));
    float seas = noise(q * 0.030 + 7.0) * 0.6 + noise(q * 0.062 + 3.0) * 0.4;
    face *= 1.0 - 0.030 * smoothstep(0.46, 0.72, seas) * smoothstep(104.0, 70.0, r);
    return mix(c, face, 1.0 - smoothstep(101.0 - 0.6 * px, 101.0 + 0.6 * px, r));
}

#include "title_town.glsl"

// `clear`: 0 behind the wordmark, where a star would be dirt between its letters
vec3 evening(vec2 moon, vec2 print, float px, float ember, float clear) {
    float low = print.y;
    vec3 c = sky(moon, low, px);
    for (int i = 0; i < (low > 280.0 ? 9 : 0); ++i) {
        vec2 star = vec2(hash(vec2(i, 1)) * 1240.0 - 20.0, 290.0 + hash(vec2(i, 2)) * 34.0);
        float size = 0.6 + 0.7 * hash(vec2(i, 4));
        c += vec3(0.75, 0.72, 0.80) * (1.0 - smoothstep(size, size + px, length(print - star))) * 0.7 * clear;
    }
    c = town(print, with_moon(c, moon, px));
    return c + vec3(0.60, 0.345, 0.105) * exp(-low / 27.0) * ember * 0.82 + vec3(0.25, 0.10, 0.035) * exp(-low / 70.0) * ember * 0.6;
}

// The town and its glow upside down, drawn out into ripples, and the moon's path.
vec3 water(vec2 moon, vec2 print, float ember) {
    float deep = -print.y;
    float row = floor(deep / 2.0);
    float ripple = (noise(vec2(print.x * 0.018, deep * 0.55)) - 0.5) * (2.0 + deep * 0.22);
    vec3 seen = vec3(0.0);
    for (int i = 0; i < 3; ++i)
        seen += town(vec2(print.x + ripple + (hash(vec2(row, i)) - 0.5) * 3.0, deep * (1.15 + 0.35 * float(i))),
                     vec3(0.16, 0.075, 0.21) * mix(0.4, 1.0, ember)) / 3.0;
    float glow = exp(-deep / 16.0) * 0.62 + exp(-deep / 60.0) * 0.16;
    vec3 c = seen * 0.42 * exp(-deep / 85.0) + vec3(0.016, 0.012, 0.034);
    c += vec3(0.62, 0.315, 0.085) * glow * ember * (0.80 + 0.4 * noise(vec2(print.x * 0.02, deep * 0.8)));
    float path = exp(-square((moon.x + ripple * 1.6) / (26.0 + deep * 0.30)));
    float dash = smoothstep(0.50, 0.78, noise(vec2(print.x * 0.035 + row * 7.3, deep * 0.42)));
    return c + vec3(0.80, 0.66, 0.40) * path * (0.10 + 0.55 * dash) * exp(-deep / 75.0) * 0.55;
}

#include "railway.glsl"

vec3 lamp_at() { return u_numbers[6].xyz; }

// Light from the six lit windows of both dice and from the headlamp, on a point with a normal.
vec3 train_light(vec3 p, vec3 n) {
    vec3 sum = vec3(0.0);
    for (int die = 0; die < 2; ++die)
        for (int row = 0; row < 2; ++row) {
            vec3 from = vec3(u_numbers[5][2 + die], 0.52, row == 0 ? 0.50 : 1.02) - p;
            float far = dot(from, from);
            vec3 l = from * inversesqrt(far);
            sum += vec3(1.0, 0.56, 0.13) * max(dot(n, l), 0.0) * max(-l.y, 0.0) / (0.10 + far) * 0.62;
        }
    vec3 to = p - lamp_at();
    float far = dot(to, to);
    vec3 l = to * inversesqrt(far);
    float cone = smoothstep(0.80, 0.985, l.x);
    sum += u_numbers[2].w * vec3(1.0, 0.86, 0.58) * cone * max(-dot(n, l), 0.05) * 3.2 / (0.25 + far);
    sum += u_numbers[2].w * vec3(1.0, 0.80, 0.50) * max(-dot(n, l), 0.0) * 0.05 / (0.03 + far);
    return sum;
}

float under_train(vec2 p) {   // how much of the sky a point of the ground sees
    float open = 1.0;
    for (int die = 0; die < 2; ++die) {
        vec2 d = max(abs(p - vec2(u_numbers[5][2 + die], 0.0)) - vec2(0.46, 0.42), 0.0);
        open *= mix(0.10, 1.0, smoothstep(0.0, 0.42, length(d)));
    }
    return open;
}

vec3 film(vec3 c) {
    c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14);
    return pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
}

const vec3 MOONLIGHT = vec3(0.040, 0.034, 0.062);

vec3 ground(vec3 from, vec3 ray, out float cover) {
    Railway on = railway(from, ray);
    vec3 p = on.p, n = on.n;
    float open = under_train(p.xy);
    // The rail heads mirror the evening's glow low over the water.
    float glow = exp(-square((p.x + 1.5) / 1.5)) * 0.55 + exp(-square((p.x - 2.6) / 0.9)) * 0.25 + 0.10;
    vec3 light = MOONLIGHT * (0.35 + 0.65 * n.z) * open * exp(-0.10 * abs(p.x));
    vec3 c = on.body * (light * 3.0 + train_light(p, n) * 0.85);
    c += on.shine * vec3(0.48, 0.37, 0.32) * glow * mix(0.12, 1.0, open);
    c += on.shine * train_light(p, vec3(0, 0, 1)) * 0.30;
    cover = smoothstep(-BANK - 0.03, -BANK + 0.03, p.y + 0.05 * (noise(vec2(p.x * 9.0, 1.0)) - 0.5));
    return c;
}

// The headlamp's beam in the night air, along the ray from the eye.
float beam(vec3 from, vec3 ray) {
    float sum = 0.0;
    vec3 lamp = lamp_at();
    int steps = ray.x > (lamp.x * 0.85 - 0.4) / 8.0 - 0.6 ? 36 : 0;
    for (int i = 0; i < steps; ++i) {
        float d = mix(3.0, 9.0, (float(i) + 0.5) / 36.0);
        vec3 p = from + ray * d - lamp;
        if (p.x < 0.0 || p.z + lamp.z < 0.0) continue;
        float wide = 0.035 + p.x * 0.27;
        sum += exp(-dot(p.yz, p.yz) / (wide * wide) * 1.6) / (0.16 + p.x * p.x * 0.9 + p.x * 0.25) * smoothstep(0.0, 0.06, p.x);
    }
    return sum * 9.0 / 36.0;
}

void main() {
    float per = u_numbers[0].w / u_size.x;                       // logical px to a px
    vec2 at = vec2(v_uv.x, 1.0 - v_uv.y) * u_size * per;           // logical px from the upper left
    float size = u_numbers[3].w, horizon = u_numbers[1].w;
    vec2 moon = (at - u_numbers[4].xy) / u_numbers[4].z * 101.0;
    vec2 print = vec2((at.x - u_numbers[4].w) / size, (horizon - at.y) / size);
    float px = per / size;
    float low = print.y;
    float mid = smoothstep(-250.0, 420.0, print.x) * smoothstep(1560.0, 1150.0, print.x);
    float ember = mix(0.42, 1.0, mid);
    vec2 sign = abs(at - u_numbers[7].xy - u_numbers[7].zw * 0.5) - u_numbers[7].zw * 0.5 + 34.0;
    float off = length(max(sign, 0.0)) + min(max(sign.x, sign.y), 0.0) - 34.0;
    vec3 c = vec3(0.0);
    for (int once = 0; once < (low >= 0.0 ? 1 : 0); ++once) c = evening(moon, print, px, ember, smoothstep(0.0, 24.0, off));
    for (int once = 0; once < (low < 0.0 && low > -170.0 ? 1 : 0); ++once) c = water(moon, print, ember) * mix(0.72, 1.0, mid);
    // The bank with the railway, five looks a pixel.
    float turn_c = u_numbers[5].x, turn_s = u_numbers[5].y;
    mat3 track = mat3(turn_c, -turn_s, 0, -turn_s, -turn_c, 0, 0, 0, 1);   // columns: world x, y, z in (s, t, z)
    vec3 eye = track * u_numbers[0].xyz;
    int looks = low < -60.0 ? 5 : 0;
    vec3 sum = vec3(0.0);
    for (int i = 0; i < looks; ++i) {
        vec2 look = at + (vec2(i * 2 % 5, i) - 2.0) / 5.0 * per;
        vec3 ray = track * (u_numbers[1].xyz + u_numbers[2].xyz * look.x + u_numbers[3].xyz * look.y);
        float cover;
        vec3 lit = ground(eye, ray, cover);
        sum += mix(c, film(lit), cover);
    }
    c = looks > 0 ? sum / float(looks) : c;
    vec3 ray = normalize(track * (u_numbers[1].xyz + u_numbers[2].xyz * at.x + u_numbers[3].xyz * at.y));
    vec3 air = vec3(1.0, 0.79, 0.45) * beam(eye, ray) * u_numbers[2].w;
    c = 1.0 - (1.0 - c) * exp(-air * 0.55);
    // The wordmark's light on the night behind it.
    c += (1.0 - c) * vec3(0.910, 0.635, 0.290) * 0.15 * square(1.0 - smoothstep(-58.0, 64.0, off));
    // Quieter towards the foot, where the carriage cards lie.
    c *= mix(1.0, 0.45, smoothstep(-190.0, -400.0, low));
    float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    o_colour = vec4(c + grain / 255.0, 1.0);
}

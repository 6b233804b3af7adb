// observation_car.frag: the last car at night: its panelled end wall, lit by one lamp, and through the broad window the
// line that the train has left behind: rails to the horizon, hills, a low moon. Quiet: curves are drawn on the glass.
// u_size     px of the picture
// u_numbers  [0] the window: x, y, width, height, logical px   [1] where the rails meet: x, y; logical width of the
//            picture; what the glass lets through, 0..1
#include "sky_noise.glsl"
in vec2 v_uv;
uniform vec2 u_size;
uniform vec4 u_numbers[2];
out vec4 o_colour;

float ridge(float x) { return noise(vec2(x, 3.0)) * 0.6 + noise(vec2(x * 2.7, 9.0)) * 0.3 + noise(vec2(x * 7.0, 5.0)) * 0.1; }

// p: logical px from the vanishing point, y upwards
vec3 heavens(vec2 p, vec2 moon, float px) {
    float high = clamp(p.y / 360.0, 0.0, 1.0);
    vec3 c = mix(vec3(0.150, 0.085, 0.185), vec3(0.060, 0.052, 0.150), smoothstep(0.0, 0.45, high));
    c = mix(c, vec3(0.026, 0.030, 0.085), smoothstep(0.35, 1.0, high));
    c += vec3(0.20, 0.085, 0.045) * exp(-p.y / 46.0) * exp(-p.x * p.x / 220000.0);
    vec2 cell = floor(p / 13.0);
    vec2 star = (cell + 0.2 + 0.6 * vec2(hash(cell), hash(cell + 41.0))) * 13.0;
    float bright = step(0.93, hash(cell + 7.0)) * (0.25 + 0.75 * hash(cell + 3.0)) * smoothstep(40.0, 200.0, p.y);
    c += vec3(0.75, 0.78, 0.9) * bright * exp(-dot(p - star, p - star) / (0.7 + px));
    float r = length(p - moon);
    c += vec3(0.34, 0.27, 0.20) * exp(-max(r - 34.0, 0.0) / 60.0) * 0.5;
    float turn = atan(p.y - moon.y, p.x - moon.x) / 6.2831853 * 48.0;
    c += vec3(0.12, 0.07, 0.08) * smoothstep(0.2, 0.3, abs(fract(turn) - 0.5)) * exp(-max(r - 34.0, 0.0) / 150.0) * 0.6;
    vec3 face = vec3(0.70, 0.65, 0.54) * (1.0 - 0.10 * noise((p - moon) * 0.09));
    c = mix(c, face, 1.0 - smoothstep(34.0 - px, 34.0 + px, r));
    float far = 46.0 * ridge(p.x * 0.0042 + 2.0), near = 26.0 * ridge(p.x * 0.0075 + 11.0);
    c = mix(c, vec3(0.072, 0.050, 0.100), smoothstep(px, -px, p.y - far));
    return mix(c, vec3(0.040, 0.030, 0.058), smoothstep(px, -px, p.y - near));
}

vec3 line_behind(vec2 p, float px) {  // below the horizon
    float down = max(-p.y, 0.5), away = 300.0 / down;   // in eye heights
    float across = p.x / down;                          // the same unit
    float soft = 1.4 * px / down;
    float grain = noise(vec2(across * 26.0, away * 9.0));
    vec3 c = mix(vec3(0.034, 0.027, 0.042), vec3(0.052, 0.042, 0.055), grain);
    float bed = smoothstep(1.35 + soft, 1.1 - soft, abs(across));
    c = mix(c, vec3(0.064, 0.054, 0.060) * (0.7 + 0.6 * grain), bed);
    float sleeper = smoothstep(0.16, 0.10, abs(fract(away * 1.9) - 0.5)) * smoothstep(0.92 + soft, 0.88 - soft, abs(across));
    c = mix(c, vec3(0.085, 0.055, 0.046), sleeper * smoothstep(9.0, 2.0, away));
    float rail = smoothstep(0.030 + soft, 0.020, abs(abs(across) - 0.56));
    c = mix(c, vec3(0.42, 0.33, 0.29) * mix(1.0, 0.55, smoothstep(1.0, 8.0, away)), rail);
    vec3 lamp = vec3(0.62, 0.30, 0.11) * exp(-length(vec2(across * 0.6, 1.0 / away - 0.95)) * 2.0);   // the tail lamp on the bed
    c += c * lamp * 5.0;
    return mix(c, vec3(0.110, 0.062, 0.110), exp(-down / 9.0) * 0.7);
}

vec3 wall(vec2 at, float wide, float px) {
    vec2 from_lamp = at - vec2(190.0, -60.0);
    float lit = 0.16 + 1.15 * exp(-dot(from_lamp, from_lamp) / 190000.0);
    float board = fract(at.x / 92.0);
    float grain = noise(vec2(at.x * 0.35, at.y * 0.012)) * 0.6 + noise(vec2(at.x * 1.3, at.y * 0.03)) * 0.4;
    vec3 c = mix(vec3(0.085, 0.040, 0.036), vec3(0.135, 0.066, 0.050), grain);
    c *= 1.0 - 0.55 * exp(-min(board, 1.0 - board) * 92.0 / 1.6);
    return c * lit;
}

void main() {
    float per = u_numbers[1].z / u_size.x;
    vec2 at = vec2(v_uv.x, 1.0 - v_uv.y) * u_size * per;
    vec4 window = u_numbers[0];
    vec2 p = vec2(at.x - u_numbers[1].x, u_numbers[1].y - at.y);
    vec2 moon = vec2(window.x + window.z * 0.80 - u_numbers[1].x, u_numbers[1].y - window.y - window.w * 0.26);
    vec3 out_there = p.y > 0.0 ? heavens(p, moon, per) : line_behind(p, per);
    vec2 off = abs(at - window.xy - window.zw * 0.5) - window.zw * 0.5;
    float outside = max(off.x, off.y);
    vec3 c = out_there * u_numbers[1].w * (1.0 - 0.35 * smoothstep(-90.0, 0.0, outside));
    vec3 room = wall(at, u_numbers[1].z, per);
    room *= 1.0 - 0.6 * exp(-max(outside, 0.0) / 7.0);   // the frame's shadow
    c = mix(c, room, smoothstep(-0.5 * per, 0.5 * per, outside));
    float grain = hash(gl_FragCoord.xy) - 0.5;
    o_colour = vec4(c + grain / 255.0, 1.0);
}

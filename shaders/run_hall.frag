// run_hall.frag: the departure hall of the Long Run by night: the vault with its round window and the moon, a walnut rail
// across it, and the leather of a brass counter, lit by one warm lamp from the upper left and by the moon from the right.
// u_size     px of the picture
// u_numbers  [0] logical width of the picture; where the walnut begins and ends; where the counter ends, logical px
//            [1] the moon's middle; its radius; how far the lamp's light reaches, logical px
#include "sky_noise.glsl"
in vec2 v_uv;
uniform vec2 u_size;
uniform vec4 u_numbers[2];
out vec4 o_colour;

float line_at(float y, float half_wide, float px) { return 1.0 - smoothstep(half_wide - 0.5 * px, half_wide + 0.5 * px, abs(y)); }
float square(float v) { return v * v; }

// The night behind the round window: the moon and its rays. q: from the moon's middle, in moon radii.
vec3 night(vec2 q, float px) {
    float r = length(q);
    vec3 c = mix(vec3(0.305, 0.190, 0.400), vec3(0.075, 0.055, 0.185), smoothstep(1.0, 4.2, r));
    float turn = atan(q.y, q.x) / 6.2831853 * 48.0, soft = 7.6 / max(r, 0.4) * px;
    float ray = smoothstep(-soft, soft, abs(fract(turn) - 0.5) - 0.25);
    c += vec3(0.230, 0.130, 0.205) * ray * exp(-(r - 1.0) * 0.75);
    c += vec3(0.42, 0.30, 0.17) * exp(-max(r - 1.0, 0.0) * 2.6) * 0.6;
    float seas = noise(q * 2.6 + 7.0) * 0.6 + noise(q * 5.4 + 3.0) * 0.4;
    vec3 face = mix(vec3(0.985, 0.945, 0.820), vec3(0.930, 0.800, 0.500), smoothstep(0.0, 1.3, length(q - vec2(-0.25, 0.30))));
    face *= 1.0 - 0.05 * smoothstep(0.46, 0.72, seas);
    return mix(c, face, 1.0 - smoothstep(1.0 - px, 1.0 + px, r));
}

// The vault: ribs round the window, one behind the other, and the panes of the side walls. p: from the window's middle.
vec3 vault(vec2 p, float size, float px, vec2 moon) {
    float r = length(p), window = 2.75 * size;
    vec3 c = mix(vec3(0.225, 0.135, 0.320), vec3(0.092, 0.066, 0.180), smoothstep(window, window + 6.5 * size, r));
    // Glass between the ribs: rays of the moon through panes, cut by purlins.
    float turn = atan(-p.y, p.x) / 6.2831853 * 40.0;
    float depth = log(max(r / window, 1.0)) / log(1.32);
    float pane = step(0.5, hash(vec2(floor(turn), floor(depth))));
    c *= 0.82 + 0.34 * pane * exp(-0.12 * depth);
    float bar = 40.0 / 6.2831853 / max(r, 1.0) * px;
    c = mix(c, vec3(0.045, 0.030, 0.085), 0.7 * smoothstep(bar * 1.8, bar * 0.6, abs(fract(turn) - 0.5)));
    float rib = abs(fract(depth) - 0.5) * log(1.32) * r;
    c = mix(c, vec3(0.030, 0.020, 0.060), 1.0 - smoothstep(4.6, 5.6, rib));
    float edge = (fract(depth) - 0.5) * log(1.32) * r + 5.4;
    c += vec3(0.42, 0.30, 0.20) * line_at(edge, 0.6, px) * exp(-0.22 * depth);
    vec3 through = night((p - moon) / size * vec2(1.0, -1.0), px / size);
    // Mullions of the window, and its rim.
    float spoke = atan(-p.y, p.x) / 6.2831853 * 20.0, wide = 20.0 / 6.2831853 / max(r, 1.0);
    float bars = 1.0 - smoothstep(wide * 1.2, wide * (1.2 + px), abs(fract(spoke) - 0.5));
    bars = max(bars * step(1.5 * size, r), line_at(r - 1.5 * size, 1.5, px));
    bars = max(bars, line_at(r - 2.15 * size, 1.1, px));
    through = mix(through, vec3(0.050, 0.032, 0.085), bars * 0.92);
    c = mix(through, c, smoothstep(window - px, window + px, r));
    c = mix(c, vec3(0.040, 0.026, 0.075), line_at(r - window - 3.0, 5.0, px));
    return mix(c, vec3(0.86, 0.66, 0.36), 0.75 * line_at(r - window + 2.0, 0.8, px));
}

vec3 walnut(vec2 at, vec2 band, float px) {
    float y = (at.y - band.x) / (band.y - band.x);
    vec2 q = vec2(at.x * 0.006, at.y * 0.055);
    float grain = noise(q + 0.9 * noise(q * vec2(2.0, 1.0))) * 0.6 + noise(vec2(at.x * 0.03, at.y * 0.55)) * 0.4;
    vec3 c = mix(vec3(0.165, 0.088, 0.055), vec3(0.325, 0.190, 0.118), grain);
    c = mix(c, vec3(0.120, 0.058, 0.036), smoothstep(0.62, 0.66, noise(vec2(at.x * 0.004, at.y * 0.16 + 40.0))) * 0.35);
    return c * mix(1.12, 0.62, smoothstep(0.0, 1.0, y));
}

vec3 leather(vec2 at, float px) {
    float grain = noise(at * 0.55) * 0.45 + noise(at * 1.3) * 0.35 + noise(at * 0.06) * 0.2;
    return mix(vec3(0.150, 0.036, 0.056), vec3(0.255, 0.066, 0.092), grain);
}

// A brass bar of height 2 * half, lit from above. `y`: from its middle, downwards.
vec3 brass(float y, float half_high, float x) {
    float v = clamp(y / half_high, -1.0, 1.0);
    vec3 c = mix(vec3(1.00, 0.90, 0.62), vec3(0.62, 0.40, 0.15), smoothstep(-0.9, 0.1, v));
    c = mix(c, vec3(0.26, 0.155, 0.05), smoothstep(0.1, 0.95, v));
    return c * (0.86 + 0.14 * noise(vec2(x * 0.012, 4.0)));
}

void main() {
    float per = u_numbers[0].x / u_size.x;
    vec2 at = vec2(v_uv.x, 1.0 - v_uv.y) * u_size * per;
    float wide = u_numbers[0].x, rail = u_numbers[0].y, counter = u_numbers[0].z, foot = u_numbers[0].w;
    vec2 moon = u_numbers[1].xy;
    float size = u_numbers[1].z, reach = u_numbers[1].w;
    vec3 c = vec3(0.0);
    // The lamp's light: an oval pool on the counter, brightest at the upper left.
    vec2 lamp = vec2(wide * 0.30, mix(counter, foot, 0.22));
    float pool = exp(-square((at.x - lamp.x) / reach) - square((at.y - lamp.y) / (reach * 0.50)));
    float moonlight = exp(-square((at.x - wide) / (0.26 * wide)));
    if (at.y < rail) {
        c = vault(at - moon - vec2(-0.12, 0.20) * size, size, per, vec2(0.12, -0.20) * size);
        c *= mix(0.72, 1.0, smoothstep(9.5 * size, 1.5 * size, length(at - moon)));
        c += vec3(0.16, 0.085, 0.035) * exp(-square((at.x - lamp.x) / reach) - square((rail - at.y) / 90.0));
        c *= 1.0 - 0.45 * smoothstep(26.0, 0.0, rail - at.y);
    } else if (at.y < counter) {
        float light = 0.52 + 0.95 * exp(-square((at.x - lamp.x) / (1.15 * reach))) + 0.20 * moonlight;
        c = walnut(at, vec2(rail, counter), per) * light;
        c += vec3(0.03, 0.02, 0.07) * moonlight;
        c *= 1.0 - 0.5 * smoothstep(14.0, 0.0, at.y - rail);
    } else {
        c = leather(at, per) * (0.26 + 1.20 * pool);
        c += vec3(0.30, 0.15, 0.05) * pool * 0.26;
        c += (vec3(0.075, 0.055, 0.150) * 0.9 + c * 0.6) * moonlight * (0.35 + 0.65 * smoothstep(foot, counter, at.y));
        c *= 1.0 - 0.62 * exp(-(at.y - counter) / 15.0);   // the rail's shadow
        // A double tooled line that runs along the edge, inlaid in brass.
        float down = foot - at.y;
        float tooled = max(line_at(down - 34.0, 0.9, per), 0.55 * line_at(down - 28.0, 0.5, per));
        c = mix(c, vec3(0.60, 0.40, 0.17) * (0.35 + 1.1 * pool + 0.4 * moonlight), tooled);
        float lip = down - 9.0;
        c = mix(c, brass(-lip, 9.0, at.x) * (0.30 + 0.85 * pool + 0.35 * moonlight), 1.0 - smoothstep(8.5, 9.5, abs(lip)));
        c *= 1.0 - 0.6 * smoothstep(3.0, 0.0, abs(down - 20.0)) * step(18.0, down);
    }
    float lit = 0.50 + 0.75 * exp(-square((at.x - lamp.x) / (1.2 * reach))) + 0.30 * moonlight;
    c = mix(c, brass(at.y - rail, 2.6, at.x) * lit, 1.0 - smoothstep(2.4, 3.0, abs(at.y - rail)));
    c = mix(c, brass(at.y - counter, 2.6, at.x) * lit, 1.0 - smoothstep(2.4, 3.0, abs(at.y - counter)));
    float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    o_colour = vec4(c + grain / 255.0, 1.0);
}

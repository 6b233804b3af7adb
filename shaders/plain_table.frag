// plain_table.frag: a table for any game. A cloth of one colour under the lamp, stitched along its edge, a wooden rail with
// a brass line, the dark car round it. Prints nothing: the scene does.
// u_numbers                        geometry, world units; scenes/plain/view.cpp fills it:
//   [0] cloth: half width, half height, corner radius, width of the rail
//   [1] its colour, sRGB; 1: no weave
#include "light.glsl"
#include "noise.glsl"
#include "table.glsl"
uniform vec4 u_numbers[2];

// Below 0 on the cloth, 0 at its edge.
float cloth_edge(vec2 w) {
    vec2 q = abs(w) - (u_numbers[0].xy - u_numbers[0].z);
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - u_numbers[0].z;
}

vec3 lamp(vec2 w) {
    float c = 1.0 / (1.0 + dot(w * vec2(1.0, 1.25), w) / 70.0);
    return KEY_COLOUR * (c * c * 1.15) + vec3(0.10);
}

vec3 felt(vec2 w, float edge) {
    vec3 c = linear(u_numbers[1].rgb) * 0.85;
    float weave = noise(w * vec2(46.0, 19.0)) * 0.5 + noise(w * vec2(19.0, 46.0)) * 0.5;
    float worn = clouds(w * 0.6);
    c *= 1.0 + (1.0 - u_numbers[1].w) * (0.34 * (weave - 0.5) + 0.22 * (worn - 0.5));
    float stitch = inside(abs(edge + 0.42) - 0.022) * step(fract((w.x + w.y) * 2.6), 0.6);
    c = mix(c, vec3(0.62, 0.46, 0.22), 0.55 * stitch);
    return c * mix(0.42, 1.0, smoothstep(0.0, -0.30, edge));   // sunk below the rail
}

vec3 rail(vec2 w, float edge) {
    float grain = noise(vec2(edge * 30.0, (w.x + w.y) * 0.9)) * 0.6 + noise(vec2(edge * 9.0, (w.x - w.y) * 2.3)) * 0.4;
    float across = clamp(edge / u_numbers[0].w, 0.0, 1.0);
    vec3 c = mix(vec3(0.040, 0.013, 0.006), vec3(0.115, 0.042, 0.018), grain);
    c *= 0.55 + 0.75 * sin(across * 3.14159);   // rounded
    float brass = inside(abs(edge - 0.05) - 0.028);
    return mix(c, vec3(0.72, 0.47, 0.15), brass);
}

void main() {
    vec2 px = vec2(v_uv.x, 1.0 - v_uv.y) * u_size;
    vec3 ray = u_ray + u_ray_right * px.x + u_ray_down * px.y;
    g_px = u_pixel * 1.05;
    vec2 w = (u_eye + ray * (-u_eye.z / ray.z)).xy;
    float edge = cloth_edge(w);
    vec3 dark = vec3(0.010, 0.009, 0.011) * (0.6 + 0.8 * clouds(w * 0.35));
    vec3 c = mix(dark, rail(w, edge), inside(edge - u_numbers[0].w));
    c = mix(c, felt(w, edge), inside(edge));
    c *= lamp(w);
    vec2 off = (v_uv - 0.5) * vec2(u_size.x / u_size.y / 1.7778, 1.0);
    c *= 1.0 - 0.42 * smoothstep(0.12, 0.50, dot(off, off));
    float grain = hash(ivec2(gl_FragCoord.xy)) - 0.5;
    o_colour = vec4(film(c) + grain / 255.0, 1.0);
}

// shadow.frag: one die's shadow on the table: the lamp hidden softly, and the dark where it touches.
// v_at        world units, z = 0
// u_to_body   world directions to the die's axes and half edges; u_centre, u_half  world units
// u_strength  0..1
// o_colour    black, alpha premultiplied; a clear die tints it red
#include "light.glsl"
#include "die_shape.glsl"
#include "wear.glsl"
in vec3 v_at;
uniform mat4 u_to_body;
uniform vec3 u_centre;
uniform float u_half;
uniform float u_strength;
out vec4 o_colour;

// How much of the lamp is hidden: the closest pass of the ray to the solid, against the lamp's size seen from here.
float hidden(vec3 from, vec3 towards) {
    float b = dot(from, towards);
    float off = dot(from, from) - 3.0;
    float deep = b * b - off;
    float t = max(-b - sqrt(max(deep, 0.0)), 0.02);
    float open = 1.0;
    float width = 2.0 * (KEY_HALF.x + KEY_HALF.y) * 0.5 / length(KEY_AT);   // of the lamp, radians
    for (int i = 0; i < 12; ++i) {
        float d = sd_die(from + towards * t);
        open = min(open, 0.5 + d / (width * t + 0.02));
        if (open < 0.0 || t > -b + 1.9) break;
        t += clamp(d, 0.05, 0.6);
    }
    open = clamp(open, 0.0, 1.0);
    return 1.0 - open * open * (3.0 - 2.0 * open);
}

void main() {
    mat3 to_body = mat3(u_to_body);
    vec3 from = to_body * (v_at - u_centre);
    vec3 towards = normalize(to_body * (KEY_AT - v_at));
    float lamp = hidden(from, towards);
    float near = max(sd_die(from), 0.0) * u_half;
    float touch = exp(-5.5 * near) * 0.60 + exp(-19.0 * near) * 0.55;   // a dark edge where it stands
    float shade = min(1.0 - (1.0 - lamp * 0.62) * (1.0 - touch * 0.5), 0.70) * u_strength;
    if (shade < 0.004) discard;
#if KIND == 1
    o_colour = vec4(worn(vec3(0.20, 0.004, 0.008)) * lamp * u_strength, shade);
#else
    o_colour = vec4(vec3(0.010, 0.003, 0.008) * shade, shade);
#endif
}

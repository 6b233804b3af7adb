// glow.frag: a blurred rounded rectangle in closed form: full inside, half at its edge, nothing one blur outside.
// u_centre, u_half  the rectangle, px
// u_soft            corner radius and blur, px
// u_colour          premultiplied; alpha 0 adds light, alpha > 0 covers (soft shadows)
in vec2 v_px;
uniform vec2 u_centre;
uniform vec2 u_half;
uniform vec2 u_soft;
uniform vec4 u_colour;
out vec4 o_colour;
void main() {
    vec2 q = abs(v_px - u_centre) - u_half + u_soft.x;
    float away = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - u_soft.x;
    float s = clamp(0.5 - 0.5 * away / u_soft.y, 0.0, 1.0);
    s = s * s * (3.0 - 2.0 * s);
    // Half a step of 8 bits of noise, so that wide glows on dark ground do not show rings.
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    o_colour = u_colour * s + vec4(vec3(noise / 255.0) * step(0.004, s), 0.0);
}

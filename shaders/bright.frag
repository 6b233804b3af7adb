// bright.frag: what is bright enough to spill light, at a quarter of the size.
// u_picture  the scene, sRGB
// u_step     one pixel of it in 0..1
in vec2 v_uv;
uniform sampler2D u_picture;
uniform vec2 u_step;
out vec4 o_colour;
vec3 bright(vec2 uv) {
    vec3 c = texture(u_picture, uv).rgb;
    c *= c;  // near enough to linear light
    float most = max(c.r, max(c.g, c.b));
    return c * smoothstep(0.62, 0.98, most);
}
void main() {
    o_colour = vec4(0.25 * (bright(v_uv + u_step * vec2(-1, -1)) + bright(v_uv + u_step * vec2(1, -1)) +
                            bright(v_uv + u_step * vec2(-1, 1)) + bright(v_uv + u_step)), 1.0);
}

// blur.frag: a bell curve of 9 pixels along one direction, read as 5 smoothed ones.
// u_step  one pixel along the direction, in 0..1
in vec2 v_uv;
uniform sampler2D u_picture;
uniform vec2 u_step;
out vec4 o_colour;
void main() {
    vec3 c = texture(u_picture, v_uv).rgb * 0.22702703;
    c += (texture(u_picture, v_uv + u_step * 1.38461538).rgb + texture(u_picture, v_uv - u_step * 1.38461538).rgb) * 0.31621622;
    c += (texture(u_picture, v_uv + u_step * 3.23076923).rgb + texture(u_picture, v_uv - u_step * 3.23076923).rgb) * 0.07027027;
    o_colour = vec4(c, 1.0);
}

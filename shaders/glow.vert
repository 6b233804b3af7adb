// glow.vert: the box a glow can reach.
// a_at      px of the target, origin top left
// u_target  size of the target, px
in vec2 a_at;
uniform vec2 u_target;
out vec2 v_px;
void main() {
    v_px = a_at;
    vec2 clip = a_at / u_target * 2.0 - 1.0;
    gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}

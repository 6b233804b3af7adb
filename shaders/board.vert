// board.vert: the flat drawing board's triangles.
// a_at      px of the target, origin top left
// a_uv      0..1 in the atlas or in one sprite's own picture
// a_colour  sRGB, alpha premultiplied
// u_target  size of the target, px
in vec2 a_at;
in vec2 a_uv;
in vec4 a_colour;
uniform vec2 u_target;
out vec2 v_uv;
out vec4 v_colour;
void main() {
    v_uv = a_uv;
    v_colour = a_colour;
    vec2 clip = a_at / u_target * 2.0 - 1.0;
    gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}

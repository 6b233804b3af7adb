// picture.vert: a rectangle that carries a picture.
// a_at           clip space
// u_low, u_high  the rectangle's corners in clip space: v_uv is 0..1 between them, origin bottom left
in vec2 a_at;
uniform vec2 u_low;
uniform vec2 u_high;
out vec2 v_uv;
void main() {
    v_uv = (a_at - u_low) / (u_high - u_low);
    gl_Position = vec4(a_at, 0.0, 1.0);
}

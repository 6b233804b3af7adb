// solid.vert: a body made of triangles.
// a_at     world units
// a_tint   sRGB, straight alpha
// u_clip   world to clip space, without a depth
// u_reach  the least and the greatest distance from the eye that is seen, world units along its look
in vec3 a_at;
in vec4 a_tint;
uniform mat4 u_clip;
uniform vec2 u_reach;
out vec4 v_tint;
void main() {
    v_tint = a_tint;
    gl_Position = u_clip * vec4(a_at, 1.0);
    gl_Position.z = ((u_reach.x + u_reach.y) * gl_Position.w - 2.0 * u_reach.x * u_reach.y) / (u_reach.y - u_reach.x);
}

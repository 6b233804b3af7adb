// body.vert: the outline of a body on the screen, as world positions.
// a_at       world units
// u_clip     world to clip space
// u_to_body  world directions to the body's own axes and units
// u_eye      the camera; u_centre  the body's middle (world units)
in vec3 a_at;
uniform mat4 u_clip;
uniform mat4 u_to_body;
uniform vec3 u_eye;
uniform vec3 u_centre;
out vec3 v_at;            // world
out vec3 v_ray;           // from the eye, body axes; not of unit length
flat out vec3 v_from;     // the eye, body axes
void main() {
    v_at = a_at;
    v_ray = mat3(u_to_body) * (a_at - u_eye);
    v_from = mat3(u_to_body) * (u_eye - u_centre);
    gl_Position = u_clip * vec4(a_at, 1.0);
}

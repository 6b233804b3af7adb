// body.glsl: what every body that is ray-cast inside its outline is told (bodies.cpp).
// v_at           world; v_ray, v_from  the eye's ray in body axes
// u_to_world     body to world directions
// u_pixel        one pixel of the screen at the body, in the units of its axes: half edges for a die; u_alpha  0..1
// o_colour       sRGB, alpha premultiplied
in vec3 v_at;
in vec3 v_ray;
flat in vec3 v_from;
uniform mat4 u_to_world;
uniform float u_pixel;
uniform float u_alpha;
out vec4 o_colour;

// table.glsl: what every table's surface is told, and a pixel's share of a shape. The table itself adds u_numbers, its
// geometry in world units.
// v_uv                             0..1 over the picture, origin bottom left
// u_size                           px; u_pixel  world units to a px in the middle
// u_eye                            world; u_ray, u_ray_right, u_ray_down  the top left px' ray, and steps to the next px
// o_colour                         sRGB
in vec2 v_uv;
uniform vec2 u_size;
uniform vec3 u_eye;
uniform vec3 u_ray;
uniform vec3 u_ray_right;
uniform vec3 u_ray_down;
uniform float u_pixel;
out vec4 o_colour;

const float PI = 3.14159265;
float g_px;   // one pixel of the screen here, world units

float square(float v) { return v * v; }
// How much of the pixel lies in a shape whose edge is `d` away: below 0 inside.
float inside(float d) { return clamp(0.5 - d / g_px, 0.0, 1.0); }

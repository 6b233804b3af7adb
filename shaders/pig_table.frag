// pig_table.frag: placeholder
in vec2 v_uv;
uniform vec2 u_size; uniform vec3 u_eye, u_ray, u_ray_right, u_ray_down; uniform float u_pixel;
uniform vec4 u_numbers[8];
out vec4 o_colour;
void main(){ vec2 px = vec2(v_uv.x, 1.0-v_uv.y)*u_size; vec3 r=u_ray+u_ray_right*px.x+u_ray_down*px.y; vec3 w=u_eye-r*(u_eye.z/r.z);
 o_colour=vec4(abs(fract(w.xy)-.5)*.5, .2*u_numbers[0].x, 1.0);}

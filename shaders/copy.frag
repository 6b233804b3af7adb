// copy.frag: a kept picture onto the screen.
// u_picture     sRGB
// u_brightness  0 dark .. 1 as it is
in vec2 v_uv;
uniform sampler2D u_picture;
uniform float u_brightness;
out vec4 o_colour;
void main() { o_colour = vec4(texture(u_picture, v_uv).rgb * u_brightness, 1.0); }

// blit.frag: a kept picture onto the screen, pixel for pixel and nothing else, which software drivers do fastest.
// u_picture  sRGB
in vec2 v_uv;
uniform sampler2D u_picture;
out vec4 o_colour;
void main() { o_colour = texture(u_picture, v_uv); }

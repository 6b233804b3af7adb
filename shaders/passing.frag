// passing.frag: a kept picture going by.
// u_picture  sRGB
// u_opaque   0 not there .. 1 covers what is behind it
in vec2 v_uv;
uniform sampler2D u_picture;
uniform float u_opaque;
out vec4 o_colour;
void main() { o_colour = vec4(texture(u_picture, v_uv).rgb, 1.0) * u_opaque; }

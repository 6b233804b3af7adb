// solid.frag: a body's colour as it was lit.
// v_tint  sRGB, straight alpha
in vec4 v_tint;
out vec4 o_colour;
void main() { o_colour = vec4(v_tint.rgb * v_tint.a, v_tint.a); }

// board.frag: a colour times a picture; plain shapes use the atlas' white corner.
// u_picture  premultiplied sRGB: the atlas or a large sprite
// o_colour   sRGB, alpha premultiplied
in vec2 v_uv;
in vec4 v_colour;
uniform sampler2D u_picture;
out vec4 o_colour;
void main() { o_colour = texture(u_picture, v_uv) * v_colour; }

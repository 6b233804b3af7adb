// wear.glsl: another colour for a surface, at the brightness of its own (render/stage.h).
// u_wear  linear, of luminance 1; w: its share, 0: the surface's own colour
uniform vec4 u_wear;
vec3 worn(vec3 c) {
    return mix(c, u_wear.rgb * dot(c, vec3(0.2126, 0.7152, 0.0722)), u_wear.w);
}

// finish.frag: the scene, the light that spills from its brightest spots, vignette, noise against banding.
// u_picture   the scene, sRGB; u_bloom, u_wide  blurred bright spots, near linear, at a quarter and an eighth
// WIDE        the full quality: with the wide bloom and the vignette
// u_strength  of the two blooms; u_vignette  0..1 darker in the corners
in vec2 v_uv;
uniform sampler2D u_picture;
uniform sampler2D u_bloom;
#ifdef WIDE
uniform sampler2D u_wide;
#endif
uniform vec2 u_strength;
uniform float u_vignette;
out vec4 o_colour;
void main() {
    vec3 spill = texture(u_bloom, v_uv).rgb * u_strength.x;
#ifdef WIDE
    spill += texture(u_wide, v_uv).rgb * u_strength.y;
#endif
    vec3 c = texture(u_picture, v_uv).rgb;
    c += spill * (1.0 - c) * 0.5;
#ifdef WIDE
    vec2 off = v_uv - 0.5;
    c *= 1.0 - u_vignette * smoothstep(0.15, 0.55, dot(off, off));
#endif
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    o_colour = vec4(c + noise / 255.0, 1.0);
}

// pips.glsl: where a die's pips sit on its faces.
// The offset from the nearest pip's middle on the face that shows `value`; `spread` and `six`, half edges: how far the
// pips stand from the face's middle, and those of the six.
vec2 nearest_pip(vec2 u, float value, float spread, float six) {
    float s = value > 5.5 ? six : spread;
    vec2 best = vec2(9.0), d;
    if (mod(value, 2.0) > 0.5) best = u;
    d = u - s * (u.x + u.y > 0.0 ? 1.0 : -1.0);
    if (value > 1.5 && dot(d, d) < dot(best, best)) best = d;
    d = u - vec2(s, -s) * (u.x - u.y > 0.0 ? 1.0 : -1.0);
    if (value > 3.5 && dot(d, d) < dot(best, best)) best = d;
    d = u - vec2(0.0, s * (u.y > 0.0 ? 1.0 : -1.0));
    if (value > 5.5 && dot(d, d) < dot(best, best)) best = d;
    return best;
}

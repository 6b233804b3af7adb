// die_shape.glsl: a die's solid in its own axes, half edge 1: a rounded cube, cut by a ball.
// ROUND  radius of the rounded edges; BALL  radius of the ball (9: no cut)
float sd_box(vec3 p) {
    vec3 q = abs(p) - (1.0 - ROUND);
    return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - ROUND;
}
float sd_die(vec3 p) {
    float box = sd_box(p);
    float ball = length(p) - BALL;
    float h = max(0.12 - abs(box - ball), 0.0) / 0.12;
    return max(box, ball) + h * h * 0.03;
}
// The same with its slope: the distance grows by `slope` per step; it is also the outward direction.
float sd_die(vec3 p, out vec3 slope) {
    vec3 q = abs(p) - (1.0 - ROUND);
    vec3 m = max(q, 0.0);
    float off = length(m);
    float most = max(q.x, max(q.y, q.z));
    float box = off + min(most, 0.0) - ROUND;
    vec3 to_box = (off > 1e-5 ? m / off : step(vec3(most), q)) * sign(p);
    float far = length(p);
    float ball = far - BALL;
    float h = max(0.12 - abs(box - ball), 0.0) / 0.12;
    float w = box > ball ? 1.0 - 0.5 * h : 0.5 * h;
    slope = mix(p / max(far, 1e-4), to_box, w);
    return max(box, ball) + h * h * 0.03;
}

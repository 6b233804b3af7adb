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

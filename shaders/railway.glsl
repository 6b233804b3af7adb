// railway.glsl: the track that the title's train stands on: bed, sleepers and rails, without light. Needs hash() and noise().
// ---- the railway: all in track axes, gauge and sizes in world units
const float GAUGE = 0.37, RAIL = 0.026, RAIL_TOP = 0.115, RAIL_FOOT = 0.045, BED = 0.66;
const float SLEEPER = 0.075, PITCH = 0.27, BANK = 0.98;

struct Railway {
    vec3 p, n, body;   // where it lies, its normal and its own colour, linear
    float shine;       // 1: polished
};

bool on_sleeper(vec2 p) {
    float s = abs(fract(p.x / PITCH) - 0.5) * PITCH;
    return s < SLEEPER && abs(p.y) < BED - 0.05 + 0.03 * hash(vec2(floor(p.x / PITCH), 2.0));
}

// Rectangle z0..z1, t0..t1 without end along s: where the ray enters it, or a huge number; which side in `top`.
float enter(vec3 from, vec3 ray, float t0, float t1, float z0, float z1, out bool top) {
    float front = (t1 - from.y) / ray.y, over = (z1 - from.z) / ray.z;
    float z = from.z + ray.z * front, t = from.y + ray.y * over;
    top = t > t0 && t < t1;
    if (top) return over;
    return z > z0 && z < z1 ? front : 1e9;
}

// What a ray that points down meets: bed, sleepers or rails.
Railway railway(vec3 from, vec3 ray) {
    float at = -from.z / ray.z;
    vec3 p = from + ray * at;
    vec3 n = vec3(0, 0, 1);
    float grain = noise(p.xy * 55.0) * 0.55 + noise(p.xy * 150.0) * 0.45;
    vec3 body = vec3(0.075, 0.062, 0.070) * (0.35 + 1.1 * grain);
    float shine = 0.0;
    // Sleepers: walk the ray down the last of its height.
    float high = RAIL_FOOT / -ray.z;
    for (int i = 0; i < 14; ++i) {
        float d = at - high * (1.0 - float(i) / 14.0);
        vec3 q = from + ray * d;
        if (!on_sleeper(q.xy)) continue;
        float wood = noise(vec2(p.x * 90.0, p.y * 7.0));
        body = mix(vec3(0.105, 0.056, 0.040), vec3(0.165, 0.090, 0.060), wood) * (0.75 + 0.5 * hash(vec2(floor(q.x / PITCH), 9.0)));
        p = q;
        if (i > 0) {   // its end or its long side
            n = on_sleeper(q.xy + vec2(0.0, -0.03)) && !on_sleeper(q.xy + vec2(0.0, 0.03)) ? vec3(0, 1, 0) : vec3(-1, 0, 0);
            body *= 0.75;
        }
        break;
    }
    bool top;
    for (int side = 0; side < 2; ++side) {
        float t = side == 0 ? -GAUGE : GAUGE;
        float d = enter(from, ray, t - RAIL, t + RAIL, RAIL_TOP - 0.030, RAIL_TOP, top);
        if (d < 1e8) {
            p = from + ray * d;
            n = top ? vec3(0, 0, 1) : vec3(0, 1, 0);
            body = top ? vec3(0.30, 0.28, 0.27) : vec3(0.085, 0.075, 0.075);
            shine = top ? 1.0 : 0.25;
            continue;
        }
        d = enter(from, ray, t - RAIL * 0.4, t + RAIL * 0.4, RAIL_FOOT, RAIL_TOP, top);
        bool foot_top;
        float f = enter(from, ray, t - RAIL * 1.5, t + RAIL * 1.5, RAIL_FOOT - 0.005, RAIL_FOOT + 0.012, foot_top);
        if (min(d, f) < 1e8) {
            p = from + ray * min(d, f);
            n = f < d && foot_top ? vec3(0, 0, 1) : vec3(0, 1, 0);
            body = vec3(0.045, 0.036, 0.038);
            shine = 0.0;
        }
    }
    return Railway(p, n, body, shine);
}

// noise.glsl: grain for wood, leather and sky. The same on every machine: whole-number hashing, no sines.
float hash(ivec2 at) {
    uvec2 q = uvec2(at) * uvec2(1597334673u, 3812015801u);
    uint n = (q.x ^ q.y) * 1597334673u;
    n ^= n >> 15;
    return float(n & 0xFFFFFFu) / 16777216.0;
}
// Smooth, 0..1, one bump to the unit.
float noise(vec2 p) {
    ivec2 i = ivec2(floor(p));
    vec2 f = p - floor(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + ivec2(1, 0)), f.x), mix(hash(i + ivec2(0, 1)), hash(i + ivec2(1, 1)), f.x), f.y);
}
float clouds(vec2 p) {   // three sizes of noise, 0..1
    return noise(p) * 0.55 + noise(p * 2.13 + 17.0) * 0.29 + noise(p * 4.37 + 41.0) * 0.16;
}
// Distance to the nearest of scattered points, 0..about 0.9, one point to the unit square.
float cells(vec2 p) {
    ivec2 i = ivec2(floor(p));
    vec2 f = p - floor(p);
    float best = 9.0;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) {
            ivec2 c = i + ivec2(x, y);
            vec2 d = vec2(x, y) + vec2(hash(c), hash(c + ivec2(71, 113))) * 0.8 + 0.1 - f;
            best = min(best, dot(d, d));
        }
    return sqrt(best);
}

#include "world/throw/sim.h"

#include "chance/dust.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace boxcars::world {
namespace {

constexpr float turn_step = 0.05f, well_within = 0.98f;

struct Enclosing {
    glm::vec2 middle;
    float radius;
};

// The centre of the circle through three points. Empty if they are on one line.
std::optional<glm::vec2> circumcentre(const glm::vec2& a, const glm::vec2& b, const glm::vec2& c) {
    const glm::vec2 p = b - a, q = c - a;
    const float d = 2 * (p.x * q.y - p.y * q.x);
    if (std::abs(d) < 1e-6f) return {};
    return a + glm::vec2{q.y * glm::dot(p, p) - p.y * glm::dot(q, q), p.x * glm::dot(q, q) - q.x * glm::dot(p, p)} / d;
}

// The smallest circle that holds all points goes through two of them as a diameter, or through three.
Enclosing smallest_circle(const std::vector<glm::vec2>& points) {
    Enclosing best{points.front(), points.size() > 1 ? 1e9f : 0.0f};
    const auto consider = [&](const glm::vec2& middle) {
        float radius = 0;
        for (const glm::vec2& point : points) radius = std::max(radius, glm::length(point - middle));
        if (radius < best.radius) best = {middle, radius};
    };
    for (auto a = points.begin(); a != points.end(); ++a)
        for (auto b = std::next(a); b != points.end(); ++b) {
            consider(0.5f * (*a + *b));
            for (auto c = std::next(b); c != points.end(); ++c)
                if (const auto middle = circumcentre(*a, *b, *c)) consider(*middle);
        }
    return best;
}

Fit fit_turned(const std::vector<Pose>& at_rest, const glm::vec2& half, float turn) {
    const float c = std::cos(turn), s = std::sin(turn);
    std::vector<glm::vec2> points;  // in the ellipse's own units, in which it is a circle of radius 1
    for (const Pose& pose : at_rest)
        points.push_back(glm::vec2{pose.centre.x * c - pose.centre.y * s, pose.centre.x * s + pose.centre.y * c} /
                         half);
    const Enclosing circle = smallest_circle(points);
    return {turn, -circle.middle * half, circle.radius};
}

float between(chance::Dust& dust, float least, float most) {
    return static_cast<float>(dust.between(static_cast<double>(least), static_cast<double>(most)));
}

// Drawn one number at a time, because compilers evaluate arguments in different orders.
glm::vec3 in_cube(chance::Dust& dust, float half) {
    const float x = between(dust, -half, half), y = between(dust, -half, half), z = between(dust, -half, half);
    return {x, y, z};
}

glm::quat any_turn(chance::Dust& dust) {  // uniform: Shoemake's subgroup algorithm
    const float u = between(dust, 0, 1), a = between(dust, 0, 2 * std::numbers::pi_v<float>);
    const float b = between(dust, 0, 2 * std::numbers::pi_v<float>), s = std::sqrt(1 - u), t = std::sqrt(u);
    return glm::quat(t * std::cos(b), s * std::sin(a), s * std::cos(a), t * std::sin(b));
}

// The direction of the throw. In a tray too shallow to roll across, a straight flick is turned to the left or right.
glm::vec2 heading(const TrayWalls& walls, const glm::vec2& towards, chance::Dust& dust) {
    glm::vec2 way = glm::length(towards) > 1e-4f ? glm::normalize(towards) : glm::vec2(0, 1);
    const float side = between(dust, -1, 1) < 0 ? -1.0f : 1.0f, sway = between(dust, -0.16f, 0.16f);
    way += glm::vec2(-way.y, way.x) * sway;
    if (walls.shape == TrayShape::FarRail) return glm::normalize(glm::vec2(std::clamp(way.x, -0.22f, 0.22f), 1));
    if (walls.shape != TrayShape::Bowl && walls.half.y < 2.0f) {
        const float least = 0.8f;
        if (std::abs(way.x) < least) way.x = (std::abs(way.x) < 0.1f ? side : std::copysign(1.0f, way.x)) * least;
    }
    return glm::normalize(way);
}

bool rests_in_the_middle(const TrayWalls& walls) {
    return walls.shape == TrayShape::NoEnds || walls.shape == TrayShape::FarRail;
}

// A die rolls on after landing for up to 0.58 s times its speed. If it must end in the middle, that limits its speed.
float speed_of(const Feel& feel, const TrayWalls& walls, const glm::vec2& way, float strength) {
    const float wanted = glm::mix(feel.slow, feel.fast, strength);
    if (!rests_in_the_middle(walls)) return wanted;
    return std::min(wanted, (walls.half.x - 0.6f) / (0.58f * std::max(std::abs(way.x), 0.1f)));
}

// An open table has no wall to keep dice together: three leave the hand as close as cubes in any orientation can be.
constexpr float close_by = 1.56f;
glm::vec3 close_in_hand(int die, const glm::vec2& way) {
    const glm::vec2 across{-way.y, way.x};
    const glm::vec2 corner = die == 1 ? way * -0.577f : across * (die == 0 ? -0.5f : 0.5f) + way * 0.289f;
    return {corner * close_by, die == 1 ? 0.35f : 0.0f};
}

constexpr float long_table = 7.4f;  // from the hand to the middle of a tray before a far rail, in edges

// Dice lie side by side in the hand; the second one is set back and a little higher.
glm::vec3 place_in_hand(int die, int dice, const glm::vec2& way) {
    const glm::vec2 across{-way.y, way.x};
    const float row = dice == 1 ? 0.0f : (static_cast<float>(die) - 0.5f * static_cast<float>(dice - 1)) * 1.45f;
    const float back = die % 2 == 1 ? -0.45f : 0.0f;
    return {across * row + way * back, die % 2 == 1 ? 0.35f : 0.0f};
}

}  // namespace

Fit fit_into_ellipse(const Track& track, const glm::vec2& half, float most_turn) {
    Fit best = fit_turned(track.poses.back(), half, 0);
    for (int step = 1; best.furthest > well_within; ++step) {
        const float turn = turn_step * static_cast<float>(step);
        if (turn > most_turn) break;
        for (const float way : {turn, -turn})
            if (const Fit fit = fit_turned(track.poses.back(), half, way); fit.furthest < best.furthest) best = fit;
    }
    return best;
}

void turn_about_origin(Track& track, float angle) {
    const glm::quat by = glm::angleAxis(angle, glm::vec3(0, 0, 1));
    for (auto& tick : track.poses)
        for (Pose& pose : tick) pose = {by * pose.centre, by * pose.turn};
    for (Contact& contact : track.contacts) contact.where = by * contact.where;
}

static glm::vec2 middle_of(const std::vector<Launch>& starts) {
    glm::vec2 middle{0, 0};
    for (const Launch& start : starts) middle += glm::vec2(start.centre) / static_cast<float>(starts.size());
    return middle;
}

// Dice enter a bowl just over its rim, aimed beside the middle, so that they circle before they settle.
void into_bowl(std::vector<Launch>& starts, const TrayWalls& walls, const glm::vec2& way, chance::Dust& dust) {
    const float side = between(dust, -1, 1) < 0 ? -1.0f : 1.0f;
    const float off = side * between(dust, 0.30f, 0.62f);  // the sine of the angle by which they miss the middle
    const glm::vec2 aside = glm::normalize(way + glm::vec2(-way.y, way.x) * off);
    const glm::vec2 middle = -way * (walls.half.x - 1.1f - 0.6f * static_cast<float>(starts.size() > 1));
    const glm::vec2 was = middle_of(starts);
    for (Launch& start : starts) {
        const glm::vec2 in_hand = (glm::vec2(start.centre) - was) * 0.8f;
        start.centre = {middle + in_hand, start.centre.z + 0.6f};
        const float speed = 1.6f + 0.45f * glm::length(glm::vec2(start.velocity));
        start.velocity = {aside * speed, 0.2f * start.velocity.z};
    }
}

// Towards a far rail dice fly high over the table and come down just before it, so that they bounce off it.
void down_the_table(std::vector<Launch>& starts, const Feel& feel, const TrayWalls& walls, const glm::vec2& way,
                    float strength, const Push& push, chance::Dust& dust) {
    const glm::vec2 landing{0, walls.half.y * between(dust, -0.1f, 0.5f)};
    const float flight = glm::mix(0.80f, 0.64f, strength) * push.lift;
    const glm::vec2 from = landing - way * (long_table + landing.y) / way.y, was = middle_of(starts);
    for (Launch& start : starts) {
        const glm::vec2 in_hand = glm::vec2(start.centre) - was;
        const float aside = between(dust, -0.15f, 0.15f), ahead = between(dust, -0.2f, 0.2f), height = start.centre.z;
        start.centre = {from + in_hand, height};
        start.velocity = {(landing - from + glm::vec2(aside, ahead)) / flight * push.speed,
                          feel.gravity * flight / 2 - (height - 0.75f) / flight};
        start.spin = glm::vec3(-way.y, way.x, 0) * between(dust, 5.0f, 11.0f) + in_cube(dust, 3.5f);
    }
}

std::vector<Launch> aim(const Feel& feel, const TrayWalls& walls, int dice, const Toss& toss, const Push& push,
                        std::uint64_t dust_seed) {
    chance::Dust dust(dust_seed);
    const float strength = std::clamp(toss.strength, 0.0f, 1.0f);
    const glm::vec2 way = heading(walls, toss.towards, dust);
    const float speed = speed_of(feel, walls, way, strength) * push.speed * between(dust, 0.93f, 1.07f);
    const float height = glm::mix(2.0f, 2.4f, strength) + between(dust, -0.1f, 0.1f);
    const float lift = glm::mix(2.8f, 3.0f, strength) * push.lift;  // die edges per second, upwards
    const float flight = (lift + std::sqrt(lift * lift + 2 * feel.gravity * (height - 0.75f))) / feel.gravity;
    const float margin = 0.7f;
    const glm::vec2 free = glm::max(walls.half - margin, glm::vec2(0));
    glm::vec2 landing{between(dust, -0.5f, 0.5f), 0.0f};
    landing *= free;
    landing.y = std::copysign(1.0f, way.y) * between(dust, -0.3f, 0.3f) * free.y;
    if (!rests_in_the_middle(walls)) landing.x = -way.x * free.x * between(dust, 0.5f, 0.9f);
    const bool close = walls.shape == TrayShape::Open && dice == 3;
    std::vector<Launch> starts;
    for (int die = 0; die < dice; ++die) {
        Launch start;
        start.centre = glm::vec3(landing - way * speed * flight, height) +
                       (close ? close_in_hand(die, way) : place_in_hand(die, dice, way));
        const glm::vec3 scatter = in_cube(dust, 0.10f * speed);
        start.velocity = glm::vec3(way * speed, lift) + glm::vec3(scatter.x, scatter.y, scatter.z * 0.5f);
        const glm::vec3 forward{-way.y, way.x, 0};  // the spin of a die that rolls in its direction of travel
        const glm::vec3 stray = in_cube(dust, 0.7f);
        start.spin = (forward * between(dust, 0.8f, 1.3f) + stray) * speed * 2.4f;
        start.turn = any_turn(dust);
        starts.push_back(start);
    }
    if (walls.shape == TrayShape::Bowl) into_bowl(starts, walls, way, dust);
    if (walls.shape == TrayShape::FarRail) down_the_table(starts, feel, walls, way, strength, push, dust);
    return starts;
}

}  // namespace boxcars::world

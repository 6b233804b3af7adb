#include "world/throw_checks.h"

#include "base/hash.h"
#include "render/tables/siwuliu.h"
#include "scenes/ceelo/view.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace boxcars::world {
namespace {

constexpr float fastest_spin = 60.0f;   // radians a second that a thrown die may reach
constexpr float fastest_speed = 60.0f;  // world units a second
constexpr float tolerance = 0.04f;      // of the edge: how deep soft bodies may press into each other

struct Painted {
    int face;
    std::array<float, 3> normal;  // in body axes, as they are drawn
};
constexpr std::array<Painted, 6> painted{
    {{1, {1, 0, 0}}, {2, {0, 1, 0}}, {3, {0, 0, 1}}, {4, {0, 0, -1}}, {5, {0, -1, 0}}, {6, {-1, 0, 0}}}};

// v' = v + 2w(q x v) + 2 q x (q x v), written out: the picture's rotation, independent of the code under test.
std::array<float, 3> rotated(const glm::quat& q, const std::array<float, 3>& v) {
    const std::array<float, 3> a{q.x, q.y, q.z};
    const auto cross = [](const std::array<float, 3>& p, const std::array<float, 3>& r) {
        return std::array<float, 3>{p[1] * r[2] - p[2] * r[1], p[2] * r[0] - p[0] * r[2], p[0] * r[1] - p[1] * r[0]};
    };
    const auto once = cross(a, v), twice = cross(a, once);
    std::array<float, 3> out{};
    for (std::size_t i = 0; i < 3; ++i) out[i] = v[i] + 2 * q.w * once[i] + 2 * twice[i];
    return out;
}

// Which painted face looks up, and how far up: 1 is level.
std::pair<int, float> shown(const glm::quat& turn) {
    std::pair<int, float> best{0, -2.0f};
    for (const Painted& side : painted)
        if (const float up = rotated(turn, side.normal)[2]; up > best.second) best = {side.face, up};
    return best;
}

std::string rest_trouble(const Pose& pose, int face, const Situation& asked) {
    const auto [up, level] = shown(pose.turn);
    if (up != face) return "shows " + std::to_string(up) + " instead of " + std::to_string(face);
    if (level < 0.999998f) return "rests on a tilt: " + std::to_string(level);
    const float off = std::abs(pose.centre.z - asked.half_edge);
    if (off > tolerance * 2 * asked.half_edge) return "floats or sinks by " + std::to_string(off);
    return {};
}

std::string tray_trouble(const Pose& pose, const Situation& asked) {
    const glm::vec2 at = glm::vec2(pose.centre) - asked.tray.centre;
    const float slack = tolerance * 2 * asked.half_edge;
    if (asked.tray.bowl) return glm::length(at) > asked.tray.half.x ? "lies outside the bowl" : "";
    float reach_x = 0, reach_y = 0;  // of the cube's shadow on the table, corners not rounded
    for (const Painted& side : painted) {
        const auto n = rotated(pose.turn, side.normal);
        if (side.face > 3) continue;
        reach_x += std::abs(n[0]) * asked.half_edge;
        reach_y += std::abs(n[1]) * asked.half_edge;
    }
    const float rounded = 0.30f * asked.half_edge;
    if (std::abs(at.x) + reach_x > asked.tray.half.x + slack + rounded) return "lies over an end of the tray";
    if (std::abs(at.y) + reach_y > asked.tray.half.y + slack + rounded) return "lies over a side of the tray";
    return {};
}

std::string ring_trouble(const Pose& pose, const Situation& asked) {
    if (asked.tray.rest_half.x <= 0) return {};
    const glm::vec2 at = glm::abs((glm::vec2(pose.centre) - asked.tray.centre) / asked.tray.rest_half);
    return (asked.tray.open ? glm::length(at) : std::max(at.x, at.y)) > 1.001f ? "lies outside its ring" : "";
}

std::string motion_trouble(const ThrowTrack& thrown, std::size_t die) {
    for (std::size_t tick = 1; tick < thrown.poses.size(); ++tick) {
        const Pose &before = thrown.poses[tick - 1][die], &after = thrown.poses[tick][die];
        const float norm = glm::length(after.turn);
        if (std::abs(norm - 1) > 1e-4f) return "has a turn that is no turn";
        const float angle = 2 * std::acos(std::min(1.0f, std::abs(glm::dot(before.turn, after.turn))));
        if (angle * 120 > fastest_spin) return "jumps to another orientation at tick " + std::to_string(tick);
        if (glm::distance(before.centre, after.centre) * 120 > fastest_speed)
            return "jumps to another place at tick " + std::to_string(tick);
    }
    const auto count = thrown.poses.size();
    const Pose &last = thrown.poses[count - 1][die], &before = thrown.poses[count - 4][die];
    const float moved = glm::distance(last.centre, before.centre);
    if (moved > 0.004f) return "is not at rest at the end: " + std::to_string(moved);
    return {};
}

// Two level squares overlap when no edge direction of either separates them.
bool overlap(const Pose& a, const Pose& b, float half) {
    const std::array<const Pose*, 2> both{&a, &b};
    const glm::vec2 between = glm::vec2(b.centre) - glm::vec2(a.centre);
    for (const Pose* of : both)
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const auto n = rotated(of->turn, painted[axis].normal);
            if (std::abs(n[2]) > 0.5f) continue;
            float reach = 0;
            for (const Pose* pose : both)
                for (std::size_t other = 0; other < 3; ++other) {
                    const auto m = rotated(pose->turn, painted[other].normal);
                    reach += std::abs(m[0] * n[0] + m[1] * n[1]) * half;
                }
            if (std::abs(between.x * n[0] + between.y * n[1]) > reach * (1 - 0.12f)) return false;  // rounded corners
        }
    return true;
}

std::string contact_trouble(const ThrowTrack& thrown, const Situation& asked) {
    Ticks before = 0;
    for (const Contact& contact : thrown.contacts) {
        if (contact.at < before) return "a contact is out of order";
        if (contact.at > thrown.length()) return "a contact comes after the end";
        if (!(contact.impulse > 0)) return "a contact has no impulse";
        if (contact.die < 0 || contact.die >= static_cast<int>(asked.faces.size())) return "a contact of no die";
        before = contact.at;
    }
    if (thrown.contacts.empty()) return "nothing touches anything";
    if (thrown.contacts.size() > 20 * asked.faces.size()) return "the throw rattles";
    return {};
}

}  // namespace

std::string trouble(const ThrowTrack& thrown, const Situation& asked) {
    if (thrown.poses.size() < 10) return "hardly a throw";
    for (std::size_t die = 0; die < asked.faces.size(); ++die) {
        const Pose& rest = thrown.poses.back()[die];
        for (const std::string& found : {motion_trouble(thrown, die), rest_trouble(rest, asked.faces[die], asked),
                                         tray_trouble(rest, asked), ring_trouble(rest, asked)})
            if (!found.empty()) return "die " + std::to_string(die) + " " + found;
        for (std::size_t other = 0; other < die; ++other)
            if (overlap(rest, thrown.poses.back()[other], asked.half_edge)) return "two dice lie in each other";
    }
    return contact_trouble(thrown, asked);
}

bool in_time(const ThrowTrack& thrown) {
    return thrown.length() >= milliseconds(1200) && thrown.length() <= milliseconds(2200);
}

std::uint64_t fingerprint(const ThrowTrack& thrown) {
    Hash hash;
    const auto add = [&](float number) { hash.add(static_cast<std::int64_t>(std::bit_cast<std::uint32_t>(number))); };
    for (const auto& tick : thrown.poses)
        for (const Pose& pose : tick)
            for (const float n :
                 {pose.centre.x, pose.centre.y, pose.centre.z, pose.turn.w, pose.turn.x, pose.turn.y, pose.turn.z})
                add(n);
    for (const Contact& contact : thrown.contacts) {
        hash.add(contact.at).add(static_cast<std::int64_t>(contact.with)).add(contact.die);
        add(contact.impulse);
    }
    return hash.value();
}

Situation pig_on_its_tray() {
    Situation asked;
    asked.tray.half = {7.2f, 2.0f};
    asked.tray.rest_half = {0.85f, 0.55f};
    return asked;
}

Situation two_craps_dice() { return {render::DieKind::Red, 0.57f, {1, 1}, {}, {}}; }

Situation craps_dice_against_the_far_rail() {
    Situation asked = two_craps_dice();
    asked.tray = {.half = {9.0f, 1.26f}, .centre = {0, 3.62f}, .rest_half = {2.4f, 0.47f}, .far_rail = true};
    return asked;
}

Situation three_black_dice() {
    Situation asked{render::DieKind::Black, 0.46f, {1, 1, 1}, {}, {}};
    asked.tray.half = {4.0f, 3.4f};
    return asked;
}

Situation three_black_dice_on_the_drum() {
    Situation asked{render::DieKind::Black, 0.46f, {1, 1, 1}, {}, {}};
    asked.tray = scenes::ceelo_feel::tray;
    return asked;
}

Situation three_bone_dice_in_the_bowl() {
    const render::SiwuliuTable table;
    Situation asked{render::DieKind::Bone, 0.50f, {1, 1, 1}, {}, {}};
    asked.tray = {.half = {table.rim, table.rim}, .centre = table.bowl, .bowl = true};
    return asked;
}

Situation varied(Situation situation, std::uint64_t number) {
    std::uint64_t faces = number;
    for (int& face : situation.faces) {
        face = static_cast<int>(faces % 6) + 1;
        faces /= 6;
    }
    situation.toss.strength = static_cast<float>(number % 11) / 10;
    const float turn = static_cast<float>(number % 17) / 17 * 6.2831853f;
    situation.toss.towards = {std::cos(turn), std::sin(turn)};
    situation.toss.dust = number * 0x9e3779b97f4a7c15u + 11;
    return situation;
}

ThrowTrack thrown(const Situation& situation) {
    return throw_dice(situation.kind, situation.faces, situation.tray, situation.toss);
}

}  // namespace boxcars::world

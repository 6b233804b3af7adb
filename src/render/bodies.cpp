#include "render/tables/tables.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <functional>
#include <glm/gtc/matrix_transform.hpp>

namespace boxcars::render {
namespace {

// A body's own corners in the world: the centres of the spheres that round them, and their radius.
struct Corners {
    std::array<glm::vec3, 8> at;
    float radius;
};

constexpr int pieces = 8;  // straight pieces of the circle round a corner's sphere

glm::vec2 round_the_circle(int piece) {
    const float turn = 6.2831853f * static_cast<float>(piece) / pieces;
    return {std::cos(turn), std::sin(turn)};
}

// A plane through a body, facing the eye; outlines are computed in it.
struct Facing {
    glm::vec3 eye, centre, towards, right, up;
    Facing(glm::vec3 from, glm::vec3 at) : eye(from), centre(at) {
        towards = glm::normalize(at - from);
        // If the eye is straight above, any horizontal direction can be `right`.
        right =
            std::abs(towards.z) > 0.999f ? glm::vec3{1, 0, 0} : glm::normalize(glm::cross(towards, glm::vec3{0, 0, 1}));
        up = glm::cross(right, towards);
    }
    float scale(glm::vec3 at) const { return glm::dot(centre - eye, towards) / glm::dot(at - eye, towards); }
    glm::vec2 project(glm::vec3 at) const {
        const glm::vec3 on = eye + (at - eye) * scale(at) - centre;
        return {glm::dot(on, right), glm::dot(on, up)};
    }
    void project(const Corners& corners, float margin, std::vector<glm::vec2>& out) const {
        for (const glm::vec3 c : corners.at) {
            const float r = (corners.radius * 1.03f * scale(c) + margin) / std::cos(3.14159265f / pieces);
            for (int k = 0; k < pieces; ++k) out.push_back(project(c) + round_the_circle(k) * r);
        }
    }
    glm::vec3 world(glm::vec2 p) const { return centre + right * p.x + up * p.y; }
};

const glm::vec3 key_light{-4.6f, 4.4f, 11.5f};  // the middle of the lamp, as in light.glsl
constexpr glm::vec2 key_half{1.7f, 1.3f};

Corners corners_of(glm::vec3 centre, const glm::mat3& turn, glm::vec3 half, float radius) {
    Corners out{{}, radius};
    for (unsigned i = 0; i < 8; ++i)
        out.at[i] = centre + turn * ((half - radius) * glm::vec3(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1));
    return out;
}

// The points where the body's soft shadow can fall on the table: every corner, projected from every corner of the lamp.
void cast(const Corners& corners, float margin, std::vector<glm::vec2>& out) {
    for (int lamp = 0; lamp < 4; ++lamp) {
        const glm::vec3 from =
            key_light + glm::vec3{(lamp & 1 ? 1 : -1) * key_half.x, (lamp & 2 ? 1 : -1) * key_half.y, 0};
        for (const glm::vec3 c : corners.at) {
            const float reach = from.z / std::max(from.z - c.z, 1.0f);
            const glm::vec2 on = glm::vec2(from + (c - from) * reach);
            for (int k = 0; k < pieces; ++k)
                out.push_back(on + round_the_circle(k) * (corners.radius * reach * 1.1f + margin));
        }
    }
}

// The convex hull, by Andrew's monotone chain. Sorts `points`; `hull` receives the corners, anticlockwise.
void convex_hull(std::vector<glm::vec2>& points, std::vector<glm::vec2>& hull) {
    hull.clear();
    std::ranges::sort(points, {}, [](glm::vec2 p) { return std::pair{p.x, p.y}; });
    const auto left_turn = [](glm::vec2 a, glm::vec2 b, glm::vec2 c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-7f;
    };
    const auto half = [&](auto begin, auto end) {
        const std::size_t first = hull.size();
        for (auto p = begin; p != end; ++p) {
            while (hull.size() >= first + 2 && !left_turn(hull[hull.size() - 2], hull.back(), *p)) hull.pop_back();
            hull.push_back(*p);
        }
        hull.pop_back();  // the other half begins with this corner
    };
    if (points.size() < 3) return;
    half(points.begin(), points.end());
    half(points.rbegin(), points.rend());
}

// half: half an edge, in world units. In half edges: round, of its edges; ball, of a ball that cuts it (0: none).
struct DieShape {
    float half, round, ball;
    glm::vec3 ground;  // the light that the table reflects onto the die, linear
};
const DieShape& shape_of(DieKind kind) {
    constexpr DieShape sharp{0.57f, 0.085f, 0, {0.01f, 0.10f, 0.07f}};
    static constexpr std::array<DieShape, 6> shapes{{{0.96f, 0.20f, 1.60f, {0.16f, 0.03f, 0.11f}},
                                                     sharp,
                                                     sharp,
                                                     {0.50f, 0.24f, 1.50f, {0.10f, 0.11f, 0.14f}},
                                                     {0.46f, 0.18f, 1.60f, {0.12f, 0.07f, 0.035f}},
                                                     {0.50f, 0.10f, 0, {0.03f, 0.02f, 0.05f}}}};
    return shapes[static_cast<std::size_t>(kind)];
}

// Sets the uniforms that all bodies share. `half`: the length of one unit of the body's own axes, in world units.
void begin(const Program& p, const Camera& camera, const FrameTarget& frame, glm::vec3 centre, const glm::mat3& turn,
           float half) {
    p.use();
    p.set("u_clip", camera.world_to_clip(frame.shown));
    p.set("u_sway", frame.lamp_sway);
    p.set("u_to_body", glm::mat4(glm::transpose(turn) / half));
    p.set("u_to_world", glm::mat4(turn));
    p.set("u_eye", camera.eye());
    p.set("u_centre", centre);
}

std::string defines(DieKind kind) {
    const DieShape shape = shape_of(kind);
    return fmt::format("#define KIND {}\n#define ROUND {:.4f}\n#define BALL {:.4f}\n", static_cast<int>(kind),
                       shape.round, shape.ball > 0 ? shape.ball : 9.0f);
}

}  // namespace

float half_edge(DieKind kind) { return shape_of(kind).half; }

Bodies::Bodies(const std::filesystem::path& shaders) : shaders_(shaders), mesh_{3} {
    // Compiles the first table's shaders, so that a missing file shows at the start and the first throw does not stall.
    program("die.frag", defines(DieKind::Pink));
    program("shadow.frag", defines(DieKind::Pink));
    program("wagon.frag", {});
}

const Program& Bodies::program(const char* fragment, const std::string& how) {
    const auto [at, fresh] = programs_.try_emplace({fragment, how});
    if (fresh) at->second = Program(shaders_, "body.vert", fragment, how);
    return at->second;
}

template <class Place>
void Bodies::draw_hull(const Place& place) {
    convex_hull(points_, hull_);
    vertices_.clear();
    for (const glm::vec2 p : hull_) {
        const glm::vec3 at = place(p);
        vertices_.insert(vertices_.end(), {at.x, at.y, at.z});
    }
    indices_.clear();
    for (std::uint32_t i = 2; i < hull_.size(); ++i) indices_.insert(indices_.end(), {0, i - 1, i});
    if (!indices_.empty()) mesh_.draw(vertices_, indices_);
}

void Bodies::shadows(const Camera& camera, std::span<const DieLook> dice, const FrameTarget& frame) {
    for (const DieLook& die : dice) {
        const DieShape shape = shape_of(die.kind);
        const glm::mat3 turn = glm::mat3_cast(die.turn);
        points_.clear();
        cast(corners_of(die.centre, turn, glm::vec3(shape.half), shape.round * shape.half), 0.10f, points_);
        const Program& p = program("shadow.frag", defines(die.kind));
        begin(p, camera, frame, die.centre, turn, shape.half);
        p.set("u_half", shape.half);
        p.set("u_wear", frame.wear.dice);
        p.set("u_strength", die.alpha * std::clamp(die.light, 0.0f, 1.0f));
        draw_hull([](glm::vec2 on) { return glm::vec3{on, 0}; });
    }
}

void Bodies::dice(const Camera& camera, std::span<const DieLook> dice, const FrameTarget& frame) {
    const glm::vec3 eye = camera.eye();
    farthest_first_.assign(dice.begin(), dice.end());
    std::ranges::sort(farthest_first_, std::greater{},
                      [&](const DieLook& die) { return glm::distance(die.centre, eye); });
    for (const DieLook& die : farthest_first_) {
        if (die.alpha <= 0) continue;
        const DieShape shape = shape_of(die.kind);
        const glm::mat3 turn = glm::mat3_cast(die.turn);
        const float pixel = 1 / (camera.px_per_unit(die.centre) * frame.scale);
        const Facing facing(eye, die.centre);
        points_.clear();
        facing.project(corners_of(die.centre, turn, glm::vec3(shape.half), shape.round * shape.half), 1.5f * pixel,
                       points_);
        const Program& p = program(die.kind == DieKind::Poster ? "poster_die.frag" : "die.frag", defines(die.kind));
        begin(p, camera, frame, die.centre, turn, shape.half);
        p.set("u_half", shape.half);
        p.set("u_pixel", pixel / shape.half);
        p.set("u_ground", shape.ground);
        p.set("u_wear", die.kind == DieKind::Poster ? frame.wear.livery : frame.wear.dice);
        p.set("u_light", die.light);
        p.set("u_alpha", die.alpha);
        die.kind == DieKind::Poster ? p.set("u_backlit", die.backlit) : p.set("u_blank", die.blank ? 1.0f : 0.0f);
        p.set("u_seconds", static_cast<float>(frame.seconds));
        draw_hull([&](glm::vec2 on) { return facing.world(on); });
    }
}

void Bodies::wagons(const Camera& camera, std::span<const WagonLook> wagons, const FrameTarget& frame) {
    constexpr glm::vec3 whole{0.45f, 0.25f, 0.27f};  // half sizes in world units: length, width, height
    constexpr float whole_round = 0.055f, shadow_margin = 0.16f;
    const glm::vec3 eye = camera.eye();
    for (const WagonLook& wagon : wagons) {
        const glm::vec3 half = whole * wagon.size;
        const float round = whole_round * wagon.size;
        const glm::mat3 turn = glm::mat3(glm::rotate(glm::mat4(1), wagon.along, glm::vec3{0, 0, 1}));
        const float pixel = 1 / (camera.px_per_unit(wagon.centre) * frame.scale);
        const Corners corners = corners_of(wagon.centre, turn, half, round);
        const Facing facing(eye, wagon.centre);
        points_.clear();
        facing.project(corners, 1.5f * pixel, points_);
        // The outline also contains the shadow on the table.
        shadow_.clear();
        cast(corners, shadow_margin, shadow_);
        for (const glm::vec2 on : shadow_) points_.push_back(facing.project(glm::vec3{on, 0}));
        const Program& p = program("wagon.frag", {});
        begin(p, camera, frame, wagon.centre, turn, 1);
        p.set("u_half", half);
        p.set("u_round", round);
        p.set("u_pixel", pixel);
        p.set("u_body", wagon.body);
        p.set("u_alpha", wagon.alpha);
        draw_hull([&](glm::vec2 on) { return facing.world(on); });
    }
}

}  // namespace boxcars::render

#include "scenes/lab/pig_pages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace boxcars::scenes {
namespace {

using namespace render;
using ui::PigStep;
using ui::theme::text;
using ui::theme::text_dim;

constexpr int finest = 100;  // most nodes per side of the surface
constexpr Colour dark = hex(0x10060C), frame = hex(0x8C7038);
// How far lines lie above the surface, in units of the box.
constexpr float over_skin = 0.006f;
// How much closer to the camera lines are drawn, as a share of the distance.
constexpr float nearer = 0.006f;
constexpr float rises = 0.62f;  // the box's height; its sides are 1
constexpr int numbers = 5;      // intervals along an axis

Colour lit(Colour body, float light) { return {glm::vec3{body} * light, 1}; }

}  // namespace

// The box as the camera sees it. Its axes run from 0 to 1, and the first two span its floor. It turns around the
// vertical line through its middle and is as large as the rectangle allows at every rotation.
struct HoldSurface::Seen {
    Seen(Rect where, float turn_by, float tilt)
        : turn(turn_by),
          camera{.field_degrees = trial_field, .above_degrees = glm::degrees(tilt), .distance = 3.4f, .band = where} {
        glm::vec2 least{1e6f}, most{-1e6f};
        constexpr int turns = 24, corners = 8;
        for (int n = 0; n < turns * corners; ++n) {
            const glm::vec3 corner{n & 1, n >> 1 & 1, n >> 2 & 1};
            const int step = n / corners;
            const float by = 2 * std::numbers::pi_v<float> * static_cast<float>(step) / turns;
            const glm::vec2 off = camera.project(placed(corner, by)) - where.centre();
            least = glm::min(least, off);
            most = glm::max(most, off);
        }
        const float larger = std::min(where.w / (most.x - least.x), where.h / (most.y - least.y));
        camera.field_degrees = 2 * glm::degrees(std::atan(std::tan(glm::radians(trial_field) / 2) / larger));
        camera.band.x -= (least.x + most.x) / 2 * larger;
        camera.band.y -= (least.y + most.y) / 2 * larger;
    }

    glm::vec3 world(glm::vec3 p) const { return placed(p, turn); }
    glm::vec2 at(glm::vec3 p) const { return camera.project(world(p)); }
    // How much a side of the floor faces the viewer, from 0: not at all, to 1. `side`: the middle of that side.
    float faces(glm::vec2 side) const {
        const auto off = [&](glm::vec2 foot) {
            const glm::vec2 by{world({foot, 0}) - camera.eye()};
            return glm::dot(by, by);
        };
        return std::clamp(2.2f * (off(glm::vec2{1} - side) - off(side)), 0.0f, 1.0f);
    }

    void patch(const std::array<SolidLook::Corner, 4>& corners) {  // in world coordinates
        const auto first = static_cast<std::uint32_t>(body.corners.size());
        body.corners.insert(body.corners.end(), corners.begin(), corners.end());
        for (const std::uint32_t n : {0U, 1U, 2U, 0U, 2U, 3U}) body.triangles.push_back(first + n);
    }
    void line(glm::vec3 a, glm::vec3 b, Colour colour, float px) {
        const glm::vec3 from = world(a), to = world(b), eye = camera.eye();
        const glm::vec3 across = glm::cross(to - from, eye - from);
        if (glm::length(across) < 1e-6f) return;
        const glm::vec3 side = glm::normalize(across) * (px / 2 / camera.px_per_unit(from));
        const auto near = [&](glm::vec3 p) { return SolidLook::Corner{p + (eye - p) * nearer, colour}; };
        patch({near(from - side), near(from + side), near(to + side), near(to - side)});
    }

    float turn;
    Camera camera;
    SolidLook body{};

 private:
    static constexpr float trial_field = 26;
    static glm::vec3 placed(glm::vec3 p, float by) {
        const glm::vec3 c{p.x - 0.5f, p.y - 0.5f, (p.z - 0.5f) * rises};
        const float s = std::sin(by), k = std::cos(by);
        return {k * c.x - s * c.y, s * c.x + k * c.y, c.z};
    }
};

namespace {

// Draws text centred on a point and set along a line in the picture, never upside down.
void words_along(Canvas& canvas, const Type& type, glm::vec2 middle, glm::vec2 along, const std::string& words,
                 Colour colour) {
    struct Line {
        glm::vec2 middle, x;
    };
    const Line line{middle, glm::normalize(along.x < 0 ? -along : along)};
    canvas.text_through(
        type, words, Align::Centre, colour,
        [](const void* context, glm::vec2 p) {
            const auto& [from, x] = *static_cast<const Line*>(context);
            return from + x * p.x + glm::vec2{-x.y, x.x} * p.y;
        },
        &line);
}

}  // namespace

int HoldSurface::hold_from(int own, int other) const {
    for (int total = 1; own + total < goal_; ++total)
        if (!solution_->best_is_roll(own, other, total)) return total;
    return goal_ - own;
}

glm::vec3 HoldSurface::on_skin(int own, int other) const {
    return {share(own), share(other), static_cast<float>(hold_from(own, other)) / static_cast<float>(top_) + over_skin};
}

glm::vec3 HoldSurface::at(const PigStep& step) const {
    return {share(step.own), share(step.other),
            static_cast<float>(std::min(step.total, top_)) / static_cast<float>(top_)};
}

void HoldSurface::follow(std::shared_ptr<const odds::PigSolution> solution) {
    if (solution == solution_) return;
    solution_ = std::move(solution);
    nodes_.clear();
    for_goal_.clear();
    if (!solution_) return;
    goal_ = solution_->rules().goal;
    side_ = static_cast<std::size_t>(std::min(goal_, finest));
    std::vector<int> scores, holds;  // the last score is goal - 1
    for (std::size_t n = 0; n < side_; ++n)
        scores.push_back(static_cast<int>(n) * (goal_ - 1) / std::max(1, static_cast<int>(side_) - 1));
    for (const int other : scores)
        for (const int own : scores) {
            holds.push_back(hold_from(own, other));
            for_goal_.push_back(own + holds.back() >= goal_);
        }
    top_ = std::min(goal_, (*std::ranges::max_element(holds) / 20 + 1) * 20);
    for (std::size_t j = 0; j < side_; ++j)
        for (std::size_t i = 0; i < side_; ++i)
            nodes_.push_back(
                {share(scores[i]), share(scores[j]), static_cast<float>(holds[node(i, j)]) / static_cast<float>(top_)});
    shade();
}

// Colours the nodes as lit from the upper left. Limits slopes to `steepest`, so that steps are not too dark.
void HoldSurface::shade() {
    const glm::vec3 light = glm::normalize(glm::vec3{0.30f, -0.45f, 0.80f});
    constexpr float steepest = 1.3f;
    colours_.clear();
    for (std::size_t j = 0; j < side_; ++j)
        for (std::size_t i = 0; i < side_; ++i) {
            const auto slope = [&](std::size_t a, std::size_t b, int axis) {
                const glm::vec3 by = nodes_[b] - nodes_[a];
                return by[axis] > 0 ? std::clamp(by.z * rises / by[axis], -steepest, steepest) : 0.0f;
            };
            const std::size_t i0 = i > 0 ? i - 1 : i, i1 = std::min(i + 1, side_ - 1), j0 = j > 0 ? j - 1 : j,
                              j1 = std::min(j + 1, side_ - 1);
            const glm::vec3 normal =
                glm::normalize(glm::vec3{-slope(node(i0, j), node(i1, j), 0), -slope(node(i, j0), node(i, j1), 1), 1});
            const float height = nodes_[node(i, j)].z;
            const float strength = 0.30f + 0.66f * std::max(0.0f, glm::dot(normal, light)) + 0.10f * height;
            colours_.push_back(lit(for_goal_[node(i, j)] ? ui::surface_ink::hold : ui::surface_ink::roll, strength));
        }
}

void HoldSurface::draw(Stage& stage, Rect where, const View& view) const {
    if (!ready()) return;
    const float beside = 46 * view.letters, above = 30 * view.letters, below = 54 * view.letters;
    Seen seen{{where.x + beside, where.y + above, where.w - 2 * beside, where.h - above - below}, view.turn, view.tilt};
    add_box(seen);
    add_skin(seen);
    add_slice(seen, view);
    for (std::size_t n = 0; n + 1 < view.path.size(); ++n)
        seen.line(at(view.path[n]), at(view.path[n + 1]), ui::surface_ink::path, 2.4f * view.letters);
    stage.solid(where, seen.camera, seen.body);
    Canvas& canvas = stage.canvas();
    canvas.push_clip(where);
    draw_way(canvas, seen, view);
    draw_axes(canvas, seen, view.letters);
    canvas.pop_clip();
}

// Adds the edges of the floor, and on the two walls behind the solid a grid with lines at the numbers of the axes.
void HoldSurface::add_box(Seen& seen) {
    const Colour rim = faded(frame, 0.9f), thin = faded(frame, 0.38f);
    for (const float end : {0.0f, 1.0f}) {
        seen.line({end, 0, 0}, {end, 1, 0}, rim, 1);
        seen.line({0, end, 0}, {1, end, 0}, rim, 1);
    }
    const float far_x = seen.faces({0, 0.5f}) > 0 ? 1.0f : 0.0f, far_y = seen.faces({0.5f, 0}) > 0 ? 1.0f : 0.0f;
    for (int n = 0; n <= numbers; ++n) {
        const float z = static_cast<float>(n) / numbers;
        seen.line({far_x, z, 0}, {far_x, z, 1}, thin, 1);
        seen.line({z, far_y, 0}, {z, far_y, 1}, thin, 1);
        if (n == 0) continue;
        seen.line({far_x, 0, z}, {far_x, 1, z}, thin, 1);
        seen.line({0, far_y, z}, {1, far_y, z}, thin, 1);
    }
}

// Adds the surface with its grid lines, and the sides of the solid down to the floor.
void HoldSurface::add_skin(Seen& seen) const {
    const std::size_t ruled = std::max<std::size_t>(1, (side_ + 5) / 10), last = side_ - 1;
    std::vector<glm::vec3> nodes;
    for (const glm::vec3 one : nodes_) nodes.push_back(seen.world(one));
    const auto wall = [&](std::size_t a, std::size_t b, float light) {
        const auto corner = [&](std::size_t n, bool down) {
            const Colour ink = for_goal_[n] ? ui::surface_ink::hold : ui::surface_ink::roll;
            return down ? SolidLook::Corner{{nodes[n].x, nodes[n].y, -rises / 2}, lit(ink, 0.55f * light)}
                        : SolidLook::Corner{nodes[n], lit(ink, light)};
        };
        seen.patch({corner(a, false), corner(b, false), corner(b, true), corner(a, true)});
    };
    for (std::size_t n = 0; n < last; ++n) {
        wall(node(n, 0), node(n + 1, 0), 0.52f);
        wall(node(n, last), node(n + 1, last), 0.30f);
        wall(node(0, n), node(0, n + 1), 0.30f);
        wall(node(last, n), node(last, n + 1), 0.42f);
    }
    for (std::size_t j = 0; j < last; ++j)
        for (std::size_t i = 0; i < last; ++i) {
            const auto corner = [&](std::size_t n) { return SolidLook::Corner{nodes[n], colours_[n]}; };
            seen.patch(
                {corner(node(i, j)), corner(node(i + 1, j)), corner(node(i + 1, j + 1)), corner(node(i, j + 1))});
        }
    const Colour ruling = faded(dark, 0.30f);
    for (std::size_t j = 0; j < last; j += ruled)
        for (std::size_t i = 0; i < last; ++i) {
            seen.line(nodes_[node(i, j)], nodes_[node(i + 1, j)], ruling, 1);
            seen.line(nodes_[node(j, i)], nodes_[node(j, i + 1)], ruling, 1);
        }
}

void HoldSurface::add_slice(Seen& seen, const View& view) const {
    const auto line = [&](glm::vec3 a, glm::vec3 b) { seen.line(a, b, view.signs.house, 2.6f * view.letters); };
    glm::vec3 last = on_skin(0, view.other);
    line({last.x, last.y, 0}, last);
    for (int own = 1; own < goal_; ++own) {
        const glm::vec3 next = on_skin(own, view.other);
        line(last, next);
        last = next;
    }
    line(last, {last.x, last.y, 0});
}

// Draws the whole path as a thin line that is visible through the surface.
void HoldSurface::draw_way(Canvas& canvas, const Seen& seen, const View& view) const {
    if (view.path.empty()) return;
    const Colour ink = ui::surface_ink::path;
    std::vector<glm::vec2> way;
    for (const PigStep& step : view.path) way.push_back(seen.at(at(step)));
    canvas.stroke(way, 1.3f * view.letters, faded(ink, 0.55f));
    for (const glm::vec2 one : way) canvas.disc(one, 2.2f * view.letters, faded(ink, 0.85f), faded(ink, 0.85f));
    canvas.disc(way.back(), 7.5f * view.letters, dark, dark);
    canvas.disc(way.back(), 5 * view.letters, ink, ink);
    canvas.ring(way.back(), 8.5f * view.letters, 2 * view.letters, view.signs.you);
}

// One axis on the floor. `a` is its end at 0; `outwards` points away from the box.
struct HoldSurface::FloorAxis {
    glm::vec3 a, b, outwards;
    const char* name;
    // Index of a number that this axis omits, as the other axis prints it at their shared corner; -1: none.
    int without = -1;
};

void HoldSurface::draw_floor_axis(Canvas& canvas, const Seen& seen, const FloorAxis& axis, float strength,
                                  float letters) const {
    const auto place = [&](float share) { return seen.at(axis.a + (axis.b - axis.a) * share); };
    const glm::vec3 middle = (axis.a + axis.b) / 2.0f;
    const glm::vec2 along = place(1) - place(0);
    glm::vec2 out{-along.y, along.x};
    if (glm::dot(out, seen.at(middle + axis.outwards * 0.1f) - seen.at(middle)) < 0) out = -out;
    out = glm::normalize(out) * letters;
    const int each = glm::length(along) < 150 * letters ? numbers : 1;  // a small box gets numbers at the ends only
    for (int n = 0; n <= numbers; n += each) {
        const glm::vec2 at = place(static_cast<float>(n) / numbers);
        canvas.stroke(std::array{at, at + out * 6.0f}, 1.2f * letters, faded(frame, strength));
        if (n == axis.without) continue;
        canvas.text({Face::Body, 15 * letters}, std::to_string(n * goal_ / numbers), at + out * 18.0f, Align::Centre,
                    faded(text_dim, strength));
    }
    words_along(canvas, {Face::BodyBold, 17 * letters}, place(0.5f) + out * 40.0f, along, axis.name,
                faded(text, strength));
}

void HoldSurface::draw_axes(Canvas& canvas, const Seen& seen, float letters) const {
    const bool near_x = seen.faces({1, 0.5f}) > 0, near_y = seen.faces({0.5f, 1}) > 0;
    const int common = near_x != near_y ? -1 : near_x ? numbers : 0;
    for (const float side : {0.0f, 1.0f}) {
        const float out = side < 0.5f ? -1.0f : 1.0f;
        if (const float strength = seen.faces({0.5f, side}); strength > 0)
            draw_floor_axis(canvas, seen, {{0, side, 0}, {1, side, 0}, {0, out, 0}, "own score", common}, strength,
                            letters);
        if (const float strength = seen.faces({side, 0.5f}); strength > 0)
            draw_floor_axis(canvas, seen, {{side, 0, 0}, {side, 1, 0}, {out, 0, 0}, "opponent's score"}, strength,
                            letters);
    }
    glm::vec2 corner{0, 0};  // the vertical axis stands at the leftmost corner
    for (const glm::vec2 one : {glm::vec2{0, 1}, glm::vec2{1, 0}, glm::vec2{1, 1}})
        if (seen.at({one, 0}).x < seen.at({corner, 0}).x) corner = one;
    const glm::vec2 foot = seen.at({corner, 0}), head = seen.at({corner, 1});
    canvas.stroke(std::array{foot, head}, 1.2f * letters, frame);
    const int each = foot.y - head.y < 90 * letters ? numbers : 1;
    for (int n = each; n <= numbers; n += each) {
        const glm::vec2 at = seen.at({corner, static_cast<float>(n) / numbers});
        canvas.stroke(std::array{at - glm::vec2{6 * letters, 0}, at}, 1.2f * letters, frame);
        canvas.text({Face::Body, 15 * letters}, std::to_string(n * top_ / numbers), at - glm::vec2{22 * letters, 0},
                    Align::Centre, text_dim);
    }
    canvas.text({Face::BodyBold, 17 * letters}, "turn total", head + glm::vec2{4, -18} * letters, Align::Centre, text);
}

}  // namespace boxcars::scenes

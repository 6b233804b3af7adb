#include "world/parts.h"

#include "world/ease.h"

#include <cctype>
#include <glm/gtc/constants.hpp>

namespace boxcars::world {
namespace {

constexpr Ticks leaf = milliseconds(70);   // the time from one character to the next
constexpr Ticks later = milliseconds(40);  // the extra delay of each cell further left
constexpr int most_leaves = 6;
constexpr Ticks joins = milliseconds(260);  // time in which a die moves from its pose in the hand to its flight

// The characters a cell flips through, ending with `to`.
std::vector<char> way_between(char from, char to) {
    if (!std::isdigit(static_cast<unsigned char>(from)) || !std::isdigit(static_cast<unsigned char>(to))) return {to};
    std::vector<char> way;
    for (char c = from; c != to;) {
        c = c == '9' ? '0' : static_cast<char>(c + 1);
        way.push_back(c);
    }
    if (way.size() > most_leaves) way.erase(way.begin(), way.end() - most_leaves);
    return way;
}

void draw_leaf(render::Canvas& canvas, render::Rect cell, char c, render::Colour ink) {
    if (c == ' ') return;
    const float px = cell.h * 0.78f;
    canvas.text({render::Face::Display, px}, std::string(1, c), cell.centre(), render::Align::Centre, ink);
}

void draw_cell(render::Canvas& canvas, render::Rect cell, const Flaps::Cell& state, render::Colour ink, double time) {
    const float mid = cell.y + cell.h / 2;
    const render::Rect upper{cell.x, cell.y, cell.w, cell.h / 2}, lower{cell.x, mid, cell.w, cell.h / 2};
    canvas.pill(cell, 4, render::hex(0x242A35), render::hex(0x141821));
    const bool falling = !state.way.empty() && time >= static_cast<double>(state.began);
    const float fallen = falling ? unit((time - static_cast<double>(state.began)) / static_cast<double>(leaf)) : 0;
    const char next = falling ? state.way.front() : state.shown;
    canvas.push_clip(upper);
    draw_leaf(canvas, cell, fallen > 0 ? next : state.shown, ink);
    canvas.pop_clip();
    canvas.push_clip(lower);
    draw_leaf(canvas, cell, fallen > 0.5f ? next : state.shown, ink);
    canvas.pop_clip();
    if (fallen > 0 && fallen < 1) {  // the falling leaf is seen edge on in the middle of its fall
        const bool first_half = fallen < 0.5f;
        const float height = cell.h / 2 * (first_half ? 1 - quad_in(fallen * 2) : quad_out(fallen * 2 - 1));
        const render::Rect shown{cell.x, first_half ? mid - height : mid, cell.w, height};
        canvas.push_clip(shown);
        canvas.fill(shown, render::hex(0x2B323F), render::hex(0x1C212B));
        draw_leaf(canvas, cell, first_half ? state.shown : next, ink);
        canvas.pop_clip();
        canvas.fill(shown, render::hex(0x000000, 0.25f * (first_half ? fallen * 2 : 2 - fallen * 2)));
    }
    canvas.fill(render::Rect{cell.x, mid - 0.75f, cell.w, 1.5f}, render::hex(0x07080B));
    canvas.pill_edge(cell, 4, 1, render::hex(0x3A4250, 0.55f));
}

constexpr Ticks slide_fade = milliseconds(120);  // duration of a slide with reduced motion
constexpr float pay_arc = 24;                    // height of a payment's arc half way, px
constexpr float sweep_fades_from = 0.6f;         // share of its time after which a swept stack fades

Ticks duration_of(const Slide& slide) {
    if (slide.reduced) return slide_fade;
    return slide.kind == SlideKind::Place ? milliseconds(260)
           : slide.kind == SlideKind::Pay ? milliseconds(420)
                                          : milliseconds(340);
}

float share(const Slide& slide, double time) {
    return unit((time - static_cast<double>(slide.began)) / static_cast<double>(duration_of(slide)));
}

struct RailPoint {
    glm::vec2 at;
    float heading;
};

// Clockwise from the bottom centre: half the bottom side, then a corner and a side four times.
RailPoint walk(const Rail& rail, float distance) {
    const glm::vec2 flat = rail.half - glm::vec2(rail.corner);
    const float quarter = glm::half_pi<float>() * rail.corner;
    const float sides[] = {flat.x, 2 * flat.y, 2 * flat.x, 2 * flat.y, flat.x};
    glm::vec2 at{0, -rail.half.y};
    float heading = glm::pi<float>();  // towards -x
    for (int side = 0; side < 5; ++side) {
        const glm::vec2 along{std::cos(heading), std::sin(heading)};
        if (distance <= sides[side] || side == 4) return {at + along * std::min(distance, sides[side]), heading};
        distance -= sides[side];
        at += along * sides[side];
        const glm::vec2 inward{along.y, -along.x};  // to the right of the direction of travel: the tray's side
        const glm::vec2 centre = at + inward * rail.corner;
        const float turn = std::min(distance, quarter) / rail.corner;
        const glm::vec2 out = at - centre;
        const float c = std::cos(-turn), s = std::sin(-turn);
        at = centre + glm::vec2(out.x * c - out.y * s, out.x * s + out.y * c);
        if (distance <= quarter) return {at, heading - turn};
        distance -= quarter;
        heading -= glm::half_pi<float>();
    }
    return {at, heading};
}

// Brings a fraction below 0 or above 1 into 0..1; 1, the end, stays.
float round_once(float fraction) { return fraction == 1 ? 1 : fraction - std::floor(fraction); }

}  // namespace

void Flaps::show(const std::string& text, Ticks now, bool at_once) {
    board.resize(static_cast<std::size_t>(cells));
    for (int i = 0; i < cells; ++i) {
        const int letter = static_cast<int>(text.size()) - cells + i;
        const char wanted = letter >= 0 ? text[static_cast<std::size_t>(letter)] : ' ';
        Cell& cell = board[static_cast<std::size_t>(i)];
        const char heading_for = cell.way.empty() ? cell.shown : cell.way.back();
        if (heading_for == wanted && (cell.way.empty() || !at_once)) continue;  // at_once also stops a turning cell
        if (at_once || reduced) {
            cell = {{}, now, wanted};
            continue;
        }
        cell.way = way_between(cell.shown, wanted);
        cell.began = now + later * (cells - 1 - i);
    }
}

void Flaps::show_in(render::Rect at, int count, const std::string& text, Ticks now, bool at_once) {
    const bool resized = cells != count || where.w <= 0;
    where = at;
    cells = count;
    show(text, now, at_once || resized);
}

void Flaps::tick(Ticks now) {
    for (Cell& cell : board)
        if (!cell.way.empty() && now >= cell.began + leaf) {
            cell.shown = cell.way.front();
            cell.way.erase(cell.way.begin());
            cell.began = now;
            ++flips;
        }
}

bool Flaps::moving() const {
    return std::ranges::any_of(board, [](const Cell& cell) { return !cell.way.empty(); });
}

void Flaps::draw(render::Canvas& canvas, double time) const {
    constexpr float gap = 4;
    const float width = (where.w - gap * static_cast<float>(cells - 1)) / static_cast<float>(cells);
    for (std::size_t i = 0; i < board.size(); ++i)
        draw_cell(canvas, {where.x + static_cast<float>(i) * (width + gap), where.y, width, where.h}, board[i], ink,
                  time);
}

Pose Tumble::pose(double time) const {
    if (!track) return rest;
    const double played = std::max(0.0, time - static_cast<double>(began)) * pace;
    Pose at = track->at(die, played);
    const float joined = left_hand ? unit(played / static_cast<double>(joins)) : 1;
    if (joined >= 1) return at;
    const float still = 1 - joined * joined * (3 - 2 * joined);
    at.centre += (left_hand->centre - track->at(die, 0).centre) * still;
    at.centre.z = std::max(at.centre.z, render::half_edge(kind));
    at.turn = glm::slerp(at.turn, left_hand->turn, still);
    return at;
}

void Ride::go(float fraction, Ticks now, Ticks duration) {
    from = at(static_cast<double>(now));
    to = fraction;
    began = now;
    takes = std::max<Ticks>(1, duration);
}

float Ride::at(double time) const {
    return from + (to - from) * cubic_in_out(unit((time - static_cast<double>(began)) / static_cast<double>(takes)));
}

void Sparks::draw(render::Canvas& canvas, double time) const {
    const float age = static_cast<float>((time - static_cast<double>(began)) / ticks_per_second);
    if (age < 0) return;
    for (const Spark& spark : sparks) {
        const float left = 1 - age / spark.life;
        if (left <= 0) continue;
        const glm::vec2 at = spark.at + spark.speed * age + glm::vec2(0, 420.0f * age * age);
        canvas.disc(at, spark.size * (0.4f + 0.6f * left), render::faded(colour, left), render::faded(colour, 0));
    }
}

// ---- Rails

float Rail::length() const { return 4 * (half.x - corner) + 4 * (half.y - corner) + glm::two_pi<float>() * corner; }

glm::vec2 Rail::point(float fraction) const {
    const RailPoint here = walk(*this, round_once(fraction) * length());
    return here.at + beside * glm::vec2(-std::sin(here.heading), std::cos(here.heading));
}

float Rail::heading(float fraction) const { return walk(*this, round_once(fraction) * length()).heading; }

glm::vec2 Rail::outward(float fraction) const {
    const float along = heading(fraction);
    return {-std::sin(along), std::cos(along)};
}

std::vector<glm::vec2> Rail::stretch(float from, float to) const {
    constexpr float step = 0.004f;
    std::vector<glm::vec2> line;
    for (float at = from; at < to; at += step) line.push_back(point(at));
    line.push_back(point(to));
    return line;
}

// ---- Slides

Ticks Slide::ends() const { return began + duration_of(*this); }

glm::vec2 Slide::at(double time) const {
    if (reduced) return kind == SlideKind::Sweep ? from : to;
    const float s = share(*this, time);
    const glm::vec2 straight = glm::mix(from, to, kind == SlideKind::Sweep ? cubic_in(s) : cubic_out(s));
    const float lift = kind == SlideKind::Pay ? pay_arc * std::sin(glm::pi<float>() * cubic_out(s)) : 0;
    return straight - glm::vec2(0, lift);
}

float Slide::alpha(double time) const {
    const float s = share(*this, time);
    if (kind == SlideKind::Sweep) return reduced ? 1 - s : 1 - unit((s - sweep_fades_from) / (1 - sweep_fades_from));
    return reduced ? s : time < static_cast<double>(began) ? 0.0f : 1.0f;
}

}  // namespace boxcars::world

#include "scenes/table/stamp.h"

#include "chance/dust.h"
#include "scenes/flat_print.h"
#include "scenes/scene.h"

namespace boxcars::scenes {
namespace {

using namespace render;
constexpr Colour stamp_ink = hex(0xA3141F);

// ---- The stamp: letters 100 high, their middle lines, as in the wordmarks
struct GoalLine {
    std::vector<glm::vec2> points;
    bool closed = false;
};
std::vector<GoalLine> goal_letters() {
    constexpr float bow = 37, pi = glm::pi<float>();
    constexpr glm::vec2 first{-202, -50};  // of G's cell; the others follow at 110 px
    const auto cell = [&](int nth) { return first + px_right(110 * as_float(nth)); };
    const auto at = [&](int nth, float x, float y) { return cell(nth) + glm::vec2{x, y}; };
    const auto arc = [&](int nth, float from, float to) { return oval(at(nth, 50, 50), glm::vec2{bow}, 40, from, to); };
    GoalLine g{arc(0, -0.235f * pi, -2 * pi)}, a{arc(2, -pi, 0)};
    g.points.insert(g.points.end(), {at(0, 50 + bow, 50), at(0, 56, 50)});
    a.points.insert(a.points.begin(), at(2, 13, 100));
    a.points.insert(a.points.end(), {at(2, 50 + bow, 50), at(2, 50 + bow, 100)});
    return {g,
            {arc(1, 0, 2 * pi), true},
            a,
            {{at(2, 13, 66), at(2, 87, 66)}},
            {{at(3, 13, 0), at(3, 13, 87), at(3, 74, 87)}}};
}

void draw_letters(Canvas& canvas, TurnedPrint laid) {
    laid.scale *= 1.19f;  // they nearly fill the plate
    static const std::vector<GoalLine> letters = goal_letters();
    constexpr std::pair<float, Colour> rails[] = {
        {26.0f, stamp_rail}, {20.5f, stamp_ink}, {15.0f, hex(0xE8BE6C)}, {9.5f, stamp_ink}, {4.2f, stamp_rail}};
    for (const auto& [wide, colour] : rails)
        for (const GoalLine& letter : letters)
            canvas.stroke(laid.of(letter.points), wide * laid.scale, colour, letter.closed);
}

// The outline of a plate with corners of two steps, `in` px within the stamp's edge.
std::vector<glm::vec2> stepped(float in) {
    constexpr float step = 13;
    const glm::vec2 half = stamp_size / 2.0f - glm::vec2{in};
    constexpr glm::vec2 corner[] = {{2 * step, 0}, {2 * step, step}, {step, step}, {step, 2 * step}, {0, 2 * step}};
    std::vector<glm::vec2> edge;
    for (const glm::vec2 side : {glm::vec2{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}) {
        const bool back = side.x * side.y > 0;
        for (std::size_t n = 0; n < std::size(corner); ++n) {
            const glm::vec2 c = corner[back ? std::size(corner) - 1 - n : n];
            edge.push_back(side * (half - c));
        }
    }
    return edge;
}

void draw_plate_of(Canvas& canvas, const TurnedPrint& laid) {
    constexpr float step = 13;
    for (const float in : {0.0f, step, 2 * step}) {  // three boxes are the stepped plate
        const glm::vec2 half = stamp_size / 2.0f - glm::vec2{2 * step - in, in};
        canvas.fill(laid.box(half), stamp_ink, stamp_ink);
    }
    canvas.stroke(laid.of(stepped(1)), 3.4f * laid.scale, stamp_rail, true);
    canvas.stroke(laid.of(stepped(11)), 1.4f * laid.scale, faded(stamp_rail, 0.75f), true);
    canvas.stroke(laid.of(stepped(19)), 4.5f * laid.scale, faded(stamp_rail, 0.85f), true);
}

// Specks that the ink left free, the same each time.
void draw_worn(Canvas& canvas, const TurnedPrint& laid) {
    chance::Dust dust{0x60A1};
    const auto among = [&dust](float half) { return static_cast<float>(dust.between(-1, 1)) * half; };
    for (int speck = 0; speck < 110; ++speck) {
        const glm::vec2 at{among(stamp_size.x / 2 - 16), among(stamp_size.y / 2 - 16)};
        const float radius = 0.3f + 0.8f * std::abs(among(1));
        canvas.disc(laid(at), radius * laid.scale, hex(0x2A0508, 0.45f), hex(0x2A0508, 0.20f));
    }
}

}  // namespace

void draw_goal_print(Canvas& canvas, const TurnedPrint& laid) {
    draw_plate_of(canvas, laid);
    draw_letters(canvas, laid);
    draw_worn(canvas, laid);
}

void draw_rays(Canvas& canvas, const Rect& room, glm::vec2 middle, float turned) {
    constexpr int rays = 26;
    const float reach = room.w + room.h, apart = glm::two_pi<float>() / rays;
    for (int ray = 0; ray < rays; ++ray) {
        const auto at = [&](float along) {
            const float angle = turned + apart * (as_float(ray) + along);
            return middle + reach * glm::vec2{std::cos(angle), std::sin(angle)};
        };
        canvas.fill(std::array{middle, at(0), at(0.5f)}, faded(stamp_rail, 0.17f), faded(stamp_rail, 0.17f));
    }
}

void draw_stamp_dust(Canvas& canvas, const TurnedPrint& laid, float part) {
    if (part <= 0 || part >= 1) return;
    constexpr int puffs = 34;
    constexpr Colour colour = hex(0xEBDCB8);
    chance::Dust dust{0xD057};
    for (int puff = 0; puff < puffs; ++puff) {
        const float round = as_float(puff) / puffs;
        const glm::vec2 out{std::cos(glm::two_pi<float>() * round), std::sin(glm::two_pi<float>() * round)};
        const glm::vec2 from = glm::clamp(out * stamp_size.x, -stamp_size / 2.0f, stamp_size / 2.0f);
        const auto far = static_cast<float>(dust.between(24, 96)), size = static_cast<float>(dust.between(8, 26));
        const glm::vec2 at = laid(from + out * far * world::cubic_out(part));
        const float alpha = 0.42f * (1 - part) * (1 - part);
        canvas.disc(at, size * (0.5f + part) * laid.scale, faded(colour, alpha), faded(colour, 0));
    }
}

void draw_confetti(Canvas& canvas, const Rect& room, double seconds) {
    if (seconds < 0) return;
    constexpr Colour papers[] = {stamp_rail, colours::win, hex(0xFF8E6E), colours::ivory};
    chance::Dust dust{0xC04F};
    const auto between = [&dust](double low, double high) { return static_cast<float>(dust.between(low, high)); };
    for (int paper = 0; paper < 46; ++paper) {
        const float x = between(0, 1), high = between(-0.5, 0.45), speed = between(60, 150), spin = between(1, 3);
        const auto since = static_cast<float>(seconds);
        const float turn = spin * 4 * since, y = high * room.h + speed * since;
        if (y < 0 || y > room.h) continue;
        const TurnedPrint laid{{room.x + x * room.w + 14 * std::sin(turn), room.y + y}, 1, turn};
        const glm::vec2 half{5, 1 + 3 * std::abs(std::cos(1.7f * turn))};
        const Colour colour = faded(papers[nth(paper) % std::size(papers)], world::unit(2.2 - seconds));
        canvas.fill(laid.box(half), colour, colour);
    }
}

}  // namespace boxcars::scenes

#include "scenes/guide/bar.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace boxcars::scenes {
namespace {

using namespace render;

constexpr float margin = 24, gap = 10, next_wide = 132, end_wide = 176;
constexpr float window = 9, window_gap = 5;  // of the carriage of steps
constexpr float least_ring = 46;             // px across
constexpr double pulse = 1.3 * ticks_per_second;
constexpr Type sentence{Face::Body, 19};

}  // namespace

SentenceLines in_two_lines(Canvas& canvas, Type type, const std::string& words, float room) {
    for (;; type.px -= 1) {
        if (canvas.width(type, words) <= room || type.px < 12) return {type, {words}};
        auto best = std::string::npos;  // the break that leaves the longer of the two lines shortest
        float least = room;
        for (auto at = words.find(' '); at != std::string::npos; at = words.find(' ', at + 1)) {
            const float longer =
                std::max(canvas.width(type, words.substr(0, at)), canvas.width(type, words.substr(at + 1)));
            if (longer <= least) least = longer, best = at;
        }
        if (best != std::string::npos) return {type, {words.substr(0, best), words.substr(best + 1)}};
    }
}

void GuideBar::lay_out(Rect canvas) { bar_ = {canvas.x, canvas.y + canvas.h - height, canvas.w, height}; }

Rect GuideBar::words_place() const {
    const float left = bar_.x + margin + 12 * (window + window_gap) + 2 * gap;
    const float right = bar_.x + bar_.w - margin - next_wide - gap - end_wide - 2 * gap;
    return {left, bar_.y, right - left, bar_.h};
}

void GuideBar::set_buttons(Buttons& buttons, const LessonSaid& said) const {
    const float right = bar_.x + bar_.w - margin, middle = bar_.y + height / 2;
    const Rect next{right - next_wide, middle - 28, next_wide, 56};
    if (said.waits == LessonWaits::Reading)
        buttons.add({.name = said.last() ? "guide_play" : "guide_next",
                     .where = next,
                     .label = said.last() ? "PLAY" : "NEXT",
                     .bound = platform::Action::Confirm});
    if (said.last()) return;
    buttons.add(
        {.name = "guide_end", .where = {next.x - gap - end_wide, middle - 21, end_wide, 42}, .label = "END LESSON"});
}

void GuideBar::draw(Canvas& canvas, const LessonSaid& said, const Buttons& buttons, double time) const {
    canvas.fill(bar_, hex(0x171B24), hex(0x0D0F14));
    canvas.fill(Rect{bar_.x, bar_.y, bar_.w, 1.5f}, colours::brass);
    draw_windows(canvas, said);
    const Rect room = words_place();
    const SentenceLines said_so = in_two_lines(canvas, sentence, said.words, room.w);
    const float line = said_so.type.px * 1.37f;
    float y = room.centre().y - line * static_cast<float>(said_so.lines.size() - 1) / 2;
    for (const std::string& words : said_so.lines) {
        canvas.text(said_so.type, words, {room.x, y}, Align::Left, colours::ivory);
        y += line;
    }
    buttons.draw(canvas, colours::brass, time);
}

// The steps as lit windows: those behind are brass, the present one is bright.
void GuideBar::draw_windows(Canvas& canvas, const LessonSaid& said) const {
    const float y = bar_.y + 33;
    canvas.text(type::label_small, fmt::format("SHOW ME  \u00b7  {} / {}", said.step + 1, said.steps),
                {bar_.x + margin, bar_.y + 20}, Align::Left, colours::ash);
    canvas.text(type::label_small, "PRACTICE", {bar_.x + margin, bar_.y + 58}, Align::Left, colours::brass_light);
    for (int nth = 0; nth < said.steps; ++nth) {
        const Rect one{bar_.x + margin + static_cast<float>(nth) * (window + window_gap), y, window, window};
        if (nth == said.step) canvas.glow(one, 2, 10, faded(colours::brass_light, 0.7f));
        const Colour lit = nth == said.step  ? colours::brass_light
                           : nth < said.step ? colours::brass
                                             : faded(colours::brass, 0.22f);
        canvas.pill(one, 2, lit, lit);
    }
}

void GuideBar::draw_ring(Canvas& canvas, const Rect& round, double time, bool still) {
    const float wide = std::max(round.w + 14, least_ring), high = std::max(round.h + 14, least_ring);
    const float swing = still ? 0.5f : 0.5f + 0.5f * static_cast<float>(std::sin(2 * std::numbers::pi * time / pulse));
    const glm::vec2 at = round.centre();
    const Rect ring = Rect{at.x - wide / 2, at.y - high / 2, wide, high}.grown(5 * swing);
    const float corner = std::min({ring.w / 2, ring.h / 2, 26.0f});
    canvas.glow(ring, corner, 18, faded(colours::brass_light, 0.10f + 0.10f * swing));
    canvas.pill_edge(ring, corner, 5, hex(0x0B0D12, 0.55f));
    canvas.pill_edge(ring, corner, 2.5f, faded(colours::brass_light, 0.65f + 0.35f * swing));
}

}  // namespace boxcars::scenes

#include "scenes/craps/history.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace craps;
using Mark = PastThrow::Mark;

template <class Of>
bool reveals(std::span<const Fact> facts) {
    return std::ranges::any_of(facts, [](const Fact& fact) { return std::holds_alternative<Of>(fact); });
}

Mark mark_of(const Threw& threw, std::span<const Fact> facts) {
    if (reveals<SevenOut>(facts)) return Mark::SevenOut;
    if (reveals<PointMade>(facts)) return Mark::PointMade;
    if (reveals<PointSet>(facts)) return Mark::PointSet;
    if (threw.point != 0) return Mark::None;
    const int total = threw.first + threw.second;
    return total == 7 || total == 11 ? Mark::Natural : Mark::Crap;
}

void draw_mark(render::Canvas& canvas, glm::vec2 at, float px, Mark mark, const MoneyInk& ink) {
    if (mark == Mark::PointSet) canvas.ring(at, px * 0.46f, px * 0.2f, render::colours::ivory);
    if (mark == Mark::Natural || mark == Mark::PointMade) draw_arrow(canvas, at, px, true, ink.win);
    if (mark == Mark::Crap || mark == Mark::SevenOut) draw_arrow(canvas, at, px, false, ink.loss);
}

render::Colour number_ink(Mark mark, const MoneyInk& ink) {
    return mark == Mark::None || mark == Mark::PointSet       ? render::colours::ivory
           : mark == Mark::Natural || mark == Mark::PointMade ? ink.win
                                                              : ink.loss;
}

}  // namespace

void History::add(std::span<const Fact> facts) {
    for (const Fact& fact : facts)
        if (const auto* threw = std::get_if<Threw>(&fact)) {
            if (!throws.empty() && throws.back().mark == Mark::SevenOut) throws.clear();
            throws.push_back({threw->first, threw->second, mark_of(*threw, facts)});
        }
}

int History::points_made() const {
    return static_cast<int>(std::ranges::count(throws, Mark::PointMade, &PastThrow::mark));
}

void draw_history(render::Canvas& canvas, render::Rect where, const History& history, const MoneyInk& ink) {
    constexpr float die = 16, gap = 2, pitch = die + 6;
    const auto fit = static_cast<std::size_t>(std::max(0.0f, (where.h + pitch - die) / pitch));
    const std::size_t shown = std::min(fit, history.throws.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const PastThrow& past = history.throws[history.throws.size() - 1 - i];
        const float y = where.y + static_cast<float>(i) * pitch + die / 2;
        canvas.push_alpha(i == 0 ? 1.0f : 0.85f);
        draw_flat_die(canvas, {where.x + die / 2, y}, die, past.first);
        draw_flat_die(canvas, {where.x + die * 1.5f + gap, y}, die, past.second);
        const float after = where.x + 2 * die + gap;
        canvas.text({render::Face::Label, 15}, std::to_string(past.total()), {after + 29, y}, render::Align::Right,
                    number_ink(past.mark, ink));
        draw_mark(canvas, {after + 39, y}, 9, past.mark, ink);
        canvas.pop_alpha();
    }
}

}  // namespace boxcars::scenes

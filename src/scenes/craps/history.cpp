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
    if (mark == Mark::Natural || mark == Mark::PointMade) draw_arrow(canvas, at, px, true, ink);
    if (mark == Mark::Crap || mark == Mark::SevenOut) draw_arrow(canvas, at, px, false, ink);
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
    const float die = std::min(20.0f, where.h * 0.52f), gap = 2, cell = 2 * die + gap, pitch = cell + 14;
    const auto fit = static_cast<std::size_t>(std::max(0.0f, (where.w + pitch - cell) / pitch));
    const std::size_t shown = std::min(fit, history.throws.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const PastThrow& past = history.throws[history.throws.size() - 1 - i];
        const float x = where.x + static_cast<float>(i) * pitch, low = where.y + where.h - die * 0.36f;
        canvas.push_alpha(i == 0 ? 1.0f : 0.85f);
        draw_flat_die(canvas, {x + die / 2, where.y + die / 2}, die, past.first);
        draw_flat_die(canvas, {x + die * 1.5f + gap, where.y + die / 2}, die, past.second);
        const bool marked = past.mark != Mark::None;
        const float middle = x + cell / 2;
        canvas.text({render::Face::Label, die * 0.74f}, std::to_string(past.total()),
                    {middle + (marked ? die * 0.36f : 0.0f), low}, render::Align::Centre, number_ink(past.mark, ink));
        draw_mark(canvas, {middle - die * 0.42f, low}, die * 0.5f, past.mark, ink);
        canvas.pop_alpha();
    }
}

}  // namespace boxcars::scenes

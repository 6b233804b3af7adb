#include "scenes/craps/labels.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

namespace boxcars::scenes {
namespace {

using render::Rect;

constexpr float label_reach = 86;  // px from the chips' middle to the label's: beyond that nobody sees whose it is
constexpr float ring_apart = 4, turns = 32;

bool within(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

Rect centred(glm::vec2 at, glm::vec2 size) { return {at.x - size.x / 2, at.y - size.y / 2, size.x, size.y}; }

// Round the chips in growing circles, from the side it would like best to both others.
std::optional<Rect> place_of(const LabelAt& label, std::span<const Rect> taken, const Rect& bounds) {
    const float best = label.side == TagSide::Below ? glm::half_pi<float>() : 0;
    for (float away = 0; away <= label_reach; away += ring_apart)
        for (int turn = 0; turn < static_cast<int>(turns); ++turn) {
            const float side = turn % 2 == 0 ? 1.0f : -1.0f;
            const int steps = (turn + 1) / 2;  // to either side in turn
            const float angle = best + side * static_cast<float>(steps) * glm::two_pi<float>() / turns;
            const Rect where = centred(label.chip + away * glm::vec2(std::cos(angle), std::sin(angle)), label.size);
            if (within(where, bounds) && std::ranges::none_of(taken, [&](const Rect& r) { return touches(where, r); }))
                return where;
        }
    return {};
}

}  // namespace

bool touches(const Rect& a, const Rect& b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

Rect stack_box(glm::vec2 at, float px, Cents amount) {
    const float half = px * 0.44f, top = stack_top(at, px, amount).y - half;  // a disc's corners are free
    return {at.x - half, top, 2 * half, at.y + half - top};
}

std::vector<std::optional<Rect>> label_places(std::span<const LabelAt> labels, std::vector<Rect> taken,
                                              const Rect& bounds) {
    std::vector<std::optional<Rect>> places;
    for (const LabelAt& label : labels) {
        places.push_back(place_of(label, taken, bounds));
        if (places.back()) taken.push_back(places.back()->grown(1));
    }
    return places;
}

}  // namespace boxcars::scenes

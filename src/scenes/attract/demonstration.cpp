#include "scenes/attract/demonstration.h"

namespace boxcars::scenes {

std::string Demonstration::line(const ui::OddsFacts& facts) const {
    const ui::OddsFacts lines = without_pay(facts);
    return lines.empty() ? "" : told(lines[line_ % lines.size()]);
}

std::optional<SceneChange> Demonstration::tick(const platform::Input& input, bool at_rest) {
    ++shown_;
    if (input.any) return SceneChange{.where = SceneChange::Where::Title};
    if ((shown_ > one_hand && at_rest) || shown_ > at_most) return SceneChange{.where = SceneChange::Where::Attract};
    return {};
}

}  // namespace boxcars::scenes

#include "scenes/verbs.h"

namespace boxcars::scenes {

using platform::Action;

bool go_on(const platform::Input& input) {
    return input.pressed(Action::Roll) || input.pressed(Action::Confirm) || input.pressed(Action::Skip);
}

platform::Input without_verbs(platform::Input input) {
    std::erase_if(input.presses, [](const platform::Press& press) {
        return press.kind == platform::PressKind::ActionDown &&
               (press.action == Action::Roll || press.action == Action::Confirm || press.action == Action::Skip);
    });
    return input;
}

}  // namespace boxcars::scenes

// The destination that a test names: a page, or a new sitting at a game's table. Empty: the title.
#pragma once
#include "scenes/scene.h"

namespace boxcars::test {

inline scenes::Destination named(std::string_view name) {
    if (name.empty()) return scenes::ToTitle{};
    if (name == "lab") return scenes::ToLab{};
    if (name == "history") return scenes::ToHistory{};
    if (name == "run") return scenes::ToRun{};
    return scenes::ToTable{.game = std::string{name}};
}

}  // namespace boxcars::test

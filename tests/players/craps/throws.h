// A standard sheet and throws by their totals, for what is bet between them.
#pragma once
#include "rules/craps/rules.h"

namespace boxcars::test {

inline const craps::Rules house{};
constexpr craps::Rolled four{1, 3}, five{2, 3}, six{2, 4}, seven{3, 4}, eight{2, 6};

}  // namespace boxcars::test

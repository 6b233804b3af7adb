// How much a test looks at: so much in the quick tests, and all of it when every program runs once more for ./check
// --long.
#pragma once
#include <cstdlib>

namespace boxcars::test {

template <class Number>
Number longer(Number quick, Number all) {
    return std::getenv("BOXCARS_LONG") ? all : quick;
}

}  // namespace boxcars::test

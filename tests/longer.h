// How much a test tries: `quick` in the quick tests, `all` in ./check --long, which runs every test program once more.
#pragma once
#include <cstdlib>

namespace boxcars::test {

template <class Number>
Number longer(Number quick, Number all) {
    return std::getenv("BOXCARS_LONG") ? all : quick;
}

}  // namespace boxcars::test

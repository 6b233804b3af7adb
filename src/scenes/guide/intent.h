// What a person at a table is about to do, as a guided first game is asked about it before: see course.h.
#pragma once
#include <functional>
#include <string>

namespace boxcars::scenes {

template <class R>
struct Intent {
    enum class What {
        Decide,
        Throw,
        Other  // take back, begin anew, other rules
    };
    What what = What::Other;
    const typename R::Event* event = nullptr;  // of Decide
};

// Why it may not be, as a sentence; empty: it may.
template <class R>
using AskedBefore = std::function<std::string(const Intent<R>&)>;

}  // namespace boxcars::scenes

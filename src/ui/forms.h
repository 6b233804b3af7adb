// What a form of the canvas changes, as data: a value for each form. Of three values the last is for both handheld
// forms; of two, the first is also for both others.
#pragma once
#include "platform/logical.h"

namespace boxcars::ui {

using platform::Form;

template <class T>
struct Forms {
    T wide, narrow, upright, compact;
    constexpr Forms(T in_wide, T in_narrow, T in_upright, T in_compact)
        : wide(in_wide), narrow(in_narrow), upright(in_upright), compact(in_compact) {}
    constexpr Forms(T in_wide, T in_narrow, T handheld) : Forms(in_wide, in_narrow, handheld, handheld) {}
    constexpr Forms(T large, T handheld) : Forms(large, large, handheld) {}
    constexpr T in(Form form) const {
        const T* const all[]{&wide, &narrow, &upright, &compact};
        return *all[static_cast<int>(form)];
    }
};

}  // namespace boxcars::ui

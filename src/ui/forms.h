// What a form of the canvas changes, as data: a value for each form. Where the last is left out it is the third.
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

    constexpr T in(Form form) const {
        const T* const all[]{&wide, &narrow, &upright, &compact};
        return *all[static_cast<int>(form)];
    }
};

}  // namespace boxcars::ui

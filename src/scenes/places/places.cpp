#include "scenes/places/places.h"

#include "base/error.h"

#include <algorithm>
#include <string>

namespace boxcars::scenes {

Places::Places(const Layout& layout, std::span<const PlaceRow> rows)
    : places_{{"canvas", layout.canvas}, {"bar", layout.bar}, {"table", layout.table}, {"dash", layout.dash}, {"side", layout.side}} {
    for (const auto& [name, in, forms] : rows) places_.push_back({name, layout.of(forms).in((*this)[in])});
}

const render::Rect& Places::operator[](std::string_view name) const {
    const auto found = std::ranges::find(places_, name, &std::pair<std::string_view, render::Rect>::first);
    if (found == places_.end()) throw Error("the layout has no place \"" + std::string{name} + "\"");
    return found->second;
}

}  // namespace boxcars::scenes

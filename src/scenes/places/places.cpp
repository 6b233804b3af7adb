#include "scenes/places/places.h"

#include "base/error.h"

#include <algorithm>
#include <string>

namespace boxcars::scenes {

Places::Places(const Layout& layout, std::span<const PlaceRow> rows)
    : places_{{"canvas", layout.canvas}, {"bar", layout.bar}, {"table", layout.table}, {"dash", layout.dash}} {
    for (const auto& [name, in, forms] : rows) {
        const Place place = layout.of(forms);
        const render::Rect& room = (*this)[in];
        const auto [x, w] = place.x.solved(room.x, room.w);
        const auto [y, h] = place.y.solved(room.y, room.h);
        places_.push_back({name, {x, y, w, h}});
    }
}

const render::Rect& Places::operator[](std::string_view name) const {
    const auto found = std::ranges::find(places_, name, &std::pair<std::string_view, render::Rect>::first);
    if (found == places_.end()) throw Error("the layout has no place \"" + std::string{name} + "\"");
    return found->second;
}

}  // namespace boxcars::scenes

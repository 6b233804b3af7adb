#include "scenes/places/places.h"

#include "base/error.h"

namespace boxcars::scenes {

// Takes the gauge's room from the table: a column at its left, or a strip above it.
static void make_room(Layout& l, GaugeRoom gauge) {
    constexpr Forms<float> column{176, 0, 0}, strip{0, 96, 96, 76};
    constexpr vec2 on_felt{-612, -204};  // from left to right of the gauge, px from the table's middle at 1280 px
    if (gauge == GaugeRoom::None) return;
    const float wide = l.of(column), high = l.of(strip),
                fit = std::min(l.table.w / table_band.x, l.table.h / table_band.y);
    if (gauge == GaugeRoom::OnTable && wide > 0) {
        const float from = l.table.centre().x + on_felt.x * fit, to = l.table.centre().x + on_felt.y * fit;
        l.gauge = {from, l.table.y, to - from, 166};
        return;
    }
    l.gauge = {l.table.x, l.table.y, wide > 0 ? wide : l.table.w, high > 0 ? high : l.table.h};
    const bool boards = l.side.x > l.table.x;  // beside the table, where they keep their room
    l.table = {l.table.x + wide, l.table.y + high, l.table.w - wide, l.table.h - high};
    if (!boards) l.side = l.table;
}

Layout layout_for(Rect canvas, GaugeRoom gauge, float below) {
    constexpr Forms<float> bar_high{64, 48, 64}, dash_high{108, 144, handheld_dash};
    Layout l{.canvas = canvas, .bar = {}, .table = {}, .dash = {}, .side = {}};
    l.form = platform::form_of({canvas.w, canvas.h});
    l.handheld = platform::handheld({canvas.w, canvas.h});
    const float bar = l.of(bar_high), dash = l.of(dash_high);
    const float beside = l.of(Forms<float>{0, 0, 0, canvas.w - dash_column});
    if (beside == 0) l.canvas.h = canvas.h -= below;
    l.bar = {canvas.x, canvas.y, canvas.w, bar};
    l.dash = {canvas.x + beside, canvas.y + canvas.h - dash, canvas.w - beside, dash};
    l.table = l.side = {canvas.x, canvas.y + bar, canvas.w, canvas.h - bar - dash};
    if (beside > 0) {
        l.side = {l.dash.x, l.table.y, l.dash.w, l.table.h};
        l.table = {canvas.x, l.table.y, beside, canvas.h - bar - below};
        if (below > 0) l.bar.w = beside;
    }
    make_room(l, gauge);
    return l;
}

Camera table_camera(const Layout& l, vec2 part) {
    Camera camera;
    camera.band = l.table;
    if (!l.handheld) return camera;
    const float unit = std::min(l.table.w / part.x, l.table.h / (part.y * sin_above)) / unit_px;
    const vec2 band = table_band * unit;
    camera.band = Placing{along::middle(band.x), along::middle(band.y)}.in(l.table);
    return camera;
}

Places::Places(const Layout& layout, std::span<const PlaceRow> rows)
    : places_{{"canvas", layout.canvas}, {"bar", layout.bar},   {"table", layout.table},
              {"dash", layout.dash},     {"side", layout.side}, {"gauge", layout.gauge}} {
    for (const auto& [name, in, forms] : rows) places_.push_back({name, layout.of(forms).in((*this)[in])});
}

const Rect& Places::operator[](std::string_view name) const {
    const auto found = std::ranges::find(places_, name, &std::pair<std::string_view, Rect>::first);
    if (found == places_.end()) throw Error("the layout has no place \"" + std::string{name} + "\"");
    return found->second;
}

}  // namespace boxcars::scenes

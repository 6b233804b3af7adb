// Layout as data: a row for each named place, with the place that it lies in, and where in it, in each form of canvas.
#pragma once
#include "scenes/places/layout.h"

#include <utility>

namespace boxcars::scenes {

// Where a place lies in one direction of the place that it is in, which is `length` px long.
struct Along {
    float at = 0, at_part = 0;      // of its start (its middle, its end): px, and a part of that length
    float size = 0, size_part = 0;  // of its own length
    float anchor = 0;               // `at` is of its start: 0; of its middle: 0.5; of its end: 1
    float least = 0, most = 1e9f;   // its own length, px

    constexpr std::pair<float, float> solved(float from, float length) const {  // start and length, px
        const float own = std::clamp(size + size_part * length, least, most);
        return {from + at + at_part * length - anchor * own, own};
    }
    constexpr Along up_to(float px) const {
        Along shorter = *this;
        shorter.most = px;
        return shorter;
    }
};

// The words of a table, all in logical px. Start is left or top, end is right or bottom.
namespace along {
constexpr Along start(float at, float size = 0) { return {.at = at, .size = size}; }
// As far from the end as this is from the start.
constexpr Along mirrored(Along side) {
    side.at = -side.at;
    side.at_part = 1 - side.at_part;
    side.anchor = 1 - side.anchor;
    return side;
}
constexpr Along end(float at, float size = 0) { return mirrored(start(at, size)); }
constexpr Along middle(float size, float off = 0) { return {.at = off, .at_part = 0.5f, .size = size, .anchor = 0.5f}; }
constexpr Along fill(float start = 0, float end = 0) { return {.at = start, .size = -start - end, .size_part = 1}; }
// In its middle, `margin` px from both ends, and at most `most` px long.
constexpr Along amid(float margin, float most) {
    return {.at_part = 0.5f, .size = -2 * margin, .size_part = 1, .anchor = 0.5f, .most = most};
}
// Beyond the place that it is in: after its end, or before its start.
constexpr Along after(float gap, float size = 0) { return {.at = gap, .at_part = 1, .size = size}; }
constexpr Along before(float gap, float size = 0) { return mirrored(after(gap, size)); }
// The nth, from 0, of `of` equal columns or rows.
constexpr Along share(float nth, float of, float gap = 0) {
    const float size = -gap * (of - 1) / of;
    return {.at = nth * (size + gap), .at_part = nth / of, .size = size, .size_part = 1 / of};
}
constexpr Along inside(float margin) { return fill(margin, margin); }
}  // namespace along

struct Placing {
    Along x{}, y{};

    constexpr Rect in(const Rect& room) const {
        const auto [left, wide] = x.solved(room.x, room.w);
        const auto [top, high] = y.solved(room.y, room.h);
        return {left, top, wide, high};
    }
};
constexpr Placing nowhere{};  // in this form there is none: it is empty, and nothing is drawn there

namespace along {  // the usual ones; `y` is from the top
constexpr Placing left(float x, float y, float w, float h = 0) { return {start(x, w), start(y, h)}; }
constexpr Placing right(float x, float y, float w, float h) { return {end(x, w), start(y, h)}; }
constexpr Placing centred(float y, float w, float h) { return {middle(w), start(y, h)}; }
constexpr Placing across(float x, float y, float to_end, float h) { return {fill(x, to_end), start(y, h)}; }
constexpr Placing inset(float x, float y, float h) { return across(x, y, x, h); }
constexpr Placing column(float nth, float of, float gap = 0) { return {share(nth, of, gap), fill()}; }
constexpr Placing line(float margin, float y) { return {inside(margin), start(y, 0)}; }  // of words
constexpr Placing whole{fill(), fill()};
constexpr Placing foot(float h) { return {fill(), end(0, h)}; }
constexpr Placing mirrored(const Placing& side) { return {mirrored(side.x), side.y}; }
}  // namespace along

struct PlaceRow {
    std::string_view name, in;  // `in`: "canvas", "bar", "table", "dash", "side", "gauge" or an earlier row
    Forms<Placing> forms;
};
constexpr Forms<Placing> always(const Placing& place) { return {place, place, place}; }
constexpr Forms<Placing> lying(const Placing& place, const Placing& upright) { return {place, place, upright}; }
constexpr Forms<Placing> lying(const Placing& place, const Placing& tall, const Placing& compact) {
    return {place, place, tall, compact};
}
// The same at the other side of a lying screen. An upright one has it at the same side, elsewhere.
constexpr Forms<Placing> opposite(const Forms<Placing>& one) {
    return {along::mirrored(one.wide), along::mirrored(one.narrow), one.upright};
}

class Places {
 public:
    // Throws Error if a row is in no place before it.
    Places(const Layout& layout, std::span<const PlaceRow> rows);
    // Throws Error if there is no place of this name.
    const Rect& operator[](std::string_view name) const;

 private:
    std::vector<std::pair<std::string_view, Rect>> places_;
};

}  // namespace boxcars::scenes

// The regions of the logical canvas: top bar, table and dash, in every form of the canvas.
#pragma once
#include "render/camera.h"
#include "ui/forms.h"

#include <algorithm>
#include <string_view>

namespace boxcars::scenes {

using ui::Form, ui::Forms;

struct Wordmark {
    std::string_view sprite{};  // picture in assets/wordmarks; empty: none
    float ratio = 1;            // width divided by height
};

struct Layout {
    render::Rect canvas;    // the whole canvas, logical px
    render::Rect bar;       // top band
    render::Rect table;     // the area of the table
    render::Rect dash;      // band at the foot with the buttons
    render::Rect side;      // for boards: the table, or where the dash is beside it, what lies above the dash
    bool handheld = false;  // for thumbs: controls in the dash, boards apart from the dice
    Form form = Form::Wide;

    template <class T>
    T of(const Forms<T>& forms) const {  // what this layout's form has of them
        return forms.in(form);
    }

    bool operator==(const Layout& o) const {
        return canvas.x == o.canvas.x && canvas.y == o.canvas.y && canvas.w == o.canvas.w && table.h == o.table.h;
    }
};

// Height of a handheld dash, and of its upper part with words and figures, px. The buttons lie in the lower part.
constexpr float handheld_dash = 200, handheld_dash_words = 68;
constexpr float dash_column = 480;  // width of dash and boards beside a table

// `line`: on a handheld screen, the height in px of a stop's line between bar and table. `below`: px at the foot for a
// bar; where the dash lies beside the table, below the table alone, and the top bar leaves the dash's side free.
inline Layout layout_for(render::Rect canvas, float line = 0, float below = 0) {
    constexpr Forms<float> bar_high{64, 48, 64}, dash_high{108, 144, handheld_dash};
    Layout l{.canvas = canvas, .bar = {}, .table = {}, .dash = {}, .side = {}};
    l.form = platform::form_of({canvas.w, canvas.h});
    l.handheld = platform::handheld({canvas.w, canvas.h});
    const float bar = l.of(bar_high), dash = l.of(dash_high), above = bar + (l.handheld ? line : 0);
    const float beside = l.of(Forms<float>{0, 0, 0, canvas.w - dash_column});
    if (beside == 0) l.canvas.h = canvas.h -= below;
    l.bar = {canvas.x, canvas.y, canvas.w, bar};
    l.dash = {canvas.x + beside, canvas.y + canvas.h - dash, canvas.w - beside, dash};
    l.table = l.side = {canvas.x, canvas.y + above, canvas.w, canvas.h - above - dash};
    if (beside > 0) {
        l.side = {l.dash.x, l.table.y, l.dash.w, l.table.h};
        l.table = {canvas.x, l.table.y, beside, canvas.h - above - below};
        if (below > 0) l.bar.w = beside;
    }
    return l;
}

constexpr float unit_px = 61.7f;     // px of a world unit at 1280x720
constexpr float sin_above = 0.906f;  // height / width of a lying circle, seen from 65 degrees above
constexpr float thumb = 59;          // least side of touch targets, px; 44 CSS px

// The camera over the table's middle. A handheld canvas shows at least `part`: width and height in world units.
inline render::Camera table_camera(const Layout& l, glm::vec2 part = {9.9f, 9.9f}) {
    render::Camera camera;
    camera.band = l.table;
    if (!l.handheld) return camera;
    const float unit = std::min(l.table.w / part.x, l.table.h / (part.y * sin_above)) / unit_px;
    const glm::vec2 size = glm::vec2{1280, 548} * unit, corner = l.table.centre() - size / 2.0f;
    camera.band = {corner.x, corner.y, size.x, size.y};
    return camera;
}

}  // namespace boxcars::scenes

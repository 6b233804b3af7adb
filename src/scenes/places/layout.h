// The regions of the logical canvas: top bar, table and dash. Windows of every size have the same regions, but a narrow
// dash has two rows. An upright canvas, as on a phone, has its own layout, with all buttons at the bottom.
#pragma once
#include "platform/logical.h"
#include "render/camera.h"

#include <algorithm>
#include <string_view>

namespace boxcars::scenes {

using platform::Form, platform::Forms;

struct Wordmark {
    std::string_view sprite{};  // picture in assets/wordmarks; empty: none
    float ratio = 1;            // width divided by height
};

struct Layout {
    render::Rect canvas;    // the whole canvas, logical px
    render::Rect bar;       // top band
    render::Rect table;     // the area of the table
    render::Rect dash;      // bottom band: 108 px, narrow 144 px, upright 200 px
    bool narrow = false;    // narrower than 1280: two dash rows
    bool portrait = false;  // taller than wide; such a layout is narrow too
    Form form = Form::Wide;

    template <class T>
    T of(const Forms<T>& forms) const {  // what this layout's form has of them
        return forms.in(form);
    }

    bool operator==(const Layout& o) const {
        return canvas.x == o.canvas.x && canvas.y == o.canvas.y && canvas.w == o.canvas.w && canvas.h == o.canvas.h;
    }
};

// Height of an upright dash, and of its upper part with words and figures, px. The buttons lie in the lower part.
constexpr float upright_dash = 200, upright_dash_words = 68;

// `line`: on an upright screen, the height in px of a stop's line between bar and table.
inline Layout layout_for(render::Rect canvas, float line = 0) {
    Layout l{.canvas = canvas, .bar = {}, .table = {}, .dash = {}};
    l.form = platform::form_of({canvas.w, canvas.h});
    l.portrait = l.form == Form::Upright;
    l.narrow = l.form != Form::Wide;
    const float bar = l.narrow && !l.portrait ? 48.0f : 64.0f, dash = l.portrait ? upright_dash
                                                                      : l.narrow ? 144.0f
                                                                                 : 108.0f;
    l.bar = {canvas.x, canvas.y, canvas.w, bar};
    l.dash = {canvas.x, canvas.y + canvas.h - dash, canvas.w, dash};
    const float above = bar + (l.portrait ? line : 0);
    l.table = {canvas.x, canvas.y + above, canvas.w, canvas.h - above - dash};
    return l;
}

constexpr float unit_px = 61.7f;     // px of a world unit at 1280x720
constexpr float sin_above = 0.906f;  // height / width of a lying circle, seen from 65 degrees above
constexpr float thumb = 59;          // least side of touch targets, px; 44 CSS px

// The camera over the table's middle. An upright canvas shows at least `part`: width and height in world units.
inline render::Camera table_camera(const Layout& l, glm::vec2 part = {9.9f, 9.9f}) {
    render::Camera camera;
    camera.band = l.table;
    if (!l.portrait) return camera;
    const float unit = std::min(l.table.w / part.x, l.table.h / (part.y * sin_above)) / unit_px;
    const glm::vec2 size = glm::vec2{1280, 548} * unit, corner = l.table.centre() - size / 2.0f;
    camera.band = {corner.x, corner.y, size.x, size.y};
    return camera;
}

}  // namespace boxcars::scenes

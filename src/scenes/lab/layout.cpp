#include "scenes/lab/layout.h"

#include <algorithm>

namespace boxcars::scenes {

using render::Rect;

LabLayout lab_layout_for(const Layout& layout) {
    LabLayout p;
    const Rect& t = layout.table;
    const float edge = layout.narrow ? 12.0f : 24.0f, gap = layout.narrow ? 10.0f : 16.0f,
                form = layout.narrow ? 292.0f : 308.0f;
    p.form = {t.x + edge, t.y + 8, form, t.h - 20};
    const float left = p.form.x + form + gap;
    p.window = {left, t.y + 8, t.x + t.w - edge - left, t.h - 20};
    p.tabs = {left + 14, p.window.y + 12, p.window.w - 28, 36};
    p.says = {left + 22, p.window.y + p.window.h - 56, p.window.w - 44, 46};
    p.plot = {left + 20, p.tabs.y + 50, p.window.w - 38, p.says.y - p.tabs.y - 60};
    const Rect& d = layout.dash;
    const float right = d.x + d.w;
    if (layout.narrow) {
        p.flaps = {d.x + 24, d.y + 28, 196, 36};
        p.rail = {d.x + 250, d.y + 30, d.w - 280, 30};
        p.verb = {right - 24 - 150, d.y + 76, 150, 60};
        p.keep = {p.verb.x - 16 - 158, d.y + 78, 158, 56};
        p.hint = {p.rail.x, p.rail.y + p.rail.h + 2, p.keep.x - 24 - d.x - 24, 40};
    } else {
        p.flaps = {d.x + 40, d.y + 37, 232, 46};
        p.verb = {right - 40 - 152, d.y + 18, 152, 72};
        p.keep = {p.verb.x - 18 - 158, d.y + 24, 158, 60};
        p.rail = {p.flaps.x + p.flaps.w + 36, d.y + 34, p.keep.x - 36 - p.flaps.x - p.flaps.w - 36, 30};
        p.hint = {p.rail.x, p.rail.y + p.rail.h + 2, p.rail.w, 40};
    }
    return p;
}

Rect LabLayout::question() const { return {window.x + 8, window.y + 64, std::min(440.0f, window.w - 16), 330}; }

Rect LabLayout::sheet() const { return {form.x, form.y, window.x + window.w - form.x, form.h}; }

}  // namespace boxcars::scenes

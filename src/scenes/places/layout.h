// The regions of the logical canvas: top bar, table and dash, in every form of the canvas.
#pragma once
#include "render/camera.h"
#include "ui/forms.h"

namespace boxcars::scenes {

using namespace render;
using glm::vec2, glm::vec3, ui::Form, ui::Forms;

struct Wordmark {
    std::string_view sprite{};  // picture in assets/wordmarks; empty: none
    float ratio = 1;            // width divided by height
};

struct Layout {
    Rect canvas;            // the whole canvas, logical px
    Rect bar;               // top band
    Rect table;             // the area of the table
    Rect dash;              // band at the foot with the buttons
    Rect side;              // for boards: the table, or where the dash is beside it, what lies above the dash
    Rect gauge{};           // of a station's goal; empty: this is no station
    bool handheld = false;  // for thumbs: controls in the dash, boards apart from the dice
    Form form = Form::Wide;

    template <class T>
    T of(const Forms<T>& forms) const {  // what this layout's form has of them
        return forms.in(form);
    }

    bool operator==(const Layout& o) const {
        return canvas.x == o.canvas.x && canvas.y == o.canvas.y && canvas.w == o.canvas.w && table.h == o.table.h &&
               table.w == o.table.w && gauge.w == o.gauge.w;
    }
    bool gauge_on_table() const { return !gauge.empty() && gauge.touches(table); }
};

// Height of a handheld dash, and of its upper part with words and figures, px. The buttons lie in the lower part.
constexpr float handheld_dash = 200, handheld_dash_words = 68;
constexpr float dash_column = 480;  // width of dash and boards beside a table

// Where the gauge of a station's goal stands: nowhere; beside a wide table or above any other, which becomes smaller;
// or on the far end of a wide table, left of the dice.
enum class GaugeRoom : std::uint8_t { None, Own, OnTable };

// `below`: px at the foot for a bar; where the dash lies beside the table, below the table alone, and the top bar
// leaves the dash's side free.
Layout layout_for(Rect canvas, GaugeRoom gauge = GaugeRoom::None, float below = 0);
constexpr vec2 table_band{1280, 548};  // px: where the camera shows a table at 1280x720
constexpr float unit_px = 61.7f;       // px of a world unit at 1280x720
constexpr float sin_above = 0.906f;    // height / width of a lying circle, seen from 65 degrees above
constexpr float thumb = 59;            // least side of touch targets, px; 44 CSS px

// The camera over the table's middle. A handheld canvas shows at least `part`: width and height in world units.
Camera table_camera(const Layout& layout, vec2 part = {9.9f, 9.9f});

}  // namespace boxcars::scenes

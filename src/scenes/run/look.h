// The look of the Long Run: a station's departure board with its route, plates and keepsakes, and the card of the
// result. Draws a page as the scene describes it.
#pragma once
#include "base/ticks.h"
#include "render/canvas.h"
#include "scenes/layout.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::session {
struct RunResult;
}

namespace boxcars::scenes::run_look {

constexpr render::Colour accent = render::hex(0xF2C879);  // lamplight

struct RunPlate {        // an option to choose
    std::string name{};  // name in scripts: "invitation.1"
    std::string title{}, under{}, twist{}, goal{}, limits{}, brings{}, note{};
    render::Colour accent{1, 1, 1, 1};
    bool open = true;                // may be chosen
    bool rated = false;              // shows a chance, or a keepsake's effect
    std::optional<double> chance{};  // empty: being computed
    std::optional<double> change{};  // change of the chance by keepsakes, such as 0.021
};

struct RouteStop {
    enum class Mark { Made, Missed, Now, Later };
    std::string name{}, above{};
    Mark mark = Mark::Later;
};

struct Kept {  // a keepsake that is held
    std::string title{}, sentence{};
    render::Colour accent{1, 1, 1, 1};
};

struct RunPage {
    std::string label{}, words{};     // text beside the title's flaps
    std::string purse{};              // empty: none is shown
    int hearts = 0, most_hearts = 0;  // hearts left; hearts at the start
    std::string about{};              // a paragraph shown instead of the route
    std::vector<RouteStop> route{};
    std::vector<RunPlate> plates{};
    std::size_t chosen = 0;
    std::vector<Kept> kept{};
    std::string message{};  // shown above the foot
    bool refused = false;
};

struct Places {
    render::Rect inner, title, purse, route, plates, kept, foot;
    bool upright = false;  // plates are stacked; the chosen one is open
};
// `cells`: number of the purse's split flaps. `kept`: number of keepsakes held.
Places places_of(const Layout& layout, int cells, std::size_t kept);
render::Rect plate_place(const Places& places, std::size_t nth, std::size_t count, std::size_t chosen);

// On arrival each plate turns over like a leaf of the board, a little after the one before it.
constexpr Ticks plate_turns = milliseconds(360), next_plate = milliseconds(60);

// Whether one of the plates falls into place in this tick, `since` ticks after they began to turn over.
bool plate_falls(Ticks since, std::size_t plates);

struct Time {
    double seconds = 0;
    double arrived = 0;  // ticks since the plates began to turn over
    bool still = false;  // reduced motion
};
void draw_page(render::Canvas& canvas, const Places& places, const RunPage& page, Time time);
void draw_foot(render::Canvas& canvas, const Places& places);
// Draws the page's message from `left` on between the buttons; on an upright screen, above them.
void draw_message(render::Canvas& canvas, const Places& places, const RunPage& page, float left);

// The number of split flaps in the title of the result's card.
constexpr int result_cells = 8;
render::Rect result_title(const Places& places);
// Draws the card of a run's result. `result`: nullptr while it is computed; `done`: the share computed, 0 to 1.
void draw_result(render::Canvas& canvas, const Places& places, const RunPage& page, const session::RunResult* result,
                 float done);

}  // namespace boxcars::scenes::run_look

// The look of the Long Run: a station's departure board with its route, plates and keepsakes, and the card of the
// result. Draws a page as the scene describes it.
#pragma once
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

struct Plate {           // something to choose
    std::string name{};  // for scripts: "invitation.1"
    std::string title{}, under{}, twist{}, goal{}, limits{}, brings{}, note{};
    render::Colour accent{1, 1, 1, 1};
    bool open = true;                // may be chosen
    bool rated = false;              // has a chance or, a keepsake, changes the chances of others
    std::optional<double> chance{};  // empty: being worked out
    std::optional<double> change{};  // by keepsakes: 0.021
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

struct Page {
    std::string label{}, words{};     // beside the flaps with the title
    std::string purse{};              // empty: none is shown
    int hearts = 0, most_hearts = 0;  // left; to begin with, or more
    std::string about{};              // a paragraph in place of the route
    std::vector<RouteStop> route{};
    std::vector<Plate> plates{};
    std::size_t chosen = 0;
    std::vector<Kept> kept{};
    std::string message{};  // above the foot
    bool refused = false;
};

struct Places {
    render::Rect inner, title, purse, route, plates, kept, foot;
    bool upright = false;  // the plates stand one below the other, and only the chosen one is whole
};
// `cells`: of the purse's flaps.
Places places_of(const Layout& layout, int cells, std::size_t kept);
render::Rect plate_place(const Places& places, std::size_t nth, std::size_t count, std::size_t chosen);

struct Time {
    double seconds = 0;
    bool still = false;  // reduced motion
};
void draw_page(render::Canvas& canvas, const Places& places, const Page& page, Time time);
void draw_foot(render::Canvas& canvas, const Places& places);
// Draws the page's message between the buttons, from `left` on; upright above them.
void draw_message(render::Canvas& canvas, const Places& places, const Page& page, float left);

// The flaps on the card of a run that is over.
constexpr int result_cells = 8;
render::Rect result_title(const Places& places);
// Draws that card. `result`: nullptr while it is worked out, `done` of all (0 to 1) by now.
void draw_result(render::Canvas& canvas, const Places& places, const Page& page, const session::RunResult* result,
                 float done);

}  // namespace boxcars::scenes::run_look

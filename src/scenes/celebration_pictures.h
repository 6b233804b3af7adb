// What a celebration is made of, each a picture of one moment: the train that goes by, boxcars of their own
// for a feat, what was won on its way home in arcs. Draws what it is given; when and for what is Celebration's.
#pragma once
#include "render/canvas.h"

#include <string>
#include <string_view>

namespace boxcars::scenes {

struct WayHome {                     // of what was won
    glm::vec2 from{0, 0}, to{0, 0};  // logical px
    std::string_view sprite{};       // under assets; empty: nothing travels
    float px = 30;
};
// So many chips or coins, one after another; each lands, bounces once, and lies on those before it. `seconds` since the
// first left; `still`: they lie there.
void draw_way_home(render::Canvas& canvas, const WayHome& way, int count, double seconds, bool still);
double way_home_takes(int count);  // seconds, to the last one's rest

// A goods wagon with the six's pips for windows; `lit` 0..1, `turned`: its wheels, radians.
void draw_boxcar(render::Canvas& canvas, const render::Rect& body, float lit, float turned);
// Two small ones from the right to the left within `clip`, standing on its foot; `along` 0..1.
void draw_passing_train(render::Canvas& canvas, const render::Rect& clip, float high, float along);

// Something as rare as the game's own name: two boxcars roll over the rail at `floor` with all twelve windows lit,
// under steam; the words light from left to right in the middle of `room`, and the total stands under them.
struct FeatScene {
    render::Rect table, room;
    float floor;             // y of the rail
    std::string_view words;  // "Boxcars" is drawn as the program's wordmark
    std::string total;       // empty: none
    double since, lasts;     // seconds
    bool still;              // the boxcars stand in the middle
};
void draw_feat_scene(render::Canvas& canvas, const FeatScene& scene);

// White steam that a funnel leaves behind: `age` 0..1 of each puff by its own seed.
void draw_steam(render::Canvas& canvas, glm::vec2 from, glm::vec2 drift, double seconds, float strength);

}  // namespace boxcars::scenes

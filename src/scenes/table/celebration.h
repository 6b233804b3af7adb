// What a table does when somebody at it has won: for how long, how loudly and with how much light, by the win's tier,
// and as large as double six at craps for any game's feat. Where a prize is counted is the table's; a net loss never
// comes here.
#pragma once
#include "audio/sound.h"
#include "base/ticks.h"
#include "render/canvas.h"
#include "rules/win.h"
#include "scenes/layout.h"
#include "scenes/table/result_beat.h"

#include <string>
#include <string_view>

namespace boxcars::scenes {

// What a celebration is made of, each a picture of one moment: the train that goes by, boxcars of their own
// for a feat, what was won on its way home in arcs. Draws what it is given; when and for what is Celebration's.

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

struct PrizePlace {           // where a prize is counted
    glm::vec2 middle;         // of its line, logical px
    float room = 400;         // how wide it may be
    glm::vec2 home{0, 0};     // where what was won is kept
    std::string_view coin{};  // its picture; empty: nothing is seen to go there
};

struct ThrowPlaces {  // of what follows a throw, on a table as it is seen
    render::Camera camera;
    glm::vec2 total;  // where the numbers of its dice go
    PrizePlace prize;
    Arriving arriving = Arriving::SideBySide;
};
inline ThrowPlaces throw_places(const Layout& layout) {  // where a table has no places of its own
    const glm::vec2 under_bar{layout.table.centre().x, layout.table.y + 40};
    return {table_camera(layout), under_bar, {under_bar}};
}

class Celebration {
 public:
    void chase_along(Wordmark wordmark) { wordmark_ = wordmark; }
    // `unit`: what the net counts, as the game's hand_unit() says.
    void begin(const rules::Win& win, std::string_view unit, Ticks now, audio::Sounds& sounds);
    void end() { win_ = {}; }

    rules::WinTier tier(Ticks now) const { return lasts(static_cast<double>(now)) ? win_.tier : rules::WinTier::None; }
    bool lasts(double time) const;           // in ticks
    std::string_view name(Ticks now) const;  // of its tier, as data; empty: there is none
    // A great win is looked at: until it is over, or a key has cut it short, nothing else is played.
    bool holds(Ticks now) const { return tier(now) == rules::WinTier::Great; }
    std::string_view feat(Ticks now) const { return lasts(static_cast<double>(now)) ? win_.feat : std::string_view{}; }
    Ticks feat_left(Ticks now) const;  // how long a feat is still looked at; 0: none is

    struct Surroundings {
        render::Canvas& canvas;
        const Layout& layout;
        render::Colour accent;
        PrizePlace prize;
        render::Rect dice;  // where they lie: a feat keeps clear of them
        double time = 0;    // in ticks
        bool still = false;
    };
    void draw(const Surroundings& at) const;  // requires lasts(at.time)

 private:
    void draw_total(const Surroundings& at, float light) const;
    void draw_feat(const Surroundings& at) const;
    void draw_rail(const Surroundings& at, float light) const;
    void draw_train(const Surroundings& at, float light) const;
    void draw_home(const Surroundings& at, float light) const;
    double takes() const;                    // in all, seconds
    std::string counted(double time) const;  // the prize as far as it is counted up
    double seconds(double time) const { return (time - static_cast<double>(begun_)) / ticks_per_second; }

    Wordmark wordmark_;  // of the table
    rules::Win win_;
    std::string_view unit_;
    Ticks begun_ = 0;
};

}  // namespace boxcars::scenes

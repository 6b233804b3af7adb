// The felt of the craps table as it is seen: its print, the light on a spot, chips and puck, the company's chips, the
// open odds. Knows where a point of the window lies on the felt. Draws what it is given; decides no bet.
#pragma once
#include "base/ticks.h"
#include "platform/settings.h"
#include "render/camera.h"
#include "render/canvas.h"
#include "rules/craps/rules.h"
#include "scenes/craps/chip_flights.h"
#include "scenes/craps/moment.h"
#include "scenes/craps/print.h"
#include "scenes/scene.h"

#include <span>
#include <string>

namespace boxcars::scenes {

// Which bets of the craps felt lie open, and which are folded away until they are asked for. A bet that has chips on it
// is always seen, with what lies behind it; one that the sheet in force does not have never is. Decides no place.

// In the order of the felt. `down`: spots that have chips on them.
std::vector<craps::Spot> open_spots(const craps::Rules& sheet, platform::FeltBets asked,
                                    std::span<const craps::Spot> down);

platform::FeltBets after(platform::FeltBets now);    // first, more, all, and round again
std::string name_of_step(platform::FeltBets asked);  // "MORE BETS": what stands on the way to it
std::string told(platform::FeltBets asked);          // what now lies there, in a sentence

// A seven-out drains the felt of its colour, from the puck outwards, and gives it back. Knows how far it has gone;
// decides nothing.
class FeltDrain {
 public:
    void begin(glm::vec2 from, Ticks now) { from_ = from, began_ = now; }  // a place on the felt
    float drained(glm::vec2 place, double time) const;  // 0..1: how much of its colour that place has lost
    void draw(render::Canvas& canvas, const render::Camera& seen_from, double time, bool still) const;

 private:
    glm::vec2 from_{0, 0};
    Ticks began_ = -100'000;
};

class FeltView {
 public:
    void lay(const craps::Rules& sheet);  // the felt of this sheet, printed anew; what travels lies down
    const craps::Rules& sheet() const { return print_.sheet; }

    // ---- which part is seen ----
    const CrapsLayout& places() const { return print_.layout; }
    CrapsLeaf leaf() const { return print_.leaf; }
    // The centre box shows its other side; in a narrow window the line comes first, then the two sides of the box.
    // False: its other side is folded away.
    bool turn_leaf(const Layout& layout);
    // What was asked for lies open, and whatever has chips; true: not what lay there before.
    bool unfold(platform::FeltBets asked, std::vector<craps::Spot> down);
    void show(craps::Spot spot) { wanted_view_ = craps_home(spot); }  // in a narrow window: the view that has it
    CrapsView view(const Layout& layout) const { return craps_view(layout, wanted_view_); }
    render::Camera camera(const Layout& layout) const { return craps_camera(layout, view(layout)); }

    std::optional<craps::Spot> spot_under(const Layout& layout, glm::vec2 canvas) const;
    render::Rect felt_bets_place(const Layout& layout) const;         // of the button, on the canvas
    bool on_other_tab(const Layout& layout, glm::vec2 canvas) const;  // of the leaf that is not up
    std::vector<HitTarget> hit_targets(const Layout& layout) const;   // tabs, and every spot that is in sight

    // ---- chips ----
    void reveal(std::span<const craps::Fact> facts, const Layout& layout, Ticks now, bool reduced);
    void lay_down() { flights_.clear(); }  // whatever travels
    void tick(Ticks now) { flights_.tick(now); }
    int take_landed() { return flights_.take_landed(); }
    Cents on_the_way_home() const { return flights_.on_the_way_home(); }  // to the purse
    void turn_puck(Ticks now) { puck_at_ = now; }
    render::Rect puck_place(const Layout& layout, const craps::State& shown) const;   // on the canvas
    void drain(int point, Ticks now) { drain_.begin(places().puck_on(point), now); }  // seven out

    // `seen_from`: camera(layout), shaken by whatever shakes the car.
    // `edges`: of the open felt; none: it is covered.
    void draw(render::Stage& stage, const render::Camera& seen_from, double time, const CrapsMoment& at,
              std::span<const craps_look::SpotEdge> edges);
    // Tags and pills: on no print, no die, no chip and not on each other; those without room are left out.
    std::vector<ChipLabel> labels(render::Canvas& canvas, const Layout& layout, const craps::State& shown, double time);

 private:
    FeltOnCanvas on_canvas(const Layout& layout) const;
    const std::vector<render::Rect>& printed(render::Canvas& canvas, const Layout& layout);
    void draw_edges(render::Canvas& canvas, const Layout& layout, const render::Camera& seen_from,
                    const CrapsMoment& at, std::span<const craps_look::SpotEdge> edges);
    void draw_focus(render::Canvas& canvas, const render::Camera& seen_from, const CrapsMoment& at) const;
    void draw_call(render::Canvas& canvas, const render::Camera& seen_from, double time, const CrapsMoment& at) const;
    void draw_puck_of(render::Canvas& canvas, const render::Camera& seen_from, double time,
                      const CrapsMoment& at) const;
    void draw_others(render::Canvas& canvas, const render::Camera& seen_from, const CrapsMoment& at) const;

    craps_look::FeltPrint print_;
    CrapsView wanted_view_ = CrapsView::Line;
    ChipFlights flights_;
    Ticks puck_at_ = -100'000;
    FeltDrain drain_;
    struct OpenFor {  // what the felt was folded for last
        platform::FeltBets asked;
        std::vector<craps::Spot> down;
        bool operator==(const OpenFor&) const = default;
    };
    std::optional<OpenFor> open_for_;
    std::vector<render::Rect> printed_;  // words and dice on the felt, as seen in `printed_in_`
    Layout printed_in_{};
    CrapsView printed_view_ = CrapsView::Whole;
    CrapsLeaf printed_leaf_ = CrapsLeaf::Props;
    std::vector<craps_look::SpotEdge> edges_;       // of the open felt, as told by `edge_notes_`
    std::vector<craps_look::EdgeNote> edge_notes_;  // empty: to be placed anew
    int edges_at_ = 0;                              // the point for which they are placed
};

}  // namespace boxcars::scenes

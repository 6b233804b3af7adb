// The gauge of a station's goal: a brass dial whose needle shows the chance of the goal with best play, and a plate
// with the goal, a rail from the start to the goal, and the trace of the chance. Decides how its needle moves.
#pragma once
#include "audio/sound.h"
#include "base/json.h"
#include "scenes/places/places.h"
#include "session/run/station.h"
#include "session/sitting.h"
#include "world/parts.h"

namespace boxcars::scenes {

struct GaugeStand {                // how the goal stands between two moves
    std::string now{}, left{};     // "$340 now", "9 throws left"; each may be empty
    std::optional<float> along{};  // of the way from the start, 0, to the goal, 1; empty: nothing measures it
    bool over = false;             // nothing more is bet or thrown at this station
    bool operator==(const GaugeStand&) const = default;
};
GaugeStand stand_of(const session::Sitting& sitting);  // requires: it is a station

class Gauge {
 public:
    // `station`: "DELL JUNCTION · STATION 4"; `goal`: "Turn $300 into $390".
    Gauge(std::string station, std::string goal) : station_(std::move(station)), goal_(std::move(goal)) {}
    const std::string& goal() const { return goal_; }
    const GaugeStand& stand() const { return stand_; }
    void stands(GaugeStand stand) { stand_ = std::move(stand); }
    // Call when the dice rest: if the chance has changed, the needle swings from the last one, or jumps if `still`.
    void hear(const session::StationLedger& ledger, Ticks now, bool still);
    // Shows the decision that is looked back at; nullptr: the present.
    void look_at(const session::RunMoment* past, Ticks now);
    void tick(Ticks now, audio::Sounds& sounds);  // one tick: flaps fall, and at 0 % the needle knocks on its pin
    void open_or_close() { open_ = !open_; }      // on a handheld screen: the trace, below the gauge

    double shown(double time) const;                 // the chance that the needle shows, beyond 0 to 1 as it overshoots
    float angle(double time) const;                  // of the needle, degrees from the top
    std::optional<double> ghost(double time) const;  // the chance before, while its needle is seen
    void report(Json& out, Ticks now) const;

    struct GaugeView {
        const Layout& layout;  // its `gauge` is not empty
        Colour accent, face;
        double time = 0;  // in ticks
    };
    void draw(Canvas& canvas, const GaugeView& view) const;

 private:
    struct Swing {
        double from = 0, to = 0;
        std::optional<double> before{};  // the chance before the last change
        Ticks began = 0;
        bool still = false;
    };
    bool known() const { return !trace_.empty(); }
    void swing_to(const Swing& swing, Ticks now);
    void draw_dial(Canvas& canvas, vec2 middle, float radius, const GaugeView& view) const;
    void draw_figure(Canvas& canvas, const Places& at, double time) const;
    void draw_goal(Canvas& canvas, const Places& at, const GaugeView& view) const;
    void draw_trace(Canvas& canvas, const Rect& where, Colour accent) const;
    std::string change() const;  // "13 → 36 %"; empty: nothing has changed

    std::string station_, goal_;
    GaugeStand stand_;
    std::vector<double> trace_;  // every chance of this station so far
    Swing present_, swing_;      // swing_: on show
    world::Flaps figure_{{}, 2, colours::ivory};
    const session::RunMoment* past_ = nullptr;
    bool knocked_ = true, open_ = false;
};

}  // namespace boxcars::scenes

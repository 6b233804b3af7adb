// The end of a station at its table: GOAL is stamped over the table and the reward flies home, or the light goes out
// and a heart cracks. Also the tickets of milestones, which slide in and are punched. Decides when each part moves,
// what is heard, and when a press or the time leads on to the board.
#pragma once
#include "base/json.h"
#include "scenes/buttons.h"
#include "scenes/places/layout.h"
#include "session/run/run.h"
#include "world/parts.h"

#include <deque>

namespace boxcars::audio {
class Sounds;
}

namespace boxcars::scenes {

struct StationEnd {
    bool reached = false;
    int number = 1;            // of the station, 1 to session::run_stations
    std::vector<bool> made{};  // whether the goals of the stations before were reached
    session::RunMeans before{}, after{};
    bool known = false;     // `before` and `after` are known
    bool keepsake = false;  // the reward has a keepsake
    std::string words{};    // "You win $90."; empty: not known
};

class Stamp {
 public:
    enum class Reply { None, Onwards, LookBack };
    static constexpr Ticks after_win = milliseconds(900);  // a win celebrates alone for so long before it
    static constexpr Ticks deaf = milliseconds(400);       // a press counts from then on
    static constexpr Ticks stays = milliseconds(2600);     // then it leads on by itself; a miss stays twice as long
    static constexpr Ticks falls = milliseconds(140);

    // `looks_back`: offers a look back at the decisions. `still`: motion is reduced.
    void begin(StationEnd end, Ticks now, bool looks_back, bool still);
    bool begun() const { return begun_.has_value(); }
    void look_away() { shown_ = false; }  // during the look back
    void stand(Ticks now);                // after the look back: shows the final state, and stays as long again
    bool lasts() const { return shown_; }
    bool hides(double time) const { return shown_ && part(time, 0, falls) >= 1; }  // what was celebrated
    bool listens(Ticks now) const { return !shown_ || since(now) >= deaf; }
    const StationEnd& end() const { return end_; }

    void tick(Ticks now, audio::Sounds& sounds);
    Reply hear(const platform::Input& input, Ticks now);
    void show_keys_of(const platform::Bindings& bindings) { buttons_.show_keys_of(bindings); }
    void lay_out(const Layout& layout);
    std::vector<HitTarget> hit_targets() const;
    // The camera of the table, which the stamp shakes by up to 3 px times `strength`.
    render::Camera shaken(render::Camera camera, double time, float strength) const;
    void draw(render::Canvas& canvas, double time) const;  // requires lasts()
    void report(Json& out) const;                          // adds its values to the state as JSON

 private:
    Ticks since(Ticks now) const { return now - *begun_; }
    // How much of a movement that begins `from` ticks after the stamp is over, 0 to 1; 1 if still.
    float part(double time, Ticks from, Ticks takes) const;
    void draw_goal(render::Canvas& canvas, double time) const;
    void draw_shelf(render::Canvas& canvas, double time) const;
    void draw_means(render::Canvas& canvas, double time) const;
    void draw_route(render::Canvas& canvas, const render::Rect& room, double time) const;
    void draw_reward(render::Canvas& canvas, double time) const;

    StationEnd end_;
    std::optional<Ticks> begun_;
    Ticks heard_ = 0;  // ticks whose sounds have been played
    bool shown_ = false, looks_back_ = false, still_ = false;
    world::Flaps purse_{};
    Layout layout_{};
    Buttons buttons_;
};

class MilestoneTickets {  // shown one after another
 public:
    static constexpr Ticks slides = milliseconds(260), bites = milliseconds(60), stays = milliseconds(2000),
                           all = slides + 2 * bites + stays + slides;
    void add(session::MilestoneLine reached) { waiting_.push_back(std::move(reached)); }
    void tick(Ticks now, audio::Sounds& sounds);
    // The milestone whose ticket is on show; nullptr: none.
    const session::MilestoneLine* shown() const { return begun_ ? &waiting_.front() : nullptr; }
    // `foot`: y of the foot of the free strip that it lies in, logical px. `still`: it only fades. requires: shown()
    void draw(render::Canvas& canvas, const Layout& layout, float foot, double time, bool still) const;

 private:
    std::deque<session::MilestoneLine> waiting_;
    std::optional<Ticks> begun_;  // when the first of them began to slide
};

}  // namespace boxcars::scenes

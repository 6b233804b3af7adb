// What a stop of a Night adds to a table: a line with the stop's number and what is left of it, and at its end the
// result, from which one press leads to the next car. The session knows how far the stop is.
#pragma once
#include "base/ticks.h"
#include "scenes/scene.h"
#include "session/night_standing.h"

namespace boxcars::scenes {

class NightAtTable {
 public:
    // `services` lists the Night's stops.
    NightAtTable(const SceneServices& services, std::string_view game, session::NightStop stop);

    void stands(int done, bool over);  // updates the line
    const std::string& line() const { return line_; }
    std::string greeting() const;  // for a player who sits down
    // Called every tick once the stop is over. True once, when its last throw has been visible for 1.5 s.
    bool ends(Ticks now);
    std::vector<std::string> result(const session::StopStanding& standing) const;
    ToNextStop onwards() const;  // the next car, or the Night's result
    ToNight back() const;        // the Night's list of stops

 private:
    session::NightStop stop_;
    std::string line_{};
    std::pair<int, bool> told_{-1, false};  // `done` and `over` in line_
    int number_ = 1, stops_ = 1;            // number_ counts from 1
    std::optional<Ticks> over_since_{};
    bool asked_ = false;
};

}  // namespace boxcars::scenes

// What a table of a Night has that others have not: a line that says which stop it is and how much is left, and the
// plate at its end, from which one press goes on to the next car. One for every table; how far the stop is, its session
// says.
#pragma once
#include "base/ticks.h"
#include "scenes/scene.h"
#include "session/night_standing.h"

namespace boxcars::scenes {

class NightAtTable {
 public:
    // `services`: whose stops are those of a Night.
    NightAtTable(const SceneServices& services, std::string_view game, session::NightStop stop);

    void stands(int done, bool over);  // as it is shown; asked whenever nothing moves
    const std::string& line() const { return line_; }
    std::string greeting() const;  // as somebody sits down there
    // The stop is over: its last throw is looked at for a moment; then true, once.
    bool ends(Ticks now);
    std::vector<std::string> result(const session::StopStanding& standing) const;
    ToNextStop onwards() const;  // the next car, or the Night's result
    ToNight back() const;        // to the board of its stops

 private:
    session::NightStop stop_;
    std::string line_{};
    std::pair<int, bool> told_{-1, false};  // what the line says
    int number_ = 1, stops_ = 1;            // from 1
    std::optional<Ticks> over_since_{};
    bool asked_ = false;
};

}  // namespace boxcars::scenes

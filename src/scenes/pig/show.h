// What the Pig table shows and remembers of a game: what has been told, the wagons and boards, the look back, how the
// game ended. Makes the moment that everything is drawn and said from, and the picture of it. Decides nothing.
#pragma once
#include "scenes/dice_cast.h"
#include "scenes/hud.h"
#include "scenes/pig/boards.h"
#include "scenes/pig/look_back.h"
#include "scenes/pig/report.h"
#include "scenes/pig/telling.h"
#include "session/session.h"

namespace boxcars::scenes {

struct PigNow {  // what the scene knows at this tick
    const session::Session<pig::Rules>& session;
    const session::MatchStatistics& match;  // the games of this sitting
    const pig::State& shown;
    const PigSeats& seats;
    const platform::Settings& settings;
    PigMoment::Doing doing;
    const odds::PigSolution* solution = nullptr;
    double solving = 0;
    Ticks clock = 0;
    bool by_hand = false, demo = false, paused = false;
};

// Other dice tumble with pips to spare and show their number at rest.
std::vector<int> pips_of(std::vector<int> faces);

class PigShow {
 public:
    explicit PigShow(world::World& world) : world_(world), boards_(world) {}

    PigTelling told;
    PigLookBack look_back;

    void begin_game();
    PigMoment moment(const PigNow& now) const;
    void update_boards(const PigNow& now, const Layout& layout, bool at_once);
    void banked(const PigNow& now, const pig::Banked& banked);  // sparks over the board it is told on
    void end_game(const PigNow& now);                           // again, when the solution has come
    void draw(render::Stage& stage, const PigNow& now, const Layout& layout, const render::TableLook& look,
              DiceCast& cast, const Buttons& buttons, double time) const;

 private:
    void draw_die(render::Stage& stage, const PigMoment& at, const render::Camera& camera, DiceCast& cast, Ticks clock,
                  const platform::Settings& settings, double time) const;

    world::World& world_;
    PigBoards boards_;
    GameEnd end_;  // of the game just finished
};

}  // namespace boxcars::scenes

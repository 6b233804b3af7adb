// What the Pig table shows and remembers of a game: what has been told, the wagons and boards, the look back, how the
// game ended. Makes the moment that everything is drawn and said from, and the picture of it. Decides nothing.
#pragma once
#include "scenes/celebration.h"
#include "scenes/dice_cast.h"
#include "scenes/game_now.h"
#include "scenes/hud.h"
#include "scenes/pig/boards.h"
#include "scenes/pig/look_back.h"
#include "scenes/pig/report.h"
#include "scenes/pig/solving.h"
#include "scenes/pig/telling.h"
#include "session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

enum class PigPhase { Opening, Thinking, Waiting, Finished };
constexpr const char* name_of(PigPhase phase) {  // as data
    constexpr const char* names[] = {"opening", "thinking", "waiting", "finished"};
    return names[static_cast<int>(phase)];
}

struct PigNow : GameNow<pig::Rules> {  // what the scene knows at this tick
    const PigSeats& seats;
    const session::MatchStatistics& match;  // the games of this sitting
    const PigSolving& solving;
    PigPhase phase = PigPhase::Opening;
    bool by_hand = false;
};

bool may_come_home(const pig::Rules& rules, const pig::State& shown);  // with the next die

class PigShow {
 public:
    explicit PigShow(world::World& world) : world_(world), boards_(world) {}

    PigTelling told;
    PigLookBack look_back;

    void begin_game(const PigSeats& seats);
    void silence() { talk_.silence(); }
    PigMoment moment(const PigNow& now) const;
    std::vector<HitTarget> landmarks(const PigNow& now, std::span<const glm::vec3> die) const;  // and the boards
    void update_boards(const PigNow& now, bool at_once);
    // So many mistakes on, 0: back to the end of the game; false: nothing else is shown than before.
    bool look_back_by(int by, const PigNow& now, audio::Sounds& sounds);
    // One fact more, with what it sounds like; how long it is looked at.
    Ticks reveal(const pig::Fact& fact, pig::State& shown, const PigNow& now, audio::Sounds& sounds);
    bool turn_card(
        const std::string& button);  // at the end of a game: the result or the match's figures; false: neither
    ThrowPlaces places(const Layout& layout) const;  // numbers go to the turn total
    void lay_end(const PigNow& now);                 // of a game that was won some time ago
    void end_game(const PigNow& now);                // again, when the solution has come
    void report(nlohmann::json& out, std::span<const int> faces_up, Ticks now) const;
    void draw(render::Stage& stage, const PigNow& now, const render::TableLook& look, DiceCast& cast,
              const Buttons& buttons, double time) const;

 private:
    void hear(const pig::Fact& fact, const PigNow& now);
    void spark(const PigNow& now, const pig::Banked& banked);  // over the board it is told on
    void draw_die(render::Stage& stage, const PigMoment& at, const render::Camera& camera, DiceCast& cast, Ticks clock,
                  const platform::Settings& settings, double time) const;

    world::World& world_;
    PigBoards boards_;
    TableTalk talk_;
    GameEnd end_;  // of the game just finished
    bool statistics_ = false;
};

}  // namespace boxcars::scenes

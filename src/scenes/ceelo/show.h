// What the cable drum shows of a game: what has been told, the boards of the dash, the table. Makes the moment that
// everything is drawn and said from, its picture, and the same as data. Decides nothing.
#pragma once
#include "scenes/ceelo/amount.h"
#include "scenes/ceelo/facts.h"
#include "scenes/ceelo/moment.h"
#include "scenes/celebration.h"
#include "scenes/dice_cast.h"
#include "scenes/game_now.h"
#include "scenes/hud.h"
#include "scenes/pace.h"
#include "scenes/table_reply.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

struct CeeloNow : GameNow<ceelo::Rules> {  // what the scene knows at this tick
    const CeeloSeats& seats;
    const CeeloAmount& amount;
    CeeloPhase phase = CeeloPhase::Thinking;
    Ticks finished_at = -1;
};

class CeeloShow {
 public:
    explicit CeeloShow(world::World& world);

    CeeloTold told;
    CeeloLookBack look_back;
    std::vector<HitTarget> landmarks(const Layout& layout, std::span<const glm::vec3> dice) const;  // and the bank

    void begin_game(const ceelo::State& opening, const CeeloSeats& seats);
    // True: coins landed, and boards show more than before. `hurried`: whoever speaks stops.
    // By so many sizes, 0: to where the table stands. What there is to be said besides; empty: nothing.
    std::string look(int by, const CeeloNow& now) {
        return look_back.on_show() || moment(now).may_look_back() ? look_back.look(by, now.seats) : "";
    }
    bool tick(Ticks now, bool hurried, audio::Sounds& sounds);
    CeeloMoment moment(const CeeloNow& now) const;
    CeeloFeltView view(const Layout& layout, const CeeloSeats& seats) const;
    struct CoinBoard {  // of split flaps
        world::Id flaps;
        render::Rect where;
        int value;
    };
    std::array<CoinBoard, 2> boards(const CeeloNow& now) const;
    Ticks reveal(CeeloTold::Facts rest, const CeeloNow& now);  // the first of them; how long it is looked at
    void lay(const CeeloNow& now);                             // as it was left, some time ago
    void set_buttons(Buttons& buttons, const CeeloNow& now, const Pace& pace) const;
    // `reply`: what was answered to the last press, while that stands.
    void draw(render::Stage& stage, const CeeloNow& now, const render::Camera& camera, DiceCast& cast,
              const Buttons& buttons, const TableReply::Sentence& reply, double time);
    ThrowPlaces places(const CeeloNow& now) const;  // numbers go to the plate of whoever threw
    ui::OddsFacts odds_facts(const CeeloNow& now) const;
    void report(nlohmann::json& out, const CeeloNow& now) const;

 private:
    std::string status(const CeeloNow& now) const;
    int purse_shown(const CeeloNow& now) const;  // counts up as coins land
    void hear(const ceelo::Fact& fact, const CeeloNow& now);

    // As the game stands, or as it lay where somebody looks back to.
    const CeeloTold& on_table() const { return look_back.on_show() ? look_back.laid() : told; }

    world::World& world_;
    render::CeeloTable table_;
    TableTalk talk_;
    world::Id purse_flaps_{}, amount_flaps_{};
};

}  // namespace boxcars::scenes

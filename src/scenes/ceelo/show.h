// What the cable drum shows of a game: what has been told, the boards of the dash, the table. Draws the moment that the
// scene makes, and tells the same as data. Decides nothing.
#pragma once
#include "audio/sound.h"
#include "scenes/ceelo/card.h"
#include "scenes/ceelo/dash.h"
#include "scenes/ceelo/moment.h"
#include "scenes/ceelo/seats.h"
#include "scenes/hud.h"
#include "scenes/table/celebration.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/pace.h"
#include "scenes/table/reply.h"
#include "scenes/table/table_view.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

// What the cable drum sounds like: a fact once it is shown, coins that come to lie. Decides which sounds and how loud;
// plays them.

void sound_of_fact(audio::Sounds& sounds, const ceelo::Fact& fact, const CeeloSeats& seats);
void sound_of_coins(audio::Sounds& sounds, int landed);  // so many stacks in this tick; none: nothing is heard

class CeeloShow {
 public:
    explicit CeeloShow(world::World& world);

    CeeloTold told;
    CeeloLookBack look_back;
    TableTalk talk;
    // As the game stands, or as it lay where somebody looks back to.
    const CeeloTold& on_table() const { return look_back.on_show() ? look_back.laid() : told; }
    std::vector<HitTarget> landmarks(const Layout& layout, std::span<const glm::vec3> dice) const;  // and the bank

    void begin_game(const ceelo::State& opening, const CeeloSeats& seats);
    // True: coins landed, and boards show more than before. `hurried`: whoever speaks stops.
    // By so many sizes, 0: to where the table stands. What there is to be said besides; empty: nothing.
    std::string look(int by, const CeeloMoment& at) {
        return look_back.on_show() || at.may_look_back() ? look_back.look(by, at.seats) : "";
    }
    bool tick(Ticks now, bool hurried, audio::Sounds& sounds);
    CeeloFeltView view(const Layout& layout, const CeeloSeats& seats) const;
    struct CoinBoard {  // of split flaps
        world::Id flaps;
        render::Rect where;
        int value;
    };
    std::array<CoinBoard, 2> boards(const CeeloMoment& at) const;
    Ticks reveal(CeeloTold::Facts rest, const CeeloMoment& at);  // the first of them; how long it is looked at
    void lay(const CeeloMoment& at);                             // as it was left, some time ago
    void set_buttons(Buttons& buttons, const CeeloMoment& at, const Pace& pace) const;
    // `reply`: what was answered to the last press, while that stands.
    void draw(render::Stage& stage, const CeeloMoment& at, const render::Camera& camera, DiceCast& cast,
              const Buttons& buttons, const TableReply::Sentence& reply, double time);
    ThrowPlaces places(const CeeloMoment& at) const;  // numbers go to the plate of whoever threw
    ui::OddsFacts odds_facts(const CeeloMoment& at) const;
    void report(nlohmann::json& out, const CeeloMoment& at) const;

 private:
    std::string status(const CeeloMoment& at) const;
    int purse_shown(const CeeloMoment& at) const;  // counts up as coins land
    void hear(const ceelo::Fact& fact, const CeeloMoment& at);

    world::World& world_;
    render::CeeloTable table_;
    world::Id purse_flaps_{}, amount_flaps_{};
};

}  // namespace boxcars::scenes

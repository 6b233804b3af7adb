// What the Lacquer Car shows of a game: what has been told, the boards of the dash, the table. Draws the moment that
// the scene makes, and tells the same as data. Decides nothing.
#pragma once
#include "audio/sound.h"
#include "base/money.h"
#include "scenes/hud.h"
#include "scenes/siwuliu/card.h"
#include "scenes/siwuliu/coins.h"
#include "scenes/siwuliu/odds_cache.h"
#include "scenes/siwuliu/told.h"
#include "scenes/siwuliu/view.h"
#include "scenes/table/celebration.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/panels.h"
#include "scenes/table/reply.h"
#include "scenes/table/table_view.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

// What the Lacquer Car sounds like: a round once its verdict stands, coins that come to lie. Decides which sounds and
// how loud; plays them.

void sound_of_loss(audio::Sounds& sounds, Cents result);  // of a round; a win is celebrated
void sound_of_heaps(audio::Sounds& sounds, int landed);   // so many coins in this tick; none: nothing is heard

// The Lacquer Car as data: what scripts and tests are told of a moment.

std::vector<HitTarget> siwuliu_landmarks(const Layout& layout, std::span<const glm::vec3> dice);  // and the circles

class SiwuliuShow {
 public:
    explicit SiwuliuShow(world::World& world);

    SiwuliuTold told;
    SiwuliuLookBack look_back;

    SiwuliuTold::Onlooker onlooker(const SiwuliuMoment& at) const;
    struct MoneyBoard {  // of split flaps
        world::Id flaps;
        render::Rect where;
        int cells;
        std::string text;
    };
    std::array<MoneyBoard, 2> boards(const SiwuliuMoment& at) const;
    // By so many bets, 0: to where the table stands. What there is to be said besides; empty: nothing.
    std::string look(int by, const SiwuliuMoment& at) {
        return look_back.on_show() || at.may_look_back() ? look_back.look(by) : "";
    }
    std::string accuracy();                       // of all bets so far; empty: there were none
    bool tick(Ticks now, audio::Sounds& sounds);  // true: coins landed, and boards show more than before
    void set_buttons(Buttons& buttons, const SiwuliuMoment& at, const TablePanels& panels) const;
    void draw(render::Stage& stage, const SiwuliuMoment& at, const render::Camera& camera, DiceCast& cast,
              const Buttons& buttons, const TableReply::Sentence& news, double time);
    ThrowPlaces places(const Layout& layout) const;  // numbers go to the faces of whoever threw
    std::string edge(const siwuliu::Rules& rules);   // whom the sheet favours, in a sentence
    ui::OddsFacts odds_facts(const siwuliu::Rules& rules);
    void report(nlohmann::json& out, const SiwuliuMoment& at) const;

 private:
    void draw_table(render::Stage& stage, const SiwuliuMoment& at, const render::Camera& camera, DiceCast& cast,
                    double time);
    std::string status(const SiwuliuMoment& at) const;
    // As the game stands, or as it lay where somebody looks back to.
    const SiwuliuTill& till() const { return look_back.on_show() ? look_back.till() : told.till(); }
    const SiwuliuRound& round() const { return look_back.on_show() ? nothing_thrown_ : told.round(); }

    world::World& world_;
    SiwuliuRound nothing_thrown_;
    SiwuliuOddsCache odds_cache_;
    world::Id purse_flaps_{}, bet_flaps_{};
};

}  // namespace boxcars::scenes

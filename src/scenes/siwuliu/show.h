// What the Lacquer Car shows of a game: what has been told, the boards of the dash, the table. Makes the moment that
// everything is drawn and said from, its picture, and the same as data. Decides nothing.
#pragma once
#include "scenes/celebration.h"
#include "scenes/dice_cast.h"
#include "scenes/game_now.h"
#include "scenes/hud.h"
#include "scenes/siwuliu/facts.h"
#include "scenes/siwuliu/odds_cache.h"
#include "scenes/siwuliu/told.h"
#include "scenes/siwuliu/view.h"
#include "scenes/table_panels.h"
#include "scenes/table_reply.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

struct SiwuliuNow : GameNow<siwuliu::Rules> {  // what the scene knows at this tick
    Cents next_bet = 0;
};

std::vector<HitTarget> siwuliu_landmarks(const Layout& layout, std::span<const glm::vec3> dice);  // and the circles

class SiwuliuShow {
 public:
    explicit SiwuliuShow(world::World& world);

    SiwuliuTold told;
    SiwuliuLookBack look_back;

    SiwuliuTold::Onlooker onlooker(const SiwuliuNow& now) const;
    SiwuliuMoment moment(const SiwuliuNow& now) const;
    struct MoneyBoard {  // of split flaps
        world::Id flaps;
        render::Rect where;
        int cells;
        std::string text;
    };
    std::array<MoneyBoard, 2> boards(const SiwuliuNow& now) const;
    // By so many bets, 0: to where the table stands. What there is to be said besides; empty: nothing.
    std::string look(int by, const SiwuliuNow& now) {
        return look_back.on_show() || moment(now).may_look_back() ? look_back.look(by) : "";
    }
    std::string accuracy();                       // of all bets so far; empty: there were none
    bool tick(Ticks now, audio::Sounds& sounds);  // true: coins landed, and boards show more than before
    void set_buttons(Buttons& buttons, const SiwuliuNow& now, const TablePanels& panels) const;
    void draw(render::Stage& stage, const SiwuliuNow& now, const render::Camera& camera, DiceCast& cast,
              const Buttons& buttons, const TableReply::Sentence& news, double time);
    ThrowPlaces places(const Layout& layout) const;  // numbers go to the faces of whoever threw
    std::string edge(const siwuliu::Rules& rules);   // whom the sheet favours, in a sentence
    ui::OddsFacts odds_facts(const siwuliu::Rules& rules);
    void report(nlohmann::json& out, const SiwuliuNow& now) const;

 private:
    void draw_table(render::Stage& stage, const SiwuliuNow& now, const SiwuliuMoment& at, const render::Camera& camera,
                    DiceCast& cast, double time);
    std::string status(const SiwuliuNow& now) const;
    // As the game stands, or as it lay where somebody looks back to.
    const SiwuliuTill& till() const { return look_back.on_show() ? look_back.till() : told.till(); }
    const SiwuliuRound& round() const { return look_back.on_show() ? nothing_thrown_ : told.round(); }

    world::World& world_;
    SiwuliuRound nothing_thrown_;
    SiwuliuOddsCache odds_cache_;
    world::Id purse_flaps_{}, bet_flaps_{};
};

}  // namespace boxcars::scenes

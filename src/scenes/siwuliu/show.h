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

    SiwuliuTold::Onlooker onlooker(const SiwuliuNow& now) const;
    SiwuliuMoment moment(const SiwuliuNow& now) const;
    struct MoneyBoard {  // of split flaps
        world::Id flaps;
        render::Rect where;
        int cells;
        std::string text;
    };
    std::array<MoneyBoard, 2> boards(const SiwuliuNow& now) const;
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

    world::World& world_;
    SiwuliuOddsCache odds_cache_;
    world::Id purse_flaps_{}, bet_flaps_{};
};

}  // namespace boxcars::scenes

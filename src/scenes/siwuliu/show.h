// What the Lacquer Car shows of a game: the round as far as it has been told, the money that travels, the rounds so
// far. Makes the moment that everything is drawn and said from, its picture, and the same as data. Decides nothing.
#pragma once
#include "scenes/dice_cast.h"
#include "scenes/hud.h"
#include "scenes/siwuliu/ledger.h"
#include "scenes/siwuliu/moment.h"
#include "scenes/siwuliu/odds_cache.h"
#include "scenes/siwuliu/round.h"
#include "scenes/siwuliu/till.h"
#include "scenes/siwuliu/view.h"
#include "session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

struct SiwuliuNow {  // what the scene knows at this tick
    const session::Session<siwuliu::Rules>& session;
    const siwuliu::State& shown;
    const platform::Settings& settings;
    const Layout& layout;
    SiwuliuPhase phase = SiwuliuPhase::Betting;
    bool shaking = false, flying = false;
    bool played = false, demo = false, paused = false;
    Cents next_bet = 0;
    Ticks clock = 0;
};

class SiwuliuShow {
 public:
    using Facts = std::span<const siwuliu::Fact>;
    explicit SiwuliuShow(world::World& world);

    SiwuliuTill till;
    SiwuliuRound round;
    SiwuliuLedger ledger;  // of this game

    void begin_round(const siwuliu::State& state, Cents opening_bank);
    void take_back(const siwuliu::State& state);
    void move_coins(Facts facts, const SiwuliuNow& now);
    bool collect(const SiwuliuNow& now);       // false: there was nothing to fetch
    Cents settle(Facts facts, bool practice);  // the round goes on record; what it changed

    SiwuliuMoment moment(const SiwuliuNow& now) const;
    struct MoneyBoard {  // of split flaps
        world::Id flaps;
        render::Rect where;
        int cells;
        std::string text;
    };
    std::array<MoneyBoard, 2> boards(const SiwuliuNow& now) const;
    // `calm`: no panel lies over the table; `listed`: the list of rounds is open.
    void set_buttons(Buttons& buttons, const SiwuliuNow& now, bool calm, bool listed) const;
    struct TableNews {  // a refusal, or what went well; empty: neither stands
        std::string words;
        bool refused = false;
    };
    void draw(render::Stage& stage, const SiwuliuNow& now, const render::Camera& camera, DiceCast& cast,
              const Buttons& buttons, const TableNews& news, double time);
    std::string edge(const siwuliu::Rules& rules);       // whom the sheet favours, in a sentence
    std::string odds_line(const siwuliu::Rules& rules);  // the same, as a demonstration shows it
    void report(nlohmann::json& out, const SiwuliuNow& now) const;

 private:
    SiwuliuTill::CoinPlaces places(const Layout& layout) const;
    void draw_table(render::Stage& stage, const SiwuliuNow& now, const SiwuliuMoment& at, const render::Camera& camera,
                    DiceCast& cast, double time);
    std::string status(const SiwuliuNow& now) const;

    world::World& world_;
    SiwuliuOddsCache odds_cache_;
    world::Id purse_flaps_{}, bet_flaps_{};
};

}  // namespace boxcars::scenes

// What the craps table shows and remembers of a sitting: the felt, what lies beyond it, those who sit along, the throws
// of the hand, exact odds. Makes the moment that everything is drawn from, and the picture of it. Decides nothing.
#pragma once
#include "scenes/celebration.h"
#include "scenes/craps/coach.h"
#include "scenes/craps/look_back.h"
#include "scenes/craps/moment.h"
#include "scenes/dice_cast.h"
#include "scenes/game_now.h"
#include "scenes/table_panels.h"
#include "scenes/table_reply.h"

namespace boxcars::scenes {

// With a point set, and a quarter of all the money on the felt.
bool much_hangs_on(const craps::State& shown);

struct CrapsNow : GameNow<craps::Rules> {  // what the scene knows at this tick
    const BetInput& hand;
    bool betting = false, broke = false;
    bool wait_for_odds = false;
    TableReply::Sentence reply{};  // said just now
    bool boxcars = false;          // roll over the rail
};

class CrapsShow {
 public:
    explicit CrapsShow(world::World& world) : world_(world), dash_(world) {}

    FeltView felt;
    FarZone far_zone;
    CrapsOthers others;
    CrapsOddsCache odds_cache;
    CrapsLookBack look_back;
    ThrowRate throw_rate;
    bool open_felt = false;

    void new_table(const session::Session<craps::Rules>& session);  // nothing is on it, nothing was thrown
    // What stands over the dash from now on, until another spot is looked at: why bets were lost in those facts, and
    // what is wanted and feared now.
    void say(const session::Session<craps::Rules>& session, std::span<const craps::Fact> facts, const BetInput& hand);
    // A throw as it is remembered; `from`: the table over which the dice flew.
    void remember(const craps::State& from, const session::Entry<craps::Rules>& entry);
    const craps::Rules& sheet() const { return sheet_; }  // in force when the newest entry was remembered
    void sheet_is(const craps::Rules& rules) { sheet_ = rules; }
    void thrown(const std::vector<int>& faces, Ticks now);
    struct Rested {  // a throw whose dice have come to rest
        std::span<const craps::Fact> facts;
        const craps::State &before, &after;
    };
    void landed(const Rested& rested, const Layout& layout, Ticks now, bool reduced);
    // The purse counts up as chips land in it, not before.
    std::array<CrapsDash::FlapBoard, 2> boards(const Layout& layout, craps::State shown) const {
        shown.bankroll -= felt.on_the_way_home();
        return dash_.boards(layout, shown);
    }
    bool tick(Ticks now, audio::Sounds& sounds);  // have chips landed?
    // At both the hand's cursor stays on what is seen. False: the other side is folded away.
    bool turn_leaf(const Layout& layout, BetInput& hand);
    void unfold(platform::FeltBets asked, const craps::State& shown, BetInput& hand);
    ThrowPlaces places(const Layout& layout, std::span<const glm::vec3> dice) const;
    std::vector<HitTarget> landmarks(const CrapsNow& now, std::span<const glm::vec3> dice) const;  // and the puck
    // `from`: felt.camera(layout), shaken by whatever shakes the car.
    void draw(render::Stage& stage, const CrapsNow& now, const render::Camera& from, DiceCast& cast,
              const Buttons& buttons, double time);
    void state(nlohmann::json& out, const craps::State& shown, const BetInput& hand, const std::string& told) const;

 private:
    // A prize is counted beside the dice, which lie there, on the side with more room.
    PrizePlace prize_place(const Layout& layout, std::span<const glm::vec3> dice) const;
    CrapsMoment moment(const CrapsNow& now);
    std::string coach(const CrapsNow& now);
    void keep_in_sight(BetInput& hand) const;

    world::World& world_;
    CrapsDash dash_;
    craps::Rules sheet_{};
    int rolls_ = 0;                          // of this hand
    std::string says_;                       // over the dash
    std::optional<craps::Spot> focus_then_;  // when that was said
};

}  // namespace boxcars::scenes

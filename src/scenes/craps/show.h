// What the craps table shows and remembers of a sitting: the felt, what lies beyond it, those who sit along, the throws
// of the hand, exact odds, the line over the dash. Draws the moment that the scene makes. Decides nothing.
#pragma once
#include "audio/sound.h"
#include "platform/settings.h"
#include "rules/craps/facts.h"
#include "scenes/craps/bet_input.h"
#include "scenes/craps/dash.h"
#include "scenes/craps/far_zone.h"
#include "scenes/craps/look_back.h"
#include "scenes/craps/odds_cache.h"
#include "scenes/table/celebration.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/reply.h"

#include <nlohmann/json_fwd.hpp>
#include <span>

namespace boxcars::scenes {

// What a throw at the craps table sounds like once it is shown. Decides which sounds and how loud; plays them.

void sound_of_throw(audio::Sounds& sounds, std::span<const craps::Fact> facts, Cents result);  // of the bets, net

// With a point set, and a quarter of all the money on the felt.
bool much_hangs_on(const craps::State& shown);

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
    std::vector<HitTarget> landmarks(const CrapsMoment& at, std::span<const glm::vec3> dice) const;  // and the puck
    // `from`: felt.camera(layout), shaken by whatever shakes the car.
    void draw(render::Stage& stage, const CrapsMoment& at, const render::Camera& from, DiceCast& cast,
              const Buttons& buttons, const BetInput& hand, double time);
    void state(nlohmann::json& out, const craps::State& shown) const;
    int rolls() const { return rolls_; }  // of this hand

 private:
    // A prize is counted beside the dice, which lie there, on the side with more room.
    PrizePlace prize_place(const Layout& layout, std::span<const glm::vec3> dice) const;
    struct Hint {
        std::string words;
        render::Colour colour = render::colours::ivory;
    };
    Hint hint(const CrapsMoment& at);            // a refusal, or the spot in focus, in a breath
    std::string coached(const CrapsMoment& at);  // what he says of the spot in focus; empty: he is silent
    void keep_in_sight(BetInput& hand) const;

    world::World& world_;
    CrapsDash dash_;
    craps::Rules sheet_{};
    int rolls_ = 0;                          // of this hand
    std::string says_;                       // over the dash
    std::optional<craps::Spot> focus_then_;  // when that was said
};

}  // namespace boxcars::scenes

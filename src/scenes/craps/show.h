// Everything that the craps table shows and remembers of a sitting: felt, far end, other players, odds, look back, dash
// and hint line. Draws the CrapsMoment that the scene gives it.
#pragma once
#include "scenes/craps/dash.h"
#include "scenes/craps/far_zone.h"
#include "scenes/craps/felt_view.h"
#include "scenes/craps/forecast.h"
#include "scenes/craps/look_back.h"
#include "scenes/table/celebration.h"
#include "scenes/table/dice_cast.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

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
    craps::Rules sheet{};  // at the newest remembered entry

    void new_table(const session::Sitting& session);
    // Sets the hint line, shown while `focus` stays in focus: why bets lost, and what the player now wants and fears.
    void say(const session::Sitting& session, std::span<const craps::Fact> facts, std::optional<craps::Spot> focus);
    // Remembers a throw. `from`: the table before it.
    void remember(const craps::State& from, const session::Entry& entry);
    void thrown(const std::vector<int>& faces, Ticks now);
    // The bankroll shown leaves out chips that are still on their way to it.
    std::array<FlapBoard, 2> boards(const Layout& layout, craps::State shown) const {
        shown.bankroll -= felt.on_the_way_home();
        return dash_.boards(layout, shown);
    }
    ThrowPlaces places(const Layout& layout, std::span<const glm::vec3> dice) const;
    // `from`: felt.camera(layout) with any shake.
    void draw(render::Stage& stage, const CrapsMoment& at, const render::Camera& from, DiceCast& cast, double time);
    void state(nlohmann::json& out, const craps::State& shown) const;
    int rolls() const { return rolls_; }                           // in this hand
    std::span<const craps::Spot> named() const { return named_; }  // the spots that the coach names
    // Whether the coach names a bet of this section that is not in sight.
    bool names_hidden_bet(FeltSection section) const;

 private:
    struct Hint {
        std::string words;
        render::Colour colour = render::colours::ivory;
    };
    Hint hint(const CrapsMoment& at);            // the line over the dash
    std::string coached(const CrapsMoment& at);  // empty: the coach is silent
    std::string coach_sentence(const CrapsMoment& at);

    world::World& world_;
    CrapsDash dash_;
    int rolls_ = 0;                          // in this hand
    std::string says_;                       // the hint line set by say()
    std::optional<craps::Spot> focus_then_;  // the spot in focus when say() set it
    std::string coached_;                    // the coach's last words, and the spots that they name
    std::vector<craps::Spot> named_;
};

}  // namespace boxcars::scenes

// Everything that the craps table shows and remembers of a sitting: felt, far end, other players, odds, look back, dash
// and hint line. Draws the CrapsMoment that the scene gives it.
#pragma once
#include "scenes/craps/far_zone.h"
#include "scenes/craps/felt_view.h"
#include "scenes/craps/odds.h"
#include "scenes/table/celebration.h"
#include "ui/craps/panels.h"

namespace boxcars::scenes {

// The dash: purse, chips and buttons, the hint line above it, and the top bar with point, roll and status such as
// "PRACTICE". The scene handles the presses.
namespace craps_dash {
std::array<Rect, chip_values.size()> rack(const Layout& layout);  // the chips to choose from
// `again`: no bet is down and Rebet would repeat the last bets, so its button lights up.
void set_buttons(Buttons& buttons, const CrapsMoment& at, bool list_open, bool again);
void draw(Canvas& canvas, const CrapsMoment& at);
// Draws a line of text over the dash; nothing if `words` is empty.
void draw_hint(Canvas& canvas, const Layout& layout, const std::string& words, Colour colour);
using Flaps = std::array<world::Id, 2>;  // of the bankroll and of the money on the table
std::array<FlapBoard, 2> boards(const Flaps& flaps, const Layout& layout, Cents bankroll, Cents on_table);
}  // namespace craps_dash

class CrapsShow {
 public:
    explicit CrapsShow(world::World& world);  // adds the split flaps of the dash

    FeltView felt;
    FarZone far_zone;
    CrapsOthers others;
    CrapsOddsCache odds_cache;
    CrapsLookBack look_back;
    ThrowRate throw_rate;
    bool open_felt = false;
    craps::Rules sheet{};  // at the newest remembered entry

    void new_table(const session::Sitting& session) {
        others.sit(session.rules().as<craps::Rules>(), std::span{session.players()}.subspan(1));
        far_zone.clear();
        throw_rate.begin();
        look_back.begin(session.state().as<craps::State>());
        rolls_ = 0;
        sheet = session.rules().as<craps::Rules>();
    }
    // Sets the hint line, shown while `focus` stays in focus: why bets lost, and what the player now wants and fears.
    void say(const session::Sitting& session, std::span<const craps::Fact> facts, std::optional<Spot> focus);
    // Remembers a throw. `from`: the table before it.
    void remember(const craps::State& from, const session::Entry& entry) {
        if (from.new_hand) rolls_ = 0;
        ++rolls_;
        look_back.thrown(sheet, from);
        look_back.rested(entry.step.next.as<craps::State>());
        far_zone.remember(rules::facts_of<craps::Fact>(entry.step.facts));
        others.thrown(sheet, {entry.faces[0], entry.faces[1]});
        others.show();
    }
    void thrown(const std::vector<int>& faces, Ticks now) {
        throw_rate.thrown(now);
        look_back.close();
        others.thrown(sheet, {faces[0], faces[1]});
        far_zone.silence();
    }
    // The bankroll shown leaves out chips that are still on their way to it.
    Cents purse(const craps::State& shown) const { return shown.bankroll - felt.flights.on_the_way_home(); }
    std::array<FlapBoard, 2> boards(const Layout& layout, const craps::State& shown) const {
        return craps_dash::boards(flaps_, layout, purse(shown), on_table(shown));
    }
    ThrowPlaces places(const Layout& layout, std::span<const vec3> dice) const;
    // `from`: felt.camera(layout) with any shake.
    void draw(Stage& stage, const CrapsMoment& at, const Camera& from, DiceCast& cast, double time);
    void state(Json& out, const craps::State& shown) const;
    int rolls() const { return rolls_; }                    // in this hand
    std::span<const Spot> named() const { return named_; }  // the spots that the coach names
    // Whether the coach names a bet of this section that is not in sight.
    bool names_hidden_bet(FeltSection section) const {
        return std::ranges::any_of(named_, [&](Spot spot) {
            return section_of(spot.kind) == section && !felt.places().on(spot, felt.leaf());
        });
    }

 private:
    struct Hint {
        std::string words;
        Colour colour = colours::ivory;
    };
    Hint hint(const CrapsMoment& at);             // the line over the dash
    std::string coached(const CrapsMoment& at) {  // empty: the coach is silent
        std::string words = coach_sentence(at);
        if (coached_ != words) named_ = ui::spots_named(coached_ = words, felt.places().spots());
        return words;
    }
    std::string coach_sentence(const CrapsMoment& at);

    craps_dash::Flaps flaps_;
    int rolls_ = 0;                   // in this hand
    std::string says_;                // the hint line set by say()
    std::optional<Spot> focus_then_;  // the spot in focus when say() set it
    std::string coached_;             // the coach's last words, and the spots that they name
    std::vector<Spot> named_;
};

}  // namespace boxcars::scenes

// Craps, the game of the Casino Car. Connects the players' input (BetInput) with the session and with what is shown
// (CrapsShow). The session decides and stores every throw before the dice move.
#pragma once
#include "scenes/craps/bet_input.h"
#include "scenes/craps/card.h"
#include "scenes/craps/show.h"
#include "scenes/table/table_of.h"
#include "session/craps/requests.h"
#include "ui/craps/panels.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {

// The panels of the craps table, and the data that they display: the bankroll's curve and the count of totals.
class CrapsPanels final : public TablePanels {
 public:
    CrapsPanels();
    void new_sitting(const Sitting& session);
    // Records a throw, unless the sitting is practice. `expected`: of its result for the chips then on the felt.
    void thrown(const Sitting& session, const odds::WorthMoments& expected, const craps::Threw& dice);
    ui::CrapsBetsRequests draw_bets(SceneServices& services, const ui::CrapsBetsView& in);

    std::span<const ui::CrapsPoint> bankroll() const { return bankroll_.points(); }
    const ui::NumberCount& totals() const { return totals_; }

 private:
    ui::CrapsBets bets_;
    ui::CrapsCurve bankroll_;
    ui::NumberCount totals_;
};

class CrapsScene : public TableOf<craps::Rules> {
 public:
    CrapsScene(SceneServices& services, TableOptions options);

    void draw(render::Stage& stage, double between) override;
    void overlay() override;

 private:
    // ---- acting ----
    void advance_own() override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    void set_own_buttons() override;
    void update_boards(bool at_once = false) override;
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(sheet()); }
    void add_to_lab(LabRequest& request) const override { scenes::add_to_lab(request, sitting(), shown_); }
    void report(nlohmann::json& out) const override;
    void add_bet_commands();
    void take_chip(std::size_t nth);
    void turn_leaf();
    void fold_felt();
    void unfold();  // updates which bets the felt shows
    std::string look(int by);
    void set_look_back(const CrapsMoment& at);
    void betting(const platform::Input& input, const Clicked& clicked);
    // Carries out the requests in order. If a request's second decision is refused, its first is undone.
    void place(std::span<const BetRequest> requests);
    void place_all(const session::CrapsRequest& request);
    bool thrown(const Answer& answer) override;
    void play_along();  // plays the demonstration or a recording

    // ---- showing ----
    bool begin(const Sitting& session, bool new_sitting) override;
    void remember(const Sitting& session, std::size_t entry) override;
    void lay(bool anew) override;
    Ticks reveal(Facts& rest) override;  // reveals all facts at once
    CrapsMoment now() const;
    bool bets_open() const { return at_rest() && !broke_; }
    bool takes_bets() const {
        return bets_open() && !frame_.cooldown().lasts() && bets_open_since_ &&
               !frame_.cooldown().lasts_since(*bets_open_since_);
    }

    CrapsShow show_{frame_.world()};
    BetInput hand_;
    std::vector<craps::Placed> last_bets_;  // at the last throw that settled one, for Rebet
    CrapsPanels panels_;

    GameDie die_;
    bool broke_ = false;    // the bankroll is gone
    bool printed_ = false;  // whether the felt is printed
    std::optional<Ticks> bets_open_since_;
};

}  // namespace boxcars::scenes

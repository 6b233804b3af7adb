// Cee-lo with a bank, the Freight Car: two to six round a cable drum, one banks, the others bet against the bank, and
// the bank goes round. The session decides and stores everything before it moves; this scene asks it, tells what came
// of it fact by fact, and hands that to CeeloShow.
#pragma once
#include "scenes/ceelo/dash.h"
#include "scenes/ceelo/for_lab.h"
#include "scenes/ceelo/panels.h"
#include "scenes/ceelo/show.h"
#include "scenes/ceelo/view.h"
#include "scenes/game_scene.h"

namespace boxcars::scenes {

extern template class GameScene<ceelo::Rules>;
using CeeloOptions = TableOptions<ceelo::Rules>;

class CeeloScene : public GameScene<ceelo::Rules> {
 public:
    CeeloScene(SceneServices& services, CeeloOptions options);

    std::vector<HitTarget> landmarks() const override { return show_.landmarks(layout_, cast_.middles(clock_)); }
    void draw(render::Stage& stage, double between) override;
    void overlay() override;

 private:
    using Phase = CeeloPhase;

    // the table
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override { return ceelo_keys; }
    bool press_own(const std::string& button) override;
    void advance_own() override {
        if (show_.tick(clock_, hurried(), services_.sounds)) update_boards();
    }
    void while_paused(const platform::Input& input) override {
        if (input.pressed(platform::Action::Skip)) step_one_decision();
    }
    void set_own_buttons() override { show_.set_buttons(buttons_, now(), pace_); }
    void update_boards(bool at_once = false) override;
    void add_to_lab(LabRequest& request) const override { scenes::add_to_lab(request, *session_, shown_); }
    ui::OddsFacts odds_facts() override { return show_.odds_facts(now()); }
    const char* own_phase() const override { return name_of(phase_); }
    void report(nlohmann::json& out) const override { show_.report(out, now()); }
    std::vector<HitTarget> own_hit_targets() const override { return show_.hit_targets(buttons_, now()); }
    ThrowPlaces places() const override { return show_.places(now()); }

    // the game
    void sit_down(session::Setup<ceelo::Rules> setup) override;
    void new_game(Facts opening) override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    bool hurries_wait() const override { return is(Phase::Thinking); }
    void decided(const ceelo::State& before, const Answer& answer) override;
    void throw_refused() override { next_move(); }
    Ticks reveal(Facts rest) override;
    void revealed() override;

    void person_decides(const platform::Input& input, const Clicked& clicked);
    void computer();
    void step_one_decision();
    void next_move();
    void finish();

    CeeloNow now() const { return {game_now(), *seats_, amount_, phase_, finished_since_}; }
    bool by_hand(int player) const { return played() && player >= 0 && seats_->human(player); }
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }

    std::optional<CeeloSeats> seats_;
    CeeloPanels panels_;
    CeeloShow show_{world_};
    CeeloAmount amount_;

    Phase phase_ = Phase::Thinking;
    Ticks finished_since_ = -1;
};

}  // namespace boxcars::scenes

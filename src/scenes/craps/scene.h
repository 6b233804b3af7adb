// Craps, the Casino Car: a full table of bets, two dice against the far wall. Chips go down with the mouse, the keys or
// from the list; the session decides and stores every throw before anything moves; this scene connects what the hands
// ask for (BetInput, CrapsBetting) with what is shown (CrapsShow) once the dice rest.
#pragma once
#include "scenes/craps/betting.h"
#include "scenes/craps/panels.h"
#include "scenes/craps/show.h"
#include "scenes/game_scene.h"

namespace boxcars::scenes {

extern template class GameScene<craps::Rules>;
using CrapsOptions = TableOptions<craps::Rules>;

class CrapsScene : public GameScene<craps::Rules> {
 public:
    CrapsScene(SceneServices& services, CrapsOptions options);

    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    void state(nlohmann::json& out) const override;

 private:
    enum class Phase { Betting, Broke };

    // act
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override;
    bool press_own(const std::string& button) override;
    void advance_own() override;
    void play(const platform::Input& input, const std::optional<std::string>& clicked) override;
    std::vector<HitTarget> own_hit_targets() const override;
    void set_buttons() override;
    void update_boards(bool at_once = false) override;
    std::string odds_line() override { return show_.odds_line(session_->rules()); }
    void sit_down(session::Setup<craps::Rules> setup) override;
    void betting(const platform::Input& input, const std::optional<std::string>& clicked);
    CrapsBetting::OpenTable open_table();
    void decided(const craps::State& before, const Answer& answer) override;
    void taken_back() override;
    void before_throw() override;
    void thrown(const Answer& answer) override;
    void play_along();  // the demonstration, or a recording
    void new_game(Facts opening) override;
    void rules_changed() override;

    // show
    void new_table();  // nothing is on it, nothing was thrown
    void landed(Facts facts) override;
    Ticks reveal(Facts) override { return 0; }  // all at once: see landed()
    void revealed() override;
    void table_changed();  // another sheet is in force: the felt is printed anew
    CrapsNow now() const;
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }

    CrapsShow show_{world_};
    CrapsBetting betting_;
    CrapsPanels panels_;

    Phase phase_ = Phase::Betting;
};

}  // namespace boxcars::scenes

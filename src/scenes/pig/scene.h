// Pig, the Buffet Car: race to the goal with one pink die. Throw it, hold, watch the house do the same.
// The session decides and stores every roll before anything moves; this scene asks it, keeps what has been told, and
// hands that to what is shown (show.h).
#pragma once
#include "scenes/game_scene.h"
#include "scenes/pig/panels.h"
#include "scenes/pig/show.h"

namespace boxcars::scenes {

extern template class GameScene<pig::Rules>;
using PigOptions = TableOptions<pig::Rules>;

class PigScene : public GameScene<pig::Rules> {
 public:
    PigScene(SceneServices& services, PigOptions options);

    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    void state(nlohmann::json& out) const override;

 private:
    enum class Phase { Choosing, Opening, Thinking, Waiting, Finished };

    // act: a person's or a policy's decision, decided and stored by the session at once
    void sit_down(session::Setup<pig::Rules> setup) override;
    void new_game(Facts opening) override;
    void begin_game();
    void play(const platform::Input& input, const std::optional<std::string>& clicked) override;
    void person(const platform::Input& input, const std::optional<std::string>& clicked);
    bool pressed_on_die(const platform::Input& input) const;
    void computer();
    void finished(const platform::Input& input);
    void look_back(int by);
    std::vector<int> faces_of_dice(const std::vector<int>& faces) const override;
    void thrown(const Answer& answer) override;
    void decided(const pig::State& before, const Answer& answer) override;
    void remember(bool rolled);  // for the look back

    // show: what happened, once the player may know it
    Ticks reveal(Facts rest) override;
    void revealed() override;
    void start_turn();
    void next_decision(Ticks thinks);
    void finish();
    void keep_solution();
    void advance_own() override { keep_solution(); }

    // what TableScene asks
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override;
    bool press_own(const std::string& button) override;
    std::vector<HitTarget> own_hit_targets() const override;
    void set_buttons() override;
    void update_boards(bool at_once = false) override;
    std::string odds_line() override;
    bool unopened() const override { return phase_ == Phase::Choosing; }

    PigNow now() const;
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }
    bool by_hand(int player) const { return player >= 0 && !watching() && seats_->human(player); }

    std::optional<PigSeats> seats_;
    odds::PigSolverService solver_;
    std::shared_ptr<const odds::PigSolution> solution_;
    PigShow show_{world_};
    PigPanels panels_;
    std::optional<render::Rect> die_spot_;

    Phase phase_ = Phase::Opening;
};

}  // namespace boxcars::scenes

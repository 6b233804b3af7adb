// Pig, the Buffet Car: race to the goal with one pink die. Throw it, hold, watch the house do the same.
// The session decides and stores every roll before anything moves; this scene asks it, keeps what has been told, and
// hands that to what is shown (show.h).
#pragma once
#include "scenes/game_scene.h"
#include "scenes/pig/controls.h"
#include "scenes/pig/facts.h"
#include "scenes/pig/for_lab.h"
#include "scenes/pig/panels.h"
#include "scenes/pig/show.h"

namespace boxcars::scenes {

extern template class GameScene<pig::Rules>;
using PigOptions = TableOptions<pig::Rules>;

class PigScene : public GameScene<pig::Rules> {
 public:
    PigScene(SceneServices& services, PigOptions options);

    std::vector<HitTarget> landmarks() const override { return show_.landmarks(now(), cast_.middles(clock_)); }
    void draw(render::Stage& stage, double between) override;
    void overlay() override;

 private:
    using Phase = PigPhase;

    // act: a person's or a policy's decision, decided and stored by the session at once
    void sit_down(session::Setup<pig::Rules> setup) override;
    void new_game(Facts opening) override;
    void begin_game(Ticks opens, bool at_once);
    void play(const platform::Input& input, const Clicked& clicked) override;
    void person(const platform::Input& input, const Clicked& clicked);
    void computer();
    void finished(const platform::Input& input);
    void look_back(int by);
    bool decides(const Answer&) const override { return may_come_home(session_->rules(), shown_); }
    std::vector<int> faces_of_dice(const std::vector<int>& faces) const override { return pips_of(faces); }
    void thrown(const Answer& answer) override {
        if (!answer.forced) remember(true);
        show_.told.drain_since = -1;
    }
    void decided(const pig::State& before, const Answer& answer) override;
    void remember(bool rolled);  // for the look back, what a person chose; not what the game was told to throw

    // show: what happened, once the player may know it
    Ticks reveal(Facts rest) override;
    void revealed() override;
    void start_turn();
    void next_decision(Ticks thinks);
    void finish();
    void advance_own() override;

    // what TableScene asks
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override { return pig_keys; }
    bool press_own(const std::string& button) override;
    std::vector<HitTarget> own_hit_targets() const override { return controls_.hit_targets(buttons_); }
    void set_own_buttons() override {
        controls_.set(buttons_, layout_, show_.moment(now()), show_.look_back, services_.settings.muted);
    }
    void update_boards(bool at_once = false) override { show_.update_boards(now(), at_once); }
    void add_to_lab(LabRequest& request) const override { scenes::add_to_lab(request, *session_, shown_); }
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(session_->rules()); }
    const char* own_phase() const override { return name_of(phase_); }
    void report(nlohmann::json& out) const override { show_.report(out, cast_.faces_up(clock_), clock_); }
    ThrowPlaces places() const override { return show_.places(layout_); }

    PigNow now() const { return {game_now(), *seats_, panels_.match(), solving_, phase_, by_hand(shown_.turn)}; }
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }
    bool by_hand(int player) const { return player >= 0 && !watching() && seats_->human(player); }

    std::optional<PigSeats> seats_;
    PigSolving solving_;
    PigShow show_{world_};
    PigPanels panels_;
    PigControls controls_;

    Phase phase_ = Phase::Opening;
};

}  // namespace boxcars::scenes

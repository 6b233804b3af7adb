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
    Facts begin(const Session& session, bool new_sitting) override;
    void remember(const Session& session, std::size_t entry) override;
    void lay(bool anew) override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    void person(const platform::Input& input, const Clicked& clicked);
    void computer();
    void finished(const platform::Input& input);
    void look_back(int by);
    bool thrown(const Answer&) override {
        show_.told.drain_since = -1;
        return may_come_home(session_->rules(), shown_);
    }
    void wait_in(Phase phase, Ticks ticks = 0) {
        phase_ = phase;
        waits_for_ = name_of(phase);
        wait(ticks);
    }

    // show: what happened, once the player may know it
    Ticks reveal(Facts& rest) override;
    void next_decision(Ticks thinks);
    void finish();
    void advance_own() override;

    // what TableScene asks
    bool press_own(const std::string& button) override;
    void set_own_buttons() override {
        controls_.set(buttons_, layout_, show_.moment(now()), show_.look_back, services_.settings.muted);
    }
    void update_boards(bool at_once = false) override { show_.update_boards(now(), at_once); }
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(session_->rules()); }
    void report(nlohmann::json& out) const override { show_.report(out, cast_.faces_up(clock_), clock_); }

    PigNow now() const { return {game_now(), *seats_, panels_.match(), solving_, phase_, by_hand(shown_.turn)}; }
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }
    bool by_hand(int player) const { return player >= 0 && !watching() && seats_->human(player); }

    std::optional<PigSeats> seats_;
    PigSolving solving_;
    PigShow show_{world_};
    PigPanels panels_;
    PigControls controls_;
    std::vector<int> turn_faces_;  // of the turn, as far as it is remembered

    Phase phase_ = Phase::Opening;
};

}  // namespace boxcars::scenes

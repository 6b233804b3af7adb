// Sì-wŭ-liù, the Lacquer Car: bets until the bank is covered, the banker's throws, the player's throws against his
// point, coins that change circles. The session decides and stores every throw before anything moves; this scene
// carries out what is asked (asked.h), tells what came of it, and hands that to SiwuliuShow.
#pragma once
#include "scenes/game_scene.h"
#include "scenes/siwuliu/asked.h"
#include "scenes/siwuliu/dash.h"
#include "scenes/siwuliu/for_lab.h"
#include "scenes/siwuliu/panels.h"
#include "scenes/siwuliu/show.h"

namespace boxcars::scenes {

extern template class GameScene<siwuliu::Rules>;
using SiwuliuOptions = TableOptions<siwuliu::Rules>;

class SiwuliuScene : public GameScene<siwuliu::Rules> {
 public:
    SiwuliuScene(SceneServices& services, SiwuliuOptions options);

    std::vector<HitTarget> landmarks() const override { return siwuliu_landmarks(layout_, cast_.middles(clock_)); }
    void draw(render::Stage& stage, double between) override;
    void overlay() override;

 private:
    using Phase = SiwuliuPhase;

    // the table
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override { return siwuliu_keys; }
    bool press_own(const std::string& button) override;
    void advance_own() override;
    void set_own_buttons() override { show_.set_buttons(buttons_, now(), panels_); }
    void update_boards(bool at_once = false) override;
    void add_to_lab(LabRequest& request) const override { scenes::add_to_lab(request, *session_, shown_); }
    ui::OddsFacts odds_facts() override { return show_.odds_facts(session_->rules()); }
    const char* own_phase() const override { return name_of(show_.told.phase()); }
    void report(nlohmann::json& out) const override;

    // the game
    void sit_down(session::Setup<siwuliu::Rules> setup) override;
    void new_game(Facts opening) override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    bool hurries_wait() const override { return is(Phase::Fetching) || (is(Phase::Banker) && played()); }
    bool decides(const Answer&) const override { return shown_.phase == siwuliu::Phase::PlayerRolls; }
    void thrown(const Answer& answer) override;
    void decided(const siwuliu::State& before, const Answer& answer) override;
    void landed(Facts facts) override;
    Ticks reveal(Facts) override { return 0; }  // all at once: see landed()
    void revealed() override {}
    void taken_back() override;
    void rules_changed() override { panels_.shown(*session_); }
    ThrowPlaces places() const override { return show_.places(layout_); }

    // a round, from bet to bet
    void begin_round();
    void collect();
    void next_round();
    void record(int number);
    void wait(Ticks ticks);

    SiwuliuNow now() const { return {game_now(), next_bet_.on_offer(is(Phase::Betting), shown_)}; }
    bool is(Phase phase) const { return at_rest() && show_.told.phase() == phase; }

    SiwuliuPanels panels_;
    SiwuliuShow show_{world_};
    NextBet next_bet_;
};

}  // namespace boxcars::scenes

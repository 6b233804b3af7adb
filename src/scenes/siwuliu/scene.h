// Sì-wŭ-liù, the Lacquer Car: bets until the bank is covered, the banker's throws, the player's throws against his
// point, coins that change circles. The session decides and stores every throw before anything moves; this scene asks
// it, tells what came of it, and hands that to SiwuliuShow.
#pragma once
#include "scenes/game_scene.h"
#include "scenes/siwuliu/bet.h"
#include "scenes/siwuliu/panels.h"
#include "scenes/siwuliu/show.h"

namespace boxcars::scenes {

extern template class GameScene<siwuliu::Rules>;
using SiwuliuOptions = TableOptions<siwuliu::Rules>;

class SiwuliuScene : public GameScene<siwuliu::Rules> {
 public:
    SiwuliuScene(SceneServices& services, SiwuliuOptions options);

    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    void state(nlohmann::json& out) const override;

 private:
    using Phase = SiwuliuPhase;
    using Clicked = std::optional<std::string>;

    // the table
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override;
    bool press_own(const std::string& button) override;
    void advance_own() override;
    void set_buttons() override;
    void update_boards(bool at_once = false) override;
    std::string odds_line() override;

    // the game
    void sit_down(session::Setup<siwuliu::Rules> setup) override;
    void new_game(Facts opening) override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    bool hurries_wait() const override { return is(Phase::Fetching) || (is(Phase::Banker) && played()); }
    void before_throw() override { point_before_ = session_->state().point; }
    void thrown(const Answer& answer) override;
    void decided(const siwuliu::State& before, const Answer& answer) override;
    void landed(Facts facts) override;
    Ticks reveal(Facts) override { return 0; }  // all at once: see landed()
    void revealed() override {}
    void taken_back() override;
    void rules_changed() override { panels_.shown(*session_); }

    // a round, from bet to bet
    void begin_round();
    void bet(const platform::Input& input, const Clicked& clicked);
    void banker(const platform::Input& input, const Clicked& clicked);
    void player(const platform::Input& input);
    void play_along();  // the demonstration, or a recording
    void settle(Facts facts);
    void settled(const platform::Input& input, const Clicked& clicked);
    void collect();
    void next_round();
    void over(const platform::Input& input, const Clicked& clicked);
    bool wants_record(const platform::Input& input, const Clicked& clicked) const;
    void record(int number);
    void other_sheet();

    SiwuliuNow now() const;
    siwuliu::Offer offer() const { return siwuliu::offer(shown_); }
    Cents next_bet() const { return is(Phase::Betting) ? next_bet_.within(offer().most) : next_bet_.amount(); }
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }

    SiwuliuPanels panels_;
    SiwuliuShow show_{world_};
    NextBet next_bet_;

    Phase phase_ = Phase::Betting;
    int point_before_ = 0;  // the banker's, when the dice flew
    std::string notice_;    // what went well, in a sentence; stands for a while, as a refusal does
};

}  // namespace boxcars::scenes

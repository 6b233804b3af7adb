// Sì-wŭ-liù, the Lacquer Car: bets until the bank is covered, the banker's throws, the player's throws against his
// point, coins that change circles. The session decides and stores every throw before anything moves; this scene only
// shows it.
#pragma once
#include "scenes/game_scene.h"
#include "scenes/siwuliu/calls.h"
#include "scenes/siwuliu/odds_cache.h"
#include "scenes/siwuliu/panels.h"
#include "scenes/siwuliu/till.h"
#include "scenes/siwuliu/view.h"

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
    enum class Phase {
        Betting,
        Banker,    // about to throw
        Player,    // the player's throw is awaited
        Settled,   // the verdict stands; the player's coins wait to be collected
        Fetching,  // they are on their way home
        Over,      // bank or purse is empty
    };

    // act: siwuliu_scene.cpp
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override;
    bool press_own(const std::string& button) override;
    void advance_own() override;
    void play(const platform::Input& input, const std::optional<std::string>& clicked) override;
    bool hurries_wait() const override { return is(Phase::Fetching) || (is(Phase::Banker) && played()); }
    void set_buttons() override;
    void update_boards(bool at_once = false) override;
    void sit_down(session::Setup<siwuliu::Rules> setup) override;
    void betting(const platform::Input& input, const std::optional<std::string>& clicked);
    void settled(const platform::Input& input, const std::optional<std::string>& clicked);
    void decided(const siwuliu::State& before, const Answer& answer) override;
    void taken_back() override;
    void before_throw() override;
    void thrown(const Answer& answer) override;
    void play_along();  // the demonstration, or a recording
    bool wants_record(const platform::Input& input, const std::optional<std::string>& clicked) const;
    void collect();
    void next_round();
    void new_game(Facts opening) override;
    void rules_changed() override;
    void other_sheet();
    bool pressed_on_bowl(const platform::Input& input) const;

    // show: siwuliu_scene_show.cpp
    void landed(Facts facts) override;
    Ticks reveal(Facts) override { return 0; }  // all at once: see landed()
    void revealed() override {}
    void show_bets(std::span<const siwuliu::Fact> facts);
    void show_throw(std::span<const siwuliu::Fact> facts);
    void settle(std::span<const siwuliu::Fact> facts);
    void begin_round();
    SiwuliuTill::Places places() const;

    // draw: siwuliu_scene_draw.cpp
    void set_verbs();
    void set_bet_buttons();
    siwuliu_look::Circle bank_circle(double time) const;
    siwuliu_look::Circle player_circle(double time) const;
    void draw_plate_below(render::Canvas& canvas, const render::Camera& camera, double time);
    void draw_edge(render::Canvas& canvas, render::Rect where);
    bool reveals_edge() const { return is(Phase::Betting) && shown_.bet == 0; }
    void draw_hint(render::Canvas& canvas);
    void draw_controls(render::Canvas& canvas, double time);
    std::string status() const;

    siwuliu::Offer offer() const { return siwuliu::offer(shown_); }
    Cents next_bet() const { return is(Phase::Betting) ? std::min(next_bet_, offer().most) : next_bet_; }
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }
    void record(int round);

    world::Id purse_flaps_{}, bet_flaps_{};
    SiwuliuPanels panels_;
    SiwuliuTill till_;
    SiwuliuOddsCache odds_cache_;

    Phase phase_ = Phase::Betting;
    Cents next_bet_ = 0;

    int point_before_ = 0;                      // the banker's, when the dice flew
    std::vector<siwuliu::Fact> round_;          // told facts of this round
    std::vector<std::size_t> before_bets_;      // how many had been told before each bet of this round
    std::vector<ui::SiwuliuRoundLine> rounds_;  // of this game, the newest last
    std::vector<int> bank_faces_, player_faces_;
    std::optional<int> bank_point_, player_point_;
    std::optional<SiwuliuCall> call_;
    Ticks called_at_ = -100'000, settled_at_ = -100'000;
    std::string notice_;  // what went well, in a sentence; stands for a while, as a refusal does
};

}  // namespace boxcars::scenes

// Cee-lo with a bank, the Freight Car: two to six round a cable drum, one banks, the others bet against the bank, and
// the bank goes round. The session decides and stores everything before it moves; this scene only shows it.
#pragma once
#include "scenes/ceelo/calls.h"
#include "scenes/ceelo/coins.h"
#include "scenes/ceelo/panels.h"
#include "scenes/ceelo/view.h"
#include "scenes/game_scene.h"

namespace boxcars::scenes {

extern template class GameScene<ceelo::Rules>;
using CeeloOptions = TableOptions<ceelo::Rules>;

class CeeloScene : public GameScene<ceelo::Rules> {
 public:
    CeeloScene(SceneServices& services, CeeloOptions options);

    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    void state(nlohmann::json& out) const override;

 private:
    // Thinking: a computer player; Deciding: a person's stake or bet; Waiting: for a person's throw.
    enum class Phase { Choosing, Thinking, Deciding, Waiting, Finished };

    // act: ceelo_scene.cpp
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override;
    bool press_own(const std::string& button) override;
    void advance_own() override;
    void play(const platform::Input& input, const std::optional<std::string>& clicked) override;
    bool hurries_wait() const override { return is(Phase::Thinking); }
    std::vector<HitTarget> own_hit_targets() const override;
    void while_paused(const platform::Input& input) override;
    void set_buttons() override;
    void update_boards(bool at_once = false) override;
    void sit_down(session::Setup<ceelo::Rules> setup) override;
    bool unopened() const override { return phase_ == Phase::Choosing; }
    void seated();  // another game begins, with whoever sits there now
    void person_decides(const platform::Input& input, const std::optional<std::string>& clicked);
    void drag_slider(const platform::Input& input);
    void computer();
    void decided(const ceelo::State& before, const Answer& answer) override;
    void throw_refused() override { next_move(); }
    void new_game(Facts opening) override;
    void step_one_decision();
    void set_amount(int amount);

    // show: ceelo_scene_show.cpp
    Ticks reveal(Facts rest) override;
    Ticks looked_at(const ceelo::Fact& fact);
    void revealed() override;
    void sound_of(const ceelo::Fact& fact);
    void next_move();
    void finish();

    // draw: ceelo_scene_draw.cpp
    void draw_drum(render::Stage& stage, const CeeloFeltView& view, double time);
    void draw_plates(render::Canvas& canvas);
    void draw_news(render::Canvas& canvas, const CeeloFeltView& view, double time) const;
    void draw_controls(render::Canvas& canvas, double time);
    void draw_slider(render::Canvas& canvas, const ceelo_look::Dash& dash) const;
    ceelo_look::Plate plate_of(int player) const;
    std::pair<std::string, std::string> bank_words() const;
    CeeloSay say_now() const;
    CeeloFeltView view() const { return {table_, ceelo_look::camera(layout_), seats_->near()}; }
    float banker_place(double time) const;
    int dash_player() const;  // whose purse the dash shows
    std::string purse_words() const;
    MoneyInk ink() const;
    std::string status() const;

    bool by_hand(int player) const { return played() && player >= 0 && seats_->human(player); }
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }
    bool deciding() const { return is(Phase::Deciding); }

    std::optional<CeeloSeats> seats_;

    world::Id purse_flaps_{}, amount_flaps_{};
    CeeloCoins coins_;
    CeeloLedger ledger_;
    render::CeeloTable table_;
    CeeloPanels panels_;

    Phase phase_ = Phase::Thinking;
    bool dragging_ = false;
    int amount_ = 1, last_stake_ = 0, last_bet_ = 0;

    int point_ = 0;                           // shown
    CeeloSay say_;                            // what was last told
    std::string transition_, why_;            // who banks next and why, of the last round; the reason alone
    std::string boast_;                       // by how much the last decision is the best one
    std::vector<odds::CeeloChoice> choices_;  // of whoever decides at this machine
    Ticks asked_at_ = 0;                      // since when somebody decides
    std::array<Ticks, ceelo::most_players> news_at_{};
    int pill_from_ = -1, pill_to_ = -1;
    Ticks pill_since_ = 0, finished_since_ = -1;
    std::optional<ceelo::GameOver> end_;
};

}  // namespace boxcars::scenes

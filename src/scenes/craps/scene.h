// Craps, the Casino Car: a full table of bets, two dice against the far wall. Chips go down with the mouse, the keys or
// from the list; the session decides and stores every throw before anything moves; this scene only shows it.
#pragma once
#include "scenes/craps/calls.h"
#include "scenes/craps/chip_flights.h"
#include "scenes/craps/history.h"
#include "scenes/craps/odds_cache.h"
#include "scenes/craps/others.h"
#include "scenes/craps/panels.h"
#include "scenes/craps/print.h"
#include "scenes/craps/receipt.h"
#include "scenes/game_scene.h"
#include "session/craps/requests.h"

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

    // act: craps_scene.cpp
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override;
    bool press_own(const std::string& button) override;
    void advance_own() override;
    void play(const platform::Input& input, const std::optional<std::string>& clicked) override;
    std::vector<HitTarget> own_hit_targets() const override;
    void set_buttons() override;
    void update_boards(bool at_once = false) override;
    void sit_down(session::Setup<craps::Rules> setup) override;
    void turn_leaf();
    void betting(const platform::Input& input, const std::optional<std::string>& clicked);
    void before_throw() override;
    void thrown(const Answer& answer) override;
    void play_along();  // the demonstration, or a recording
    void new_game(Facts opening) override;
    void rules_changed() override;

    // bets: craps_scene_bets.cpp
    void point_and_click(const platform::Input& input);
    void walk(const platform::Input& input);
    void put(craps::Spot spot, Cents wanted);
    void take_down(craps::Spot spot);
    void move_chips(craps::Spot from, std::optional<craps::Spot> to);
    void call(craps::Spot spot);
    void decided(const craps::State& before, const Answer& answer) override;
    void carry_out(const session::CrapsRequest& request);
    void taken_back() override;
    std::optional<craps::Spot> spot_under(glm::vec2 canvas) const;
    bool on_leaf_tab(glm::vec2 canvas) const;    // of the leaf that is not up
    std::optional<craps::Spot> focused() const;  // under the pointer, or where the cursor stands

    // show: craps_scene_show.cpp
    void landed(Facts facts) override;
    Ticks reveal(Facts) override { return 0; }  // all at once: see landed()
    void revealed() override;
    void show(std::span<const craps::Fact> facts, const craps::State& before);
    void sound_of(std::span<const craps::Fact> facts);
    void table_changed();  // another sheet is in force: the felt is printed anew
    ChipFlights::View chips_view() const;
    render::Camera camera() const;
    CrapsView view() const { return craps_view(layout_, wanted_view_); }

    // draw: craps_scene_draw.cpp
    void draw_felt(render::Stage& stage, const render::Camera& camera, double time);
    void draw_far_zone(render::Canvas& canvas, const render::Camera& camera, double time);
    void draw_focus(render::Canvas& canvas, const render::Camera& camera);
    void draw_hint(render::Canvas& canvas);
    void draw_open_hand(render::Canvas& canvas, const render::Camera& camera);
    void draw_others(render::Canvas& canvas, const render::Camera& camera);
    void draw_company(render::Canvas& canvas);
    void draw_controls(render::Canvas& canvas, double time);
    render::Rect dash_chip(std::size_t chip) const;
    MoneyInk ink() const;
    std::string status() const;

    bool is(Phase phase) const { return at_rest() && phase_ == phase; }
    Cents chip() const { return chip_values[chip_]; }
    Cents worth(const craps::State& state) const { return state.bankroll + on_table(state); }

    world::Id purse_flaps_{}, table_flaps_{};
    CrapsView wanted_view_ = CrapsView::Line;
    craps_look::Felt felt_;
    ChipFlights flights_;
    CrapsPanels panels_;
    CrapsOddsCache odds_cache_;
    CrapsOthers others_;
    session::CrapsMemory memory_;

    Phase phase_ = Phase::Betting;
    bool open_felt_ = false;
    std::size_t chip_ = 1;
    craps::Spot cursor_{};
    bool cursor_on_ = false;
    std::optional<craps::Spot> hovered_, pressed_on_;
    bool chip_dragged_ = false;  // from the dash
    glm::vec2 pointer_{0, 0};

    craps::State thrown_at_{};  // what lay there when the dice flew
    History history_;
    std::optional<StickCall> call_;
    std::vector<ReceiptLine> receipt_;
    Ticks called_at_ = -100'000, puck_at_ = -100'000;
    int rolls_ = 0;  // of this hand
};

}  // namespace boxcars::scenes

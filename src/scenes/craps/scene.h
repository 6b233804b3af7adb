// Craps, the Casino Car: a full table of bets, two dice against the far wall. Chips go down with the mouse, the keys or
// from the list; the session decides and stores every throw before anything moves; this scene connects what the hands
// ask for (BetInput, CrapsBetting) with what is shown (CrapsShow) once the dice rest.
#pragma once
#include "scenes/craps/betting.h"
#include "scenes/craps/controls.h"
#include "scenes/craps/facts.h"
#include "scenes/craps/for_lab.h"
#include "scenes/craps/panels.h"
#include "scenes/craps/table_json.h"
#include "scenes/game_scene.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {

extern template class GameScene<craps::Rules>;

class CrapsScene : public GameScene<craps::Rules> {
 public:
    CrapsScene(SceneServices& services, TableOptions<craps::Rules> options);

    std::vector<HitTarget> landmarks() const override { return show_.landmarks(now(), cast_.middles(clock_)); }
    void draw(render::Stage& stage, double between) override;
    void overlay() override;

 private:
    // act
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override { return craps_keys; }
    bool press_own(const std::string& button) override;
    void advance_own() override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    std::vector<HitTarget> own_hit_targets() const override {
        return demo_ ? buttons_.hit_targets() : craps_hit_targets(buttons_, layout_, show_.felt);
    }
    void set_own_buttons() override {
        set_craps_buttons(buttons_, layout_, now(), panels_, show_, betting_);
        if (!bets_open() || question_.open())
            bets_open_since_.reset();
        else if (!bets_open_since_)
            bets_open_since_ = cooldown_.now();
    }
    void update_boards(bool at_once = false) override;
    void add_to_lab(LabRequest& request) const override { scenes::add_to_lab(request, *session_, shown_); }
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(session_->rules()); }
    const char* own_phase() const override { return broke_ ? "broke" : "betting"; }
    void report(nlohmann::json& out) const override {
        show_.state(out, shown_, betting_.hand, reply_.told());
        if (played() && bets_open() && !takes_bets()) out["listens"] = false;
    }
    nlohmann::json json_of(const craps::State& state) const override { return felt_json(state); }
    void sit_down(session::Setup<craps::Rules> setup) override;
    void betting(const platform::Input& input, const Clicked& clicked);
    CrapsBetting::OpenTable open_table();
    void decided(const craps::State& before, const Answer& answer) override;
    void taken_back() override;
    void before_throw() override {
        show_.others.bet(session_->rules());
        betting_.before_throw(session_->state());
    }
    bool decides(const Answer&) const override { return much_hangs_on(shown_); }
    void thrown(const Answer& answer) override {
        show_.thrown(session_->rules(), betting_.thrown_at(), answer.faces,
                     laying() ? std::nullopt : std::optional{clock_});
    }
    void play_along();  // the demonstration, or a recording
    void new_game(Facts) override { new_table(false); }
    void rules_changed() override;

    // show
    void new_table(bool at_once);  // nothing is on it, nothing was thrown
    void landed(Facts facts) override;
    ThrowPlaces places() const override { return show_.places(layout_, cast_.middles(clock_)); }
    Ticks reveal(Facts) override { return 0; }  // all at once: see landed()
    void revealed() override;
    void table_changed();  // another sheet is in force: the felt is printed anew
    CrapsNow now() const;
    bool bets_open() const { return at_rest() && !broke_; }
    bool takes_bets() const {
        return bets_open() && !cooldown_.lasts() && bets_open_since_ && !cooldown_.lasts_since(*bets_open_since_);
    }
    auto felt_bets() const { return demo_ ? platform::FeltBets::All : services_.settings.felt_bets; }

    CrapsShow show_{world_};
    CrapsBetting betting_;
    CrapsPanels panels_;

    GameDie die_;
    bool broke_ = false;  // until a new bank
    std::optional<Ticks> bets_open_since_;
};

}  // namespace boxcars::scenes

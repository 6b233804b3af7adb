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
    bool press_own(const std::string& button) override;
    void advance_own() override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    void set_own_buttons() override;
    void update_boards(bool at_once = false) override;
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(session_->rules()); }
    void report(nlohmann::json& out) const override {
        out["shown"] = felt_json(shown_);
        out["decided"] = felt_json(session_->state());
        show_.state(out, shown_, betting_.hand, reply_.told());
        if (played() && bets_open() && !takes_bets()) out["listens"] = false;
    }
    void betting(const platform::Input& input, const Clicked& clicked);
    CrapsBetting::OpenTable open_table();
    bool thrown(const Answer& answer) override;
    void play_along();  // the demonstration, or a recording

    // show
    Facts begin(const Session& session, bool new_sitting) override;
    void remember(const Session& session, std::size_t entry) override;
    void lay(bool anew) override;
    Ticks reveal(Facts& rest) override;  // all at once
    void print_felt();                   // another sheet is in force, or another table
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
    bool broke_ = false;    // until a new bank
    bool printed_ = false;  // the felt of this table
    std::optional<Ticks> bets_open_since_;
};

}  // namespace boxcars::scenes

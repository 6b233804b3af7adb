// Craps, the Casino Car: a full table of bets, two dice against the far wall. Chips go down with the mouse, the keys or
// from the list; the session decides and stores every throw before anything moves; this scene connects what the hands
// ask for (BetInput, CrapsBetting) with what is shown (CrapsShow) once the dice rest.
#pragma once
#include "scenes/craps/bet_input.h"
#include "scenes/craps/card.h"
#include "scenes/craps/panels.h"
#include "scenes/craps/show.h"
#include "scenes/table/game_scene.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {

extern template class GameScene<craps::Rules>;

class CrapsScene : public GameScene<craps::Rules> {
 public:
    CrapsScene(SceneServices& services, TableOptions<craps::Rules> options);

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
    void report(nlohmann::json& out) const override;
    using Reply = TableReply::Sentence;
    std::optional<Reply> looks(const std::string& button);  // what is to be said to it; none: it is another's
    Reply look_back(int by);
    void set_look_back(const CrapsMoment& at);
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
    CrapsMoment now() const;
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

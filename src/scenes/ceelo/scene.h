// The cee-lo table: two to six players round a cable drum; one banks, the others bet against the bank, and the bank
// goes round. The session decides and stores everything before it moves; the scene reveals the facts one by one, and
// CeeloShow draws them.
#pragma once
#include "players/ceelo/policy.h"
#include "scenes/ceelo/card.h"
#include "scenes/ceelo/dash.h"
#include "scenes/ceelo/show.h"
#include "scenes/ceelo/view.h"
#include "scenes/table/game_scene.h"
#include "scenes/table/panels.h"
#include "ui/ceelo/panels.h"

namespace boxcars::scenes {

// The panels of the cable drum, with statistics of the sitting as shown so far and the pages of the rules card.
class CeeloPanels final : public GamePanels<ui::CeeloOverlayView> {
 public:
    CeeloPanels()
        : GamePanels({.game = "Cee-lo with a bank",
                      .keys = keys,
                      .pages = [](const ui::CeeloOverlayView& in) { return ui::ceelo_pages(in.rules); },
                      .overlay = std::make_unique<ui::CeeloOverlay>(),
                      .seats = ui::ceelo_seats,
                      .cast = players::ceelo_people()}) {}
    void new_sitting(const Session& session) {
        GamePanels::new_sitting(session);
        history_ = {};
    }
    void shown(const Session& session) {
        read_journal(session, [&](const auto& entry) {
            for (const ceelo::Fact& fact : entry.step.facts) history_.add(fact);
        });
    }
    const ui::CeeloHistory& history() const { return history_; }  // the facts shown so far, except practice

 private:
    using Action = platform::Action;
    static constexpr Action keys[] = {Action::Roll,     Action::Confirm,    Action::Left,       Action::Right,
                                      Action::Up,       Action::Down,       Action::Rebet,      Action::Coach,
                                      Action::First,    Action::Skip,       Action::Overlay,    Action::Rules,
                                      Action::Settings, Action::NewMatch,   Action::Pause,      Action::StepTick,
                                      Action::Mute,     Action::FullScreen, Action::Screenshot, Action::Back};

    ui::CeeloHistory history_;
};

extern template class GameScene<ceelo::Rules>;
using CeeloOptions = TableOptions<ceelo::Rules>;

class CeeloScene : public GameScene<ceelo::Rules> {
 public:
    CeeloScene(SceneServices& services, CeeloOptions options);

    void draw(render::Stage& stage, double between) override;
    void overlay() override;

 private:
    using Phase = CeeloPhase;

    // ---- overrides of TableScene ----
    void advance_own() override {
        if (show_.tick(clock_, hurried(), services_.sounds)) update_boards();
    }
    void set_own_buttons() override {
        show_.set_buttons(buttons_, now(), pace_);
        landmarks_ = show_.landmarks(layout_, cast_.middles(clock_));
    }
    void update_boards(bool at_once = false) override;
    ui::OddsFacts odds_facts() override {
        return scenes::odds_facts(session_->rules(), seats_->bet(session_->rules()));
    }
    void report(nlohmann::json& out) const override { show_.report(out, now()); }

    // ---- overrides of GameScene ----
    Facts begin(const Session& session, bool new_sitting) override;
    void remember(const Session& session, std::size_t entry) override;
    void lay(bool anew) override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    Ticks reveal(Facts& rest) override;

    void person_decides(const platform::Input& input, const Clicked& clicked);
    void change_amount(bool other);  // plays a sound if `other`: the amount has changed
    void put_down();
    void put_down_all();
    void computer();
    void step_one_decision();
    void finish();
    void wait_in(Phase phase, Ticks ticks = 0) {
        phase_ = phase;
        waits_for_ = name_of(phase);
        wait(ticks, phase == Phase::Thinking);
    }

    CeeloMoment now() const;
    bool by_hand(int player) const { return played() && player >= 0 && seats_->human(player); }
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }

    std::optional<CeeloSeats> seats_;
    CeeloPanels panels_;
    CeeloShow show_{world_};
    CeeloAmount amount_;

    Phase phase_ = Phase::Thinking;
    Ticks finished_since_ = -1;
};

}  // namespace boxcars::scenes

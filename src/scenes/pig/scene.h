// The Pig table: a race to the goal with one die against computer players or people. The session decides and stores
// each roll before anything moves; the scene asks it, reveals its facts one by one and draws a PigMoment.
#pragma once
#include "scenes/pig/card.h"
#include "scenes/pig/dash.h"
#include "scenes/pig/railway.h"
#include "scenes/pig/report.h"
#include "scenes/table/table_of.h"
#include "session/pig/statistics.h"
#include "ui/pig/panels.h"

namespace boxcars::scenes {

// The panels of the Pig table, with statistics of the sitting as shown so far and the pages of the rules card.
class PigPanels final : public TablePanels {
 public:
    PigPanels()
        : TablePanels({.game = "Pig",
                       .keys = keys,
                       .pages = [](const ui::OverlayView& in) { return ui::pig_pages(in.rules.as<pig::Rules>()); },
                       .overlay = std::make_unique<ui::PigOverlay>(),
                       .seats = ui::pig_seats,
                       .cast = players::pig_people()}) {}
    void new_sitting(const Sitting& session) {
        TablePanels::new_sitting(session);
        game_.clear();
        faces_.clear();
        game_number_ = 0;
        match_ = {};
    }
    void shown(const Sitting& session, const pig::State& state) {  // reads the journal up to `state`
        read_journal(session, [&](const auto& entry) {
            for (const int face : entry.faces) faces_.add(face);
        });
        match_.look(session);
        if (session.game() != game_number_) game_.clear();
        game_number_ = session.game();
        if (session.counts() && (game_.empty() || game_.back() != state)) game_.push_back(state);
    }
    const session::MatchStatistics& match() const { return match_.statistics(); }  // results shown so far
    std::span<const pig::State> game() const { return game_; }                     // states shown in this game
    const ui::NumberCount& faces() const { return faces_; }                        // faces shown in this sitting

 private:
    using Action = platform::Action;
    static constexpr Action keys[] = {Action::Roll,    Action::Hold,  Action::Skip,       Action::Coach,
                                      Action::Overlay, Action::Rules, Action::Settings,   Action::NewMatch,
                                      Action::Pause,   Action::Mute,  Action::FullScreen, Action::Screenshot,
                                      Action::Back};

    std::vector<pig::State> game_;
    ui::NumberCount faces_;
    int game_number_ = 0;
    session::MatchFold match_;
};

class PigScene : public TableOf<pig::Rules> {
 public:
    PigScene(SceneServices& services, TableOptions options);

    void draw(render::Stage& stage, double between) override;
    void overlay() override;

 private:
    using Phase = PigPhase;

    // ---- act: the session decides and stores each decision at once ----
    bool begin(const Sitting& session, bool new_sitting) override;
    void remember(const Sitting& session, std::size_t entry) override;
    void lay(bool anew) override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    void person(const platform::Input& input, const Clicked& clicked);
    void computer();
    void look(int by);  // steps by `by` mistakes; 0 closes
    bool thrown(const Answer&) override {
        announced_.drain_since = -1;
        return may_come_home(sheet(), shown_);
    }
    void wait_in(Phase phase, Ticks ticks = 0);

    // ---- show: reveals what has happened ----
    Ticks reveal(Facts& rest) override;
    void hear(const pig::Fact& fact);
    void spark(const pig::Banked& banked);  // sparks over the score
    void next_decision(Ticks thinks);
    void finish();
    void end_game();  // called again once the rules are solved
    void advance_own() override;
    PigMoment moment() const;
    void draw_die(render::Stage& stage, const render::Camera& camera, double time);

    // ---- overrides of Table ----
    void set_own_buttons() override;
    void update_boards(bool at_once = false) override { boards_.show(moment(), at_once); }
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(sheet()); }
    void add_to_lab(LabRequest& request) const override { scenes::add_to_lab(request, sitting(), shown_); }
    float stake() const override;
    void report(nlohmann::json& out) const override;

    bool is(Phase phase) const { return at_rest() && phase_ == phase; }
    bool by_hand(int player) const { return player >= 0 && !frame_.watching() && seats_->human(player); }

    std::optional<PigSeats> seats_;
    PigSolving solving_;
    PigPanels panels_;
    PigBoards boards_{frame_.world()};
    TableTalk talk_;
    PigAnnounced announced_, looked_at_;  // looked_at_: the decision under review
    PigLookBack look_back_;
    std::vector<int> turn_faces_;  // faces of the turn being remembered
    GameEnd end_;                  // the result of the finished game

    Phase phase_ = Phase::Opening;
};

}  // namespace boxcars::scenes

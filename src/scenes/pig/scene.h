// The Pig table: a race to the goal with one die against computer players or people. The session decides and stores
// each roll before anything moves; the scene asks it, reveals its facts one by one and draws a PigMoment.
#pragma once
#include "scenes/lab/adapter.h"
#include "scenes/pig/show.h"
#include "scenes/table/lesson.h"
#include "scenes/table/table_of.h"
#include "scenes/title/carriage_card.h"
#include "ui/amounts.h"
#include "ui/pig/panels.h"

namespace boxcars::scenes {

Card pig_card(render::DieKind die);

// Exact odds of a sheet: how often throws add nothing, and how often a turn that holds at a total scores nothing.
ui::OddsFacts odds_facts(const pig::Rules& rules);

// The guided first game of Pig: a short race in which the player holds two turns and loses one to a snout.
const Lesson& pig_lesson();

// The lab's adapter for Pig. Its players are the policies, and any policy that holds at N. Its pages are the hold
// surface with the path of a game, and the policies against each other.
std::unique_ptr<LabAdapter> pig_lab();

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
    void computer();
    void look(int by);  // steps by `by` mistakes; 0 closes
    bool thrown(const Answer&) override {
        announced_.drain_since = -1;
        const bool on_turn = shown_.turn >= 0;  // important if this roll can reach the goal
        return on_turn && shown_.scores[nth(shown_.turn)] + shown_.turn_total + sheet().sides >= sheet().goal;
    }
    void wait_in(Phase phase, Ticks ticks = 0) {
        phase_ = phase;
        frame_.commands().await(name_of(phase));
        frame_.wait(ticks);
    }

    // ---- show: reveals what has happened ----
    Ticks reveal(Facts& rest) override;
    void hear(const pig::Fact& fact);
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
    void add_to_lab(LabRequest& request) const override {  // best play takes a person's seat
        request.seats = sitting().players();
        std::ranges::replace(request.seats, std::string{"human"}, std::string{"optimal"});
    }
    float stake() const override {
        constexpr float a_great_turn = 30;  // unbanked points that count as a full stake
        return std::min(1.0f, static_cast<float>(shown_.turn_total) / a_great_turn);
    }
    void report(nlohmann::json& out) const override;

    bool is(Phase phase) const { return at_rest() && phase_ == phase; }
    bool by_hand(int player) const { return player >= 0 && !frame_.watching() && seats_->human(player); }

    std::optional<PigSeats> seats_;
    PigSolving solving_;
    TablePanels panels_;
    std::vector<pig::State> game_;  // states shown in this game
    ui::NumberCount faces_;         // faces shown in this sitting
    std::vector<int> wins_;         // games won in this sitting as shown so far, indexed by seat
    int game_number_ = 0;
    PigBoards boards_{frame_.world()};
    TableTalk talk_;
    PigAnnounced announced_, looked_at_;  // looked_at_: the decision under review
    PigLookBack look_back_;
    std::vector<int> turn_faces_;  // faces of the turn being remembered
    GameEnd end_;                  // the result of the finished game

    Phase phase_ = Phase::Opening;
};

}  // namespace boxcars::scenes

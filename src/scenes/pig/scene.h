// The Pig table: a race to the goal with one die against computer players or people. The session decides and stores
// each roll before anything moves; the scene asks it, reveals its facts one by one and draws a PigMoment.
#pragma once
#include "scenes/pig/show.h"
#include "scenes/table/table.h"
#include "scenes/title/carriage_card.h"
#include "ui/pig/panels.h"

namespace boxcars::scenes {

Card pig_card(DieKind die);
// Exact odds of a sheet: how often throws add nothing, and how often a turn that holds at a total scores nothing.
// None if the sheet favours a seat.
ui::OddsFacts odds_facts(const pig::Rules& rules);
// The guided first game of Pig: a short race in which the player holds two turns and loses one to a snout.
const Lesson& pig_lesson();
// The lab's adapter for Pig. Its players are the policies, its pages the hold surface and the policies' table.
std::unique_ptr<LabAdapter> pig_lab();

class PigScene : public TableOf<pig::Rules> {
 public:
    PigScene(SceneServices& services, TableOptions options);
    void draw(Stage& stage, double between) override;
    void overlay() override {
        if (frame_.demo()) return;
        const auto names = seats_->names_for_people();
        const ui::PigOverlayView view{seen_by_panels(), game_, faces_, names, seats_->near(shown_), solver_};
        const auto asked = panels_.draw(services_, view);
        if (asked.sit_down) services_.settings.coach = ticked(services_.settings.coach, asked.sit_down->coach);
        carry_out(asked);
    }

 private:
    using Phase = PigPhase;

    // ---- act: the session decides and stores each decision at once ----
    bool begin(const Sitting& session, bool new_sitting) override {
        if (new_sitting) {
            panels_.new_sitting(session);
            game_.clear();
            faces_.clear();
            wins_.clear();
            game_number_ = 0;
        }
        seats_.emplace(session.rules().as<pig::Rules>(), session.players());
        shown_ = session.state().as<pig::State>();
        turn_faces_.clear();
        talk_.begin(seats_->people());
        announced_ = {};
        look_back_.clear();
        return false;
    }
    void remember(const Sitting& session, std::size_t entry) override;
    void lay(bool anew) override {
        if (anew) lay_dice();
        if (anew) announced_ = {};
        shown_ = decided();
        announced_.faces = turn_faces_;
        if (shown_.winner >= 0) return finish();
        const auto& newest = sitting().journal().back().event;
        if (newest && std::holds_alternative<pig::Begin>(newest->as<pig::Event>()))
            return wait_in(Phase::Opening, pig_feel::opening_pause / (sitting().game() == 1 ? 1 : 2));
        if (shown_.rolls > 0) return next_decision(pig_feel::think_again);
        announced_.begin_turn();
        next_decision(pig_feel::think_first);
    }
    void play(const Input& input, const Clicked& clicked) override;
    void computer() {
        if (frame_.watching()) return follow_recording();
        const auto holds = seats_->holds(sheet(), decided(), solver_, services_.headless);
        if (!holds) return;  // the policy still waits for its solution
        if (*holds) return void(decide(pig::Hold{}));
        throw_dice(drawn_hand(0.5));
    }
    void look(int by) {  // steps by `by` mistakes; 0 closes
        if (by == 0) return look_back_.close();
        if (!is_over() || !look_back_.may_step(by)) return;
        look_back_.step(by);
        looked_at_ = {.faces = look_back_.on_show()->faces};
        services_.sounds.play("flap", 0.4f);
    }
    bool thrown(const Answer&) override {
        announced_.drain_since = -1;
        announced_.spares_left.reset();
        return shown_.turn >= 0 &&  // important if this roll can reach the goal
               shown_.scores[nth(shown_.turn)] + shown_.turn_total + sheet().sides >= sheet().goal;
    }
    void wait_in(Phase phase, Ticks ticks = 0) {
        phase_ = phase;
        frame_.commands().await(pig_phases[nth(phase)]);
        frame_.wait(ticks);
    }

    // ---- show: reveals what has happened ----
    Ticks reveal(Facts& rest) override;
    // Lets the computer players react to what has happened. Points that win the race are announced with the win.
    void hear(const pig::Fact& fact) {
        using players::Occasion;
        const auto shown = [&](int seat, Occasion occasion) { talk_.shown(seat, occasion, talk_at(table_view())); };
        const auto* bust = std::get_if<pig::Busted>(&fact);
        const auto* banked = std::get_if<pig::Banked>(&fact);
        if (bust || banked) talk_.turn_over();
        if (bust && bust->lost > 0) shown(bust->player, Occasion::Loss);
        if (banked && banked->score < sheet().goal) shown(banked->player, Occasion::Gain);
        const auto* won = std::get_if<pig::Won>(&fact);
        if (!won) return;
        shown(won->player, Occasion::Won);
        for (int seat = 0; seat < seats_->count(); ++seat)
            if (seat != won->player) shown(seat, Occasion::Beaten);
    }
    void next_decision(Ticks thinks) {
        if (by_hand(shown_.turn)) return wait_in(Phase::Waiting);
        wait_in(Phase::Thinking, frame_.motion().hurried() ? 1 : frame_.paced(thinks));
    }
    void finish() {
        wait_in(Phase::Finished, pig_feel::watched_end);
        if (announced_.won_since < 0) {  // a finished game was opened again
            announced_.won_since = frame_.clock();
            for (int seat = 0; seat < seats_->count(); ++seat) talk_.end(seat, seat == shown_.winner);
        }
        end_game();
        if (frame_.demo()) request_ = ToAttract{};
    }
    void end_game() {  // called again once the rules are solved
        announced_.faces.clear();
        if (const auto* solved = guided() ? nullptr : solution()) look_back_.judge(*solved, sheet());
        end_ = game_end(moment(), wins_);
        if (frame_.coaches().goal_played()) end_.remarks.clear();  // its coach says what was given away
    }
    // Fetches the solution of these rules for the coach and the look back.
    void advance_own() override {
        if (frame_.motion().hurried()) talk_.silence();
        if (sheet().players != 2 || favours_a_seat(sheet()) || solution()) return;
        solution_ = services_.headless ? solver_.wait_for(sheet()) : solver_.ask(sheet());
        if (solution_ && is_over()) end_game();
    }
    PigMoment moment() const {
        const LookedBack* back = look_back_.on_show();
        const auto view = table_view(back ? back->state : shown_);
        const odds::PigSolution* solved = solution();
        const double solving = !solved && frame_.coaches().game_speaks() ? solver_.progress(sheet()) : 0;
        return {view, phase_, *seats_, back ? looked_at_ : announced_, talk_, look_back_, solved, solving};
    }
    void draw_die(Stage& stage, const Camera& camera, double time) {
        const bool numbered = sheet().sides != 6;
        frame_.dice().set_blank(numbered);
        frame_.dice().draw(stage, camera, time, services_.settings);
        if (numbered && !frame_.motion().flying() && !frame_.motion().shaking() && !announced_.faces.empty())
            pig_look::draw_numeral(stage.canvas(), camera, frame_.dice().middles(frame_.clock()).front(),
                                   half_edge(DieKind::Pink), announced_.faces.back());
    }

    // ---- overrides of Table ----
    void set_own_buttons() override {
        add_pig_buttons(frame_.buttons(), moment());
        const bool offered = phase_ == Phase::Finished && look_back_.count() > 0;
        if (frame_.coaches().goal_played() && !offered)  // the track lies above the dash
            frame_.coaches().goal().add_offer(frame_.buttons(), frame_.layout(), true);
        landmarks_ = {dice_landmark(frame_.dice().middles(frame_.clock()),
                                    pig_look::sight(frame_.layout(), seats_->count()).camera,
                                    half_edge(DieKind::Pink))};
        for (int seat = 0; seat < seats_->count(); ++seat)
            if (const auto board = boards_.board(seat))
                landmarks_.push_back({seat == seats_->near(shown_) ? "you" : "opponent", *board});
    }
    void update_boards(bool at_once = false) override { boards_.show(moment(), at_once); }
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(sheet()); }
    void add_to_lab(LabRequest& request) const override {  // best play takes a person's seat
        request.seats = sitting().players();
        std::ranges::replace(request.seats, std::string{"human"}, std::string{"optimal"});
    }
    float stake() const override {
        constexpr float a_great_turn = 30;  // unbanked points that count as a full stake
        return std::min(1.0f, as_float(shown_.turn_total) / a_great_turn);
    }
    void report(Json& out) const override {
        out["die"] = frame_.dice().faces_up(frame_.clock()).front();
        talk_.report(out, frame_.clock());
    }

    const odds::PigSolution* solution() const {  // of the rules in play; nullptr until it is ready
        return solution_ && solution_->answers(sheet()) ? solution_.get() : nullptr;
    }
    bool is_over() const { return at_rest() && phase_ == Phase::Finished; }
    bool by_hand(int player) const { return player >= 0 && !frame_.watching() && seats_->human(player); }

    std::optional<PigSeats> seats_;
    odds::PigSolverService solver_;
    std::shared_ptr<const odds::PigSolution> solution_;
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

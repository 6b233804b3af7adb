// The cee-lo table: two to six players round a cable drum; one banks, the others bet against the bank. The session
// decides and stores everything before it moves; the scene reveals the facts one by one, and CeeloShow draws them.
#pragma once
#include "scenes/ceelo/announced.h"
#include "scenes/table/table.h"
#include "scenes/title/carriage_card.h"
#include "ui/ceelo/panels.h"

namespace boxcars::scenes {

Card ceelo_card(DieKind die);
// The guided first game of cee-lo: the player wins a bet against the bank, gets the bank, and keeps it with 4-5-6.
const Lesson& ceelo_lesson();
// The lab's adapter for cee-lo. Its players are the game's policies.
std::unique_ptr<LabAdapter> ceelo_lab();
// Of a bet, the banker's throw, each point, and the bank's passing.
ui::OddsFacts odds_facts(const ceelo::Rules& rules, const odds::CeeloBet& bet);

// Draws a CeeloMoment on the cable drum, sets the dash's buttons and boards, and reports the same moment as data.
class CeeloShow {
 public:
    explicit CeeloShow(TableFrame& frame) : frame_(frame) {
        frame_.world()[amount_flaps_].layer = world::Layer::Table;  // drawn only while the player sets an amount
    }

    CeeloAnnounced announced;
    CeeloLookBack look_back;
    TableTalk talk;
    // The game as revealed so far, or the drum of the decision being reviewed.
    const CeeloAnnounced& on_table() const { return look_back.on_show() ? look_back.laid() : announced; }

    void begin(const ceelo::State& opening, const CeeloSeats& seats) {
        table_.players = seats.count();
        look_back.clear();
        announced.begin(opening);
        talk.begin(seats.people());
    }
    void lay(const CeeloMoment& at);  // restores a game that was left
    CeeloFeltView felt(const CeeloMoment& at) const {
        return {table_, ceelo_look::camera(at.layout, table_.players), at.seats.near()};
    }
    void update_boards(const CeeloMoment& at, bool at_once);
    std::vector<HitTarget> set_buttons(const CeeloMoment& at);  // returns the landmarks
    void draw(Stage& stage, const CeeloMoment& at, double time);
    void report(Json& out, const CeeloMoment& at) const;

 private:
    std::string status(const CeeloMoment& at) const;
    ThrowPlaces places(const CeeloMoment& at) const;  // the result flies to the thrower's plate

    TableFrame& frame_;
    CeeloTable table_;
    world::Id purse_flaps_ = spawn_flaps(frame_.world(), {}, 3, colours::ivory),
              amount_flaps_ = spawn_flaps(frame_.world(), {}, 3, ceelo_look::amber);
};

class CeeloScene : public TableOf<ceelo::Rules> {
 public:
    CeeloScene(SceneServices& services, TableOptions options);
    void draw(Stage& stage, double between) override;
    void overlay() override;

 private:
    using Phase = CeeloPhase;

    void advance_own() override;
    void set_own_buttons() override { landmarks_ = show_.set_buttons(now()); }
    void update_boards(bool at_once = false) override { show_.update_boards(now(), at_once); }
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(sheet(), seats_->bet(sheet())); }
    void add_to_lab(LabRequest& request) const override {  // the best policy takes a person's seat
        request.seats = sitting().players();
        std::ranges::replace(request.seats, std::string{"human"}, std::string{"best"});
    }
    void report(Json& out) const override { show_.report(out, now()); }

    bool begin(const Sitting& session, bool new_sitting) override;
    void remember(const Sitting& session, std::size_t entry) override;
    void lay(bool anew) override;
    void play(const Input& input, const Clicked& clicked) override;
    Ticks reveal(Facts& rest) override;

    void change_amount(bool other) {  // plays a sound if `other`: the amount has changed
        if (!other) return;
        services_.sounds.play("coin", 0.25f);
        update_boards();
    }
    void put_down() {
        if (!at_rest()) return;  // already put down in this tick
        const ceelo::Event decision = amount_.decision();
        amount_.put_down(decision);
        decide(decision);
    }
    void computer() {
        if (frame_.watching()) return follow_recording();
        if (!sitting().may_throw()) return void(decide(seats_->decision(sheet(), decided())));
        throw_dice(hand_from(show_.felt(now()), shown_.turn, dust_now()));
    }
    // Runs ticks at once until a computer player's next move and its result have been shown, or a person has to act.
    void step_one_decision() {
        const std::size_t before = sitting().journal().size();
        for (Ticks nth = 0; nth < ceelo_feel::longest_step; ++nth) {
            const bool thinks = is(Phase::Thinking),
                       somebody_waits = frame_.motion().shaking() || (at_rest() && !thinks);
            if (somebody_waits || (thinks && sitting().journal().size() > before)) return;
            frame_.step();
        }
    }
    void finish() {
        wait_in(Phase::Finished, ceelo_feel::watched_end);
        if (finished_since_ < 0) finished_since_ = frame_.clock();
        if (frame_.played()) show_.look_back.judge(*seats_);
        if (frame_.demo()) request_ = ToAttract{};
    }
    void wait_in(Phase phase, Ticks ticks = 0) {
        phase_ = phase;
        frame_.commands().await(ceelo_phases[nth(phase)]);
        frame_.wait(ticks, phase == Phase::Thinking);
    }
    void hear(const Fact& fact);  // sounds, and what the computer players do, of the fact just revealed
    CeeloMoment now() const;
    bool by_hand(int player) const { return frame_.played() && player >= 0 && seats_->human(player); }
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }

    std::optional<CeeloSeats> seats_;
    TablePanels panels_;
    ui::CeeloHistory history_;  // the facts shown so far, except practice
    CeeloShow show_{frame_};
    CeeloAmount amount_;
    Phase phase_ = Phase::Thinking;
    Ticks finished_since_ = -1;
};

}  // namespace boxcars::scenes

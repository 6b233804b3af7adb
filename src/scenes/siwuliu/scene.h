// The scene of sì-wŭ-liù in the Lacquer Car: bets, the banker's throws, and the player's throws against his point. The
// session decides and stores every throw before anything moves; SiwuliuShow draws the result.
#pragma once
#include "scenes/siwuliu/announced.h"
#include "scenes/table/remembered.h"
#include "scenes/table/table.h"
#include "scenes/title/carriage_card.h"

#include <tuple>

namespace boxcars::scenes {

Card siwuliu_card(DieKind die);
// The guided first game at sì-wŭ-liù: one round decided by points, and one decided at once by 4-5-6.
const Lesson& siwuliu_lesson();
// The lab's adapter for sì-wŭ-liù. Its players are flat bettors of listed or typed amounts.
std::unique_ptr<LabAdapter> siwuliu_lab();
// Of a bet, the banker's throw, and each point against the player.
ui::OddsFacts odds_facts(const odds::SiwuliuOdds& odds);

// Draws a moment of the table and the boards of the dash, sets the buttons, and reports the same moment as data.
class SiwuliuShow {
 public:
    SiwuliuShow(TableFrame& frame, const SiwuliuAnnounced& announced) : frame_(frame), announced_(announced) {}
    SiwuliuAnnounced::Onlooker onlooker(const SiwuliuMoment& at) const;
    void update_boards(const SiwuliuMoment& at, bool at_once);
    std::vector<HitTarget> set_buttons(const SiwuliuMoment& at, bool list_open);  // returns dice and circles
    void draw(Stage& stage, const SiwuliuMoment& at, double time);
    const odds::SiwuliuOdds& odds(const siwuliu::Rules& rules) { return odds_.of(rules, odds::siwuliu_odds); }
    void report(Json& out, const SiwuliuMoment& at) const;

 private:
    void draw_table(Stage& stage, const SiwuliuMoment& at, const Camera& camera, double time);
    ThrowPlaces places(const Layout& layout) const;  // numbers fly to the thrower's faces
    // The present, or the moment that the player looks back at.
    const SiwuliuTill& till(const SiwuliuMoment& at) const {
        return at.looked_back() ? at.look_back.till() : announced_.till;
    }

    TableFrame& frame_;
    const SiwuliuAnnounced& announced_;
    SiwuliuRound nothing_thrown_;
    Remembered<siwuliu::Rules, odds::SiwuliuOdds> odds_;
    Remembered<std::tuple<siwuliu::Rules, siwuliu::State, Cents>, std::string> size_words_;  // of size_in_words()
    world::Id purse_flaps_ = spawn_flaps(frame_.world(), {}, 7, colours::ivory),
              bet_flaps_ = spawn_flaps(frame_.world(), {}, 6, colours::ivory);
};

class SiwuliuScene : public TableOf<siwuliu::Rules> {
 public:
    SiwuliuScene(SceneServices& services, TableOptions options);
    void draw(Stage& stage, double between) override;
    void overlay() override;

 private:
    using Phase = SiwuliuPhase;

    // ---- the table: buttons, boards and data ----
    void add_bet_commands();
    void take_other_sheet() {  // the fair one, or the standard one if it is fair already
        if (frame_.coaches().at_station()) return frame_.refuse(std::string{session::station_keeps_table});
        const auto next = sitting().next_table().rules.as<siwuliu::Rules>(), fair = fair_house(next);
        if (frame_.played() && now().before_first_bet()) change_rules(next == fair ? as_written(next) : fair);
    }
    void advance_own() override;
    void set_own_buttons() override { landmarks_ = show_.set_buttons(now(), panels_.list_open()); }
    void update_boards(bool at_once = false) override { show_.update_boards(now(), at_once); }
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(show_.odds(sheet())); }
    void add_to_lab(LabRequest& request) const override {  // the player's money, and a bettor of the present amount
        request.knobs.emplace_back("balance", std::to_string(std::max<Cents>(1, shown_.balance + shown_.bet)));
        if (shown_.bet >= dollar) request.seats = {"$" + std::to_string(shown_.bet / dollar)};
    }
    void report(Json& out) const override;

    // ---- the game: begin, play and show ----
    bool begin(const Sitting& session, bool new_sitting) override;
    void remember(const Sitting& session, std::size_t entry) override;
    void lay(bool anew) override;
    void lay_as_left();
    void play(const Input& input, const Clicked& clicked) override;
    bool thrown(const Answer& answer) override;
    Ticks reveal(Facts& rest) override;  // shows all facts at once

    // ---- one round ----
    void place_bet() {
        const Cents bet = now().next_bet;
        if (bet == 0 && shown_.bet > 0) return stop_betting();  // nothing more can be covered
        if (at_rest()) decide(siwuliu::Bet{bet});
    }
    void raise_bet() {
        if (now().may_raise()) decide(siwuliu::Raise{std::min(raise_by_, now().most())});
    }
    void give_up() {
        if (now().may_give_up()) decide(siwuliu::Surrender{});
    }
    void stop_betting() {
        if (at_rest() && shown_.bet > 0) decide(siwuliu::Stop{});
    }
    void play_along();  // plays the demonstration or a recording
    void begin_round() {
        shown_ = decided();
        announced_.begin_round(shown_, sheet().bank);
        raise_by_ = as_much;
        wait_here(siwuliu_feel::demo_pause);
    }
    void collect() {
        const auto& [places, when, reduced] = show_.onlooker(now());
        if (!announced_.till.collect(places, shown_.balance, when, reduced)) return next_round();
        wait_in(Phase::Fetching, announced_.till.rest_at() + siwuliu_feel::home_waits - frame_.clock());
    }
    void next_round() {
        if (!sitting().over()) return begin_round();
        announced_.round.end_game(shown_.bank == 0, frame_.clock());
        wait_in(Phase::Over, siwuliu_feel::demo_end);
        if (!frame_.played()) return;
        look_back_.judge();
        if (look_back_.looked_at() > 0) frame_.reply().say(look_back_.accuracy_words(), frame_.clock());
    }
    void record(int number) {
        if (sitting().is_branched()) return frame_.refuse("A practice round cannot be saved.");
        const auto [sentence, done] = announced_.ledger.record(number, services_.data);
        if (sentence.empty()) return;
        if (!done) return frame_.refuse(sentence);
        frame_.reply().say(sentence, frame_.clock());
        services_.sounds.play("button", 0.6f);
    }
    void record_last() {
        if (const auto* last = announced_.ledger.last()) record(last->number);
    }
    // Records the round, or at a stop collects; not before the verdict was shown for a while, because a key that skips
    // the throw is often pressed twice.
    void record_read() {
        if (!verdict_is_read()) return;
        if (!frame_.coaches().at_station()) return record_last();
        if (is(Phase::Settled)) collect();  // nothing is recorded at a stop, which is practice
    }
    bool verdict_is_read() const { return frame_.clock() - announced_.round.settled_at >= siwuliu_feel::verdict_read; }
    Cents& set_amount() { return announced_.phase == Phase::Player ? raise_by_ : next_bet_; }
    const char* awaited() const {  // at "surrender" the player may give up or raise, at "point" only raise
        if (announced_.phase == Phase::Player && may_give_up(sheet(), shown_)) return "surrender";
        return announced_.phase == Phase::Player && now().most() > 0 ? "point" : siwuliu_phases[nth(announced_.phase)];
    }
    void wait_here(Ticks ticks) {
        frame_.commands().await(awaited());
        frame_.wait(ticks, is(Phase::Fetching) || (is(Phase::Banker) && frame_.played()));
        update_boards();
    }
    void wait_in(Phase phase, Ticks ticks) { announced_.phase = phase, wait_here(ticks); }

    SiwuliuMoment now() const;
    bool is(Phase phase) const { return at_rest() && announced_.phase == phase; }

    TablePanels panels_;
    Cents next_bet_ = first_bet, raise_by_ = as_much;  // as set on the dash
    SiwuliuAnnounced announced_;
    SiwuliuLookBack look_back_;
    SiwuliuShow show_{frame_, announced_};
};

}  // namespace boxcars::scenes

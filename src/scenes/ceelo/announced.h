// A game of cee-lo as far as it has been revealed: coins, the plates' text, the banker's mark, the latest words; the
// look back at it, and everything that the dash and the picture show at one moment.
#pragma once
#include "players/ceelo/policy.h"
#include "scenes/ceelo/view.h"
#include "scenes/table/frame.h"
#include "scenes/table/remembered.h"

namespace boxcars::scenes {

class CeeloSeats {
 public:
    // Throws Error for a name that is neither "human" nor a policy's.
    CeeloSeats(const ceelo::Rules& rules, std::vector<std::string> players) : names_(std::move(players)) {
        const auto wanted = nth(rules.players);
        while (names_.size() < wanted) names_.emplace_back(players::ceelo_company[names_.size()]);
        names_.resize(wanted);
        for (const std::string& name : names_) {
            policies_.push_back(players::find_ceelo_policy(name));
            if (!policies_.back() && name != "human") throw Error(*players::ceelo_policy_problem(name));
        }
        for (int player = count() - 1; player >= 0; --player)
            if (human(player)) near_ = player;
        people_ = players::seated(players::ceelo_people(), names_);
        for (const int player : all())
            called_.push_back(!human(player) ? std::string{people_[ceelo::seat(player)]->name}
                              : you(player)  ? "You"
                                             : "Player " + std::to_string(player + 1));
    }

    int count() const { return how_many(names_); }
    std::vector<int> all() const {  // the players' numbers
        std::vector<int> numbers(names_.size());
        std::iota(numbers.begin(), numbers.end(), 0);
        return numbers;
    }
    const std::vector<std::string>& names() const { return names_; }  // such as "human", "bold"
    bool human(int player) const { return !policies_[ceelo::seat(player)]; }
    int humans() const { return static_cast<int>(std::ranges::count(policies_, nullptr)); }
    int near() const { return near_; }
    bool you(int player) const { return humans() == 1 && human(player); }
    const std::string& name(int player) const { return called_[ceelo::seat(player)]; }  // "You", "Ada", "Player 2"
    const std::vector<std::string>& called() const { return called_; }                  // every player's name()
    const std::vector<const players::Person*>& people() const { return people_; }       // nullptr for a human
    std::string style(int player) const {                                               // "bold"; empty for a person
        return human(player) ? "" : std::string{policies_[ceelo::seat(player)]->title()};
    }
    // Starts a sentence about a player: says(0, "takes", "take") is "You take" or "Ada takes".
    std::string says(int player, std::string_view they, std::string_view you_do) const {
        return name(player) + " " + std::string{you(player) ? you_do : they};
    }

    ceelo::Event decision(const ceelo::Rules& rules, const ceelo::State& state) {  // the computer on turn decides
        return players::decision(*policies_[ceelo::seat(state.turn)], {rules, state, bet(rules)});
    }
    const odds::CeeloBet& bet(const ceelo::Rules& rules) const { return bet_.of(rules, odds::ceelo_bet); }
    // Estimates of each amount's value for the player on turn.
    std::vector<odds::CeeloChoice> choices(const ceelo::Rules& rules, const ceelo::State& state) const {
        if (most_offered(state) == 0) return {};
        return odds::ceelo_choices(bet(rules), rules, state);
    }

 private:
    std::vector<std::string> names_, called_;
    std::vector<const players::Person*> people_;
    std::vector<const players::CeeloPolicy*> policies_;
    int near_ = 0;
    mutable Remembered<ceelo::Rules, odds::CeeloBet> bet_;
};

struct CeeloSay {
    std::string title, line, more{};  // more: an optional third line
    bool operator==(const CeeloSay&) const = default;
};

// Describes the first of `facts`; the facts after it must be the rest of its step. Empty if it needs no words.
std::optional<CeeloSay> say_of(std::span<const ceelo::Fact> facts, int point, const CeeloSeats& seats);
// Says who banks next and why. Title and line together are one sentence.
CeeloSay say_of_bank(const ceelo::BankPasses& bank, const CeeloSeats& seats);
// Says whose decision or throw it is. `why`: why the player who is to stake has the bank.
CeeloSay say_of_wait(const ceelo::State& state, const CeeloSeats& seats, const std::string& why);
CeeloSay say_of_end(const ceelo::GameOver& over, const CeeloSeats& seats);
// Says how much more often the best amount wins than others: the words of a computer player after a decision.
std::string best_words(const std::vector<odds::CeeloChoice>& choices);
// best_words() for the decision just made, if this player always knows the best amount; otherwise empty.
std::string boast_of(const CeeloSeats& seats, const ceelo::Rules& rules, const ceelo::State& before);
std::string beats_words(const ceelo_dice::Reading& reading);  // "4-5-6", "three 5s", "5"
// A mean number of coins: "−0.25", "+0.02", or "0" if it rounds to 0.00.
std::string mean_coins(double coins);
// Two sentences of the coach, "Coach: with 10, −0.25 coins on average, about 31.2 % to win the game." and the same of
// the best other amount. `choices`: of the player who decides in `state`. requires: 1 <= amount <= choices.size()
std::pair<std::string, std::string> coach_words(const ceelo::State& state, std::span<const odds::CeeloChoice> choices,
                                                int amount);

struct CeeloLine {                      // the text of one player's plate
    std::string words;                  // "covers 3", "5 beats 4"
    int amount = 0;                     // the bet, or the gain or loss
    bool settled = false, out = false;  // `amount` is a gain or a loss; sits out
    std::vector<int> faces{};
};

// A game as far as it has been revealed: the coins, the text of every player's plate and the banker's mark.
class CeeloAnnounced {
 public:
    using Facts = std::span<const ceelo::Fact>;
    void begin(const ceelo::State& opening) {
        say = std::exchange(*this, {}).say;
        coins.set(opening);
        news_at_.fill(long_ago);
    }
    // Shows one fact, returns how long it is shown.
    Ticks reveal(Facts rest, const CeeloSeats& seats, const CeeloFeltView& view, Ticks now, bool reduced_motion);
    void catch_up(const ceelo::State& state) {  // takes coins and point from `state`
        coins.set(state);
        point = state.point;
    }
    // Shows the drum as it was at a past decision.
    void lay(const ceelo::State& state) {
        begin(state);
        marker_from_ = marker_to_ = state.banker;
        if (state.bank == 0) return;
        of(state.banker) = {"bank", state.bank};
        for (int player = 0; player < ceelo::most_players; ++player)
            if (const int bet = state.bets[ceelo::seat(player)]; bet > 0) of(player) = {"bet", bet};
    }

    CeeloCoins coins;
    int point = 0;
    CeeloSay say, transition;  // transition: says who banks next and why
    std::string boast;         // a computer player's words about its decision
    std::optional<ceelo::GameOver> end;
    const CeeloLine& line(int player) const { return lines_[ceelo::seat(player)]; }
    Ticks news_at(int player) const { return news_at_[ceelo::seat(player)]; }
    int banker() const { return marker_to_; }  // the player with the banker's mark
    float banker_place(const CeeloFeltView& view, double time, bool reduced_motion) const;

 private:
    struct Revealing;
    CeeloLine& of(int player) { return lines_[ceelo::seat(player)]; }

    std::array<CeeloLine, ceelo::most_players> lines_{};
    std::array<Ticks, ceelo::most_players> news_at_{};
    int marker_from_ = -1, marker_to_ = -1;
    Ticks marker_since_ = 0;
};

using CeeloLookedBack = LookedBackBet<ceelo::Rules, int, odds::CeeloJudged>;

// Reviews a game of cee-lo: judges each amount that a person staked or bet, as odds/ceelo/odds.h defines it, and steps
// through those that gave something away, the costliest first, and shows the drum as it was then.
class CeeloLookBack : public BetsLookBack<CeeloLookedBack> {
 public:
    void remember(const ceelo::Rules& rules, const ceelo::State& before, const ceelo::Event& decision) {
        if (most_offered(before) < 2) return;  // there was nothing to decide
        const auto* stake = std::get_if<ceelo::Stake>(&decision);
        add({rules, before, stake ? stake->amount : std::get<ceelo::Cover>(decision).amount});
    }
    void judge(const CeeloSeats& seats) {  // judges decisions added since last call
        judge_rest([&](CeeloLookedBack& back) {
            back.judged = odds::judge(seats.choices(back.rules, back.state), back.bet);
            back.given_away = back.judged.given_away < least_mean ? 0 : back.judged.given_away;
        });
    }
    // Steps by `by` decisions; 0 goes back to the table. Returns a sentence to show, or an empty string.
    std::string look(int by, const CeeloSeats& seats) {
        judge(seats);
        if (by != 0 && count() == 0) return accuracy_words();
        by == 0 ? close() : step(by);
        if (on_show()) laid_.lay(on_show()->state);
        return {};
    }
    const CeeloAnnounced& laid() const { return laid_; }  // the drum at the reviewed decision

    std::string accuracy_words() const;  // how good the amounts were. Requires a judged decision
    // For the decision shown: what the person did, what it brings, and what would have been better.
    CeeloSay words(const CeeloSeats& seats) const;

 private:
    CeeloAnnounced laid_;
};

// Thinking: a computer player is on turn. Deciding: a person stakes or bets. Waiting: a person is to throw.
enum class CeeloPhase { Thinking, Deciding, Waiting, Finished };
// The names that scripts see, indexed by phase.
constexpr const char* ceelo_phases[] = {"thinking", "deciding", "waiting", "finished"};

struct CeeloMoment : BankMoment<ceelo::Rules, CeeloPhase, CeeloLookBack> {
    bool person = false;  // a human player is on turn
    Ticks finished_at = -1;
    int amount = 1;  // chosen, but not staked or bet
    const CeeloSeats& seats;
    const CeeloAnnounced& announced;
    const TableTalk& talk;
    std::span<const odds::CeeloChoice> choices;  // what each amount is worth

    bool is(CeeloPhase wanted) const { return at_rest() && phase == wanted; }
    bool deciding() const { return is(CeeloPhase::Deciding); }  // true while looking back, too
    bool asked() const { return deciding() && !looked_back(); }
    bool may_look_back() const { return !watching && (asked() || is(CeeloPhase::Finished)) && has_decisions(); }
    bool playing() const { return !is(CeeloPhase::Finished); }
    bool stakes() const { return shown.phase == ceelo::Phase::Stake; }
    int purse_of() const { return person ? shown.turn : seats.near(); }  // the player whose purse is shown
    CeeloSay say() const;
};

// The amount that a person is about to stake or bet: proposed, stepped with keys and buttons, or dragged on the slider.
class CeeloAmount {
 public:
    // Proposes the last stake or bet again; at first, a third of the most. `choices`: empty if a throw is awaited.
    void ask(const ceelo::State& state, std::vector<odds::CeeloChoice> choices) {
        choices_ = std::move(choices);
        stakes_ = state.phase == ceelo::Phase::Stake;
        most_ = std::max(1, most_offered(state));
        const int last = stakes_ ? last_stake_ : last_bet_;
        set(last > 0 ? last : (most_ + 2) / 3);
    }
    // step() and drag() return whether the amount changed.
    bool step(int by) { return set(value_ + by); }
    bool drag(const Input& input, const Rect& slider);
    ceelo::Event decision() const { return stakes_ ? ceelo::Event{ceelo::Stake{value_}} : ceelo::Cover{value_}; }
    void let_go() { dragging_ = false; }
    void put_down(const ceelo::Event& event) {  // the next ask() proposes this amount
        dragging_ = false;
        if (const auto* stake = std::get_if<ceelo::Stake>(&event)) last_stake_ = stake->amount;
        if (const auto* cover = std::get_if<ceelo::Cover>(&event)) last_bet_ = cover->amount;
    }

    int value() const { return value_; }
    std::span<const odds::CeeloChoice> choices() const { return choices_; }

 private:
    bool set(int value) {  // clamps; returns whether it changed
        const int before = std::exchange(value_, std::clamp(value, 1, most_));
        return value_ != before;
    }

    std::vector<odds::CeeloChoice> choices_;
    int value_ = 1, most_ = 1, last_stake_ = 0, last_bet_ = 0;
    bool stakes_ = false, dragging_ = false;  // stakes_: a stake is asked for, not a bet
};

void add_dash_buttons(Buttons& buttons, const CeeloMoment& moment, const Pace& pace);
void draw_dash(Canvas& canvas, const CeeloMoment& moment, const std::string& status);
void draw_amount(Canvas& canvas, const CeeloMoment& moment);  // only while a decision is due

}  // namespace boxcars::scenes

// The words of the cable drum for every fact, decision and wait: a title and a line under it. Also the coach's words.
#pragma once
#include "base/error.h"
#include "odds/ceelo/reply.h"
#include "players/ceelo/policy.h"
#include "players/people.h"
#include "scenes/table/remembered.h"

#include <algorithm>
#include <span>
#include <string>

namespace boxcars::scenes {

class CeeloSeats {
 public:
    // Throws Error for a name that is neither "human" nor a policy's.
    CeeloSeats(const ceelo::Rules& rules, std::vector<std::string> players) : names_(std::move(players)) {
        const auto wanted = static_cast<std::size_t>(rules.players);
        while (names_.size() < wanted) names_.emplace_back(players::ceelo_company[names_.size()]);
        names_.resize(wanted);
        for (const std::string& name : names_) {
            if (name != "human")
                if (const auto wrong = players::ceelo_policy_problem(name)) throw Error(*wrong);
            policies_.push_back(name == "human" ? nullptr : players::find_ceelo_policy(name));
        }
        for (int player = count() - 1; player >= 0; --player)
            if (human(player)) near_ = player;
        people_ = players::seated(players::ceelo_people(), names_);
        for (int player = 0; player < count(); ++player)
            called_.push_back(!human(player) ? std::string{people_[ceelo::seat(player)]->name}
                              : you(player)  ? "You"
                                             : "Player " + std::to_string(player + 1));
    }

    int count() const { return static_cast<int>(names_.size()); }
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
std::string percent_words(double chance);  // "31.20 %"
constexpr double least_coins = 0.005;      // a smaller mean prints as 0

// The coach's words about the chosen stake or bet. odds/ceelo/reply.h computes the figures.
struct CeeloCoachWords {
    std::string here;  // on the chosen amount: "Coach: with 10, −0.25 coins on average, about 31.2 % to win the game."
    std::string other;  // on the best other one: "With 1, −0.02 coins on average, about 33.1 % to win the game."
};
// `choices` are those of the player who decides in `state`. requires: 1 <= amount <= choices.size()
CeeloCoachWords coach_words(const ceelo::State& state, std::span<const odds::CeeloChoice> choices, int amount);

}  // namespace boxcars::scenes

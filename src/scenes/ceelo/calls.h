// The words of the cable drum for every fact, decision and wait: a title and a line under it. Also the coach's words.
#pragma once
#include "odds/ceelo/reply.h"
#include "scenes/ceelo/seats.h"

#include <span>
#include <string>

namespace boxcars::scenes {

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

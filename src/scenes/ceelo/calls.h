// What the cable drum says in words: a line and a line under it, for every fact, decision and wait. Made from facts and
// names; draws nothing.
#pragma once
#include "odds/ceelo/reply.h"
#include "scenes/ceelo/seats.h"

#include <span>
#include <string>

namespace boxcars::scenes {

struct CeeloSay {
    std::string title, line, more{};  // more: a third line, smaller
    bool operator==(const CeeloSay&) const = default;
};

// A fact worth a line, with those that follow it in the same step; nothing for the others.
std::optional<CeeloSay> say_of(std::span<const ceelo::Fact> facts, int point, const CeeloSeats& seats);
// Who banks next, and why: one sentence, the title its beginning.
CeeloSay say_of_bank(const ceelo::BankPasses& bank, const CeeloSeats& seats);
// Whose decision or throw it is; `why`: of the player who is to stake, how the bank came there.
CeeloSay say_of_wait(const ceelo::State& state, const CeeloSeats& seats, const std::string& why);
CeeloSay say_of_end(const ceelo::GameOver& over, const CeeloSeats& seats);
// What the best amount is worth beside the others, in games won of a hundred: for the player who knows it.
std::string best_words(const std::vector<odds::CeeloChoice>& choices);
// That of who has just decided, where the seat knows the best amount; else nothing.
std::string boast_of(const CeeloSeats& seats, const ceelo::Rules& rules, const ceelo::State& before);
std::string beats_words(const ceelo_dice::Reading& reading);  // "4-5-6", "three 5s", "5"

// The coach's words at the cable drum about the chosen stake or bet, and how a mean number of coins is written there.
// odds/ceelo/reply.h computes the figures.

// "−0.25", "+0.02"; "0" where it would be written so. Coins.
std::string mean_coins(double coins);
std::string percent_words(double chance);  // "31.20 %"
// The chance to win: "exactly 31.20 %" of a solved game, "about 31.2 %" of an estimate.
std::string win_words(const odds::CeeloChoice& choice);
constexpr double least_coins = 0.005;  // on the mean: less would be written 0.00

struct CeeloCoachWords {
    std::string here;   // "Coach: 10 brings −0.25 coins, about 31.2 % to win."
    std::string other;  // "1 brings −0.02, about 33.1 % to win."
};
// `state`: of whoever decides; the choices are theirs. requires: 1 <= amount <= choices.size()
CeeloCoachWords coach_words(const ceelo::State& state, std::span<const odds::CeeloChoice> choices, int amount);

}  // namespace boxcars::scenes

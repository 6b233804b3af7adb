#include "scenes/siwuliu/card.h"

#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace siwuliu;
using ui::look_money;
using At = session::Sitting;
using Say = LessonWords<Rules>;

constexpr Cents most_bet = 50 * dollar;  // leaves money, so betting stays open

constexpr const char* tie_words[] = {"a tie is thrown again", "a tie gives the bet back", "a tie is the bank's",
                                     "a tie is yours"};

std::string bet_first(const At& at) {
    return fmt::format("The bank holds {}; you bet against it. Set the next bet with \u2212 and +; COVER puts it down.",
                       look_money(Say::state(at).bank));
}
std::string bet_again(const At& at) {
    return fmt::format("{} is yours now. The next round: put a bet down.", look_money(Say::state(at).balance));
}
std::string end_betting(const At& at) {
    return fmt::format("{} is down. THROW ends the betting; the banker throws first.", look_money(Say::state(at).bet));
}
std::string banker_throws(const At&) {
    return "The banker throws until the dice show a pair and a point, a triple, 4-5-6 or 1-2-3.";
}
std::string banker_throws_again(const At&) {
    return "The banker wins at once with 4-5-6, a triple or a pair with a 6, and loses with 1-2-3 or a pair with a 1.";
}
std::string beat_point(const At& at) {
    const Threw& dice = newest<Threw>(at);
    return fmt::format("A pair of {}s and a {}: his point is {}. Higher wins, lower loses, {}. Throw.", dice.reading.of,
                       dice.reading.point, newest<HasPoint>(at).point, tie_words[nth(Say::sheet(at).tie)]);
}
std::string beat_point_again(const At& at) {
    return fmt::format("Beat a {}. A triple or 4-5-6 beats any point. Throw.", newest<HasPoint>(at).point);
}
std::string points_compared(const At& at) {
    const Threw& yours = newest<Threw>(at);
    return fmt::format("A pair of {}s and a {}. Your {} is higher: {} won on top of the bet. COLLECT brings it home.",
                       yours.reading.of, yours.reading.point, yours.reading.point, look_money(newest<Won>(at).won));
}
std::string four_five_six(const At& at) {
    const Won& won = newest<Won>(at);
    return fmt::format("4-5-6, which gave the game its name. It pays {} to 1: {} won. COLLECT.",
                       player_multiple(Say::sheet(at), newest<Threw>(at).reading), look_money(won.won));
}
std::string last_words(const At& at) {
    return fmt::format("{} after two rounds. Bet, throw, compare: that is the whole game. PLAY opens the table.",
                       look_money(Say::state(at).balance));
}

bool bets(const Event& event) {
    const auto* bet = std::get_if<Bet>(&event);
    return bet && bet->amount <= most_bet;
}
bool stops(const Event& event) { return std::holds_alternative<Stop>(event); }

// The throws of this seed: the banker gets nothing, then point 3, and the player point 4; then the banker gets point 4,
// and the player 4-5-6.
Lesson made() {
    constexpr Rolled dice{};
    const Bet ten{10 * dollar};
    const char* const asks_bet = "cover a bet of $50 or less";
    return {.rules = Rules{},
            .seed = 35590,
            .players = {"human"},
            .steps = {
                Say::decide(bet_first, {"cover"}, asks_bet, bets, ten),
                Say::decide(end_betting, {"stop"}, "press THROW", stops, Stop{}),
                Say::others(banker_throws, {"bank"}, "player", {dice, dice}),
                Say::throw_dice(beat_point, {"throw"}, dice),
                Say::others(points_compared, {"collect"}, "betting", {}),
                Say::decide(bet_again, {"cover", "collect"}, asks_bet, bets, ten),
                Say::decide(end_betting, {"stop"}, "press THROW", stops, Stop{}),
                Say::others(banker_throws_again, {"bank"}, "player", {dice}),
                Say::throw_dice(beat_point_again, {"throw"}, dice),
                Say::others(four_five_six, {"collect"}, "betting", {}),
                Say::read(last_words, {}),
            }};
}

}  // namespace

const Lesson& siwuliu_lesson() {
    static const Lesson lesson = made();
    return lesson;
}

}  // namespace boxcars::scenes

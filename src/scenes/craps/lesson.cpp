#include "scenes/craps/card.h"

#include "base/words.h"
#include "rules/craps/bets.h"
#include "scenes/craps/forecast.h"
#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace craps;
using At = session::Sitting;
using Say = LessonWords<Rules>;

constexpr Cents small_bet = 25 * dollar;  // leaves enough money for the lesson

int total(const Threw& dice) { return dice.first + dice.second; }
int total(const At& at) { return total(newest<Threw>(at)); }
Forecast forecast(const At& at) { return forecast_of(odds::next_throw(Say::sheet(at), Say::state(at))); }
int own_number(const At& at) { return 14 - Say::state(at).point; }  // 8 for a point of 6, and vice versa

std::string paid(const At& at, Kind kind) {
    for (const rules::Fact& fact : at.journal().back().step.facts)
        if (const auto* won = std::get_if<Won>(&fact.as<Fact>()); won && won->spot.kind == kind)
            return ui::look_money(won->won);
    return ui::look_money(0);
}

std::string pays(const At& at, Spot spot) {
    const Pays pays = terms(Say::sheet(at), spot, Say::state(at).point).prizes.begin()->pays;
    return fmt::format("{} to {}", pays.win, pays.per);
}

std::string bet_first(const At&) { return "Press the pass line to put a chip on it. Most games of craps begin so."; }
std::string come_out(const At& at) {
    return fmt::format(
        "The come-out throw: {} win at once; {} lose; any other becomes the point. Keep ROLL pressed, let go.",
        numbers_in_words(forecast(at).wins), numbers_in_words(forecast(at).loses));
}
std::string point_is_set(const At& at) {
    return fmt::format(
        "{} it is: that is the point now. The line wins on another {} and loses on a {}. Other totals "
        "change nothing.",
        total(at), numbers_in_words(forecast(at).wins), numbers_in_words(forecast(at).loses));
}
std::string odds_behind(const At& at) {
    return fmt::format("Press your chip to add odds behind it. They pay {} on {} {}, the true odds: no house edge.",
                       pays(at, {Kind::PassOdds}), article(Say::state(at).point), Say::state(at).point);
}
std::string throw_for_point(const At& at) {
    return fmt::format("Throw. The {} pays the line and the odds, the {} takes both.",
                       numbers_in_words(forecast(at).wins), numbers_in_words(forecast(at).loses));
}
std::string own_bet(const At& at) {
    const int number = own_number(at);
    return fmt::format(
        "{} {} decides nothing here. Now a number of your own: press the {}. It pays {} if it comes "
        "before a 7.",
        article(total(at)) == "an" ? "An" : "A", total(at), number, pays(at, {Kind::Place, number}));
}
std::string throw_for_all(const At& at) {
    return fmt::format("Now you want {}. The {} would take all three bets. Throw.",
                       numbers_in_words(forecast(at).wins, "or"), numbers_in_words(forecast(at).loses));
}
std::string number_hit(const At& at) {
    return fmt::format(
        "Your {} came: it paid {}, and the chips stay down for the next. The line still waits for {}. "
        "Throw.",
        total(at), paid(at, Kind::Place), Say::state(at).point);
}
std::string point_made(const At& at) {
    return fmt::format(
        "The {} came before a 7: the point is made. The line paid {}, the odds {}. A 7 would have taken "
        "them.",
        newest<PointMade>(at).point, paid(at, Kind::Pass), paid(at, Kind::PassOdds));
}
std::string last_words(const At&) {
    return "The next throw is a new come-out. Line, point, odds and a number: most of craps is that. PLAY opens the "
           "table.";
}

template <Kind kind, Cents most>
bool bets_on(const Event& event) {
    const auto* bet = std::get_if<Bet>(&event);
    return bet && bet->spot.kind == kind && bet->amount <= most;
}
bool bets_on_eight(const Event& event) {
    const auto* bet = std::get_if<Bet>(&event);
    return bet && bet->spot == Spot{Kind::Place, 8};
}

// This seed throws 6, 10, 8 and 6.
Lesson made() {
    constexpr Rolled dice{};
    return {.rules = Rules{},
            .seed = 64,
            .players = {"human"},
            .steps = {
                Say::decide(bet_first, {"pass"}, "put $25 or less on the pass line", bets_on<Kind::Pass, small_bet>,
                            Bet{{Kind::Pass}, 5 * dollar}),
                Say::throw_dice(come_out, {"roll"}, dice),
                Say::read(point_is_set, {"puck"}),
                Say::decide(odds_behind, {"pass"}, "put odds behind the pass line",
                            bets_on<Kind::PassOdds, 5000 * dollar>, Bet{{Kind::PassOdds}, 5 * dollar}),
                Say::throw_dice(throw_for_point, {"roll"}, dice),
                Say::decide(own_bet, {"place_8"}, "place the 8", bets_on_eight, Bet{{Kind::Place, 8}, 6 * dollar}),
                Say::throw_dice(throw_for_all, {"roll"}, dice),
                Say::throw_dice(number_hit, {"place_8", "roll"}, dice),
                Say::read(point_made, {"dice"}),
                Say::read(last_words, {}),
            }};
}

}  // namespace

const Lesson& craps_lesson() {
    static const Lesson lesson = made();
    return lesson;
}

}  // namespace boxcars::scenes

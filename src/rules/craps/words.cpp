// Craps in words and numbers: the knobs of its sheet, spots and events for journals and files, facts for people, states
// for hashes.
#include "base/words.h"
#include "base/numbers.h"
#include "base/overloaded.h"
#include "rules/craps/bets.h"
#include "rules/knobs.h"

#include <map>

namespace boxcars::craps {
namespace {

constexpr std::string_view call_words[] = {"by_rule", "on", "off"};

std::string with_vig(Cents vig) { return vig == 0 ? "" : ", vig " + money_text(vig); }
std::string call_text(Call call) { return call == Call::On ? "on" : call == Call::Off ? "off" : "by rule"; }

constexpr std::string_view limits[] = {"3-4-5x", "1x", "2x", "3x", "5x", "10x", "20x", "100x"};
constexpr std::string_view vig_words[] = {"win", "bet"};
constexpr std::string_view rounding_words[] = {"cents", "down", "nearest"};
constexpr std::string_view bonus_words[] = {"34:1/175:1", "30:1/150:1"};
constexpr std::string_view of_line_words[] = {"line", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
constexpr std::string_view doubles_words[] = {"off", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
constexpr int bars[] = {2, 3, 12};

using rules::no_words, rules::off_on, rules::Unit;

constexpr rules::Knob<Rules> all_knobs[] = {
    {KNOB(minimum), 1, 1000, "The least that may be bet on a spot, in dollars; odds may be less.", "Minimum bet",
     "The table", Unit::Dollars},
    {KNOB(maximum), 1, 100'000, "The most that may lie on a spot, in dollars; odds have their own limit.",
     "Maximum on one spot", "The table", Unit::Dollars},
    {KNOB(bankroll), 1, 1'000'000, "Dollars that a player sits down with.", "Starting bankroll", "The table",
     Unit::Dollars},
    {KNOB(crapless), 0, 1, "The pass line wins at once on 7 alone; 2, 3, 11 and 12 become points; no don't bets.",
     "Crapless", "The table", Unit::Number, off_on},
    {KNOB(bar), 2, 12, "A first throw of this is a push for don't pass and don't come.", "Don't pass bars", "The table",
     Unit::Number, no_words, false, bars},
    {KNOB(odds_limit), 0, 7, "Odds may be this many times the bet in front of them; laid odds may win that much.",
     "Odds at most", "The table", Unit::Number, limits},
    {KNOB(line_pays), 1, 10, "Pass, don't pass, come and don't come pay this to 1.", "The line pays (to 1)",
     "The line and its odds"},
    {KNOB(natural_pays), 0, 10, "Pass and come pay this to 1 for winning on their first throw; line: as the line pays.",
     "Naturals pay (to 1)", "The line and its odds", Unit::Number, of_line_words, true},
    {KNOB(point_pays), 0, 10, "Pass and come pay this to 1 for making their number; line: as the line pays.",
     "Points pay (to 1)", "The line and its odds", Unit::Number, of_line_words, true},
    {KNOB(craps_push), 0, 1, "A new pass or come bet gets its stake back on 2, 3 and 12; don't bets stay the same.",
     "Craps are a push", "The line and its odds", Unit::Number, off_on, true},
    {KNOB(odds_4_10), 1, 100, "Odds on 4 and 10 pay the first number to the second; laying pays the reverse.",
     "Odds on 4 and 10", "The line and its odds"},
    {KNOB(odds_4_10_per), 1, 100, "The number that the odds on 4 and 10 pay to."},
    {KNOB(odds_5_9), 1, 100, "Odds on 5 and 9 pay the first number to the second; laying pays the reverse.",
     "Odds on 5 and 9", "The line and its odds"},
    {KNOB(odds_5_9_per), 1, 100, "The number that the odds on 5 and 9 pay to."},
    {KNOB(odds_6_8), 1, 100, "Odds on 6 and 8 pay the first number to the second; laying pays the reverse.",
     "Odds on 6 and 8", "The line and its odds"},
    {KNOB(odds_6_8_per), 1, 100, "The number that the odds on 6 and 8 pay to."},
    {KNOB(odds_2_12), 1, 100, "Crapless: odds on 2 and 12 pay the first number to the second.", "Odds on 2 and 12",
     "The line and its odds"},
    {KNOB(odds_2_12_per), 1, 100, "The number that the odds on 2 and 12 pay to."},
    {KNOB(odds_3_11), 1, 100, "Crapless: odds on 3 and 11 pay the first number to the second.", "Odds on 3 and 11",
     "The line and its odds"},
    {KNOB(odds_3_11_per), 1, 100, "The number that the odds on 3 and 11 pay to."},
    {KNOB(place_4_10), 1, 100, "Place bets on 4 and 10 pay the first number to the second.", "Place 4 and 10",
     "Place bets"},
    {KNOB(place_4_10_per), 1, 100, "The number that place bets on 4 and 10 pay to."},
    {KNOB(place_5_9), 1, 100, "Place bets on 5 and 9 pay the first number to the second.", "Place 5 and 9",
     "Place bets"},
    {KNOB(place_5_9_per), 1, 100, "The number that place bets on 5 and 9 pay to."},
    {KNOB(place_6_8), 1, 100, "Place bets on 6 and 8 pay the first number to the second.", "Place 6 and 8",
     "Place bets"},
    {KNOB(place_6_8_per), 1, 100, "The number that place bets on 6 and 8 pay to."},
    {KNOB(place_2_12), 1, 100, "Crapless: 2 and 12 placed pay the first number to the second.", "Place 2 and 12",
     "Place bets"},
    {KNOB(place_2_12_per), 1, 100, "The number that place bets on 2 and 12 pay to."},
    {KNOB(place_3_11), 1, 100, "Crapless: 3 and 11 placed pay the first number to the second.", "Place 3 and 11",
     "Place bets"},
    {KNOB(place_3_11_per), 1, 100, "The number that place bets on 3 and 11 pay to."},
    {KNOB(lose_4_10), 1, 100, "Placing 4 and 10 to lose pays the first number to the second.", "4 and 10 to lose",
     "Place bets to lose"},
    {KNOB(lose_4_10_per), 1, 100, "The number that 4 and 10 placed to lose pay to."},
    {KNOB(lose_5_9), 1, 100, "Placing 5 and 9 to lose pays the first number to the second.", "5 and 9 to lose",
     "Place bets to lose"},
    {KNOB(lose_5_9_per), 1, 100, "The number that 5 and 9 placed to lose pay to."},
    {KNOB(lose_6_8), 1, 100, "Placing 6 and 8 to lose pays the first number to the second.", "6 and 8 to lose",
     "Place bets to lose"},
    {KNOB(lose_6_8_per), 1, 100, "The number that 6 and 8 placed to lose pay to."},
    {KNOB(vig), 0, 20, "The house's commission on buy (of the stake) and lay (of the win), in percent.", "Vig",
     "Buy, lay, put and big", Unit::Percent},
    {KNOB(vig_on), 0, 1, "When the vig is paid: from the win, or in advance with the bet.", "Vig is paid on",
     "Buy, lay, put and big", Unit::Number, vig_words},
    {KNOB(vig_rounding), 0, 2,
     "The vig is rounded down to cents, down to whole dollars, or to the nearest dollar (50 cents go up).",
     "Vig is rounded", "Buy, lay, put and big", Unit::Number, rounding_words, true},
    {KNOB(vig_least), 0, 25, "The least vig that the house takes of a bet, in dollars.", "Vig at least",
     "Buy, lay, put and big", Unit::Dollars, no_words, true},
    {KNOB(put_pays), 1, 10, "Put bets pay this to 1.", "Put bets (to 1)", "Buy, lay, put and big"},
    {KNOB(big_6_8), 1, 10, "Big 6 and big 8 pay this to 1.", "Big 6 and 8 (to 1)", "Buy, lay, put and big"},
    {KNOB(hard_4_10), 1, 100, "Hard 4 and hard 10 pay this to 1.", "Hard 4 and 10", "Hardways and field (to 1)"},
    {KNOB(hard_6_8), 1, 100, "Hard 6 and hard 8 pay this to 1.", "Hard 6 and 8", "Hardways and field (to 1)"},
    {KNOB(field_pays), 1, 10, "The field pays this to 1 on 3, 4, 9, 10 and 11.", "Field", "Hardways and field (to 1)"},
    {KNOB(field_2), 1, 10, "The field pays this to 1 on a 2.", "Field on 2", "Hardways and field (to 1)"},
    {KNOB(field_12), 1, 10, "The field pays this to 1 on a 12.", "Field on 12", "Hardways and field (to 1)"},
    {KNOB(field_5), 0, 1, "The field wins on a 5, too, and pays as on a 9.", "Field wins on 5",
     "Hardways and field (to 1)", Unit::Number, off_on, true},
    {KNOB(field_doubles), 0, 10, "The field pays this to 1 on 2-2 and 5-5; off: as on any other 4 or 10.",
     "Field on 2-2, 5-5", "Hardways and field (to 1)", Unit::Number, doubles_words, true},
    {KNOB(any_seven), 4, 100, "Any seven pays this to 1.", "Any seven", "One throw (to 1)"},
    {KNOB(any_craps), 1, 100, "Any craps pays this to 1.", "Any craps", "One throw (to 1)"},
    {KNOB(two_twelve), 4, 100, "Two and twelve pay this to 1, also as parts of horn and world.", "Two, twelve",
     "One throw (to 1)"},
    {KNOB(three_eleven), 4, 100, "Three and eleven pay this to 1, also as parts of horn, world and C and E.",
     "Three, eleven", "One throw (to 1)"},
    {KNOB(hi_lo), 1, 100, "Hi-lo pays this to 1 on 2 and 12.", "Hi-lo", "One throw (to 1)"},
    {KNOB(hop_easy), 1, 100, "A hop on two different faces pays this to 1.", "Hop, two faces", "One throw (to 1)"},
    {KNOB(hop_hard), 1, 100, "A hop on a pair pays this to 1.", "Hop, a pair", "One throw (to 1)"},
    {KNOB(bonus_pays), 0, 1, "What Small and Tall each pay, then what All pays.", "Small, tall and all",
     "Whole-hand bets (to 1)", Unit::Number, bonus_words},
    {KNOB(fire_4), 1, 10'000, "The fire bet pays this to 1 for four different points made.", "Fire: four points",
     "Whole-hand bets (to 1)"},
    {KNOB(fire_5), 1, 10'000, "The fire bet pays this to 1 for five different points made.", "Fire: five points",
     "Whole-hand bets (to 1)"},
    {KNOB(fire_6), 1, 10'000, "The fire bet pays this to 1 for six different points made.", "Fire: six points",
     "Whole-hand bets (to 1)"},
    {KNOB(winners_stay), 0, 1, "Place, buy, lay, big and hardway bets that win stay on the table for the next throw.",
     "Winning bets stay", "After a win", Unit::Number, off_on},
    {KNOB(pays_whole_dollars), 0, 1, "Bets are made and paid in whole dollars: the cents of a win are dropped.",
     "Pays whole dollars", "After a win", Unit::Number, off_on, true},
};

constexpr int multiples[] = {0, 1, 2, 3, 5, 10, 20, 100};

}  // namespace

std::string to_text(const Spot& spot) {
    std::string name{row(spot.kind).name};
    if (spot.number == 0) return name;
    if (spot.kind == Kind::Hop) name += "_" + std::to_string(spot.number / 10);
    return name + "_" + std::to_string(spot.kind == Kind::Hop ? spot.number % 10 : spot.number);
}

std::optional<Spot> spot_from(std::string_view text) {
    static const auto all = [] {
        std::map<std::string, Spot, std::less<>> named;
        for (const bool crapless : {false, true})
            for (const Spot spot : spots({.crapless = crapless})) named.emplace(to_text(spot), spot);
        return named;
    }();
    const auto found = all.find(text);
    return found == all.end() ? std::nullopt : std::optional{found->second};
}

std::vector<Spot> spots(const Rules& rules) {
    std::vector<Spot> all;
    for (int k = 0; k <= ordinal(Kind::Fire); ++k)
        for (const int number : numbers(rules, static_cast<Kind>(k))) all.push_back({static_cast<Kind>(k), number});
    return all;
}

std::string to_text(const Event& event) {
    if (const auto* bet = std::get_if<Bet>(&event)) return "bet " + to_text(bet->spot) + " " + money_text(bet->amount);
    if (const auto* take = std::get_if<Take>(&event))
        return "take " + to_text(take->spot) + " " + money_text(take->amount);
    if (const auto* called = std::get_if<CallIt>(&event))
        return "call " + to_text(called->spot) + " " + std::string{call_words[nth(called->call)]};
    const Rolled& rolled = std::get<Rolled>(event);
    return "roll " + std::to_string(rolled.first) + " " + std::to_string(rolled.second);
}

std::optional<Event> event_from(const Rules&, std::string_view text) {
    const auto words = words_of(text);
    if (words.size() != 3) return {};
    if (words[0] == "roll") {
        const auto first = whole_number(words[1], 0, 99), second = whole_number(words[2], 0, 99);
        return first && second ? std::optional<Event>{Rolled{*first, *second}} : std::nullopt;
    }
    const auto spot = spot_from(words[1]);
    if (!spot) return {};
    if (words[0] == "call") {
        for (int call = 0; call < 3; ++call)
            if (words[2] == call_words[call]) return CallIt{*spot, static_cast<Call>(call)};
        return {};
    }
    const auto amount = money_from(words[2]);
    if (!amount) return {};
    if (words[0] == "bet") return Bet{*spot, *amount};
    if (words[0] == "take") return Take{*spot, *amount};
    return {};
}

Cents to_bankroll(const Fact& fact) {
    return std::visit(Overloaded{[](const ChipsPlaced& f) { return -f.amount - f.vig; },
                                 [](const ChipsTaken& f) { return f.amount + f.vig; },
                                 [](const Won& f) { return f.won + (f.stays ? 0 : f.stake); },
                                 [](const Pushed& f) { return f.stake; }, [](const auto&) { return Cents{0}; }},
                      fact);
}

std::string to_text(const Fact& fact) {
    return std::visit(
        Overloaded{
            [](const ChipsPlaced& f) { return money_text(f.amount) + " on " + to_text(f.spot) + with_vig(f.vig); },
            [](const ChipsTaken& f) { return money_text(f.amount) + " off " + to_text(f.spot) + with_vig(f.vig); },
            [](const Called& f) { return to_text(f.spot) + " works " + call_text(f.call); },
            [](const Threw& f) {
                return std::to_string(f.first) + " and " + std::to_string(f.second) + ": " +
                       std::to_string(f.first + f.second);
            },
            [](const PointSet& f) { return "the point is " + std::to_string(f.point); },
            [](const PointMade& f) { return "the point " + std::to_string(f.point) + " is made"; },
            [](const SevenOut&) { return std::string{"seven out"}; },
            [](const Won& f) {
                return to_text(f.spot) + " wins " + money_text(f.won) + " on " + money_text(f.stake) + with_vig(f.vig) +
                       (f.stays ? ", stays down" : "");
            },
            [](const Lost& f) { return to_text(f.spot) + " loses " + money_text(f.stake) + with_vig(f.vig); },
            [](const Pushed& f) { return to_text(f.spot) + " is returned, " + money_text(f.stake); },
            [](const Moved& f) {
                return money_text(f.stake) + " goes from " + to_text(f.from) + " to " + to_text(f.to);
            }},
        fact);
}

std::vector<std::int64_t> canonical(const State& state) {
    std::vector<std::int64_t> numbers{state.bankroll, state.point, state.new_hand, state.after_seven};
    for (const Placed& bet : state.bets) {
        numbers.push_back(ordinal(bet.spot.kind) * 100 + bet.spot.number);
        numbers.insert(numbers.end(), {bet.stake, bet.vig, ordinal(bet.call), bet.made});
    }
    return numbers;
}

rules::Named describe(const State& state) {
    rules::Named named{{"bankroll", state.bankroll},
                       {"point", state.point},
                       {"new_hand", state.new_hand},
                       {"after_seven", state.after_seven}};
    for (const Placed& bet : state.bets) {
        const std::string name = to_text(bet.spot);
        named.emplace_back(name + ".spot", ordinal(bet.spot.kind) * 100 + bet.spot.number);
        named.emplace_back(name, bet.stake);
        named.emplace_back(name + ".vig", bet.vig);
        named.emplace_back(name + ".call", ordinal(bet.call));
        named.emplace_back(name + ".made", bet.made);
    }
    return named;
}

std::span<const rules::Knob<Rules>> Rules::knobs() { return all_knobs; }

std::optional<std::string> conflict(const Rules& rules) {
    if (rules.minimum > rules.maximum)
        return "The knob 'minimum' of craps is " + std::to_string(rules.minimum) + ", above the 'maximum' of " +
               std::to_string(rules.maximum) + ": lower the one or raise the other.";
    if (rules.bankroll < rules.minimum)
        return "The knob 'bankroll' of craps is " + std::to_string(rules.bankroll) + ", below the 'minimum' of " +
               std::to_string(rules.minimum) + ": nobody could bet.";
    return {};
}

// "3-4-5x", as many of 36 throws as make the number: on every point, also on the outer points of crapless tables, the
// odds win six times the flat bet.
int odds_multiple(const Rules& rules, int number) {
    return rules.odds_limit == OddsLimit::ByPoint ? total(number).count() : multiples[nth(rules.odds_limit)];
}

}  // namespace boxcars::craps

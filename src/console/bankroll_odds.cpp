#include "console/bankroll_odds.h"

namespace boxcars::console {
namespace {

using odds::Fraction, odds::to_text;

constexpr int most_exact_bets = 24;             // with more bets, doubles alone are computed
constexpr std::size_t longest_fraction = 1000;  // characters in JSON
constexpr std::size_t widest_fraction = 40;     // characters in text

// Writes a double with the digits that its error bound proves, and a fraction in full.
std::string text(double value, double relative_error) { return exact_text(value, relative_error); }
std::string text(const Fraction& value, double) { return to_text(value); }
std::string bounded(double value, double error) { return exact_text(value, value > 0 ? error / value : 1); }

bool written_out(const Fraction& value) { return to_text(value).size() <= longest_fraction; }
bool written_out(const odds::Fate& fate) {
    return fate.exact && written_out(fate.exact->goal) && written_out(fate.exact->mean_bets);
}

std::string units(const odds::FlatBet& bet, std::int64_t coins) { return to_text(odds::fraction(coins, bet.unit)); }

void report_fate(const odds::Fate& fate, Json& json) {
    const bool fractions = written_out(fate);
    json["ruin"] = fractions ? to_text(fate.exact->ruin) : bounded(fate.ruin, fate.error);
    json["goal"] = fractions ? to_text(fate.exact->goal) : bounded(fate.goal, fate.error);
    json["mean_bets"] = fractions ? to_text(fate.exact->mean_bets) : bounded(fate.mean_bets, fate.error_bets);
    json["error"] = fractions ? 0 : fate.error;
    json["error_bets"] = fractions ? 0 : fate.error_bets;
    json["states"] = fate.places;
}

template <class Number>
void report_after(const odds::FlatBet& bet, const odds::After<Number>& after, Json& json) {
    json["distribution"] = Json::array();
    for (const auto& [coins, chance] : after.places)
        json["distribution"].push_back({{"units", units(bet, coins)}, {"p", text(chance, after.error)}});
    for (const auto& [key, chances] : {std::pair{"ruined_by", &after.ruined_by}, {"reached_by", &after.reached_by}})
        json[key] = Json::each(*chances, [&](const auto& chance) { return text(chance, after.error); });
    json["distribution_error"] = after.error;
}

void print_fate(const odds::Fate& fate, std::ostream& out) {
    const auto line = [&](std::string_view what, double value, const Fraction* exact, double error) {
        std::string more;
        if (exact && to_text(*exact).size() <= widest_fraction)
            more = "  = " + to_text(*exact);
        else if (!exact)
            more = fmt::format("  (off by {:.0e} at most)", error);
        print(out, "{:<10}  {:>18}{}\n", what, exact ? fmt::format("{:.12g}", value) : bounded(value, error), more);
    };
    const auto* exact = fate.exact ? &*fate.exact : nullptr;
    line("ruin", fate.ruin, exact ? &exact->ruin : nullptr, fate.error);
    line("the goal", fate.goal, exact ? &exact->goal : nullptr, fate.error);
    line("mean bets", fate.mean_bets, exact ? &exact->mean_bets : nullptr, fate.error_bets);
}

// The smallest amount for which the chance to hold that amount or less is at least `share`.
std::int64_t quantile(const odds::After<double>& after, double share) {
    double below = 0;
    for (const auto& [coins, chance] : after.places) {
        below += chance;
        if (below >= share) return coins;
    }
    return after.places.back().coins;
}

void print_after(const BankrollOdds& odds, std::ostream& out) {
    const auto& after = *odds.after;
    const double ruined = after.ruined_by.back(), reached = after.reached_by.back();
    double mean = 0;
    for (const auto& [coins, chance] : after.places) mean += static_cast<double>(coins) * chance;
    print(out, "After {} bets: ruined {:.9f}, ", odds.requests.bets, ruined);
    if (odds.requests.goal != 0) print(out, "at the goal {:.9f}, ", reached);
    print(out, "betting still {:.9f}; {:.4f} units on average.\n", std::max(0.0, 1 - ruined - reached),
          mean / static_cast<double>(odds.bet.unit));
    print(out, "Of a hundred bankrolls, so many units or fewer:");
    for (const int hundredths : {5, 25, 50, 75, 95})
        print(out, "  {}: {:.4g}", hundredths,
              static_cast<double>(quantile(after, hundredths / 100.0)) / static_cast<double>(odds.bet.unit));
    print(out, "\n");
}

}  // namespace

void refuse_others(const OddsRequests& requests, std::initializer_list<std::string_view> answered,
                   std::string_view of) {
    const std::tuple<std::string_view, std::string_view, bool> all[] = {
        {"--at", "for a position of pig", !requests.at.empty()},
        {"--turn", "for a turn of pig", !requests.turn.empty()},
        {"--hand", "for a hand of craps", requests.hand != 0},
        {"--stake", "for money on bets of craps", !requests.stake.empty()}};
    for (const auto& [option, asks, given] : all)
        if (given && std::ranges::find(answered, option) == answered.end())
            throw Error(fmt::format("{} asks {}; the odds of {}: leave it out.", option, asks, of));
}

BankrollOdds bankroll_odds(const odds::FlatBet& bet, const BankrollRequests& requests) {
    if (requests.goal == 0 && requests.bets == 0)
        throw Error("--bankroll needs --goal G, where it stops, or --bets N, after which to look at it, or both.");
    BankrollOdds odds{requests, bet, {}, {}, {}};
    if (requests.goal != 0) odds.fate = odds::fate_of(bet, requests.units, requests.goal);
    if (requests.bets == 0) return odds;
    odds.after = odds::after_bets(bet, requests.units, requests.goal, requests.bets);
    if (requests.bets <= most_exact_bets)
        odds.exact = odds::after_bets_exactly(bet, requests.units, requests.goal, requests.bets);
    return odds;
}

Json to_json(const BankrollOdds& odds) {
    Json json{{"bet", odds.bet.name}, {"units", odds.requests.units}};
    if (odds.requests.goal != 0) json["goal_units"] = odds.requests.goal;
    json["needs"] = units(odds.bet, odds.bet.needs);
    if (odds.fate) report_fate(*odds.fate, json);
    if (odds.requests.bets != 0) json["bets"] = odds.requests.bets;
    if (odds.exact)
        report_after(odds.bet, *odds.exact, json);
    else if (odds.after)
        report_after(odds.bet, *odds.after, json);
    return json;
}

void print_text(const BankrollOdds& odds, std::ostream& out) {
    print(out, "The same bet again and again: {}, from {} unit{}", odds.bet.name, odds.requests.units,
          odds.requests.units == 1 ? "" : "s");
    if (odds.requests.goal != 0) print(out, " until {}", odds.requests.goal);
    print(out, ", or until the next bet cannot be paid, which takes {}.\n", units(odds.bet, odds.bet.needs));
    if (odds.fate) print_fate(*odds.fate, out);
    if (odds.after) print_after(odds, out);
}

}  // namespace boxcars::console

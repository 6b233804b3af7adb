// Prints the exact odds of craps: every bet of a rule sheet, and the line game roll by roll.
#include "odds/craps/odds.h"

#include "console/bankroll_odds.h"
#include "console/craps/commands.h"

namespace boxcars::console {
namespace {

using odds::to_decimal, odds::to_double, odds::to_text;

Json to_json(const craps::Rules& rules, const odds::CrapsOdds& odds) {
    Json json{{"game", "craps"}, {"rules", session::rules_json(rules)}};
    json["bets"] = Json::array();
    for (const auto& bet : odds.bets)
        json["bets"].push_back({{"bet", bet.bet},
                                {"pays", bet.pays},
                                {"win", to_text(bet.win)},
                                {"push", to_text(bet.push)},
                                {"lose", to_text(bet.lose)},
                                {"edge_per_bet", to_text(bet.edge_per_bet)},
                                {"edge_resolved", to_text(bet.edge_resolved)},
                                {"edge_per_roll", to_text(bet.edge_per_roll)},
                                {"rolls", to_text(bet.rolls)},
                                {"variance", to_text(bet.resolved_variance)},
                                {"sd", figure(bet.deviation())},
                                {"stake", to_text(odds::fraction(bet.stake, dollar))},
                                {"states", bet.states}});
    auto rolls = Json::array();
    for (const auto& chance : odds.line.p_rolls) rolls.push_back(to_text(chance));
    json["line_game"] = {{"win", to_text(odds.line.win)},
                         {"mean_rolls", to_text(odds.line.mean_rolls)},
                         {"variance_rolls", to_text(odds.line.variance_rolls)},
                         {"p_rolls", std::move(rolls)}};
    if (odds.line.push > 0) json["line_game"]["push"] = to_text(odds.line.push);
    return json;
}

Json to_json(const odds::HandLength& hand, int throws) {
    Json json{{"mean", to_text(hand.mean)}, {"variance", to_text(hand.variance)}};
    json["at_least"] = {{"throws", throws},
                        {"chance", to_text(hand.at_least.back())},
                        {"one_in", figure(1 / to_double(hand.at_least.back()))}};
    json["p_throws"] = Json::array();
    for (const auto& chance : hand.exactly) json["p_throws"].push_back(to_text(chance));
    return json;
}

void print_text(const odds::HandLength& hand, int throws, std::ostream& out) {
    print(out, "A hand takes {} throws on average ({}), with a standard deviation of {:.4f}.\n",
          to_decimal(hand.mean, 4), to_text(hand.mean), std::sqrt(to_double(hand.variance)));
    print(out, "{} throws or more: {}.\n\n{:>6}  {:>16}  {:>16}  {}\n", throws,
          odds::one_in_words(to_double(hand.at_least.back())), "throws", "exactly", "so many or more", "");
    for (std::size_t n = 0; n < hand.exactly.size(); ++n)
        print(out, "{:>6}  {:>16.12g}  {:>16.12g}  {}\n", n + 1, to_double(hand.exactly[n]),
              to_double(hand.at_least[n]), odds::one_in_words(to_double(hand.at_least[n])));
}

// The fraction if it fits its column, otherwise eight decimals.
std::string short_text(const odds::Fraction& value) {
    const std::string text = to_text(value);
    return text.size() <= 11 ? text : to_decimal(value, 8);
}

void print_text(const craps::Rules& rules, const odds::CrapsOdds& odds, bool stakes, std::ostream& out) {
    const int changed = rules::changed_count(rules);
    print(out, "Craps, {}. The line game wins {}, {} %,{} in {} rolls.\n",
          changed == 0 ? std::string{"the house's own sheet"}
                       : fmt::format("a sheet with {} knob{} turned", changed, changed == 1 ? "" : "s"),
          to_text(odds.line.win), percent(odds.line.win),
          odds.line.push > 0 ? fmt::format(" pushes {}, {} %,", to_text(odds.line.push), percent(odds.line.push)) : "",
          to_decimal(odds.line.mean_rolls, 4));
    print(out,
          "What the house keeps of a stake, per bet, per bet not pushed, and per roll, in percent. The standard\n"
          "deviation is of a bet not pushed, in units of what it cost: with odds, of the flat bet.\n");
    if (craps::rounds_to_dollars(rules))
        print(out, "This sheet rounds to dollars, so that the odds depend on the stake: --stake DOLLARS changes it.\n");
    print(out, "\n");
    std::size_t pays = 4;
    for (const auto& bet : odds.bets) pays = std::max(pays, bet.pays.size());
    print(out, "{:<19}  {:<{}}  {:>11}  {:>11}  {:>9}  {:>9}  {:>9}  {:>9}  {:>9}{}\n", "bet", "pays", pays, "wins",
          "pushes", "rolls", "per bet", "resolved", "per roll", "deviation", stakes ? "      stake" : "");
    for (const auto& bet : odds.bets)
        print(out, "{:<19}  {:<{}}  {:>11}  {:>11}  {:>9}  {:>9}  {:>9}  {:>9}  {:>9.6f}{}\n", bet.bet, bet.pays, pays,
              short_text(bet.win), short_text(bet.push), to_decimal(bet.rolls, 4), percent(bet.edge_per_bet),
              percent(bet.edge_resolved), percent(bet.edge_per_roll), bet.deviation(),
              stakes ? fmt::format("  {:>9}", money_text(bet.stake)) : "");
}

Cents stake_from(const std::string& text) {
    constexpr Cents most = 1'000'000 * dollar;
    if (const auto stake = money_from(text); stake && *stake > 0 && *stake <= most) return *stake;
    throw Error(fmt::format("--stake takes an amount of money up to {}, such as 35 or 12.50, not '{}'.",
                            money_text(most), text));
}

}  // namespace

void craps_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    const auto rules = checked_rules<craps::Rules>(requests.rules);
    refuse_others(requests, {"--hand", "--stake"}, "craps are of bets");
    const int throws = requests.hand;
    const Cents stake = requests.stake.empty() ? 0 : stake_from(requests.stake);
    std::optional<BankrollOdds> bankroll;
    if (requests.bankroll) {
        const std::string& bet = requests.bankroll->bet;
        bankroll = bankroll_odds(odds::flat_bet(rules, bet.empty() ? "pass" : bet, stake), *requests.bankroll);
        if (!requests.json) return print_text(*bankroll, out);
    }
    std::optional<odds::HandLength> hand;
    if (throws > 0) hand = odds::hand_length(rules, throws);
    if (hand && !requests.json) return print_text(*hand, throws, out);
    const auto odds = odds::craps_odds(rules, stake);
    if (!requests.json) return print_text(rules, odds, stake > 0 || craps::rounds_to_dollars(rules), out);
    Json json = to_json(rules, odds);
    if (bankroll) json["bankroll"] = to_json(*bankroll);
    if (hand) json["hand"] = to_json(*hand, throws);
    print_json(out, json);
}

}  // namespace boxcars::console

#include "console/craps/report.h"

#include "console/print.h"
#include "odds/craps/odds.h"

namespace boxcars::console {
namespace {

using craps::Kind;
using craps::Spot;

bool is_bet(const craps::Fact& fact) {
    return !std::holds_alternative<craps::Threw>(fact) && !std::holds_alternative<craps::PointSet>(fact) &&
           !std::holds_alternative<craps::PointMade>(fact) && !std::holds_alternative<craps::SevenOut>(fact);
}

std::string made_words(const craps::Placed& bet) {
    std::vector<std::string> made;
    for (int total = 2; total <= 12; ++total)
        if (bet.made & (1u << total)) made.push_back(std::to_string(total));
    std::string text;
    for (const auto& one : made) text += (text.empty() ? "; made " : " ") + one;
    return text;
}

}  // namespace

std::string signed_money(Cents cents) { return (cents > 0 ? "+" : "") + money_text(cents); }

void report_offers(std::ostream& out, const craps::Rules& rules, const craps::State& state, const std::string& about) {
    int reported = 0;
    for (const Spot spot : spots(rules)) {
        const std::string name = to_text(spot);
        if (about.empty() ? spot.kind == Kind::Hop : name.find(about) == std::string::npos) continue;
        const auto offer = craps::offer(rules, state, spot);
        if (offer.most == 0) continue;
        print(out, "  {:<18} {} to {}{}, pays {}\n", name, money_text(offer.least), money_text(offer.most),
              offer.step == 1 ? "" : " in steps of " + money_text(offer.step),
              odds::odds_of(rules, spot, state.point)->pays);
        ++reported;
    }
    if (reported == 0)
        print(out, "Nothing{} is offered now.\n", about.empty() ? "" : " with '" + about + "' in its name");
    if (reported > 0 && about.empty()) print(out, "And the hops, such as hop_3_5: offers hop.\n");
}

void report_bets(std::ostream& out, const craps::State& state) {
    if (state.bets.empty()) print(out, "Nothing is down.\n");
    for (const auto& bet : state.bets)
        print(out, "  {:<18} {}{}{}{}\n", to_text(bet.spot), money_text(bet.stake),
              bet.vig ? ", vig " + money_text(bet.vig) : "", works(state, bet) ? "" : ", rests", made_words(bet));
}

void report_odds(std::ostream& out, const craps::Rules& rules, const craps::State& state, Spot spot) {
    const auto odds = odds::odds_of(rules, spot, state.point);
    if (!odds) {
        print(out, "{}\n",
              is_line_odds(spot.kind) && state.point == 0 ? "Odds go with a point; this is a come-out."
                                                          : "There is no " + to_text(spot) + " on this table.");
        return;
    }
    const auto percent = [](const odds::Fraction& part) { return odds::to_decimal(part * 100, 4) + " %"; };
    print(out, "  {} pays {}: wins {} ({}), pushes {} ({}), loses {} ({}).\n", to_text(spot), odds->pays,
          odds::to_text(odds->win), percent(odds->win), odds::to_text(odds->push), percent(odds->push),
          odds::to_text(odds->lose), percent(odds->lose));
    print(out, "  The house keeps {} ({}) of the stake, {} a roll; it takes {} rolls in the mean.\n",
          odds::to_text(odds->edge_per_bet), percent(odds->edge_per_bet), percent(odds->edge_per_roll),
          odds::to_decimal(odds->rolls, 4));
}

void report_throw(std::ostream& out, std::span<const craps::Fact> facts, Cents bankroll) {
    Cents change = 0;
    bool touched = false;
    for (const auto& fact : facts) {
        if (!is_bet(fact)) {
            print(out, "{}{}.\n", std::holds_alternative<craps::Threw>(fact) ? "Roll: " : "  ", to_text(fact));
            continue;
        }
        touched = true;
        change += to_bankroll(fact);
        print(out, "  {:<48} {:>10}\n", to_text(fact), signed_money(to_bankroll(fact)));
    }
    if (touched)
        print(out, "  {:<48} {:>10}\n", fmt::format("to the bankroll, {} now", money_text(bankroll)),
              signed_money(change));
}

}  // namespace boxcars::console

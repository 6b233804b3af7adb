#include "scenes/craps/look_back.h"

#include "ui/amounts.h"
#include "ui/craps/spot_words.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace boxcars::scenes {
namespace {

using odds::BetCost, odds::Fraction;

// In an hour: "costs $3.28", "brings about $2", "costs nothing".
std::string cost_in_words(const BetCost& cost, const ThrowRate& rate) {
    const Fraction hour = cost.per_throw * static_cast<long>(rate.an_hour());
    if (hour == 0) return "costs nothing";
    return fmt::format("{} {}{}", hour < 0 ? "brings" : "costs", cost.exact ? "" : "about ",
                       money_words(odds::to_double(abs(hour))));
}

std::string other_in_words(const odds::CheaperBet& other, const CrapsCoachAsked& asked) {
    const std::string words = ui::spot_words(other.spot) + " " + cost_in_words(other.cost, asked.rate);
    if (other.parts == 0) return words + " on the same throws.";
    if (other.parts == 1) return words + " on other throws.";
    return fmt::format("{}; {:.0f} % of bets end differently.", words, 100 * odds::to_double(other.parts));
}

}  // namespace

std::string coach_words(const CrapsCoachAsked& asked, const odds::KnownOdds& known, const odds::KnownUpkeep& upkeep) {
    const Cents stake = stake_meant(asked.rules, asked.state, asked.spot, asked.chip);
    const odds::BetOdds* own = known(asked.spot);
    if (stake <= 0 || !own) return {};
    const BetCost cost = odds::cost(asked.rules, *own, upkeep(asked.spot), asked.spot, stake);
    const auto other = odds::cheaper(asked.rules, asked.state, asked.spot, stake, asked.among, known, upkeep);
    const std::string words =
        fmt::format("In an hour{}, {} throws, {} {} on average.", asked.rate.measured() ? " at this pace" : "",
                    asked.rate.an_hour(), ui::look_money(stake), cost_in_words(cost, asked.rate));
    return words + " " + (other ? other_in_words(*other, asked) : "No open bet costs less.");
}

void CrapsLookBack::begin(const craps::State& state) {
    *this = {};
    rested_ = state;
}

void CrapsLookBack::thrown(const craps::Rules& rules, const craps::State& state) {
    if (sheets_.empty() || !(sheets_.back() == rules)) sheets_.push_back(rules);
    for (odds::CrapsDecision& decision : odds::laid(rules, rested_, state))
        add({state, sheets_.size() - 1, {std::move(decision), {}, {}, {}, 0}, 0});
}

void CrapsLookBack::judge(odds::CrapsEdges& edges) {
    judge_rest([&](CrapsLookedBack& back) {
        const craps::Rules& rules = sheets_[back.sheet];
        const auto known = [&](craps::Spot spot) {
            return edges.of(rules, spot, back.table.point, back.judged.decision.stake);
        };
        back.judged = odds::judge(rules, back.judged.decision, known);
        back.given_away = std::max(0.0, odds::to_double(back.judged.cost));
    });
}

int CrapsLookBack::mistakes() const {
    return static_cast<int>(
        std::ranges::count_if(decisions(), [](const CrapsLookedBack& back) { return back.judged.given_away > 0; }));
}

double CrapsLookBack::given_away() const {
    double sum = 0;
    for (const CrapsLookedBack& back : decisions()) sum += back.judged.given_away;
    return sum;
}

std::string CrapsLookBack::accuracy_words() const {
    if (count() == 0) return fmt::format("{} bets, and none cost anything on average.", bets());
    return fmt::format("{} {} cost {} on average.", bets(), bets() == 1 ? "bet" : "bets", money_words(cost()));
}

std::string CrapsLookBack::words() const {
    const CrapsLookedBack* back = on_show();
    if (!back) return {};
    const odds::CrapsJudged& judged = back->judged;
    const double cost = odds::to_double(judged.better_cost);
    const std::string own = money_words(back->given_away), price = money_words(std::abs(cost));
    const std::string other = !judged.better
                                  ? "No bet that wins about as often costs less."
                                  : fmt::format("{} would win about as often {}.", ui::spot_words(*judged.better),
                                                cost == 0      ? "and cost nothing"
                                                : cost < 0     ? "and bring " + price
                                                : price == own ? "and cost a little less"
                                                               : "and cost " + price);
    return fmt::format(
        "Costly bet {} of {}: {} on {} cost {} on average. {}{}", nth(), count(), ui::look_money(judged.decision.stake),
        ui::spot_words(judged.decision.spot), own, other,
        bets() > 1 ? fmt::format(" Your {} bets cost {} together.", bets(), money_words(this->cost())) : "");
}

}  // namespace boxcars::scenes

#include "odds/hand_odds.h"

#include "base/numbers.h"
#include "base/words.h"
#include "odds/ceelo/odds.h"
#include "odds/craps/chain.h"
#include "odds/craps/odds.h"
#include "odds/siwuliu/odds.h"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace boxcars::odds {

std::optional<HandOdds> hand_odds(const craps::Rules& rules, std::string_view bet) {
    using craps::Kind;
    std::optional<craps::Spot> spot = craps::spot_from(bet);
    int point = 0;
    for (const Kind kind : {Kind::PassOdds, Kind::DontPassOdds}) {  // their names end in the point
        const std::string name = to_text(craps::Spot{kind}) + "_";
        if (spot || !bet.starts_with(name)) continue;
        spot = craps::Spot{kind};
        point = whole_number(bet.substr(name.size()), 2, 12).value_or(0);
    }
    if (!spot) return {};
    const craps::BetRow& row = craps::row(spot->kind);
    const bool paid_exactly = row.vig == craps::Vig::None && exact_unit(rules, *spot, point) == row.units;
    if (craps::rounds_to_dollars(rules) && !paid_exactly) return {};  // the odds depend on the stake
    const auto odds = odds_of(rules, *spot, point);
    if (!odds) return {};
    const double mean = to_double(odds->mean);
    // Several come bets may be down at once, and one seven decides them all.
    if (spot->kind == Kind::Come || spot->kind == Kind::DontCome) return HandOdds{mean, {}, {}};
    const Chain chain = chain_of(rules, {*spot, point});
    const Solved solved = solve(chain);
    HandOdds of{mean, to_double(odds->variance), {}};
    for (std::size_t n = 0; n < chain.ends.size(); ++n)
        of.results.emplace_back(real(chain.ends[n].result) / real(chain.ends[n].stake), to_double(solved.chance[n]));
    return of;
}

std::optional<double> hands_as_long(const craps::Rules& rules, std::int64_t throws) {
    constexpr int most = 1000;  // longer ones take long to compute
    if (throws < 1 || throws > most) return {};
    return to_double(hand_length(rules, static_cast<int>(throws)).at_least.back());
}

std::string one_in_words(double chance) {
    const double tries = 1 / chance;
    std::ostringstream words;
    words << "1 in ";
    if (tries < 100)
        words << std::fixed << std::setprecision(2) << tries;
    else if (tries < 1e15)
        words << grouped(std::llround(tries));
    else
        words << std::setprecision(3) << tries;
    return words.str();
}

std::optional<HandOdds> hand_odds(const siwuliu::Rules& rules, std::string_view bet) {
    if (bet != "bet") return {};
    const SiwuliuChances chances = siwuliu_odds(rules).player;
    HandOdds of{to_double(chances.edge), to_double(chances.variance), {}};
    for (const auto& [net, chance] : chances.results) of.results.emplace_back(real(net), to_double(chance));
    return of;
}

// One throw of the banker may decide all bets against the bank, so their results are not independent.
std::optional<HandOdds> hand_odds(const ceelo::Rules& rules, std::string_view bet) {
    if (bet != "bet" && bet != "bank") return {};
    const CeeloBet odds = ceelo_bet(rules);
    const double edge = to_double(odds.banker_edge);
    if (bet == "bank") return HandOdds{edge, {}, {}};
    HandOdds of{-edge, to_double(odds.variance), {}};
    for (const CeeloResult& result : odds.results) of.results.emplace_back(result.net, to_double(result.chance));
    return of;
}

}  // namespace boxcars::odds

#include "odds/hand_odds.h"

#include "base/numbers.h"
#include "base/words.h"
#include "odds/ceelo/odds.h"
#include "odds/craps/odds.h"
#include "odds/siwuliu/odds.h"

namespace boxcars::odds {

std::optional<HandOdds> hand_odds(const craps::Rules& rules, std::string_view bet) {
    using craps::Kind;
    std::optional<craps::Spot> spot = craps::spot_from(bet);
    int point = 0;
    for (const Kind kind : {Kind::PassOdds, Kind::DontPassOdds}) {  // with the point they lay on
        const std::string name = to_text(craps::Spot{kind}) + "_";
        if (spot || !bet.starts_with(name)) continue;
        spot = craps::Spot{kind};
        point = whole_number(bet.substr(name.size()), 2, 12).value_or(0);
    }
    if (!spot) return {};
    const auto odds = odds_of(rules, *spot, point);
    if (!odds) return {};
    return HandOdds{to_double(odds->mean), to_double(odds->variance)};
}

std::optional<HandOdds> hand_odds(const siwuliu::Rules& rules, std::string_view bet) {
    if (bet != "bet") return {};
    const SiwuliuChances chances = siwuliu_odds(rules).player;
    return HandOdds{to_double(chances.edge), to_double(chances.variance)};
}

// One throw of the banker may decide all bets against him, so that they vary together.
std::optional<HandOdds> hand_odds(const ceelo::Rules& rules, std::string_view bet) {
    if (bet != "bet" && bet != "bank") return {};
    const CeeloBet odds = ceelo_bet(rules);
    const double edge = to_double(odds.banker_edge);
    return bet == "bank" ? HandOdds{edge, {}} : HandOdds{-edge, to_double(odds.variance)};
}

}  // namespace boxcars::odds

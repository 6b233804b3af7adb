#include "odds/goal/craps.h"

#include "rules/craps/spots.h"
#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

std::string plain_name(craps::Spot spot) {  // "don't pass odds", "place 6"
    std::string name = to_text(spot);
    std::ranges::replace(name, '_', ' ');
    if (name.starts_with("dont ")) name.replace(0, 4, "don't");
    return name;
}

struct CrapsStation {
    using Rules = craps::Rules;
    static constexpr StopUnit unit = StopUnit::Throws;
    using Goal = odds::CrapsGoal;

    static void prepare(Rules& rules, const Station& station) {
        rules.bankroll = narrow<int>(station.purse / dollar);
        rules.minimum = narrow<int>(station.goal.stakes.least / dollar);
    }
    static run_table::NoCompany company(const Rules&, const Station&) { return {}; }
    static std::optional<Goal> solve(const Rules& rules, const Station& station, run_table::NoCompany,
                                     const std::stop_token& stop) {
        return Goal::solve(rules, odds::menu_of(station.goal), station.goal, stop);
    }
    // "bet $10 on don't pass", "bet $5 more on pass", "take $12 off place 6"
    static std::string on_spot(craps::Spot spot) {
        return spot.kind == craps::Kind::Field ? "the field" : plain_name(spot);
    }
    static std::string words(const craps::Event& event, const craps::State& state) {
        if (const auto* bet = std::get_if<craps::Bet>(&event))
            return fmt::format("bet {}{} on {}", money_text(bet->amount), staked(state, bet->spot) > 0 ? " more" : "",
                               on_spot(bet->spot));
        if (const auto* take = std::get_if<craps::Take>(&event))
            return fmt::format("take {} off {}", money_text(take->amount), on_spot(take->spot));
        return to_text(event);
    }
    static std::string lying(const craps::State& state) {
        std::vector<std::string> bets;
        for (const craps::Placed& bet : state.bets)
            bets.push_back(fmt::format("{} on {}", money_text(bet.stake), on_spot(bet.spot)));
        return bets.empty() ? " without a bet" : fmt::format(" with {}", fmt::join(bets, " and "));
    }
};

}  // namespace

template <>
const RunTable& station_table<craps::Rules>() {
    return run_table_of<CrapsStation>;
}

}  // namespace boxcars::session

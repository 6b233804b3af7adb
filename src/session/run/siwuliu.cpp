#include "odds/goal/siwuliu.h"

#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

constexpr Cents deep_bank = 50;  // money of a bank that cannot be broken, as a multiple of the purse

struct SiwuliuStation {
    using Rules = siwuliu::Rules;
    static constexpr StopUnit unit = StopUnit::Rounds;
    using Goal = odds::SiwuliuGoal;

    static void prepare(Rules& rules, Station& station) {
        const Cents bank =
            station.goal.kind == rules::GoalKind::Break ? station.goal.target : deep_bank * station.purse;
        const auto* knob = rules::find_knob(Rules{}, "bank");
        rules.balance = narrow<int>(station.purse);
        rules.bank = static_cast<int>(std::min<Cents>(bank, knob->most));
    }
    static run_table::NoCompany company(const Rules&, const Station&) { return {}; }
    static std::optional<Goal> solve(const Rules& rules, const Station& station, run_table::NoCompany,
                                     const std::stop_token& stop) {
        return Goal::solve(rules, station.goal, stop);
    }
    static std::string words(const siwuliu::Event& event, const siwuliu::State& state) {
        const auto* bet = std::get_if<siwuliu::Bet>(&event);
        return bet ? fmt::format("bet {}{}", money_text(bet->amount), state.bet > 0 ? " more" : "") : "throw";
    }
};

}  // namespace

template <>
const RunTable& station_table<siwuliu::Rules>() {
    return run_table_of<SiwuliuStation>;
}

}  // namespace boxcars::session

#include "odds/goal/siwuliu.h"

#include "odds/siwuliu/odds.h"
#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

constexpr Cents deep_bank = 50;  // money of a bank that cannot be broken, as a multiple of the purse

struct SiwuliuStation {
    using Rules = siwuliu::Rules;
    static constexpr StopUnit unit = StopUnit::Rounds;
    using Goal = odds::SiwuliuGoal;

    static void prepare(Rules& rules, Station& station) {
        const Cents bank = station.goal.kind == odds::GoalKind::Break ? station.goal.target : deep_bank * station.purse;
        const auto* knob = rules::find_knob<Rules>("bank");
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

// ---- Milestones

using ceelo_dice::Pattern;

bool six_beside_a_pair(const Cast& cast) { return read(cast).point == 6; }

// clang-format off
// Columns: name, title, sentence, needed, next, holds_at, what
constexpr Milestone siwuliu_milestones[] = {
    {"three_ones", "Three Ones", "1-1-1 with your own throw.", 1, in_a_row<three_of<1>>},
    {"straight_twice", "Straight On", "4-5-6 twice in a row with your own throws.", 2, in_a_row<shows<Pattern::FourFiveSix>>},
    {"six_twice", "A Six, Twice", "A pair with a 6 beside it, twice in a row.", 2, in_a_row<six_beside_a_pair>},
    {"eight_nothings", "An Empty Bowl", "Eight of your throws in a row that decide nothing.", 8, in_a_row<shows<Pattern::Nothing>>},
    {"low_straights", "Down the Stairs", "1-2-3 twice in a row with your own throws.", 2, in_a_row<shows<Pattern::OneTwoThree>>},
    {"eight_rounds", "Eight Rounds", "Eight bets won in a row; a tie does not end the row.", 8, nullptr, 0, "bet"},
};
// clang-format on

struct SiwuliuMilestones {
    using Rules = siwuliu::Rules;
    static constexpr rules::Dice dice{3};
    static constexpr std::span<const Milestone> rows = siwuliu_milestones;

    static std::optional<Cast> cast_of(const siwuliu::Rules&, const siwuliu::State& before, const siwuliu::Event& event,
                                       const siwuliu::State&, int) {
        const auto* rolled = std::get_if<siwuliu::Rolled>(&event);
        if (!rolled || before.phase != siwuliu::Phase::PlayerRolls) return {};
        return Cast{.faces = {rolled->first, rolled->second, rolled->third}};
    }

    static void go_on(const Milestone& milestone, const Rules&, const std::vector<int>& faces,
                      odds::Onward<TryPlace>& onward) {
        go_on_alike(milestone, faces, onward);
    }

    static odds::Fraction bet_wins(const siwuliu::Rules& rules, std::string_view) {
        const auto chances = odds::siwuliu_odds(rules).player;
        return chances.win / (chances.win + chances.lose);
    }
};

}  // namespace

template <>
const RunTable& station_table<siwuliu::Rules>() {
    return run_table_of<SiwuliuStation, SiwuliuMilestones>;
}

}  // namespace boxcars::session

#include "odds/goal/ceelo.h"

#include "odds/ceelo/odds.h"
#include "players/ceelo/policy.h"
#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

// Decides the computer players' stakes and bets.
struct RunCompany {
    std::vector<const players::CeeloPolicy*> seats{};  // nullptr: the person
    odds::CeeloBet bet;

    std::optional<ceelo::Event> operator()(const ceelo::Rules& rules, const ceelo::State& state) const {
        if (most_offered(state) == 0) return {};
        return players::decision(*seats[nth(state.turn)], {rules, state, bet});
    }
};

struct CeeloStation {
    using Rules = ceelo::Rules;
    static constexpr StopUnit unit = StopUnit::Rounds;
    using Goal = odds::CeeloGoal;

    static void prepare(Rules& rules, Station& station) {
        rules.players = how_many(station.players);
        station.goal.target = std::max<std::int64_t>(station.goal.target, rules.coins + 1);
    }
    static RunCompany company(const Rules& rules, const Station& station) {
        RunCompany company{{nullptr}, odds::ceelo_bet(rules)};
        for (std::size_t seat = 1; seat < station.players.size(); ++seat) {
            company.seats.push_back(players::find_ceelo_policy(station.players[seat]));
            if (!company.seats.back()) throw Error(*players::ceelo_policy_problem(station.players[seat]));
        }
        return company;
    }
    static std::optional<Goal> solve(const Rules& rules, const Station& station, const RunCompany& company,
                                     const std::stop_token& stop) {
        const auto amount = [company](const Rules& sheet, const ceelo::State& state) {
            return players::amount(*company.seats[nth(state.turn)], {sheet, state, company.bet});
        };
        return Goal::solve(rules, station.goal, station.first, amount, stop);
    }
    static std::string words(const ceelo::Event& event, const ceelo::State&) {
        if (const auto* stake = std::get_if<ceelo::Stake>(&event)) return "stake " + ceelo::coins_text(stake->amount);
        if (const auto* cover = std::get_if<ceelo::Cover>(&event)) return "cover " + ceelo::coins_text(cover->amount);
        return to_text(event);
    }
};

// ---- Milestones

using ceelo_dice::Pattern;

int bank_straights(const Cast& cast, int count) {
    return cast.banks ? in_a_row<shows<Pattern::FourFiveSix>>(cast, count) : count;
}

// clang-format off
// Columns: name, title, sentence, needed, next, holds_at, what
constexpr Milestone ceelo_milestones[] = {
    {"three_sixes", "Three Sixes", "6-6-6 with your own throw.", 1, in_a_row<three_of<6>>},
    {"triples_twice", "Triple, Triple", "Two triples in a row with your own throws.", 2, in_a_row<shows<Pattern::Triple>>},
    {"banker_straights", "The Bank Stays", "4-5-6 twice in a row as the banker.", 2, bank_straights},
    {"ten_nothings", "Nothing at All", "Ten of your throws in a row that decide nothing.", 10, in_a_row<shows<Pattern::Nothing>>},
    {"five_pairs", "Five Pairs", "A pair and a point five times in a row.", 5, in_a_row<shows<Pattern::PairAndPoint>>},
    {"seven_bets", "Seven Bets", "Seven bets against the bank won in a row; a tie does not end the row.", 7, nullptr, 0, "bet"},
};
// clang-format on

struct CeeloMilestones {
    using Rules = ceelo::Rules;
    static constexpr rules::Dice dice{3};
    static constexpr std::span<const Milestone> rows = ceelo_milestones;

    static std::optional<Cast> cast_of(const ceelo::Rules&, const ceelo::State& before, const ceelo::Event& event,
                                       const ceelo::State&, int seat) {
        const auto* rolled = std::get_if<ceelo::Rolled>(&event);
        if (!rolled || before.turn != seat) return {};
        return Cast{.faces = rolled->faces, .banks = before.banker == seat};
    }

    static void go_on(const Milestone& milestone, const Rules&, const std::vector<int>& faces,
                      odds::Onward<TryPlace>& onward) {
        go_on_alike(milestone, faces, onward);
    }

    static odds::Fraction bet_wins(const ceelo::Rules& rules, std::string_view) {
        const auto bet = odds::ceelo_bet(rules);
        return bet.player_wins / (bet.player_wins + bet.player_loses);
    }
};

}  // namespace

template <>
const RunTable& station_table<ceelo::Rules>() {
    return run_table_of<CeeloStation, CeeloMilestones>;
}

}  // namespace boxcars::session

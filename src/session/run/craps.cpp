#include "odds/goal/craps.h"

#include "odds/craps/chain.h"
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

// ---- Milestones

template <int sum>
bool sums_to(const Cast& cast) {
    return cast.sum() == sum;
}
bool seven_out(const Cast& cast) { return cast.before > 0 && cast.sum() == 7; }
int hand_throws(const Cast& cast, int count) { return seven_out(cast) ? try_failed : count + 1; }
int points_made(const Cast& cast, int count) {
    return seven_out(cast) ? try_failed : count + (cast.before > 0 && cast.sum() == cast.before);
}
int natural_sevens(const Cast& cast, int count) {
    if (cast.before > 0) return count;
    return cast.sum() == 7 ? count + 1 : try_failed;
}
int small_numbers(const Cast& cast, int made) {  // the count is a bit set of the totals 2 to 6
    if (cast.sum() == 7) return try_failed;
    return cast.sum() < 7 ? made | 1 << (cast.sum() - 2) : made;
}

// clang-format off
// Columns: name, title, sentence, needed, next, holds_at, what
constexpr Milestone craps_milestones[] = {
    {"boxcars_twice", "Two Trains", "Boxcars twice in a row.", 2, in_a_row<sums_to<12>>},
    {"three_naturals", "Three Sevens", "A seven on three come-outs in a row.", 3, natural_sevens},
    {"five_points", "Five Points", "Five points made before a seven-out.", 5, points_made},
    {"thirty_throws", "The Long Hand", "Thirty throws before a seven-out.", 30, hand_throws},
    {"small", "All Small", "2, 3, 4, 5 and 6 thrown before a seven.", 31, small_numbers},
    {"eight_passes", "Eight Passes", "Eight pass line bets won in a row.", 8, nullptr, 0, "pass"},
};
// clang-format on

struct CrapsMilestones {
    using Rules = craps::Rules;
    static constexpr rules::Dice dice{2};
    static constexpr std::span<const Milestone> rows = craps_milestones;

    static std::optional<Cast> cast_of(const craps::Rules&, const craps::State& before, const craps::Event& event,
                                       const craps::State& after, int) {
        const auto* rolled = std::get_if<craps::Rolled>(&event);
        if (!rolled) return {};
        return Cast{.faces = {rolled->first, rolled->second, 0}, .before = before.point, .after = after.point};
    }

    static void go_on(const Milestone& milestone, const craps::Rules& rules, const std::vector<int>& faces,
                      odds::Onward<TryPlace>& onward) {
        craps::State before{.point = onward.place.kept, .new_hand = onward.place.kept == 0};
        const craps::Event event = thrown(rules, faces);
        const craps::State after = apply(rules, before, event).next;
        onward.place.kept = after.point;
        count_cast(milestone, *cast_of(rules, before, event, after, 0), onward);
    }

    static odds::Fraction bet_wins(const craps::Rules& rules, std::string_view bet) {  // leaves out pushes
        const auto chain = odds::chain_of(rules, {*craps::spot_from(bet), 0});
        const odds::Solved solved = odds::solve(chain);
        odds::Fraction won = 0, lost = 0;
        for (std::size_t n = 0; n < chain.ends.size(); ++n) {
            if (chain.ends[n].result > 0) won += solved.chance[n];
            if (chain.ends[n].result < 0) lost += solved.chance[n];
        }
        return won / (won + lost);
    }
};

}  // namespace

template <>
const RunTable& station_table<craps::Rules>() {
    return run_table_of<CrapsStation, CrapsMilestones>;
}

}  // namespace boxcars::session

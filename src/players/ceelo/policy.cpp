#include "players/ceelo/policy.h"

#include "base/numbers.h"
#include "players/names.h"

#include <algorithm>
#include <array>

namespace boxcars::players {
namespace {

int pocket(const CeeloView& view) { return view.state.coins[ceelo::seat(view.state.turn)]; }
int part_of(int coins, int parts) { return (coins + parts - 1) / parts; }  // rounded up

int one(const CeeloView&) { return 1; }
int an_eighth(const CeeloView& view) { return part_of(pocket(view), 8); }
int a_third(const CeeloView& view) { return part_of(pocket(view), 3); }
int half(const CeeloView& view) { return part_of(pocket(view), 2); }
int even_share(const CeeloView& view) { return odds::even_bet(view.rules, view.state); }

// Kelly, A new interpretation of information rate (1956), for small edges: the share of the coins to put at risk is the
// mean win over its variance. If no win is expected, the policy stakes as little as possible.
int kelly(const CeeloView& view, const odds::Fraction& edge) {
    return static_cast<int>(pocket(view) * odds::to_double(edge) / odds::to_double(view.odds.variance));
}
int kelly_stake(const CeeloView& view) { return kelly(view, view.odds.banker_edge); }
int kelly_bet(const CeeloView& view) { return kelly(view, -view.odds.banker_edge); }

int best_reply(const CeeloView& view) {
    return odds::best(odds::ceelo_choices(view.odds, view.rules, view.state)).amount;
}

constexpr std::array policies{
    CeeloPolicy{"cautious", "stakes an eighth of its coins, bets one", an_eighth, one},
    CeeloPolicy{"bold", "stakes half of its coins, bets half of them", half, half},
    CeeloPolicy{"even", "stakes a third of its coins, bets an even share of the bank", a_third, even_share},
    CeeloPolicy{"kelly", "risks as much as its edge is worth, never more", kelly_stake, kelly_bet},
    CeeloPolicy{"best", "works out what each amount is worth this round, and takes the best", best_reply, best_reply},
};

}  // namespace

std::span<const CeeloPolicy> ceelo_policies() { return policies; }

const CeeloPolicy* find_ceelo_policy(std::string_view name) {
    const auto found = std::ranges::find(policies, name, &CeeloPolicy::name);
    return found == policies.end() ? nullptr : &*found;
}

std::optional<std::string> ceelo_policy_problem(std::string_view name) {
    if (find_ceelo_policy(name)) return {};
    std::vector<std::string> known;
    for (const auto& policy : policies) known.emplace_back(policy.name);
    return no_player_named("cee-lo", name, known);
}

int amount(const CeeloPolicy& policy, const CeeloView& view) {
    const int wanted = view.state.phase == ceelo::Phase::Stake ? policy.stake(view) : policy.bet(view);
    return std::clamp(wanted, 1, most_offered(view.state));
}

ceelo::Event decision(const CeeloPolicy& policy, const CeeloView& view) {
    const int coins = amount(policy, view);
    if (view.state.phase == ceelo::Phase::Stake) return ceelo::Stake{coins};
    return ceelo::Cover{coins};
}

}  // namespace boxcars::players

#include "players/ceelo/policy.h"

#include <algorithm>

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
    CeeloPolicy{"cautious", "stakes an eighth of the coins in hand, bets one", an_eighth, one},
    CeeloPolicy{"bold", "stakes or bets half of the coins in hand", half, half},
    CeeloPolicy{"even", "stakes a third of the coins in hand, bets an even share of the bank", a_third, even_share},
    CeeloPolicy{"kelly", "risks only as much as the edge is worth", kelly_stake, kelly_bet},
    CeeloPolicy{"best", "works out what each amount is worth this round, and takes the best", best_reply, best_reply},
};

// Every line fits any amount. The lists are: coins won, coins lost, a game won, a game lost.
// clang-format off
constexpr Person people[] = {
    {"Mo", "checks the freight", "even", Strength::Fair,
     {{{"Signed for.", "Right weight, that.", "Load it up."},
       {"Lost in transit.", "Off the manifest.", "So it goes."},
       {"All of it delivered.", "Last crate aboard."},
       {"Fair and square.", "I unload here."}}}},
    {"Ada", "sings in the Casino Car", "bold", Strength::Fair,
     {{{"Encore.", "Did you hear that?", "Now we are singing."},
       {"A thin house tonight.", "No applause, please.", "Flat."},
       {"And curtain.", "What an evening."},
       {"Brava, all.", "Every show ends."}}}},
    {"Bo", "minds the brakes", "cautious", Strength::Gentle,
     {{{"Easy does it.", "Still on the rails.", "I will take that."},
       {"Brakes on.", "Small change.", "Easy now."},
       {"Slow trains arrive, too.", "Well, look at that."},
       {"Good game, all.", "Not a bad night."}}}},
    {"Sal", "sorts the mail", "kelly", Strength::Gentle,
     {{{"Stamped.", "Postage paid.", "Sorted."},
       {"Return to sender.", "Insufficient postage.", "Into the dead letters."},
       {"Special delivery.", "The last mail is in."},
       {"Yours sincerely.", "Forward it all to you."}}}},
    {"Kit", "works the telegraph", "best", Strength::Strongest,
     {{{"Message received.", "Dot dot dash.", "Clear line."},
       {"Static.", "Line is down.", "Stop."},
       {"End of message.", "Wire it home: won."},
       {"Over and out.", "Loud and clear."}}}},
    {"Ned", "rides along, and sits in", "", Strength::Unknown,
     {{{"My stop can wait.", "That buys breakfast.", "Obliged."},
       {"Roads do that.", "There goes breakfast.", "I travel light."},
       {"First class from here.", "I believe that is all."},
       {"Thanks, all.", "On to the next town."}}}},
};
// clang-format on

}  // namespace

std::span<const CeeloPolicy> ceelo_policies() { return policies; }

const CeeloPolicy* find_ceelo_policy(std::string_view name) {
    const auto found = std::ranges::find(policies, name, &CeeloPolicy::name);
    return found == policies.end() ? nullptr : &*found;
}

std::optional<std::string> ceelo_policy_problem(std::string_view name) {
    if (find_ceelo_policy(name)) return {};
    return no_player_named("cee-lo", name, names_of(policies));
}

int amount(const CeeloPolicy& policy, const CeeloView& view) {
    const int wanted = view.state.phase == ceelo::Phase::Stake ? policy.stake(view) : policy.bet(view);
    return std::clamp(wanted, 1, most_offered(view.state));
}

ceelo::Event decision(const CeeloPolicy& policy, const CeeloView& view) {
    return put_down(view.state, amount(policy, view));
}

Cast ceelo_people() { return people; }

}  // namespace boxcars::players

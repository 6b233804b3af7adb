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

using Say = const std::string_view;

// Every line fits any amount. The lists are: coins won, coins lost, a game won, a game lost.
constexpr Say mo_gains[] = {"Signed for.", "Right weight, that.", "Load it up."};
constexpr Say mo_loses[] = {"Lost in transit.", "Off the manifest.", "So it goes."};
constexpr Say mo_wins[] = {"All of it delivered.", "Last crate aboard."};
constexpr Say mo_beaten[] = {"Fair and square.", "I unload here."};

constexpr Say ada_gains[] = {"Encore.", "Did you hear that?", "Now we are singing."};
constexpr Say ada_loses[] = {"A thin house tonight.", "No applause, please.", "Flat."};
constexpr Say ada_wins[] = {"And curtain.", "What an evening."};
constexpr Say ada_beaten[] = {"Brava, all.", "Every show ends."};

constexpr Say bo_gains[] = {"Easy does it.", "Still on the rails.", "I will take that."};
constexpr Say bo_loses[] = {"Brakes on.", "Small change.", "Easy now."};
constexpr Say bo_wins[] = {"Slow trains arrive, too.", "Well, look at that."};
constexpr Say bo_beaten[] = {"Good game, all.", "Not a bad night."};

constexpr Say sal_gains[] = {"Stamped.", "Postage paid.", "Sorted."};
constexpr Say sal_loses[] = {"Return to sender.", "Insufficient postage.", "Into the dead letters."};
constexpr Say sal_wins[] = {"Special delivery.", "The last mail is in."};
constexpr Say sal_beaten[] = {"Yours sincerely.", "Forward it all to you."};

constexpr Say kit_gains[] = {"Message received.", "Dot dot dash.", "Clear line."};
constexpr Say kit_loses[] = {"Static.", "Line is down.", "Stop."};
constexpr Say kit_wins[] = {"End of message.", "Wire it home: won."};
constexpr Say kit_beaten[] = {"Over and out.", "Loud and clear."};

constexpr Say ned_gains[] = {"My stop can wait.", "That buys breakfast.", "Obliged."};
constexpr Say ned_loses[] = {"Roads do that.", "There goes breakfast.", "I travel light."};
constexpr Say ned_wins[] = {"First class from here.", "I believe that is all."};
constexpr Say ned_beaten[] = {"Thanks, all.", "On to the next town."};

constexpr Person people[] = {
    {"Mo", "checks the freight", "even", Strength::Fair, {mo_gains, mo_loses, mo_wins, mo_beaten}},
    {"Ada", "sings in the Casino Car", "bold", Strength::Fair, {ada_gains, ada_loses, ada_wins, ada_beaten}},
    {"Bo", "minds the brakes", "cautious", Strength::Gentle, {bo_gains, bo_loses, bo_wins, bo_beaten}},
    {"Sal", "sorts the mail", "kelly", Strength::Gentle, {sal_gains, sal_loses, sal_wins, sal_beaten}},
    {"Kit", "works the telegraph", "best", Strength::Strongest, {kit_gains, kit_loses, kit_wins, kit_beaten}},
    {"Ned", "rides along, and sits in", "", Strength::Unknown, {ned_gains, ned_loses, ned_wins, ned_beaten}},
};

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

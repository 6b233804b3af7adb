#include "ui/craps/bets.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace boxcars::ui {
namespace {

using namespace craps;

struct Family {
    CrapsTab tab;
    std::string_view title;
};

using enum Kind;
constexpr std::array line{Pass, PassOdds, DontPass, DontPassOdds};
constexpr std::array come{Come, ComeOn, ComeOdds};
constexpr std::array dont_come{DontCome, DontComeOn, DontComeOdds};
constexpr std::array put{Put, PutOdds};
constexpr std::array field{Field, Big};
constexpr std::array a_hand_long{Small, Tall, All, Fire};
constexpr std::array place{Place}, place_to_lose{PlaceToLose}, buy{Buy}, lay{Lay}, hard{Hard}, hop{Hop};

struct Members {
    Family family;
    std::span<const Kind> kinds;
};
constexpr std::array families{Members{{CrapsTab::Line, "LINE"}, line},
                              Members{{CrapsTab::Line, "COME"}, come},
                              Members{{CrapsTab::Line, "DON'T COME"}, dont_come},
                              Members{{CrapsTab::Line, "PLACE"}, place},
                              Members{{CrapsTab::Line, "PLACE TO LOSE"}, place_to_lose},
                              Members{{CrapsTab::Line, "BUY"}, buy},
                              Members{{CrapsTab::Line, "LAY"}, lay},
                              Members{{CrapsTab::Line, "PUT"}, put},
                              Members{{CrapsTab::Field, "FIELD AND BIG"}, field},
                              Members{{CrapsTab::Field, "HARDWAYS"}, hard},
                              Members{{CrapsTab::Field, "A WHOLE HAND"}, a_hand_long},
                              Members{{CrapsTab::Hops, "NEXT THROW, THESE FACES"}, hop}};

// Kinds in none of the lists are bets on one throw.
Family family(Kind kind) {
    for (const Members& members : families)
        if (std::ranges::find(members.kinds, kind) != members.kinds.end()) return members.family;
    return {CrapsTab::Propositions, "NEXT THROW"};
}

// Sorts by bet, with the odds on a bet right after the bet itself.
bool before(const Spot& a, const Spot& b) {
    const Spot of_a = base_of(a), of_b = base_of(b);
    return of_a == of_b ? a < b : of_a < of_b;
}

CrapsPress asked(const CrapsBetsView& view, const Event& event) {
    if (auto why = refusal(view.rules, view.state, event)) return {{}, *why};
    return {{event}, {}};
}

const CrapsPress in_the_air{{}, "The dice are in the air: no more bets."};

}  // namespace

std::vector<CrapsGroup> listed(CrapsTab tab, const Rules& rules, const State& state) {
    std::vector<Spot> all = spots(rules);
    std::ranges::stable_sort(all, before);
    std::vector<CrapsGroup> groups;
    for (const Spot spot : all) {
        const auto [home, title] = family(spot.kind);
        if (tab == CrapsTab::Working ? !find(state, spot) : home != tab) continue;
        auto group = std::ranges::find(groups, title, &CrapsGroup::title);
        if (group == groups.end()) group = groups.insert(groups.end(), {title, {}});
        group->spots.push_back(spot);
    }
    return groups;
}

CrapsPress one_more(const CrapsBetsView& view, Spot spot) {
    if (!view.resting) return in_the_air;
    const Cents amount = snapped(view.rules, view.state, spot, view.chip);
    if (amount == 0) return {{}, offer(view.rules, view.state, spot).why};
    return asked(view, Bet{spot, amount});
}

CrapsPress one_less(const CrapsBetsView& view, Spot spot) {
    if (!view.resting) return in_the_air;
    const Cents there = staked(view.state, spot), left = std::max<Cents>(0, there - view.chip);
    const Cents step = unit(view.rules, spot, view.state.point), round = std::lcm(step, dollar);
    for (const Cents to : {left / round * round, left / step * step})
        if (CrapsPress less = asked(view, Take{spot, there - to}); !less.events.empty()) return less;
    return asked(view, Take{spot, there});
}

CrapsPress on_or_off(const CrapsBetsView& view, Spot spot) {
    if (!view.resting) return in_the_air;
    const Placed* bet = find(view.state, spot);
    if (!bet) return {{}, "There is nothing on " + to_text(spot) + " to be called on or off."};
    Placed by_rule = *bet;
    by_rule.call = Call::ByRule;
    const bool wanted = !works(view.state, *bet);
    const Call call = works(view.state, by_rule) == wanted ? Call::ByRule : wanted ? Call::On : Call::Off;
    return asked(view, CallIt{spot, call});
}

}  // namespace boxcars::ui

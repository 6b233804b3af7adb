#include "ui/craps/panels.h"

#include <algorithm>
#include <numeric>

namespace boxcars::ui {
namespace {

using namespace craps;

struct Family {
    CrapsTab tab;
    std::string_view title;
    std::vector<Kind> kinds;
};

const Family& family(Kind kind) {
    using enum Kind;
    static const Family families[] = {{CrapsTab::Line, "LINE", {Pass, PassOdds, DontPass, DontPassOdds}},
                                      {CrapsTab::Line, "COME", {Come, ComeOn, ComeOdds}},
                                      {CrapsTab::Line, "DON'T COME", {DontCome, DontComeOn, DontComeOdds}},
                                      {CrapsTab::Line, "PLACE", {Place}},
                                      {CrapsTab::Line, "PLACE TO LOSE", {PlaceToLose}},
                                      {CrapsTab::Line, "BUY", {Buy}},
                                      {CrapsTab::Line, "LAY", {Lay}},
                                      {CrapsTab::Line, "PUT", {Put, PutOdds}},
                                      {CrapsTab::Field, "FIELD AND BIG", {Field, Big}},
                                      {CrapsTab::Field, "HARDWAYS", {Hard}},
                                      {CrapsTab::Field, "BONUS BETS", {Small, Tall, All, Fire}},
                                      {CrapsTab::Hops, "NEXT THROW, THESE FACES", {Hop}},
                                      {CrapsTab::Propositions, "NEXT THROW", {}}};  // all others
    const auto holds = [&](const Family& one) { return one.kinds.empty() || std::ranges::count(one.kinds, kind) > 0; };
    return *std::ranges::find_if(families, holds);
}

CrapsPress asked(const CrapsBetsView& view, const Event& event) {
    if (auto why = refusal(view.rules, view.state, event)) return {{}, *why};
    return {{event}, {}};
}

const CrapsPress in_the_air{{}, "The dice are in the air: no more bets."};

}  // namespace

std::vector<CrapsGroup> listed(CrapsTab tab, const Rules& rules, const State& state) {
    std::vector<Spot> all = spots(rules);
    std::ranges::sort(all, {}, [](Spot spot) { return std::pair{base_of(spot), spot}; });  // odds right after their bet
    std::vector<CrapsGroup> groups;
    for (const Spot spot : all) {
        const Family& home = family(spot.kind);
        if (tab == CrapsTab::Working ? !find(state, spot) : home.tab != tab) continue;
        auto group = std::ranges::find(groups, home.title, &CrapsGroup::title);
        if (group == groups.end()) group = groups.insert(groups.end(), {home.title, {}});
        group->spots.push_back(spot);
    }
    return groups;
}

CrapsPress one_more(const CrapsBetsView& view, Spot spot) {
    if (!view.resting) return in_the_air;
    const Cents amount = snapped(view.rules, view.state, spot, view.chip);
    if (amount == 0) return {{}, with_bets_in_words(offer(view.rules, view.state, spot).why)};
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

// The menu of a goal at craps, and what a goal means at its table.
#include "odds/goal/craps.h"

#include "base/words.h"
#include "rules/craps/bets.h"

namespace boxcars::odds {

namespace {

using craps::Kind, craps::Spot;

std::string why_not_bet(const CrapsMenu& menu, const craps::Rules& rules, const craps::State& state,
                        const craps::Bet& bet) {
    if (!on_menu(menu, bet.spot)) return to_text(menu);
    const bool pass = bet.spot.kind == Kind::Pass, dont = bet.spot.kind == Kind::DontPass;
    if ((pass && staked(state, {Kind::DontPass}) > 0) || (dont && staked(state, {Kind::Pass}) > 0))
        return "This station takes pass or don't pass, not both at a time.";
    const Cents chip = chip_of(menu, rules, bet.spot, state.point), all = staked(state, bet.spot) + bet.amount;
    if (bet.amount % chip == 0 && all <= chip * menu.most_units) return {};
    return "This station takes " + plain_name(bet.spot) + " in steps of " + money_text(chip) + ", at most " +
           money_text(chip * menu.most_units) + " in all.";
}

std::string why_not_taken(const CrapsMenu& menu, const craps::Rules& rules, const craps::State& state,
                          const craps::Take& take) {
    if (has_number(take.spot.kind, state.point))
        return "At this station " + plain_name(take.spot) + " stays down until it is settled.";
    const Cents chip = chip_of(menu, rules, take.spot, state.point);
    if (take.amount % chip == 0) return {};
    return "This station takes " + plain_name(take.spot) + " down in steps of " + money_text(chip) + ".";
}

}  // namespace

bool has_number(Kind kind, int point) {
    return kind == Kind::ComeOn || ((kind == Kind::Pass || kind == Kind::DontPass) && point != 0);
}

std::string plain_name(const Spot& spot) {
    std::string words = to_text(spot);
    if (words.starts_with("dont_")) words.replace(0, 5, "don't ");
    std::ranges::replace(words, '_', ' ');
    return words;
}

std::vector<Spot> spots_on(const CrapsMenu& menu) {
    std::vector<Spot> open;
    if (menu.line) open.insert(open.end(), {{Kind::Pass}, {Kind::DontPass}});
    if (menu.come) open.push_back({Kind::Come});
    if (menu.odds) open.insert(open.end(), {{Kind::PassOdds}, {Kind::DontPassOdds}});
    if (menu.place) open.insert(open.end(), {{Kind::Place, 6}, {Kind::Place, 8}});
    if (menu.hardways)
        for (const int number : {4, 6, 8, 10}) open.push_back({Kind::Hard, number});
    if (menu.field) open.push_back({Kind::Field});
    return open;
}

bool on_menu(const CrapsMenu& menu, Spot spot) { return std::ranges::count(spots_on(menu), spot) > 0; }

CrapsMenu menu_of(const GoalTerms& terms) {
    const auto has = [&](unsigned bit) { return (terms.menu >> bit & 1) != 0; };
    return {.line = has(0),
            .odds = has(1),
            .come = has(2),
            .field = has(3),
            .hardways = has(4),
            .place = has(5),
            .unit = terms.stakes.least,
            .most_units = numeric_cast<int>(terms.stakes.most / terms.stakes.least)};
}

Cents chip_of(const CrapsMenu& menu, const craps::Rules& rules, Spot spot, int point) {
    const Cents whole_dollars = exact_unit(rules, spot, point) * dollar;
    return (menu.unit + whole_dollars - 1) / whole_dollars * whole_dollars;
}

std::string to_text(const CrapsMenu& menu) {
    std::vector<std::string> names;
    if (menu.line) names.insert(names.end(), {"pass", "don't pass"});
    if (menu.odds) names.emplace_back("odds");
    if (menu.come) names.emplace_back("come bets");
    if (menu.place) names.emplace_back("place bets on 6 and 8");
    if (menu.hardways) names.emplace_back("hardways");
    if (menu.field) names.emplace_back("the field");
    const bool whole = menu.odds || menu.place;  // some bets must be larger, so that they are paid in whole dollars
    return "Bets here: only " + word_list(names) + ", " + money_text(menu.unit) + " to " +
           money_text(menu.unit * menu.most_units) + " each, in steps of " + money_text(menu.unit) +
           (whole ? "; some need larger steps, to pay whole dollars." : ".");
}

std::string why_not(const CrapsMenu& menu, const craps::Rules& rules, const craps::State& state,
                    const craps::Event& event) {
    if (const auto* bet = std::get_if<craps::Bet>(&event)) return why_not_bet(menu, rules, state, *bet);
    if (const auto* take = std::get_if<craps::Take>(&event)) return why_not_taken(menu, rules, state, *take);
    if (std::get_if<craps::CallIt>(&event)) return "At this station no bet is turned on or off.";
    return {};
}

using CrapsTableGoals = TableGoals<craps::Rules>;

std::optional<std::int64_t> CrapsTableGoals::whole_bet(const StakeLimits&, const State& state, const Event& event) {
    if (const auto* bet = std::get_if<craps::Bet>(&event)) return staked(state, bet->spot) + bet->amount;
    if (const auto* take = std::get_if<craps::Take>(&event)) return staked(state, take->spot) - take->amount;
    return {};
}

bool CrapsTableGoals::lacks_bet(const GoalTerms& goal, const State& state) {
    return goal.kind == GoalKind::Stay &&
           std::ranges::none_of(state.bets, [&](const craps::Placed& bet) { return works(state, bet); });
}

std::optional<std::string> CrapsTableGoals::off_the_menu(const GoalTerms& goal, const Rules& rules, const State& state,
                                                         const Event& event) {
    if (goal.menu == 0) return {};
    std::string why = why_not(menu_of(goal), rules, state, event);
    return why.empty() ? std::nullopt : std::optional{std::move(why)};
}

std::vector<craps::Event> CrapsTableGoals::invited(const GoalTerms& goal, const Rules& rules, const State& state) {
    if (goal.menu == 0) return Plain::invited(goal, rules, state);
    std::vector<Event> events;
    for (Event& event : legal(rules, state)) {
        if (auto* bet = std::get_if<craps::Bet>(&event))
            bet->amount = chip_of(menu_of(goal), rules, bet->spot, state.point);
        if (!refusal(rules, state, event) && !off_the_menu(goal, rules, state, event)) events.push_back(event);
    }
    return events;
}

bool CrapsTableGoals::idle_throw(const GoalTerms& goal, const Rules& rules, const State& state) {
    return state.bets.empty() && std::ranges::any_of(invited(goal, rules, state), [&](const Event& event) {
               const auto* bet = std::get_if<craps::Bet>(&event);
               return bet && works(state, {bet->spot});
           });
}

craps::Event CrapsTableGoals::fitted(const GoalTerms& goal, const Rules& rules, const State& state, Event event) {
    if (goal.menu == 0) return Plain::fitted(goal, rules, state, event);
    auto* bet = std::get_if<craps::Bet>(&event);
    if (!bet) return event;
    const CrapsMenu menu = menu_of(goal);
    const Cents chip = chip_of(menu, rules, bet->spot, state.point), there = staked(state, bet->spot);
    const Cents room = chip * menu.most_units - there;
    if (const Cents amount = std::min((bet->amount + chip - 1) / chip * chip, room); amount > 0) bet->amount = amount;
    return event;
}

}  // namespace boxcars::odds

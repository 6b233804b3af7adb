// Craps: decides which bets may be made and taken down, and within which limits; says why others may not.
#include "rules/craps/bets.h"

#include <numeric>

namespace boxcars::craps {
namespace {

bool on_sheet(const Rules& rules, Spot spot) { return std::ranges::count(numbers(rules, spot.kind), spot.number) > 0; }

// Names the bet to make on a come-out instead of one that waits for a point.
std::string instead_of(Spot spot) {
    if (spot.kind == Kind::Come) return "pass";
    if (spot.kind == Kind::DontCome) return "dont_pass";
    return to_text({Kind::Place, spot.number});
}

// Says why no amount may be added to this spot now. Empty if chips may be added.
std::string closed(const Rules& rules, const State& state, Spot spot) {
    const std::string name = to_text(spot);
    if (!on_sheet(rules, spot))
        return "There is no " + name + " on this table" + (rules.crapless ? ": it is crapless." : ".");
    const Opens opens = row(spot.kind).opens;
    const bool has_point = state.point != 0;
    if (opens == Opens::ComeOut && has_point)
        return "The bet " + name + " is made before the come-out; now the point is " + std::to_string(state.point) +
               (spot.kind == Kind::Pass ? ". A come bet or a put bet is the same from here."
                                        : ". A don't come or a lay bet is on the same side.");
    if (opens == Opens::PointOn && !has_point)
        return "The bet " + name + " opens once there is a point. Until then you can bet on " + instead_of(spot) + ".";
    if (opens == Opens::NewHand && !state.new_hand)
        return "The bet " + name + " is made before a shooter's first throw.";
    if (opens == Opens::AfterSeven && !state.after_seven)
        return "The bet " + name + " is made before the first throw, or right after a seven.";
    if (opens == Opens::Behind && staked(state, base_of(spot)) == 0)
        return "Odds need a bet in front of them. You have no " + to_text(base_of(spot)) + " bet yet.";
    if (opens == Opens::Behind && terms(rules, spot, state.point).prizes.empty())
        return "Odds need a point. They open once a point is set.";
    if (opens == Opens::Never)
        return "A come bet travels to its number by itself; nothing can be added to " + name + ".";
    return {};
}

// The most that may lie on the spot in all.
Cents ceiling(const Rules& rules, const State& state, Spot spot) {
    const Spot base = base_of(spot);
    if (base == spot) return rules.maximum * dollar;
    const int number = spot.number ? spot.number : state.point;
    const Cents most = odds_multiple(rules, number) * staked(state, base);
    if (!lays(spot.kind)) return most;
    const Pays pays = terms(rules, spot, state.point).prizes.begin()->pays;
    return most * pays.per / pays.win;  // the win is limited, not the stake
}

Cents cost(const Rules& rules, Spot spot, Cents there, Cents amount) {  // including vig paid in advance
    const Cents vig = vig_in_advance(rules) ? vig_of(rules, spot, there + amount) - vig_of(rules, spot, there) : 0;
    return amount + vig;
}

Cents affordable(const Rules& rules, const State& state, Spot spot, Cents there, Cents step) {
    Cents low = 0, high = state.bankroll / step;  // numbers of steps
    while (low < high) {
        const Cents middle = (low + high + 1) / 2;
        if (cost(rules, spot, there, middle * step) <= state.bankroll)
            low = middle;
        else
            high = middle - 1;
    }
    return low * step;
}

std::string good_amounts(const Offer& offer, Cents amount) {
    const auto nearest = [&](Cents step) {
        const Cents below = amount / step * step, above = below + step;
        std::string text;
        if (below >= offer.least) text = money_text(below);
        if (above <= offer.most) text += (text.empty() ? "" : " and ") + money_text(above);
        return text;
    };
    const Cents round = std::lcm(offer.step, dollar);
    const std::string dollars = round == offer.step ? "" : nearest(round);
    return nearest(offer.step) + " can" + (dollars.empty() ? "" : ", in whole dollars " + dollars);
}

// The least that may lie on the spot: the table's minimum, except for odds, and enough to win something.
Cents least_left(const Rules& rules, Spot spot, int point) {
    const bool odds = base_of(spot) != spot;
    return std::max(odds ? 0 : rules.minimum * dollar, least_that_wins(rules, spot, point));
}

std::string pay_words(const Rules& rules, Spot spot, int point) {
    const Terms of = terms(rules, spot, point);
    std::string text;
    for (const Prize& prize : of.prizes)
        if (prize.pays.win > 0) text += (text.empty() ? "" : " or ") + to_text(prize.pays);
    return text;
}

std::optional<std::string> refused_bet(const Rules& rules, const State& state, const Bet& bet) {
    const std::string name = to_text(bet.spot);
    const Offer now = offer(rules, state, bet.spot);
    if (now.most == 0) return now.why;
    if (bet.amount < now.least)
        return "The least on " + name + " is " + money_text(now.least) + " now, not " + money_text(bet.amount) + ".";
    if (bet.amount > now.most && bet.amount > state.bankroll)
        return "You have " + money_text(state.bankroll) + "; " + money_text(bet.amount) + " on " + name +
               " is more. It takes up to " + money_text(now.most) + " now.";
    if (bet.amount > now.most)
        return "The most on " + name + " is " + money_text(now.most) + (staked(state, bet.spot) ? " more" : "") +
               " now, not " + money_text(bet.amount) + ".";
    if (bet.amount % now.step != 0 && rules.pays_whole_dollars)
        return "This table takes " + name + " in steps of " + money_text(now.step) + ": " +
               good_amounts(now, bet.amount) + " be bet, not " + money_text(bet.amount) + ".";
    if (bet.amount % now.step != 0)
        return "The bet " + name + " pays " + pay_words(rules, bet.spot, state.point) + ": " + money_text(bet.amount) +
               " cannot be paid in whole cents; " + good_amounts(now, bet.amount) + ".";
    return {};
}

std::string what_is_down(const State& state) {
    std::string names;
    for (const Placed& bet : state.bets) names += (names.empty() ? "; there is " : ", ") + to_text(bet.spot);
    return names;
}

std::optional<std::string> refused_take(const Rules& rules, const State& state, const Take& take) {
    const std::string name = to_text(take.spot);
    const Placed* bet = find(state, take.spot);
    if (!bet) return "There is nothing on " + name + " to take down" + what_is_down(state) + ".";
    if (take.spot.kind == Kind::ComeOn || (take.spot.kind == Kind::Pass && state.point != 0))
        return "The bet " + name + " has its number: it stays until it is settled.";
    if (take.amount <= 0 || take.amount > bet->stake)
        return "There is " + money_text(bet->stake) + " on " + name + ", so " + money_text(take.amount) +
               " cannot be taken down.";
    const Cents left = bet->stake - take.amount;
    if (left % unit(rules, take.spot, state.point) != 0)
        return "What would be left on " + name + ", " + money_text(left) + ", cannot be paid in whole " +
               (rules.pays_whole_dollars ? "dollars" : "cents") + ". Take all of it, or leave a multiple of " +
               money_text(unit(rules, take.spot, state.point)) + ".";
    const Cents least = least_left(rules, take.spot, state.point);
    if (left != 0 && left < least)
        return "What would be left on " + name + ", " + money_text(left) +
               (least == rules.minimum * dollar ? ", is below the table's minimum." : ", could win nothing.") +
               " Take all of it, or leave " + money_text(least) + ".";
    const auto odds_spot = odds_behind(take.spot);
    const Placed* behind = odds_spot ? find(state, *odds_spot) : nullptr;
    if (!behind) return {};
    State after = state;
    for (Placed& one : after.bets)
        if (one.spot == take.spot) one.stake = left;
    if (behind->stake > ceiling(rules, after, behind->spot))
        return "Odds lie behind " + name + ": take down " + to_text(behind->spot) + " first.";
    return {};
}

std::optional<std::string> refused_call(const State& state, const CallIt& called) {
    const Placed* bet = find(state, called.spot);
    if (!bet) return "There is nothing on " + to_text(called.spot) + " to be called on or off.";
    if (!may_call(called.spot.kind)) return "The bet " + to_text(called.spot) + " works on every throw.";
    if (bet->call == called.call) return "The bet " + to_text(called.spot) + " is called so already.";
    return {};
}

}  // namespace

Offer offer(const Rules& rules, const State& state, Spot spot) {
    if (std::string why = closed(rules, state, spot); !why.empty()) return {.why = std::move(why)};
    const Cents there = staked(state, spot), step = unit(rules, spot, state.point);
    const Cents floor = std::max(step, least_left(rules, spot, state.point) - there);
    Offer now{(floor + step - 1) / step * step, 0, step, {}};
    const Cents room = std::max<Cents>(0, ceiling(rules, state, spot) - there) / step * step;
    const Cents money = affordable(rules, state, spot, there, step);
    now.most = std::min(room, money);
    if (now.most >= now.least) return now;
    if (room < now.least)
        now.why = "The limit for " + to_text(spot) + " is " + money_text(ceiling(rules, state, spot)) + ".";
    else
        now.why = "You have " + money_text(state.bankroll) + "; " + to_text(spot) + " takes at least " +
                  money_text(cost(rules, spot, there, now.least)) + ".";
    now.most = 0;
    return now;
}

Cents snapped(const Rules& rules, const State& state, Spot spot, Cents wanted) {
    const Offer now = offer(rules, state, spot);
    if (now.most == 0) return 0;
    const Cents there = staked(state, spot);
    // Returns the nearest amount that makes the whole stake a multiple of `step`.
    const auto nearest = [&](Cents step, Cents from) -> Cents {
        const Cents low = (from + there + step - 1) / step * step - there,
                    high = (now.most + there) / step * step - there;
        if (high < low) return 0;
        return std::clamp((wanted + there + step / 2) / step * step - there, low, high);
    };
    const Cents round = nearest(std::lcm(now.step, dollar), now.least);
    return round != 0 ? round : nearest(now.step, now.least);
}

Cents stake_meant(const Rules& rules, const State& state, Spot spot, Cents chip) {
    const Cents more = snapped(rules, state, spot, chip);
    return more > 0 ? more : staked(state, spot);
}

bool may_take(const Rules& rules, const State& state, Spot spot) {
    return !refused_take(rules, state, {spot, staked(state, spot)});
}

std::vector<Event> legal(const Rules& rules, const State& state) {
    std::vector<Event> events;
    if (over(rules, state)) return events;
    for (const Spot spot : spots(rules))
        if (const Offer now = offer(rules, state, spot); now.most > 0) events.emplace_back(Bet{spot, now.least});
    for (const Placed& bet : state.bets) {
        if (may_take(rules, state, bet.spot)) events.emplace_back(Take{bet.spot, bet.stake});
        for (const Call call : {Call::ByRule, Call::On, Call::Off})
            if (!refused_call(state, {bet.spot, call})) events.emplace_back(CallIt{bet.spot, call});
    }
    return events;
}

std::optional<std::string> refusal(const Rules& rules, const State& state, const Event& event) {
    if (over(rules, state)) return "The bankroll is gone: start a new one.";
    if (const auto* bet = std::get_if<Bet>(&event)) return refused_bet(rules, state, *bet);
    if (const auto* take = std::get_if<Take>(&event)) return refused_take(rules, state, *take);
    if (const auto* called = std::get_if<CallIt>(&event)) return refused_call(state, *called);
    const Rolled& rolled = std::get<Rolled>(event);
    return boxcars::rules::no_such_face(std::array{rolled.first, rolled.second}, 6);
}

}  // namespace boxcars::craps

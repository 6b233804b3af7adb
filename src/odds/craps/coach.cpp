#include "odds/craps/coach.h"

namespace boxcars::odds {
namespace {

using craps::Spot;

// Whether the bet depends on earlier throws.
bool remembers(craps::Kind kind) { return !craps::row(kind).terms; }

// What each of the 36 throws does to a bet that is called on or off like `bet`: 1 wins, -1 loses, 2 travels, 3 is
// returned, 0 nothing. Odds that are off are returned when their bet wins or loses; any other bet that is off lies on.
std::array<int, 36> outcomes_of(const craps::Rules& rules, const craps::Placed& bet, int point) {
    const craps::State table{.point = point};
    const bool off = !craps::works(table, bet);
    if (off && craps::base_of(bet.spot) == bet.spot) return {};
    const craps::Terms terms = craps::terms(rules, bet.spot, point);
    std::array<int, 36> all{};
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) {
            int& now = all[static_cast<std::size_t>(6 * (first - 1) + second - 1)];
            for (const craps::Prize& prize : terms.prizes)
                if (prize.on.has(first, second)) now = prize.pays.win > 0 ? 1 : 3;
            if (terms.loses.has(first, second)) now = -1;
            if (off && now != 0) now = 3;
            if (terms.travels.has(first, second)) now = 2;
        }
    return all;
}

// A shooter's hand. Whenever the bet is gone, it is made again as soon as the table takes it.
Solved hand_with(craps::Rules rules, Spot spot, Cents stake) {
    rules.minimum = 1, rules.maximum = 100'000;  // limits change no edge
    const auto next = [&](const craps::State& state, const ThrowWays& thrown) -> Onward<craps::State> {
        const Cents worth = state.bankroll + craps::on_table(state);
        const auto is_there = [&](const craps::Placed& bet) { return craps::made_as(bet.spot) == spot; };
        craps::State now = state;
        if (stake > 0 && std::ranges::none_of(now.bets, is_there) && takes(rules, now, spot, stake))
            advance(rules, now, craps::Bet{spot, stake});
        advance(rules, now, craps::Rolled{thrown.faces[0], thrown.faces[1]});
        const Cents change = now.bankroll + craps::on_table(now) - worth;
        now.bankroll = endless;
        if (now.new_hand) return {{}, End{0, 0}, change};
        return {std::move(now), {}, change};
    };
    craps::State start = opening(rules);
    start.bankroll = endless;
    return solve(compile(start, two_dice(), next, [](const craps::State& state) { return canonical(state); }));
}

// Whether the odds count the vig as it is: they are of this stake, or its vig is the same share as of a large one.
bool vig_is_exact(const craps::Rules& rules, Spot spot, Cents stake) {
    constexpr Cents many = 10'000;
    return craps::rounds_to_dollars(rules) ||
           craps::vig_of(rules, spot, many * stake) == many * craps::vig_of(rules, spot, stake);
}

// The table as it was before the amount `laid` was bet on the spot.
craps::State without(const craps::Rules& rules, const craps::State& state, Spot spot, Cents laid) {
    craps::State before = state;
    const auto bet = std::ranges::find(before.bets, spot, &craps::Placed::spot);
    const Cents left = craps::vig_in_advance(rules) ? craps::vig_of(rules, spot, bet->stake - laid) : 0;
    const Cents vig = bet->vig - std::min(bet->vig, left);
    before.bankroll += laid + vig;
    bet->stake -= laid;
    bet->vig -= vig;
    if (bet->stake == 0) before.bets.erase(bet);
    return before;
}

// Of 36 throws: `part` treat two bets differently, `stay` settle neither and keep the point, `to` change the point.
struct Ways {
    int part = 0, stay = 0;
    std::array<int, 13> to{};  // by the next point; 0: a come-out
};

}  // namespace

Fraction edge_per_table_throw(const craps::Rules& rules, const BetOdds& odds, Spot spot) {
    if (odds.edge_per_bet == 0 && craps::made_as(spot) == spot) return 0;
    spot = craps::made_as(spot);
    if (craps::base_of(spot) != spot) {
        if (!craps::may_call(spot.kind)) return odds.edge_per_roll;
        const Solved hand = solve(hand_chain(rules));
        return odds.edge_per_roll * hand.change / hand.throws;  // the change counts its throws with a point on
    }
    if (remembers(spot.kind)) return odds.edge_per_bet / hand_with(rules, spot, 0).throws;
    const Cents paid = odds.stake + (craps::vig_in_advance(rules) ? craps::vig_of(rules, spot, odds.stake) : 0);
    const Solved hand = hand_with(rules, spot, odds.stake);
    return -hand.change / (hand.throws * whole(paid));
}

BetCost cost(const craps::Rules& rules, const BetOdds& odds, const Fraction& upkeep, Spot spot, Cents stake) {
    const Cents paid = stake + (craps::vig_in_advance(rules) ? craps::vig_of(rules, spot, stake) : 0);
    const Fraction per_bet = odds.edge_per_bet * whole(paid);
    return {per_bet, upkeep * whole(paid), vig_is_exact(rules, spot, stake)};
}

bool takes(const craps::Rules& rules, const craps::State& state, Spot spot, Cents stake) {
    const craps::Offer offer = craps::offer(rules, state, spot);
    return stake >= offer.least && stake <= offer.most && offer.step > 0 && (stake - offer.least) % offer.step == 0;
}

Fraction parts_ways(const craps::Rules& rules, Spot one, Spot other, const craps::State& table) {
    if (remembers(one.kind) || remembers(other.kind)) return 1;
    const std::vector<int> boxes = craps::box_numbers(rules);
    const auto outcomes = [&](Spot spot, int now) {
        const craps::Placed* lies = craps::find(table, spot);
        return outcomes_of(rules, {spot, dollar, 0, lies ? lies->call : craps::Call::ByRule}, now);
    };
    const auto ways_at = [&](int now) {
        const auto ones = outcomes(one, now), others = outcomes(other, now);
        Ways ways;
        for (std::size_t nth = 0; nth < ones.size(); ++nth) {
            const int sum = static_cast<int>(nth / 6 + nth % 6) + 2;
            const bool boxed = std::ranges::find(boxes, sum) != boxes.end();
            const int next = now == 0 ? (boxed ? sum : 0) : sum == now || sum == 7 ? 0 : now;
            if (ones[nth] != others[nth] || ones[nth] == 2)
                ++ways.part;
            else if (ones[nth] == 0)
                ++(next == now ? ways.stay : ways.to[static_cast<std::size_t>(next)]);
        }
        return ways;
    };
    // P(p): the chance, with point p, that some throw treats the bets differently: (part + to[0] P(0)) / (36 - stay).
    // P(0), at the come-out: the same, with P(p) for each point that a throw sets.
    const Ways first = ways_at(0);
    Fraction fixed = first.part, back = 36 - first.stay;
    for (const int number : boxes) {
        const Ways ways = ways_at(number);
        const int set = first.to[static_cast<std::size_t>(number)], ends = 36 - ways.stay;
        fixed += Fraction{set * ways.part, ends};
        back -= Fraction{set * ways.to[0], ends};
    }
    const Fraction come_out = back == 0 ? Fraction{0} : Fraction{fixed / back};
    if (table.point == 0) return come_out;
    const Ways ways = ways_at(table.point);
    return (ways.part + ways.to[0] * come_out) / (36 - ways.stay);
}

std::optional<CheaperBet> cheaper(const craps::Rules& rules, const craps::State& state, Spot spot, Cents stake,
                                  std::span<const Spot> among, const KnownOdds& known, const KnownUpkeep& upkeep) {
    const BetOdds* own = known(spot);
    if (!own) return {};
    const Fraction least = cost(rules, *own, upkeep(spot), spot, stake).per_throw;
    std::optional<CheaperBet> best;
    for (const Spot other : among) {
        const BetOdds* odds = other == spot ? nullptr : known(other);
        if (!odds || !takes(rules, state, other, stake)) continue;
        CheaperBet now{other, cost(rules, *odds, upkeep(other), other, stake), 0};
        if (now.cost.per_throw >= least) continue;
        now.parts = parts_ways(rules, spot, other, state);
        const bool same = now.parts == 0, best_is_same = best && best->parts == 0;
        const bool better = !best || (same != best_is_same ? same : now.cost.per_throw < best->cost.per_throw);
        if (better) best = std::move(now);
    }
    return best;
}

std::vector<CrapsDecision> laid(const craps::Rules& rules, const craps::State& rested, const craps::State& state) {
    std::vector<CrapsDecision> all;
    for (const craps::Placed& bet : state.bets)
        if (const Cents more = bet.stake - craps::staked(rested, bet.spot); more > 0)
            all.push_back({without(rules, state, bet.spot, more), bet.spot, more});
    return all;
}

CrapsJudged judge(const craps::Rules& rules, const CrapsDecision& decision, const KnownOdds& known) {
    CrapsJudged judged{decision, {}, {}, {}, 0};
    const BetOdds* own = known(decision.spot);
    if (!own) return judged;
    judged.cost = judged.better_cost = cost(rules, *own, 0, decision.spot, decision.stake).per_bet;
    for (const Spot other : craps::spots(rules)) {
        const BetOdds* odds = other == decision.spot ? nullptr : known(other);
        if (!odds || !takes(rules, decision.state, other, decision.stake)) continue;
        const Fraction there = cost(rules, *odds, 0, other, decision.stake).per_bet;
        if (there >= judged.cost) continue;
        const bool as_often = 10 * abs(odds->win - own->win) <= own->win;
        if (as_often && there < judged.better_cost) judged.better = other, judged.better_cost = there;
    }
    judged.given_away = to_double(Fraction{judged.cost - judged.better_cost});
    return judged;
}

}  // namespace boxcars::odds

#include "odds/siwuliu/odds.h"

#include "odds/fair_sheet.h"

#include <cmath>
#include <set>

namespace boxcars::odds {
namespace {

using siwuliu::Phase, siwuliu::Rules, siwuliu::State;

constexpr std::size_t most_balances = 1500;  // can be solved in a second
constexpr double nothing_left = 1e-12;       // if a pivot is smaller, the dice hardly ever decide

struct Next {
    Cents balance;
    double chance;
};

// The throws of a round from this state on. end(state): the result of a round that has ended.
template <class EndOf>
Chain round_chain(const PointPlay& play, const State& start, const EndOf& end) {
    const auto next = [&](const State& state, const ThrowWays& dealt) {
        Onward<State> onward{state};
        play.take(onward.place, thrown(play.rules(), dealt.faces));
        if (onward.place.phase == Phase::Betting) onward.end = end(onward.place);
        return onward;
    };
    return compile(start, three_dice(), next, [](const State& state) { return std::pair{state.phase, state.point}; });
}

// Where one round leads from this balance.
std::vector<Next> round_from(const PointPlay& play, Cents balance, Cents bet) {
    State start = opening(play.rules());
    start.bank += start.balance - balance;
    start.balance = balance;
    const Chain chain = round_chain(play, with_bet(play.rules(), start, std::min(bet, most_offered(start))),
                                    [](const State& state) { return End{state.balance}; });
    const Solved solved = solve(chain);
    std::vector<Next> next;
    for (std::size_t end = 0; end < chain.ends.size(); ++end)
        next.push_back({chain.ends[end].result, to_double(solved.chance[end])});
    return next;
}

using Row = std::vector<double>;  // one equation; its last number is the right side

// Solves for the first unknown, by elimination from the last one up. The diagonal is dominant: no pivoting.
std::optional<double> first_of(std::vector<Row> rows) {
    for (std::size_t last = rows.size() - 1; last > 0; --last) {
        const Row& from = rows[last];
        if (std::abs(from[last]) < nothing_left) return {};
        for (std::size_t row = 0; row < last; ++row) {
            const double share = rows[row][last] / from[last];
            if (share == 0) continue;
            for (std::size_t at = 0; at < last; ++at) rows[row][at] -= share * from[at];
            rows[row].back() -= share * from.back();
        }
    }
    if (std::abs(rows[0][0]) < nothing_left) return {};
    return rows[0].back() / rows[0][0];
}

// The money of the bank, and of the player: more than any pay-out of one unit, which is a cent here.
constexpr Cents purse = 1'000'000;
constexpr std::array banker_points{2, 3, 4, 5};

// One throw that decides something: the chances of its results, and of each point of the banker.
struct Decided {
    NetChances ends{};
    std::map<int, Fraction> to{};
};

Decided decided_from(const Rules& rules, const State& from) {
    Decided decided;
    const int ways = each_change(rules, from, [&](const State& state, const ThrowWays& each) {
        (state.phase == Phase::Betting ? decided.ends[net_of(state)] : decided.to[state.point]) += each.ways;
    });
    for (auto& [net, chance] : decided.ends) chance /= ways;
    for (auto& [point, chance] : decided.to) chance /= ways;
    return decided;
}

// How many bets a throw of the player may win, and one of the banker may take.
std::set<int> multiples_of(const Rules& rules) {
    std::set<int> multiples{1, rules.pays_point};
    for (const ThrowWays& each : three_dice()) {
        const auto reading = ceelo_dice::read(each.faces[0], each.faces[1], each.faces[2]);
        multiples.insert({siwuliu::player_multiple(rules, reading), siwuliu::banker_multiple(rules, reading)});
    }
    multiples.erase(0);
    return multiples;
}

// The whole bets from `least` to `most` at which the mean may change slope, as a purse limits what is paid. `parts`:
// the shares of a purse at which this happens.
std::set<Cents> turning_bets(const std::set<int>& parts, std::initializer_list<Cents> purses, Cents least, Cents most) {
    std::set<Cents> bets{least, most};
    for (const int part : parts)
        for (const Cents all : purses)
            for (const Cents bet : {all / part, all / part + 1})
                if (bet >= least && bet <= most) bets.insert(bet);
    return bets;
}

Fraction money_after(const Rules& rules, const State& state);

// The player's mean money at the end of the round after the best decision against the point.
Fraction money_decided(const Rules& rules, const State& state) {
    Fraction best = money_after(rules, state);
    if (may_give_up(rules, state))
        best = std::max(best, Fraction{whole(state.balance + siwuliu::given_back(state.bet))});
    if (most_raise(rules, state) == 0) return best;
    for (const Cents bet :
         turning_bets(multiples_of(rules), {state.bank}, state.bet + 1, state.bet + most_raise(rules, state))) {
        State raised = state;
        advance(rules, raised, siwuliu::Raise{bet - state.bet});
        best = std::max(best, money_after(rules, raised));
    }
    return best;
}

// The player's mean money after the round if the dice are thrown now. Throws that change nothing are thrown again.
Fraction money_after(const Rules& rules, const State& state) {
    const Decided decided = decided_from(rules, state);
    Fraction mean;
    for (const auto& [net, chance] : decided.ends) mean += chance * whole(net + purse);  // see net_of()
    for (const auto& [point, chance] : decided.to) {
        State next = state;
        next.phase = Phase::PlayerRolls;
        next.point = point;
        mean += chance * money_decided(rules, next);
    }
    return mean;
}

// The sizes at which a bet's mean may change slope. A bet that is raised to twice its size meets a limit at half of it.
std::set<Cents> turning_sizes(const Rules& rules, const State& state) {
    std::set<int> parts = multiples_of(rules);
    if (rules.raise)
        for (const int multiple : std::set{parts}) parts.insert(2 * multiple);
    const Cents most = most_offered(state);
    std::set<Cents> sizes = turning_bets(parts, {state.bank, state.balance}, 1, most);
    if (rules.surrender)  // half of an odd bet is rounded down
        for (const Cents size : std::set{sizes})
            for (const Cents beside : {size - 2, size - 1, size + 1, size + 2})
                if (beside >= 1 && beside <= most) sizes.insert(beside);
    return sizes;
}

// The results of a bet of one unit against a point after this decision.
NetChances results_against(const Rules& rules, int point, Against decision) {
    State state = one_unit(cents_of_unit(rules), point);
    if (decision == Against::GiveUp) {
        advance(rules, state, siwuliu::Surrender{});
        return {{net_of(state), 1}};
    }
    if (decision == Against::Raise) advance(rules, state, siwuliu::Raise{most_raise(rules, state)});
    return decided_from(rules, state).ends;
}

Fraction share(const Fraction& mean, Cents bet) { return mean / whole(bet); }

}  // namespace

std::optional<double> breaks_the_bank(const Rules& rules, Cents bet) {
    const PointPlay play{rules};
    const State start = opening(rules);
    const Cents all = start.bank + start.balance;
    // Balances between nothing and everything, in the order in which they are found, and where a round leads from each.
    std::vector<Cents> balances{start.balance};
    std::map<Cents, std::size_t> number{{start.balance, 0}};
    std::vector<std::vector<Next>> rounds;
    for (std::size_t at = 0; at < balances.size(); ++at) {
        if (balances.size() > most_balances) return {};
        rounds.push_back(round_from(play, balances[at], bet));
        for (const Next& next : rounds.back())
            if (next.balance > 0 && next.balance < all && number.try_emplace(next.balance, balances.size()).second)
                balances.push_back(next.balance);
    }
    const std::size_t size = balances.size();
    std::vector<Row> rows;
    for (std::size_t at = 0; at < size; ++at) {
        Row& row = rows.emplace_back(size + 1);
        row[at] = 1;
        for (const auto& [balance, chance] : rounds[at]) {
            if (const auto known = number.find(balance); known != number.end())
                row[known->second] -= chance;
            else if (balance > 0)
                row.back() += chance;
        }
    }
    return first_of(std::move(rows));
}

std::string units_text(std::int64_t cents, Cents unit) {
    const std::string sign = cents < 0 ? "" : "+";
    return sign + (cents % unit == 0 ? std::to_string(cents / unit) : to_text(fraction(cents, unit)));
}

static RoundOdds odds_of(const NetChances& chances, Cents unit) {
    RoundOdds odds = round_odds(chances);
    odds.edge /= whole(unit);
    odds.variance /= whole(unit * unit);
    return odds;
}

PointPlay::PointPlay(const Rules& rules) : rules_(rules) {
    if (!rules.raise && !rules.surrender) return;
    for (const int point : banker_points) {
        Fraction best = round_odds(results_against(rules, point, Against::Throw)).edge;
        for (const Against decision : {Against::Raise, Against::GiveUp}) {
            if (!(decision == Against::Raise ? rules.raise : rules.surrender)) continue;
            const Fraction mean = round_odds(results_against(rules, point, decision)).edge;
            if (mean > best) best = mean, best_[nth(point)] = decision;
        }
    }
}

void PointPlay::take(State& state, const siwuliu::Event& thrown) const {
    advance(rules_, state, thrown);
    if (against(state.point) == Against::Throw) return;
    if (against(state.point) == Against::GiveUp && may_give_up(rules_, state))
        return advance(rules_, state, siwuliu::Surrender{});
    if (const Cents most = most_raise(rules_, state); most > 0) advance(rules_, state, siwuliu::Raise{most});
}

Cents cents_of_unit(const Rules& rules) { return rules.surrender ? 2 : 1; }

State one_unit(Cents unit, int point) {
    const Phase phase = point ? Phase::PlayerRolls : Phase::BankerRolls;
    return {.bank = purse, .balance = purse - unit, .bet = unit, .phase = phase, .point = point};
}

std::int64_t net_of(const State& ended) { return ended.balance - purse; }

SiwuliuOdds siwuliu_odds(const Rules& rules) {
    const Cents unit = cents_of_unit(rules);
    const Decided banker = decided_from(rules, one_unit(unit));
    const PointPlay play{rules};
    SiwuliuOdds odds{.points = banker.to};
    NetChances all = banker.ends;
    for (const auto& [net, chance] : all) (net < 0 ? odds.auto_win : odds.auto_loss) += chance;
    for (const auto& [point, reached] : banker.to) {
        const NetChances results = results_against(rules, point, play.against(point));
        odds.by_point[point] = odds_of(results, unit);
        odds.thrown[point] = odds_of(results_against(rules, point, Against::Throw), unit);
        for (const auto& [net, chance] : results) all[net] += reached * chance;
    }
    odds.player = odds_of(all, unit);
    odds.unit = unit;
    return odds;
}

Chain siwuliu_round(const Rules& rules) {
    return round_chain(PointPlay{rules}, one_unit(cents_of_unit(rules)), [](const State& state) {
        return End{net_of(state), 1};
    });
}

std::optional<Rules> fair_sheet(const Rules& rules, const Fraction& least, const Fraction& most) {
    using rules::member;
    static constexpr KnobTried<Rules> knobs[] = {{member<&Rules::tie>, 0, 3, false},
                                                 {member<&Rules::pays_111>, 1, 10},
                                                 {member<&Rules::pays_triple>, 1, 6},
                                                 {member<&Rules::pays_456>, 1, 4}};
    return nearest_fair<Rules>(rules, knobs, least, most,
                               [](const Rules& sheet) -> Fraction { return -siwuliu_odds(sheet).player.edge; });
}

State with_bet(const Rules& rules, State state, Cents more) {
    if (more > 0) advance(rules, state, siwuliu::Bet{more});
    if (state.phase == Phase::Betting) advance(rules, state, siwuliu::Stop{});
    return state;
}

Fraction mean_of_bet(const Rules& rules, const State& state, Cents more) {
    return money_after(rules, with_bet(rules, state, more)) - fraction(state.balance + state.bet, 1);
}

Fraction mean_of_throw(const Rules& rules, const State& state) {
    return money_after(rules, state) - whole(state.balance + state.bet);
}

SiwuliuJudged judge(const Rules& rules, const State& state, Cents bet) {
    const Fraction mean = mean_of_bet(rules, state, bet);
    SiwuliuJudged richest{bet, bet, mean, mean, false, 0}, cheapest{bet, bet, mean, mean, true, 0};
    for (const Cents size : turning_sizes(rules, state)) {
        const Fraction brings = mean_of_bet(rules, state, size);
        if (brings > richest.better_mean) richest.better = size, richest.better_mean = brings;
        if (share(brings, size) > share(cheapest.better_mean, cheapest.better))
            cheapest.better = size, cheapest.better_mean = brings;
    }
    richest.given_away = richest.better_mean - mean;
    cheapest.given_away = (share(cheapest.better_mean, cheapest.better) - share(mean, bet)) * whole(bet);
    return richest.better_mean > 0 ? richest : cheapest;
}

FlatBet flat_bet(const siwuliu::Rules& rules) {
    const SiwuliuOdds odds = siwuliu_odds(rules);
    return flat_bet_of("player", odds.unit, odds.unit, odds.player);
}

template <>
std::optional<HandOdds> hand_odds(const siwuliu::Rules& rules, std::string_view bet) {
    if (bet != "bet" || rules.raise || rules.surrender) return {};  // what was decided is not luck
    return hand_odds_of(siwuliu_odds(rules).player);
}

}  // namespace boxcars::odds

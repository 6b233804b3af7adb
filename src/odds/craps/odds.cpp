#include "odds/craps/odds.h"

#include "base/words.h"
#include "odds/craps/coach.h"

#include <numeric>

namespace boxcars::odds {
namespace {

using craps::Kind, craps::Prize, craps::Rules, craps::Spot;

constexpr int line_rolls = 20;  // rolls listed one by one

// All pay-outs of the bet, in the felt's order.
std::vector<Prize> prizes_of(const Rules& rules, const LoneBet& bet) {
    const Kind kind = bet.spot.kind;
    if (kind == Kind::Fire)
        return {{{}, craps::fire_pays(rules, 4)}, {{}, craps::fire_pays(rules, 5)}, {{}, craps::fire_pays(rules, 6)}};
    if (!row(kind).terms) return {{{}, bonus_pays(rules, kind)}};
    std::vector<Prize> prizes;
    const auto add = [&](Spot spot, int point) {
        for (const Prize& prize : terms(rules, spot, point).prizes) prizes.push_back(prize);
    };
    add(bet.spot, bet.point);
    std::ranges::stable_sort(prizes, std::ranges::greater{}, [](const Prize& prize) { return prize.on.count(); });
    if (bet.point == 0 && (kind == Kind::Pass || kind == Kind::Come)) add({Kind::ComeOn, 6}, 0);  // any number pays so
    if (bet.full_odds)
        for (const int number : craps::box_numbers(rules)) add(*odds_behind(bet.spot), number);
    return prizes;
}

std::string pays_text(const Rules& rules, const LoneBet& bet) {
    std::vector<std::string> reported;
    std::string text;
    for (const Prize& prize : prizes_of(rules, bet)) {
        const int common = std::gcd(prize.pays.win, prize.pays.per);
        const std::string pays = to_text(craps::Pays{prize.pays.win / common, prize.pays.per / common});
        if (prize.pays.win <= 0 || std::ranges::find(reported, pays) != reported.end()) continue;
        text += (reported.empty() ? "" : ", ") + pays;
        reported.push_back(pays);
    }
    return text;
}

// Sums over the ends of a chain, weighted by their ways, are whole numbers, so that each figure is divided once.
BetOdds odds_for(const Rules& rules, const NamedBet& named) {
    const Chain chain = chain_of(rules, named.bet);
    const Solved solved = solve(chain);
    mpz_class all = 1, win, push, lose, stake, not_pushed, result, square;
    for (const Fraction& chance : solved.chance) all = lcm(all, chance.get_den());
    for (std::size_t i = 0; i < chain.ends.size(); ++i) {
        const End& end = chain.ends[i];
        const mpz_class ways = solved.chance[i].get_num() * (all / solved.chance[i].get_den()),
                        staked = ways * whole(end.stake), won = ways * whole(end.result);
        (end.result > 0 ? win : end.result < 0 ? lose : push) += ways;
        stake += staked;
        if (end.result != 0) not_pushed += staked;
        result += won;
        square += won * whole(end.result);
    }
    BetOdds odds;
    odds.bet = named.name;
    odds.pays = pays_text(rules, named.bet);
    odds.win = quotient(win, all);
    odds.push = quotient(push, all);
    odds.lose = quotient(lose, all);
    odds.rolls = solved.throws;
    odds.mean = quotient(result, stake);
    odds.variance = quotient(square * all - result * result, stake * stake);
    odds.edge_per_bet = -odds.mean;
    odds.edge_resolved = quotient(-result, not_pushed);
    odds.edge_per_roll = odds.edge_per_bet / odds.rolls;
    odds.stake = stake_of(rules, named.bet);
    const Cents vig = craps::vig_in_advance(rules) ? craps::vig_of(rules, named.bet.spot, odds.stake) : 0;
    const mpz_class resolved = all - push, paid = whole(odds.stake + vig) * resolved;
    odds.resolved_variance = quotient(square * resolved - result * result, paid * paid);
    odds.states = how_many(chain.states);
    return odds;
}

using craps::Rules, craps::State;

constexpr std::size_t most_states = 4000;

Cents worth(const State& state) { return state.bankroll + on_table(state); }

// What decides the effect of later throws: the point, and all that distinguishes the bets that are down.
std::vector<std::uint64_t> chips(const State& state) {
    std::vector<std::uint64_t> key{static_cast<std::uint64_t>(state.point)};
    key.reserve(state.bets.size() + 1);
    for (const auto& bet : state.bets)
        key.push_back(static_cast<std::uint64_t>(bet.spot.kind) << 58 |
                      static_cast<std::uint64_t>(bet.spot.number) << 51 | std::uint64_t{bet.made} << 38 |
                      static_cast<std::uint64_t>(bet.stake));
    return key;
}

}  // namespace

CrapsOdds craps_odds(const Rules& rules, Cents stake) {
    CrapsOdds odds{{}, line_game(rules)};
    for (NamedBet& named : every_bet(rules)) {
        named.bet.stake = stake;
        odds.bets.push_back(odds_for(rules, named));
    }
    return odds;
}

HandLength hand_length(const Rules& rules, int throws) {
    const Chain chain = hand_chain(rules);
    HandLength length{solve(chain).throws, throws_variance(chain), throw_chances(chain, throws), {}};
    Fraction left = 1;
    for (const Fraction& ends : length.exactly) {
        length.at_least.push_back(left);
        left -= ends;
    }
    return length;
}

LineGame line_game(const Rules& rules) {
    const Chain chain = chain_of(rules, {{Kind::Pass}});
    const Solved solved = solve(chain);
    LineGame game{{}, {}, solved.throws, throws_variance(chain), throw_chances(chain, line_rolls)};
    for (std::size_t i = 0; i < chain.ends.size(); ++i)
        if (chain.ends[i].result >= 0) (chain.ends[i].result > 0 ? game.win : game.push) += solved.chance[i];
    return game;
}

std::optional<BetOdds> odds_of(const Rules& rules, Spot spot, int point, Cents stake) {
    const auto on_felt = numbers(rules, spot.kind), box = craps::box_numbers(rules);
    if (std::ranges::find(on_felt, spot.number) == on_felt.end()) return {};
    const bool line_odds = is_line_odds(spot.kind);
    if (line_odds && std::ranges::find(box, point) == box.end()) return {};
    return odds_for(rules, {to_text(spot), {spot, line_odds ? point : 0, false, stake}});
}

const BetOdds* CrapsEdges::of(const Rules& rules, Spot spot, int point, Cents stake) {
    if (!(rules_ == rules)) {
        known_.clear();
        kept_up_.clear();
        rules_ = rules;
    }
    const Question asked = question(rules, spot, point, stake);
    const auto [at, fresh] = known_.try_emplace(asked);
    if (fresh) at->second = odds_of(rules, spot, point, std::get<Cents>(asked));
    return at->second ? &*at->second : nullptr;
}

const Fraction& CrapsEdges::per_table_throw(const Rules& rules, Spot spot, int point, Cents stake) {
    const BetOdds* odds = of(rules, spot, point, stake);
    const auto [at, fresh] = kept_up_.try_emplace(question(rules, spot, point, stake));
    if (fresh) at->second = edge_per_table_throw(rules, *odds, spot);
    return at->second;
}

FlatBet flat_bet(const craps::Rules& rules, const std::string& name, Cents stake) {
    const std::vector<NamedBet> all = every_bet(rules);
    const auto found = std::ranges::find(all, name, &NamedBet::name);
    if (found == all.end()) {
        const auto meant = nearest_word(name, names_of(all));
        throw Error("This felt has no bet '" + name + "'" +
                    (meant ? "; did you mean '" + *meant + "'?" : "; boxcars odds craps lists them all."));
    }
    LoneBet lone = found->bet;
    lone.stake = stake;
    const Chain chain = chain_of(rules, lone);
    const std::int64_t at_risk = std::ranges::max(chain.ends, {}, &End::stake).stake;
    return flat_bet_of(name, stake_of(rules, lone), at_risk, round_odds(chain, solve(chain)));
}

template <>
std::optional<HandOdds> hand_odds(const craps::Rules& rules, std::string_view bet) {
    std::optional<craps::Spot> spot = craps::spot_from(bet);
    int point = 0;
    for (const Kind kind : {Kind::PassOdds, Kind::DontPassOdds}) {  // their names end in the point
        const std::string name = to_text(craps::Spot{kind}) + "_";
        if (spot || !bet.starts_with(name)) continue;
        spot = craps::Spot{kind};
        point = whole_number(bet.substr(name.size()), 2, 12).value_or(0);
    }
    if (!spot) return {};
    const craps::BetRow& row = craps::row(spot->kind);
    const bool paid_exactly = row.vig == craps::Vig::None && exact_unit(rules, *spot, point) == row.units;
    if (craps::rounds_to_dollars(rules) && !paid_exactly) return {};  // the odds depend on the stake
    const auto odds = odds_of(rules, *spot, point);
    if (!odds) return {};
    const double mean = to_double(odds->mean);
    // Several come bets may be down at once, and one seven decides them all.
    if (spot->kind == Kind::Come || spot->kind == Kind::DontCome) return HandOdds{mean, {}, {}};
    const Chain chain = chain_of(rules, {*spot, point});
    const Solved solved = solve(chain);
    HandOdds of{mean, to_double(odds->variance), {}};
    for (std::size_t n = 0; n < chain.ends.size(); ++n)
        of.results.emplace_back(real(chain.ends[n].result) / real(chain.ends[n].stake), to_double(solved.chance[n]));
    return of;
}

template <>
std::optional<double> hands_as_long(const craps::Rules& rules, std::int64_t throws) {
    constexpr int most = 1000;  // longer ones take long to compute
    if (throws < 1 || throws > most) return {};
    return to_double(hand_length(rules, static_cast<int>(throws)).at_least.back());
}

NextThrow next_throw(const Rules& rules, const State& state) {
    NextThrow next;
    Cents sum = 0;
    for (const auto& [faces, ways] : two_dice()) {
        auto [then, facts] = apply(rules, state, craps::Rolled{faces[0], faces[1]});
        const Cents change = worth(then) - worth(state);
        sum += ways * change;
        (change > 0 ? next.ways_up : change < 0 ? next.ways_down : next.ways_level) += ways;
        next.throws.push_back({faces[0], faces[1], ways, then.bankroll - state.bankroll, change, std::move(facts)});
    }
    next.mean = fraction(sum, next.ways_up + next.ways_level + next.ways_down);
    return next;
}

WorthMoments worth_moments(const Rules& rules, const State& state) {
    Cents sum = 0;
    double squares = 0;
    const Cents before = worth(state);
    for (const auto& [faces, ways] : two_dice()) {
        State then = state;
        advance(rules, then, craps::Rolled{faces[0], faces[1]});
        const Cents change = worth(then) - before;
        sum += ways * change;
        squares += ways * static_cast<double>(change) * static_cast<double>(change);
    }
    const double mean = static_cast<double>(sum) / 36;
    return {mean, squares / 36 - mean * mean};
}

HandForecast rest_of_hand(const Rules& rules, const State& state) try {
    const auto next = [&](const State& now, const ThrowWays& thrown) {
        Onward<State> onward{now};
        advance(rules, onward.place, craps::Rolled{thrown.faces[0], thrown.faces[1]});
        onward.change = worth(onward.place) - worth(now);
        // Until the seven-out, or until no chip is down; after that nothing can change.
        if (onward.place.new_hand || onward.place.bets.empty()) onward.end = End{};
        return onward;
    };
    const auto spread = spread_of(compile(state, two_dice(), next, chips, most_states));
    if (!spread) return {"These chips can come to too many different sums; bet in round amounts, or take some down."};
    HandForecast forecast{.worth = spread->sums, .unresolved = spread->left_out};
    for (const auto& [change, chance] : spread->sums) {
        forecast.mean += real(change) * chance;
        (change > 0 ? forecast.ahead : change < 0 ? forecast.behind : forecast.even) += chance;
    }
    return forecast;
} catch (const Error& error) {
    return {std::string{error.what()} + " Take some bets down."};
}

}  // namespace boxcars::odds

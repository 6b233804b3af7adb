#include "odds/goal/siwuliu.h"

#include "base/numbers.h"
#include "odds/chain/chain.h"
#include "odds/siwuliu/odds.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

using SiwuliuThrows = std::vector<siwuliu::Event>;

// Follows every possible throw until the round ends. Calls ended(state, chance, throws) at each end. Throws that change
// nothing are thrown again. requires: bets are closed
template <class Ended>
void play_siwuliu(const siwuliu::Rules& rules, const siwuliu::State& state, double chance, SiwuliuThrows& before,
                  const Ended& ended) {
    std::vector<std::pair<siwuliu::State, const ThrowWays*>> after;
    const int decided = each_change(
        rules, state, [&](const siwuliu::State& next, const ThrowWays& each) { after.emplace_back(next, &each); });
    for (const auto& [next, each] : after) {
        const double here = chance * each->ways / decided;
        before.push_back(siwuliu::thrown(rules, each->faces));
        if (next.phase == siwuliu::Phase::Betting)
            ended(next, here, before);
        else
            play_siwuliu(rules, next, here, before, ended);
        before.pop_back();
    }
}

struct SiwuliuExample {
    std::int64_t net = 0;  // for a bet of one unit
    SiwuliuThrows throws{};
    double chance = 0;
};

// Finds the different results of a round with a bet of one unit: for each, throws that lead to it, and its chance.
std::vector<SiwuliuExample> siwuliu_examples(const siwuliu::Rules& rules) {
    std::vector<SiwuliuExample> results;
    SiwuliuThrows before;
    play_siwuliu(rules, one_unit(), 1, before,
                 [&](const siwuliu::State& state, double chance, const SiwuliuThrows& throws) {
                     const auto known = std::ranges::find(results, net_of(state), &SiwuliuExample::net);
                     if (known == results.end())
                         results.push_back({net_of(state), throws, chance});
                     else
                         known->chance += chance;
                 });
    return results;
}

}  // namespace

std::optional<SiwuliuGoal> SiwuliuGoal::solve(const siwuliu::Rules& rules, const GoalTerms& terms,
                                              const std::stop_token& stop) {
    BOXCARS_CHECK(terms.kind != GoalKind::Win, ==, true, "a goal of this game");
    BOXCARS_CHECK(std::min({Cents{terms.length}, terms.stakes.least, terms.stakes.step}), >=, 1, "a goal has limits");
    SiwuliuGoal goal{rules, terms};
    if (!goal.iterate(stop)) return {};
    return goal;
}

// requires: a round is to begin
std::size_t SiwuliuGoal::place(const siwuliu::State& state) const {
    if (stays() && state.balance < terms_.target) return 0;
    const bool sure = stays() && (state.balance >= safe_ || most_offered(state) < terms_.stakes.least);
    if (sure || reached(state)) return chances_[0].size() - 1;
    if (over(rules_, state)) return 0;
    if ((state.balance - rules_.balance) % grain_ != 0)
        throw Error{"No bets within the limits lead to a balance of " + money_text(state.balance) + "."};
    return nth(state.balance / grain_) + 1;
}

siwuliu::State SiwuliuGoal::at_balance(Cents balance) const {
    siwuliu::State state = opening(rules_);
    state.balance = balance;
    state.bank = all_ - balance;
    return state;
}

// The sizes, above the present bet, that the bet may have when betting ends.
std::vector<Cents> SiwuliuGoal::bets(const siwuliu::State& state) const {
    std::vector<Cents> sizes;
    const auto& [least, most, step] = terms_.stakes;
    const Cents offered = state.bet + most_offered(state), last = most > 0 ? std::min(most, offered) : offered;
    for (Cents size = least; size <= last; size += step)
        if (size > state.bet) sizes.push_back(size);
    return sizes;
}

// Works backward from the last round. The results of each bet are computed once, by the rules' advance().
bool SiwuliuGoal::iterate(const std::stop_token& stop) {
    const auto results = siwuliu_examples(rules_);
    const std::int64_t worst = std::ranges::min(results, {}, &SiwuliuExample::net).net;
    safe_ = terms_.target - terms_.length * terms_.stakes.least * worst;
    const Cents last = terms_.kind == GoalKind::Break ? all_ : std::min(all_, stays() ? safe_ : terms_.target);
    if (last / grain_ > most_purses)
        throw Error{"Steps of " + money_text(grain_) + " up to " + money_text(last) + " make more than " +
                    std::to_string(most_purses) + " purses, too many to solve: choose a larger step."};
    chances_.emplace_back(nth(last / grain_) + 3).back() = 1;
    if (stays()) std::fill(chances_[0].begin() + 1, chances_[0].end(), 1.0);
    std::vector<std::vector<std::uint16_t>> leads(chances_[0].size());  // [place]: where each bet and result leads
    for (Cents balance = rules_.balance % grain_; balance < last; balance += grain_) {
        const siwuliu::State start = at_balance(balance);
        if (place(start) == 0) continue;
        for (const Cents bet : bets(start)) {
            const siwuliu::State closed = with_bet(rules_, start, bet);
            for (const auto& result : results) {
                siwuliu::State state = closed;
                for (const auto& event : result.throws) advance(rules_, state, event);
                leads[place(start)].push_back(numeric_cast<std::uint16_t>(place(state)));
            }
        }
        if (stop.stop_requested()) return false;
    }
    for (int left = 1; left <= terms_.length; ++left) {
        std::vector<double> now(leads.size());
        now.back() = 1;
        for (std::size_t at = 0; at < leads.size(); ++at)
            for (std::size_t bet = 0; bet < leads[at].size(); bet += results.size()) {
                double sum = 0;
                for (std::size_t n = 0; n < results.size(); ++n)
                    sum += results[n].chance * chances_.back()[leads[at][bet + n]];
                now[at] = std::max(now[at], sum);
            }
        chances_.push_back(std::move(now));
        if (stop.stop_requested()) return false;
    }
    return true;
}

// The mean chance over all results of this round's dice. requires: bets are closed; `left` includes this round
double SiwuliuGoal::thrown(const siwuliu::State& state, int left) const {
    double sum = 0;
    SiwuliuThrows before;
    play_siwuliu(rules_, state, 1, before, [&](const siwuliu::State& ended, double chance, const SiwuliuThrows&) {
        sum += chance * chances_[nth(left - 1)][place(ended)];
    });
    return sum;
}

double SiwuliuGoal::now(const siwuliu::State& state, int done) const {
    const int left = terms_.length - done;
    if (reached(state)) return 1;
    if (left <= 0) return chances_[0][place(state)];
    if (state.phase != siwuliu::Phase::Betting) return thrown(state, left);
    if (state.bet == 0) return chances_[nth(left)][place(state)];
    double best = 0;
    for (const auto& choice : choices(state, done)) best = std::max(best, choice.chance);
    return best;
}

std::vector<GoalChoice<siwuliu::Event>> SiwuliuGoal::choices(const siwuliu::State& state, int done) const {
    std::vector<GoalChoice<siwuliu::Event>> all;
    const int left = terms_.length - done;
    const bool lost = stays() && state.balance + state.bet < terms_.target;
    if (state.phase != siwuliu::Phase::Betting || left <= 0 || reached(state) || lost) return all;
    const auto& [least, most, step] = terms_.stakes;
    const Cents bet = state.bet;
    if (bet >= least && (most == 0 || bet <= most) && (bet - least) % step == 0)
        all.push_back({siwuliu::Stop{}, thrown(with_bet(rules_, state, 0), left)});
    for (const Cents size : bets(state))
        all.push_back({siwuliu::Bet{size - bet}, thrown(with_bet(rules_, state, size - bet), left)});
    return all;
}

}  // namespace boxcars::odds

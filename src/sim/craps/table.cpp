#include "sim/craps/run.h"

#include <algorithm>
#include <map>

namespace boxcars::sim {
namespace {

using namespace craps;

std::vector<std::int64_t> felt_of(const players::Playing& playing) {  // everything but the bankroll
    auto numbers = canonical(playing.state);
    numbers.front() = 0;
    for (const auto& [stake, row, down] : playing.memory) numbers.insert(numbers.end(), {stake, row, down});
    return numbers;
}

void each_throw(const auto& f) {
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) f(first, second);
}

// Numbers positions in the order in which they are found.
class StatesFound {
 public:
    int number_of(const players::Playing& playing) {
        const auto [at, fresh] = numbers_.try_emplace(felt_of(playing), static_cast<int>(states_.size()));
        if (fresh) states_.push_back(playing);
        return at->second;
    }
    const std::vector<players::Playing>& states() const { return states_; }

 private:
    std::map<std::vector<std::int64_t>, int> numbers_;
    std::vector<players::Playing> states_;
};

}  // namespace

Walked walk_line(const Rules& rules) {
    State start = opening(rules);
    start.bankroll = deep_purse;
    const Cents stake = offer(rules, start, {Kind::Pass}).least;
    advance(rules, start, Bet{{Kind::Pass}, stake});
    StatesFound found;
    found.number_of({start});
    Walked line{{}, 2};
    for (std::size_t at = 0; at < found.states().size(); ++at) {
        auto& next = line.next.emplace_back();
        each_throw([&](int first, int second) {
            State state = found.states()[at].state;
            advance(rules, state, Rolled{first, second});
            const bool decided = state.bets.empty();
            next.push_back(!decided ? found.number_of({state}) : state.bankroll > deep_purse ? line_won : line_lost);
        });
    }
    return line;
}

Cents settled_by(const std::vector<Fact>& facts, const State& before) {
    Cents sum = 0;
    for (const Fact& fact : facts) {
        const auto add = [&](Spot spot, Cents stake) {
            const Placed* bet = find(before, spot);
            sum += stake + (bet ? bet->vig : 0);
        };
        if (const auto* won = std::get_if<Won>(&fact)) add(won->spot, won->stake);
        if (const auto* lost = std::get_if<Lost>(&fact)) add(lost->spot, lost->stake);
        if (const auto* pushed = std::get_if<Pushed>(&fact)) add(pushed->spot, pushed->stake);
    }
    return sum;
}

std::optional<StrategyTable> StrategyTable::compile(const Rules& rules, const players::BetLines& plan) {
    StatesFound found;
    found.number_of({opening(rules)});
    StrategyTable table;
    for (std::size_t at = 0; at < found.states().size(); ++at) {
        if (found.states().size() > most_positions) return {};
        Position position{found.states()[at], on_table(found.states()[at].state), rules.minimum * dollar, {}};
        const players::Memory& before = position.felt.memory;
        State bet = position.felt.state;
        bet.bankroll = deep_purse;
        for (const Event& event : players::decisions(plan, rules, bet, before)) {
            advance(rules, bet, event);
            position.needs = std::max(position.needs, deep_purse - bet.bankroll);
        }
        each_throw([&](int first, int second) {
            const auto [state, facts] = apply(rules, bet, Rolled{first, second});
            const Cents change = state.bankroll + on_table(state) - deep_purse - position.on_felt;
            players::Memory memory = before;
            remember(plan, rules, facts, memory);
            const bool out = bet.point != 0 && first + second == 7;
            const int next = found.number_of({out ? opening(rules) : state, std::move(memory)});
            position.branches[static_cast<std::size_t>(throw_number(first, second))] = {
                out ? seven_out : next, out ? next : 0, change, settled_by(facts, bet)};
        });
        table.positions_.push_back(std::move(position));
    }
    return table;
}

}  // namespace boxcars::sim

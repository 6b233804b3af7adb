#include "sim/craps/run.h"

#include "sim/kernel/lengths.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boxcars::sim {
namespace {

using namespace craps;

// Plays one hand of one player: by the compiled table, then by the rules once the purse is too small for the table.
class BankrollRun {
 public:
    BankrollRun(const Rules& rules, const players::BetLines& plan, const std::optional<StrategyTable>& table)
        : rules_(rules), plan_(plan), table_(table), bankroll_(rules.bankroll * dollar) {}

    void sit_down() {
        at_ = 0;
        worth_ = bankroll_;
        by_table_ = table_.has_value();
        if (!by_table_) state_ = opening(rules_);
    }
    void see(int first, int second) {
        if (by_table_) {
            const auto& position = table_->positions()[static_cast<std::size_t>(at_)];
            if (worth_ - position.on_felt >= position.needs) {
                const auto& branch = position.branches[static_cast<std::size_t>(throw_number(first, second))];
                at_ = branch.next;
                worth_ += branch.change;
                return;
            }
            by_table_ = false;
            state_ = position.felt;
            state_.bankroll = worth_ - position.on_felt;
        }
        play_throw(rules_, plan_, state_, first, second);
        worth_ = state_.bankroll + on_table(state_);
    }
    Cents result() const { return worth_ - bankroll_; }

 private:
    const Rules& rules_;
    const players::BetLines& plan_;
    const std::optional<StrategyTable>& table_;
    const Cents bankroll_;
    bool by_table_ = false;
    int at_ = 0;
    Cents worth_ = 0;
    State state_{};
};

using Tables = std::vector<std::optional<StrategyTable>>;

// Plays hands begin..end-1.
HandsResult play_block(const HandsPlan& plan, const Tables& tables, std::int64_t begin, std::int64_t end,
                       chance::DiceStream dice, const HandResult& hand_result) {
    HandsResult result;
    std::vector<BankrollRun> runs;
    for (std::size_t i = 0; i < plan.players.size(); ++i) {
        runs.emplace_back(plan.rules, plan.players[i].lines, tables[i]);
        result.players.push_back({plan.players[i].name, {}});
    }
    const State fresh = opening(plan.rules);
    for (std::int64_t hand = begin; hand < end; ++hand) {
        for (BankrollRun& run : runs) run.sit_down();
        State shooter = fresh;
        bool out = false;
        while (!out) {
            const int first = dice.face(6), second = dice.face(6);
            out = play_throw(plan.rules, {}, shooter, first, second);
            for (BankrollRun& run : runs) run.see(first, second);
            ++result.rolls;
        }
        for (std::size_t i = 0; i < runs.size(); ++i) {
            ++result.players[i].results[runs[i].result()];
            if (hand_result) hand_result(i, hand, runs[i].result());
        }
    }
    result.games = end - begin;
    return result;
}

constexpr double throws = 36;

double ratio(double off, double error) { return error > 0 ? off / error : 0; }

using Counted = Cents StrategyTable::ThrowResult::*;

double mean_from(const StrategyTable::Position& position, Counted counted, const std::vector<double>& means) {
    double sum = 0;
    for (const auto& branch : position.branches) {
        sum += static_cast<double>(branch.*counted);
        if (branch.next != StrategyTable::seven_out) sum += means[static_cast<std::size_t>(branch.next)];
    }
    return sum / static_cast<double>(position.branches.size());
}

double mean_of_hand(const StrategyTable& table, Counted counted) {
    // Stops when no mean changes by more than this many cents. Each pass shrinks the error by a tenth or more.
    constexpr double still = 1e-11;
    std::vector<double> means(table.positions().size());
    for (double most = 1; most > still;) {
        most = 0;
        for (std::size_t at = 0; at < means.size(); ++at) {
            const double mean = mean_from(table.positions()[at], counted, means);
            most = std::max(most, std::abs(mean - means[at]));
            means[at] = mean;
        }
    }
    return means.front();
}

// Iterates as mean_of_hand() does, also for the mean square: (a + b)^2 is a^2 + 2ab + b^2.
template <class Brings>
HandMoments moments_of_hand(const StrategyTable& table, const Brings& brings) {
    constexpr double still = 1e-12;  // relative to the largest change
    const auto size = table.positions().size();
    std::vector<double> means(size), squares(size);
    for (double change = 1, largest = 1; change > still * largest;) {
        change = 0;
        for (std::size_t at = 0; at < size; ++at) {
            double mean = 0, square = 0;
            for (const auto& branch : table.positions()[at].branches) {
                const double now = brings(branch);
                const auto next = static_cast<std::size_t>(std::max(branch.next, 0));
                const bool over = branch.next == StrategyTable::seven_out;
                const double later = over ? 0 : means[next];
                mean += (now + later) / throws;
                square += (now * now + 2 * now * later + (over ? 0 : squares[next])) / throws;
            }
            change = std::max(change, std::abs(square - squares[at]));
            largest = std::max(largest, square);
            means[at] = mean;
            squares[at] = square;
        }
    }
    return {means.front(), squares.front() - means.front() * means.front()};
}

}  // namespace

void LineResult::add(const LineResult& other) {
    games += other.games;
    wins += other.wins;
    losses += other.losses;
    rolls += other.rolls;
    add_up(lengths, other.lengths);
}

std::int64_t LineResult::length_games() const {
    return std::accumulate(lengths.begin(), lengths.end(), std::int64_t{0});
}

Deal deal_of(const LinePlan& plan) { return plan.in_blocks_of(ChainWalk::block_of(plan.games)); }

LineResult play_line(const LinePlan& plan, const std::stop_token& stop, const Progress& progress) {
    const ChainWalk walk{walk_line(plan.rules), plan.path, plan.players.lengths};
    auto counts = walk.play(deal_of(plan), stop, progress);
    return {counts.games, counts.of(line_won), counts.of(line_lost), counts.throws, std::move(counts.lengths)};
}

std::int64_t PlayerResult::hands() const {
    std::int64_t all = 0;
    for (const auto& [result, count] : results) all += count;
    return all;
}

std::int64_t PlayerResult::ahead() const {
    std::int64_t all = 0;
    for (const auto& [result, count] : results) all += result > 0 ? count : 0;
    return all;
}

std::int64_t PlayerResult::behind() const {
    std::int64_t all = 0;
    for (const auto& [result, count] : results) all += result < 0 ? count : 0;
    return all;
}

double PlayerResult::mean() const {
    double sum = 0;
    for (const auto& [result, count] : results) sum += static_cast<double>(result) * static_cast<double>(count);
    return results.empty() ? 0 : sum / static_cast<double>(hands());
}

double PlayerResult::standard_error() const {
    const auto n = static_cast<double>(hands());
    if (n < 2) return 0;
    const double middle = mean();
    double squares = 0;
    for (const auto& [result, count] : results) {
        const double off = static_cast<double>(result) - middle;
        squares += off * off * static_cast<double>(count);
    }
    return std::sqrt(squares / (n - 1) / n);
}

void HandsResult::add(const HandsResult& other) {
    games += other.games;
    rolls += other.rolls;
    if (players.empty()) players.resize(other.players.size());
    for (std::size_t i = 0; i < other.players.size(); ++i) {
        players[i].name = other.players[i].name;
        for (const auto& [result, count] : other.players[i].results) players[i].results[result] += count;
    }
}

Deal deal_of(const HandsPlan& plan) { return plan.in_blocks_of(Deal{}.block); }

std::optional<std::string> wrong_players(const HandsPlan& plan) {
    if (plan.players.empty()) return "Nobody is named to play: --players takes strategies such as pass_line,field.";
    for (const auto& player : plan.players)
        if (auto wrong = players::problem(player.lines, plan.rules, player.name)) return wrong;
    return {};
}

HandsResult play_hands(const HandsPlan& plan, const std::stop_token& stop, const Progress& progress,
                       const HandResult& hand_result) {
    Tables tables;
    for (const auto& player : plan.players) tables.push_back(StrategyTable::compile(plan.rules, player.lines));
    return in_blocks<HandsResult>(
        deal_of(plan),
        [&](std::int64_t begin, std::int64_t end, const chance::DiceStream& dice) {
            return play_block(plan, tables, begin, end, dice, hand_result);
        },
        stop, progress);
}

double z_of(const LineResult& result, const odds::LineGame& exact) {
    const double win = odds::to_double(exact.win);
    const auto games = static_cast<double>(result.games);
    return ratio(static_cast<double>(result.wins) - games * win, std::sqrt(games * win * (1 - win)));
}

double z_of(const PlayerResult& result, double expected) {
    return ratio(result.mean() - expected, result.standard_error());
}

std::optional<double> expected_mean(const craps::Rules& rules, const players::BetLines& plan) {
    const auto table = StrategyTable::compile(rules, plan);
    if (!table) return {};
    return mean_of_hand(*table, &StrategyTable::ThrowResult::change);
}

std::optional<HandMoments> expected_result(const craps::Rules& rules, const players::BetLines& plan) {
    const auto table = StrategyTable::compile(rules, plan);
    if (!table) return {};
    return moments_of_hand(*table, [](const auto& branch) { return static_cast<double>(branch.change); });
}

HandMoments expected_rolls(const craps::Rules& rules) {
    return moments_of_hand(StrategyTable::compile(rules, {}).value(), [](const auto&) { return 1; });
}

std::optional<double> expected_edge(const StrategyTable& table) {
    const double settled = mean_of_hand(table, &StrategyTable::ThrowResult::settled);
    if (settled == 0) return {};
    return -mean_of_hand(table, &StrategyTable::ThrowResult::change) / settled;
}

}  // namespace boxcars::sim

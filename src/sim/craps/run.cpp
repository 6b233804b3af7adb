#include "sim/craps/run.h"

#include "sim/lab/run.h"

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
struct StatesFound {
    int number_of(const players::Playing& playing) {
        const auto [at, fresh] = numbers.try_emplace(felt_of(playing), static_cast<int>(states.size()));
        if (fresh) states.push_back(playing);
        return at->second;
    }

    std::map<std::vector<std::int64_t>, int> numbers{};
    std::vector<players::Playing> states{};
};

// Computes each position's mean and mean square from those of its 36 throws, until none changes: (a + b)^2 is
// a^2 + 2ab + b^2. `brings`: what a throw adds to the result.
HandMoments moments_of_hand(const StrategyTable& table, const auto& brings) {
    constexpr double throws = 36, still = 1e-12, still_mean = 1e-11;  // still: relative to the largest square
    const auto size = table.positions().size();
    std::vector<double> means(size), squares(size);
    for (double change = 1, moved = 1, largest = 1; change > still * largest || moved > still_mean;) {
        change = moved = 0;
        for (std::size_t at = 0; at < size; ++at) {
            double mean = 0, square = 0;
            for (const auto& branch : table.positions()[at].branches) {
                const auto now = static_cast<double>(std::invoke(brings, branch));
                const auto next = static_cast<std::size_t>(std::max(branch.next, 0));
                const bool over = branch.next == StrategyTable::seven_out;
                const double later = over ? 0 : means[next];
                mean += (now + later) / throws;
                square += (now * now + 2 * now * later + (over ? 0 : squares[next])) / throws;
            }
            change = std::max(change, std::abs(square - squares[at]));
            moved = std::max(moved, std::abs(mean - means[at]));
            largest = std::max(largest, square);
            means[at] = mean;
            squares[at] = square;
        }
    }
    return {means.front(), squares.front() - means.front() * means.front()};
}

struct Strategies {  // the strategies of a plan, compiled before play
    Rules rules{};
    std::vector<players::CrapsStrategy> players{};
    StrategyTable shooter;  // plays a hand without bets, to find the seven-out
    std::vector<std::optional<StrategyTable>> compiled{};
};

struct CrapsPlayer {
    Purse purse, deep;
    Cents won_before = deep_purse, settled_before = 0;  // the unlimited purse when the hand began
    bool gone = false;
};

void end_hand(CrapsPlayer& seat, EdgeSums& edge, std::int64_t length) {
    if (!seat.gone) seat.purse.sit_down();
    edge.count(static_cast<double>(seat.won_before - seat.deep.worth()),
               static_cast<double>(seat.deep.settled() - seat.settled_before), length);
    seat.won_before = seat.deep.worth();
    seat.settled_before = seat.deep.settled();
    seat.deep.begin(seat.deep.worth());
}

void play_evening(const Strategies& all, chance::DiceStream& dice, EveningRecorder& recorder) {
    std::vector<CrapsPlayer> seats;
    for (std::size_t player = 0; player < all.players.size(); ++player) {
        const auto purse = [&](Cents holds, bool counts_settled) {
            return Purse{all.rules, all.players[player].lines, all.compiled[player], holds, counts_settled};
        };
        seats.push_back({purse(all.rules.bankroll * dollar, false), purse(deep_purse, true)});
    }
    int at = 0;               // a state of the shooter's table
    std::int64_t length = 0;  // throws of this hand so far
    for (int round = 1; round <= recorder.rounds() || length != 0; ++round) {
        const int first = dice.face(6), second = dice.face(6);
        at = all.shooter.after(at, first, second).next;
        ++length;
        for (std::size_t player = 0; player < seats.size(); ++player) {
            CrapsPlayer& seat = seats[player];
            seat.deep.see(first, second);
            if (!seat.gone) seat.purse.see(first, second);
            if (at == StrategyTable::seven_out) end_hand(seat, recorder.edge(player), length);
            if (seat.gone) continue;
            recorder.worth(player) = seat.purse.worth();
            if (seat.purse.nothing_down())
                seat.gone = recorder.leaves(player, round, seat.purse.worth() < all.rules.minimum * dollar);
        }
        if (at == StrategyTable::seven_out) at = 0, length = 0;
        recorder.after(round);
    }
}

// The edge as a fraction, such as "7/495", if all bets of a strategy share it and take no odds; otherwise empty.
std::string words_of(const Rules& rules, const players::BetLines& plan) {
    std::string words;
    for (const auto& line : plan) {
        const Cents stake = !craps::rounds_to_dollars(rules) ? 0
                            : line.stake                     ? line.stake
                                                             : line.units * players::base_bet(rules);
        const auto odds = line.odds == 0 ? odds::odds_of(rules, line.bet, 0, stake) : std::nullopt;
        if (!odds) return {};
        const std::string edge = odds::to_text(odds->edge_per_bet);
        if (!words.empty() && words != edge) return {};
        words = edge;
    }
    return words;
}

LabEdge edge_of(const Rules& rules, const players::CrapsStrategy& player,
                const std::optional<StrategyTable>& compiled) {
    LabEdge edge{.name = player.name};
    edge.exact = compiled ? expected_edge(*compiled) : std::nullopt;
    edge.exact_words = words_of(rules, player.lines);
    if (!compiled)
        edge.why_not = "No exact figure here: this strategy comes to more positions than are counted.";
    else if (!edge.exact)
        edge.why_not = "No exact figure here: not one of its bets is ever settled.";
    return edge;
}

std::optional<LabEvenings> prepare_craps(const Rules& rules, const std::vector<players::CrapsStrategy>& players) {
    auto all = std::make_shared<Strategies>(Strategies{rules, players, *StrategyTable::compile(rules, {})});
    LabEvenings evenings;
    for (const auto& player : players) {
        all->compiled.push_back(StrategyTable::compile(rules, player.lines));
        evenings.edges.push_back(edge_of(rules, player, all->compiled.back()));
    }
    evenings.play = [all = std::shared_ptr<const Strategies>{all}](std::int64_t, auto& dice, auto& recorder) {
        play_evening(*all, dice, recorder);
        return true;
    };
    return evenings;
}

}  // namespace

Walked walk_line(const Rules& rules) {
    State start = opening(rules);
    start.bankroll = deep_purse;
    const Cents stake = offer(rules, start, {Kind::Pass}).least;
    advance(rules, start, Bet{{Kind::Pass}, stake});
    StatesFound found;
    found.number_of({start});
    Walked line{{}, rules.craps_push ? 3 : 2};
    for (std::size_t at = 0; at < found.states.size(); ++at) {
        auto& next = line.next.emplace_back();
        each_throw([&](int first, int second) {
            State state = found.states[at].state;
            advance(rules, state, Rolled{first, second});
            const Cents won = state.bankroll - deep_purse;
            const int end = won > 0 ? line_won : won < 0 ? line_lost : line_pushed;
            next.push_back(state.bets.empty() ? end : found.number_of({state}));
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
    for (std::size_t at = 0; at < found.states.size(); ++at) {
        if (found.states.size() > most_positions) return {};
        Position position{found.states[at], on_table(found.states[at].state), rules.minimum * dollar, {}};
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

LineResult play_line(const LinePlan& plan, const std::stop_token& stop, const Progress& progress) {
    const ChainWalk walk{walk_line(plan.rules), plan.path, plan.players.lengths};
    auto counts = walk.play(deal_of(plan), stop, progress);
    return {counts.games, counts.of(line_won), counts.of(line_lost), counts.throws, std::move(counts.lengths)};
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

std::optional<std::string> wrong_players(const HandsPlan& plan) {
    if (plan.players.empty()) return "Nobody is named to play: --players takes strategies such as pass_line,field.";
    for (const auto& player : plan.players)
        if (auto wrong = players::problem(player.lines, plan.rules, player.name)) return wrong;
    return {};
}

HandsResult play_hands(const HandsPlan& plan, const std::stop_token& stop, const Progress& progress,
                       const HandResult& hand_result) {
    const StrategyTable shooter = *StrategyTable::compile(plan.rules, {});  // without bets, to find the seven-out
    std::vector<std::optional<StrategyTable>> compiled;
    for (const auto& player : plan.players) compiled.push_back(StrategyTable::compile(plan.rules, player.lines));
    const Cents bankroll = plan.rules.bankroll * dollar;
    const auto block = [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
        HandsResult result;
        std::vector<Purse> runs;
        for (std::size_t i = 0; i < plan.players.size(); ++i) {
            runs.emplace_back(plan.rules, plan.players[i].lines, compiled[i], bankroll);
            result.players.push_back({plan.players[i].name, {}});
        }
        for (std::int64_t hand = begin; hand < end; ++hand) {
            for (Purse& run : runs) run.begin(bankroll);
            for (int at = 0; at != StrategyTable::seven_out;) {
                const int first = dice.face(6), second = dice.face(6);
                at = shooter.after(at, first, second).next;
                for (Purse& run : runs) run.see(first, second);
                ++result.rolls;
            }
            for (std::size_t i = 0; i < runs.size(); ++i) {
                const Cents won = runs[i].worth() - bankroll;
                ++result.players[i].results[won];
                if (hand_result) hand_result(i, hand, won);
            }
        }
        result.games = end - begin;
        return result;
    };
    return in_blocks<HandsResult>(deal_of(plan), block, stop, progress);
}

double z_of(const PlayerResult& result, double expected) {
    const double error = result.standard_error();
    return error > 0 ? (result.mean() - expected) / error : 0;
}

std::optional<HandMoments> expected_result(const craps::Rules& rules, const players::BetLines& plan) {
    const auto table = StrategyTable::compile(rules, plan);
    if (!table) return {};
    return moments_of_hand(*table, &StrategyTable::ThrowResult::change);
}

std::optional<double> expected_edge(const StrategyTable& table) {
    const double settled = moments_of_hand(table, &StrategyTable::ThrowResult::settled).mean;
    if (settled == 0) return {};
    return -moments_of_hand(table, &StrategyTable::ThrowResult::change).mean / settled;
}

LabGame lab_craps(const Rules& rules, const std::vector<players::CrapsStrategy>& players) {
    const auto problem = [rules, players]() -> std::optional<std::string> {
        if (auto wrong = rules::problem(rules)) return wrong;
        for (const auto& player : players)
            if (auto wrong = players::problem(player.lines, rules, player.name)) return wrong;
        return {};
    };
    const auto prepare = [rules, players](const std::stop_token&) { return prepare_craps(rules, players); };
    return lab_game(rules, rules.bankroll * dollar, names_of(players), problem, prepare);
}

}  // namespace boxcars::sim

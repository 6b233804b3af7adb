// Plays craps for the lab. Each player has two purses: the evening's, and an unlimited one that counts the edge. What a
// strategy remembers lasts for the evening; with the unlimited purse, each hand begins anew.
#include "sim/craps/run.h"
#include "sim/lab/run.h"

namespace boxcars::sim {
namespace {

using namespace craps;

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

#include "sim/plain/rounds.h"

#include "sim/lab/run.h"

namespace boxcars::sim {
namespace {

constexpr int most_throws = 1'000'000;  // in one round; a longer round counts as endless

using Bettor = std::pair<rules::Event, double>;  // the decision, and what it stakes

void play_evening(const rules::Sheet& rules, const std::vector<Bettor>& bettors, chance::DiceStream& dice,
                  EveningRecorder& recorder) {
    std::vector<std::vector<int>> throws;  // of this round, the same for all players
    std::size_t at = 0;
    const std::function<rules::Faces(rules::Dice)> next = [&](rules::Dice wanted) {
        if (at == throws.size()) throws.emplace_back();
        std::vector<int>& faces = throws[at++];
        while (how_many(faces) < wanted.count) faces.push_back(dice.face(wanted.sides));
        return rules::Faces{faces}.first(nth(wanted.count));
    };
    const rules::AnyGame& game = rules.game();
    const rules::State start = opening(rules);
    std::vector<rules::State> states(bettors.size(), start);
    std::vector<bool> gone(bettors.size());
    for (int round = 1; round <= recorder.rounds(); ++round) {
        throws.clear();
        for (std::size_t player = 0; player < bettors.size(); ++player) {
            const auto& [decision, stake] = bettors[player];
            at = 0;  // the edge is counted with an unlimited purse
            const std::int64_t ended = game.play_round(rules, start, decision, next, nullptr);
            recorder.edge(player).count(real(worth(start) - ended), stake);
            if (gone[player]) continue;
            rules::State& state = states[player];
            at = 0;
            recorder.worth(player) = game.play_round(rules, state, decision, next, &state);
            gone[player] = recorder.leaves(player, round, over(rules, state) || refusal(rules, state, decision));
        }
        recorder.after(round);
    }
}

}  // namespace

PlainCounts play_plain(const rules::Sheet& rules, const Deal& deal, const std::stop_token& stop,
                       const Progress& progress) {
    const std::string game{game_name(rules)};
    const rules::State start = opening(rules);
    const std::vector<rules::Event> decisions = legal(rules, start);
    if (decisions.empty()) throw Error{"Nobody decides anything as " + game + " opens: no round begins."};
    PlainCounts none;
    for (const rules::Event& decision : decisions) none.bets.push_back({.decision = to_text(decision)});
    const auto play = [&, had = worth(start)](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
        PlainCounts counts = none;
        std::int64_t throws = 0;
        std::vector<int> faces;
        const std::function<rules::Faces(rules::Dice)> next = [&](rules::Dice wanted) {
            if (++throws > most_throws) throw Error{"A round of " + game + " does not come to an end."};
            faces.clear();
            for (int die = 0; die < wanted.count; ++die) faces.push_back(dice.face(wanted.sides));
            return rules::Faces{faces};
        };
        for (std::int64_t round = begin; round < end; ++round) {
            const auto which = static_cast<std::size_t>(round) % decisions.size();
            PlainBet& bet = counts.bets[which];
            throws = 0;
            ++bet.nets[rules.game().play_round(rules, start, decisions[which], next, nullptr) - had];
            bet.throws += throws;
            ++bet.rounds;
        }
        counts.games = end - begin;
        return counts;
    };
    return in_blocks<PlainCounts>(deal, play, stop, progress);
}

LabGame lab_plain(const rules::Sheet& rules, std::vector<std::string> players) {
    const rules::State start = opening(rules);
    const auto problem = [rules, start, players]() -> std::optional<std::string> {
        if (auto wrong = rules::problem(rules)) return wrong;
        for (const auto& player : players)
            if (const auto decision = event_from(rules, player);
                !decision || std::ranges::count(legal(rules, start), *decision) == 0)
                return "'" + player + "' is not offered as " + std::string{game_name(rules)} + " opens.";
        return {};
    };
    const auto prepare = [rules, players](const std::stop_token&) {
        std::vector<Bettor> bettors;
        LabEvenings evenings;
        const std::vector<odds::PlainOdds> exact = odds::plain_odds(rules);
        for (const auto& player : players) {
            const rules::Event decision = *event_from(rules, player);
            const odds::PlainOdds& of = *std::ranges::find(exact, to_text(decision), &odds::PlainOdds::decision);
            bettors.emplace_back(decision, real(of.stake));
            LabEdge& edge = evenings.edges.emplace_back(LabEdge{.name = player});
            if (of.stake > 0) {
                edge.exact = odds::to_double(kept_by_house(of));
                edge.exact_words = odds::to_text(kept_by_house(of));
            } else {
                edge.why_not = "No exact figure here: this decision stakes nothing.";
            }
        }
        evenings.play = [rules, bettors](std::int64_t, auto& dice, auto& recorder) {
            play_evening(rules, bettors, dice, recorder);
            return true;
        };
        return std::optional{evenings};
    };
    return lab_game(rules, worth(start), std::move(players), problem, prepare);
}

}  // namespace boxcars::sim

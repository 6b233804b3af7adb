#include "session/pig/accuracy.h"

#include "session/hands.h"
#include "session/replay.h"
#include "session/store/store.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace boxcars::session {
namespace {

struct Before {  // the table before an entry
    pig::State state;
    pig::Rules rules;
    Players players;
};

// Calls `each` for every entry of the recording, with the session right after it.
template <class Each>
void replay_each(const Recording& recording, const Each& each) {
    Replay replay{rules::any_game<pig::Rules>(), recording};
    const Sitting& session = replay.sitting();
    while (!replay.done()) {
        const Before before{session.state().as<pig::State>(), session.rules().as<pig::Rules>(), session.players()};
        if (!replay.next()) break;
        each(before, session, session.journal().back());
    }
}

struct PigDecision {
    pig::State state;  // the state that the player saw
    bool rolled = true;
};
struct JudgedSheet {
    pig::Rules rules{};
    std::vector<PigDecision> decisions{};
};

void keep(std::vector<JudgedSheet>& sheets, const pig::Rules& rules, std::vector<PigDecision> decisions) {
    std::erase_if(decisions, [&](const auto& of) { return refusal(rules, of.state, pig::Hold{}).has_value(); });
    if (rules.players != 2 || decisions.empty()) return;
    auto sheet = std::ranges::find(sheets, rules, &JudgedSheet::rules);
    if (sheet == sheets.end()) sheet = sheets.insert(sheet, {rules, {}});
    sheet->decisions.insert(sheet->decisions.end(), decisions.begin(), decisions.end());
}

std::vector<JudgedSheet> decisions_in(const Recording& recording) {
    std::vector<JudgedSheet> sheets;
    std::vector<PigDecision> of_game;
    int game = 0;
    pig::Rules rules;
    bool counts = true;
    replay_each(recording, [&](const Before& before, const Sitting& session, const Entry& entry) {
        if (entry.game != game) {
            if (counts) keep(sheets, rules, std::move(of_game));
            of_game.clear();
            rules = game == 0 ? before.rules : session.rules().as<pig::Rules>();
            game = entry.game;
        }
        counts = session.counts() && session.as_seeded();
        const bool rolled = !entry.faces.empty();
        const bool held = entry.event && std::holds_alternative<pig::Hold>(entry.event->as<pig::Event>());
        if ((rolled || held) && before.state.turn >= 0 && before.state.turn == first_person(session.players()))
            of_game.push_back({before.state, rolled});
    });
    if (counts) keep(sheets, rules, std::move(of_game));
    return sheets;
}

void add(std::vector<GameLuck>& to, const GameLuck& luck) {
    auto at = std::ranges::find(to, luck.opponent, &GameLuck::opponent);
    if (at == to.end()) at = to.insert(at, {luck.opponent});
    at->games += luck.games;
    at->won += luck.won;
}

}  // namespace

const odds::PigSolution* PigSolutions::of(const pig::Rules& rules) {
    const std::int64_t goal = rules.goal;  // counts as PigSolution::states(): every turn total of every pair of scores
    if (goal * goal * (goal + 1) / 2 > most_) return nullptr;
    auto at = std::ranges::find(solved_, rules, [](const auto& of) { return of.first; });
    if (at == solved_.end()) at = solved_.emplace(at, rules, odds::solve_pig(rules));
    return &at->second;
}

std::vector<JudgedUnder> judged_games(const Recording& recording, PigSolutions& solutions) {
    std::vector<JudgedUnder> all;
    for (const JudgedSheet& sheet : decisions_in(recording)) {
        all.push_back({sheet_text(sheet.rules), std::ssize(sheet.decisions)});
        JudgedUnder& of = all.back();
        const odds::PigSolution* solution = solutions.of(sheet.rules);
        if (!solution) continue;
        of.best = 0;
        for (const auto& [state, rolled] : sheet.decisions) {
            const double lost = advise(*solution, sheet.rules, state).given_away(rolled);
            *of.best += lost <= 0;
            of.given_away += lost;
        }
    }
    return all;
}

std::vector<GameLuck> luck_of_games(const Recording& recording, PigSolutions& solutions) {
    std::vector<GameLuck> all;
    double won = 0;      // the luck in the game being replayed
    bool solved = true;  // its sheet is
    int game = 0;
    replay_each(recording, [&](const Before& before, const Sitting& session, const Entry& entry) {
        const auto& [state, rules, players] = before;
        const auto person = first_person(players);
        if (std::exchange(game, entry.game) != entry.game) {
            won = 0;
            solved = true;
        }
        if (!person || players.size() != 2 || !session.counts() || !session.as_seeded()) return;
        const auto& after = entry.step.next.as<pig::State>();
        if (!entry.faces.empty() && state.turn >= 0) {
            const odds::PigSolution* solution = solved ? solutions.of(rules) : nullptr;
            solved = solution != nullptr;
            if (solved) won += luck_of_throw(*solution, rules, state, after, *person);
        }
        if (over(rules, after) && !over(rules, state) && solved) add(all, {players[nth(1 - *person)], 1, won});
    });
    return all;
}

double luck_of_throw(const odds::PigSolution& solution, const pig::Rules& rules, const pig::State& before,
                     const pig::State& after, int person) {
    const double rolled = solution.win_after_roll(before.scores[nth(before.turn)], before.scores[nth(1 - before.turn)],
                                                  before.turn_total);
    const double expected = before.turn == person ? rolled : 1 - rolled;
    if (over(rules, after)) return (after.scores[nth(person)] >= rules.goal ? 1 : 0) - expected;
    const double on_turn =
        solution.win(after.scores[nth(after.turn)], after.scores[nth(1 - after.turn)], after.turn_total);
    return (after.turn == person ? on_turn : 1 - on_turn) - expected;
}

std::vector<GameLuck> pig_luck(Store& store, const AccuracyLimits& limits) {
    struct Looked {
        std::int64_t entries = 0, positions = 0;
        std::vector<GameLuck> lucks{};
    };
    static std::mutex mutex;
    static std::map<std::string, Looked> looked;  // by sitting; replayed again if it grew or the limit rose
    const std::lock_guard lock{mutex};
    PigSolutions solutions{limits.positions};
    std::vector<GameLuck> sum;
    std::int64_t entries = 0;
    constexpr std::size_t most = 100'000;  // sittings
    const SittingFilter at_pig{.game = std::string{pig::Rules::game}};
    for (const SittingLine& sitting : store.read(page_of_sittings, at_pig, std::string{}, most)) {
        if (sitting.given_dice || sitting.imported) continue;
        Looked& of = looked[sitting.name];
        if (of.entries < sitting.entries || of.positions < limits.positions) {
            if (entries > 0 && entries + sitting.entries > limits.entries) continue;  // left for a later call
            entries += sitting.entries;
            if (const auto recording = store.recording(sitting.name))
                of = {sitting.entries, limits.positions, luck_of_games(*recording, solutions)};
        }
        for (const GameLuck& luck : of.lucks) add(sum, luck);
    }
    return sum;
}

Accuracy pig_accuracy(Store& store, const AccuracyLimits& limits) {
    PigSolutions solutions{limits.positions};
    return kept_accuracy(store, pig::Rules::game, "games", limits,
                         [&](const Recording& recording) { return judged_games(recording, solutions); });
}

}  // namespace boxcars::session

#include "session/pig/accuracy.h"

#include "session/hands.h"
#include "session/replay.h"
#include "session/store/store.h"

#include <algorithm>
#include <limits>

namespace boxcars::session {
namespace {

// As PigSolution::states() counts them: a turn total for each pair of scores.
std::int64_t positions_of(const pig::Rules& rules) {
    const std::int64_t goal = rules.goal;
    return goal * goal * (goal + 1) / 2;
}

constexpr std::int64_t every_sheet = std::numeric_limits<std::int64_t>::max();  // positions: none was too many

std::optional<int> person_at(const Players& players) {
    const auto at = std::ranges::find(players, "human");
    if (at == players.end()) return {};
    return static_cast<int>(at - players.begin());
}

}  // namespace

void PigAccuracy::take(const Recording& recording) {
    Replay<pig::Rules> replay{recording};
    const Session<pig::Rules>& session = replay.session();
    std::vector<odds::PigDecision> of_game;
    int game = session.game();
    pig::Rules rules = session.rules();
    bool counts = true;
    while (!replay.done()) {
        const pig::State before = session.state();
        if (!replay.next()) break;
        const auto& entry = session.journal().back();
        if (entry.game != game) {
            if (counts) keep(rules, of_game);
            of_game.clear();
            game = entry.game;
            rules = session.rules();
        }
        counts = !session.practised() && session.as_seeded();
        const bool rolled = !entry.faces.empty(), held = entry.event && std::holds_alternative<pig::Hold>(*entry.event);
        if ((rolled || held) && before.turn >= 0 && before.turn == person_at(session.players()))
            of_game.push_back({before, rolled});
    }
    if (counts) keep(rules, of_game);
}

void PigAccuracy::keep(const pig::Rules& rules, std::vector<odds::PigDecision>& decisions) {
    std::erase_if(decisions, [&](const auto& of) { return refusal(rules, of.state, pig::Hold{}).has_value(); });
    if (rules.players != 2 || decisions.empty()) return;
    auto sheet = std::ranges::find(sheets_, rules, &Sheet::rules);
    if (sheet == sheets_.end()) sheet = sheets_.insert(sheet, {rules, {}});
    sheet->decisions.insert(sheet->decisions.end(), decisions.begin(), decisions.end());
}

const odds::PigSolution* PigSolutions::of(const pig::Rules& rules) {
    if (positions_of(rules) > most_) return nullptr;
    auto at = std::ranges::find(solved_, rules, [](const auto& of) { return of.first; });
    if (at == solved_.end()) at = solved_.emplace(at, rules, odds::solve_pig(rules));
    return &at->second;
}

std::vector<JudgedUnder> PigAccuracy::judged(PigSolutions& solutions) const {
    std::vector<JudgedUnder> all;
    for (const Sheet& sheet : sheets_) {
        all.push_back({sheet_text(sheet.rules), std::ssize(sheet.decisions)});
        JudgedUnder& of = all.back();
        const odds::PigSolution* solution = solutions.of(sheet.rules);
        if (!solution) continue;
        const odds::Review review = odds::review(*solution, sheet.rules, sheet.decisions);
        of.decisions = std::ssize(review.decisions);
        of.best = of.decisions - review.mistakes;
        of.given_away = review.given_away;
    }
    return all;
}

Accuracy pig_accuracy(Store& store, const AccuracyLimits& limits) {
    const std::string game{pig::Rules::game};
    Accuracy sum;
    const auto waiting = store.read([&](const Database& database) {
        const Snapshot snapshot{database};
        for (const JudgedUnder& of : judged_decisions(database, game, limits.positions)) sum += of;
        return unjudged(database, game, limits.positions);
    });
    PigSolutions solutions{limits.positions};
    std::vector<Record> judged;
    std::int64_t entries = 0;
    for (const UnjudgedSitting& sitting : waiting) {
        sum.newest_only = (entries += sitting.entries) > limits.entries && !judged.empty();
        if (sum.newest_only) break;
        const auto recording = store.recording(sitting.name);
        if (!recording) continue;
        PigAccuracy accuracy;
        accuracy.take(*recording);
        SittingJudged of{sitting.name, std::ssize(recording->entries), every_sheet, accuracy.judged(solutions)};
        for (const JudgedUnder& under : of.sheets) {
            if (!under.best) of.patience = limits.positions;
            sum += under;
        }
        judged.emplace_back(std::move(of));
    }
    if (!judged.empty() && !store.trouble()) store.add(std::move(judged));
    return sum;
}

}  // namespace boxcars::session

#include "session/pig/accuracy.h"

#include "session/hands.h"
#include "session/replay.h"

#include <algorithm>

namespace boxcars::session {
namespace {

// As PigSolution::states() counts them: a turn total for each pair of scores.
std::int64_t positions_of(const pig::Rules& rules) {
    const std::int64_t goal = rules.goal;
    return goal * goal * (goal + 1) / 2;
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
        if ((rolled || held) && before.turn >= 0 && before.turn == first_person(session.players()))
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
    PigSolutions solutions{limits.positions};
    return kept_accuracy(store, pig::Rules::game, "games", limits, [&](const Recording& recording) {
        PigAccuracy accuracy;
        accuracy.take(recording);
        return accuracy.judged(solutions);
    });
}

}  // namespace boxcars::session

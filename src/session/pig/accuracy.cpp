#include "session/pig/accuracy.h"

#include "session/hands.h"
#include "session/replay.h"
#include "session/store/store.h"

#include <algorithm>

namespace boxcars::session {
namespace {

// As PigSolution::states() counts them: a turn total for each pair of scores.
std::int64_t positions_of(const pig::Rules& rules) {
    const std::int64_t goal = rules.goal;
    return goal * goal * (goal + 1) / 2;
}

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

Accuracy PigAccuracy::judged(std::int64_t most_positions) const {
    Accuracy sum;
    for (const Sheet& sheet : sheets_) {
        if (positions_of(sheet.rules) > most_positions) {
            sum.unjudged += std::ssize(sheet.decisions);
            sum.unjudged_sheets.push_back(sheet_text(sheet.rules));
            continue;
        }
        const odds::Review review = odds::review(odds::solve_pig(sheet.rules), sheet.rules, sheet.decisions);
        sum.decisions += std::ssize(review.decisions);
        sum.best += std::ssize(review.decisions) - review.mistakes;
        sum.given_away += review.given_away;
    }
    return sum;
}

Accuracy pig_accuracy(Store& store, const AccuracyLimits& limits) {
    PigAccuracy accuracy;
    std::int64_t entries = 0;
    bool newest_only = false;
    for (const SittingLine& line : store.sittings(100'000)) {
        if (line.game != pig::Rules::game || line.imported || line.given_dice) continue;
        newest_only = (entries += line.entries) > limits.entries;
        if (newest_only) break;
        if (const auto recording = store.recording(line.name)) accuracy.take(*recording);
    }
    Accuracy judged = accuracy.judged(limits.positions);
    judged.newest_only = newest_only;
    return judged;
}

}  // namespace boxcars::session

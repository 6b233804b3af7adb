#include "session/craps/accuracy.h"

#include "session/hands.h"
#include "session/replay.h"

#include <algorithm>

namespace boxcars::session {

void CrapsAccuracy::take(const Recording& recording) {
    Replay replay{rules::any_game<craps::Rules>(), recording};
    const Sitting& session = replay.sitting();
    if (first_person(session.players()) != 0) return;  // only the first seat bets
    craps::State rested = session.state().as<craps::State>();
    int game = session.game();
    while (!replay.done()) {
        const craps::State before = session.state().as<craps::State>();
        const craps::Rules rules = session.rules().as<craps::Rules>();
        if (!replay.next()) break;
        const auto& entry = session.journal().back();
        if (std::exchange(game, entry.game) != entry.game) rested = opening(session.rules()).as<craps::State>();
        if (entry.faces.empty()) continue;
        if (session.counts() && session.as_seeded()) judge(rules, odds::laid(rules, rested, before));
        rested = session.state().as<craps::State>();
    }
}

void CrapsAccuracy::judge(const craps::Rules& rules, const std::vector<odds::CrapsDecision>& laid) {
    if (laid.empty()) return;
    const std::string text = sheet_text(rules);
    auto sheet = std::ranges::find(sheets_, text, &JudgedUnder::sheet);
    if (sheet == sheets_.end()) sheet = sheets_.insert(sheet, {.sheet = text, .best = 0});
    for (const odds::CrapsDecision& decision : laid) {
        const int point = decision.state.point;
        const double given_away = odds::judge(rules, decision, [&](craps::Spot spot) {
                                      return edges_.of(rules, spot, point, decision.stake);
                                  }).given_away;
        ++sheet->decisions;
        if (given_away == 0) ++*sheet->best;
        sheet->given_away += given_away;
    }
}

Accuracy craps_accuracy(Store& store, const AccuracyLimits& limits) {
    return kept_accuracy(store, craps::Rules::game, "cents", limits, [](const Recording& recording) {
        CrapsAccuracy accuracy;
        accuracy.take(recording);
        return accuracy.judged();
    });
}

}  // namespace boxcars::session

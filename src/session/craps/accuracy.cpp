#include "session/craps/accuracy.h"

#include "odds/craps/coach.h"
#include "session/hands.h"
#include "session/replay.h"

#include <algorithm>

namespace boxcars::session {
namespace {

void judge(const craps::Rules& rules, const std::vector<odds::CrapsDecision>& laid, odds::CrapsEdges& edges,
           std::vector<JudgedUnder>& sheets) {
    if (laid.empty()) return;
    const std::string text = sheet_text(rules);
    auto sheet = std::ranges::find(sheets, text, &JudgedUnder::sheet);
    if (sheet == sheets.end()) sheet = sheets.insert(sheet, {.sheet = text, .best = 0});
    for (const odds::CrapsDecision& decision : laid) {
        const auto known = [&](craps::Spot spot) {
            return edges.of(rules, spot, decision.state.point, decision.stake);
        };
        const double given_away = odds::judge(rules, decision, known).given_away;
        ++sheet->decisions;
        if (given_away == 0) ++*sheet->best;
        sheet->given_away += given_away;
    }
}

}  // namespace

std::vector<JudgedUnder> judged_craps(const Recording& recording) {
    Replay replay{rules::any_game<craps::Rules>(), recording};
    const Sitting& session = replay.sitting();
    if (first_person(session.players()) != 0) return {};  // only the first seat bets
    odds::CrapsEdges edges;
    std::vector<JudgedUnder> sheets;
    craps::State rested = session.state().as<craps::State>();
    int game = session.game();
    while (!replay.done()) {
        const craps::State before = session.state().as<craps::State>();
        const craps::Rules rules = session.rules().as<craps::Rules>();
        if (!replay.next()) break;
        const auto& entry = session.journal().back();
        if (std::exchange(game, entry.game) != entry.game) rested = opening(session.rules()).as<craps::State>();
        if (entry.faces.empty()) continue;
        if (session.counts() && session.as_seeded()) judge(rules, odds::laid(rules, rested, before), edges, sheets);
        rested = session.state().as<craps::State>();
    }
    return sheets;
}

Accuracy craps_accuracy(Store& store, const AccuracyLimits& limits) {
    return kept_accuracy(store, craps::Rules::game, "cents", limits, judged_craps);
}

}  // namespace boxcars::session

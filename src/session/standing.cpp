#include "session/standing.h"

#include "session/replay.h"

namespace boxcars::session {
namespace {

// Adds the whole hands that are in memory.
void add_hands(const Sitting& session, int seat, StopStanding& standing) {
    const Journal& journal = session.journal();
    int won = 0;
    for (std::size_t n = journal.first() + 1; n < journal.size(); ++n) {
        if (!journal[n].event) continue;
        const bool begins = journal[n].game != journal[n - 1].game;
        const rules::State before = begins ? opening(session.rules()) : journal[n - 1].step.next;
        for (const auto& result : session.game_played().hand_results(session.rules(), before, journal[n].step, seat)) {
            if (!result.whole) continue;
            standing.brought += result.net;
            won += static_cast<int>(result.outcome.value_or(rules::Outcome::Even));
        }
    }
    standing.ahead = won > 0;
}

}  // namespace

std::string_view stop_unit_of(const rules::Sheet& rules) {
    const std::string_view unit = rules.game().hand_unit(rules);
    return unit.empty() ? "cents" : unit;
}

StopStanding standing_of(const Sitting& session) {
    StopStanding standing{.done = session.stop_done(),
                          .over = session.stop_over(),
                          .unit = stop_unit_of(session.rules()),
                          .reached = session.stop_reached()};
    const auto seat = first_person(session.setup().players);
    if (!seat) return standing;
    if (const auto buy_in = session.game_played().buy_in(session.rules())) {
        const Cents before = money(opening(session.setup().rules), *seat).all();
        const rules::Money has = money(session.state(), *seat);
        const Cents brought = has.all() - (session.conceded() ? has.on_table : 0) - before;
        standing.brought = brought / (standing.unit == "cents" ? 1 : buy_in->cents);
        standing.ahead = standing.brought > 0;
        standing.for_money = true;
    } else {
        add_hands(session, *seat, standing);
    }
    return standing;
}

StopStanding recorded_standing(const PlayedGame& game, Recording& recording, bool ended) {
    Replay replay{game, recording};
    play_out(replay);
    const StopStanding standing = standing_of(replay.sitting());
    if (!ended || standing.over) return standing;
    Sitting session = replay.sitting();
    session.concede();
    std::string source = std::move(recording.source);
    recording = record(session);
    recording.source = std::move(source);
    return standing_of(session);
}

}  // namespace boxcars::session

#include "ui/craps/felt.h"

#include "session/journal.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace boxcars::ui::test {

using craps::Bet;
using craps::Kind;
using craps::Rolled;

Felt::Felt(const craps::Rules& sheet) : rules(sheet), next_rules(sheet), state(opening(sheet)) {
    points.push_back({static_cast<double>(state.bankroll), static_cast<double>(state.bankroll), 0});
    for (int i = 0; i < 300; ++i) timings.cpu.add(4 + static_cast<float>(i * 37 % 23) * 0.4f);
}

void Felt::play(const craps::Event& event) {
    REQUIRE_FALSE(refusal(rules, state, event));
    session::Entry entry{.text = to_text(event), .event = event, .faces = faces_of(event)};
    if (const auto* rolled = std::get_if<Rolled>(&event)) {
        CrapsPoint point = points.back();
        const auto expected = odds::worth_moments(rules, state);
        point.expected += expected.mean;
        point.variance += expected.variance;
        ++point.throws;
        points.push_back(point);
        totals.add(rolled->first + rolled->second);
    }
    entry.step = boxcars::rules::apply(rules, state, event);
    entry.hash = session::chained(0, entry.text, entry.step.next);
    state = entry.step.next.as<craps::State>();
    points.back().worth = static_cast<double>(state.bankroll + on_table(state));
    journal.push_back(journal_line(static_cast<int>(journal.size()) + 1, entry));
}

void Felt::play(std::initializer_list<craps::Event> events) {
    for (const auto& event : events) play(event);
}

void Felt::busy() {
    play({Bet{{Kind::Pass}, 25 * dollar}, Rolled{5, 3}, Bet{{Kind::PassOdds}, 50 * dollar},
          Bet{{Kind::Come}, 20 * dollar}, Rolled{4, 1}, Bet{{Kind::ComeOdds, 5}, 20 * dollar},
          Bet{{Kind::Place, 6}, 30 * dollar}, Bet{{Kind::Place, 9}, 25 * dollar}, Rolled{4, 5},
          Bet{{Kind::Hard, 8}, 5 * dollar}, Rolled{1, 2}, Bet{{Kind::Field}, 5 * dollar}, Rolled{6, 5},
          Bet{{Kind::Hop, 35}, 1 * dollar}, Bet{{Kind::Field}, 5 * dollar}});
    next = odds::next_throw(rules, state);
    hand = odds::rest_of_hand(rules, state);
}

CrapsOverlayView Felt::overlay() {
    return {{.rules = rules,
             .next_rules = next_rules,
             .shown = state,
             .journal = journal,
             .timings = timings,
             .transport = transport},
            points,
            totals,
            next ? &*next : nullptr,
            hand ? &*hand : nullptr};
}

}  // namespace boxcars::ui::test

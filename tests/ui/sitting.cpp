#include "ui/sitting.h"

#include "session/journal.h"

#include <doctest/doctest.h>

namespace boxcars::ui::test {

Sitting::Sitting(const pig::Rules& sheet) : rules(sheet), next_rules(sheet), states{opening(sheet)} {
    play(pig::Begin{0});
    for (int i = 0; i < 300; ++i) {
        const auto wave = static_cast<float>(i * 37 % 23);
        timings.frame.add(16.6f + wave * 0.03f);
        timings.cpu.add(4 + wave * 0.4f + (i % 50 == 0 ? 12.0f : 0.0f));
        timings.tick.add(0.02f + wave * 0.001f);
    }
}

void Sitting::play(const pig::Event& event) {
    REQUIRE_FALSE(refusal(rules, states.back(), event));
    session::Entry entry{.text = to_text(event), .event = event, .faces = faces_of(event)};
    entry.step = boxcars::rules::apply(rules, states.back(), event);
    entry.hash = session::chained(0, entry.text, entry.step.next);
    for (const int face : entry.faces) faces.add(face);
    states.push_back(entry.step.next.as<pig::State>());
    journal.push_back(journal_line(static_cast<int>(journal.size()) + 1, entry));
}

void Sitting::play(std::initializer_list<int> dice) {
    for (const int face : dice) play(face == 0 ? pig::Event{pig::Hold{}} : pig::Event{pig::Rolled{face}});
}

}  // namespace boxcars::ui::test

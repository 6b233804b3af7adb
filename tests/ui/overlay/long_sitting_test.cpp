// What panels keep of a sitting that goes on for days.
#include "ui/craps/panels.h"
#include "ui/overlay/journal_window.h"

#include <doctest/doctest.h>

using namespace boxcars::ui;

TEST_CASE("of a journal the newest lines are kept, a thousand at least, and all are counted") {
    Newest<JournalLine> lines;
    for (int number = 1; number <= 10'000; ++number) {
        lines.add({number, {}, {}, {}, 0});
        const std::span<const JournalLine> kept = lines.all();
        CHECK(kept.size() >= std::min<std::size_t>(Newest<JournalLine>::fewest, static_cast<std::size_t>(number)));
        CHECK(kept.size() <= Newest<JournalLine>::most);
        CHECK(kept.back().number == number);
        CHECK(kept.front().number == number + 1 - static_cast<int>(kept.size()));
    }
    lines.clear();
    CHECK(lines.empty());
}

TEST_CASE("a bankroll's curve has its beginning and now, and evenly between them as many points as can be seen") {
    CrapsCurve curve;
    curve.begin({.worth = 100, .expected = 100});
    for (int throws = 1; throws <= 100'000; ++throws) {
        curve.add({100.0 + throws, 100, 0, throws});
        const auto points = curve.points();
        CHECK(points.front().throws == 0);
        CHECK(points.back().throws == throws);
        CHECK(points.size() <= 2'049);
        if (throws <= 2'000) CHECK(points.size() == static_cast<std::size_t>(throws) + 1);
    }
    const auto points = curve.points();
    CHECK(points.size() > 1'000);
    for (std::size_t n = 2; n + 1 < points.size(); ++n)
        CHECK(points[n].throws - points[n - 1].throws == points[1].throws);
}

TEST_CASE("what was thrown is counted by number, not remembered throw by throw") {
    NumberCount faces;
    for (int nth = 0; nth < 100'000; ++nth) faces.add(1 + nth % 6);
    faces.add(10);
    CHECK(faces.all() == 100'001);
    CHECK(faces.of(1) == 16'667);
    CHECK(faces.of(6) == 16'666);
    CHECK(faces.of(7) == 0);
    CHECK(faces.between(1, 6) == 100'000);
    faces.clear();
    CHECK(faces.all() == 0);
}

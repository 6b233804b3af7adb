// Chips on their way over the felt: put down, paid out, swept away.
#include "world/slide.h"

#include <doctest/doctest.h>
#include <algorithm>
#include <utility>

using namespace boxcars;
using namespace boxcars::world;

namespace {

const glm::vec2 bank{1000, 100}, box{400, 300};

Slide slide(SlideKind kind, bool reduced = false) { return {kind, bank, box, 50, reduced}; }

bool lies(const Slide& slide, double time, glm::vec2 place) { return glm::distance(slide.at(time), place) < 1e-3f; }

}  // namespace

TEST_CASE("a chip put down is there after 260 ms, a pay-out after 420, a swept one is gone after 340") {
    for (const auto& [kind, ms] : {std::pair{SlideKind::Place, 260}, {SlideKind::Pay, 420}, {SlideKind::Sweep, 340}}) {
        const Slide chips = slide(kind);
        const Ticks end = 50 + milliseconds(ms);
        CHECK(lies(chips, 50, bank));
        CHECK(lies(chips, static_cast<double>(end), box));
        CHECK(chips.moving(end - 1));
        CHECK_FALSE(chips.moving(end));
    }
}

TEST_CASE("chips are put down and paid briskly and come to rest softly; swept ones start softly") {
    CHECK(glm::distance(slide(SlideKind::Place).at(50 + 7), bank) > 0.5f * glm::distance(bank, box));
    CHECK(glm::distance(slide(SlideKind::Sweep).at(50 + 20), bank) < 0.2f * glm::distance(bank, box));
}

TEST_CASE("only a pay-out rises on its way, by 24 px at most") {
    float highest = 0;
    for (Ticks t = 0; t < milliseconds(420); ++t) {
        const double time = 50 + static_cast<double>(t);
        const glm::vec2 at = slide(SlideKind::Pay).at(time), flat = slide(SlideKind::Place).at(time);
        const float along = (at.x - bank.x) / (box.x - bank.x);
        highest = std::max(highest, glm::mix(bank.y, box.y, along) - at.y);
        const float placed = (flat.x - bank.x) / (box.x - bank.x);
        CHECK(flat.y == doctest::Approx(glm::mix(bank.y, box.y, placed)));
    }
    CHECK(highest == doctest::Approx(24).epsilon(0.01));
}

TEST_CASE("a pay-out is not seen before it leaves the bank") {
    CHECK(slide(SlideKind::Pay).alpha(49) == 0);
    CHECK(slide(SlideKind::Pay).alpha(50) == 1);
    CHECK(slide(SlideKind::Pay).moving(1));
}

TEST_CASE("swept chips are seen until they go, and not afterwards") {
    CHECK(slide(SlideKind::Sweep).alpha(0) == 1);
    CHECK(slide(SlideKind::Sweep).alpha(50 + 20) == 1);
    CHECK(slide(SlideKind::Sweep).alpha(50.0 + static_cast<double>(milliseconds(340))) == 0);
}

TEST_CASE("with reduced motion chips fade for 120 ms where they lie and travel nowhere") {
    const Ticks end = 50 + milliseconds(120);
    for (const double time : {0.0, 57.0, 1000.0}) {
        CHECK(lies(slide(SlideKind::Place, true), time, box));
        CHECK(lies(slide(SlideKind::Pay, true), time, box));
        CHECK(lies(slide(SlideKind::Sweep, true), time, bank));
    }
    CHECK(slide(SlideKind::Place, true).alpha(50) == 0);
    CHECK(slide(SlideKind::Place, true).alpha(static_cast<double>(end)) == 1);
    CHECK(slide(SlideKind::Sweep, true).alpha(static_cast<double>(end)) == 0);
    CHECK_FALSE(slide(SlideKind::Pay, true).moving(end));
}

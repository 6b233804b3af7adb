#include "app/arcade/frame_pace.h"

#include <doctest/doctest.h>

using boxcars::app::FramePace;

namespace {
constexpr std::int64_t ms = 1'000'000;
}

TEST_CASE("without a display's swaps to wait for, a frame is due 60 times a second, counted from the first") {
    FramePace pace{false};
    pace.begin(100 * ms);
    CHECK(pace.rest(100 * ms, 103 * ms, true, true) == 100 * ms + FramePace::frame_ns);
    CHECK(pace.rest(117 * ms, 120 * ms, true, true) == 100 * ms + 2 * FramePace::frame_ns);
}

TEST_CASE("a late frame does not make the next ones hurry") {
    FramePace pace{false};
    pace.begin(0);
    CHECK(pace.rest(500 * ms, 501 * ms, true, true) == 500 * ms);
    CHECK(pace.rest(501 * ms, 502 * ms, true, true) == 500 * ms + FramePace::frame_ns);
}

TEST_CASE("a swap that waits is waited for, a frame that was not drawn is not") {
    FramePace pace{true};
    pace.begin(0);
    CHECK(!pace.rest(0, 16 * ms, true, true));
    CHECK(pace.rest(16 * ms, 17 * ms, true, false) == 16 * ms + FramePace::frame_ns);
}

TEST_CASE("a driver's word that its swaps wait is believed until frames come too fast, many in a row") {
    FramePace pace{true};
    pace.begin(0);
    for (int frame = 0; frame < FramePace::hurried_enough - 1; ++frame) CHECK(!pace.rest(0, 1 * ms, true, true));
    CHECK(!pace.rest(0, 16 * ms, true, true));  // one that waited: believed again
    for (int frame = 0; frame < FramePace::hurried_enough; ++frame) CHECK(!pace.rest(0, 1 * ms, true, true));
    CHECK(pace.rest(10 * ms, 11 * ms, true, true).has_value());
}

TEST_CASE("a window that nobody sees is looked after 20 times a second") {
    FramePace pace{true};
    CHECK(pace.rest(7 * ms, 8 * ms, false, false) == 7 * ms + FramePace::hidden_frame_ns);
}

#include "app/arcade/loop.h"

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

TEST_CASE("where power is saved a frame is due 30 times a second, whether swaps wait or not") {
    for (const bool swap_waits : {false, true}) {
        FramePace pace{swap_waits};
        pace.begin(0);
        CHECK(pace.due(0, true));
        CHECK(pace.rest(0, 16 * ms, true, true) == FramePace::saving_frame_ns);
        CHECK(pace.rest(34 * ms, 50 * ms, true, true) == 2 * FramePace::saving_frame_ns);
        CHECK(pace.due(67 * ms, false));
        CHECK(pace.rest(67 * ms, 83 * ms, true, true).has_value() == !swap_waits);
    }
}

TEST_CASE("where power is saved, of a browser's 60 calls a second every other is a frame") {
    FramePace pace{false};
    pace.begin(0);
    int frames = 0;
    for (int call = 0; call < 600; ++call) {
        const std::int64_t now = call * FramePace::frame_ns + (call % 3 - 1) * ms;  // a little before or after
        if (!pace.due(now, true)) continue;
        ++frames;
        pace.rest(now, now + 5 * ms, true, true);
    }
    CHECK(frames >= 298);
    CHECK(frames <= 302);
    CHECK(pace.due(0, false));
}

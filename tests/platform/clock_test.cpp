#include "platform/clock.h"
#include "platform/frame_times.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace boxcars;
using namespace boxcars::platform;

TEST_CASE("a minute is 7200 ticks at 30, 60, 75, 144 and 1000 frames a second") {
    for (const int rate : {30, 60, 75, 144, 1000}) {
        Clock clock = Clock::headless(rate);
        Ticks ticks = 0;
        for (int frame = 0; frame < 60 * rate; ++frame) ticks += clock.advance(1);
        CHECK(ticks == 60 * ticks_per_second);
        CHECK(clock.between() == 0);
    }
}

TEST_CASE("real time is 120 ticks a second, however it is cut up") {
    Clock clock = Clock::real();
    Ticks ticks = 0;
    std::int64_t passed = 0;
    for (std::int64_t step = 1; passed + step <= 10 * nanoseconds_a_second; step = (step * 7 + 13) % 30'000'000) {
        ticks += clock.advance(step);
        passed += step;
    }
    CHECK(ticks == passed * ticks_per_second / nanoseconds_a_second);
}

TEST_CASE("a stall of any length counts as a quarter of a second") {
    for (const std::int64_t stall : {nanoseconds_a_second, 3600 * nanoseconds_a_second, INT64_MAX}) {
        Clock clock = Clock::real();
        CHECK(clock.advance(stall) == 30);
    }
}

TEST_CASE("a clock that goes back counts as no time") {
    Clock clock = Clock::real();
    CHECK(clock.advance(-3600 * nanoseconds_a_second) == 0);
    CHECK(clock.advance(nanoseconds_a_second / ticks_per_second + 1) == 1);
}

TEST_CASE("between two ticks the picture is told how far") {
    Clock clock = Clock::headless(480);
    CHECK(clock.advance(1) == 0);
    CHECK(clock.between() == 0.25);
    clock.advance(2);
    CHECK(clock.between() == 0.75);
    CHECK(clock.advance(1) == 1);
    CHECK(clock.between() == 0);
}

TEST_CASE("sleeping wakes no earlier than asked") {
    const std::int64_t until = now_ns() + 3'000'000;
    sleep_until_ns(until);
    CHECK(now_ns() >= until);
}

TEST_CASE("frame times keep the last frames in order and the whole run in a histogram") {
    FrameTimes times;
    Recent recent;
    for (int i = 1; i <= 300; ++i) {
        times.add({.frame = static_cast<float>(i % 20) + 0.25f, .work = 5, .tick = 0.5f});
        recent.add(static_cast<float>(i));
    }
    CHECK(times.frames() == 300);
    CHECK(recent.in_order().size() == Recent::size);
    CHECK(recent.in_order().front() == 61);
    CHECK(recent.in_order().back() == 300);
    CHECK(times.percentile(0.5f) == doctest::Approx(10.25f));
    const auto told = nlohmann::json::parse(times.json());
    CHECK(told.at("work_ms").at("p95") == 5);
    CHECK(told.at("tick_cpu_ms").at("mean") == 0.5);
}

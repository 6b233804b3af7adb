// The gauge of a station's goal: where its needle points, how it swings, its ghost, its trace, and reduced motion.
#include "scenes/table/gauge.h"

#include "scenes/measured_stage.h"

#include <nlohmann/json.hpp>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

class HeardSounds : public audio::Sounds {
 public:
    std::vector<std::string> heard;
    void play(std::string_view name, float, float) override { heard.emplace_back(name); }
};

// A station whose chance was first `chances.front()`, and after each of its moves the next one.
session::StationLedger ledger_of(const std::vector<double>& chances) {
    session::StationLedger ledger{.chance = chances.front(), .now = chances.back()};
    for (std::size_t n = 1; n < chances.size(); ++n)
        ledger.moments.push_back(
            {.entry = static_cast<std::int64_t>(n), .before = chances[n - 1], .after = chances[n]});
    return ledger;
}

constexpr Ticks rest = milliseconds(120), swing = milliseconds(520), ghost = milliseconds(1600);

struct HeardGauge {
    Gauge gauge{"DELL JUNCTION · STATION 4", "Turn $300 into $390"};
    std::vector<double> chances;
    HeardSounds sounds;
    Ticks now = 0;
    bool still = false;

    explicit HeardGauge(double first, bool reduced = false) : chances{first}, still(reduced) { hear(); }
    void hear() {
        gauge.hear(ledger_of(chances), now, still);
        wait(rest + swing);
    }
    void wait(Ticks ticks) {
        for (Ticks n = 0; n < ticks; ++n) gauge.tick(++now, sounds);
    }
    void change(double to) {  // does not wait
        wait(ghost);
        chances.push_back(to);
        gauge.hear(ledger_of(chances), now, still);
    }
    float angle() const { return gauge.angle(static_cast<double>(now)); }
    std::optional<double> before() const { return gauge.ghost(static_cast<double>(now)); }
    nlohmann::json report() const {
        Json out;
        gauge.report(out, now);
        return nlohmann::json::parse(out.dump());
    }
};

}  // namespace

TEST_CASE("the needle of the gauge points from -135 degrees at 0 % to 135 at 100 %") {
    for (const double chance : {0.0, 0.25, 0.5, 0.36, 1.0})
        CHECK(HeardGauge{chance}.angle() == doctest::Approx(270 * chance - 135));
}

TEST_CASE("the needle begins to swing 120 ms after the dice rest and once goes beyond the new chance") {
    HeardGauge at{0.30};
    const float before = at.angle();
    at.change(0.60);
    at.wait(rest);
    CHECK(at.angle() == doctest::Approx(before));
    float farthest = before;
    int turns = 0;
    for (Ticks n = 0; n < swing; ++n) {
        const float last = at.angle();
        at.wait(1);
        turns += last == farthest && at.angle() < last;
        farthest = std::max(farthest, at.angle());
    }
    CHECK(at.angle() == doctest::Approx(270 * 0.60 - 135));
    CHECK(farthest > at.angle() + 3);
    CHECK(turns == 1);
}

TEST_CASE("the needle of the chance before stays 1.6 seconds and a station's first chance has none") {
    HeardGauge at{0.30};
    CHECK(!at.before());
    at.change(0.60);
    at.wait(rest);
    CHECK(at.before() == 0.30);
    at.wait(ghost - 1);
    CHECK(at.before() == 0.30);
    at.wait(1);
    CHECK(!at.before());
    CHECK(at.report()["change"] == "30 → 60 %");
}

TEST_CASE("the trace of the gauge is every chance of the station") {
    HeardGauge at{0.30};
    for (const double next : {0.28, 0.41, 0.41, 0.0}) at.change(next);
    CHECK(at.report()["trace"].get<std::vector<double>>() == at.chances);
}

TEST_CASE("with reduced motion the needle jumps, leaves the last one behind and never trembles") {
    HeardGauge at{0.30, true};
    at.change(0.05);
    CHECK(at.angle() == doctest::Approx(270 * 0.05 - 135));
    CHECK(at.before() == 0.30);
    const float rests = at.angle();
    for (int n = 0; n < 60; ++n) {
        at.wait(1);
        CHECK(at.angle() == rests);
    }
}

TEST_CASE("below 10 % the needle trembles by less than a degree, and at 0 % it falls on its pin with one knock") {
    HeardGauge at{0.30};
    at.change(0.05);
    at.wait(rest + swing);
    std::set<float> angles;
    for (int n = 0; n < 60; ++n) {
        at.wait(1);
        angles.insert(at.angle());
        CHECK(std::abs(at.angle() - (270 * 0.05f - 135)) < 1);
    }
    CHECK(angles.size() > 5);
    CHECK(std::ranges::count(at.sounds.heard, "gauge_pin") == 0);
    at.change(0);
    at.wait(rest + swing + ghost);
    CHECK(at.angle() == -135);
    CHECK(std::ranges::count(at.sounds.heard, "gauge_pin") == 1);
}

TEST_CASE("the gauge's figure is 0 or 100 only for a goal that is out of reach or sure") {
    CHECK(HeardGauge{0}.report()["figure"] == "0");
    CHECK(HeardGauge{0.001}.report()["figure"] == "1");
    CHECK(HeardGauge{0.999}.report()["figure"] == "99");
    CHECK(HeardGauge{1}.report()["figure"] == "100");
}

TEST_CASE("a decision that is looked back at shows on the gauge, and then the present again") {
    HeardGauge at{0.30};
    at.change(0.10);
    const session::StationLedger ledger = ledger_of({0.30, 0.20, 0.10});
    at.gauge.look_at(&ledger.moments.front(), at.now);
    at.wait(ghost + swing);
    CHECK(at.angle() == doctest::Approx(270 * 0.20 - 135));
    CHECK(at.before() == 0.30);
    at.gauge.look_at(nullptr, at.now);
    CHECK(at.angle() == doctest::Approx(270 * 0.10 - 135));
    CHECK(std::ranges::count(at.sounds.heard, "gauge_pin") == 0);
}

TEST_CASE("the gauge leaves the dice their room at a wide craps table and takes a strip above any other") {
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {1920, 1080}, {2560, 1080}, {1366, 768}}) {
        const Layout beside = test::layout_of(window), on = layout_for(beside.canvas, GaugeRoom::OnTable),
                     own = layout_for(beside.canvas, GaugeRoom::Own);
        CHECK(on.gauge_on_table());
        CHECK(on.table.w == beside.table.w);
        CHECK_FALSE(own.gauge_on_table());
        CHECK(own.table.x >= own.gauge.x + own.gauge.w);
    }
    for (const glm::ivec2 window : {glm::ivec2{800, 600}, {390, 844}, {640, 360}, {844, 390}}) {
        const Layout plain = test::layout_of(window), own = layout_for(plain.canvas, GaugeRoom::Own);
        CHECK(own.gauge.y + own.gauge.h == doctest::Approx(own.table.y));
        CHECK(own == layout_for(plain.canvas, GaugeRoom::OnTable));
    }
}

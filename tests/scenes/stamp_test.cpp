// The end of a station on its table: when a press counts, what is heard and shown, and where it lies on every screen.
#include "scenes/table/stamp.h"

#include "scenes/measured_stage.h"
#include "scenes/page_bench.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;

namespace {

StationEnd made(int number = 4) {
    StationEnd end{.reached = true, .number = number, .known = true, .words = "You win one of three keepsakes."};
    end.made.assign(nth(number - 1), true);
    end.before = {300 * dollar, 2};
    end.after = {390 * dollar, 3};
    end.keepsake = true;
    return end;
}
StationEnd missed() {
    StationEnd end = made();
    end.reached = false;
    end.words = "It costs a heart: 1 left.";
    end.after = {260 * dollar, 1};
    return end;
}

struct Stamped {
    Stamp stamp;
    test::Ears ears;
    test::MeasuredStage stage{{1280, 720}};
    explicit Stamped(StationEnd end, bool still = false) { stamp.begin(std::move(end), 0, true, still); }
    void tick_to(Ticks now) {
        for (; at < now; ++at) stamp.tick(at, ears);
    }
    std::vector<std::string> words(Ticks now) {
        tick_to(now);
        stage.begin_frame({1280, 720}, 1, 0);
        stamp.lay_out(layout_for(stage.canvas_rect()));
        stamp.draw(stage.canvas(), real(now));
        return stage.words();
    }
    Ticks at = 0;
};

void check_places(test::MeasuredStage& stage, const Layout& layout, const StationEnd& end) {
    const render::Rect room = layout_for(layout.canvas).table;  // with the strip of the gauge
    CAPTURE(room.w);
    CAPTURE(room.h);
    Stamped at{end, true};
    at.tick_to(Stamp::stays);
    at.stamp.lay_out(layout);
    at.stamp.draw(stage.canvas(), real(Stamp::stays));
    const auto written = stage.written();
    for (std::size_t n = 0; n < written.size(); ++n) {
        CAPTURE(written[n].words);
        CHECK(room.contains(written[n].where));
        for (std::size_t m = 0; m < n; ++m)
            if (written[m].where.centre() != written[n].where.centre())
                CHECK_FALSE(test::touch(written[n].where.grown(-1), written[m].where.grown(-1)));
    }
    const auto targets = at.stamp.hit_targets();
    REQUIRE(targets.size() == 2);
    CHECK_FALSE(targets[0].where.touches(targets[1].where));
    for (const HitTarget& target : targets) {
        CHECK(room.contains(target.where));
        if (layout.handheld) CHECK(std::min(target.where.w, target.where.h) >= thumb - 0.1f);
    }
}

bool shows(const std::vector<std::string>& words, std::string_view wanted) {
    return std::ranges::find(words, wanted) != words.end();
}

}  // namespace

TEST_CASE("the stamp hears no press for 400 ms, then any, and leads on by itself after 2.6 s") {
    const ui::test::Bench bench;
    for (const Action key : {Action::Roll, Action::Confirm, Action::Back, Action::Skip}) {
        Stamped at{made()};
        CHECK(at.stamp.hear(test::pressing(key), Stamp::deaf - 1) == Stamp::Reply::None);
        CHECK_FALSE(at.stamp.listens(Stamp::deaf - 1));
        CHECK(at.stamp.hear({}, Stamp::deaf) == Stamp::Reply::None);
        CHECK(at.stamp.hear(test::pressing(key), Stamp::deaf) == Stamp::Reply::Onwards);
        CHECK(at.stamp.hear({}, Stamp::stays - 1) == Stamp::Reply::None);
        CHECK(at.stamp.hear({}, Stamp::stays) == Stamp::Reply::Onwards);
    }
    Stamped at{made()};
    at.words(Stamp::deaf);
    CHECK(at.stamp.hear(test::pressing(Action::First), Stamp::deaf) == Stamp::Reply::LookBack);
    const auto targets = at.stamp.hit_targets();
    Stamp::Reply reply{};
    for (const platform::Input& input : test::clicking(targets, "look_back")) reply = at.stamp.hear(input, Stamp::deaf);
    CHECK(reply == Stamp::Reply::LookBack);
    CHECK(at.stamp.hear(test::clicking(targets, "onwards").front(), Stamp::deaf) == Stamp::Reply::Onwards);
}

TEST_CASE("a reached goal is stamped once and the purse's flaps run; a missed one makes one dull sound and no other") {
    const ui::test::Bench bench;
    Stamped reached{made()};
    reached.tick_to(Stamp::stays);
    CHECK(std::ranges::count(reached.ears.heard, "stamp") == 1);
    CHECK(std::ranges::count(reached.ears.heard, "flap") > 0);
    CHECK_FALSE(shows(reached.ears.heard, "dull"));
    Stamped lost{missed()};
    lost.tick_to(Stamp::stays);
    CHECK(lost.ears.heard == std::vector<std::string>{"dull"});
}

TEST_CASE("the stamp shakes the table by up to 3 px when it lands, and never with reduced motion or a missed goal") {
    const ui::test::Bench bench;
    const auto moved = [](const Stamped& at) {
        float most = 0;
        for (Ticks now = 0; now < Stamp::stays; ++now)
            most = std::max(most, std::abs(at.stamp.shaken({}, real(now), 1).band.x - render::Camera{}.band.x));
        return most;
    };
    const float shaken = moved(Stamped{made()});
    CHECK(shaken > 1);
    CHECK(shaken <= 3);
    CHECK(moved(Stamped{made(), true}) == 0);
    CHECK(moved(Stamped{missed()}) == 0);
}

TEST_CASE("with reduced motion the stamp shows its final state at once") {
    const ui::test::Bench bench;
    Stamped still{made(), true}, moving{made()};
    const auto last = moving.words(Stamp::stays - 1);
    CHECK(still.words(milliseconds(250)) == last);
    CHECK(shows(last, "You win one of three keepsakes."));
    CHECK(shows(last, "PURSE, $300 BEFORE"));
    CHECK_FALSE(shows(Stamped{made()}.words(milliseconds(500)), "PURSE, $300 BEFORE"));
}

TEST_CASE("after a look back the stamp stands again for a while, without a sound") {
    const ui::test::Bench bench;
    Stamped at{made()};
    const auto last = at.words(Stamp::stays - 1);
    at.stamp.look_away();
    CHECK_FALSE(at.stamp.lasts());
    at.ears.heard.clear();
    at.stamp.stand(10'000);
    at.at = 10'000;
    CHECK(at.words(10'002) == last);
    CHECK(at.ears.heard.empty());
    CHECK(at.stamp.hear({}, 10'002) == Stamp::Reply::None);
    CHECK(at.stamp.hear({}, 10'000 + Stamp::stays) == Stamp::Reply::Onwards);
}

TEST_CASE("on every screen the stamp's words lie apart and whole, and a thumb can press what leads on and back") {
    const ui::test::Bench bench;
    constexpr glm::ivec2 windows[] = {{1280, 720}, {800, 600},  {640, 360},  {360, 640},
                                      {390, 844},  {768, 1024}, {1920, 1080}};
    for (const glm::ivec2 window : windows)
        for (const float letters : {1.0f, 0.75f, 1.5f, 2.0f})
            for (const GaugeRoom gauge : {GaugeRoom::Own, GaugeRoom::OnTable})
                for (const StationEnd& end : {made(), made(8), missed()}) {
                    test::MeasuredStage stage{window, platform::window_scale(window, letters)};
                    stage.begin_frame(window, 1, 0);
                    check_places(stage, layout_for(stage.canvas_rect(), gauge), end);
                }
}

TEST_CASE("a station's end changes purse and hearts as the run counts them") {
    session::Station station{.reward = {.hearts = 1}};
    const session::StopStanding reached{.over = true, .brought = 50 * dollar, .reached = true};
    const session::StopStanding lost{.over = true, .brought = -50 * dollar};
    using session::RunMeans;
    CHECK(after_station(station, reached, {300 * dollar, 2}) == RunMeans{300 * dollar, 3});
    CHECK(after_station(station, reached, {300 * dollar, 3}) == RunMeans{300 * dollar, 3});
    CHECK(after_station(station, lost, {300 * dollar, 2}) == RunMeans{300 * dollar, 1});
    station = {.reward = {.money = 90 * dollar}, .for_purse = true};
    CHECK(after_station(station, reached, {300 * dollar, 2}) == RunMeans{440 * dollar, 2});
    CHECK(after_station(station, lost, {300 * dollar, 2}) == RunMeans{250 * dollar, 1});
}

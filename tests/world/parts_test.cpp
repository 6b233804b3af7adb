// Things on a table: railways, boards, wagons, chips on their way; and how a throw is fitted into its ellipse.
#include "world/parts.h"
#include "chance/dust.h"
#include "world/throw/sim.h"
#include "world/world.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace boxcars;
using namespace boxcars::world;

namespace {

const Rail track{{8.75f, 3.42f}, 1.55f};

std::string shown(const Flaps& flaps) {
    std::string text;
    for (const auto& cell : flaps.board) text += cell.shown;
    return text;
}

Flaps board_showing(const std::string& text) {
    Flaps flaps;
    flaps.show(text, 0, true);
    return flaps;
}

TEST_CASE("the railway starts and ends at the bottom centre and runs to the left first") {
    CHECK(glm::distance(track.point(0), glm::vec2(0, -3.42f)) < 1e-4f);
    CHECK(glm::distance(track.point(1), glm::vec2(0, -3.42f)) < 1e-3f);
    CHECK(track.point(0.05f).x < 0);
    CHECK(glm::distance(track.point(0.5f), glm::vec2(0, 3.42f)) < 1e-3f);
    CHECK(track.point(0.25f).x == doctest::Approx(-8.75f));
    CHECK(track.point(0.75f).x == doctest::Approx(8.75f));
}

TEST_CASE("equal fractions of the railway are equal ways, round the corners too") {
    const float step = track.length() / 1000;
    for (int i = 0; i < 1000; ++i) {
        const float way =
            glm::distance(track.point(static_cast<float>(i) / 1000), track.point(static_cast<float>(i + 1) / 1000));
        CHECK(way == doctest::Approx(step).epsilon(0.01));
    }
}

TEST_CASE("a rail beside another keeps abreast of it, at the same distance everywhere") {
    Rail neighbour = track;
    neighbour.beside = 0.58f;
    for (int i = 0; i <= 100; ++i) {
        const float at = static_cast<float>(i) / 100;
        CHECK(glm::distance(track.point(at), neighbour.point(at)) == doctest::Approx(0.58f));
    }
}

TEST_CASE("outward always points away from the tray") {
    for (int i = 0; i < 100; ++i) {
        const float at = static_cast<float>(i) / 100;
        CHECK(glm::dot(track.outward(at), track.point(at)) > 0);
    }
}

TEST_CASE("a flap board flips through at most six leaves to what it is told, the right ones first") {
    Flaps flaps = board_showing("  7");
    flaps.show(" 21", 0);
    CHECK(shown(flaps) == "  7");
    Ticks now = 0;
    while (flaps.moving() && now < 1000) flaps.tick(++now);
    CHECK(shown(flaps) == " 21");
    CHECK(flaps.flips == 4 + 1);  // 7 to 8 9 0 1, and one leaf for the 2
    CHECK(now <= 6 * milliseconds(70) + 2 * milliseconds(40) + 8);
}

TEST_CASE("a flap board told something new in mid-flip still ends right") {
    Flaps flaps = board_showing("  0");
    flaps.show("  9", 0);
    for (Ticks now = 1; now < 20; ++now) flaps.tick(now);
    flaps.show("  3", 20);
    for (Ticks now = 21; now < 400; ++now) flaps.tick(now);
    CHECK(shown(flaps) == "  3");
}

TEST_CASE("with reduced motion a board shows its number at once") {
    Flaps flaps = board_showing("  0");
    flaps.reduced = true;
    flaps.show(" 99", 5);
    CHECK(shown(flaps) == " 99");
    CHECK_FALSE(flaps.moving());
}

TEST_CASE("a wagon sent on in the middle of its ride goes on from where it is") {
    Ride ride;
    ride.go(0.5f, 0, 100);
    const float halfway = ride.at(50);
    ride.go(0.2f, 50, 100);
    CHECK(ride.at(50) == doctest::Approx(halfway));
    CHECK(ride.at(150) == doctest::Approx(0.2f));
}

TEST_CASE("an entity's place in the world is used again, and the ids of others stay") {
    World world;
    const Id first = world.add({.flaps = Flaps{}});
    const Id second = world.add({.flaps = Flaps{}});
    world.remove(first);
    CHECK(world.add({.sparks = Sparks{}}) == first);
    CHECK(world[second].flaps);
}

TEST_CASE("sparks leave the world when their time is over") {
    World world;
    spawn_sparks(world, {0, 0}, 10, {1, 1, 1, 1}, 0, 7);
    CHECK(world.moving(1));
    for (Ticks now = 0; now <= milliseconds(1200); ++now) world.tick(now);
    CHECK_FALSE(world.moving(milliseconds(1200)));
}

TEST_CASE("dice start where the hand held them, never jump, stay above the table, and end as they were thrown") {
    const std::vector<int> faces{5, 2};
    const ThrowTrack track = throw_dice(
        render::DieKind::Red, faces,
        {.half = {9, 1.26f}, .centre = {0, 3.62f}, .rest_half = {2.4f, 0.47f}, .far_rail = true}, {0.6f, {0.2f, 1}, 7});
    for (int die = 0; die < 2; ++die) {
        Tumble thrown{.kind = render::DieKind::Red, .track = track, .die = die};
        const Tumble worked_out = thrown;
        thrown.left_hand = Pose{{2, -3, 2.0f}, {1, 0, 0, 0}};
        CHECK(glm::distance(thrown.pose(0).centre, thrown.left_hand->centre) < 1e-4f);
        for (Ticks tick = 0; tick < track.length(); ++tick) {
            const Pose now = thrown.pose(static_cast<double>(tick)), next = thrown.pose(static_cast<double>(tick + 1));
            CHECK(glm::distance(now.centre, next.centre) < 0.45f);                  // world units a tick
            CHECK(now.centre.z > 0.97f * render::half_edge(render::DieKind::Red));  // a bounce presses a little in
        }
        const auto over = static_cast<double>(track.length());
        CHECK(thrown.pose(over).centre == worked_out.pose(over).centre);
        CHECK(thrown.pose(60).centre == worked_out.pose(60).centre);
    }
}

const glm::vec2 bank{1000, 100}, box{400, 300};

Slide slide(SlideKind kind, bool reduced = false) { return {kind, bank, box, 50, reduced}; }

bool lies(const Slide& slide, double time, glm::vec2 place) { return glm::distance(slide.at(time), place) < 1e-3f; }

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

TEST_CASE("a pay-out is not drawn before it leaves the bank, nor swept chips after they are gone") {
    CHECK(slide(SlideKind::Pay).alpha(49) == 0);
    CHECK(slide(SlideKind::Pay).alpha(50) == 1);
    CHECK(slide(SlideKind::Pay).moving(1));
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

const glm::vec2 half{1.8f, 0.95f};

Track resting_at(const std::vector<glm::vec2>& places) {
    Track track;
    track.rested = true;
    std::vector<Pose> last;
    for (const glm::vec2& at : places) last.push_back({{at, 0.5f}, glm::quat(1, 0, 0, 0)});
    track.poses = {last};
    return track;
}

std::vector<glm::vec2> anywhere(chance::Dust& dust, int dice) {
    std::vector<glm::vec2> places;
    for (int die = 0; die < dice; ++die) {
        const auto x = static_cast<float>(dust.between(-3, 3)), y = static_cast<float>(dust.between(-3, 3));
        places.emplace_back(x, y);
    }
    return places;
}

// Of the dice moved by `shift`: how far out the furthest lies; 1 is on the ellipse.
float furthest_out(const Track& track, const glm::vec2& shift) {
    float far = 0;
    for (const Pose& pose : track.poses.back())
        far = std::max(far, glm::length((glm::vec2(pose.centre) + shift) / half));
    return far;
}

}  // namespace

TEST_CASE("an open throw is moved to where its furthest die lies nearest: no place of a fine grid is better") {
    chance::Dust dust(7);
    for (int layout = 0; layout < 60; ++layout) {
        const Track track = resting_at(anywhere(dust, 1 + layout % 4));
        const Fit fit = fit_into_ellipse(track, half, 0);
        CAPTURE(layout);
        CHECK(fit.turn == 0);
        CHECK(furthest_out(track, fit.shift) == doctest::Approx(fit.furthest).epsilon(0.001));
        for (float x = -3; x <= 3; x += 0.1f)
            for (float y = -3; y <= 3; y += 0.1f) REQUIRE(furthest_out(track, {x, y}) >= fit.furthest - 0.001f);
    }
}

TEST_CASE("an open throw is turned where that brings it in, never further than asked, and not at all where it fits") {
    const Track askew = resting_at({{-1.5f, -0.55f}, {1.5f, 0.55f}});
    const Fit stiff = fit_into_ellipse(askew, half, 0), turned = fit_into_ellipse(askew, half, 0.35f);
    CHECK(stiff.furthest > 1);
    CHECK(turned.furthest < 1);
    CHECK(turned.turn < 0);  // clockwise, on to the long axis
    CHECK(turned.turn >= -0.35f);
    const Fit small = fit_into_ellipse(resting_at({{-0.5f, -0.2f}, {0.5f, 0.2f}}), half, 0.35f);
    CHECK(small.turn == 0);
    chance::Dust dust(8);
    for (int layout = 0; layout < 200; ++layout) {
        const Track track = resting_at(anywhere(dust, 3));
        const Fit fit = fit_into_ellipse(track, half, 0.2f);
        CHECK(std::abs(fit.turn) <= 0.2001f);
        CHECK(fit.furthest <= fit_into_ellipse(track, half, 0).furthest);
        Track after = track;
        turn_about_origin(after, fit.turn);
        CHECK(furthest_out(after, fit.shift) == doctest::Approx(fit.furthest).epsilon(0.001));
    }
}

TEST_CASE("a turned throw is the same throw: distances, heights and faces stay, knocks go along") {
    Track track = resting_at({{1, 0}, {2, 0.5f}});
    track.contacts.push_back({3, Contact::With::Table, 1.0f, {1, 0, 0}, 0});
    Track turned = track;
    turn_about_origin(turned, 0.3f);
    const auto &was = track.poses.back(), &is = turned.poses.back();
    CHECK(glm::length(is[0].centre - is[1].centre) == doctest::Approx(glm::length(was[0].centre - was[1].centre)));
    for (std::size_t die = 0; die < 2; ++die) {
        CHECK(is[die].centre.z == doctest::Approx(was[die].centre.z));
        CHECK(face_up(is[die].turn) == face_up(was[die].turn));
    }
    CHECK(std::atan2(is[0].centre.y, is[0].centre.x) == doctest::Approx(0.3f));
    CHECK(glm::length(turned.contacts[0].where - glm::vec3{is[0].centre.x, is[0].centre.y, 0}) < 1e-5f);
}

// How an open throw is turned and moved into its ellipse: never worse than any place that a search of the plane finds.
#include "world/throw/sim.h"

#include "chance/dust.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace boxcars;
using namespace boxcars::world;

namespace {

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

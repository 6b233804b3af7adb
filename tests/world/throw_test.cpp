// Throws, and the checker of throws: a checker that finds nothing wrong must be shown to find what is.
#include "world/throw_checks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace boxcars;
using namespace boxcars::world;

namespace {

void check_throws(const Situation& situation, std::uint64_t count) {
    for (std::uint64_t number = 0; number < count; ++number) {
        const Situation asked = varied(situation, number);
        const ThrowTrack track = thrown(asked);
        CAPTURE(number);
        REQUIRE_MESSAGE(trouble(track, asked).empty(), trouble(track, asked));
        REQUIRE(in_time(track));
    }
}

glm::quat about(const glm::vec3& axis, float degrees) { return glm::angleAxis(glm::radians(degrees), axis); }

TEST_CASE("dice tumble to the faces decided, flat and in time, inside their ring, tray or bowl and none on another") {
    check_throws(pig_on_its_tray(), 200);
    check_throws(two_craps_dice(), 100);
    check_throws(three_black_dice(), 80);
    check_throws(three_black_dice_on_the_drum(), 50);
    check_throws(three_bone_dice_in_the_bowl(), 60);
}

TEST_CASE("two craps dice fly the length of the table, meet the far rail and rest before it") {
    check_throws(craps_dice_against_the_far_rail(), 60);
    int met = 0;
    for (std::uint64_t number = 0; number < 30; ++number) {
        const ThrowTrack track = thrown(varied(craps_dice_against_the_far_rail(), number));
        met += std::ranges::any_of(track.contacts, [](const Contact& c) { return c.with == Contact::With::Wall; });
    }
    CHECK(met >= 27);
}

TEST_CASE("on the cable drum dice come from whoever threw, and none that has come down leaves the planks") {
    const Situation drum = three_black_dice_on_the_drum();
    for (int seat = 0; seat < 64; seat += 3) {
        Situation asked = varied(drum, static_cast<std::uint64_t>(seat));
        const float from = static_cast<float>(seat) * 0.1f;
        asked.toss.towards = {-std::cos(from), -std::sin(from)};
        const ThrowTrack track = thrown(asked);
        CAPTURE(seat);
        glm::vec2 left{0, 0}, came_to{0, 0};
        for (const Pose& pose : track.poses.front()) left += glm::vec2(pose.centre);
        for (const Pose& pose : track.poses.back()) came_to += glm::vec2(pose.centre);
        CHECK(glm::dot(glm::normalize(came_to - left), asked.toss.towards) > std::cos(0.8f));  // swayed and turned
        for (const auto& tick : track.poses)
            for (const Pose& pose : tick)
                if (pose.centre.z < 2 * asked.half_edge)
                    REQUIRE(glm::length(glm::vec2(pose.centre) - asked.tray.centre) <= asked.tray.half.x);
    }
}

TEST_CASE("a stronger hand throws faster, and to the same face") {
    Situation asked = pig_on_its_tray();
    float slow = 0, fast = 0;
    for (std::uint64_t dust = 0; dust < 20; ++dust) {
        asked.faces = {static_cast<int>(dust % 6) + 1};
        asked.toss = {0.0f, {0, 1}, dust};
        const ThrowTrack lazy = thrown(asked);
        asked.toss.strength = 1;
        const ThrowTrack hard = thrown(asked);
        slow += glm::distance(lazy.poses[0][0].centre, lazy.poses[1][0].centre);
        fast += glm::distance(hard.poses[0][0].centre, hard.poses[1][0].centre);
        CHECK(face_up(lazy.poses.back()[0].turn) == asked.faces[0]);
        CHECK(face_up(hard.poses.back()[0].turn) == asked.faces[0]);
    }
    CHECK(fast > 1.6f * slow);
}

TEST_CASE("the same hand and dust throw the same way, bit for bit; other dust another way") {
    const Situation asked = varied(two_craps_dice(), 77);
    Situation dusty = asked;
    dusty.toss.dust += 1;
    CHECK(fingerprint(thrown(asked)) == fingerprint(thrown(asked)));
    CHECK(fingerprint(thrown(asked)) != fingerprint(thrown(dusty)));
}

TEST_CASE("a die looks different each time it shows the same face: all four ways round occur") {
    Situation asked = pig_on_its_tray();
    std::set<int> sideways;
    for (std::uint64_t dust = 0; dust < 60 && sideways.size() < 4; ++dust) {
        asked.toss.dust = dust;
        const glm::quat turn = thrown(asked).poses.back()[0].turn;
        const glm::vec3 right = glm::conjugate(turn) * glm::vec3(0.8f, 0.6f, 0);
        sideways.insert(std::abs(right.y) > std::abs(right.z) ? (right.y > 0 ? 2 : 5) : (right.z > 0 ? 3 : 4));
    }
    CHECK(sideways.size() == 4);
}

TEST_CASE("a pose between two ticks lies between them, and beyond the end is at rest") {
    const Situation asked = varied(pig_on_its_tray(), 5);
    const ThrowTrack track = thrown(asked);
    const glm::vec3 middle = 0.5f * (track.poses[10][0].centre + track.poses[11][0].centre);
    CHECK(glm::distance(track.at(0, 10.5).centre, middle) < 1e-5f);
    CHECK(track.at(0, -3).centre == track.poses.front()[0].centre);
    CHECK(track.at(0, 1e9).turn == track.poses.back()[0].turn);
}

struct Spoiling {  // a good throw of two dice, and what the checker says of it once something is spoilt
    Situation asked = varied(two_craps_dice(), 9);
    ThrowTrack good = thrown(asked);

    template <class Spoil>
    std::string trouble_with(Spoil spoil) const {
        ThrowTrack bad = good;
        spoil(bad);
        return trouble(bad, asked);
    }
    template <class Spoil>
    std::string trouble_each_tick(Spoil spoil) const {
        return trouble_with([&](ThrowTrack& bad) {
            for (auto& tick : bad.poses) spoil(tick);
        });
    }
};

}  // namespace

TEST_CASE("the checker finds a wrong relabelling, unless it turns about the upright, which changes no face") {
    const Spoiling throws;
    REQUIRE(trouble(throws.good, throws.asked).empty());
    const glm::vec3 up = glm::conjugate(throws.good.poses.back()[1].turn) * glm::vec3(0, 0, 1);
    for (const auto& axis : {glm::vec3(1, 0, 0), glm::vec3(0, 1, 0), glm::vec3(0, 0, 1)})
        for (const float degrees : {90.0f, 180.0f, 270.0f}) {
            const std::string found =
                throws.trouble_each_tick([&](auto& tick) { tick[1].turn = tick[1].turn * about(axis, degrees); });
            CHECK(found.empty() == (std::abs(glm::dot(up, axis)) > 0.9f));
        }
}

TEST_CASE("the checker finds a jump, a tilt, a die outside, two dice in one place and a late contact") {
    const Spoiling throws;
    REQUIRE(trouble(throws.good, throws.asked).empty());
    CHECK_FALSE(  // turned at the last tick only
        throws.trouble_with([](ThrowTrack& bad) {
                  bad.poses.back()[0].turn *= about({0, 0, 1}, 90);
              })
            .empty());
    CHECK_FALSE(  // a degree of tilt
        throws.trouble_each_tick([](auto& tick) {
                  tick[0].turn = about({0, 1, 0}, 1) * tick[0].turn;
              })
            .empty());
    CHECK_FALSE(  // a mirrored picture, which no turn is
        throws.trouble_with([](ThrowTrack& bad) { bad.poses[20][0].turn *= 1.1f; }).empty());
    CHECK_FALSE(throws.trouble_each_tick([](auto& tick) { tick[0].centre.x += 20; }).empty());
    CHECK_FALSE(throws.trouble_each_tick([](auto& tick) { tick[1].centre = tick[0].centre; }).empty());
    CHECK_FALSE(throws.trouble_with([](ThrowTrack& bad) { bad.contacts.front().at = 100000; }).empty());
}

// The people at a table: names, faces, what they say now and then, and who sits where. A person is a policy with a
// face. The policy decides how they play, and a sitting stores only the policy's name.
#pragma once
#include "base/words.h"

#include <array>

namespace boxcars::players {

// What has just happened to a person: they gained something, lost something, won the game, or another player won it.
enum class Occasion { Gain, Loss, Won, Beaten };

// How well a person's policy does, from the exact odds of the house's own table; the casts' tests check it.
enum class Strength { Unknown, Gentle, Fair, Strong, VeryStrong, Strongest };
std::string_view words_of(Strength strength);  // "a strong player"; empty if unknown

using Lines = std::span<const std::string_view>;

struct Person {
    std::string_view name, who;                            // "Etta", "waits at table in this car"
    std::string_view plays;                                // the person's policy; empty: plays any policy
    Strength strength;                                     // under the house's own rules
    std::array<std::array<std::string_view, 3>, 4> lines;  // on each Occasion two or three
    Lines said_at(Occasion occasion) const {
        const auto& three = lines[static_cast<std::size_t>(occasion)];
        return Lines{three}.first(three.back().empty() ? 2 : 3);
    }
};
using Cast = std::span<const Person>;

enum class Mood { Calm, Pleased, Dismayed };
constexpr std::array<Mood, 3> moods{Mood::Calm, Mood::Pleased, Mood::Dismayed};
constexpr Mood mood_after(Occasion occasion) {
    return occasion == Occasion::Gain || occasion == Occasion::Won ? Mood::Pleased : Mood::Dismayed;
}
std::string face_of(const Person& person, Mood mood = Mood::Calm);  // the picture: "people/etta_calm"

// The person in each seat; nullptr for "human". A policy's own person takes the first seat with that policy. Other
// seats go to people not yet seated; after the last one the cast starts again.
std::vector<const Person*> seated(Cast cast, std::span<const std::string> players);
const Person* known_for(Cast cast, std::string_view policy);  // nullptr: there is none

// `more` is a pattern of further names, such as "file:PATH". It is listed last and never suggested as a correction.
std::string no_player_named(std::string_view game, std::string_view name, std::span<const std::string> known,
                            std::string_view more = {});

}  // namespace boxcars::players

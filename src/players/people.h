// The people one meets at a table: names, faces, and what they say now and then. A person is a policy with a face: how
// they decide is the policy's, and a sitting keeps the policy's name alone. Decides who sits where; draws nothing.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::players {

// What has just been shown of somebody: they gained something, they lost something, the game was theirs, or it was
// another's.
enum class Occasion { Gain, Loss, Won, Beaten };
constexpr std::size_t occasions = 4;

// How well somebody's policy does, from the exact odds of the house's own table: see the casts' tests.
enum class Strength { Unknown, Gentle, Fair, Strong, VeryStrong, Strongest };
std::string_view words_of(Strength strength);  // "a fair match"; nothing where it is unknown

using Lines = std::span<const std::string_view>;

struct Person {
    std::string_view name;   // "Etta"
    std::string_view who;    // "waits at table in this car"
    std::string_view plays;  // the policy they are known for; empty: a stand-in
    Strength strength;       // under the house's own rules
    std::array<Lines, occasions> lines;

    Lines said_at(Occasion occasion) const { return lines[static_cast<std::size_t>(occasion)]; }
};
using Cast = std::span<const Person>;

enum class Mood { Calm, Pleased, Dismayed };
constexpr std::array<Mood, 3> moods{Mood::Calm, Mood::Pleased, Mood::Dismayed};
Mood mood_after(Occasion occasion);
std::string face_of(const Person& person, Mood mood = Mood::Calm);  // the picture's name: "people/etta_calm"

// Who sits where, by seat; none for "human". Whoever is known for a seat's policy sits there; a second seat of that
// policy, or one of a policy nobody is known for, is taken by somebody who has no seat yet; once all sit, again by the
// first.
std::vector<const Person*> seated(Cast cast, std::span<const std::string> players);
const Person* known_for(Cast cast, std::string_view policy);  // none: nobody is

}  // namespace boxcars::players

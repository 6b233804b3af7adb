#include "players/pig/people.h"

#include "players/ceelo/people.h"
#include "rules/pig/rules.h"

namespace boxcars::players {
namespace {

using Say = const std::string_view;

// Every line is true whatever the numbers were. The lists are: points banked, points lost to the die, a race won, a
// race lost.
constexpr Say etta_gains[] = {"Into the till with it.", "That will do me.", "I am happy with that."};
constexpr Say etta_loses[] = {"Well, there it went.", "Oh dear. Coffee, anyone?", "That is the die for you."};
constexpr Say etta_wins[] = {"Home! Pie for all.", "And I only held on."};
constexpr Say etta_beaten[] = {"Nicely done.", "A pleasure. Again?"};

constexpr Say rex_gains[] = {"Wheels down.", "That is how one lands.", "Smooth as silk."};
constexpr Say rex_loses[] = {"And down she comes.", "I have landed worse.", "Engine trouble."};
constexpr Say rex_wins[] = {"First past the pylon.", "What a flight."};
constexpr Say rex_beaten[] = {"Well flown.", "You had the better wind."};

constexpr Say walt_gains[] = {"On time.", "Steady does it.", "Mark that on the sheet."};
constexpr Say walt_loses[] = {"A red signal.", "Delays happen.", "We make up the time."};
constexpr Say walt_wins[] = {"End of the line.", "All change, please."};
constexpr Say walt_beaten[] = {"You ran a good train.", "Right on the minute, too."};

constexpr Say irene_gains[] = {"Entered and underlined.", "That goes in ink.", "Balanced."};
constexpr Say irene_loses[] = {"Written off.", "In pencil, luckily.", "A line in red."};
constexpr Say irene_wins[] = {"The books are closed.", "It adds up."};
constexpr Say irene_beaten[] = {"Your sum was the better.", "The page is yours."};

constexpr Say june_gains[] = {"Right on the beat.", "And hold that note.", "Sweet."};
constexpr Say june_loses[] = {"A blue note.", "Out of tune, that one.", "From the top, then."};
constexpr Say june_wins[] = {"That is the last chorus.", "Take a bow, die."};
constexpr Say june_beaten[] = {"You carried the tune.", "Good set."};

constexpr Say emmy_gains[] = {"Quite enough.", "Here I stop.", "So far, so good."};
constexpr Say emmy_loses[] = {"That is what dice do.", "I should do it again.", "As often as it must."};
constexpr Say emmy_wins[] = {"Luck was kind, too.", "A pretty result."};
constexpr Say emmy_beaten[] = {"Luck has the last word.", "Well played, all the same."};

constexpr Person regulars[] = {
    {"Etta",
     "waits at table in this car",
     "hold20",
     Strength::Gentle,
     {etta_gains, etta_loses, etta_wins, etta_beaten}},
    {"Rex", "flies the air mail, off duty", "hold25", Strength::Fair, {rex_gains, rex_loses, rex_wins, rex_beaten}},
    {"Walt",
     "drives engines, on his day off",
     "four_turns",
     Strength::Strong,
     {walt_gains, walt_loses, walt_wins, walt_beaten}},
    {"Irene",
     "keeps books in Omaha",
     "score_base",
     Strength::Fair,
     {irene_gains, irene_loses, irene_wins, irene_beaten}},
    {"June",
     "plays the horn in the dance band",
     "keep_pace",
     Strength::VeryStrong,
     {june_gains, june_loses, june_wins, june_beaten}},
    {"Emmy", "teaches mathematics", "optimal", Strength::Strongest, {emmy_gains, emmy_loses, emmy_wins, emmy_beaten}},
};

std::vector<Person> with_stand_ins() {
    std::vector<Person> all{std::begin(regulars), std::end(regulars)};
    for (Person guest : ceelo_people()) {
        if (all.size() == std::size_t{pig::most_players}) break;
        guest.plays = "";
        guest.strength = Strength::Unknown;
        all.push_back(guest);
    }
    return all;
}

}  // namespace

Cast pig_people() {
    static const std::vector<Person> all = with_stand_ins();
    return all;
}

}  // namespace boxcars::players

#include "players/ceelo/people.h"

namespace boxcars::players {
namespace {

using Say = const std::string_view;

// Every line is true whatever the numbers were. The lists are: coins won, coins lost, a game won, a game lost.
constexpr Say mo_gains[] = {"Signed for.", "Right weight, that.", "Load it up."};
constexpr Say mo_loses[] = {"Lost in transit.", "Off the manifest.", "So it goes."};
constexpr Say mo_wins[] = {"All of it delivered.", "Last crate aboard."};
constexpr Say mo_beaten[] = {"Fair and square.", "I unload here."};

constexpr Say ada_gains[] = {"Encore.", "Did you hear that?", "Now we are singing."};
constexpr Say ada_loses[] = {"A thin house tonight.", "No applause, please.", "Flat."};
constexpr Say ada_wins[] = {"And curtain.", "What an evening."};
constexpr Say ada_beaten[] = {"Brava, all.", "Every show ends."};

constexpr Say bo_gains[] = {"Easy does it.", "Still on the rails.", "I will take that."};
constexpr Say bo_loses[] = {"Brakes on.", "Small change.", "Easy now."};
constexpr Say bo_wins[] = {"Slow trains arrive, too.", "Well, look at that."};
constexpr Say bo_beaten[] = {"Good game, all.", "Not a bad night."};

constexpr Say sal_gains[] = {"Stamped.", "Postage paid.", "Sorted."};
constexpr Say sal_loses[] = {"Return to sender.", "Insufficient postage.", "Into the dead letters."};
constexpr Say sal_wins[] = {"Special delivery.", "The last mail is in."};
constexpr Say sal_beaten[] = {"Yours sincerely.", "Forward it all to you."};

constexpr Say kit_gains[] = {"Message received.", "Dot dot dash.", "Clear line."};
constexpr Say kit_loses[] = {"Static.", "Line is down.", "Stop."};
constexpr Say kit_wins[] = {"End of message.", "Wire it home: won."};
constexpr Say kit_beaten[] = {"Over and out.", "Loud and clear."};

constexpr Say ned_gains[] = {"My stop can wait.", "That buys breakfast.", "Obliged."};
constexpr Say ned_loses[] = {"Roads do that.", "There goes breakfast.", "I travel light."};
constexpr Say ned_wins[] = {"First class from here.", "I believe that is all."};
constexpr Say ned_beaten[] = {"Thanks, all.", "On to the next town."};

constexpr Person people[] = {
    {"Mo", "checks the freight", "even", Strength::Fair, {mo_gains, mo_loses, mo_wins, mo_beaten}},
    {"Ada", "sings in the Casino Car", "bold", Strength::Fair, {ada_gains, ada_loses, ada_wins, ada_beaten}},
    {"Bo", "minds the brakes", "cautious", Strength::Gentle, {bo_gains, bo_loses, bo_wins, bo_beaten}},
    {"Sal", "sorts the mail", "kelly", Strength::Gentle, {sal_gains, sal_loses, sal_wins, sal_beaten}},
    {"Kit", "works the telegraph", "best", Strength::Strongest, {kit_gains, kit_loses, kit_wins, kit_beaten}},
    {"Ned", "rides along, and sits in", "", Strength::Unknown, {ned_gains, ned_loses, ned_wins, ned_beaten}},
};

}  // namespace

Cast ceelo_people() { return people; }

}  // namespace boxcars::players

// A person at the table: a real window on a real X server, a real mouse and real keys, a game of Pig to its end.
#include "outside/seat.h"

namespace boxcars::outside {
namespace {

constexpr int goal = 20, bank_at = 9;  // short, so that the whole game is played in half a minute
constexpr Seconds game_limit{100};     // twenty-five on an idle machine

// One person against hold20, who moves on by itself; the person uses every way there is to roll and to hold.
class Person {
 public:
    explicit Person(Seat& seat) : seat_(seat) {}

    // Looks until the game is over, or it is the person's turn and a press would count.
    Json wait_for_turn() const {
        return seat_.wait_for(patience, [&](const Json& seen) {
            const std::string phase = seen.value("phase", "");
            return phase == "finished" || (phase == "waiting" && seen.value("listens", false) &&
                                           seen.value("journal_entries", 0) != answered_);
        });
    }

    void act(const Json& seen) {
        answered_ = seen.value("journal_entries", 0);
        const Json& shown = seen["shown"];
        const int at_risk = shown["turn_total"], banked = shown["score_1"];
        const bool enough = at_risk >= bank_at || banked + at_risk >= goal;
        enough&& shown["rolls"] > 0 ? hold() : roll();
    }

    int rolls() const { return rolls_; }
    int holds() const { return holds_; }

 private:
    void roll() {
        switch (rolls_++ % 4) {
            case 0:
                return seat_.click("roll");
            case 1:
                return seat_.window.key("space");
            case 2:
                return seat_.window.hold_key("space", Seat::shaking);  // shakes, then throws
            default:
                return seat_.click("die");
        }
    }
    void hold() { seat_.press(holds_++ % 2 == 0 ? Hand::Keys : Hand::Mouse, "hold", "h"); }

    Seat& seat_;
    int answered_ = -1, rolls_ = 0, holds_ = 0;
};

}  // namespace

// With this seed, held at 9, the person rolls six times and busts once, the house busts twice, and the person wins.
TEST_CASE("a game of Pig is played to its end with a mouse and a keyboard, kept, and verified") {
    if (!can_have_screen()) return;
    Seat seat("person", {"play", "pig", "--seed", "208", "--set", "goal=20", "--players", "human,hold20"});
    Person person{seat};
    const auto end = std::chrono::steady_clock::now() + game_limit;
    Json seen;
    while (std::chrono::steady_clock::now() < end) {
        seen = person.wait_for_turn();
        if (seen.empty() || seen.value("phase", "") == "finished") break;
        person.act(seen);
    }
    INFO("the program said: " << seat.game.said());
    INFO("the last state: " << seat.look().dump());
    REQUIRE(seen.value("phase", "") == "finished");
    CHECK(person.rolls() >= 3);
    CHECK(person.holds() >= 1);
    const Json &shown = seen["shown"], &decided = seen["decided"];
    CHECK(shown == decided);  // nothing is left to tell
    const int winner = shown["winner"];
    REQUIRE(winner >= 0);
    CHECK(shown["score_" + std::to_string(winner + 1)] >= goal);
    CHECK(shown["score_" + std::to_string(2 - winner)] < goal);
    const std::string on_show = seat.look().value("hash", "");
    CHECK(seat.close_and_verify() == on_show);
}

}  // namespace boxcars::outside

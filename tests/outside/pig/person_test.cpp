// A person at the table: a real window on a real X server, a real mouse and real keys, a game of Pig to its end.
#include "outside/seat.h"

#include <doctest/doctest.h>

namespace boxcars::outside {
namespace {

using Json = nlohmann::json;

constexpr int goal = 20, bank_at = 9;  // short, so that the whole game is played in half a minute
constexpr Seconds game_limit{100};     // twenty-five on an idle machine

// One person against hold20, who moves on by itself; the person uses every way there is to roll and to hold.
class Person {
 public:
    explicit Person(Seat& seat) : seat_(seat) {}

    // Looks until the game is over, or it is the person's turn and a press would count.
    Json wait_for_turn(Seconds limit) const {
        return seat_.wait_for(limit, [&](const Json& seen) {
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
        enough&& shown["rolls"] > 0 ? hold(seen) : roll(seen);
    }

    int rolls() const { return rolls_; }
    int holds() const { return holds_; }

 private:
    void roll(const Json& seen) {
        switch (rolls_++ % 4) {
            case 0:
                return click(seen, "roll");
            case 1:
                return seat_.window.key("space");
            case 2:
                return seat_.window.hold_key("space", Seat::shaking);  // shakes, then throws
            default:
                return click(seen, "die");
        }
    }
    void hold(const Json& seen) {
        if (holds_++ % 2 == 0)
            seat_.window.key("h");
        else
            click(seen, "hold");
    }
    void click(const Json& seen, const std::string& name) {
        const auto place = place_of(seen, name);
        REQUIRE_MESSAGE(place, "there is no '" << name << "' to click on: " << seen.dump());
        seat_.window.click(place->x, place->y);
    }

    Seat& seat_;
    int answered_ = -1, rolls_ = 0, holds_ = 0;
};

void play_to_the_end(Seat& seat) {
    REQUIRE_MESSAGE(seat.window.found(), "no window came up; the program said: " << seat.game.said());
    Person person{seat};
    const auto end = std::chrono::steady_clock::now() + game_limit;
    Json seen;
    while (std::chrono::steady_clock::now() < end) {
        seen = person.wait_for_turn(Seconds{20});
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
}

// With this seed, held at 9, the person rolls six times and busts once, the house busts twice, and the person wins.
const std::vector<std::string> short_game{"play",  "pig",     "--seed",    "208",
                                          "--set", "goal=20", "--players", "human,hold20"};

}  // namespace

TEST_CASE("a game of Pig is played to its end with a mouse and a keyboard, kept, and verified") {
    if (!can_have_screen()) return;
    Seat seat("person", short_game, usual_width, usual_height);
    play_to_the_end(seat);
    const std::string on_show = last_state(seat.state).value("hash", "");
    CHECK(seat.close_and_verify() == on_show);
}

TEST_CASE("the same in a window of another size, where the buttons lie elsewhere") {
    if (!can_have_screen()) return;
    Seat seat("person-small", short_game, 800, 600);
    play_to_the_end(seat);
}

}  // namespace boxcars::outside

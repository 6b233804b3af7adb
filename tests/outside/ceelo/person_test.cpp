// A person in a real window plays whole games of cee-lo and of Pig, with a real mouse and with the keyboard.
#include "outside/seat.h"

#include <algorithm>

namespace boxcars::outside {
namespace {

constexpr int coins_each = 5;

int coins_on_show(const Json& state) {
    int coins = state["bank"];
    for (const Json& seat : state["round"]) coins += seat["coins"].get<int>() + seat["bet"].get<int>();
    return coins;
}

class CeeloPlayer {
 public:
    CeeloPlayer(Seat& seat, Hand hand) : seat_(seat), hand_(hand) {}

    // Until the game is over; answers the last look, or nothing when it did not get there.
    Json play() {
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + std::chrono::seconds(180);
        while (Clock::now() < end) {
            const Json now = seat_.see("the table", [](const Json& look) { return look.contains("phase"); });
            REQUIRE(coins_on_show(now) == coins_each * static_cast<int>(now["round"].size()));
            const std::string phase = now["phase"];
            if (phase == "finished") return now;
            if (phase == "deciding")
                decide(now);
            else if (phase == "waiting")
                throw_once(now);
            else
                let_others_play(now);
        }
        return Json::object();
    }
    int decisions() const { return decisions_; }
    int throws() const { return throws_; }

 private:
    // Two coins more or fewer than the table proposes, as far as it goes.
    void decide(const Json& now) {
        CHECK(now["shown"] == now["decided"]);
        const int most = now["most"], proposed = now["amount"];
        const int wanted = proposed + 2 <= most ? proposed + 2 : std::max(1, proposed - 2);
        if (hand_ == Hand::Mouse && decisions_ % 3 == 0) drag_to_the_end();
        for (int shown = seat_.look()["amount"]; shown != wanted;) {
            const int step = shown < wanted ? 1 : -1;
            seat_.press(hand_, step > 0 ? "more" : "less", step > 0 ? "Right" : "Left");
            shown += step;
            seat_.see("another amount", [&](const Json& look) { return look["amount"] == shown; });
        }
        seat_.see_listening();
        const int before = now["round"][0]["coins"];
        seat_.press(hand_, place_of(now, "stake") ? "stake" : "cover", "Return");
        CHECK(see_entry_after(now)["round"][0]["coins"] == before - wanted);
        ++decisions_;
    }
    void drag_to_the_end() {  // along the slider, now and then
        const Place at = seat_.place("slider");
        seat_.window.drag(at.x, at.y, at.x + 300, at.y);
        seat_.see("all", [&](const Json& look) { return look["amount"] == look["most"]; });
    }
    void throw_once(const Json& now) {
        seat_.see_listening();
        if (hand_ == Hand::Keys)
            seat_.window.hold_key("space", Seat::shaking);
        else
            seat_.click("throw");
        see_entry_after(now);
        ++throws_;
    }
    Json see_entry_after(const Json& now) {
        return seat_.see("another entry",
                         [&](const Json& look) { return look["journal_entries"] > now["journal_entries"]; });
    }
    // The others play at their quickest, or are skipped.
    void let_others_play(const Json& now) {
        if (hand_ == Hand::Keys) return seat_.window.key("x");
        seat_.wait_for(patience, [&](const Json& look) {
            return look["journal_entries"] > now["journal_entries"] || look["phase"] == "deciding" ||
                   look["phase"] == "waiting" || look["phase"] == "finished";
        });
    }

    Seat& seat_;
    Hand hand_;
    int decisions_ = 0, throws_ = 0;
};

// What the seed and the way of betting come to: the same amounts make the same game in the terminal.
struct Course {
    int decisions, throws;  // the person's own
    int coins;              // the person's at the end
};

void play_a_game(Seat&& seat, Hand hand, std::size_t seats, const Course& course) {
    CeeloPlayer player{seat, hand};
    const Json end = player.play();
    REQUIRE_MESSAGE(!end.empty(), "the game did not get to its end: " << seat.look().dump());
    CHECK(end["round"].size() == seats);
    CHECK(player.decisions() == course.decisions);
    CHECK(player.throws() == course.throws);
    CHECK(end["round"][0]["coins"] == course.coins);
    CHECK(end["shown"] == end["decided"]);
    CHECK(coins_on_show(end) == coins_each * static_cast<int>(seats));
    const std::string reported = end["say"][0];
    CHECK(reported.find(" win") != std::string::npos);
    CHECK(seat.close_and_verify() == end["hash"].get<std::string>());
}

}  // namespace

TEST_CASE("a game of cee-lo, three at the drum, is played with a real mouse, kept, and verified" *
          doctest::test_suite("long")) {
    if (!can_have_screen()) return;
    play_a_game({"ceelo-mouse", {"play", "ceelo", "--seed", "49", "--set", "coins=5", "--players", "human,bold,even"}},
                Hand::Mouse, 3, Course{4, 4, 14});
}

TEST_CASE("a game of cee-lo with six at the drum is played with the keyboard alone, in a small window") {
    if (!can_have_screen()) return;
    play_a_game({"ceelo-keys",
                 {"play", "ceelo", "--seed", "41", "--set", "coins=5", "--set", "players=6", "--players",
                  "human,even,bold,cautious,kelly,best"},
                 800,
                 600},
                Hand::Keys, 6, Course{4, 5, 10});
}

namespace {

constexpr int goal = 20, bank_at = 9;  // short, so that the whole game is played in half a minute
constexpr Seconds game_limit{100};     // it takes 25 s on an idle machine

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

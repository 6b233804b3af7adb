// A person at the cable drum: a whole game with a real mouse, and one with the keyboard alone, six seats round the
// drum. What lies on it must add up at every look, and every decision must be the one that was meant.
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

}  // namespace boxcars::outside

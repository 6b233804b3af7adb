// A person at the cable drum: a whole game with a real mouse, and one with the keyboard alone, six seats round the
// drum. What lies on it must add up at every look, and every decision must be the one that was meant.
#include "outside/seat.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <optional>

namespace boxcars::outside {
namespace {

using Json = nlohmann::json;
constexpr Seconds patience{20};
constexpr int coins_each = 5;

int coins_on_show(const Json& state) {
    int coins = state["bank"];
    for (const Json& seat : state["round"]) coins += seat["coins"].get<int>() + seat["bet"].get<int>();
    return coins;
}

class Player {
 public:
    explicit Player(Seat& seat) : seat_(seat) {
        REQUIRE_MESSAGE(seat.window.found(), "no window came up; the program said: " << seat.game.said());
    }
    virtual ~Player() = default;
    virtual void set_amount(int amount, const Json& now) = 0;
    virtual void put_down(const Json& now) = 0;
    virtual void throw_the_dice() = 0;
    virtual void let_others_play() = 0;

    // Until the game is over; answers the last look, or nothing when it did not get there.
    Json play() {
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + std::chrono::seconds(180);
        while (Clock::now() < end) {
            const Json now = seat_.wait_for(patience, [](const Json& look) { return look.contains("phase"); });
            REQUIRE_MESSAGE(!now.empty(), "nothing to be seen: " << seat_.game.said());
            REQUIRE(coins_on_show(now) == coins_each * static_cast<int>(now["round"].size()));
            const std::string phase = now["phase"];
            if (phase == "finished") return now;
            if (phase == "deciding")
                decide(now);
            else if (phase == "waiting")
                throw_once(now);
            else
                let_others_play();
        }
        return Json::object();
    }
    int decisions() const { return decisions_; }
    int throws() const { return throws_; }

 protected:
    Json when(const auto& enough) { return seat_.wait_for(patience, enough); }
    Seat& seat_;

 private:
    // Two coins more or fewer than the table proposes, as far as it goes.
    void decide(const Json& now) {
        CHECK(now["shown"] == now["decided"]);
        const int most = now["most"], proposed = now["amount"];
        const int wanted = proposed + 2 <= most ? proposed + 2 : std::max(1, proposed - 2);
        set_amount(wanted, now);
        const Json set = when([&](const Json& look) { return look["amount"] == wanted && look["listens"] == true; });
        REQUIRE_MESSAGE(!set.empty(), "the amount did not become " << wanted << ": " << seat_.look().dump());
        const int entries = now["journal_entries"], before = now["round"][0]["coins"];
        put_down(set);
        const Json down = when([&](const Json& look) { return look["journal_entries"] > entries; });
        REQUIRE_MESSAGE(!down.empty(), "nothing was put down: " << seat_.look().dump());
        CHECK(down["round"][0]["coins"] == before - wanted);
        ++decisions_;
    }
    void throw_once(const Json& now) {
        const int entries = now["journal_entries"];
        const Json open = when([&](const Json& look) { return look["listens"] == true; });
        REQUIRE_MESSAGE(!open.empty(), "the table does not listen: " << seat_.look().dump());
        throw_the_dice();
        const Json thrown = when([&](const Json& look) { return look["journal_entries"] > entries; });
        REQUIRE_MESSAGE(!thrown.empty(), "the dice were not thrown: " << seat_.look().dump());
        ++throws_;
    }

    int decisions_ = 0, throws_ = 0;
};

class Mouse : public Player {
 public:
    using Player::Player;
    void set_amount(int amount, const Json& now) override {
        if (dragged_++ % 3 == 1) {  // now and then along the slider, to its end and back
            const Place at = place("slider");
            seat_.window.drag(at.x, at.y, at.x + 300, at.y);
            when([&](const Json& look) { return look["amount"] == look["most"]; });
        }
        for (int shown = dragged_ % 3 == 2 ? seat_.look()["amount"].get<int>() : now["amount"].get<int>();
             shown != amount;) {
            click(shown < amount ? "more" : "less");
            shown += shown < amount ? 1 : -1;
            when([&](const Json& look) { return look["amount"] == shown; });
        }
    }
    void put_down(const Json& now) override { click(place_of(now, "stake") ? "stake" : "cover"); }
    void throw_the_dice() override { click("throw"); }
    // The others play at their quickest.
    void let_others_play() override {
        const int entries = seat_.look().value("journal_entries", 0);
        when([&](const Json& look) {
            return look["journal_entries"] > entries || look["phase"] == "deciding" || look["phase"] == "waiting" ||
                   look["phase"] == "finished";
        });
    }

 private:
    Place place(const std::string& name) {
        const Json now = when([&](const Json& look) { return place_of(look, name).has_value(); });
        REQUIRE_MESSAGE(!now.empty(), "there is no '" << name << "' to click on: " << seat_.look().dump());
        return *place_of(now, name);
    }
    void click(const std::string& name) {
        const Place at = place(name);
        seat_.window.click(at.x, at.y);
    }
    int dragged_ = 0;
};

class Keys : public Player {
 public:
    using Player::Player;
    void set_amount(int amount, const Json& now) override {
        for (int shown = now["amount"]; shown != amount; shown += shown < amount ? 1 : -1)
            seat_.window.key(shown < amount ? "Right" : "Left");
    }
    void put_down(const Json&) override { seat_.window.key("Return"); }
    void throw_the_dice() override { seat_.window.hold_key("space", Seat::shaking); }
    void let_others_play() override { seat_.window.key("x"); }
};

// What the seed and the way of betting come to: the same amounts make the same game in the terminal.
struct Course {
    int decisions, throws;  // the person's own
    int coins;              // the person's at the end
};

void play_a_game(Seat& seat, Player& player, std::size_t seats, const Course& course) {
    const Json end = player.play();
    REQUIRE_MESSAGE(!end.empty(), "the game did not get to its end: " << seat.look().dump());
    CHECK(end["round"].size() == seats);
    CHECK(player.decisions() == course.decisions);
    CHECK(player.throws() == course.throws);
    CHECK(end["round"][0]["coins"] == course.coins);
    CHECK(end["shown"] == end["decided"]);
    int coins = end["bank"];
    for (const Json& line : end["round"]) coins += line["coins"].get<int>() + line["bet"].get<int>();
    CHECK(coins == 5 * static_cast<int>(seats));
    const std::string reported = end["say"][0];
    CHECK(reported.find(" win") != std::string::npos);
    CHECK(seat.close_and_verify() == end["hash"].get<std::string>());
}

}  // namespace

TEST_CASE("a game of cee-lo, three at the drum, is played with a real mouse, kept, and verified") {
    if (!can_have_screen()) return;
    Seat seat("ceelo-mouse", {"play", "ceelo", "--seed", "49", "--set", "coins=5", "--players", "human,bold,even"},
              usual_width, usual_height, {{"computer_pace", 4}});
    Mouse player{seat};
    play_a_game(seat, player, 3, Course{4, 4, 14});
}

TEST_CASE("a game of cee-lo with six at the drum is played with the keyboard alone, in a small window") {
    if (!can_have_screen()) return;
    Seat seat("ceelo-keys",
              {"play", "ceelo", "--seed", "41", "--set", "coins=5", "--set", "players=6", "--players",
               "human,even,bold,cautious,kelly,best"},
              800, 600);
    Keys player{seat};
    play_a_game(seat, player, 6, Course{4, 5, 10});
}

}  // namespace boxcars::outside

// A person in the Lacquer Car: a round of sì-wŭ-liù with a real mouse, and the same with the keyboard alone. Bets, the
// banker's dice, a tie, a win; the result recorded; the fair sheet chosen for the next round.
#include "outside/seat.h"

#include <doctest/doctest.h>

namespace boxcars::outside {
namespace {

using Json = nlohmann::json;
using Cents = std::int64_t;

// With this seed: the banker throws nothing, nothing, a three; the player ties, then throws a 4-5-6.
const std::vector<std::string> the_round{"play", "siwuliu", "--seed", "3"};
constexpr Seconds patience{20};

class Guest {
 public:
    explicit Guest(Seat& seat) : seat_(seat) {
        REQUIRE_MESSAGE(seat.window.found(), "no window came up; the program said: " << seat.game.said());
        seen_ = phase("betting");
    }
    virtual ~Guest() = default;
    virtual void five_dollars() = 0;  // the next bet, by a number
    virtual void one_more() = 0;      // a step up
    virtual void cover() = 0;
    virtual void take_back() = 0;
    virtual void stop() = 0;
    virtual void throw_dice() = 0;
    virtual void record() = 0;
    virtual void collect() = 0;
    virtual void choose_the_fair_sheet() = 0;

    const Json& seen() const { return seen_; }
    template <class Enough>
    const Json& when(const Enough& enough) {
        seen_ = seat_.wait_for(patience, enough);
        REQUIRE_MESSAGE(!seen_.empty(), "it did not come about: " << seat_.look().dump());
        return seen_;
    }
    const Json& phase(const std::string& wanted) {
        return when([&](const Json& now) { return now.value("phase", "") == wanted; });
    }
    void listens() {  // a press would count now
        when([](const Json& now) { return now["listens"] == true; });
    }
    const Json& covers(Cents cents) {
        return when([&](const Json& now) { return now["table"]["covered"] == cents; });
    }

 protected:
    void click(const std::string& spot) {
        when([&](const Json& look) { return place_of(look, spot).has_value(); });
        const Place at = *place_of(seen_, spot);
        seat_.window.click(at.x, at.y);
    }
    Seat& seat_;

 private:
    Json seen_;
};

class Mouse : public Guest {
 public:
    using Guest::Guest;
    void five_dollars() override {
        for (Cents next = 0; next != 500;) {
            click("minus");
            next = when([&](const Json& now) { return now["next_bet"] != next; })["next_bet"];
        }
    }
    void one_more() override { click("plus"); }
    void cover() override {
        listens();
        click("cover");
    }
    void take_back() override { click("undo"); }
    void stop() override { click("stop"); }
    void throw_dice() override {
        when([](const Json& look) { return place_of(look, "throw").has_value(); });
        if (throws_++ == 0) return click("throw");
        seat_.window.hold_button(640, 340, Seat::shaking);  // in the bowl itself: shakes, then throws
    }
    void record() override { click("record"); }
    void collect() override { click("collect"); }
    void choose_the_fair_sheet() override { click("fair"); }

 private:
    int throws_ = 0;
};

class Keys : public Guest {
 public:
    using Guest::Guest;
    void five_dollars() override { seat_.window.key("3"); }
    void one_more() override { seat_.window.key("Up"); }
    void cover() override {
        listens();
        seat_.window.key("Return");
    }
    void take_back() override { seat_.window.key("u"); }
    void stop() override { seat_.window.key("space"); }
    void throw_dice() override { seat_.window.hold_key("space", Seat::shaking); }
    void record() override { seat_.window.key("Return"); }
    void collect() override { seat_.window.key("space"); }
    void choose_the_fair_sheet() override { seat_.window.key("Tab"); }
};

void check_before_the_verdict(const Json& seen) {
    CHECK(seen["call"] == "");
    CHECK(seen["rounds"].empty());
    CHECK(seen["table"]["purse"] == 8900);
}

void cover_the_bank(Guest& guest) {  // in three bets, one of them taken back, until the dealer is stopped
    guest.five_dollars();
    guest.when([](const Json& now) { return now["next_bet"] == 500; });
    guest.cover();
    guest.covers(500);
    guest.one_more();
    guest.when([](const Json& now) { return now["next_bet"] == 600; });
    guest.cover();
    CHECK(guest.covers(1100)["table"]["purse"] == 8900);
    guest.cover();
    guest.covers(1700);
    guest.take_back();
    guest.covers(1100);
    guest.stop();
    CHECK(guest.when([](const Json& now) { return now["table"]["returned"] != 0; })["table"]["returned"] == 98'950);
}

// Throws and waits until the throw is recorded. While the dice still fly, the screen must not show the result yet; on a
// busy machine the flight may be over before this test looks.
void throw_once(Guest& guest) {
    guest.listens();
    const int entries = guest.seen()["journal_entries"];
    guest.throw_dice();
    guest.when([&](const Json& now) { return now["journal_entries"] > entries; });
    if (guest.seen()["phase"] == "flying") check_before_the_verdict(guest.seen());
}

void throw_against_three(Guest& guest) {
    guest.phase("player");  // the banker has thrown three times
    CHECK(guest.seen()["banker_faces"] == Json{2, 3, 2});
    CHECK(guest.seen()["shown"]["point"] == 3);
    throw_once(guest);
    guest.phase("player");
    CHECK(guest.seen()["player_faces"] == Json{3, 5, 5});
    CHECK(guest.seen()["call"] == "A tie at 3: Throw again: everything counts again.");
    throw_once(guest);
    guest.phase("settled");
    CHECK(guest.seen()["call"] == "Sì-Wŭ-Liù!: 4 · 5 · 6 wins at once: +$22");
    Cents sum = 0;
    for (const Json& line : guest.seen()["receipt"]) sum += line["change"].get<Cents>();
    CHECK(sum == 2200);
    CHECK(guest.seen()["shown"]["balance"] == 12'200);
}

void play_the_round(Seat& seat, Guest& guest) {
    cover_the_bank(guest);
    throw_against_three(guest);
    guest.when([](const Json& now) { return place_of(now, "collect").has_value(); });
    guest.when([](const Json& now) { return now["verdict_read"] == true && now["listens"] == true; });
    guest.record();
    guest.when([](const Json& now) { return now["rounds"][0]["recorded"] == true; });
    CHECK(read(seat.home / "data-dir" / "records.txt") == "The banker ends with $978.50\nThe player ends with $122\n");
    guest.collect();
    CHECK(guest.phase("betting")["table"]["purse"] == 12'200);
    guest.choose_the_fair_sheet();
    guest.when([](const Json& now) { return now["fair"] == true; });
    const std::string on_show = guest.seen()["hash"];
    CHECK(seat.close_and_verify() == on_show);
}

}  // namespace

TEST_CASE("a round of sì-wŭ-liù is played with a real mouse, recorded, kept, and verified; the fair sheet is a click") {
    if (!can_have_screen()) return;
    Seat seat("siwuliu-mouse", the_round, usual_width, usual_height);
    Mouse guest{seat};
    play_the_round(seat, guest);
}

TEST_CASE("the same round of sì-wŭ-liù with the keyboard alone, and motion reduced") {
    if (!can_have_screen()) return;
    Seat seat("siwuliu-keys", the_round, usual_width, usual_height, {{"reduced_motion", true}});
    Keys guest{seat};
    play_the_round(seat, guest);
}

}  // namespace boxcars::outside

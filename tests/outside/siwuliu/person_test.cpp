// A person in the Lacquer Car: a round of sì-wŭ-liù with a real mouse, and the same with the keyboard alone. Bets, the
// banker's dice, a tie, a win; the result recorded; the fair sheet chosen for the next round.
#include "outside/seat.h"

namespace boxcars::outside {
namespace {

using Cents = std::int64_t;

// With this seed: the banker throws nothing, nothing, a three; the player ties, then throws a 4-5-6.
const std::vector<std::string> the_round{"play", "siwuliu", "--seed", "3"};

class Guest {
 public:
    Guest(Seat& seat, Hand hand) : seat_(seat), hand_(hand) { phase("betting"); }

    const Json& seen() const { return seen_; }
    template <class Enough>
    const Json& when(const std::string& what, const Enough& enough) {
        return seen_ = seat_.see(what, enough);
    }
    const Json& phase(const std::string& wanted) {
        return when(wanted, [&](const Json& now) { return now.value("phase", "") == wanted; });
    }
    void press(const std::string& spot, const std::string& key) { seat_.press(hand_, spot, key); }

    void cover_comes_to(Cents cents) {
        seat_.see_listening();
        press("cover", "Return");
        covers(cents);
    }
    void covers(Cents cents) {
        when("another cover", [&](const Json& now) { return now["table"]["covered"] == cents; });
    }
    void next_bet_is(Cents cents) {
        when("another bet", [&](const Json& now) { return now["next_bet"] == cents; });
    }
    void five_dollars() {  // the next bet, by a number, or step by step
        if (hand_ == Hand::Keys) seat_.window.key("3");
        for (Cents next = 0; hand_ == Hand::Mouse && next != 500;) {
            seat_.click("minus");
            next = when("another bet", [&](const Json& now) { return now["next_bet"] != next; })["next_bet"];
        }
        next_bet_is(500);
    }
    // Throws and waits until the throw is recorded. While the dice still fly, the screen must not show the result yet;
    // on a busy machine the flight may be over before this test looks.
    void throw_once() {
        const int entries = seat_.see_listening()["journal_entries"];
        if (hand_ == Hand::Keys)
            seat_.window.hold_key("space", Seat::shaking);
        else if (throws_++ == 0)
            seat_.click("throw");
        else
            hold_in_the_bowl();
        when("a throw", [&](const Json& now) { return now["journal_entries"] > entries; });
        if (seen_["phase"] != "flying") return;
        CHECK(seen_["call"] == "");
        CHECK(seen_["rounds"].empty());
        CHECK(seen_["table"]["purse"] == 8900);
    }

 private:
    void hold_in_the_bowl() {  // shakes, then throws
        seat_.place("throw");
        seat_.window.hold_button(640, 340, Seat::shaking);
    }

    Seat& seat_;
    Hand hand_;
    Json seen_;
    int throws_ = 0;
};

void cover_the_bank(Guest& guest) {  // in three bets, one of them taken back, until the dealer is stopped
    guest.five_dollars();
    guest.cover_comes_to(500);
    guest.press("plus", "Up");
    guest.next_bet_is(600);
    guest.cover_comes_to(1100);
    CHECK(guest.seen()["table"]["purse"] == 8900);
    guest.cover_comes_to(1700);
    guest.press("undo", "u");
    guest.covers(1100);
    guest.press("stop", "space");
    guest.when("the open part", [](const Json& now) { return now["table"]["returned"] != 0; });
    CHECK(guest.seen()["table"]["returned"] == 98'950);
}

void throw_against_three(Guest& guest) {
    guest.phase("player");  // the banker has thrown three times
    CHECK(guest.seen()["banker_faces"] == Json{2, 3, 2});
    CHECK(guest.seen()["shown"]["point"] == 3);
    guest.throw_once();
    guest.phase("player");
    CHECK(guest.seen()["player_faces"] == Json{3, 5, 5});
    CHECK(guest.seen()["call"] == "A tie at 3: Throw again: your bet stays.");
    guest.throw_once();
    guest.phase("settled");
    CHECK(guest.seen()["call"] == "Sì-Wŭ-Liù!: 4 · 5 · 6 wins at once: +$22");
    Cents sum = 0;
    for (const Json& line : guest.seen()["receipt"]) sum += line["change"].get<Cents>();
    CHECK(sum == 2200);
    CHECK(guest.seen()["shown"]["balance"] == 12'200);
}

void play_the_round(Seat&& seat, Hand hand) {
    Guest guest{seat, hand};
    cover_the_bank(guest);
    throw_against_three(guest);
    guest.when("the verdict", [](const Json& now) {
        return place_of(now, "collect").has_value() && now["verdict_read"] == true && now["listens"] == true;
    });
    guest.press("record", "Return");
    guest.when("the record", [](const Json& now) { return now["rounds"][0]["recorded"] == true; });
    CHECK(read(seat.home / "data-dir" / "records.txt") == "The banker ends with $978.50\nThe player ends with $122\n");
    guest.press("collect", "space");
    CHECK(guest.phase("betting")["table"]["purse"] == 12'200);
    guest.press("fair", "Tab");
    guest.when("the fair sheet", [](const Json& now) { return now["fair"] == true; });
    const std::string on_show = guest.seen()["hash"];
    CHECK(seat.close_and_verify() == on_show);
}

}  // namespace

TEST_CASE("a round of sì-wŭ-liù is played with a real mouse, recorded, kept, and verified; the fair sheet is a click" *
          doctest::test_suite("long")) {
    if (can_have_screen()) play_the_round({"siwuliu-mouse", the_round}, Hand::Mouse);
}

TEST_CASE("the same round of sì-wŭ-liù with the keyboard alone, and motion reduced") {
    if (can_have_screen())
        play_the_round({"siwuliu-keys", the_round, usual_width, usual_height, {{"reduced_motion", true}}}, Hand::Keys);
}

}  // namespace boxcars::outside

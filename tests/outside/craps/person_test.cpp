// A person in a real window plays a hand of craps and a round of sì-wŭ-liù, by mouse and with the keyboard alone.
#include "outside/craps/arrows.h"

#include "outside/seat.h"

#include <algorithm>

namespace boxcars::outside {
namespace {

// With this seed: nine is the point, a ten, a hard four, the seven-out with 3 and 4.
const std::vector<std::string> the_hand{"play", "craps", "--seed", "8"};
const std::vector<std::vector<int>> the_throws{{6, 3}, {4, 6}, {2, 2}, {3, 4}};
const Json every_bet{{"felt_bets", "all"}}, at_rest{{"felt_bets", "all"}, {"reduced_motion", true}};

bool betting(const Json& now) { return now.value("phase", "") == "betting" && now["listens"] == true; }

class CrapsPlayer {
 public:
    CrapsPlayer(Seat& seat, Hand hand) : seat_(seat), hand_(hand), seen_(seat.see("the table", betting)) {}

    const Json& seen() const { return seen_; }
    std::int64_t stake(const std::string& spot) const {
        const Json& bets = seen_["shown"]["bets"];
        return bets.contains(spot) ? bets[spot]["stake"].get<std::int64_t>() : 0;
    }

    // Bets, and looks whether the chips lie where they should: on the spot, or behind it.
    void put(const std::string& spot, std::int64_t cents, const std::string& lies_on = {}) {
        bet(spot);
        const std::string at = lies_on.empty() ? spot : lies_on;
        seen_ = seat_.see(at, [&](const Json& now) { return now["shown"]["bets"].contains(at); });
        REQUIRE_MESSAGE(stake(at) == cents, spot << " on " << at << ": " << seen_["shown"].dump() << seen_["refused"]);
        REQUIRE(money_seen() == worth_);
    }
    void take_down(const std::string& spot) {
        if (hand_ == Hand::Mouse) return seat_.click(spot, 3);
        walk_with_arrows(seat_, spot);
        seat_.window.key("BackSpace");
    }

    // Throws; the receipt's lines add up to what the bankroll changed by.
    void roll(const std::vector<int>& expected) {
        const std::int64_t before = seen_["shown"]["bankroll"];
        const std::size_t thrown = seen_["hand"].size();
        if (hand_ == Hand::Keys)
            seat_.window.hold_key("space", Seat::shaking);
        else
            seat_.click("roll");
        seen_ = seat_.see("the dice at rest",
                          [&](const Json& now) { return betting(now) && now["hand"].size() != thrown; });
        CHECK(seen_["hand"].back() == Json(expected));
        CHECK(seen_["dice"] == Json(expected));
        std::int64_t change = 0, result = 0;
        for (const Json& line : seen_["receipt"]) {
            change += line["change"].get<std::int64_t>();
            result += line["result"].get<std::int64_t>();
        }
        CHECK(seen_["shown"]["bankroll"].get<std::int64_t>() - before == change);
        worth_ += result;
        CHECK(money_seen() == worth_);
        CHECK(seen_["shown"] == seen_["decided"]);
    }

 private:
    std::int64_t money_seen() const {
        const Json& shown = seen_["shown"];
        return shown["bankroll"].get<std::int64_t>() + shown["on_table"].get<std::int64_t>();
    }
    void bet(const std::string& spot) {
        if (hand_ == Hand::Keys) {
            walk_with_arrows(seat_, spot);
            return seat_.window.key("Return");
        }
        if (bets_++ != 1) return seat_.click(spot);
        const Place at = seat_.place(spot), chip = seat_.place("chip_2");  // once with a chip dragged from the dash
        seat_.window.drag(chip.x, chip.y, at.x, at.y);
    }

    Seat& seat_;
    Hand hand_;
    Json seen_;
    int bets_ = 0;
    std::int64_t worth_ = 100'000;
};

// Pass, odds, come, place, field, a hardway, a hop, something taken down, until the seven-out.
void play_the_hand(Seat&& seat, Hand hand) {
    CrapsPlayer player{seat, hand};
    player.put("pass", 500);
    player.roll(the_throws[0]);
    CHECK(player.seen()["shown"]["point"] == 9);
    player.put("pass", 500, "pass_odds");
    player.put("come", 500);
    player.put("place_6", 600);
    player.put("place_8", 600);
    player.put("field", 500);
    player.put("hard_4", 500);
    player.roll(the_throws[1]);
    CHECK(player.stake("come_10") == 500);
    CHECK(player.seen()["call"].get<std::string>().rfind("Ten", 0) == 0);
    player.put("come_10", 500, "come_odds_10");
    player.take_down("place_8");
    player.put("field", 500);
    player.roll(the_throws[2]);
    CHECK(player.stake("place_8") == 0);
    CHECK(player.stake("hard_4") == 500);  // it won, and stays down
    seat.press(hand, "leaf_hops", "Tab");
    player.put("hop_3_4", 500);
    player.roll(the_throws[3]);
    CHECK(player.seen()["shown"]["point"] == 0);
    CHECK(player.seen()["shown"]["bets"].empty());
    const std::string on_show = seat.look().value("hash", "");
    CHECK(seat.close_and_verify() == on_show);
}

// The longest name of a place that the sentence has in it: "PASS LINE is a good first bet" speaks of "pass".
std::string spoken_of(std::string sentence, const Json& look) {
    std::string found;
    std::ranges::transform(sentence, sentence.begin(), [](unsigned char c) { return std::tolower(c); });
    for (const Json& spot : look["spots"]) {
        std::string name = spot["name"], words = name;
        std::ranges::replace(words, '_', ' ');
        if (sentence.find(words) != std::string::npos && words.size() > found.size()) found = name;
    }
    return found;
}

}  // namespace

TEST_CASE("a first sensible bet at craps takes two clicks, by what the screen says alone") {
    if (!can_have_screen()) return;
    Seat seat("craps-first-bet", {}, 1280, 720);
    seat.see_scene("title");
    seat.click("craps");
    const Json table = seat.see("the table", betting);
    const std::string said = table["says"], spot = spoken_of(said, table);
    REQUIRE_MESSAGE(spot == "pass", "'" << said << "' speaks of '" << spot << "'");
    seat.click(spot);
    const Json bet = seat.see("a bet", [](const Json& look) { return !look["shown"]["bets"].empty(); });
    CHECK(bet["shown"]["bets"].contains("pass"));
    CHECK(bet["refused"] == "");
}

TEST_CASE("a hand of craps is played with a real mouse from the come-out to the seven-out, kept, and verified") {
    if (can_have_screen()) play_the_hand({"craps-mouse", the_hand, usual_width, usual_height, every_bet}, Hand::Mouse);
}

TEST_CASE("the same hand of craps with the keyboard alone, and motion reduced" * doctest::test_suite("long")) {
    if (can_have_screen()) play_the_hand({"craps-keys", the_hand, usual_width, usual_height, at_rest}, Hand::Keys);
}

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

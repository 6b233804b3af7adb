// A person at the craps table: a hand from the come-out to the seven-out with a real mouse, and another with the
// keyboard alone. What the screen's own account says after each throw must be what its receipt says.
#include "outside/craps/arrows.h"

#include <doctest/doctest.h>

namespace boxcars::outside {
namespace {

using Json = nlohmann::json;

// With this seed: nine is the point, a ten, a hard four, the seven-out with 3 and 4.
const std::vector<std::string> the_hand{"play", "craps", "--seed", "8"};
const std::vector<std::vector<int>> the_throws{{6, 3}, {4, 6}, {2, 2}, {3, 4}};
const Json every_bet{{"felt_bets", "all"}}, at_rest{{"felt_bets", "all"}, {"reduced_motion", true}};
constexpr Seconds patience{20};

class Player {
 public:
    explicit Player(Seat& seat) : seat_(seat) {
        REQUIRE_MESSAGE(seat.window.found(), "no window came up; the program said: " << seat.game.said());
        seen_ = when([](const Json& seen) { return seen.value("phase", "") == "betting" && seen["listens"] == true; });
    }
    virtual ~Player() = default;
    virtual void bet(const std::string& spot) = 0;
    virtual void take_down(const std::string& spot) = 0;
    virtual void other_side() = 0;
    virtual void roll_the_dice() = 0;

    const Json& seen() const { return seen_; }
    std::int64_t stake(const std::string& spot) const {
        const Json& bets = seen_["shown"]["bets"];
        return bets.contains(spot) ? bets[spot]["stake"].get<std::int64_t>() : 0;
    }

    // Bets, and looks whether the chips lie where they should: on the spot, or behind it.
    void put(const std::string& spot, std::int64_t cents, const std::string& lies_on = {}) {
        bet(spot);
        const std::string at = lies_on.empty() ? spot : lies_on;
        seen_ = when([&](const Json& now) { return now["shown"]["bets"].contains(at); });
        REQUIRE_MESSAGE(stake(at) == cents, spot << " on " << at << ": " << seen_["shown"].dump() << seen_["refused"]);
        REQUIRE(seen_["shown"]["bankroll"].get<std::int64_t>() + seen_["shown"]["on_table"].get<std::int64_t>() ==
                worth_);
    }

    // Throws; the receipt's lines add up to what the bankroll changed by.
    void roll(const std::vector<int>& expected) {
        const std::int64_t before = seen_["shown"]["bankroll"];
        const int thrown = seen_["hand"].empty() ? 0 : static_cast<int>(seen_["hand"].size());
        roll_the_dice();
        seen_ = when([&](const Json& now) {
            return now.value("phase", "") == "betting" && now["listens"] == true &&
                   static_cast<int>(now["hand"].size()) != thrown;
        });
        REQUIRE_MESSAGE(!seen_.empty(), "the dice did not come to rest: " << seat_.look().dump());
        CHECK(seen_["hand"].back() == Json(expected));
        CHECK(seen_["dice"] == Json(expected));
        std::int64_t change = 0, result = 0;
        for (const Json& line : seen_["receipt"]) {
            change += line["change"].get<std::int64_t>();
            result += line["result"].get<std::int64_t>();
        }
        CHECK(seen_["shown"]["bankroll"].get<std::int64_t>() - before == change);
        worth_ += result;
        CHECK(seen_["shown"]["bankroll"].get<std::int64_t>() + seen_["shown"]["on_table"].get<std::int64_t>() ==
              worth_);
        CHECK(seen_["shown"] == seen_["decided"]);
    }

 protected:
    template <class Enough>
    Json when(const Enough& enough) {
        return seat_.wait_for(patience, enough);
    }
    Place place(const std::string& name) {
        const Json now = when([&](const Json& look) { return place_of(look, name).has_value(); });
        REQUIRE_MESSAGE(!now.empty(), "there is no '" << name << "' to click on: " << seat_.look().dump());
        return *place_of(now, name);
    }
    Seat& seat_;

 private:
    Json seen_;
    std::int64_t worth_ = 100'000;
};

class Mouse : public Player {
 public:
    using Player::Player;
    void bet(const std::string& spot) override {
        const Place at = place(spot);
        if (bets_++ == 1) {  // once with a chip dragged from the dash
            const Place chip = place("chip_2");
            return seat_.window.drag(chip.x, chip.y, at.x, at.y);
        }
        seat_.window.click(at.x, at.y);
    }
    void take_down(const std::string& spot) override {
        const Place at = place(spot);
        seat_.window.click(at.x, at.y, 3);
    }
    void other_side() override {
        const Place at = place("leaf_hops");
        seat_.window.click(at.x, at.y);
    }
    void roll_the_dice() override {
        const Place at = place("roll");
        seat_.window.click(at.x, at.y);
    }

 private:
    int bets_ = 0;
};

class Keys : public Player {
 public:
    using Player::Player;
    void bet(const std::string& spot) override {
        walk_with_arrows(seat_, spot);
        seat_.window.key("Return");
    }
    void take_down(const std::string& spot) override {
        walk_with_arrows(seat_, spot);
        seat_.window.key("BackSpace");
    }
    void other_side() override { seat_.window.key("Tab"); }
    void roll_the_dice() override { seat_.window.hold_key("space", Seat::shaking); }
};

// Pass, odds, come, place, field, a hardway, a hop, something taken down, until the seven-out.
void play_the_hand(Seat& seat, Player& player) {
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
    player.other_side();
    player.put("hop_3_4", 500);
    player.roll(the_throws[3]);
    CHECK(player.seen()["shown"]["point"] == 0);
    CHECK(player.seen()["shown"]["bets"].empty());
    const std::string on_show = seat.look().value("hash", "");
    CHECK(seat.close_and_verify() == on_show);
}

}  // namespace

TEST_CASE("a hand of craps is played with a real mouse from the come-out to the seven-out, kept, and verified") {
    if (!can_have_screen()) return;
    Seat seat("craps-mouse", the_hand, usual_width, usual_height, every_bet);
    Mouse player{seat};
    play_the_hand(seat, player);
}

TEST_CASE("the same hand of craps with the keyboard alone, and motion reduced") {
    if (!can_have_screen()) return;
    Seat seat("craps-keys", the_hand, usual_width, usual_height, at_rest);
    Keys player{seat};
    play_the_hand(seat, player);
}

}  // namespace boxcars::outside

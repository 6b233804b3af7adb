// The casino card, row by row: what each bet does on each of the 36 throws, in each state it can be in. The rows say it
// in their own words and are expanded here by counting pips; nothing is asked of the rules under test.
#include "rules/craps/bets.h"
#include "rules/knobs.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

using namespace boxcars;
using namespace boxcars::craps;
using Facts = std::vector<Fact>;

static_assert(rules::Game<craps::Rules>);

namespace {

constexpr int any = -1;     // with every point and on the come-out alike
constexpr int points = -2;  // with every point

struct CardRow {
    std::string_view bet;   // its name
    int point;              // 0: come-out
    std::string_view wins;  // "7 11 at 1:1; 2 at 2:1"; "h6" hard six, "e6" the easy ways, "1-3" those faces
    std::string_view loses, pushes;
    std::string_view moves;       // to the thrown number
    std::string_view sheet = "";  // knobs that differ: "crapless=on"
    Call call = Call::ByRule;
};

constexpr std::string_view rest = "";
constexpr std::string_view others = "all the others";

// clang-format off
constexpr CardRow card[] = {
    // the line
    {"pass", 0, "7 11 at 1:1", "2 3 12", rest, rest},
    {"pass", 4, "4 at 1:1", "7", rest, rest}, {"pass", 5, "5 at 1:1", "7", rest, rest}, {"pass", 6, "6 at 1:1", "7", rest, rest},
    {"pass", 8, "8 at 1:1", "7", rest, rest}, {"pass", 9, "9 at 1:1", "7", rest, rest}, {"pass", 10, "10 at 1:1", "7", rest, rest},
    {"pass", 0, "7 at 1:1", rest, rest, rest, "crapless=on"},
    {"pass", 2, "2 at 1:1", "7", rest, rest, "crapless=on"}, {"pass", 11, "11 at 1:1", "7", rest, rest, "crapless=on"},
    {"dont_pass", 0, "2 3 at 1:1", "7 11", "12", rest},
    {"dont_pass", 0, "3 12 at 1:1", "7 11", "2", rest, "bar=2"},
    {"dont_pass", 0, "2 12 at 1:1", "7 11", "3", rest, "bar=3"},
    {"dont_pass", 4, "7 at 1:1", "4", rest, rest}, {"dont_pass", 9, "7 at 1:1", "9", rest, rest},
    // come: the same, with its own number
    {"come", points, "7 11 at 1:1", "2 3 12", rest, "4 5 6 8 9 10"},
    {"come", points, "7 at 1:1", rest, rest, "2 3 4 5 6 8 9 10 11 12", "crapless=on"},
    {"dont_come", points, "2 3 at 1:1", "7 11", "12", "4 5 6 8 9 10"},
    {"dont_come", points, "2 12 at 1:1", "7 11", "3", "4 5 6 8 9 10", "bar=3"},
    {"come_4", any, "4 at 1:1", "7", rest, rest}, {"come_6", any, "6 at 1:1", "7", rest, rest}, {"come_9", any, "9 at 1:1", "7", rest, rest},
    {"dont_come_5", any, "7 at 1:1", "5", rest, rest}, {"dont_come_8", any, "7 at 1:1", "8", rest, rest}, {"dont_come_10", any, "7 at 1:1", "10", rest, rest},
    // odds behind
    {"pass_odds", 4, "4 at 2:1", "7", rest, rest}, {"pass_odds", 10, "10 at 2:1", "7", rest, rest}, {"pass_odds", 5, "5 at 3:2", "7", rest, rest},
    {"pass_odds", 9, "9 at 3:2", "7", rest, rest}, {"pass_odds", 6, "6 at 6:5", "7", rest, rest}, {"pass_odds", 8, "8 at 6:5", "7", rest, rest},
    {"pass_odds", 2, "2 at 6:1", "7", rest, rest, "crapless=on"}, {"pass_odds", 11, "11 at 3:1", "7", rest, rest, "crapless=on"},
    {"dont_pass_odds", 4, "7 at 1:2", "4", rest, rest}, {"dont_pass_odds", 9, "7 at 2:3", "9", rest, rest}, {"dont_pass_odds", 6, "7 at 5:6", "6", rest, rest},
    {"come_odds_4", points, "4 at 2:1", "7", rest, rest}, {"come_odds_5", points, "5 at 3:2", "7", rest, rest}, {"come_odds_8", points, "8 at 6:5", "7", rest, rest},
    {"come_odds_4", 0, rest, rest, "4 7", rest}, {"come_odds_9", 0, rest, rest, "9 7", rest},
    {"come_odds_4", 0, "4 at 2:1", "7", rest, rest, "", Call::On}, {"come_odds_6", 6, rest, rest, "6 7", rest, "", Call::Off},
    {"dont_come_odds_4", any, "7 at 1:2", "4", rest, rest}, {"dont_come_odds_5", any, "7 at 2:3", "5", rest, rest}, {"dont_come_odds_8", any, "7 at 5:6", "8", rest, rest},
    // the numbers
    {"place_4", points, "4 at 9:5", "7", rest, rest}, {"place_10", points, "10 at 9:5", "7", rest, rest}, {"place_5", points, "5 at 7:5", "7", rest, rest},
    {"place_9", points, "9 at 7:5", "7", rest, rest}, {"place_6", points, "6 at 7:6", "7", rest, rest}, {"place_8", points, "8 at 7:6", "7", rest, rest},
    {"place_6", 0, rest, rest, rest, rest}, {"place_6", 0, "6 at 7:6", "7", rest, rest, "", Call::On}, {"place_9", 4, rest, rest, rest, rest, "", Call::Off},
    {"place_2", points, "2 at 11:2", "7", rest, rest, "crapless=on"}, {"place_12", points, "12 at 11:2", "7", rest, rest, "crapless=on"}, {"place_3", points, "3 at 11:4", "7", rest, rest, "crapless=on"},
    {"place_to_lose_4", any, "7 at 5:11", "4", rest, rest}, {"place_to_lose_5", any, "7 at 5:8", "5", rest, rest}, {"place_to_lose_8", any, "7 at 4:5", "8", rest, rest},
    {"buy_4", points, "4 at 2:1", "7", rest, rest, "vig=0"}, {"buy_9", points, "9 at 3:2", "7", rest, rest, "vig=0"}, {"buy_6", points, "6 at 6:5", "7", rest, rest, "vig=0"},
    {"buy_4", 0, rest, rest, rest, rest, "vig=0"}, {"buy_4", 0, "4 at 2:1", "7", rest, rest, "vig=0", Call::On},
    {"buy_4", points, "4 at 39:20", "7", rest, rest}, {"buy_5", points, "5 at 29:20", "7", rest, rest}, {"buy_8", points, "8 at 23:20", "7", rest, rest},
    {"buy_2", points, "2 at 6:1", "7", rest, rest, "crapless=on vig=0"}, {"buy_3", points, "3 at 3:1", "7", rest, rest, "crapless=on vig=0"},
    {"lay_4", any, "7 at 1:2", "4", rest, rest, "vig=0"}, {"lay_9", any, "7 at 2:3", "9", rest, rest, "vig=0"}, {"lay_6", any, "7 at 5:6", "6", rest, rest, "vig=0"},
    {"lay_4", any, "7 at 19:40", "4", rest, rest}, {"lay_5", any, "7 at 19:30", "5", rest, rest}, {"lay_8", any, "7 at 19:24", "8", rest, rest},
    {"put_4", any, "4 at 1:1", "7", rest, rest}, {"put_9", any, "9 at 1:1", "7", rest, rest},
    {"put_odds_4", points, "4 at 2:1", "7", rest, rest}, {"put_odds_6", points, "6 at 6:5", "7", rest, rest}, {"put_odds_6", 0, rest, rest, "6 7", rest},
    {"big_6", any, "6 at 1:1", "7", rest, rest}, {"big_8", any, "8 at 1:1", "7", rest, rest},
    // hardways
    {"hard_4", points, "h4 at 7:1", "7 e4", rest, rest}, {"hard_10", points, "h10 at 7:1", "7 e10", rest, rest},
    {"hard_6", points, "h6 at 9:1", "7 e6", rest, rest}, {"hard_8", points, "h8 at 9:1", "7 e8", rest, rest},
    {"hard_8", 0, rest, rest, rest, rest}, {"hard_8", 0, "h8 at 9:1", "7 e8", rest, rest, "", Call::On},
    // one roll
    {"field", any, "3 4 9 10 11 at 1:1; 2 at 2:1; 12 at 3:1", others, rest, rest}, {"field", any, "3 4 9 10 11 at 1:1; 2 12 at 2:1", others, rest, rest, "field_12=2"},
    {"any_seven", any, "7 at 4:1", others, rest, rest}, {"any_craps", any, "2 3 12 at 7:1", others, rest, rest},
    {"two", any, "2 at 30:1", others, rest, rest}, {"twelve", any, "12 at 30:1", others, rest, rest}, {"three", any, "3 at 15:1", others, rest, rest}, {"eleven", any, "11 at 15:1", others, rest, rest},
    {"hi_lo", any, "2 12 at 15:1", others, rest, rest},
    {"hop_1_2", any, "1-2 at 15:1", others, rest, rest}, {"hop_3_5", any, "3-5 at 15:1", others, rest, rest}, {"hop_4_4", any, "4-4 at 30:1", others, rest, rest}, {"hop_6_6", any, "6-6 at 30:1", others, rest, rest},
    {"horn", any, "2 12 at 27:4; 3 11 at 12:4", others, rest, rest},
    {"horn_high_2", any, "2 at 57:5; 12 at 26:5; 3 11 at 11:5", others, rest, rest}, {"horn_high_12", any, "12 at 57:5; 2 at 26:5; 3 11 at 11:5", others, rest, rest},
    {"horn_high_3", any, "3 at 27:5; 11 at 11:5; 2 12 at 26:5", others, rest, rest}, {"horn_high_11", any, "11 at 27:5; 3 at 11:5; 2 12 at 26:5", others, rest, rest},
    {"world", any, "2 12 at 26:5; 3 11 at 11:5", "4 5 6 8 9 10", "7", rest}, {"world", any, "2 12 at 26:5; 3 11 at 11:5; 7 at 1:5", others, rest, rest, "any_seven=5"},
    {"c_and_e", any, "2 3 12 at 6:2; 11 at 14:2", others, rest, rest},
    // the line, on its other points
    {"dont_pass", 5, "7 at 1:1", "5", rest, rest}, {"dont_pass", 6, "7 at 1:1", "6", rest, rest}, {"dont_pass", 8, "7 at 1:1", "8", rest, rest},
    {"dont_pass", 10, "7 at 1:1", "10", rest, rest}, {"pass", 3, "3 at 1:1", "7", rest, rest, "crapless=on"}, {"pass", 4, "4 at 1:1", "7", rest, rest, "crapless=on"},
    {"pass", 5, "5 at 1:1", "7", rest, rest, "crapless=on"}, {"pass", 6, "6 at 1:1", "7", rest, rest, "crapless=on"}, {"pass", 8, "8 at 1:1", "7", rest, rest, "crapless=on"},
    {"pass", 9, "9 at 1:1", "7", rest, rest, "crapless=on"}, {"pass", 10, "10 at 1:1", "7", rest, rest, "crapless=on"}, {"pass", 12, "12 at 1:1", "7", rest, rest, "crapless=on"},
    // come and don't come, on their other numbers
    {"come_5", any, "5 at 1:1", "7", rest, rest}, {"come_8", any, "8 at 1:1", "7", rest, rest}, {"come_10", any, "10 at 1:1", "7", rest, rest},
    {"come_2", any, "2 at 1:1", "7", rest, rest, "crapless=on"}, {"come_3", any, "3 at 1:1", "7", rest, rest, "crapless=on"}, {"come_11", any, "11 at 1:1", "7", rest, rest, "crapless=on"},
    {"come_12", any, "12 at 1:1", "7", rest, rest, "crapless=on"}, {"dont_come_4", any, "7 at 1:1", "4", rest, rest}, {"dont_come_6", any, "7 at 1:1", "6", rest, rest},
    {"dont_come_9", any, "7 at 1:1", "9", rest, rest},
    // odds behind, on their other numbers
    {"pass_odds", 3, "3 at 3:1", "7", rest, rest, "crapless=on"}, {"pass_odds", 12, "12 at 6:1", "7", rest, rest, "crapless=on"}, {"dont_pass_odds", 5, "7 at 2:3", "5", rest, rest},
    {"dont_pass_odds", 8, "7 at 5:6", "8", rest, rest}, {"dont_pass_odds", 10, "7 at 1:2", "10", rest, rest}, {"come_odds_6", points, "6 at 6:5", "7", rest, rest},
    {"come_odds_9", points, "9 at 3:2", "7", rest, rest}, {"come_odds_10", points, "10 at 2:1", "7", rest, rest}, {"come_odds_2", points, "2 at 6:1", "7", rest, rest, "crapless=on"},
    {"come_odds_3", points, "3 at 3:1", "7", rest, rest, "crapless=on"}, {"come_odds_11", points, "11 at 3:1", "7", rest, rest, "crapless=on"},
    {"come_odds_12", points, "12 at 6:1", "7", rest, rest, "crapless=on"}, {"dont_come_odds_6", any, "7 at 5:6", "6", rest, rest}, {"dont_come_odds_9", any, "7 at 2:3", "9", rest, rest},
    {"dont_come_odds_10", any, "7 at 1:2", "10", rest, rest}, {"put_odds_5", points, "5 at 3:2", "7", rest, rest}, {"put_odds_8", points, "8 at 6:5", "7", rest, rest},
    {"put_odds_9", points, "9 at 3:2", "7", rest, rest}, {"put_odds_10", points, "10 at 2:1", "7", rest, rest}, {"put_odds_2", points, "2 at 6:1", "7", rest, rest, "crapless=on"},
    {"put_odds_3", points, "3 at 3:1", "7", rest, rest, "crapless=on"}, {"put_odds_11", points, "11 at 3:1", "7", rest, rest, "crapless=on"},
    {"put_odds_12", points, "12 at 6:1", "7", rest, rest, "crapless=on"},
    // the numbers that are left
    {"place_11", points, "11 at 11:4", "7", rest, rest, "crapless=on"}, {"place_to_lose_6", any, "7 at 4:5", "6", rest, rest}, {"place_to_lose_9", any, "7 at 5:8", "9", rest, rest},
    {"place_to_lose_10", any, "7 at 5:11", "10", rest, rest}, {"buy_6", points, "6 at 23:20", "7", rest, rest}, {"buy_9", points, "9 at 29:20", "7", rest, rest},
    {"buy_10", points, "10 at 39:20", "7", rest, rest}, {"buy_2", points, "2 at 119:20", "7", rest, rest, "crapless=on"}, {"buy_3", points, "3 at 59:20", "7", rest, rest, "crapless=on"},
    {"buy_11", points, "11 at 59:20", "7", rest, rest, "crapless=on"}, {"buy_12", points, "12 at 119:20", "7", rest, rest, "crapless=on"}, {"lay_6", any, "7 at 19:24", "6", rest, rest},
    {"lay_9", any, "7 at 19:30", "9", rest, rest}, {"lay_10", any, "7 at 19:40", "10", rest, rest}, {"lay_2", any, "7 at 19:120", "2", rest, rest, "crapless=on"},
    {"lay_3", any, "7 at 19:60", "3", rest, rest, "crapless=on"}, {"lay_11", any, "7 at 19:60", "11", rest, rest, "crapless=on"},
    {"lay_12", any, "7 at 19:120", "12", rest, rest, "crapless=on"}, {"put_5", any, "5 at 1:1", "7", rest, rest}, {"put_6", any, "6 at 1:1", "7", rest, rest},
    {"put_8", any, "8 at 1:1", "7", rest, rest}, {"put_10", any, "10 at 1:1", "7", rest, rest}, {"put_2", any, "2 at 1:1", "7", rest, rest, "crapless=on"},
    {"put_3", any, "3 at 1:1", "7", rest, rest, "crapless=on"}, {"put_11", any, "11 at 1:1", "7", rest, rest, "crapless=on"}, {"put_12", any, "12 at 1:1", "7", rest, rest, "crapless=on"},
    // the hops that are left
    {"hop_1_1", any, "1-1 at 30:1", others, rest, rest}, {"hop_1_3", any, "1-3 at 15:1", others, rest, rest}, {"hop_1_4", any, "1-4 at 15:1", others, rest, rest},
    {"hop_1_5", any, "1-5 at 15:1", others, rest, rest}, {"hop_1_6", any, "1-6 at 15:1", others, rest, rest}, {"hop_2_2", any, "2-2 at 30:1", others, rest, rest},
    {"hop_2_3", any, "2-3 at 15:1", others, rest, rest}, {"hop_2_4", any, "2-4 at 15:1", others, rest, rest}, {"hop_2_5", any, "2-5 at 15:1", others, rest, rest},
    {"hop_2_6", any, "2-6 at 15:1", others, rest, rest}, {"hop_3_3", any, "3-3 at 30:1", others, rest, rest}, {"hop_3_4", any, "3-4 at 15:1", others, rest, rest},
    {"hop_3_6", any, "3-6 at 15:1", others, rest, rest}, {"hop_4_5", any, "4-5 at 15:1", others, rest, rest}, {"hop_4_6", any, "4-6 at 15:1", others, rest, rest},
    {"hop_5_5", any, "5-5 at 30:1", others, rest, rest}, {"hop_5_6", any, "5-6 at 15:1", others, rest, rest},
};
// clang-format on

// ---- a row of words against two dice ----

bool says(std::string_view words, int first, int second) {
    std::istringstream in{std::string{words}};
    const std::string sum = std::to_string(first + second), pair = first == second ? "h" : "e";
    const std::string faces = std::to_string(std::min(first, second)) + "-" + std::to_string(std::max(first, second));
    for (std::string word; in >> word;)
        if (word == sum || word == pair + sum || word == faces) return true;
    return false;
}

struct Expected {
    enum class What { Rests, Wins, Loses, Pushes, Moves } what = What::Rests;
    int win = 0, per = 1;
};

std::optional<std::pair<int, int>> prize(std::string_view wins, int first, int second) {
    while (!wins.empty()) {
        const auto end = wins.find(';');
        const auto part = wins.substr(0, end), at = part.substr(part.find("at ") + 3);
        if (says(part.substr(0, part.find(" at")), first, second)) {
            const auto colon = at.find(':');
            return {{std::stoi(std::string{at.substr(0, colon)}), std::stoi(std::string{at.substr(colon + 1)})}};
        }
        wins = end == std::string_view::npos ? "" : wins.substr(end + 1);
    }
    return {};
}

Expected expected(const CardRow& row, int first, int second) {
    using enum Expected::What;
    if (const auto pays = prize(row.wins, first, second)) return {Wins, pays->first, pays->second};
    if (says(row.pushes, first, second)) return {Pushes};
    if (says(row.moves, first, second)) return {Moves};
    if (row.loses == others || says(row.loses, first, second)) return {Loses};
    return {Rests};
}

Rules sheet(std::string_view changes) {
    Rules rules;
    std::istringstream in{std::string{changes}};
    for (std::string word; in >> word;) {
        const auto equals = word.find('=');
        REQUIRE_FALSE(rules::set_knob(rules, word.substr(0, equals), word.substr(equals + 1)));
    }
    return rules;
}

std::vector<int> points_of(const CardRow& row, const Rules& rules) {
    if (row.point >= 0) return {row.point};
    std::vector<int> all = box_numbers(rules);
    if (row.point == any) all.push_back(0);
    return all;
}

constexpr Cents stake = 1320 * 5;  // whole cents at every pay-out and vig of the card
constexpr Cents purse = 1'000'000;
constexpr std::string_view staying[] = {"place", "buy", "lay", "big", "hard"};  // down after a win

const Fact* news_of(const Facts& facts, Spot spot) {
    for (const Fact& fact : facts) {
        const bool ours = std::visit(
            [&](const auto& f) {
                if constexpr (requires {
                                  f.stake;
                                  f.spot;
                              })
                    return f.spot == spot;
                else if constexpr (requires { f.from; })
                    return f.from == spot;
                else
                    return false;
            },
            fact);
        if (ours) return &fact;
    }
    return nullptr;
}

void check_win(const CardRow& card_row, const Step& step, Spot spot, const Fact& fact, const Expected& want) {
    const auto* won = std::get_if<Won>(&fact);
    REQUIRE(won);
    CHECK(won->won == stake * want.win / want.per);
    CHECK(won->stake == stake);
    CHECK(won->stays == std::ranges::any_of(staying, [&](auto start) { return card_row.bet.starts_with(start); }));
    CHECK(staked(step.next, spot) == (won->stays ? stake : 0));
    CHECK(step.next.bankroll - purse == won->won + (won->stays ? 0 : stake));
}

// What the throw has told of the bet and left of it; a win is checked for itself.
void check_fact(const Step& step, Spot spot, int sum, const Fact& fact, Expected::What what) {
    const Spot to = what != Expected::What::Moves ? spot
                    : spot.kind == Kind::Come     ? Spot{Kind::ComeOn, sum}
                                                  : Spot{Kind::DontComeOn, sum};
    const bool pushes = what == Expected::What::Pushes, moves = what == Expected::What::Moves;
    CHECK(fact == (moves    ? Fact{Moved{spot, to, stake}}
                   : pushes ? Fact{Pushed{spot, stake}}
                            : Fact{Lost{spot, stake, 0}}));
    CHECK(staked(step.next, to) == (moves ? stake : 0));
    CHECK(step.next.bankroll - purse == (pushes ? stake : 0));
}

void check_throw(const CardRow& card_row, const Rules& rules, const State& state, Spot spot, int first, int second) {
    INFO(card_row.bet, " with point ", state.point, " thrown ", first, " and ", second);
    const Expected want = expected(card_row, first, second);
    const Step step = apply(rules, state, Rolled{first, second});
    const Fact* fact = news_of(step.facts, spot);
    Cents change = 0;
    for (const Fact& each : step.facts) change += to_bankroll(each);
    CHECK(step.next.bankroll == purse + change);
    if (want.what == Expected::What::Rests) {
        CHECK(fact == nullptr);
        CHECK(staked(step.next, spot) == stake);
        CHECK(change == 0);
        return;
    }
    REQUIRE(fact);
    if (want.what == Expected::What::Wins)
        check_win(card_row, step, spot, *fact, want);
    else
        check_fact(step, spot, first + second, *fact, want.what);
}

}  // namespace

TEST_CASE("the casino card: every bet, in every state it can be in, on all 36 throws") {
    int throws = 0;
    for (const CardRow& row : card) {
        const Rules rules = sheet(row.sheet);
        const auto spot = spot_from(row.bet);
        REQUIRE_MESSAGE(spot, row.bet);
        for (const int point : points_of(row, rules)) {
            State state = opening(rules);
            state.bankroll = purse;
            state.point = point;
            state.new_hand = state.after_seven = false;
            state.bets = {{*spot, stake, 0, row.call, 0}};
            for (int first = 1; first <= 6; ++first)
                for (int second = 1; second <= 6; ++second) {
                    check_throw(row, rules, state, *spot, first, second);
                    ++throws;
                }
        }
    }
    CHECK(throws > 20'000 / 2);
}

TEST_CASE("the card leaves out no bet of either felt, number by number and point by point, but those of a whole hand") {
    const std::vector<Spot> ordinary = spots(Rules{});
    const std::vector<int> ordinary_box = box_numbers(Rules{});
    for (const std::string_view knobs : {"", "crapless=on"}) {
        const Rules rules = sheet(knobs);
        for (const Spot spot : spots(rules)) {
            if (spot.kind >= Kind::Small) continue;
            const bool by_point = spot.kind == Kind::Pass || spot.kind == Kind::DontPass || is_line_odds(spot.kind);
            for (const int point : by_point ? box_numbers(rules) : std::vector<int>{any}) {
                const bool only_crapless = !std::ranges::count(ordinary, spot) || spot.kind == Kind::Pass ||
                                           spot.kind == Kind::Come ||
                                           (by_point && !std::ranges::count(ordinary_box, point));
                INFO(to_text(spot), " with point ", point, " on the sheet '", knobs, "'");
                CHECK(std::ranges::any_of(card, [&](const CardRow& row) {
                    return row.bet == to_text(spot) && (row.point == point || !by_point) &&
                           row.sheet.starts_with("crapless=on") == (rules.crapless != 0 && only_crapless);
                }));
            }
        }
    }
}

TEST_CASE("odds lie behind the bet they belong to, and no other bet takes any") {
    for (const Spot spot : spots(Rules{})) {
        INFO(to_text(spot));
        const bool odds = to_text(spot).find("odds") != std::string::npos;
        CHECK((base_of(spot) != spot) == odds);
        if (odds) CHECK(odds_behind(base_of(spot)) == spot);
        if (const auto behind = odds_behind(spot)) CHECK(base_of(*behind) == spot);
        CHECK(is_line_odds(spot.kind) == (odds && spot.number == 0));
    }
}

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
constexpr int own = -3;     // with the number as the point

struct CardRow {
    std::string bet;      // its name, with # for each of the numbers
    std::string numbers;  // "4 10"; of a bet without any: ""
    int point;            // 0: come-out
    std::string wins;     // "7 11 at 1:1; 2 at 2:1"; "h6" hard six, "e6" the easy ways, "1-3" those faces
    std::string loses, pushes;
    std::string moves;       // to the thrown number
    std::string sheet = {};  // knobs that differ: "crapless=on"
    Call call = Call::ByRule;
};

const std::string rest, none, others = "all the others";
const std::string boxes = "4 5 6 8 9 10", outer = "2 3 11 12", crapless = "crapless=on";

// clang-format off
const std::vector<CardRow> card_by_numbers{
    // the line
    {"pass", none, 0, "7 11 at 1:1", "2 3 12", rest, rest}, {"pass", boxes, own, "# at 1:1", "7", rest, rest},
    {"pass", none, 0, "7 at 1:1", rest, rest, rest, crapless}, {"pass", boxes + " " + outer, own, "# at 1:1", "7", rest, rest, crapless},
    {"dont_pass", none, 0, "2 3 at 1:1", "7 11", "12", rest}, {"dont_pass", none, 0, "3 12 at 1:1", "7 11", "2", rest, "bar=2"},
    {"dont_pass", none, 0, "2 12 at 1:1", "7 11", "3", rest, "bar=3"}, {"dont_pass", boxes, own, "7 at 1:1", "#", rest, rest},
    // come: the same, with its own number
    {"come", none, points, "7 11 at 1:1", "2 3 12", rest, "4 5 6 8 9 10"},
    {"come", none, points, "7 at 1:1", rest, rest, "2 3 4 5 6 8 9 10 11 12", crapless},
    {"dont_come", none, points, "2 3 at 1:1", "7 11", "12", "4 5 6 8 9 10"}, {"dont_come", none, points, "2 12 at 1:1", "7 11", "3", "4 5 6 8 9 10", "bar=3"},
    {"come_#", boxes, any, "# at 1:1", "7", rest, rest}, {"come_#", outer, any, "# at 1:1", "7", rest, rest, crapless}, {"dont_come_#", boxes, any, "7 at 1:1", "#", rest, rest},
    // odds behind
    {"pass_odds", "4 10", own, "# at 2:1", "7", rest, rest}, {"pass_odds", "5 9", own, "# at 3:2", "7", rest, rest}, {"pass_odds", "6 8", own, "# at 6:5", "7", rest, rest},
    {"pass_odds", "2 12", own, "# at 6:1", "7", rest, rest, crapless}, {"pass_odds", "3 11", own, "# at 3:1", "7", rest, rest, crapless},
    {"dont_pass_odds", "4 10", own, "7 at 1:2", "#", rest, rest}, {"dont_pass_odds", "5 9", own, "7 at 2:3", "#", rest, rest}, {"dont_pass_odds", "6 8", own, "7 at 5:6", "#", rest, rest},
    {"come_odds_#", "4 10", points, "# at 2:1", "7", rest, rest}, {"come_odds_#", "5 9", points, "# at 3:2", "7", rest, rest}, {"come_odds_#", "6 8", points, "# at 6:5", "7", rest, rest},
    {"come_odds_#", "2 12", points, "# at 6:1", "7", rest, rest, crapless}, {"come_odds_#", "3 11", points, "# at 3:1", "7", rest, rest, crapless},
    {"come_odds_#", boxes, 0, rest, rest, "# 7", rest}, {"come_odds_#", "4 10", 0, "# at 2:1", "7", rest, rest, "", Call::On}, {"come_odds_#", boxes, 6, rest, rest, "# 7", rest, "", Call::Off},
    {"dont_come_odds_#", "4 10", any, "7 at 1:2", "#", rest, rest}, {"dont_come_odds_#", "5 9", any, "7 at 2:3", "#", rest, rest}, {"dont_come_odds_#", "6 8", any, "7 at 5:6", "#", rest, rest},
    {"put_odds_#", "4 10", points, "# at 2:1", "7", rest, rest}, {"put_odds_#", "5 9", points, "# at 3:2", "7", rest, rest}, {"put_odds_#", "6 8", points, "# at 6:5", "7", rest, rest},
    {"put_odds_#", "2 12", points, "# at 6:1", "7", rest, rest, crapless}, {"put_odds_#", "3 11", points, "# at 3:1", "7", rest, rest, crapless}, {"put_odds_#", boxes, 0, rest, rest, "# 7", rest},
    // the numbers
    {"place_#", "4 10", points, "# at 9:5", "7", rest, rest}, {"place_#", "5 9", points, "# at 7:5", "7", rest, rest}, {"place_#", "6 8", points, "# at 7:6", "7", rest, rest},
    {"place_#", "2 12", points, "# at 11:2", "7", rest, rest, crapless}, {"place_#", "3 11", points, "# at 11:4", "7", rest, rest, crapless},
    {"place_#", boxes, 0, rest, rest, rest, rest}, {"place_#", "6 8", 0, "# at 7:6", "7", rest, rest, "", Call::On}, {"place_#", boxes, 4, rest, rest, rest, rest, "", Call::Off},
    {"place_to_lose_#", "4 10", any, "7 at 5:11", "#", rest, rest}, {"place_to_lose_#", "5 9", any, "7 at 5:8", "#", rest, rest}, {"place_to_lose_#", "6 8", any, "7 at 4:5", "#", rest, rest},
    {"buy_#", "4 10", points, "# at 2:1", "7", rest, rest, "vig=0"}, {"buy_#", "5 9", points, "# at 3:2", "7", rest, rest, "vig=0"}, {"buy_#", "6 8", points, "# at 6:5", "7", rest, rest, "vig=0"},
    {"buy_#", boxes, 0, rest, rest, rest, rest, "vig=0"}, {"buy_#", "4 10", 0, "# at 2:1", "7", rest, rest, "vig=0", Call::On},
    {"buy_#", "4 10", points, "# at 39:20", "7", rest, rest}, {"buy_#", "5 9", points, "# at 29:20", "7", rest, rest}, {"buy_#", "6 8", points, "# at 23:20", "7", rest, rest},
    {"buy_#", "2 12", points, "# at 119:20", "7", rest, rest, crapless}, {"buy_#", "3 11", points, "# at 59:20", "7", rest, rest, crapless},
    {"buy_#", "2 12", points, "# at 6:1", "7", rest, rest, "crapless=on vig=0"}, {"buy_#", "3 11", points, "# at 3:1", "7", rest, rest, "crapless=on vig=0"},
    {"lay_#", "4 10", any, "7 at 1:2", "#", rest, rest, "vig=0"}, {"lay_#", "5 9", any, "7 at 2:3", "#", rest, rest, "vig=0"}, {"lay_#", "6 8", any, "7 at 5:6", "#", rest, rest, "vig=0"},
    {"lay_#", "4 10", any, "7 at 19:40", "#", rest, rest}, {"lay_#", "5 9", any, "7 at 19:30", "#", rest, rest}, {"lay_#", "6 8", any, "7 at 19:24", "#", rest, rest},
    {"lay_#", "2 12", any, "7 at 19:120", "#", rest, rest, crapless}, {"lay_#", "3 11", any, "7 at 19:60", "#", rest, rest, crapless},
    {"put_#", boxes, any, "# at 1:1", "7", rest, rest}, {"put_#", outer, any, "# at 1:1", "7", rest, rest, crapless}, {"big_#", "6 8", any, "# at 1:1", "7", rest, rest},
    // hardways
    {"hard_#", "4 10", points, "h# at 7:1", "7 e#", rest, rest}, {"hard_#", "6 8", points, "h# at 9:1", "7 e#", rest, rest},
    {"hard_#", "4 6 8 10", 0, rest, rest, rest, rest}, {"hard_#", "6 8", 0, "h# at 9:1", "7 e#", rest, rest, "", Call::On},
    // one roll
    {"field", none, any, "3 4 9 10 11 at 1:1; 2 at 2:1; 12 at 3:1", others, rest, rest}, {"field", none, any, "3 4 9 10 11 at 1:1; 2 12 at 2:1", others, rest, rest, "field_12=2"},
    {"any_seven", none, any, "7 at 4:1", others, rest, rest}, {"any_craps", none, any, "2 3 12 at 7:1", others, rest, rest},
    {"two", none, any, "2 at 30:1", others, rest, rest}, {"twelve", none, any, "12 at 30:1", others, rest, rest}, {"three", none, any, "3 at 15:1", others, rest, rest}, {"eleven", none, any, "11 at 15:1", others, rest, rest},
    {"hi_lo", none, any, "2 12 at 15:1", others, rest, rest}, {"horn", none, any, "2 12 at 27:4; 3 11 at 12:4", others, rest, rest},
    {"horn_high_2", none, any, "2 at 57:5; 12 at 26:5; 3 11 at 11:5", others, rest, rest}, {"horn_high_12", none, any, "12 at 57:5; 2 at 26:5; 3 11 at 11:5", others, rest, rest},
    {"horn_high_3", none, any, "3 at 27:5; 11 at 11:5; 2 12 at 26:5", others, rest, rest}, {"horn_high_11", none, any, "11 at 27:5; 3 at 11:5; 2 12 at 26:5", others, rest, rest},
    {"world", none, any, "2 12 at 26:5; 3 11 at 11:5", "4 5 6 8 9 10", "7", rest}, {"world", none, any, "2 12 at 26:5; 3 11 at 11:5; 7 at 1:5", others, rest, rest, "any_seven=5"},
    {"c_and_e", none, any, "2 3 12 at 6:2; 11 at 14:2", others, rest, rest},
    {"hop_#_#", "1 2 3 4 5 6", any, "#-# at 30:1", others, rest, rest}, {"hop_1_#", "2 3 4 5 6", any, "1-# at 15:1", others, rest, rest}, {"hop_2_#", "3 4 5 6", any, "2-# at 15:1", others, rest, rest},
    {"hop_3_#", "4 5 6", any, "3-# at 15:1", others, rest, rest}, {"hop_4_#", "5 6", any, "4-# at 15:1", others, rest, rest}, {"hop_5_6", none, any, "5-6 at 15:1", others, rest, rest},
};
// clang-format on

std::vector<CardRow> each_number() {
    std::vector<CardRow> all;
    for (const CardRow& row : card_by_numbers) {
        std::istringstream numbers{row.numbers.empty() ? "0" : row.numbers};
        for (std::string number; numbers >> number;) {
            CardRow& one = all.emplace_back(row);
            for (std::string* words : {&one.bet, &one.wins, &one.loses, &one.pushes})
                for (auto at = words->find('#'); at != words->npos; at = words->find('#'))
                    words->replace(at, 1, number);
            if (row.point == own) one.point = std::stoi(number);
        }
    }
    return all;
}
const std::vector<CardRow> card = each_number();

// ---- a row of words against two dice ----

bool says(const std::string& words, int first, int second) {
    std::istringstream in{words};
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
        if (says(std::string{part.substr(0, part.find(" at"))}, first, second)) {
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

// Compares the craps forecast with the rules: all 36 throws at many states of a table.
#include "scenes/craps/forecast.h"
#include "longer.h"
#include "rules/craps/bets.h"
#include "rules/craps/sheets.h"
#include "ui/amounts.h"
#include "ui/craps/spot_words.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <functional>
#include <map>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::craps;

namespace {

// The states that one, two or three bets lead to, each made as it may be made, at every point.
void each_state(const Rules& rules, const std::function<void(const State&)>& look) {
    std::vector<State> open{opening(rules)};
    for (const int point : box_numbers(rules)) {
        State on = open.front();
        on.point = point;
        on.new_hand = on.after_seven = false;
        open.push_back(on);
        on.bets = {{{Kind::Pass}, 10 * dollar}};
        open.push_back(on);
        for (const int number : box_numbers(rules)) {
            on.bets = {{{Kind::Pass}, 10 * dollar}, {{Kind::ComeOn, number}, 10 * dollar}};
            open.push_back(on);
            State come_out = on;
            come_out.point = 0;
            come_out.bets.erase(come_out.bets.begin());
            open.push_back(come_out);
        }
    }
    std::size_t nth = 0;
    for (const State& table : open)
        for (const Event& event : legal(rules, table)) {
            if (!std::holds_alternative<Bet>(event)) continue;
            if (++nth % boxcars::test::longer(5u, 1u) != 0) continue;
            const State one = apply(rules, table, event).next;
            look(one);
            const auto more = legal(rules, one);
            const Event& another = more[nth * 37 % more.size()];
            if (std::holds_alternative<Bet>(another)) look(apply(rules, one, another).next);
        }
}

std::set<int> numbers_in(const std::string& words) {  // outside the brackets, which hold amounts
    std::set<int> all;
    int open = 0, number = 0;
    for (const char letter : words + " ") {
        open += letter == '(' ? 1 : letter == ')' ? -1 : 0;
        if (open == 0 && letter >= '0' && letter <= '9') {
            number = 10 * number + (letter - '0');
        } else if (number > 0) {
            all.insert(number);
            number = 0;
        }
    }
    return all;
}

std::string after(const std::string& words, const std::string& begin) {  // to the end of that sentence
    const auto at = words.find(begin);
    if (at == std::string::npos) return {};
    return words.substr(at + begin.size(), words.find(". ", at) - at - begin.size());
}

}  // namespace

TEST_CASE("craps: what one wants and fears is what the 36 throws do to the chips, at every state of a table") {
    for (const Rules& rules : craps_table::unlike_sheets()) {
        std::size_t looked = 0;
        each_state(rules, [&](const State& state) {
            std::set<int> up, down;
            std::map<int, std::set<Cents>> changes;
            for (int first = 1; first <= 6; ++first)
                for (int second = 1; second <= 6; ++second) {
                    const State next = apply(rules, state, Rolled{first, second}).next;
                    const Cents change = next.bankroll + on_table(next) - state.bankroll - on_table(state);
                    if (change != 0) (change > 0 ? up : down).insert(first + second);
                    if (change != 0) changes[change > 0 ? first + second : -first - second].insert(change);
                }
            const Forecast outcomes = forecast_of(odds::next_throw(rules, state));
            std::set<int> wins, loses;
            for (const TotalOutcome& outcome : outcomes.wins) {
                wins.insert(outcome.total);
                REQUIRE(outcome.least == *changes[outcome.total].begin());
                REQUIRE(outcome.most == *changes[outcome.total].rbegin());
            }
            for (const TotalOutcome& outcome : outcomes.loses) {
                loses.insert(outcome.total);
                REQUIRE(outcome.least == *changes[-outcome.total].begin());
            }
            REQUIRE(wins == up);
            REQUIRE(loses == down);
            const std::string words = what_now(rules, state);
            CAPTURE(words);
            REQUIRE(numbers_in(after(words, "ou win on ")) == up);
            REQUIRE(numbers_in(after(words, "ou lose on ")) == down);
            if (up.empty() && down.empty()) REQUIRE(words == "The next throw cannot win or lose you money.");
            ++looked;
        });
        CHECK(looked > boxcars::test::longer(200u, 1000u));
    }
}

TEST_CASE("craps: the amounts that are told are those of the throws") {
    State state = opening({});
    state.point = 6;
    state.bets = {{{Kind::Pass}, 5 * dollar}, {{Kind::PassOdds}, 5 * dollar}, {{Kind::Place, 8}, 6 * dollar}};
    CHECK(what_now({}, state) == "In all, you win on 6 (+$11) or 8 (+$7). You lose on 7 (\u2212$16).");
    state.bets.resize(1);
    state.point = 0;
    CHECK(what_now({}, state) == "You win on 7 or 11 (+$5). You lose on 2, 3 or 12 (\u2212$5).");
    state.bets.clear();
    CHECK(what_now({}, state).find("PASS LINE") != std::string::npos);
}

TEST_CASE("craps: a spot's meaning is what a bet there alone wants and fears") {
    CHECK(meaning_of({}, {Kind::Place, 8}, 6) == "wins on 8, loses on 7");
    CHECK(meaning_of({}, {Kind::Place, 8}, 0) == "is off during the come-out");
    CHECK(meaning_of({}, {Kind::Pass}, 0) == "wins on 7 or 11, loses on 2, 3 or 12");
    CHECK(meaning_of({}, {Kind::Lay, 4}, 0) == "wins on 7, loses on 4");
    CHECK(meaning_of({}, {Kind::Hard, 8}, 6) == "wins on hard 8, loses on 7 or easy 8");
    CHECK(meaning_of({}, {Kind::Hop, 26}, 6) == "wins on 8 (2-6), loses on every other throw");
    CHECK(meaning_of({}, {Kind::Field}, 6) == "wins on 2, 3, 4, 9, 10, 11 or 12, loses on 5, 6, 7 or 8");
    for (const Rules& rules : craps_table::unlike_sheets())
        for (const Spot spot : spots(rules)) CHECK_FALSE(meaning_of(rules, spot, 6).empty());
}

TEST_CASE("craps: a lost field names the number with its article") {
    const std::vector<Fact> facts{Threw{4, 4, 6}, Lost{Spot{Kind::Field}, 500, 0}};
    CHECK(losses_in_words(facts) == "Field lost: an 8 is none of its numbers.");
}

TEST_CASE("craps: every loss says which bets it took and why, at every state of a table") {
    for (const Rules& rules : craps_table::unlike_sheets())
        each_state(rules, [&](const State& state) {
            for (int first = 1; first <= 6; ++first)
                for (int second = first; second <= 6; ++second) {
                    const auto facts = apply(rules, state, Rolled{first, second}).facts;
                    const std::string words = losses_in_words(facts);
                    CAPTURE(words);
                    for (const char* wrong : {"a 8", "a 11", "an 7", "an 12"})
                        REQUIRE(words.find(wrong) == std::string::npos);
                    int lost = 0;
                    for (const Fact& fact : facts)
                        if (const auto* loss = std::get_if<Lost>(&fact)) {
                            ++lost;
                            const bool named = words.find(ui::spot_words(loss->spot)) != std::string::npos;
                            REQUIRE((named || words.find(" bets lost: ") != std::string::npos));  // many are counted
                        }
                    REQUIRE(words.empty() == (lost == 0));
                    const bool by_seven = words.find("the 7 came first") != std::string::npos ||
                                          words.find("a 7 ended it") != std::string::npos;
                    if (by_seven) REQUIRE(first + second == 7);
                    if (words.find("before a 7") != std::string::npos) REQUIRE(first + second != 7);
                }
        });
}

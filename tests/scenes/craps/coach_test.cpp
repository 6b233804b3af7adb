// Every sentence of the coach at craps against the odds, and the forecast of all 36 throws against the rules.
#include "scenes/craps/odds.h"

#include "longer.h"
#include "odds/craps/odds.h"
#include "odds/craps/played.h"
#include "pattern.h"
#include "rules/craps/bets.h"
#include "rules/craps/table.h"
#include "scenes/craps/felt_view.h"
#include "scenes/craps/scene.h"
#include "scenes/played_table.h"
#include "sim/craps/run.h"
#include "sim/kernel/random_sheets.h"
#include "ui/amounts.h"
#include "ui/craps/panels.h"

#include <doctest/doctest.h>

#include <functional>
#include <map>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using craps::Kind, craps::Spot;
using platform::Action, platform::Coach;
using namespace boxcars::craps;

namespace {

double cents_of(std::string money) {  // "$1,234.50", "12.34¢", "nothing"
    if (money == "nothing") return 0;
    std::erase(money, ',');
    if (money.front() == '$') return 100 * std::stod(money.substr(1));
    return std::stod(money);
}

struct Known {
    const craps::Rules& rules;
    int point;
    odds::CrapsEdges edges{};
    double throws_of_a_hand = odds::to_double(odds::hand_length(rules, 1).mean);
    std::map<std::pair<Spot, Cents>, double> played{};

    const odds::BetOdds* of(Spot spot) { return edges.of(rules, spot, point); }
    const odds::Fraction& upkeep(Spot spot) { return edges.per_table_throw(rules, spot, point); }
    // Cents lost in so many throws by a player who keeps the bet up, played hand by hand through the rules.
    double an_hour(Spot spot, Cents stake, int throws) {
        const auto [at, fresh] = played.try_emplace({spot, stake});
        if (fresh) at->second = per_throw(spot, stake);
        return std::abs(at->second) < 1e-12 ? 0 : at->second * throws;
    }

    double per_throw(Spot spot, Cents stake) {
        if (craps::is_line_odds(spot.kind) || spot.kind == Kind::DontComeOdds)
            return odds::to_double(of(spot)->edge_per_roll) * static_cast<double>(stake);
        if (craps::base_of(spot) != spot)
            return craps_played::odds_lost_per_throw(rules, spot) * static_cast<double>(stake);
        if (craps::made_as(spot) != spot) return per_throw(craps::made_as(spot), stake);  // counts as made again
        const Cents vig = craps::vig_in_advance(rules) ? craps::vig_of(rules, spot, stake) : 0;
        if (!craps::row(spot.kind).terms)  // it depends on earlier throws
            return odds::to_double(of(spot)->edge_per_bet) * static_cast<double>(stake + vig) / throws_of_a_hand;
        // A stake at which every pay-out is exact: the words say "about" where that of the table is not.
        const Cents exact = odds::stake_of(rules, {spot}), whole = exact * ((60 * dollar + exact - 1) / exact);
        const bool travels = spot.kind == Kind::Come || spot.kind == Kind::DontCome;  // one of them at a time
        const players::BetLine line{players::When::Always, spot, 1, whole, true, 0, travels ? 1 : 0};
        const double mean = sim::expected_result(rules, {line}).value().mean;
        const Cents of_whole = craps::vig_in_advance(rules) ? craps::vig_of(rules, spot, whole) : 0;
        return -mean / throws_of_a_hand * static_cast<double>(stake + vig) / static_cast<double>(whole + of_whole);
    }
};

void check_price(const std::string& verb, const std::string& price, double cents) {
    INFO(verb, " ", price, " is ", cents, " cents");
    CHECK((verb == "brings") == (cents < 0));
    CHECK((price == "nothing") == (cents == 0));
    const double least = std::abs(cents) < 1 ? 0.0051 : 0.51;  // as it is rounded
    CHECK(std::abs(cents_of(price) - std::abs(cents)) < least);
}

constexpr auto said =
    R"(In an hour( at this pace)?, (\d+) throws, (\S+) (costs|brings) (about )?(\S+) on average\. (.*))";
constexpr auto same = R"((.*) (costs|brings) (about )?(\S+) on the same throws\.)";
constexpr auto takes = R"((.*) (costs|brings) (about )?(\S+)(?:; (\d+) % of bets end differently| on other throws)\.)";

// What it says of another bet. `own`: cents in the same throws.
void check_other(const CrapsCoachAsked& asked, Known& known, const std::string& rest, Cents stake, double own) {
    const int throws = asked.rate.an_hour();
    const auto named = [&](const std::string& name) {
        return *std::ranges::find_if(asked.among, [&](Spot spot) { return ui::spot_words(spot) == name; });
    };
    const auto less = [&](Spot spot) {
        return !refusal(asked.rules, asked.state, craps::Bet{spot, stake}) && spot != asked.spot && known.of(spot) &&
               known.an_hour(spot, stake, throws) < own - 1e-6;
    };
    const auto parts = [&](Spot spot) {
        return craps_played::parts_when_played(asked.rules, asked.spot, spot, asked.state);
    };
    if (const test::Groups cheaper = test::whole_match(rest, same); !cheaper.empty()) {
        const Spot spot = named(cheaper[1]);
        CHECK(less(spot));
        CHECK(parts(spot) < 1e-9);
        check_price(cheaper[2], cheaper[4], known.an_hour(spot, stake, throws));
    } else if (const test::Groups other = test::whole_match(rest, takes); !other.empty()) {
        const Spot spot = named(other[1]);
        CHECK(less(spot));
        check_price(other[2], other[4], known.an_hour(spot, stake, throws));
        if (other[5].empty())
            CHECK(parts(spot) > 0);
        else
            CHECK(std::abs(std::stod(other[5]) - 100 * parts(spot)) <= 0.5000001);
    } else {
        CHECK(rest == "No open bet costs less.");
        CHECK(std::ranges::none_of(asked.among, less));
    }
}

// One sentence; false: there was none.
bool check_words(const CrapsCoachAsked& asked, Known& known) {
    const std::string words = coach_words(
        asked, [&](Spot spot) { return known.of(spot); },
        [&](Spot spot) -> const odds::Fraction& { return known.upkeep(spot); });
    const Cents stake = stake_meant(asked.rules, asked.state, asked.spot, asked.chip);
    CHECK(words.empty() == (stake == 0 || !known.of(asked.spot)));
    if (words.empty()) return false;
    const test::Groups is = test::whole_match(words, said);
    REQUIRE_MESSAGE(!is.empty(), words);
    const int throws = std::stoi(is[2]);
    const double own = known.an_hour(asked.spot, stake, throws);
    CHECK(cents_of(is[3]) == doctest::Approx(static_cast<double>(stake)));
    CHECK(throws == asked.rate.an_hour());
    CHECK(!is[1].empty() == asked.rate.measured());
    check_price(is[4], is[6], own);
    check_other(asked, known, is[7], stake, own);
    return true;
}

TEST_CASE("craps coach: every sentence is true as the rules play it: all spots, points and steps, on many sheets") {
    std::vector<craps::Rules> sheets = craps_table::unlike_sheets();
    chance::DiceStream dice{48, 1};
    for (int n = 0; n < boxcars::test::longer(2, 20); ++n)
        sheets.push_back(sim::random_sheet<craps::Rules>(dice, [](craps::Rules& rules) {
            rules.minimum = 1 + rules.minimum % 10, rules.maximum = 100'000;  // so that chips are taken
            rules.bankroll = 1000;
            rules.vig_rounding = craps::VigRounding::Cents, rules.vig_least = 0;  // he plays for stakes paid exactly
            rules.pays_whole_dollars = false;
        }));
    int sentences = 0, with_come_bets = 0, nth = 0;
    ThrowRate measured;
    for (int n = 0; n < 20; ++n) measured.thrown(n * milliseconds(17'000));
    for (const craps::Rules& rules : sheets) {
        CAPTURE(sim::reported(rules));
        std::vector<int> points = craps::box_numbers(rules);
        points.push_back(0);
        for (const int point : points) {
            Known known{rules, point};
            for (const craps::State& state : craps_played::tables(rules, point))
                for (const auto step : {platform::FeltBets::First, platform::FeltBets::All}) {
                    const auto open = open_spots(rules, step, {});
                    for (const Spot spot : open)
                        for (const Cents chip : {1 * dollar, 25 * dollar}) {
                            if (nth++ % boxcars::test::longer(23, 11) != 0) continue;
                            INFO(craps::to_text(spot), " with ", chip, " at ", point);
                            const ThrowRate rate = state.bets.empty() ? ThrowRate{} : measured;
                            const bool said = check_words({rules, state, spot, chip, open, rate}, known);
                            sentences += said;
                            with_come_bets += said && craps::staked(state, {Kind::ComeOdds, 6}) > 0;
                        }
                }
        }
    }
    MESSAGE(sentences, " sentences over ", sheets.size(), " sheets, ", with_come_bets, " with come bets and odds");
    CHECK(with_come_bets > boxcars::test::longer(150, 3'000));
}

TEST_CASE("craps coach: throws an hour are as usual until enough of them were measured") {
    ThrowRate rate;
    CHECK(rate.an_hour() == ThrowRate::usual);
    for (int nth = 0; nth < ThrowRate::enough; ++nth) {
        CHECK_FALSE(rate.measured());
        rate.thrown(nth * milliseconds(20'000));
    }
    CHECK(rate.measured());
    CHECK(rate.an_hour() == 180);
    rate.begin();
    CHECK(rate.an_hour() == ThrowRate::usual);
}

TEST_CASE("craps coach: the bets that a sentence names are found in it, and no others") {
    const std::vector<Spot> open = craps::spots({});
    const auto named = [&](const char* words) { return ui::spots_named(words, open); };
    CHECK(named("Best for the goal: bet $10 on don't pass and bet $12 more on place 6. Chance: 61.2 %.") ==
          std::vector<Spot>{{Kind::DontPass}, {Kind::Place, 6}});
    CHECK(named("Best for the goal: take $5 off the field. Chance: 3.1 %.") == std::vector<Spot>{{Kind::Field}});
    CHECK(
        named(
            "In an hour, 102 throws, $5 costs $7.08 on average. Odds on come NINE costs nothing on the same throws.") ==
        std::vector<Spot>{{Kind::ComeOdds, 9}});
    CHECK(named("Best for the goal: throw. Chance: 40.0 %.").empty());
    for (const Spot& spot : open)
        CHECK(named((ui::spot_words(spot) + " costs $2 in all.").c_str()) == std::vector{spot});
}

TEST_CASE("Casino Car: the coach speaks when he is asked, until the next throw, and always where he shall") {
    test::PlayedTable<CrapsScene, craps::Rules> car{{.setup = {.seed = 8, .players = {"human"}}}};
    car.tick();
    const auto coached = [&] { return car.state()["coach"].get<bool>(); };
    CHECK_FALSE(coached());
    car.tap(Action::Coach);
    CHECK(coached());
    CHECK(car.state()["open_felt"] == true);
    car.click("pass");
    CHECK(coached());
    car.tap(Action::Roll);
    car.wait_for("betting");
    CHECK_FALSE(coached());
    car.settings.coach = Coach::Always;
    car.tap(Action::Roll);
    car.wait_for("betting");
    CHECK(coached());
    car.tap(Action::Coach);
    CHECK_FALSE(coached());
    CHECK(car.settings.coach == Coach::WhenAsked);
}

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

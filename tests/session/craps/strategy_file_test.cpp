// A way to bet at craps from a file, and requests of players as decisions.
#include "session/craps/strategy_file.h"

#include "scratch.h"
#include "session/craps/requests.h"
#include "session/pig_sitting.h"

#include <doctest/doctest.h>

#include <random>

using namespace boxcars;
using players::When;
using namespace boxcars::craps;
using CrapsTable = sitting::SittingOf<craps::Rules>;
using session::bet_again, session::bet_double, session::take_all;

namespace {

players::CrapsStrategy read_strategy(const std::string& text) {
    const test::Scratch folder;
    return session::read_craps_strategy(folder.file("mine.json", text));
}

std::string trouble(const std::string& text) {
    const test::Scratch folder;
    const std::string file = folder.file("mine.json", text).string();
    std::string sentence = test::sentence_of([&] { session::read_craps_strategy(file); });
    const auto at = sentence.find(file);
    return at == std::string::npos ? sentence : sentence.replace(at, file.size(), "FILE");
}
std::string trouble_of_bet(const std::string& bet) { return trouble(R"({"game": "craps", "bets": [)" + bet + "]}"); }

// The example in the header, without its comment signs.
std::string example() {
    std::ifstream header{std::string{BOXCARS_SOURCE} + "/src/session/craps/strategy_file.h"};
    std::string text;
    bool inside = false;
    for (std::string line; std::getline(header, line);) {
        inside = inside || line == "//   {";
        if (inside) text += line.substr(2) + "\n";
        if (line == "//   }") break;
    }
    return text;
}

TEST_CASE("the example in the header is a strategy, and means what it says") {
    const auto strategy = read_strategy(example());
    CHECK(strategy.in_words == "pass with double odds, 6 and 8 placed");
    using craps::Kind;
    CHECK(strategy.lines ==
          players::BetLines{
              {.when = When::ComeOut, .bet = {Kind::Pass}, .odds = 2},
              {.when = When::Point, .bet = {Kind::Come}, .stake = 10 * dollar, .odds = players::full_odds, .up_to = 2},
              {.when = When::Point, .bet = {Kind::Place, 6}, .units = 2, .take_when = When::ComeOut},
              {.when = When::Point,
               .bet = {Kind::Place, 8},
               .after_win = {{.times = 2}, {.change = players::Change::Down}}},
              {.bet = {Kind::Field}, .stake = 5 * dollar, .unless_down = false}});
    CHECK_FALSE(problem(strategy.lines, craps::Rules{}, "example"));
}

TEST_CASE("a wrong strategy file is refused with the file, the place, what is wrong and what to do") {
    CHECK(trouble("{") == "The strategy FILE is not JSON: something is wrong at line 1, column 2.");
    CHECK(trouble(R"({"game": "pig", "bets": []})") == "The strategy FILE is for the game 'pig', not for craps.");
    CHECK(trouble(R"({"game": "craps", "bets": []})") == "The strategy FILE: bets has no bet.");
    CHECK(trouble(R"({"game": "craps"})") == "The strategy FILE: bets is missing.");
    CHECK(trouble(R"({"game": "craps", "bets": [{"when": "point", "bet": "field"}], "more": 1})") ==
          "The strategy FILE: more is not a field that belongs here.");
    CHECK(trouble_of_bet(R"({"bet": "field"})") == "The strategy FILE: bets[0].when is missing.");
    CHECK(trouble_of_bet(R"({"when": "now", "bet": "field"})") ==
          R"(The strategy FILE: bets[0].when must be "come_out", "point" or "always", not "now".)");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "place_7"})") ==
          "The strategy FILE: bets[0].bet names no spot of the felt: 'place_7'; the nearest is 'place_4'.");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "pass_odds"})")
              .starts_with("The strategy FILE: bets[0].bet names 'pass_odds', but odds go with their flat bet: write"));
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "come_5"})").find("names no spot") != std::string::npos);
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field", "stake": 0})") ==
          "The strategy FILE: bets[0].stake must be a whole number from 1 to 100000.");
    CHECK(
        trouble_of_bet(R"({"when": "point", "bet": "field", "stake": "2 dollars"})") ==
        R"(The strategy FILE: bets[0].stake must be whole dollars, such as 10, or "1 units" to "1000 units", not "2 dollars".)");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field", "odds": 2})") ==
          "The strategy FILE: bets[0].odds do not lie behind field: only behind pass, dont_pass, come, dont_come and "
          "put.");
    CHECK(trouble_of_bet(R"({"when": "come_out", "bet": "pass", "odds": "all"})") ==
          R"(The strategy FILE: bets[0].odds must be "full" or a whole number from 1 to 100.)");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field", "up_to": 2})") ==
          "The strategy FILE: bets[0].up_to is for come and dont_come alone.");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field", "take_when": "point"})") ==
          "The strategy FILE: bets[0].take_when is also when the bet is made: it would never lie there.");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field"}, {"when": "point", "bet": "field", "unless_down": 1})") ==
          "The strategy FILE: bets[1].unless_down must be true or false.");
}

TEST_CASE("steps after a win or a loss that contradict each other or the strategy are refused in one sentence") {
    const auto of_step = [](const std::string& steps, const std::string& more = "") {
        return trouble_of_bet(R"({"when": "point", "bet": "place_6")" + more + R"(, "after_win": )" + steps + "}");
    };
    CHECK(of_step(R"(["press", "take_down"])") ==
          "The strategy FILE: bets[0].after_win says two things for the same win: give the step before the last its "
          "times.");
    CHECK(of_step("[]") == "The strategy FILE: bets[0].after_win has 1 to 8 steps.");
    CHECK(of_step(R"("double", "after_loss": "press_by_win")") ==
          "The strategy FILE: bets[0].after_loss[0].do is press_by_win, but a loss wins nothing.");
    CHECK(of_step(R"("pres")") ==
          "The strategy FILE: bets[0].after_win[0].do must be press, press_to_step, press_by_win, double, regress or "
          "take_down, not 'pres'.");
    CHECK(of_step(R"({"do": "press", "to": 10})") ==
          "The strategy FILE: bets[0].after_win[0].to is not a field that belongs here.");
    CHECK(of_step(R"({"do": "press", "of": ["place_8"]})") ==
          "The strategy FILE: bets[0] reacts to place_8, which the strategy never bets.");
    CHECK(of_step(R"("press")", R"(, "unless_down": false)") ==
          "The strategy FILE: bets[0].after_win contradicts unless_down: false, which adds to the bet at every throw.");
    CHECK(of_step(R"("press"}, {"when": "always", "bet": "place_6")") ==
          "The strategy FILE: bets[0] reacts, so place_6 may be there only once.");
    const auto low = R"({"game": "craps", "bets": [{"when": "point", "bet": "field", "stake": 20,
                        "after_win": {"do": "regress", "to": 5}}]})";
    CHECK(test::sentence_of([&] { session::given_craps_strategy("low", low, {.minimum = 10}); }) ==
          "The strategy low cannot play this sheet: it regresses field to $5, and the table takes $10 to $5000.");
}

TEST_CASE("the table in docs/terminal.md has every field of a strategy as the reader has it") {
    std::ifstream file{std::string{BOXCARS_SOURCE} + "/docs/terminal.md"};
    const std::string page{std::istreambuf_iterator<char>{file}, {}};
    for (const auto& [name, takes, help] : session::strategy_fields())
        CHECK(page.find("| `" + std::string{name} + "` | `" + std::string{takes} + "` | " + std::string{help} + " |") !=
              std::string::npos);
}

TEST_CASE("a strategy is found by its name or its file, and must be able to play the sheet") {
    CHECK(session::craps_strategy("field", {}).name == "field");
    const test::Scratch folder;
    const auto file =
        folder.file("mine.json", R"({"game": "craps", "bets": [{"when": "come_out", "bet": "dont_pass"}]})");
    const std::string name = "file:" + file.string();
    CHECK(session::craps_strategy(name, {}).name == name);
    CHECK_THROWS_AS(session::craps_strategy(name, {.crapless = true}), Error);
    CHECK_THROWS_AS(session::craps_strategy("fild", {}), Error);
    CHECK_THROWS_AS(session::craps_strategy("file:no such file", {}), Error);
}

TEST_CASE("every strategy that is written as a file and read again is the same strategy") {
    for (const players::CrapsStrategy& one : players::craps_strategies()) {
        const auto again = session::craps_strategy_from(session::craps_strategy_json(one), one.name, "text");
        CHECK(again.in_words == one.in_words);
        CHECK(again.lines == one.lines);
    }
    const auto mine = read_strategy(example());
    CHECK(session::craps_strategy_from(session::craps_strategy_json(mine), "mine", "text").lines == mine.lines);
}

Spot at(std::string_view name) { return *spot_from(name); }

CrapsTable table() { return CrapsTable{{.seed = 8, .players = {"human"}}}; }

void carry_out(CrapsTable& table, const session::CrapsRequest& request) {
    for (const Event& event : request.events) REQUIRE(table.submit(event));
}

void see(std::vector<craps::Placed>& last, const State& before, const session::Answer& thrown) {
    std::vector<Fact> facts;
    for (const rules::Fact& fact : thrown->facts) facts.push_back(fact.as<Fact>());
    session::remember_bets(last, before, facts);
}

Cents worth(const CrapsTable& table) { return table.state().bankroll + on_table(table.state()); }

}  // namespace

TEST_CASE("after a seven-out \"again\" repeats the last bets that the table offers") {
    CrapsTable game = table();
    REQUIRE(game.submit(Bet{at("pass"), 1000}));
    REQUIRE(game.force({4, 4}));
    for (const Bet bet : {Bet{at("pass_odds"), 5000}, Bet{at("place_6"), 1200}, Bet{at("field"), 500}})
        REQUIRE(game.submit(bet));
    std::vector<craps::Placed> last;
    const State before = game.state();
    see(last, before, game.force({3, 4}));
    CHECK_FALSE(bet_again(game.rules(), game.state(), {}).done);
    const auto request = bet_again(game.rules(), game.state(), last);
    CHECK(request.events == std::vector<Event>{Bet{at("pass"), 1000}, Bet{at("place_6"), 1200}, Bet{at("field"), 500}});
    carry_out(game, request);
    CHECK(bet_again(game.rules(), game.state(), last).done);  // they lie there: nothing is wrong
}

TEST_CASE("\"double\" leaves out closed bets, and is refused as a whole if the purse is too small") {
    CrapsTable game = table();
    REQUIRE(game.submit(Bet{at("pass"), 10'000}));
    REQUIRE(game.force({4, 4}));
    REQUIRE(game.submit(Bet{at("place_6"), 30'000}));
    REQUIRE(game.submit(Bet{at("hard_6"), 20'000}));
    CHECK(bet_double(game.rules(), game.state()).refused.starts_with("You have $100: not enough for $200 on hard_6"));
    REQUIRE(game.submit(Take{at("hard_6"), 20'000}));
    CHECK(bet_double(game.rules(), game.state()).events == std::vector<Event>{Bet{at("place_6"), 30'000}});
}

TEST_CASE("\"clear\" takes all bets but contract bets, and odds before their flat bets") {
    CrapsTable game = table();
    REQUIRE(game.submit(Bet{at("pass"), 1000}));
    REQUIRE(game.submit(Bet{at("dont_pass"), 1000}));
    REQUIRE(game.force({4, 4}));
    REQUIRE(game.submit(Bet{at("dont_pass_odds"), 6000}));
    carry_out(game, take_all(game.rules(), game.state()));
    CHECK(on_table(game.state()) == 1000);
    CHECK_FALSE(take_all(game.rules(), game.state()).refused.empty());
}

TEST_CASE("again, double, clear and undo never make or lose a cent, whatever lies on the felt") {
    std::mt19937 choose{3};
    for (int round = 0; round < 300; ++round) {
        CrapsTable game = table();
        std::vector<craps::Placed> last;
        for (int step = 0; step < 200 && !game.over(); ++step) {
            const Cents before = worth(game);
            const auto all = spots(game.rules());
            const Spot spot = all[choose() % all.size()];
            switch (choose() % 9) {
                case 0: {
                    const State thrown_at = game.state();
                    see(last, thrown_at, game.throw_dice());
                    continue;
                }
                case 1:
                    carry_out(game, bet_again(game.rules(), game.state(), last));
                    break;
                case 2:
                    carry_out(game, bet_double(game.rules(), game.state()));
                    break;
                case 3:
                    carry_out(game, take_all(game.rules(), game.state()));
                    break;
                case 4:
                    game.undo();
                    break;
                default:
                    game.submit(Bet{spot, snapped(game.rules(), game.state(), spot, 500)});
            }
            REQUIRE(worth(game) == before);
        }
    }
}

// Craps in text: words in, words out, every receipt adds up; what simulate and odds print for people and machines.
#include "base/money.h"
#include "console/craps/commands.h"
#include "console/program.h"
#include "pattern.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace boxcars;
using program::Folder;
using Verb = console::CrapsCommand::Verb;
using nlohmann::json, program::answer_of, program::check_says, program::run, program::has;

namespace {

std::string play(const console::TextRequests& requests, const std::string& answers) {
    return program::printed(console::play_craps_text, requests, answers);
}

console::TextRequests with_dice(const Folder& folder, const std::string& dice) {
    return {.table = {{}, "", 1}, .dice = folder.file("dice", dice), .echo = true, .data_dir = folder.path / "data"};
}

console::ParsedCommand parsed(const std::string& line, const craps::State& state = opening(craps::Rules{})) {
    return console::parse_command({}, state, line);
}

TEST_CASE("a pass line is bet, its point made, and the receipt adds up to the bankroll") {
    const Folder folder;
    const auto reported = play(with_dice(folder, "2 4  1 2  3 3"), "pass 10\n\npass odds full\n\n\nquit\n");
    check_says(reported, "$10 on pass", "$990 and $10 down, come-out> ", "Roll: 2 and 4: 6.", "the point is 6.",
               "$50 on pass_odds", "$940 and $60 down, point 6> ", "the point 6 is made.", "pass wins $10 on $10",
               "pass_odds wins $60 on $50", "to the bankroll, $1070 now",
               "You leave with $1070, +$70 since you sat down. It is kept as sitting ");
}

TEST_CASE("the lines of a receipt add up, and the next prompt shows the sum") {
    const console::TextRequests requests{.table = {{}, "", 11}, .echo = true};
    const std::string bets = "pass 5\nfield 5\nplace 6 12\ncome 5\nhard 8 1\nbuy 4 20\nhop 3 4 1\n\n";
    std::istringstream reported{play(requests, program::repeated(bets, 60))};
    const std::string amount{"^  .* ([+-]?)\\$([0-9.]+)$"}, total{"^  to the bankroll, \\$([0-9.]+) now.*"};
    const std::string prompt{"^\\$([0-9.]+)( and .*)?, .*> $"};
    Cents sum = 0, bankroll = 1000 * dollar;
    int totals = 0;
    for (std::string line; std::getline(reported, line);) {
        if (line.starts_with("Roll: ")) sum = 0;
        const test::Groups found = line.size() == 61 ? test::whole_match(line, amount) : test::Groups{};
        const Cents change = !found.empty() ? *money_from(found[2]) * (found[1] == "-" ? -1 : 1) : 0;
        if (const test::Groups whole = test::whole_match(line, total); !whole.empty()) {
            CHECK(change == sum);
            CHECK(*money_from(whole[1]) == bankroll + sum);
            ++totals;
        } else {
            sum += change;
        }
        if (const test::Groups asks = test::whole_match(line, prompt); !asks.empty()) bankroll = *money_from(asks[1]);
    }
    CHECK(totals > 30);
}

TEST_CASE("a refused bet prints the sentence of the rules and changes nothing") {
    const Folder folder;
    const auto reported = play(with_dice(folder, "2 2"), "place 5 3.33\npass 2000\ncome 5\npass\nquit\n");
    check_says(reported, "The bet place_5 pays 7:5: $3.33 cannot be paid in whole cents;",
               "You have $1000; $2000 on pass is more. It takes up to $1000 now.",
               "The bet come opens once there is a point. Until then you can bet on pass.",
               "How much? pass takes $1 to $1000 now.", "You leave with $1000, $0 since you sat down.");
}

TEST_CASE("bets are taken back, bet again, doubled, cleared and called") {
    const Folder folder;
    const auto reported =
        play(with_dice(folder, "1 1  2 2  1 2"),
             "pass 5\nplace 6 6\nundo\nundo\nundo\npass 5\n\nagain\ndouble\n\nplace 8 6\noff place 8\nbets\n"
             "clear\nquit\n");
    check_says(reported, "  taken back\n", "There is nothing to take back: the dice have flown since.", "pass loses $5",
               "$990 and $5 down, come-out> double", "$985 and $10 down, come-out> \n", "  place_8 works off\n",
               "$6, rests", "$6 off place_8", "You leave with $985 and $10 on the felt, -$5 since you sat down.");
}

TEST_CASE("strategies play along on the same dice") {
    const Folder folder;
    auto requests = with_dice(folder, "3 4  2 2");
    requests.table.players = "pass_line,human,field";
    const auto reported = play(requests, "\n\nquit\n");
    check_says(reported, "With you: pass_line, the pass line alone.",
               "  pass_line: +$5, $1005 in all\n  field: -$5, $995 in all\n",
               "  pass_line: $0, $1005 in all\n  field: +$5, $1000 in all\n");
}

TEST_CASE("a bankroll that is gone ends the sitting, or with more games a new one is brought") {
    const Folder folder;
    auto requests = with_dice(folder, "1 1  1 1");
    requests.table.rules.set = {"bankroll=5"};
    CHECK(has(play(requests, "pass 5\n\n"), "The bankroll is gone: you have $0, -$5 since you sat down."));
    requests.games = 2;
    const auto reported = play(requests, "pass 5\n\npass 5\n\n");
    check_says(reported, "The bankroll is gone; you sit down with a new one of $5.",
               "The bankroll is gone: you have $0, -$10 since you sat down.");
}

TEST_CASE("\"offers\" lists what the table takes now, \"odds\" what a bet is worth") {
    const Folder folder;
    const auto reported =
        play(with_dice(folder, "2 2"),
             "offers place_6\noffers zzz\nodds place 6\nodds pass odds\nodds horn\n\nodds pass odds\n");
    check_says(reported, "  place_6            $1.02 to $999.96 in steps of $0.06, pays 7:6\n",
               "Nothing with 'zzz' in its name is offered now.", "place_6 pays 7:6: wins 5/11",
               "The house keeps 1/66 (1.5152 %)", "Odds need a point; this is a come-out.",
               "pass_odds pays 2:1: wins 1/3");
}

TEST_CASE("commands are understood in several words, with dashes and apostrophes, in any case") {
    CHECK(parsed("").command->verb == Verb::Roll);
    CHECK(parsed("  Roll ").command->verb == Verb::Roll);
    for (const auto* line : {"place 6 12", "bet place_6 $12", "Bet Place-6 12.00"}) {
        REQUIRE(parsed(line).command);
        CHECK(parsed(line).command->verb == Verb::Bet);
        CHECK(parsed(line).command->spot == craps::Spot{craps::Kind::Place, 6});
        CHECK(parsed(line).command->amount == 12 * dollar);
    }
    CHECK(parsed("don't pass 5").command->spot.kind == craps::Kind::DontPass);
    CHECK(parsed("hop 3 5 1").command->spot == craps::Spot{craps::Kind::Hop, 35});
    CHECK(parsed("horn high 12 5").command->spot == craps::Spot{craps::Kind::HornHigh, 12});
    CHECK(parsed("come 5").command->spot == craps::Spot{craps::Kind::Come});
    CHECK(parsed("place 6").command->amount == 0);
    CHECK(parsed("pass odds full").command->amount == console::all_of_it);
    CHECK(parsed("off hard 8").command->call == craps::Call::Off);
    craps::State state = opening(craps::Rules{});
    state.bets = {{{craps::Kind::ComeOn, 5}, 500}};
    CHECK(parsed("take come 5", state).command->spot == craps::Spot{craps::Kind::ComeOn, 5});
    CHECK(parsed("take come 5").command->spot == craps::Spot{craps::Kind::Come});
}

TEST_CASE("an unknown command is refused with the nearest word, and help names every word") {
    CHECK(parsed("filed 5").refused == "'filed 5' is not understood; did you mean 'field'?");
    CHECK(parsed("bet pas 5").refused == "'bet pas 5' is not understood; did you mean 'pass'?");
    CHECK(parsed("xyzzy plugh").refused == "'xyzzy plugh' is not understood: help tells what can be said.");
    CHECK(parsed("undo it").refused == "'undo' stands alone: say it without 'it'.");
    CHECK(parsed("odds").refused.starts_with("Which spot?"));
    const std::string help{console::command_words()};
    check_says(help, "roll", "bet", "take", "on ", "off", "offers", "odds", "bets", "undo", "again", "double", "clear",
               "help", "quit");
}

json bet_of(const json& odds, const std::string& name) {
    for (const auto& bet : odds["bets"])
        if (bet["bet"] == name) return bet;
    return {};
}

constexpr const char* mine = R"({"game": "craps", "words": "6 for two units",
                                 "bets": [{"when": "point", "bet": "place_6", "stake": "2 units"}]})";

}  // namespace

TEST_CASE("a million games of craps: won 244 times in 495, within four standard errors") {
    const auto reported = answer_of("simulate craps --games 1000000 --seed 3 --json");
    CHECK(reported["game"] == "craps");
    CHECK(reported["games"] == 1'000'000);
    CHECK(reported["seed"] == "3");
    CHECK(reported["wins"].get<int>() + reported["losses"].get<int>() == 1'000'000);
    CHECK(reported["exact"] == "244/495");
    CHECK(std::abs(reported["z"].get<double>()) < 4);
    CHECK(reported["mean_rolls"] == "557/165");
    CHECK(reported["rules"]["bar"] == 12);
    int games = 0;  // one block of 32 is looked at
    for (const auto& count : reported["lengths"]) games += count.get<int>();
    CHECK(games == 31'250);
    CHECK(reported["lengths_of"] == games);
}

TEST_CASE("strategies are told with their mean, its error, what is expected, and every result") {
    const Folder folder;
    folder.file("mine.json", mine);
    const auto reported =
        answer_of(folder, "simulate craps --json --games 5000 --seed 2 --players pass_line,file:mine.json");
    CHECK(reported["money"] == "cents");
    REQUIRE(reported["players"].size() == 2);
    CHECK(reported["players"][0]["name"] == "pass_line");
    CHECK(reported["players"][1]["name"] == "file:mine.json");
    CHECK(reported["players"][0]["expected"].get<double>() == doctest::Approx(-500.0 / 28));
    for (const auto& player : reported["players"]) {
        int hands = 0;
        double sum = 0;
        for (const auto& [result, count] : player["results"].items()) {
            hands += count.get<int>();
            sum += std::stod(result) * count.get<int>();
        }
        CHECK(hands == 5000);
        CHECK(player["mean"].get<double>() == doctest::Approx(sum / 5000));
        CHECK(std::abs(player["z"].get<double>()) < 4);
        CHECK(player["least"].get<int>() < 0);
        CHECK(player["most"].get<int>() > 0);
    }
}

TEST_CASE("as text, bars show how long games last and how hands end") {
    const Folder folder;
    const auto line = run(folder, "simulate craps --games 20000 --seed 1");
    CHECK(line.out.starts_with("20000 games of craps, seed 1, "));
    check_says(line.out, "244/495", "557/165", "standard errors away", "33.3333 %", "#####", " more ");
    const auto hands = run(folder, "simulate craps --games 2000 --seed 1 --players iron_cross");
    check_says(hands.out, "2000 hands of craps", "only a 7 hurts", "expected -$1.5000", "#####", "and more");
    CHECK(line.err + hands.err == "");
}

TEST_CASE("the odds of craps are exact fractions, every bet under its name") {
    const auto odds = answer_of("odds craps --json");
    CHECK(odds["line_game"]["win"] == "244/495");
    CHECK(odds["line_game"]["mean_rolls"] == "557/165");
    CHECK(odds["line_game"]["p_rolls"].size() == 20);
    CHECK(odds["line_game"]["p_rolls"][0] == "1/3");
    auto pass = bet_of(odds, "pass");
    CHECK(pass["sd"].get<double>() == doctest::Approx(std::sqrt(244'976.0 / 245'025)));
    pass.erase("sd");
    CHECK(pass == json{{"bet", "pass"},
                       {"pays", "1:1"},
                       {"win", "244/495"},
                       {"push", "0"},
                       {"lose", "251/495"},
                       {"edge_per_bet", "7/495"},
                       {"edge_resolved", "7/495"},
                       {"edge_per_roll", "7/1671"},
                       {"rolls", "557/165"},
                       {"variance", "244976/245025"},
                       {"stake", "1"},
                       {"states", 7}});
    CHECK(bet_of(odds, "place_6")["edge_per_bet"] == "1/66");
    CHECK(bet_of(odds, "take_odds_4")["edge_per_bet"] == "0");
    CHECK(bet_of(odds, "dont_pass")["edge_per_bet"] == "3/220");
    CHECK(bet_of(odds, "world")["push"] == "1/6");
    const auto crapless = answer_of("odds craps --json --set crapless=on");
    CHECK(bet_of(crapless, "dont_pass").is_null());
    CHECK(bet_of(crapless, "place_2")["pays"] == "11:2");
    CHECK(bet_of(crapless, "pass")["edge_per_bet"] == "373/6930");
}

TEST_CASE("the odds of craps say how long a hand is, and what a stake is worth where the sheet rounds") {
    const auto odds = answer_of("odds craps --json --hand 154 --set vig_rounding=down --stake 35");
    CHECK(bet_of(odds, "buy_4")["edge_per_bet"] == "1/105");
    CHECK(bet_of(odds, "place_6")["stake"] == "1749/50");
    CHECK(odds["hand"]["mean"] == "1671/196");
    CHECK(odds["hand"]["p_throws"][1] == "1/9");
    CHECK(run(Folder{}, "odds craps --hand 154").out.find("1 in 5,590,264,072") != std::string::npos);
    CHECK(run(Folder{}, "odds craps --set vig_rounding=down --stake 35").out.find("0.9524") != std::string::npos);
}

TEST_CASE("the odds of craps as text are a table") {
    check_says(run(Folder{}, "odds craps").out, "the house's own sheet", "244/495", "place_to_lose_10", "horn_high_12",
               "1.4141", "fire");
    check_says(run(Folder{}, "odds craps --set field_12=2").out, "a sheet with 1 knob turned");
}

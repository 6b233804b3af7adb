// Wrong calls and wrong input: one sentence on standard error, exit code 2, nothing on standard output.
#include "console/program.h"

#include <doctest/doctest.h>

#include <regex>
#include <vector>

using program::Folder, program::run;

namespace {

struct WrongCall {
    std::string arguments, sentence;  // the sentence's beginning
};

void all_refused(const Folder& folder, const std::vector<WrongCall>& calls) {
    for (const auto& call : calls) {
        const auto& sentence = call.sentence;
        const auto ran = run(folder, call.arguments);
        CAPTURE(call.arguments);
        CAPTURE(ran.err);
        CHECK(ran.code == 2);
        CHECK(ran.out == "");
        CHECK(ran.err.starts_with("boxcars: " + sentence));
        CHECK((ran.err.ends_with(".\n") || ran.err.ends_with("?\n") || ran.err.ends_with("--text\n")));
        CHECK(ran.err.find('\n') == ran.err.size() - 1);
    }
}

// The words of a call up to the place of each value that the help of a command names: "play", "play --seed".
std::vector<std::string> places_of_values(const Folder& folder, const std::string& command) {
    std::vector<std::string> places;
    std::istringstream help{run(folder, command + " --help").out};
    const std::regex option{R"(^\s+(?:-\w,)?(--[a-z-]+) [A-Z\[].*)"}, argument{R"(^\s+[a-z]+ [A-Z\[].*)"};
    std::smatch found;
    for (std::string line; std::getline(help, line);)
        if (std::regex_match(line, found, option))
            places.push_back(command + " " + found[1].str());
        else if (std::regex_match(line, argument))
            places.push_back(command);
    return places;
}

}  // namespace

TEST_CASE("every option and argument of every command refuses an empty value") {
    const Folder folder;
    std::istringstream commands{run(folder, "--commands").out};
    std::vector<std::string> places = places_of_values(folder, "");
    for (std::string command, rest; commands >> command && std::getline(commands, rest);)
        for (const std::string& place : places_of_values(folder, command)) places.push_back(place);
    CHECK(places.size() > 100);
    for (const std::string& place : places) {
        const auto last = place.substr(place.rfind(' ') + 1);
        const std::string sentence = fmt::format("The value after {} is empty", last.empty() ? "boxcars" : last);
        all_refused(folder, {{place + " \"\"", sentence}});
        if (last.starts_with("--")) all_refused(folder, {{place + "= --json", sentence}});
    }
    CHECK_FALSE(program::fs::exists(folder.path / ".local"));
}

TEST_CASE("the command help prints the help of the command that is named after it") {
    const Folder folder;
    CHECK(run(folder, "help").out == run(folder, "--help").out);
    CHECK(run(folder, "help odds").out == run(folder, "odds --help").out);
}

TEST_CASE("an unknown word suggests the nearest one") {
    all_refused(Folder{}, {{"ply pig", "There is no command 'ply'; did you mean 'play'?"},
                           {"frobnicate", "There is no command 'frobnicate'. See boxcars --help."},
                           {"play pgi --text", "There is no game 'pgi'; did you mean 'pig'?"},
                           {"craps", "There is no command 'craps'; did you mean 'play craps'?"},
                           {"Odds craps", "There is no command 'Odds'; did you mean 'odds'?"},
                           {"version", "There is no command 'version'; did you mean '--version'?"},
                           {"odds CRAPS", "There is no game 'CRAPS'; did you mean 'craps'?"},
                           {"play pig --SEED 3", "play has no option '--SEED'; did you mean '--seed'?"},
                           {"odds craps json", "odds has no use for 'json'; did you mean '--json'?"},
                           {"odds craps --bankroll 2 --goal 3 --bet PLACE_6",
                            "This felt has no bet 'PLACE_6'; did you mean 'place_6'?"},
                           {"odds chess", "There is no game 'chess': the house has pig, craps, siwuliu or ceelo."},
                           {"play pig --sead 3", "play has no option '--sead'; did you mean '--seed'?"},
                           {"--headles", "boxcars has no option '--headles'; did you mean '--headless'?"},
                           {"play pig pig", "play has no use for 'pig'. See boxcars play --help."},
                           {"simulate pig --players hold20,optimol", "There is no"},
                           {"rules pig --set goal=3", "rules has no option '--set'"}});
}

TEST_CASE("a command without what it needs says what it needs") {
    all_refused(Folder{},
                {{"play", "boxcars play needs a game: pig, craps, siwuliu or ceelo."},
                 {"simulate --games 5", "boxcars simulate needs a game: pig, craps, siwuliu or ceelo."},
                 {"odds", "boxcars odds needs a game: pig, craps, siwuliu or ceelo."},
                 {"rules", "boxcars rules needs a game: pig, craps, siwuliu or ceelo."},
                 {"replay", "boxcars replay needs a replay file"},
                 {"thumbnail a.json", "boxcars thumbnail needs a replay file, and the file for its picture"},
                 {"thumbnail a.json b.png --pixels 5", "--pixels takes a whole number from 16 to 1280, not '5'"},
                 {"verify", "boxcars verify needs a replay file"},
                 {"export", "boxcars export needs the file to write"},
                 {"play pig --seed", "--seed: "}});
}

TEST_CASE("a link opens tables, recordings, runs and the lab, and nothing that writes or prints") {
    const Folder folder;
    folder.file("linked.json", "{}");
    const std::string may_not = "This link asks for ";
    for (const std::string command : {"export x.json", "export x.json --end", "import linked.json", "delete x --yes",
                                      "thumbnail a b.png", "verify linked.json", "merge a", "simulate pig", "odds pig",
                                      "rules pig", "sittings", "stats", "scores", "run", "run --file linked.json"})
        all_refused(folder, {{"--link " + command,
                              may_not + "'" + command.substr(0, command.find(' ')) + "', which a link may not do"}});
    for (const std::string command : {"play pig", "continue", "replay linked.json", "run --window", "lab"})
        for (const std::string option : {"--script x", "--data-dir .", "--config-dir .", "--headless",
                                         "--frame-times x", "--fps 60", "--draw-every-frame", "--timing"})
            all_refused(folder,
                        {{"--link " + command + " " + option,
                          may_not + "'" + option.substr(2, option.find(' ') - 2) + "', which a link may not do"}});
    for (const std::string option : {"--text", "--dice x", "--seat 1", "--games 2", "--words", "--echo"})
        all_refused(folder, {{"--link play pig " + option, may_not}});
    all_refused(folder, {{"--link run --window --export x", may_not + "'export'"},
                         {"--link run --window local", may_not + "'ticket'"},
                         {"--link run --window --json", may_not + "'json'"},
                         {"--link replay /kept/data/boxcars/boxcars.db", may_not + "the file 'boxcars.db'"},
                         {"--link replay /dev/stdin", may_not + "the file 'stdin'"},
                         {"--link play pig --rules ../x", may_not + "the file '../x'"},
                         {"--link --script x", may_not + "'script'"},
                         {"--link --help", may_not},
                         {"--link --version", may_not},
                         {"--link play --help", may_not},
                         {"--link --commands", may_not + "'commands'"}});
}

TEST_CASE("a link's options are checked like those of any other call") {
    all_refused(Folder{},
                {{"--link play whist", "There is no game 'whist'"},
                 {"--link play pig --seed x --set goal=50 --players human,human --size 800x600", "seed takes"},
                 {"--link replay linked.json --at 3", ""},
                 {"--link lab --ui-scale 9", "ui-scale"},
                 {"--link continue none --size 9", "size"}});
}

TEST_CASE("a knob that is not there, or a value out of its range, is named with its range") {
    all_refused(Folder{},
                {{"odds pig --set gaol=50", "pig has no knob 'gaol'; did you mean 'goal'?"},
                 {"odds pig --set goal=1", "The knob 'goal' of pig takes 2 to 1000, not '1'."},
                 {"odds pig --set goal=1001", "The knob 'goal' of pig takes 2 to 1000, not '1001'."},
                 {"odds pig --set goal=ten", "The knob 'goal' of pig takes 2 to 1000, not 'ten'."},
                 {"odds pig --set goal", "--set takes KNOB=VALUE, such as goal=100, not 'goal'."},
                 {"odds pig --set pig_face=7", "The knob 'pig_face' of pig is 7, but the die has only 6 sides"},
                 {"odds pig --set spare_ones=1", "Exact odds need turns that are alike for all players"},
                 {"odds pig --set bust_keeps=50", "Exact odds need turns that are alike for all players"},
                 {"simulate pig --games 10 --set spare_ones=1 --path baseline",
                  "--path is for games that are compiled into a table, but sheets that favour player 1 are"},
                 {"play pig --set players=11 --text", "The knob 'players' of pig takes 2 to 10, not '11'."},
                 {"play pig --set goal=0", "The knob 'goal' of pig takes 2 to 1000, not '0'."}});
}

TEST_CASE("wrong numbers, and numbers out of range, are refused with the range") {
    all_refused(Folder{}, {{"play pig --text --seed -1", "--seed takes a whole number from 0 to 18446744073709551615"},
                           {"play pig --text --seed 18446744073709551616", "--seed takes a whole number from 0 to "},
                           {"play pig --text --seed 0xfg", "--seed takes a whole number from 0 to "},
                           {"play pig --text --seed 1.5", "--seed takes a whole number from 0 to "},
                           {"play pig --text --games 0", "--games takes a whole number from 1 to 10000, not '0'."},
                           {"simulate pig --games 0", "--games takes a whole number from 1 to 1000000000000, not '0'."},
                           {"simulate pig --games x", "--games takes a whole number from 1 to 1000000000000, not 'x'."},
                           {"simulate pig --threads 0", "--threads takes a whole number from 1 to 256, not '0'."},
                           {"simulate craps --path fast", "There is no path 'fast' for a simulation; there are auto, "},
                           {"odds pig --at 1,2", "--at takes OWN,OTHER,TURN"},
                           {"odds pig --at 100,0,0", "--at takes OWN,OTHER,TURN"},
                           {"odds pig --at a,b,c", "--at takes OWN,OTHER,TURN"},
                           {"odds pig --at 1,2,3,4", "--at takes OWN,OTHER,TURN"},
                           {"odds pig --turn --at 1", "--at takes OWN,OTHER,TURN: two banked scores and a turn total"},
                           {"odds pig --turn 0", "The player 'hold:0' needs a number from 1 to 1000"},
                           {"odds pig --hand 9", "--hand asks for a hand of craps"},
                           {"--size 1280", "--size takes WIDTHxHEIGHT in pixels"},
                           {"play pig --size 0x9", "--size takes WIDTHxHEIGHT in pixels"},
                           {"--ui-scale big", "--ui-scale takes a number from 0.75 to 2, such as 1.5, not 'big'."},
                           {"--ui-scale nan", "--ui-scale takes a number from 0.75 to 2, such as 1.5, not 'nan'."}});
}

TEST_CASE("a path is refused where games are played through the rules, with the games that have one") {
    const Folder folder;
    all_refused(folder,
                {{"simulate craps --players pass_line --path baseline", "--path is for games that are compiled"},
                 {"simulate ceelo --path baseline",
                  "--path is for games that are compiled into a table, but games "
                  "of cee-lo are played through the rules"},
                 {"simulate pig --players keep_pace,hold20 --path baseline", "--path is for games that are "},
                 {"simulate pig --players hold20,hold20,hold25 --path baseline", "--path is for games that "}});
    for (const auto* taken : {"craps --path baseline", "siwuliu --path baseline", "ceelo --path auto",
                              "pig --path baseline --players hold20,four_turns"})
        CHECK(run(folder, std::string{"simulate --games 100 --seed 1 "} + taken).code == 0);
}

TEST_CASE("--rounds is refused for games without rounds and together with other options") {
    all_refused(
        Folder{},
        {{"simulate craps --rounds 100", "--rounds is for a single bet against a bank: craps counts games"},
         {"simulate pig --rounds 100", "--rounds is for a single bet against a bank: pig counts games"},
         {"simulate siwuliu --rounds 100 --players 15", "--rounds is for a single bet against a bank: with --pl"},
         {"simulate ceelo --rounds 100 --players bold,even", "--rounds are of one coin against the bank"},
         {"simulate ceelo --rounds 100 --games 5", "--games and --rounds both say how much is played"},
         {"simulate ceelo --rounds 0", "--rounds takes a whole number from 1 to 1000000000000, not '0'."},
         {"simulate siwuliu --players 15,20", "At siwuliu --players names what the one player bets"},
         {"simulate siwuliu --players 15 --path baseline", "--path is for games that are compiled"}});
}

TEST_CASE("the odds of pig are of two players: a sheet for more is refused, for people and for machines") {
    const Folder folder;
    folder.file("four.json", R"({"game": "pig", "rules": {"players": 4}})");
    for (const auto* more :
         {"--set players=4", "--set players=4 --json", "--rules four.json", "--set players=3 --at 1,2,3"})
        all_refused(folder, {{std::string{"odds pig "} + more, "Pig is solved for two players; this sheet seats "}});
    CHECK(run(folder, "odds pig --set players=2 --set goal=10").code == 0);
}

TEST_CASE("impossible bankrolls, shares and actions on kept sittings are refused") {
    all_refused(Folder{},
                {{"odds pig --bankroll 5 --goal 10", "Pig is played for the game, not for money"},
                 {"odds craps --goal 10", "--goal is about a bankroll: add --bankroll B"},
                 {"odds craps --bets 10", "--bets is about a bankroll: add --bankroll B"},
                 {"odds craps --bankroll 10", "--bankroll needs --goal G, where it stops, or --bets N"},
                 {"odds craps --bankroll 10 --goal 5", "A goal of 5 units is reached already with 10 units"},
                 {"odds craps --bankroll ten --goal 50", "--bankroll takes a whole number"},
                 {"odds craps --bankroll 10 --goal 20 --bets 0", "--bets takes a whole number"},
                 {"odds ceelo --bankroll 10 --goal 20 --bet pass", "--bet names a bet of craps; cee-lo has but one"},
                 {"odds siwuliu --bankroll 1 --goal 20 --set banker_multiples=on",
                  "A bankroll of 1 unit cannot pay for one bet of player, which takes"},
                 {"simulate craps --json --seed 1 --shard 3/2", "--shard takes K/N"},
                 {"simulate craps --json --seed 1 --shard x", "--shard takes K/N"},
                 {"simulate craps --seed 1 --shard 1/2", "--shard writes a part for boxcars merge: add --json"},
                 {"simulate craps --json --shard 1/2", "--shard needs --seed"},
                 {"simulate craps --json --seed 1 --games 10 --shard 2/2", "Part 2 of 2 has nothing to play"},
                 {"delete", "boxcars delete needs the name of a sitting"},
                 {"delete nothing --yes", "There is no sitting in "},
                 {"import", "boxcars import needs a replay file"},
                 {"import none.json", "Cannot read the replay none.json: No such file or directory."},
                 {"scores chess", "There is no game 'chess'"},
                 {"stats chess", "There is no game 'chess'"},
                 {"sitting", "There is no command 'sitting'; did you mean 'sittings'?"}});
}

TEST_CASE("wrong replay, rule and dice files are refused with the file and what is wrong") {
    const Folder folder;
    folder.file("text", "not json");
    folder.file("other", R"({"format": "something else"})");
    folder.file("sheet", R"({"game": "pig", "rules": {"goal": 1}})");
    folder.file("craps", R"({"game": "craps", "rules": {}})");
    folder.file("extra", R"({"game": "pig", "rules": {}, "more": 1})");
    all_refused(folder,
                {{"verify none", "Cannot read the replay none: No such file or directory."},
                 {"verify .", "Cannot read the replay .: it is a folder."},
                 {"replay none", "Cannot read the replay none: No such file or directory."},
                 {"verify text", "The replay text is not JSON: something is wrong at line 1, column 2."},
                 {"replay text", "The replay text is not JSON"},
                 {"verify other", "The replay other: format is not \"boxcars sitting\""},
                 {"odds pig --rules none", "Cannot read the rule file none: No such file or directory."},
                 {"odds pig --rules text", "The rule file text is not JSON"},
                 {"odds pig --rules sheet", "The rule file sheet: The knob 'goal' of pig takes 2 to 1000, not '1'."},
                 {"odds pig --rules craps", "The rule file craps is for the game 'craps', not for pig."},
                 {"odds pig --rules extra", "The rule file extra: more is not a field that belongs here."},
                 {"play pig --text --seat 1 --dice none", "Cannot read the dice file none: No such file or "},
                 {"play pig --text --seat 1 --dice .", "Cannot read the dice file .: it is a folder."},
                 {"play pig --text --seat 1 --dice text", "The dice file text has 'not' at place 1"}});
}

TEST_CASE("an export without a sitting, to a wrong place or onto a full disk gives a sentence") {
    const Folder folder;
    all_refused(folder, {{"export --data-dir data a.json",
                          "There is no sitting in " + folder.path.string() + "/data/boxcars.db yet"}});
    run(folder, "play pig --text --data-dir data --seed 1");
    all_refused(folder, {{"export --data-dir data no/a.json", "Cannot write no/a.json: No such file or directory."},
                         {"export --data-dir data data", "Cannot write data: it is a folder. Name a file in it."},
                         {"export --data-dir data --sitting zzz a.json", "There is no sitting 'zzz' in "}});
    const auto err = folder.path / "err";
    const int status =
        std::system((std::string{"'"} + BOXCARS_PROGRAM + "' rules pig >/dev/full 2>'" + err.string() + "'").c_str());
    CHECK(WEXITSTATUS(status) == 2);
    CHECK(program::text_of(err) == "boxcars: Cannot write to standard output: is the disk it goes to full?\n");
}

TEST_CASE("wrong players and seats are refused") {
    all_refused(Folder{}, {{"play pig --text --players human", "The knob 'players' of pig takes 2 to 10, not '1'."},
                           {"play pig --text --players human,", "There is no"},
                           {"play pig --players human,hold2O", "There is no"},
                           {"play pig --text --players human,hold:0", "The player 'hold:0' needs a number from 1 to"},
                           {"play pig --text --set players=3 --players human,hold20",
                            "The rule sheet seats 3 players, but --players names 2: 'human,hold20'."},
                           {"play pig --text --seat 3", "--seat takes 1 to 2, not 3."},
                           {"play pig --text --seat 0", "--seat takes a whole number from 1 to "},
                           {"play pig --text --players human,human --seat 1", "--seat is for a table with one human"},
                           {"play pig --seat 1", "--seat is for the table in the terminal: add --text."},
                           {"play pig --games 2", "--games is for the table in the terminal: add --text."},
                           {"simulate pig --players human,hold20", "A simulation is played by policies alone"}});
}

TEST_CASE("wrong players, seats, sheets and positions of the other games are refused") {
    all_refused(
        Folder{},
        {{"simulate craps --players pass_lin",
          "There is no player of craps named 'pass_lin'; did you mean 'pass_line'?"},
         {"simulate craps --players pass_line,human", "A simulation is played by strategies alone"},
         {"simulate craps --players dont_pass_odds --set crapless=on",
          "The strategy dont_pass_odds cannot play this sheet: there is no dont_pass on a crapless table."},
         {"simulate craps --players file:none.json", "Cannot read the strategy none.json: No such file or directory."},
         {"simulate craps --set bar=4", "The knob 'bar' of craps takes 2, 3 or 12, not '4'."},
         {"simulate craps --set minimum=900 --set maximum=5",
          "The knob 'minimum' of craps is 900, above the 'maximum'"},
         {"odds craps --at 1,2,3", "--at asks for a position of pig"},
         {"odds craps --turn", "--turn asks for a turn of pig"},
         {"odds craps --hand 1001", "--hand takes"},
         {"odds craps --stake 0", "--stake takes an amount of money"},
         {"play craps --text --players pass_line", "A craps table has one human"},
         {"play craps --text --players human,human", "A craps table has one human"},
         {"play craps --players human,zebra", "There is no player of craps named 'zebra'"},
         {"play craps --text --seat 1", "--seat is for pig"},
         {"play siwuliu --text --players human,human", "At siwuliu one human plays against the house"},
         {"play siwuliu --text --seat 1", "--seat is for games with several players"},
         {"play siwuliu --text --set tie=house", "The knob 'tie' of siwuliu takes reroll, push, banker or player, not"},
         {"odds siwuliu --at 3", "--at asks for a position of pig"},
         {"odds siwuliu --set bank=0", "The knob 'bank' of siwuliu takes 1 to 100000000, not '0'."},
         {"simulate siwuliu --players optimal", "At siwuliu --players names what the one player bets"},
         {"play ceelo --text --players human,bould",
          "There is no player of cee-lo named 'bould'; did you mean 'bold'?"},
         {"play ceelo --text --players bold,even --seat 1 --set coins=5", "--seat is for a table with one human"},
         {"play ceelo --text --players human,even --seat 3 --set coins=5", "--seat takes 1 to 2, not 3."},
         {"simulate ceelo --players human,even", "A simulation is played by policies alone"},
         {"odds ceelo --set players=7", "The knob 'players' of ceelo takes 2 to 6, not '7'."},
         {"odds ceelo --at 3", "--at asks for a position of pig"}});
}

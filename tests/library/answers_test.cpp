// The library answers what the command line prints for machines, and refuses wrong questions with a sentence.
#include "library/answers.h"

#include "chance/sealed_seed.h"
#include "contract/any_game.h"
#include "scratch.h"
#include "sim/kernel/random_sheets.h"

#include <doctest/doctest.h>

#include <sstream>

using namespace boxcars;
using nlohmann::ordered_json;

namespace {

template <class R>
ordered_json turned(const R& rules) {  // what differs, as a program says it: words where there are some
    ordered_json set = ordered_json::object();
    for (const auto& knob : R::knobs())
        if (const int value = knob.get(rules); value != knob.get(R{})) {
            if (knob.words.empty())
                set[std::string{knob.name}] = value;
            else
                set[std::string{knob.name}] = knob.words[static_cast<std::size_t>(value - knob.least)];
        }
    return set;
}

ordered_json without_seconds(const std::string& text) {
    ordered_json json = ordered_json::parse(text);
    json.erase("seconds");
    json.erase("threads");
    if (json.contains("optimal")) json["optimal"].erase("seconds");
    return json;
}

console::RuleRequests as_options(const ordered_json& set) {
    console::RuleRequests options;
    for (const auto& [knob, value] : set.items())
        options.set.push_back(knob + "=" + (value.is_string() ? value.get<std::string>() : value.dump()));
    return options;
}

TEST_CASE_TEMPLATE("odds of any sheet are those of the command line", R, craps::Rules, siwuliu::Rules, ceelo::Rules) {
    chance::DiceStream dice{20261122};
    for (int nth = 0; nth < 12; ++nth) {
        const ordered_json set = turned(sim::random_sheet<R>(dice, [](R&) {}));
        CAPTURE(set.dump());
        std::ostringstream out, err;
        console::find_game(library::every_game(), std::string{R::game})
            .odds({.rules = as_options(set), .json = true}, out, err);
        CHECK(without_seconds(library::odds(R::game, ordered_json{{"set", set}}.dump())) == without_seconds(out.str()));
    }
}

TEST_CASE("a printed sheet goes back in, with every value of every knob of every game") {
    const auto printed = [](const std::string& game, const ordered_json& set) {
        return ordered_json::parse(
            library::simulate(game, ordered_json{{"games", 1}, {"seed", 1}, {"set", set}}.dump()))["rules"];
    };
    CHECK(library::games().size() == std::tuple_size_v<EveryGame>);
    for (const std::string& game : library::games()) {
        const ordered_json usual = ordered_json::parse(library::rules(game));
        CHECK(usual["game"] == game);
        CHECK(usual["knobs"].size() == usual["rules"].size());
        CHECK(printed(game, usual["rules"]) == usual["rules"]);
        for (const ordered_json& knob : usual["knobs"]) {
            const std::string name = knob["name"];
            CHECK(usual["rules"][name] == knob["default"]);
            ordered_json values = knob.value("words", knob.value("values", knob["range"]));
            for (const ordered_json& end : knob["range"]) values.push_back(end);
            for (const ordered_json& value : values) {
                CAPTURE(game + " " + name + "=" + value.dump());
                ordered_json sheet = usual["rules"];
                sheet[name] = value;
                if (const auto wrong = test::sentence_of([&] { printed(game, sheet); }); !wrong.empty()) {
                    CHECK(wrong.find(" takes ") == std::string::npos);  // two knobs contradict each other
                    continue;
                }
                const ordered_json back = printed(game, sheet);
                CHECK((back[name] == value || back[name] == (value == "on")));
                CHECK(printed(game, back) == back);
            }
        }
    }
}

TEST_CASE("a simulation of every player that is listed is played") {
    for (const std::string& game : library::games())
        for (const ordered_json& player : ordered_json::parse(library::players(game))) {
            CAPTURE(player.dump());
            ordered_json asked{{"games", 10}, {"seed", 1}, {"players", {player["name"]}}};
            if (game != "craps") asked["players"].push_back(player["name"]);
            CHECK(ordered_json::parse(library::simulate(game, asked.dump()))["games"] == 10);
            CHECK_FALSE(player["words"].get<std::string>().empty());
        }
}

TEST_CASE("the same bet again and again answers what the command line does") {
    std::ostringstream out, err;
    console::find_game(library::every_game(), "craps")
        .odds(
            {.bankroll = console::BankrollRequests{.units = 20, .goal = 40, .bet = "field", .bets = 10}, .json = true},
            out, err);
    CHECK(ordered_json::parse(library::odds("craps", R"({"bankroll": 20, "goal": 40, "bet": "field", "bets": 10})")) ==
          ordered_json::parse(out.str()));
}

TEST_CASE_TEMPLATE("a simulation counts what the command line counts", R, pig::Rules, craps::Rules, siwuliu::Rules,
                   ceelo::Rules) {
    std::ostringstream out, err;
    console::SimulateRequests asked{.games = 3000, .threads = 1, .json = true};
    asked.table.seed = 7;
    console::find_game(library::every_game(), std::string{R::game}).simulate(asked, out, err);
    CHECK(without_seconds(library::simulate(R::game, R"({"games": 3000, "seed": "7", "threads": 2})")) ==
          without_seconds(out.str()));
}

TEST_CASE("whoever asked for a simulation can stop it, and hears what was counted until then") {
    std::stop_source source;
    source.request_stop();
    CHECK_THROWS_WITH_AS(library::simulate("craps", R"({"games": 1000000000000, "seed": 1})", source.get_token()),
                         "Stopped before anything was counted.", Error);
    std::stop_source later;
    std::jthread stops{[&] {
        std::this_thread::sleep_for(std::chrono::milliseconds{300});
        later.request_stop();
    }};
    const ordered_json counted =
        ordered_json::parse(library::simulate("craps", R"({"games": 1000000000000, "seed": 1})", later.get_token()));
    CHECK(counted["stopped"] == true);
    CHECK(counted["games"] == counted["wins"].get<std::int64_t>() + counted["losses"].get<std::int64_t>());
    CHECK(ordered_json::parse(library::simulate("craps", R"({"games": 1000, "seed": 1})"))["games"] == 1000);
}

TEST_CASE("a strategy that is listed plays the same hands when it is given back as a strategy of one's own") {
    const auto results = [](ordered_json request) {
        request.update({{"games", 300}, {"seed", 3}});
        return ordered_json::parse(library::simulate("craps", request.dump()))["players"][0]["results"];
    };
    const ordered_json all = ordered_json::parse(library::strategies());
    CHECK(all["strategies"].size() == 11);
    for (ordered_json own : all["strategies"]) {
        const ordered_json name = own["name"];
        own.erase("name");
        CHECK_MESSAGE(results({{"players", ordered_json::array({name})}}) ==
                          results({{"players", ordered_json::array({"mine"})}, {"strategies", {{"mine", own}}}}),
                      name.dump());
    }
}

TEST_CASE("what is asked wrongly is refused with a sentence that says what is wrong") {
    const auto refused = [](std::string_view game, std::string_view request) {
        return test::sentence_of([&] { library::simulate(game, request); });
    };
    CHECK(refused("crap", "{}").find("did you mean 'craps'?") != std::string::npos);
    CHECK(refused("craps", "{\"game\": 3}").find("game is not a field") != std::string::npos);
    CHECK(refused("craps", "{\"games\": 0}").find("games must be a whole number from 1 to") != std::string::npos);
    CHECK(refused("craps", "{\"set\": {\"bar\": 13}}").find("bar") != std::string::npos);
    CHECK(refused("craps", "{\"seed\": -1}").find("seed must be") != std::string::npos);
    CHECK(refused("craps", "{\"games\": 5, \"rounds\": 5}").find("name one of them") != std::string::npos);
    CHECK(refused("craps", "{\"path\": \"sse9\"}").find("sse9") != std::string::npos);
    CHECK(refused("craps", "nonsense").find("JSON") != std::string::npos);
    CHECK(refused("craps", "{\"rounds\": 5}") ==
          "rounds is for a single bet against a bank: craps counts games, so say games=N.");
    for (const char* request : {R"({"at": "1,2,3"})", R"({"bankroll": 5})", R"({"bankroll": 5, "goal": 9, "bet": "x"})",
                                R"({"set": {"players": 3}})"})
        for (const std::string& game : library::games()) {
            const std::string sentence = test::sentence_of([&] { library::odds(game, request); });
            CHECK_MESSAGE(sentence.find("--") == std::string::npos, sentence);
        }
}

// The dice wherever they are due, else the first decision there is; craps may go without one.
void play(library::OpenSitting& table, int entries) {
    for (int n = 0; n < entries; ++n) {
        const ordered_json now = ordered_json::parse(table.look());
        if (now["over"] == true) {
            table.next_game();
            continue;
        }
        const bool throws = now["dice"]["count"] > 0 && (n % 4 != 0 || table.decisions().empty());
        throws ? table.throw_dice() : table.decide(table.decisions().front());
    }
}

}  // namespace

TEST_CASE("a sitting that a program plays at any game verifies with the same hash, and a changed face is found") {
    for (const std::string& game : library::games()) {
        CAPTURE(game);
        const auto table = library::open_sitting(game, R"({"seed": 11})");
        play(*table, 60);
        const ordered_json now = ordered_json::parse(table->look()),
                           verdict = ordered_json::parse(library::verify(table->recording()));
        CHECK(verdict["ok"] == true);
        CHECK(verdict["hash"] == now["hash"]);
        CHECK(verdict["entries"] == now["entries"]);
        CHECK(now["entries"].get<int>() >= 30);
        ordered_json changed = ordered_json::parse(table->recording());
        changed.erase("sha256");
        auto& entries = changed["entries"];
        const auto thrown =
            std::ranges::find_if(entries, [](const ordered_json& entry) { return entry.contains("faces"); });
        CHECK((game == "siwuliu" || thrown != entries.end()));  // 60 one-cent bets, and no throw
        if (thrown == entries.end()) continue;
        (*thrown)["faces"].back() = (*thrown)["faces"].back().get<int>() % 6 + 1;
        CHECK(ordered_json::parse(library::verify(changed.dump()))["difference"]["field"] == "faces");
    }
}

TEST_CASE("a table says what it does not take, and stays as it was") {
    const auto table =
        library::open_sitting("pig", R"({"seed": 3, "set": {"goal": 30}, "players": ["a", "b"], "first": 0})");
    const std::string before = table->look();
    CHECK(test::sentence_of([&] { table->decide("hold"); }).find("roll") != std::string::npos);
    CHECK(test::sentence_of([&] { table->decide("roll 6"); }) == "Dice are thrown, not chosen.");
    CHECK(test::sentence_of([&] { table->decide("dance"); }) == "'dance' is no decision at a table of pig.");
    CHECK(test::sentence_of([&] { table->next_game(); }) == "This game is not over yet.");
    CHECK(table->look() == before);
    CHECK(test::sentence_of([] { library::open_sitting("pgi"); }).find("did you mean 'pig'?") != std::string::npos);
    CHECK(test::sentence_of([] { library::open_sitting("craps", R"({"first": 0})"); }).find("nobody in particular") !=
          std::string::npos);
    CHECK(test::sentence_of([] { library::open_sitting("pig", R"({"players": ["a"]})"); }).find("needs 2 players") !=
          std::string::npos);
}

TEST_CASE("forced faces are practice, and what was decided since the dice can be taken back") {
    const auto table = library::open_sitting("craps", R"({"seed": 5})");
    table->decide(table->decisions().front());
    table->undo();
    CHECK(test::sentence_of([&] { table->undo(); }).find("nothing to take back") != std::string::npos);
    const ordered_json thrown = ordered_json::parse(table->force({6, 6}));
    CHECK(thrown["faces"] == ordered_json({6, 6}));
    CHECK(thrown["forced"] == true);
    CHECK(ordered_json::parse(table->look())["practice"] == true);
    CHECK(ordered_json::parse(library::verify(table->recording()))["ok"] == true);
}

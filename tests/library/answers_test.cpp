// What the library answers is what the command line prints for machines, for any sheet; what it is asked wrongly it
// refuses with a sentence.
#include "library/answers.h"

#include "base/error.h"
#include "chance/dust.h"
#include "console/every_game.h"
#include "sentence.h"
#include "session/strict_json.h"

#include <doctest/doctest.h>

#include <sstream>
#include <thread>

using namespace boxcars;
using session::Json;

namespace {

// A sheet with some of its knobs turned anywhere in their range; as it is where that cannot be.
template <class R>
R random_sheet(chance::Dust& dust) {
    R rules;
    for (const auto& knob : R::knobs()) {
        if (dust.below(4) != 0) continue;
        R turned = rules;
        const int span = knob.most - knob.least < 6 ? knob.most - knob.least + 1 : 6;
        knob.set(turned, knob.only.empty() ? knob.least + dust.below(span) : knob.only[0]);
        if (!rules::problem(turned)) rules = turned;
    }
    return rules;
}

template <class R>
Json turned(const R& rules) {  // what differs, as a program says it: words where there are some
    Json set = Json::object();
    for (const auto& knob : R::knobs())
        if (const int value = knob.get(rules); value != knob.get(R{})) {
            if (knob.words.empty())
                set[std::string{knob.name}] = value;
            else
                set[std::string{knob.name}] = knob.words[static_cast<std::size_t>(value - knob.least)];
        }
    return set;
}

Json without_seconds(const std::string& text) {
    Json json = Json::parse(text);
    json.erase("seconds");
    json.erase("threads");
    if (json.contains("optimal")) json["optimal"].erase("seconds");
    return json;
}

console::RuleRequests as_options(const Json& set) {
    console::RuleRequests options;
    for (const auto& [knob, value] : set.items())
        options.set.push_back(knob + "=" + (value.is_string() ? value.get<std::string>() : value.dump()));
    return options;
}

}  // namespace

TEST_CASE_TEMPLATE("odds of any sheet are those of the command line", R, craps::Rules, siwuliu::Rules, ceelo::Rules) {
    chance::Dust dust{20261122};
    for (int nth = 0; nth < 12; ++nth) {
        const Json set = turned(random_sheet<R>(dust));
        CAPTURE(set.dump());
        std::ostringstream out, err;
        console::verbs_of<R>().odds({.rules = as_options(set), .json = true}, out, err);
        CHECK(without_seconds(library::odds(R::game, Json{{"set", set}}.dump())) == without_seconds(out.str()));
    }
}

TEST_CASE_TEMPLATE("a simulation counts what the command line counts", R, pig::Rules, craps::Rules, siwuliu::Rules,
                   ceelo::Rules) {
    std::ostringstream out, err;
    console::SimulateRequests asked{.games = 3000, .threads = 1, .json = true};
    asked.table.seed = 7;
    console::verbs_of<R>().simulate(asked, out, err);
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
    const Json counted =
        Json::parse(library::simulate("craps", R"({"games": 1000000000000, "seed": 1})", later.get_token()));
    CHECK(counted["stopped"] == true);
    CHECK(counted["games"] == counted["wins"].get<std::int64_t>() + counted["losses"].get<std::int64_t>());
    CHECK(Json::parse(library::simulate("craps", R"({"games": 1000, "seed": 1})"))["games"] == 1000);
}

TEST_CASE("every game of the house is there, with its knobs") {
    CHECK(library::games().size() == std::tuple_size_v<console::EveryGame>);
    for (const std::string& game : library::games()) {
        const Json rules = Json::parse(library::rules(game));
        CHECK(rules["game"] == game);
        CHECK(rules["knobs"].size() == rules["rules"].size());
    }
    CHECK_FALSE(library::version().empty());
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
}

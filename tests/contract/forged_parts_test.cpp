// Only honest parts of a simulation are added up, whatever their check sum says.
#include "app/games.h"
#include "console/parts.h"
#include "contract/any_game.h"
#include "sentence.h"

#include <doctest/doctest.h>

#include <cmath>
#include <sstream>

namespace forged_parts {
namespace {

using any_game::Chooser;
using boxcars::console::Json;
using Pointer = Json::json_pointer;

constexpr int forgeries_of_a_kind = 20;

struct Simulated {
    std::string game{}, players{};
    std::int64_t games = 0;
    std::optional<std::int64_t> rounds{};
    std::vector<std::string> knobs{};
};

const boxcars::console::Games& games() {
    static const auto all = boxcars::app::commands_of(boxcars::app::every_game());
    return all;
}

Json part_of(const Simulated& simulated, std::uint64_t seed, int part = 1, int parts = 2) {
    boxcars::console::SimulateRequests asked;
    asked.table.rules.set = simulated.knobs;
    asked.table.players = simulated.players;
    asked.table.seed = seed;
    asked.games = simulated.games;
    asked.rounds = simulated.rounds;
    asked.share = {part, parts};
    asked.json = true;
    asked.threads = 2;
    asked.stop.emplace();
    std::ostringstream out, err;
    boxcars::console::find_game(games(), simulated.game).simulate(asked, out, err);
    return Json::parse(out.str());
}

// What the merge of this one part says: empty if it is added up.
std::string refusal(const Json& json) {
    return boxcars::test::sentence_of([&] {
        std::ostringstream out;
        const auto part = boxcars::console::part_from(json.dump(), "forged.json");
        boxcars::console::find_game(games(), part.game).merge({part}, true, out);
    });
}

// ---- what a forger does ----

std::vector<Pointer> numbers_in(const Json& json, const std::string& under) {
    std::vector<Pointer> numbers;
    const Json flat = json.at(Pointer{under}).flatten();
    for (const auto& [name, value] : flat.items())
        if (value.is_number_integer()) numbers.emplace_back(under + name);
    return numbers;
}

Json& any_of(Json& json, const std::vector<Pointer>& numbers, Chooser& choose) {
    return json.at(numbers[static_cast<std::size_t>(choose.below(static_cast<int>(numbers.size())))]);
}

Json& any_count(Json& json, Chooser& choose) { return any_of(json, numbers_in(json, "/part/counts"), choose); }

// A figure that follows from the counts: people read it, though the merge works it out anew.
Json& any_figure(Json& json, Chooser& choose) {
    auto numbers = numbers_in(json, "");
    std::erase_if(numbers, [](const Pointer& number) {
        const std::string name = number.to_string();
        return name.starts_with("/part/") || name.starts_with("/rules/") || name == "/threads" || name == "/seconds";
    });
    return any_of(json, numbers, choose);
}

void set(Json& count, std::int64_t value) { count = value; }
std::int64_t value_of(const Json& count) { return count.get<std::int64_t>(); }

// The kind's parts: those that are played again, or those that are too long for it, whose counts have exact odds.
struct Kind {
    const char* what;
    void (*forge)(Json& part, const Json& other, Chooser& choose);  // `other`: an honest part of another seed
};

void add_to(Json& count, std::int64_t more) { set(count, value_of(count) + more); }
void shift(Json& from, Json& to, std::int64_t most) {
    const std::int64_t moved = std::min(most, value_of(from));
    add_to(from, -moved);
    add_to(to, moved);
}

const std::vector<Kind> small_changes{
    {"a count is one more", [](Json& part, const Json&, Chooser& choose) { add_to(any_count(part, choose), 1); }},
    {"a count is one less", [](Json& part, const Json&, Chooser& choose) { add_to(any_count(part, choose), -1); }},
    {"a count is 0, or 1 instead of it",
     [](Json& part, const Json&, Chooser& choose) {
         Json& count = any_count(part, choose);
         set(count, value_of(count) == 0 ? 1 : 0);
     }},
    {"a count has the other sign, or is -1",
     [](Json& part, const Json&, Chooser& choose) {
         Json& count = any_count(part, choose);
         set(count, value_of(count) == 0 ? -1 : -value_of(count));
     }},
    {"a count is enormous",
     [](Json& part, const Json&, Chooser& choose) { set(any_count(part, choose), std::int64_t{1} << 61); }},
    {"one moves from a count to another",
     [](Json& part, const Json&, Chooser& choose) {
         const Json before = part;
         while (part == before) shift(any_count(part, choose), any_count(part, choose), 1);
     }},
    {"two counts change places",
     [](Json& part, const Json&, Chooser& choose) {
         const Json before = part;
         while (part == before) std::swap(any_count(part, choose), any_count(part, choose));
     }},
    {"two counts are one more each",
     [](Json& part, const Json&, Chooser& choose) {
         add_to(any_count(part, choose), 1);
         add_to(any_count(part, choose), 1);
     }},
    {"a figure beside the counts is another",
     [](Json& part, const Json&, Chooser& choose) { add_to(any_figure(part, choose), 1 + choose.below(9)); }},
    {"the seed is another",
     [](Json& part, const Json&, Chooser& choose) { part["seed"] = std::to_string(1000 + choose.below(60000)); }},
    {"the part is said to be the other one", [](Json& part, const Json&, Chooser&) { part["part"]["shard"] = "2/2"; }},
    {"the whole has a few games more",
     [](Json& part, const Json&, Chooser& choose) { add_to(part["part"]["of_games"], 2 + choose.below(9)); }},
    {"the counts are those of another seed",
     [](Json& part, const Json& other, Chooser&) { part["part"]["counts"] = other["part"]["counts"]; }},
    {"everything but the seed is that of another seed",
     [](Json& part, const Json& other, Chooser&) {
         const Json seed = part["seed"];
         part = other;
         part["seed"] = seed;
     }},
};

// Changes to a part that is not played again.
Json& count(Json& part, const char* name) { return part["part"]["counts"].at(Pointer{name}); }
void multiply(Json& count, int by) { set(count, value_of(count) * by); }

// The figures of the line game, as its counts have them now: then only the exact odds can tell.
void tell_counts(Json& part) {
    const Json& counts = part["part"]["counts"];
    if (part["game"] != "craps") return;
    for (const char* name : {"wins", "losses", "rolls", "lengths"}) part[name] = counts[name];
    constexpr double win = 244.0 / 495;
    const auto games = counts["games"].get<double>(), wins = counts["wins"].get<double>();
    part["z"] = (wins - games * win) / std::sqrt(games * win * (1 - win));
}

const std::vector<Kind> large_changes{
    {"a tenth of the results moves to the next",
     [](Json& part, const Json&, Chooser& choose) {
         Json* results = &part["part"]["counts"];
         for (const char* name : {"results", "lengths"})
             if (results->contains(name)) results = &results->at(name);
         const auto at = [&](std::size_t n) -> Json& {
             Json& one = results->is_array() ? results->at(n) : count(part, n == 0 ? "/wins" : "/losses");
             return one.is_array() ? one[1] : one;
         };
         const auto from = static_cast<std::size_t>(choose.below(2));
         shift(at(from), at(1 - from), value_of(at(from)) / 10);
         tell_counts(part);
     }},
    {"throws are halved, or doubled",
     [](Json& part, const Json&, Chooser& choose) {
         Json& throws = part["part"]["counts"].contains("throws") ? count(part, "/throws") : count(part, "/rolls");
         set(throws, choose.one_in(2) ? value_of(throws) * 2 : value_of(throws) / 2 + choose.below(99));
         tell_counts(part);
     }},
    {"every count is twice what it was",
     [](Json& part, const Json&, Chooser&) {
         for (const Pointer& number : numbers_in(part, "/part/counts")) multiply(part.at(number), 2);
     }},
    {"a figure beside the counts is ten times as large",
     [](Json& part, const Json&, Chooser& choose) {
         Json& figure = any_figure(part, choose);
         set(figure, 10 * value_of(figure) + 7);
     }},
    {"a count is dropped",
     [](Json& part, const Json&, Chooser& choose) {
         Json& counts = part["part"]["counts"];
         auto gone = counts.begin();
         std::advance(gone, choose.below(static_cast<int>(counts.size())));
         counts.erase(gone);
     }},
    {"a knob is turned",
     [](Json& part, const Json&, Chooser&) {
         const std::string game = part["game"];
         part["rules"][game == "siwuliu" ? "pays_triple" : "sides"] = 7;
         if (game == "craps") part["rules"] = {{"crapless", "on"}};
         if (game == "ceelo") part["rules"] = {{"tie", "banker"}, {"pass_on_special", "off"}};
     }},
};

// ---- the parts ----

const std::vector<Simulated> played_again{
    {"craps", "", 3000},
    {"craps", "pass_line,iron_cross", 300},
    {"siwuliu", "", 3000},
    {"siwuliu", "50", 60},
    {"ceelo", "", 0, 3000},
    {"ceelo", "bold,best,even", 60},
    {"pig", "", 600},
    {"pig", "keep_pace,hold20", 300},
    {"pig", "optimal,hold25,hold20", 90, {}, {"goal=30"}},
};
// Twice so many games as are played again, and some.
const std::vector<Simulated> too_long{
    {"craps", "", 41'000'000},
    {"siwuliu", "", 41'000'000},
    {"ceelo", "", 0, 41'000'000},
};

// A game and what is turned on its sheet.
const std::vector<std::vector<std::string>> turned{
    {"craps", "crapless=on", "bankroll=50"},
    {"craps", "bar=2", "field_12=10", "bankroll=20"},
    {"siwuliu", "tie=banker", "pays_111=100", "bank=1000", "balance=3000"},
    {"siwuliu", "pays=for", "banker_multiples=on", "bank=20000"},
    {"ceelo", "tie=banker", "pays_at_once=10", "coins=5"},
    {"ceelo", "tie=reroll", "pass_on_all_lost=off", "pays_111=9"},
    {"pig", "goal=2", "sides=20"},
    {"pig", "pig_face=6", "goal=20"}};

struct Forged {
    int parts = 0, taken = 0;
};

Forged forge(const std::vector<Simulated>& simulations, const std::vector<Kind>& kinds) {
    Forged forged;
    std::vector<std::pair<Json, Json>> parts;
    for (const Simulated& simulated : simulations) parts.emplace_back(part_of(simulated, 5), part_of(simulated, 6));
    Chooser choose{17};
    for (const Kind& kind : kinds)
        for (int n = 0; n < forgeries_of_a_kind; ++n) {
            const auto& [honest, other] = parts[static_cast<std::size_t>(n) % parts.size()];
            Json part = honest;
            kind.forge(part, other, choose);
            REQUIRE(part != honest);
            part["part"]["check"] = boxcars::console::check_sum(part);
            const std::string sentence = refusal(part);
            ++forged.parts;
            if (sentence.empty()) ++forged.taken;
            INFO(std::string{kind.what});
            INFO(honest["game"].get<std::string>());
            INFO(Json::diff(honest, part).dump());
            CHECK(sentence.find("forged.json") != std::string::npos);
        }
    return forged;
}

}  // namespace

TEST_CASE("no forged part of a simulation is added up, whichever of 20 kinds it is of") {
    const Forged small = forge(played_again, small_changes), large = forge(too_long, large_changes);
    const int parts = small.parts + large.parts, taken = small.taken + large.taken;
    MESSAGE(parts, " parts forged, ", taken, " added up");
    CHECK(small_changes.size() + large_changes.size() == 20);
    CHECK(parts == 400);
}

TEST_CASE("every honest part is added up, of one game or many, on any sheet") {
    int taken = 0;
    const auto take = [&](const Simulated& simulated, std::uint64_t seed) {
        INFO(simulated.game, " ", simulated.players, ", games ", simulated.games, ", seed ", seed);
        const std::string sentence = refusal(part_of(simulated, seed));
        CHECK(sentence == "");
        taken += sentence.empty();
    };
    for (const Simulated& simulated : played_again) {
        std::uint64_t seed = 0;
        for (const std::int64_t games : {1, 10, 40}) {
            Simulated some = simulated;
            some.games = games;
            if (some.rounds) some.rounds = games;
            for (int n = 0; n < 5; ++n) take(some, ++seed);
            for (const auto& sheet : turned) {
                if (sheet.front() != some.game) continue;
                some.knobs.assign(sheet.begin() + 1, sheet.end());
                take(some, ++seed);
                take(some, ++seed);
            }
            some.knobs = simulated.knobs;
        }
    }
    for (const Simulated& simulated : too_long) take(simulated, 7);
    for (const Simulated& simulated : {Simulated{"craps", "pass_line,iron_cross,hardways", 1'010'000},
                                       {"siwuliu", "500", 11'000, {}, {"bank=20000"}},
                                       {"ceelo", "bold,cautious,even", 21'000, {}, {"coins=5"}},
                                       {"pig", "keep_pace,hold20", 410'000, {}, {"goal=50"}}})
        take(simulated, 8);
    MESSAGE(taken, " honest parts added up");
    CHECK(taken >= 200);
}

}  // namespace forged_parts

// Simulations in parts, bankrolls under flat bets, and figures that have the digits that are known, no more.
#include "console/running.h"
#include "console/simulation.h"
#include "longer.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using nlohmann::json, program::answer_of, program::Folder, program::run, program::shell;
using namespace boxcars::console;

namespace {

// What was counted, without how it was played.
json counted(const Folder& folder, const std::string& arguments) {
    const auto ran = run(folder, arguments);
    CAPTURE(ran.err);
    REQUIRE(ran.code == 0);
    json reported = json::parse(ran.out);
    for (const char* key : {"threads", "seconds", "parts"}) reported.erase(key);
    return reported;
}

std::string write_part(const Folder& folder, const std::string& simulation, int part, int parts) {
    const std::string name = "part" + std::to_string(part) + "of" + std::to_string(parts) + ".json";
    const auto ran =
        run(folder, "simulate " + simulation + " --json --shard " + std::to_string(part) + "/" + std::to_string(parts));
    REQUIRE(ran.code == 0);
    folder.file(name, ran.out);
    return name;
}

struct Wrong {
    const char *arguments, *sentence;
};

std::string script(const char* name) { return std::string{BOXCARS_SOURCE} + "/tools/" + name; }

#ifdef __SANITIZE_ADDRESS__
constexpr auto little_memory = "";  // the sanitizer's own map of the memory is larger than any limit
#else
constexpr auto little_memory = "ulimit -v 262144; ";
#endif

TEST_CASE("the parts of a simulation, in any order, add up to the whole, for every game") {
    for (const std::string simulation :
         {"craps --games 100000 --seed 5", "craps --games 9000 --seed 5 --players iron_cross,pass_line",
          "siwuliu --games 100000 --seed 5", "siwuliu --rounds 70000 --seed 5",
          "siwuliu --games 400 --seed 5 --players 50", "ceelo --games 3000 --seed 5 --players bold,best,even",
          "ceelo --rounds 100000 --seed 5", "pig --games 9000 --seed 5 --players hold20,keep_pace"}) {
        CAPTURE(simulation);
        const Folder folder;
        std::string files;
        for (const int part : {2, 3, 1}) files += " " + write_part(folder, simulation, part, 3);
        CHECK(counted(folder, "merge --json" + files) == counted(folder, "simulate --json " + simulation));
        const auto reported = run(folder, "merge" + files);
        CHECK(reported.code == 0);
        CHECK(reported.out.find(", seed 5, 3 parts, ") != std::string::npos);
    }
}

TEST_CASE("a part whose counts do not add up to its games is refused, whatever its check sum") {
    const auto refused = [](const std::string& simulation, const auto& change) {
        const Folder folder;
        const auto name = write_part(folder, simulation + " --seed 1", 1, 2);
        auto part = nlohmann::ordered_json::parse(program::text_of(folder.path / name));
        change(part["part"]["counts"]);
        part["part"]["check"] = boxcars::console::check_sum(boxcars::Json::parse(part.dump()));
        folder.file(name, part.dump());
        write_part(folder, simulation + " --seed 1", 2, 2);
        CHECK(run(folder, "merge part1of2.json part2of2.json").err ==
              "boxcars: part1of2.json has been changed or damaged: its counts do not add up.\n");
    };
    using Counts = nlohmann::ordered_json;
    const auto one_more = [](const char* name) {
        return [name](Counts& counts) { counts[name] = counts[name].get<int>() + 1; };
    };
    for (const char* simulation : {"craps --games 140000", "siwuliu --games 400 --players 50"})
        for (const char* count : {"games", "wins", "losses"}) refused(simulation, one_more(count));
    refused("ceelo --games 400 --players bold,best,even", one_more("shared"));
    refused("siwuliu --rounds 140000",
            [](Counts& counts) { counts["results"][0][1] = counts["results"][0][1].get<int>() + 1; });
    refused("siwuliu --rounds 140000", [](Counts& counts) { counts["results"][0][0] = 77; });
    refused("pig --games 9000 --players hold20,keep_pace", [](Counts& counts) { counts["seats"].erase(1); });
    refused("craps --games 9000 --players pass_line,field", [](Counts& counts) { counts["players"].erase(1); });
}

TEST_CASE("files that do not belong together, or are not all there, are refused by name") {
    const Folder folder;
    const std::string simulation = "craps --games 100000 --seed 1";
    const auto part = write_part(folder, simulation, 1, 2);
    for (const int nth : {1, 3}) write_part(folder, "craps --games 200000 --seed 1", nth, 4);
    folder.file("other.json", run(folder, "simulate craps --games 100000 --seed 2 --json --shard 2/2").out);
    folder.file("rules.json", run(folder, "simulate craps --games 100000 --seed 1 --json --shard 2/2 --set bar=2").out);
    folder.file("whole.json", run(folder, "simulate craps --games 1000 --seed 1 --json").out);
    folder.file("pig.json", run(folder, "simulate pig --games 5000 --seed 1 --json --shard 2/2").out);
    folder.file("half.json", "{\"game\":");
    auto changed = json::parse(program::text_of(folder.path / part));
    changed["part"]["counts"]["games"] = 7;
    folder.file("changed.json", changed.dump());
    changed["part"].erase("check");
    folder.file("older.json", changed.dump());
    for (const Wrong& wrong : std::initializer_list<Wrong>{
             {"", "boxcars merge needs the parts to add up"},
             {"nowhere.json", "Cannot read the part nowhere.json: No such file or directory."},
             {"half.json", "The part half.json is not JSON: something is wrong at line 1"},
             {"whole.json", "whole.json is no part of a simulation: it has no \"part\""},
             {"part1of2.json part1of2.json", "are the same part, 1/2"},
             {"part1of4.json part3of4.json", "boxcars: Part 2 of 4 is missing: name its file, too.\n"},
             {"part1of2.json other.json", "are parts of different simulations: seed 1 and 2"},
             {"part1of2.json rules.json", "are parts of different simulations: different rule sheets"},
             {"part1of2.json pig.json", "are parts of different simulations: game craps and pig"},
             {"changed.json", "changed.json has been changed or damaged: its check sum is of something else"},
             {"older.json", "older.json is no part of a simulation: it has no check sum"}}) {
        CAPTURE(wrong.arguments);
        const auto ran = run(folder, std::string{"merge "} + wrong.arguments);
        CHECK(ran.code == 2);
        CHECK(ran.out == "");
        CAPTURE(ran.err);
        CHECK(ran.err.find(wrong.sentence) != std::string::npos);
    }
}

TEST_CASE("a part that is too long, too deep or too much is refused before it is built") {
    const Folder folder;
    folder.file("long.json", std::string(17 << 20, ' '));
    folder.file("deep.json", R"({"part":{"counts":)" + program::repeated("[", 11) + program::repeated("]", 11) + "}}");
    folder.file("much.json", R"({"part":{"counts":[)" + program::repeated("[1],", 1'500'000) + "1]}}");
    folder.file("kinds.json", R"({"part":{"check":"x"},"stopped":7})");
    for (const Wrong& wrong : std::initializer_list<Wrong>{
             {"long.json", "Cannot read the part long.json: it has more than 16777216 bytes.\n"},
             {"deep.json", "The part deep.json is nested deeper than 10 levels.\n"},
             {"much.json", "The part much.json has more than 400000 values in one list.\n"},
             {"kinds.json", "kinds.json has been changed or damaged: its check sum is of something else.\n"}}) {
        const auto ran = shell(folder, std::string{little_memory} + "\"$BOXCARS\" merge " + wrong.arguments);
        CHECK(ran.code == 2);
        CHECK(ran.err == std::string{"boxcars: "} + wrong.sentence);
    }
}

TEST_CASE("counts of another kind than their game's are told in words") {
    const Folder folder;
    const std::string simulation = "craps --games 40000 --seed 1";
    const auto name = write_part(folder, simulation, 1, 2), other = write_part(folder, simulation, 2, 2);
    const auto whole = nlohmann::ordered_json::parse(program::text_of(folder.path / name));
    using Games = nlohmann::ordered_json;
    for (const Games& games : {Games("many"), Games(2e23), Games(1000.5), Games(UINT64_MAX), Games(nullptr)}) {
        auto part = whole;
        part["part"]["counts"]["games"] = games;
        part["part"]["check"] = boxcars::console::check_sum(boxcars::Json::parse(part.dump()));
        folder.file(name, part.dump());
        const auto ran = run(folder, "merge " + name + " " + other);
        CAPTURE(games.dump());
        CHECK(ran.code == 2);
        CHECK(ran.err == "boxcars: The counts in part1of2.json are not those of games of craps.\n");
    }
}

// The last of 17 digits can be another and the number the same: now and then its time is written with so many.
bool same_numbers(const std::string& a, const std::string& b) {
    return json::parse(a) == json::parse(b, nullptr, /*allow_exceptions=*/false);
}

}  // namespace

TEST_CASE("a part whose time is written otherwise is the same part") {
    const std::string a = R"({"seconds": 0.00010048300000000001})", b = R"({"seconds": 0.00010048300000000000})",
                      c = R"({"seconds": 0.00010048300000000301})";
    CHECK(same_numbers(a, b));
    CHECK_FALSE(same_numbers(a, c));
    const auto sum = [](const std::string& text) {
        auto part = nlohmann::ordered_json::parse(text);
        part["part"] = nlohmann::ordered_json::object();
        return boxcars::console::check_sum(boxcars::Json::parse(part.dump()));
    };
    CHECK(sum(a) == sum(b));
    CHECK(sum(a) != sum(c));
}

TEST_CASE("whichever digit of a part is another, the part is refused") {
    for (const std::string simulation :
         {"craps --games 70000", "craps --games 2000 --players pass_line,field", "siwuliu --rounds 70000",
          "siwuliu --games 200 --players 50", "ceelo --games 200 --players bold,best,even", "ceelo --rounds 70000",
          "pig --games 5000 --players hold20,keep_pace", "pig --games 2000 --players optimal,hold20 --set goal=20"}) {
        CAPTURE(simulation);
        const Folder folder;
        const std::string name = write_part(folder, simulation + " --seed 5", 2, 2);
        const std::string file = (folder.path / name).string(), whole = program::text_of(file);
        CHECK(boxcars::console::read_parts({file}).size() == 1);
        std::int64_t digits = 0;
        int taken = 0;
        for (std::size_t at = 0; at < whole.size(); ++at) {
            if (whole[at] < '0' || whole[at] > '9') continue;
            std::string other = whole;
            other[at] = static_cast<char>('0' + (whole[at] - '0' + 1 + static_cast<int>(at % 9)) % 10);
            ++digits;
            if (digits % boxcars::test::longer(4, 1) != 0 || same_numbers(whole, other)) continue;
            folder.file(name, other);
            if (!boxcars::test::sentence_of([&] { read_parts({file}); }).empty()) continue;
            ++taken;
            MESSAGE("taken with another digit: " << other.substr(at - std::min<std::size_t>(at, 30), 50));
        }
        CHECK(digits > 80);
        CHECK(taken == 0);
    }
}

TEST_CASE("GNU parallel spreads a simulation over processors, and goes on where it was broken off") {
    const Folder folder;
    const std::string call = script("spread") + " 5 parts craps --games 300000 --seed 8 --set 'odds_limit=3-4-5x'";
    const auto first = shell(folder, call);
    CAPTURE(first.err);
    REQUIRE(first.code == 0);
    CHECK(first.out.starts_with("300000 games of craps, seed 8, 5 parts, "));
    const auto part = folder.path / "parts" / "part-2-of-5.json", kept = folder.path / "parts" / "part-3-of-5.json";
    std::filesystem::remove(part);
    const auto written = std::filesystem::last_write_time(kept);
    const auto again = shell(folder, call);
    CHECK(again.code == 0);
    CHECK(again.out.substr(again.out.find('\n')) == first.out.substr(first.out.find('\n')));
    CHECK(std::filesystem::exists(part));
    CHECK(std::filesystem::last_write_time(kept) == written);
}

TEST_CASE("each task of a Slurm job array plays its part") {
    const Folder folder;
    for (const int task : {1, 2, 3}) {
        const auto ran = shell(folder, "SLURM_ARRAY_TASK_ID=" + std::to_string(task) +
                                           " SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_MIN=1 " +
                                           script("simulate.slurm") + " parts siwuliu --games 100000 --seed 4");
        CAPTURE(ran.err);
        REQUIRE(ran.code == 0);
    }
    CHECK(counted(folder, "merge --json parts/part-1-of-3.json parts/part-2-of-3.json parts/part-3-of-3.json") ==
          counted(folder, "simulate siwuliu --games 100000 --seed 4 --json"));
    CHECK(shell(folder, script("simulate.slurm") + " parts pig").code == 2);
}

namespace {

json bankroll_of(const std::string& arguments) { return answer_of("odds " + arguments + " --json")["bankroll"]; }

double number(const json& text) { return std::stod(text.get<std::string>()); }

}  // namespace

TEST_CASE("craps told for machines: a bankroll of two on the pass line until three, as fractions") {
    const auto reported = bankroll_of("craps --bankroll 2 --goal 3 --bets 2");
    CHECK(reported["bet"] == "pass");
    // r = 251/244: (1 - r^2) / (1 - r^3)
    CHECK(reported["goal"] == "120780/183781");
    CHECK(reported["ruin"] == "63001/183781");
    CHECK(reported["error"] == 0);
    CHECK(reported["states"] == 2);
    CHECK(reported["bets"] == 2);
    REQUIRE(reported["distribution"].size() == 3);
    CHECK(reported["distribution"][0]["units"] == "0");
    CHECK(reported["distribution"][0]["p"] == "63001/245025");
    CHECK(reported["distribution"][1]["units"] == "2");
    CHECK(reported["distribution"][2]["p"] == "244/495");
    CHECK(reported["ruined_by"] == json{"0", "0", "63001/245025"});
    CHECK(reported["reached_by"] == json{"0", "244/495", "244/495"});
}

TEST_CASE("bankrolls that fractions would fill pages about are told in doubles with their bound") {
    const auto reported = bankroll_of("craps --bankroll 1000 --goal 2000 --bets 500 --bet place_6");
    CHECK(std::abs(number(reported["goal"]) + number(reported["ruin"]) - 1) < 1e-9);
    CHECK(reported["error"] > 0);
    CHECK(reported["error"] < 1e-9);
    CHECK(reported["ruined_by"].size() == 501);
    double all = 0;
    for (const auto& place : reported["distribution"]) all += number(place["p"]);
    CHECK(std::abs(all - 1) < 1e-12);
    CHECK(reported["distribution_error"] < 1e-11);
    CHECK(reported["distribution_error"] > 0);
}

TEST_CASE("sì-wŭ-liù and cee-lo have bankrolls too, under any sheet") {
    const auto fair = bankroll_of("siwuliu --bankroll 5 --goal 10 --set tie=banker --set pays_111=4");
    const auto ceelo = bankroll_of("ceelo --bankroll 5 --goal 10");
    for (const auto& reported : {fair, ceelo}) {
        CHECK(reported["bet"] == "player");
        CHECK(reported["ruin"].get<std::string>().find('/') != std::string::npos);
        CHECK(reported["needs"] == "1");
    }
    CHECK(bankroll_of("siwuliu --bankroll 9 --goal 10 --set banker_multiples=on")["needs"] != "1");
}

TEST_CASE("the odds tell how large each game's chain is, and how long it takes") {
    const auto reported = [](const std::string& game) { return answer_of("odds " + game + " --json"); };
    CHECK(reported("craps")["bets"][0]["states"] == 7);
    CHECK(reported("craps")["line_game"]["variance_rolls"] == "245672/27225");
    CHECK(reported("siwuliu")["round"]["states"] == 5);
    CHECK(reported("ceelo")["round"]["states"] == 5);
    CHECK(reported("ceelo")["round"]["mean_throws"] == reported("ceelo")["throws"]);
    CHECK(reported("ceelo")["round"]["p_throws"].size() == 20);
    CHECK(reported("pig --set goal=10")["optimal"]["states"] == 550);
}

TEST_CASE("a bankroll is told to people in a few lines") {
    const auto ran = run(Folder{}, "odds craps --bankroll 2 --goal 3 --bets 2");
    CHECK(ran.code == 0);
    CHECK(ran.out ==
          "The same bet again and again: pass, from 2 units until 3, or until the next bet cannot be paid, which takes "
          "1.\n"
          "ruin            0.342804751307  = 63001/183781\n"
          "the goal        0.657195248693  = 120780/183781\n"
          "mean bets        2.00929367018  = 369270/183781\n"
          "After 2 bets: ruined 0.257120702, at the goal 0.492929293, betting still 0.249950005; 1.9787 units on "
          "average.\n"
          "Of a hundred bankrolls, so many units or fewer:  5: 0  25: 0  50: 2  75: 3  95: 3\n");
}

TEST_CASE("a share of counted games ends at the first digit of its error, a mean wait where its spread lets it") {
    CHECK(percent_text(492929, 1'000'000) == "49.29");  // 0.05 %
    CHECK(percent_text(49, 100) == "49");               // 5 %
    CHECK(percent_text(492929000, 1'000'000'000) == "49.293");
    CHECK(percent_text(0, 1'000'000) == "0.0000");  // never seen in a million
    CHECK(percent_text(5, 5) == "100");
    CHECK(percent_text(0, 0) == "0");
    CHECK(wait_text(3'375'758, 1'000'000) == "3.376");
    CHECK(wait_text(34, 10) == "3");
}

TEST_CASE("what is computed with a bound has the digits of the bound, and one more") {
    CHECK(exact_text(1.0 / 3, 1e-6) == "0.3333333");
    CHECK(exact_text(1.0 / 3, 1e-30) == "0.33333333333333331");
    CHECK(exact_text(0, 1) == "0");
    CHECK(figure(1.0 / 3) == 0.333333333333);
}

TEST_CASE("simulations tell people shares by their error, and machines no more than twelve digits") {
    const program::Folder folder;
    const auto few = program::run(folder, "simulate craps --games 1000 --seed 1").out;
    const auto many = program::run(folder, "simulate craps --games 10000000 --seed 1").out;
    const auto decimals = [](const std::string& text) {  // of the share of wins
        const auto percent = text.find(" %"), point = text.rfind('.', percent);
        const auto begin = text.rfind(' ', percent - 1);
        return point == std::string::npos || point < begin ? 0 : static_cast<int>(percent - point - 1);
    };
    CHECK(decimals(few) == 0);   // 1.6 %
    CHECK(decimals(many) == 2);  // 0.016 %
    const auto told = program::run(folder, "simulate pig --games 3000 --seed 1 --json --players hold20,optimal").out;
    int digits = 0, most = 0;
    bool fraction = false;
    for (const char c : told) {
        if (c >= '0' && c <= '9')
            most = std::max(most, digits += digits > 0 || c != '0');
        else if (c == '.')
            fraction = true;
        else
            digits = 0;
    }
    CHECK(fraction);
    CHECK(most <= 12);
}

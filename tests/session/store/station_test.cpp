// Stations and runs in the store: when they are over, what they take, and how they are kept and gone on with.
#include "longer.h"
#include "odds/goal/ceelo.h"
#include "session/pig_sitting.h"
#include "session/store/kept_sitting.h"
#include "session/store/killed.h"
#include "session/strict_json.h"

#include <doctest/doctest.h>

#include <random>

using namespace kept;
using rules::GoalKind, rules::GoalTerms, sitting::SittingOf;

namespace {

StopTerms station(GoalTerms goal, StopUnit unit) { return {"local-3f2a91c0", 3, unit, goal}; }

template <rules::Game R>
SittingOf<R> station_table(const R& rules, GoalTerms goal, StopUnit unit, std::vector<int> faces) {
    Setup of = setup(1, rules);
    of.stop = station(goal, unit);
    of.dice = GivenDice{"dice of this test", std::move(faces)};
    of.first = 0;
    return SittingOf<R>{std::move(of)};
}

craps::Rules poor(int bankroll) { return {.bankroll = bankroll}; }

siwuliu::Rules purses(int bank, int balance) { return {.bank = bank, .balance = balance}; }

// Takes these decisions and throws.
void play_round(Sitting& table, const std::vector<rules::Event>& decisions) {
    for (const rules::Event& event : decisions) REQUIRE(table.submit(event));
    REQUIRE(table.throw_dice());
}

bool missed(const Sitting& table) { return table.stop_over() && !table.stop_reached(); }

constexpr craps::Spot pass_line{craps::Kind::Pass};
const std::string over_words = "This station is over: nothing more is bet or thrown here.";
constexpr rules::StakeLimits five_to_twenty{500, 2000, 500};

// A station at each game that a few throws decide, played at random.
template <rules::Game R>
Setup some_station(std::uint64_t seed) {
    if constexpr (std::is_same_v<R, pig::Rules>) {
        Setup of = setup(seed, R{.goal = 10});
        of.stop = station({GoalKind::Win, 2, 3, {}}, StopUnit::Games);
        return of;
    } else if constexpr (std::is_same_v<R, craps::Rules>) {
        Setup of = setup(seed, poor(100));
        const bool stay = seed % 2 == 1;
        of.stop = station({stay ? GoalKind::Stay : GoalKind::Reach, stay ? 8000 : 12'000, 12, five_to_twenty},
                          StopUnit::Throws);
        return of;
    } else if constexpr (std::is_same_v<R, siwuliu::Rules>) {
        Setup of = setup(seed, purses(3000, 3000));
        of.stop = station({GoalKind::Break, 0, 6, five_to_twenty}, StopUnit::Rounds);
        return of;
    } else {
        Setup of = setup(seed, R{});
        of.stop = station({GoalKind::Reach, 14, 5, {2, 4, 2}}, StopUnit::Rounds);
        return of;
    }
}

// Plays any verb until the station is over, and ends with its length, its goal, or when it cannot go on.
template <rules::Game R>
Sitting played_station(std::uint64_t seed) {
    Sitting kept{some_station<R>(seed)};
    for (int n = 0; n < 500 && !kept.stop_over(); ++n)
        play_any(kept, 1, seed * 1000 + 7 * static_cast<std::uint64_t>(n));
    REQUIRE(kept.stop_over());
    return kept;
}

TEST_CASE("a station at craps takes stakes within its limits, and is over after the throw that reaches its goal") {
    auto craps = station_table(poor(100), {GoalKind::Reach, 11'000, 12, five_to_twenty}, StopUnit::Throws, {3, 4});
    const std::string limits = "This station takes bets of $5 to $20, in steps of $5.";
    CHECK(craps.submit(craps::Bet{pass_line, 700}).refused == limits);
    CHECK(craps.submit(craps::Bet{pass_line, 2500}).refused == limits);
    REQUIRE(craps.submit(craps::Bet{pass_line, 1000}));
    CHECK(craps.submit(craps::Bet{pass_line, 1500}).refused == limits);
    CHECK(craps.submit(craps::Take{pass_line, 700}).refused == limits);
    REQUIRE(craps.submit(craps::Bet{pass_line, 1000}));
    REQUIRE(craps.submit(craps::Take{pass_line, 500}));
    for (const rules::Event& event : craps.legal()) CHECK_FALSE(craps.refusal(event));
    CHECK_FALSE(craps.stop_reached());
    REQUIRE(craps.throw_dice());
    CHECK(craps.state().bankroll == 11'500);
    CHECK(craps.stop_reached());
    CHECK(craps.stop_over());
    CHECK(craps.legal().empty());
    CHECK(craps.throw_dice().refused == over_words);
    CHECK(craps.submit(craps::Bet{pass_line, 500}).refused == over_words);
    CHECK(craps.change_rules(craps::Rules{}).refused ==
          "The rules and the other players of a station cannot be changed.");
    CHECK(standing_of(craps).reached);
}

TEST_CASE("a station at craps is over when its length is used up, and when nothing may be bet any more") {
    auto craps = station_table(poor(100), {GoalKind::Reach, 11'000, 2, five_to_twenty}, StopUnit::Throws, {2, 2, 2, 3});
    CHECK(craps.force({6, 6}).refused == "A Long Run has dice of its own: none is chosen.");
    REQUIRE(craps.throw_dice());
    CHECK_FALSE(craps.stop_over());
    REQUIRE(craps.throw_dice());
    CHECK(missed(craps));
    auto poorer = station_table(poor(7), {GoalKind::Reach, 11'000, 9, five_to_twenty}, StopUnit::Throws, {1, 1});
    play_round(poorer, {craps::Bet{pass_line, 500}});
    CHECK(poorer.state().bankroll == 200);  // the rules take $1
    CHECK(missed(poorer));
    CHECK(station_table(poor(4), {GoalKind::Reach, 11'000, 9, five_to_twenty}, StopUnit::Throws, {}).stop_over());
}

TEST_CASE("a station that asks to stay above a sum has a bet on every throw, and is lost below the sum") {
    const rules::GoalTerms stay{GoalKind::Stay, 9000, 2, five_to_twenty, 1};
    auto craps = station_table(poor(100), stay, StopUnit::Throws, {3, 4, 1, 1});
    CHECK_FALSE(craps.may_throw());
    CHECK(craps.throw_dice().refused == "This station asks for a bet on every throw.");
    play_round(craps, {craps::Bet{pass_line, 1500}});
    CHECK(craps.journal().back().faces == std::vector{3, 4});  // the refused throw took no dice
    CHECK_FALSE(craps.stop_over());
    play_round(craps, {craps::Bet{pass_line, 1500}});
    CHECK(craps.stop_reached());
    auto lost = station_table(poor(100), stay, StopUnit::Throws, {1, 1, 3, 4});
    play_round(lost, {craps::Bet{pass_line, 1500}});
    CHECK(missed(lost));
}

TEST_CASE("a goal that is given up ends the station: what lies on the table is lost, and a replay says the same") {
    auto craps = station_table(poor(100), {GoalKind::Reach, 11'000, 12, five_to_twenty}, StopUnit::Throws, {2, 2});
    play_round(craps, {craps::Bet{pass_line, 1500}});
    REQUIRE(craps.concede());
    CHECK(missed(craps));
    CHECK(craps.concede().refused == over_words);
    CHECK(standing_of(craps).brought == -1500);
    Replay replay{craps.game_played(), record(craps)};
    play_out(replay);
    CHECK(standing_of(replay.sitting()).brought == -1500);
    CHECK(replay.sitting().stop_over());
    CHECK(Sitting{setup(1, pig::Rules{})}.concede().refused == "Only the goal of a station is given up.");
}

TEST_CASE("a station at sì-wŭ-liù limits the whole bet, and asks for the bank or an amount after a round") {
    auto bank =
        station_table(purses(1000, 10'000), {GoalKind::Break, 0, 4, five_to_twenty}, StopUnit::Rounds, {1, 2, 3});
    CHECK(bank.submit(siwuliu::Bet{200}).refused == "This station takes bets of $5 to $20, in steps of $5.");
    CHECK(bank.legal().front() == rules::Event{siwuliu::Bet{500}});
    REQUIRE(bank.submit(siwuliu::Bet{500}));
    CHECK(bank.submit(siwuliu::Bet{200}).refused == "This station takes bets of $5 to $20, in steps of $5.");
    play_round(bank, {siwuliu::Bet{500}});
    CHECK(bank.stop_reached());
    auto reach = station_table(purses(90'000, 10'000), {GoalKind::Reach, 11'000, 4, {500, 1000, 500}}, StopUnit::Rounds,
                               {1, 2, 3, 4, 5, 6});
    play_round(reach, {siwuliu::Bet{1000}, siwuliu::Stop{}});
    CHECK(reach.stop_reached());
    auto lost = station_table(purses(90'000, 1200), {GoalKind::Reach, 11'000, 4, {1000, 1000, 500}}, StopUnit::Rounds,
                              {4, 5, 6});
    CHECK(lost.submit(siwuliu::Bet{100}).refused == "This station takes bets of $10.");
    play_round(lost, {siwuliu::Bet{1000}, siwuliu::Stop{}});
    CHECK(lost.state().balance == 200);
    CHECK(missed(lost));
}

TEST_CASE("a station at cee-lo limits the player's coins alone, and takes all that is left below the least") {
    const ceelo::Rules rules{.players = 2, .coins = 5};
    auto ceelo = station_table(rules, {GoalKind::Reach, 10, 4, {2, 4, 2}}, StopUnit::Rounds, {1, 2, 3, 4, 5, 6});
    CHECK(ceelo.submit(ceelo::Stake{3}).refused == "This station takes bets of 2 to 4 coins, in steps of 2 coins.");
    CHECK(ceelo.legal() == std::vector<rules::Event>{ceelo::Stake{2}, ceelo::Stake{4}});
    play_round(ceelo, {ceelo::Stake{4}, ceelo::Cover{3}});  // the banker loses 3 coins, and the bank passes on
    CHECK(odds::owned(ceelo.state()) == 2);
    CHECK(ceelo.submit(ceelo::Stake{1}));
    CHECK(ceelo.submit(ceelo::Cover{1}));
    CHECK_FALSE(ceelo.stop_over());
    auto won = station_table(rules, {GoalKind::Reach, 10, 4, {5, 5, 1}}, StopUnit::Rounds, {4, 5, 6});
    CHECK(won.submit(ceelo::Stake{4}).refused == "This station takes bets of 5 coins.");
    play_round(won, {ceelo::Stake{5}, ceelo::Cover{5}});
    CHECK(won.over());
    CHECK(won.stop_reached());
}

TEST_CASE("a station at Pig is over when its games are won, and when they no longer can be") {
    const auto winners = [](std::vector<int> faces, int games) {  // everybody holds after a throw of 6, which wins
        auto pig = station_table(pig::Rules{.goal = 6}, {GoalKind::Win, 2, 3, {}}, StopUnit::Games, std::move(faces));
        for (int game = 1; game <= games; ++game) {
            if (game > 1) REQUIRE(pig.next_game());
            while (!pig.over()) {
                REQUIRE(pig.throw_dice());
                if (pig.state().turn_total > 0) REQUIRE(pig.submit(pig::Hold{}));
            }
        }
        return pig;
    };
    CHECK_FALSE(winners({6}, 1).stop_over());
    const auto won = winners({6, 1, 6}, 2);
    CHECK(won.stop_reached());
    CHECK(won.stop_over());
    CHECK(missed(winners({1, 6, 6}, 2)));
    CHECK(winners({6, 6, 6}, 3).stop_reached());  // seat 1 begins the second game
}

TEST_CASE_TEMPLATE("a station comes back from its file byte for byte, and another goal is found out", R, pig::Rules,
                   craps::Rules, siwuliu::Rules, ceelo::Rules) {
    int reached = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        const Sitting session = played_station<R>(seed);
        reached += session.stop_reached();
        CHECK(session.stop_done() <= session.setup().stop->goal.length);
        CHECK(session.is_practice());
        const std::string whole = to_json(record(session));
        const Recording read = recording_from(whole, "replay s.json");
        CHECK(read.stop == session.setup().stop);
        CHECK(to_json(read) == whole);
        CHECK_FALSE(verify_any(read).difference);
        const std::string brief = brief_json(record(session), rule_values(R{}));
        const Recording read_brief = recording_from(brief, "replay s.json", RecordingForm::AlsoBrief);
        CHECK(to_json(completed(session.game_played(), read_brief)) == whole);
        CHECK(recording_from(exported(record(session)), "replay s.json").stop == session.setup().stop);
        Recording changed = read;
        changed.stop->goal.length = session.stop_done() - 1;
        if (changed.stop->goal.length > 0) CHECK(verify_any(changed).difference);
        changed = read;
        changed.stop->goal = {GoalKind::Reach, 0, read.stop->goal.length, {}};
        CHECK((verify_any(changed).difference || session.stop_done() == 1 || std::is_same_v<R, pig::Rules>));
    }
    CHECK(reached > 0);
    CHECK(reached < 40);
}

// Whether a station's file is refused with that value in its goal, or beside its goal.
bool refused_in(bool goal, const char* name, const Json& value) {
    Json json = Json::parse(to_json(record(played_station<craps::Rules>(1))));
    Json& station = json["station"];
    (goal ? station["goal"] : station)[name] = value;
    return !test::sentence_of([&] { recording_from(json.dump(), "replay s.json"); }).empty();
}

TEST_CASE("a station in a file is read strictly") {
    for (const Json& none : {Json(""), Json("Local run"), Json(3), Json(std::string(41, 'a'))})
        CHECK(refused_in(false, "run", none));
    for (const Json& none : {Json(0), Json(9), Json("3")}) CHECK(refused_in(false, "number", none));
    for (const char* amount : {"target", "least", "most", "step"})
        for (const Json& none : {Json(-1), Json(1'000'000'000'001), Json(0.5)}) CHECK(refused_in(true, amount, none));
    for (const Json& none : {Json(0), Json(1001)}) CHECK(refused_in(true, "length", none));
    for (const char* zero : {"least", "step"}) CHECK(refused_in(true, zero, 0));
    CHECK(refused_in(true, "kind", "get"));
    CHECK(refused_in(true, "unit", "hours"));
    CHECK(refused_in(true, "menu", 0x10000));
    for (const bool goal : {true, false}) CHECK(refused_in(goal, "extra", 1));
    CHECK_FALSE(refused_in(true, "target", 1'000'000'000'000));
}

const std::string run_name = "local-3f2a91c0";

Setup station_of(int number, const std::string& run = run_name) {
    Setup of = setup(static_cast<std::uint64_t>(number), craps::Rules{});
    rules::GoalTerms goal{rules::GoalKind::Reach, 200'000, 400, {500, 10'000, 500}, 5};
    of.stop = StopTerms{run, number, StopUnit::Throws, goal};
    return of;
}

std::string kept_station(Store& store, int number, const std::string& run = run_name) {
    Sitting table{station_of(number, run), kept_in(&store)};
    play_any(table, 10, 3);
    REQUIRE(table.store_now());
    return table.name();
}

RunRow run_row(const std::string& name, Milliseconds began) {
    return {name, "LR-1234", 0xfedc'ba98'7654'3210u, "2026-11-26", began, ""};
}

}  // namespace

TEST_CASE("a station is kept with its goal, marked, and gone on with by its name alone") {
    const test::Scratch folder;
    std::string name;
    {
        Store store{folder.path};
        name = kept_station(store, 3);
        CHECK(store.line(name)->station == 3);  // before or after it is on the disk
    }
    Store store{folder.path};
    const SittingLine line = store.line(name).value();
    CHECK(line.run == run_name);
    CHECK(line.station == 3);
    CHECK(line.practice);
    CHECK(stop_mark(line) == "station 3 of a Long Run");
    CHECK(store.recording(name)->stop == station_of(3).stop);
    CHECK_THROWS_WITH_AS(store.find_open("", "craps"), doctest::Contains("There is no sitting of craps to go on with"),
                         Error);
    CHECK_THROWS_AS(store.find_open("", ""), Error);
    CHECK(store.find_open(name, "craps").name == name);
    auto resumed = resume(rules::any_game<craps::Rules>(), store, name);
    CHECK(resumed.setup().stop == station_of(3).stop);
    CHECK(resumed.submit(craps::Bet{{craps::Kind::Field}, 700}).refused ==
          "Bets here: only pass, don't pass and come bets, $5 to $100 each, in steps of $5.");
    CHECK(store.read(session::tallies, "").empty());
    CHECK(store.read([](const Database& of) { return of.number("SELECT count(*) FROM score"); }) == 0);
}

TEST_CASE("runs are on the disk when they are told to be, the newest first, with their stations by number") {
    const test::Scratch folder;
    std::string third, first, again;
    {
        Store store{folder.path};
        CHECK(store.runs().empty());
        CHECK(store.begin_run(run_row(run_name, 1000)));
        CHECK(store.begin_run(run_row("local-2", 3000)));
        CHECK(store.begin_run(run_row("local-1", 2000)));
        CHECK(read_runs(Database{store_file(folder.path), Database::Access::Read}, "", 10).size() == 3);
        CHECK(store.set_choices(run_name, "1"));
        CHECK(store.set_choices(run_name, "1,2"));
        CHECK_FALSE(store.set_choices("local-9", "1"));
        CHECK_THROWS_WITH_AS(store.begin_run(run_row("No Run", 1)), "'No Run' is no name of a run.", Error);
        CHECK_THROWS_AS(store.set_choices(run_name, std::string(Column::longest_text + 1, '1')), Error);
        third = kept_station(store, 3);
        first = kept_station(store, 1);
        again = kept_station(store, 3);
        kept_station(store, 2, "local-1");
    }
    Store store{folder.path};
    CHECK(store.runs() == std::vector{run_row("local-2", 3000), run_row("local-1", 2000), store.run(run_name).value()});
    CHECK(store.runs(1) == std::vector{run_row("local-2", 3000)});
    CHECK(store.run(run_name)->choices == "1,2");
    CHECK(store.run(run_name)->seed == 0xfedc'ba98'7654'3210u);
    CHECK_FALSE(store.run("local-9"));
    std::vector<std::string> names;
    for (const SittingLine& line : store.sittings_of_run(run_name)) names.push_back(line.name);
    CHECK(names == std::vector{first, third, again});
    CHECK(store.sittings_of_run("local-9").empty());
    CHECK(store.sittings({.run = "local-1"}, "", 10).size() == 1);
}

TEST_CASE("a run and its station, killed at any moment, are there as far as they were acknowledged") {
    const test::Scratch folder;
    std::mt19937_64 moments{2026};
    for (int n = 0; n < test::longer(4, 100); ++n) {
        const auto acknowledged = test::killed(
            [&](const auto& acknowledge) {
                Store store{folder.path};
                if (!store.run(run_name)) store.begin_run(run_row(run_name, 1000));
                for (std::string choices = store.run(run_name)->choices;;) {
                    kept_station(store, 1 + static_cast<int>(choices.size()) % stations_of_run);
                    if (store.set_choices(run_name, choices += "1")) acknowledge(choices.size());
                }
            },
            static_cast<int>(moments() % 30'000));
        Store store{folder.path};
        CHECK(joined(store.take_sentences()) == "");
        CHECK(store.run(run_name)->choices.size() >= acknowledged);
        const auto stations = store.sittings_of_run(run_name);
        CHECK(stations.size() >= acknowledged);
        const auto table = resume(rules::any_game<craps::Rules>(), store, stations.back().name);
        CHECK(table.setup().stop == station_of(stations.back().station).stop);
    }
}

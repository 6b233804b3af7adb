// The Long Run: its rows of data, its boards, the chances of its stations against plays of them, and its ledger.
#include "chance/sealed_seed.h"
#include "longer.h"
#include "own_store.h"
#include "session/history/sitting_actions.h"
#include "session/run/board.h"
#include "session/run/kept_run.h"
#include "session/run/result.h"
#include "session/run_tables.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <random>
#include <ranges>

using namespace boxcars;
using namespace boxcars::session;
using test::games_with_stations;

namespace {

const RunTables stations_of{games_with_stations()};

constexpr auto row_itself = [](const auto* row) -> const auto& { return *row; };
auto invitations() { return stations_of.invitations | std::views::transform(row_itself); }
// The keepsakes that change something at the game.
HeldKeepsakes keepsakes_at(std::string_view game) {
    HeldKeepsakes all;
    for (const Keepsake& keepsake : keepsakes())
        if (!effects_at(game, {&keepsake}).empty()) all.push_back(&keepsake);
    return all;
}
// The classes that the row has targets for, from easy to hard.
std::vector<int> classes_of(const Invitation& row) {
    std::vector<int> classes;
    for (int of = 0; of < class_count; ++of)
        if (row.targets[nth(of)] != 0) classes.push_back(of);
    return classes;
}
Station station(const Invitation& row, Cents purse, std::uint64_t seed, const HeldKeepsakes& held = {}) {
    const auto classes = classes_of(row);  // takes the middle one
    return stations_of(row.game)->station({&row, classes[classes.size() / 2]}, held, purse, seed);
}
double chance_of(const Station& of) { return stations_of(of.invitation->game)->solve(of, {})->chance(); }

// A seed with whose dice the same seat begins as at that station.
std::uint64_t like(const Station& of, std::uint64_t seed) {
    while (station(*of.invitation, of.purse, seed).first != of.first) seed += 1'000'000;
    return seed;
}

// An invitation with class, keepsakes and purse drawn at random.
struct RandomStation {
    Offer offer;
    HeldKeepsakes held;
    Cents purse;

    explicit RandomStation(chance::DiceStream& draw) {
        offer.invitation = &invitations()[nth(draw.draw(how_many(invitations())))];
        const auto classes = classes_of(*offer.invitation);
        offer.chance_class = classes[nth(draw.draw(how_many(classes)))];
        for (const Keepsake* keepsake : keepsakes_at(offer.invitation->game))
            if (draw.draw(3) == 0) held.push_back(keepsake);
        purse = (20 + draw.draw(200) * draw.draw(8)) * dollar;
    }
    Station with(std::uint64_t seed) const {
        return stations_of(offer.invitation->game)->station(offer, held, purse, seed);
    }
};

// Buys a ware that the purse can pay, or leaves the dining car.
void dine_at_random(const Run& run, RunChoice& choice, std::uint64_t draw) {
    const auto ware = static_cast<int>(draw % (run.tray.size() + 1));
    if (ware < how_many(run.tray) && can_pay(run, run.tray[nth(ware)])) return choice.wares.push_back(ware);
    choice.left_car = true;
}

// A sitting of the station with the dice of that seed, up to its end.
struct StationPlay {
    StationOutcome outcome;
    Recording recording;

    StationPlay(const StationOdds& odds, const Station& at, std::uint64_t seed, PlayBy by) {
        const std::string game{at.invitation->game};
        Recording head{.game = game, .rules = at.rules, .players = at.players};
        head.seed = seed;
        head.stop = StopTerms{"played", 1, at.unit, at.goal};
        Sitting session = Replay{*known_game(games_with_stations(), game), head}.sitting();
        for (const rules::Event& event : odds.events(at, seed, by)) {
            if (session.over()) session.next_game();
            faces_of(event).empty() ? session.submit(event) : session.throw_dice();
        }
        REQUIRE(session.stop_over());
        const StopStanding end = standing_of(session);
        outcome = {end.reached, end.brought, end.done};
        recording = record(session);
    }
    // Whether a play without a journal ended like this. What was brought counts at tables for money.
    bool ends_as(const StationOutcome& other, const Station& at) const {
        return outcome.reached == other.reached && outcome.done == other.done &&
               (!at.for_purse || outcome.brought == other.brought);
    }
};

// A whole run in which every choice, and unless it is best every decision, is made at random.
Run random_run(std::uint64_t seed, PlayBy by = PlayBy::Random) {
    RunPlan plan = new_run(tickets().front(), seed);
    std::vector<StationSitting> sittings;
    for (Run run = run_of(stations_of, plan, sittings);; run = run_of(stations_of, plan, sittings)) {
        if (run.phase == RunPhase::Over) return run;
        const int one = static_cast<int>((seed + sittings.size()) % 3);
        if (run.phase == RunPhase::Keepsake) {
            plan.choices.back().keepsake = one;
            continue;
        }
        if (run.phase == RunPhase::Dining) {
            dine_at_random(run, plan.choices.back(), seed + plan.choices.back().wares.size());
            continue;
        }
        const bool gate = run.phase == RunPhase::Gate;
        if (gate) plan.choices.back().stays = one > 0;
        if (gate && one == 0) continue;
        const Station& at = gate ? *run.further : run.board[nth(one)];
        Recording played = StationPlay{*stations_of(at.invitation->game)->solve(at, {}), at, at.seed, by}.recording;
        played.stop->run = plan.name;
        played.stop->number = run.number();
        if (!gate) plan.choices.push_back({one});
        const PlayedGame* game = known_game(games_with_stations(), played.game);
        sittings.push_back({"", played, recorded_standing(*game, played)});
    }
}

double given_away(const StationLedger& ledger) {
    double sum = 0;
    for (const RunMoment& moment : ledger.moments) sum += moment.given_away();
    return sum;
}

// Leaves out the last entry; false: it is the first.
bool drop_last(Recording& recording) {
    if (recording.entries.size() == 1) return false;
    recording.entries.pop_back();
    recording.hash = recording.entries.back().hash;
    return true;
}

// What is said about a run file; empty if it is accepted.
std::string said_about(const std::string& json) {
    return test::sentence_of([&] { run_from(games_with_stations(), json, "run in this test"); });
}

using Json = nlohmann::json;
using FileChange = std::pair<std::string_view, std::function<void(Json&)>>;

// The choices in a run's file, without its outcome.
std::string without_end(const Json& file) {
    const std::string choices = file["choices"];
    return choices.substr(0, choices.find(" ="));
}

// Changes to the file of a run, each with what must be said about it.
std::vector<FileChange> run_file_changes() {
    return {{"another seed", [](Json& of) { of["seed"] = "00000000000000aa"; }},
            {"name", [](Json& of) { of["name"] = "local-00000000000000aa"; }},
            {"another seed", [](Json& of) { of["day"] = "2026-11-23"; }},
            {"another seed", [](Json& of) { of["ticket"] = "express"; }},
            {"no ticket", [](Json& of) { of["ticket"] = "slow"; }},
            {"station 1", [](Json& of) { of["choices"] = "0" + of["choices"].get<std::string>().substr(1); }},
            {"sittings", [](Json& of) { of["choices"] = "0"; }},
            {"sittings", [](Json& of) { of["sittings"].erase(0); }},
            {"station 1", [](Json& of) { std::swap(of["sittings"][0], of["sittings"][1]); }},
            {"station 2", [](Json& of) { of["sittings"][1]["game"] = "chess"; }},
            {"station 2", [](Json& of) { of["sittings"][1]["hash"] = "0123456789abcdef"; }},
            {"station 1", [](Json& of) { of["sittings"][0]["seed"] = "5"; }},
            {"station 1",
             [](Json& of) {
                 of["sittings"][0]["players"] = {"human", "human", "human"};
             }},
            {"newer", [](Json& of) { of["version"] = 3; }},
            {"an older Boxcars", [](Json& of) { of["version"] = 1; }},
            {"format", [](Json& of) { of["format"] = "boxcars sitting"; }},
            {"choices", [](Json& of) { of["choices"] = "7"; }},
            {"no dining car", [](Json& of) { of["choices"] = of["choices"].get<std::string>().insert(1, "/."); }},
            {"cannot be bought",
             [](Json& of) {
                 const std::string choices = of["choices"];
                 of["choices"] = std::string{choices}.insert(choices.find('/') + 1, "$0$0");
             }},
            {"choices",
             [](Json& of) {
                 const std::string choices = of["choices"];
                 of["choices"] = std::string{choices}.insert(choices.find('/') + 1, "$3");
             }},
            {"the run's end is another", [](Json& of) { of["choices"] = without_end(of) + " =M7"; }},
            {"does not say how the run ended", [](Json& of) { of["choices"] = without_end(of); }},
            {"not over", [](Json& of) {
                 const std::string choices = without_end(of);
                 of["choices"] = choices.substr(0, choices.rfind(' '));
                 of["sittings"].erase(of["sittings"].size() - 1);
             }}};
}

}  // namespace

TEST_CASE("Long Run: every invitation can be played, and best play makes it in 10 to 95 of 100 tries") {
    std::set<std::string_view> names;
    for (const Invitation& row : invitations()) {
        CAPTURE(row.name);
        CHECK(names.insert(row.name).second);
        REQUIRE(stations_of(row.game));
        CHECK(row.from >= 1);
        CHECK(row.to <= run_stations);
        const double likely = chance_of(station(row, 300 * dollar, 7));
        CHECK(likely > 0.10);
        CHECK(likely < 0.95);
    }
    CHECK(names.size() >= 40);
}

TEST_CASE("Long Run: every invitation can be solved with all keepsakes of its game and the most units in the purse") {
    for (const Invitation& row : invitations()) {
        const HeldKeepsakes held = keepsakes_at(row.game);
        for (const Cents purse : {59 * dollar, 119 * dollar, 300 * dollar, 599 * dollar, 5000 * dollar}) {
            const bool an_end = purse == 59 * dollar || purse == 5000 * dollar;
            if (!an_end && !test::longer(false, true)) continue;
            CAPTURE(row.name);
            CAPTURE(purse);
            const Offer hardest{&row, classes_of(row).back()};
            CHECK(chance_of(stations_of(row.game)->station(hardest, held, purse, 7)) > 0.005);
        }
    }
}

TEST_CASE("Long Run: a station takes sixty units of a purse of any size, and the whole of a small one") {
    for (Cents purse = least_purse; purse <= 5000 * dollar; purse += 37) {
        const Cents takes = brought(purse), unit = unit_of(purse);
        CHECK(takes <= purse);
        CHECK(takes % dollar == 0);
        CHECK(takes == (purse < 60 * dollar ? purse / dollar * dollar : 60 * unit));
        if (purse <= 1800 * dollar) CHECK(2 * takes >= purse);
        CHECK(unit_of(takes) == unit);
    }
}

TEST_CASE("Long Run: a board follows from the seed alone and offers three tables") {
    std::set<std::string> boards;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const RunPlan plan = new_run(tickets().front(), seed);
        const Run run = run_of(stations_of, plan, {});
        REQUIRE(run.board.size() == invitations_on_board);
        std::set<std::string_view> games;
        std::string board;
        for (const Station& of : run.board) {
            games.insert(of.invitation->game);
            board += std::string{of.invitation->name} + " ";
        }
        CHECK(games.size() == 3);
        boards.insert(board);
        const Run again = run_of(stations_of, plan, {});
        for (std::size_t n = 0; n < run.board.size(); ++n) CHECK(run.board[n].invitation == again.board[n].invitation);
    }
    CHECK(boards.size() > 20);
}

// Choices that can be written, though no run may offer them.
RunPlan random_choices(std::mt19937_64& draw) {
    const auto below = [&draw](int count) { return static_cast<int>(draw() % static_cast<std::uint64_t>(count)); };
    RunPlan plan;
    for (int left = below(run_stations + 1); left > 0; --left) {
        RunChoice choice{.invitation = below(invitations_on_board)};
        if (below(2) == 0) choice.stays = below(2) == 0;
        if (below(2) == 0) choice.keepsake = below(keepsakes_offered);
        for (int wares = below(4); wares > 0; --wares) choice.wares.push_back(below(wares_on_tray));
        choice.left_car = below(2) == 0;
        plan.choices.push_back(std::move(choice));
    }
    if (!plan.choices.empty() && below(2) == 0)
        plan.outcome = {static_cast<RunEnd>(below(4)), below(run_stations + 1), static_cast<Medal>(below(4))};
    return plan;
}

TEST_CASE("Long Run: choices are read as they are written; any other text is refused") {
    const std::string text = "0* 2|+1/$0$2. 1 =A3b";
    const RunPlan plan = choices_from(text).value();
    CHECK(plan.choices == std::vector<RunChoice>{{0, true}, {2, false, 1, {0, 2}, true}, {1}});
    CHECK(plan.outcome == RunOutcome{RunEnd::Arrived, 3, Medal::Bronze});
    for (const char* wrong : {"3",       "0+3",    "0+",    "+1",    "0 ",        "a",      "0 1 2 0 1 2 0 1 2",
                              "0/",      "0/$3.",  "0$1",   "0/.$1", "0.",        "0=A3",   "=A3",
                              "0 =A3 1", "0 =A3x", "0 =A9", "0 =B3", "0 =A3 =A3", "0 =A3-", "*",
                              "0+1*",    "0*|"})
        CHECK_FALSE_MESSAGE(choices_from(wrong), wrong);
    std::mt19937_64 draw{60};
    for (int n = 0; n < 10'000; ++n) {
        const RunPlan some = random_choices(draw);
        std::string written = choices_text(some);
        CAPTURE(written);
        REQUIRE(choices_from(written) == some);
        constexpr std::string_view letters = "0123*|+/$. =AHMbsg-x";
        const std::size_t at = draw() % (written.size() + 1);
        written.replace(at, draw() % 2, draw() % 3, letters[draw() % letters.size()]);
        if (const auto read = choices_from(written)) REQUIRE(choices_text(*read) == written);
    }
}

TEST_CASE("Long Run: the ledger of a station played at random multiplies out to its result; advice is in plain words") {
    double worst = 0;
    int reached = 0, gave = 0;
    for (const Invitation& row : invitations()) {
        CAPTURE(row.name);
        const Station at = station(row, 300 * dollar, 7);
        const auto odds = stations_of(row.game)->solve(at, {});
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            StationPlay played{*odds, at, like(at, seed), PlayBy::Random};
            const StationLedger ledger = odds->ledger(played.recording);
            double product = ledger.chance * ledger.played();
            for (const RunMoment& moment : ledger.moments)  // what the dice changed
                if (!moment.decided && moment.before > 0) product *= moment.after / moment.before;
            worst = std::max(worst, std::abs(product - (played.outcome.reached ? 1 : 0)));
            reached += played.outcome.reached;
            gave += given_away(ledger) > 0;
            if (!ledger.dearest(1).empty()) CHECK_FALSE(ledger.dearest(1).front()->best.empty());
            while (seed == 1 && drop_last(played.recording))
                CHECK(odds->ledger(played.recording).best.find_first_of("_=") == std::string::npos);
        }
    }
    CHECK(worst < 1e-9);
    CHECK(reached > 5);
    CHECK(gave > 40);
}

TEST_CASE("Long Run: a play of a station without a journal ends as in a sitting, and best play gives nothing away") {
    for (const Invitation& row : invitations()) {
        CAPTURE(row.name);
        for (std::uint64_t seed = 1; seed <= test::longer(1u, 3u); ++seed) {
            const Station at = station(row, 200 * dollar, seed);
            const RunTable& table = *stations_of(row.game);
            const auto odds = table.solve(at, {});
            const StationPlay best{*odds, at, seed, PlayBy::Best}, random{*odds, at, seed, PlayBy::Random};
            CHECK(given_away(odds->ledger(best.recording)) < 1e-9);
            CHECK(best.ends_as(odds->outcomes(at, seed, 1).front(), at));
            CHECK(random.ends_as(table.at_random(at), at));
        }
    }
}

// Looks at every decision that is allowed where the recording ends: none leads to a better chance.
int nothing_better(const StationOdds& odds, const Recording& played) {
    Replay replay{*known_game(games_with_stations(), played.game), played};
    play_out(replay);
    const StationLedger ledger = odds.ledger(played);
    if (ledger.best.empty()) return 0;  // another player decides
    const auto events = replay.sitting().legal();
    for (const auto& event : events) {
        Sitting session = replay.sitting();
        REQUIRE(session.submit(event));
        CHECK(odds.ledger(record(session)).now <= ledger.now + 1e-9);
    }
    return how_many(events);
}

TEST_CASE("Long Run: no decision at random positions is better than best play") {
    const int wanted = test::longer(300, 10'000);
    int positions = 0;
    chance::DiceStream draw{27};
    while (positions < wanted) {
        const RandomStation random{draw};
        const auto seed = static_cast<std::uint64_t>(positions);
        const Station at = random.with(seed);
        CAPTURE(at.invitation->name);
        const auto odds = stations_of(at.invitation->game)->solve(at, {});
        Recording played = StationPlay{*odds, at, seed, PlayBy::Random}.recording;
        for (const RunMoment& moment : odds->ledger(played).moments)
            if (moment.decided) CHECK(moment.after <= moment.before + 1e-9);
        while (drop_last(played)) positions += 0 < nothing_better(*odds, played);
    }
}

TEST_CASE("Long Run: where a bet may be made at craps, one is as good as an empty throw, and a kept one is refused") {
    chance::DiceStream draw{48};
    test::OwnStore store;
    int idle = 0;
    for (int n = 0, craps = 0; craps < test::longer(6, 60); ++n) {
        const RandomStation random{draw};
        const Station at = random.with(nth(n));
        if (at.invitation->game != "craps" || at.goal.kind != rules::GoalKind::Reach) continue;
        CAPTURE(station_key(at));
        ++craps;
        const auto rules = run_table::rules_of<craps::Rules>(at);
        const auto goal = odds::CrapsGoal::solve(rules, odds::menu_of(at.goal), at.goal, {});
        for (int walk = 0; walk < 20; ++walk) {
            craps::State state = opening(rules);
            for (int done = 0; done < at.goal.length && !goal->choices(state, done).empty(); ++done) {
                auto choices = goal->choices(state, done);
                if (odds::TableGoals<craps::Rules>::idle_throw(at.goal, rules, state)) {
                    ++idle;
                    const auto bets =
                        std::ranges::find_if(choices, [](const auto& choice) { return !choice.event.empty(); });
                    REQUIRE(bets->chance >= goal->now(state, done) - 1e-9);
                }
                for (const auto& event : choices[nth(draw.draw(std::min(how_many(choices), 256)))].event)
                    advance(rules, state, event);
                advance(rules, state, craps::Rolled{draw.face(6), draw.face(6)});
            }
        }
        const Setup setup{
            .rules = rules, .seed = at.seed, .players = at.players, .stop = StopTerms{"tried", 1, at.unit, at.goal}};
        Sitting kept{setup, kept_in(&store)}, recording{setup};
        CHECK(kept.throw_dice().refused == (kept.idle_throw() ? rules::idle_throw_sentence : ""));
        CHECK(recording.throw_dice());  // an old run may have such throws
    }
    CHECK(idle > 100);
}

TEST_CASE("Long Run: best play makes random invitations, with random keepsakes, as often as their chances say") {
    const int asked = test::longer(41, 400), plays = test::longer(500, 100'000);
    chance::DiceStream draw{2026};
    double squares = 0;
    int uncertain = 0;
    for (int n = 0; n < asked; ++n) {
        const RandomStation random{draw};
        const Station at = random.with(7);
        CAPTURE(at.invitation->name);
        const auto odds = stations_of(at.invitation->game)->solve(at, {});
        const auto ends = odds->outcomes(at, 1, plays);
        const auto reached = std::ranges::count_if(ends, &StationOutcome::reached);
        const double p = odds->chance();
        if (plays * p * (1 - p) < 1) continue;  // sure, or all but never
        const double z = (real(reached) - plays * p) / std::sqrt(plays * p * (1 - p));
        CHECK(std::abs(z) < 4.5);
        squares += z * z;
        ++uncertain;
    }
    const double rms = std::sqrt(squares / uncertain);
    MESSAGE(uncertain, " invitations, rms of z ", rms);
    CHECK(rms > test::longer(0.7, 0.9));
    CHECK(rms < test::longer(1.35, 1.1));
}

TEST_CASE("Long Run: what was taken back gave nothing away") {
    int dear = 0;
    for (const Invitation& row : invitations()) {
        if (row.game != "siwuliu") continue;
        const Station at = station(row, 300 * dollar, 7);
        const auto odds = stations_of(row.game)->solve(at, {});
        const StopTerms stop{"taken-back", 1, at.unit, at.goal};
        Sitting session{{.rules = run_table::rules_of<siwuliu::Rules>(at), .seed = 7, .stop = stop}};
        REQUIRE(session.submit(siwuliu::Bet{at.goal.stakes.least}));
        REQUIRE(session.submit(siwuliu::Stop{}));
        dear += given_away(odds->ledger(record(session))) > 0.01;
        REQUIRE(session.undo());
        REQUIRE(session.undo());
        CHECK(odds->ledger(record(session)).moments.empty());
    }
    CHECK(dear > 0);
}

TEST_CASE("Long Run: a run as a file is what was played; one that was changed is refused, with the place") {
    const Run run = random_run(11);
    REQUIRE(run.stations.size() >= 3);
    const std::string text = run_json(games_with_stations(), run);
    const Run again = run_from(games_with_stations(), text, "run in this test");
    CHECK(again.plan == run.plan);
    CHECK(again.standing() == run.standing());
    CHECK(run_json(games_with_stations(), again) == text);

    const auto changed = [&](const std::function<void(nlohmann::json&)>& change) {
        nlohmann::json json = nlohmann::json::parse(text);
        change(json);
        return said_about(json.dump());
    };
    for (const auto& [place, change] : run_file_changes()) {
        const std::string said = changed(change);
        CAPTURE(said);
        CHECK_MESSAGE(said.find(place) != said.npos, place);
    }
    for (std::size_t cut = 1; cut < text.size(); cut += text.size() / 40)
        CHECK_FALSE(said_about(text.substr(0, cut)).empty());
}

TEST_CASE("Long Run: a run file with any other choice or letter in it is refused, or says the same") {
    std::vector<std::string> texts;
    for (std::uint64_t seed = 11; seed < 19; ++seed) texts.push_back(run_json(games_with_stations(), random_run(seed)));
    std::mt19937_64 draw{48};
    int refused = 0;
    for (int n = 0; n < test::longer(200, 2000); ++n) {
        const std::string& text = texts[draw() % texts.size()];
        const std::size_t choices = text.find("choices") + 10, end = text.find('"', choices);
        std::string changed = text;
        if (n % 2 == 0)
            changed[choices + draw() % (end - choices)] = "012+/$. =AHM*|"[draw() % 14];
        else
            changed[draw() % text.size()] = static_cast<char>(' ' + draw() % 95);
        if (nlohmann::json::parse(changed, nullptr, false) == nlohmann::json::parse(text)) continue;
        CAPTURE(changed);
        CHECK_FALSE(said_about(changed).empty());
        ++refused;
    }
    CHECK(refused > 100);
    nlohmann::json old = nlohmann::json::parse(texts[0]);
    old.erase("sha256");
    CHECK(said_about(old.dump()).find("sha256 is missing: export the run again") != std::string::npos);
}

// A run in a store of its own, whose stations may be given sittings.
struct RunInStore {
    const PlayedGames& games = games_with_stations();
    Run whole = random_run(11);
    test::OwnStore store;

    RunInStore() {
        RunPlan plan = whole.plan;
        plan.outcome.reset();
        REQUIRE(store.begin_run({plan.name, plan.ticket, plan.seed, "", 1, choices_text(plan)}));
    }
    // Keeps a sitting of that station without its last `fewer` entries.
    std::string keep(std::size_t station, std::size_t fewer = 0, bool imported = false) {
        Recording played = whole.stations[station].sitting->recording;
        played.entries.resize(played.entries.size() - fewer);
        played.hash = played.entries.back().hash;
        StoredSitting sitting{store.named(played)};
        sitting.began.imported = imported;
        sitting.began.head.entries = played.entries;
        sitting.made.assign(played.entries.size(), sitting.began.began);
        REQUIRE(store.wait(store.add(records_of(sitting))));
        return sitting.began.name;
    }
    Run now() { return kept_run(store, games, whole.plan.name).value(); }
};

TEST_CASE("Long Run: a station that was played counts, whatever becomes of its sitting") {
    RunInStore run;
    const std::string file = run_json(run.games, run.whole);
    run.keep(0, 1, true);  // a friend's, imported before the station was played
    std::vector<std::string> names;
    for (std::size_t n = 0; n < run.whole.stations.size(); ++n) names.push_back(run.keep(n));
    const std::string second = run.keep(1, 1);  // begun a second time
    CHECK(run_json(run.games, run.now()) == file);
    CHECK(run.store.run(run.whole.plan.name)->choices == choices_text(run.whole.plan));  // the outcome was added
    delete_kept(run.store, second);
    for (const std::string& name : names) {
        CHECK(delete_kept(run.store, name).find("keeps what was played at station") != std::string::npos);
        CHECK(run_json(run.games, run.now()) == file);
    }
    run.keep(0, 0, true);  // imported again
    CHECK(run_json(run.games, run.now()) == file);
    CHECK_FALSE(run.store.sittings().empty());
    CHECK(run.store.read(deleted_stations, run.whole.plan.name).size() == names.size() + 1);
}

TEST_CASE("Long Run: a ware is stored before the run has it; one that cannot be bought is refused and not stored") {
    RunInStore run;
    const std::string name = run.whole.plan.name, all = choices_text(run.whole.plan);
    const auto stored = [&] { return run.store.run(name)->choices; };
    const std::string before = all.substr(0, all.find('/'));
    REQUIRE(run.store.set_choices(name, before));
    for (const std::size_t station : {0u, 1u}) run.keep(station);
    Run at = run.now();
    REQUIRE(at.phase == RunPhase::Dining);
    const auto ware = std::ranges::find_if(at.tray, [&](const Ware& one) { return can_pay(at, one); });
    REQUIRE(ware != at.tray.end());
    const auto nth = static_cast<int>(ware - at.tray.begin());
    at = choose(run.store, run.games, at, nth);
    CHECK(stored() == fmt::format("{}/${}", before, nth));
    for (const int wrong : {nth, wares_on_tray}) CHECK_THROWS_AS(choose(run.store, run.games, at, wrong), Error);
    CHECK(stored() == fmt::format("{}/${}", before, nth));
    at = choose(run.store, run.games, at, leaves_car);
    CHECK(at.phase == RunPhase::Board);
    CHECK(stored() == choices_text(at.plan));
    CHECK_THROWS_AS(choose(run.store, run.games, at, invitations_on_board), Error);
}

TEST_CASE("Long Run: a station whose open sitting is ended or deleted counts as missed, and is not played again") {
    for (const bool deleted : {false, true}) {
        RunInStore run;
        const std::size_t last = run.whole.stations.size() - 1;
        for (std::size_t n = 0; n < last; ++n) run.keep(n);
        const std::string open = run.keep(last, 1);
        REQUIRE(run.now().phase == RunPhase::AtTable);
        const int hearts = run.now().hearts;
        CHECK(run.store.line(open)->open);
        (deleted ? delete_kept : end_kept)(run.store, open);
        CHECK(run.now().phase != RunPhase::AtTable);
        CHECK(run.now().hearts == hearts - 1);
        CHECK_FALSE(run.now().stations.back().made());
    }
    RunInStore missing;
    for (std::size_t n = 1; n < missing.whole.stations.size(); ++n) missing.keep(n);
    CHECK_THROWS_WITH_AS(missing.now(), doctest::Contains("The sitting of station 1 of the run "), Error);
}

TEST_CASE("Long Run: a changed chance is told as two percentages that differ, before and after") {
    CHECK(from_to(0.84, 0.82) == "84 to 82 %");
    CHECK(from_to(0.842, 0.838) == "84.2 to 83.8 %");
    CHECK(from_to(0.8421, 0.8419) == "84.21 to 84.19 %");
    CHECK(cost_words({.before = 0.84, .after = 0.82, .best = "hold"}) ==
          "That took the goal from 84 to 82 %. Best was to hold.");
}

TEST_CASE("Long Run: the ledgers of random runs multiply out to the stations made") {
    const int runs = test::longer(6, 1000);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(runs); ++seed) {
        const Run run = random_run(seed);
        const RunResult result = result_of(
            run, [](const Station& of) { return stations_of(of.invitation->game)->solve(of, {}); },
            [](std::string_view game) { return std::string{game}; });
        CHECK(result.by_likeliest * result.choosing() * result.playing() * result.dice() ==
              doctest::Approx(result.made).epsilon(1e-12));
        CHECK(result.choosing() <= 1);
        CHECK(result.playing() <= 1);
        CHECK(result.made == run.made());
    }
}

TEST_CASE("Long Run: a bet of any amount is fitted to what the invitation takes") {
    int fitted_ones = 0;
    const auto check = [&](const Station& at, const auto& rules, const auto& state, const auto& bet) {
        using Goals = odds::TableGoals<std::decay_t<decltype(rules)>>;
        const auto event = Goals::fitted(at.goal, rules, state, bet);
        CHECK_FALSE(Goals::uninvited(at.goal, rules, state, event));
        CHECK_FALSE(refusal(rules, state, event));
        fitted_ones += !(event == typename std::decay_t<decltype(rules)>::Event{bet});
    };
    for (const Invitation& row : invitations())
        for (const Cents purse : {300 * dollar, 730 * dollar}) {
            CAPTURE(row.name);
            const Station at = station(row, purse, 7);
            for (const Cents amount : {1 * dollar, 5 * dollar, 7 * dollar, 25 * dollar, 150 * dollar}) {
                if (row.game == "siwuliu") {
                    const auto rules = run_table::rules_of<siwuliu::Rules>(at);
                    check(at, rules, opening(rules), siwuliu::Bet{amount});
                }
                if (row.game == "craps") {
                    const auto rules = run_table::rules_of<craps::Rules>(at);
                    const craps::Kind kind = at.goal.menu & 1 ? craps::Kind::Pass : craps::Kind::Field;
                    if ((at.goal.menu & 0b1001) != 0) check(at, rules, opening(rules), craps::Bet{{kind}, amount});
                }
            }
        }
    CHECK(fitted_ones > 50);
}

TEST_CASE("Long Run: the next board is the one that was shown for the keepsake, and only its games' tables change") {
    int changed = 0;
    for (std::uint64_t seed = 1; seed < 200 && changed < 3; ++seed) {
        RunPlan plan = new_run(tickets().front(), seed);
        const Run first = run_of(stations_of, plan, {});
        const auto brings = std::ranges::find(first.board, keepsakes_offered,
                                              [](const Station& card) { return card.reward.keepsakes; });
        if (brings == first.board.end()) continue;
        plan.choices = {{static_cast<int>(brings - first.board.begin())}};
        const Run run = run_of(stations_of, plan, {{.standing = {.over = true, .reached = true}}});
        REQUIRE(run.phase == RunPhase::Keepsake);
        REQUIRE(run.next_boards.size() == run.offered.size() + 1);
        for (std::size_t n = 0; n < run.offered.size(); ++n)
            for (std::size_t at = 0; at < run.next_boards[n].size(); ++at) {
                const Station &with = run.next_boards[n][at], &without = run.next_boards.back()[at];
                CHECK(with.invitation == without.invitation);
                if (with.chance_class != without.chance_class) continue;  // moved to keep the chances apart
                if (effects_at(with.invitation->game, {run.offered[n]}).empty())
                    CHECK(station_key(with) == station_key(without));
                else
                    changed += station_key(with) != station_key(without);
            }
        plan.choices.back().keepsake = 1;
        const Run next = run_of(stations_of, plan, {{.standing = {.over = true, .reached = true}}});
        for (std::size_t at = 0; at < next.board.size(); ++at)
            CHECK(station_key(next.board[at]) == station_key(run.next_boards[1][at]));
    }
    CHECK(changed >= 3);
}

// Checks a board: the chances are apart, and a less likely card always has a richer reward that can change something.
void check_board(const Run& run) {
    std::vector<const Station*> cards;
    for (const Station& card : run.board) cards.push_back(&card);
    std::ranges::sort(cards, std::greater{}, [](const Station* card) { return stations_of.chance(*card); });
    for (std::size_t n = 1; n < cards.size(); ++n) {
        CHECK(stations_of.chance(*cards[n - 1]) - stations_of.chance(*cards[n]) >= least_gap);
        CHECK(poorer(cards[n - 1]->reward, cards[n]->reward));
    }
    for (const Station* card : cards) {
        const Reward& reward = card->reward;
        CHECK((reward.medal != Medal::None) == (run.number() == last_station));
        CHECK(run.hearts + reward.hearts <= most_hearts);
        CHECK(!(reward == Reward{}));
        const HeldKeepsakes offered = offered_keepsakes(stations_of, run, run.number(), reward.keepsakes);
        CHECK(how_many(offered) == reward.keepsakes);
        for (const Keepsake* keepsake : offered) {
            CHECK(std::ranges::count(run.held, keepsake) == 0);
            CHECK(std::ranges::any_of(invitations(), [&](const Invitation& row) {
                return row.to > run.number() && works_at(stations_of, *keepsake, row);
            }));
        }
    }
}

// Every ware has an effect, the purse keeps the least, and one of the wares is for the next station.
void check_tray(const Run& run) {
    CHECK(std::ranges::count(dining_cars, run.number()) == 1);
    CHECK(run.purse >= least_purse);
    REQUIRE(run.tray.size() >= 2);
    std::set<std::string> titles;
    for (const Ware& ware : run.tray) {
        CHECK(titles.insert(ware_title(ware)).second);
        CHECK(ware.price % (5 * dollar) == 0);
        CHECK_FALSE(ware_words(ware).empty());
        CHECK(ware_refusal(run, ware).empty() == can_pay(run, ware));
        if (ware.bought) continue;
        if (ware.kind == WareKind::Heart) CHECK(run.hearts < most_hearts);
        if (ware.keepsake)
            CHECK(std::ranges::count(useful_after(stations_of, run.number(), run.held), ware.keepsake) == 1);
    }
}

TEST_CASE("Long Run: no card of a board is worse than another in chance and reward, and every reward has an effect") {
    const int wanted = test::longer(200, 10'000);
    int boards = 0, small = 0;
    chance::DiceStream draw{52};
    for (std::uint64_t seed = 1; boards < wanted; ++seed) {
        RunPlan plan = new_run(tickets()[seed % tickets().size()], seed);
        std::vector<StationSitting> sittings;
        for (Run run = run_of(stations_of, plan, sittings); run.phase != RunPhase::Over;
             run = run_of(stations_of, plan, sittings)) {
            if (run.phase == RunPhase::Keepsake) {
                plan.choices.back().keepsake = draw.draw(how_many(run.offered));
                continue;
            }
            if (run.phase == RunPhase::Dining) {
                check_tray(run);
                dine_at_random(run, plan.choices.back(), nth(draw.draw(100)));
                continue;
            }
            if (run.phase == RunPhase::Board) {
                check_board(run);
                ++boards;
                small += how_many(run.board) < invitations_on_board;
            }
            const bool gate = run.phase == RunPhase::Gate, reached = draw.draw(8) > 0;
            if (gate) plan.choices.back().stays = reached;
            if (gate && !reached) continue;
            if (!gate) plan.choices.push_back({draw.draw(how_many(run.board))});
            sittings.push_back({.standing = {.done = draw.draw(30),
                                             .over = true,
                                             .brought = (reached ? 70 : -50) * dollar,
                                             .reached = reached}});
        }
    }
    MESSAGE(small, " of ", boards, " boards have fewer than three cards");
    CHECK(small * 50 <= boards);
}

namespace {

// A run that has made two stations and is in the dining car with that much money, and what it has after buying.
struct AtTray {
    RunPlan plan;
    std::vector<StationSitting> sittings;

    AtTray(std::uint64_t seed, Cents brought) : plan{new_run(tickets()[seed % 2], seed)} {
        for (Run run = now(); run.phase != RunPhase::Dining; run = now()) {
            if (run.phase == RunPhase::Keepsake) {
                plan.choices.back().keepsake = 0;
                continue;
            }
            plan.choices.push_back({0});
            sittings.push_back({.standing = {.done = longest_stop, .over = true, .brought = brought, .reached = true}});
        }
    }
    Run now() const { return run_of(stations_of, plan, sittings); }
    Run with(std::vector<int> wares, bool leaves = true) const {
        RunPlan next = plan;
        next.choices.back().wares = std::move(wares);
        next.choices.back().left_car = leaves;
        return run_of(stations_of, next, sittings);
    }
    Run missed(int ware) const {  // the next station, with that ware
        AtTray next{*this};
        next.plan = with({ware}).plan;
        next.plan.choices.push_back({0});
        next.sittings.push_back({.standing = {.over = true}});
        return next.now();
    }
};

std::vector<std::string> tables_of(const std::vector<Station>& board) {
    std::vector<std::string> keys;
    for (const Station& card : board) keys.push_back(station_key(card));
    return keys;
}
std::vector<const Invitation*> rows_of(const std::vector<Station>& board) {
    std::vector<const Invitation*> rows;
    for (const Station& card : board) rows.push_back(card.invitation);
    return rows;
}

// Checks a ware whose station was missed afterwards: an insurance alone has brought the reward.
void check_missed(const Run& left, const Run& missed) {
    const Reward& reward = missed.stations.back().station().reward;
    const bool insured = left.insured;
    CHECK(missed.purse == left.purse + (insured ? reward.money : 0));
    CHECK(missed.hearts == left.hearts - 1 + (insured ? reward.hearts : 0));
    CHECK((missed.phase == RunPhase::Keepsake) == (insured && reward.keepsakes > 0));
    CHECK_FALSE(missed.insured);
}

}  // namespace

TEST_CASE("Long Run: staying at the gate wins twice the reward or loses it, and never costs a heart") {
    int gates = 0;
    for (std::uint64_t seed = 1; seed < 60; ++seed)
        for (int card = 0; card < invitations_on_board; ++card) {
            RunPlan plan = new_run(tickets().front(), seed);
            plan.choices = {{card}};
            const auto after = [&](int done, std::optional<bool> stays, std::optional<bool> reached = {}) {
                std::vector<StationSitting> sittings{{.standing = {.done = done, .over = true, .reached = true}}};
                if (reached) sittings.push_back({.standing = {.over = true, .brought = dollar, .reached = *reached}});
                plan.choices.back().stays = stays;
                return run_of(stations_of, plan, sittings);
            };
            const Run early = after(1, {});
            const Station& won = early.stations.back().station();
            CAPTURE(won.invitation->name);
            const int length = won.goal.length;
            CHECK(after(length / 2 + 1, {}).phase != RunPhase::Gate);
            CHECK_THROWS_WITH_AS(after(length, false), doctest::Contains("the gate is shut"), Error);
            if (early.phase != RunPhase::Gate) continue;
            ++gates;
            const Station& further = *early.further;
            CHECK(further.goal.length == length - 1);
            CHECK(further.seed != won.seed);
            CHECK(after(length, {}).purse == early.purse);
            CHECK(after(1, false).phase == RunPhase::Board);
            CHECK(after(1, false).purse == early.purse);
            CHECK(after(1, true).phase == RunPhase::AtTable);
            CHECK(after(1, true).purse == early.purse - won.reward.money);
            const Cents brought = won.for_purse ? dollar : 0;
            const Run twice = after(1, true, true), lost = after(1, true, false);
            CHECK(twice.purse == early.purse + won.reward.money + brought);
            CHECK(lost.purse == early.purse - won.reward.money + brought);
            CHECK(lost.hearts == early.hearts - won.reward.hearts);
            CHECK(twice.made() == 1);
            CHECK(lost.made() == 1);
        }
    CHECK(gates > 20);
}

TEST_CASE("Long Run: each ware of a dining car does what it says, once, and at its price") {
    std::map<WareKind, int> seen;
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        const AtTray car{seed, 300 * dollar};
        const Run before = car.now();
        for (int n = 0; n < how_many(before.tray); ++n) {
            const Ware& ware = before.tray[nth(n)];
            REQUIRE(can_pay(before, ware));
            const Run bought = car.with({n}, false), left = car.with({n});
            CAPTURE(ware_title(ware));
            ++seen[ware.kind];
            CHECK(bought.purse == before.purse - ware.price);
            CHECK(bought.tray[nth(n)].bought);
            CHECK(left.phase == RunPhase::Board);
            CHECK(tables_of(left.board) == tables_of(bought.next_boards.front()));
            CHECK(left.hearts == before.hearts + (ware.kind == WareKind::Heart ? 1 : 0));
            CHECK(how_many(left.held) == how_many(before.held) + (ware.keepsake ? 1 : 0));
            CHECK(left.insured == (ware.kind == WareKind::Insurance));
            CHECK((rows_of(left.board) == rows_of(before.next_boards.front())) == (ware.kind != WareKind::Board));
            for (const Station& card : left.board)
                if (left.longer && card.goal.kind == rules::GoalKind::Reach)
                    CHECK(card.goal.length > card.invitation->length);
            check_missed(left, car.missed(n));
            CHECK_THROWS_WITH_AS(car.with({n, n}), doctest::Contains("cannot be bought"), Error);
        }
    }
    CHECK(seen.size() == 5);
    const Run poor = AtTray{3, -120 * dollar}.now();
    for (const Ware& ware : poor.tray) CHECK(can_pay(poor, ware) == (ware.price + least_purse <= poor.purse));
}

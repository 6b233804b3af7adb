// Milestones: the exact chance of each against another way of counting it, and how often they are recognised in
// recordings against that chance.
#include "session/run/milestones.h"

#include "base/numbers.h"
#include "rules/ceelo/reading.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/replay.h"

#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <map>
#include <set>

using namespace boxcars;
using namespace boxcars::session;

namespace {

const std::map<std::string_view, const MilestoneTable*> tables{{"craps", &milestone_table<craps::Rules>()},
                                                               {"pig", &milestone_table<pig::Rules>()},
                                                               {"siwuliu", &milestone_table<siwuliu::Rules>()},
                                                               {"ceelo", &milestone_table<ceelo::Rules>()}};

double chance_said(std::string_view name, std::string_view sheet = {}) {
    for (const auto& [game, table] : tables)
        for (const Milestone& row : table->rows)
            if (row.name == name) return odds::to_double(*table->chance(row, sheet));
    FAIL("no such milestone");
    return 0;
}

int ways(int sum) { return 6 - std::abs(sum - 7); }

// That a turn reaches `total` with a die of so many sides before its 1.
double turn_reaches(int total, int sides) {
    std::vector<double> from(nth(total + sides), 1);
    for (int at = total - 1; at >= 0; --at) {
        from[nth(at)] = 0;
        for (int face = 2; face <= sides; ++face) from[nth(at)] += from[nth(at + face)] / sides;
    }
    return from[0];
}

double point_made(bool crapless) {  // once a point is set
    double made = 0, all = 0;
    for (int sum = 2; sum <= 12; ++sum) {
        const bool craps = sum < 4 || sum > 10;
        if (sum == 7 || (sum == 11 && !crapless) || (craps && !crapless)) continue;
        made += ways(sum) * real(ways(sum)) / (ways(sum) + 6);
        all += ways(sum);
    }
    return made / all;
}

double hand_of(int throws) {
    std::map<int, double> at{{0, 1}};  // by point
    for (int n = 0; n < throws; ++n) {
        std::map<int, double> next;
        for (const auto& [point, likely] : at)
            for (int sum = 2; sum <= 12; ++sum) {
                if (point > 0 && sum == 7) continue;
                const bool sets = point == 0 && sum >= 4 && sum <= 10 && sum != 7;
                next[sets ? sum : sum == point ? 0 : point] += likely * ways(sum) / 36;
            }
        at = next;
    }
    double sum = 0;
    for (const auto& [point, likely] : at) sum += likely;
    return sum;
}

double all_small() {  // by inclusion and exclusion over the numbers that are still missing when a 7 comes
    double sum = 0;
    for (unsigned missing = 0; missing < 32; ++missing) {
        int of = 0;
        for (int n = 0; n < 5; ++n) of += missing >> n & 1 ? ways(n + 2) : 0;
        sum += (std::popcount(missing) % 2 == 0 ? 6.0 : -6.0) / (6 + of);
    }
    return sum;
}

void each_throw(const std::function<void(const ceelo_dice::Reading&)>& see) {
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= 6; ++c) see(ceelo_dice::read(a, b, c));
}

double siwuliu_wins() {  // equal points are thrown again
    using ceelo_dice::Banker;
    double won = 0, decided = 0;
    each_throw([&](const ceelo_dice::Reading& bank) {
        const Banker says = ceelo_dice::banker(bank);
        if (says == Banker::RollsAgain) return;
        double wins = says == Banker::Loses ? 1 : 0, of = 1;
        if (says == Banker::HasPoint) {
            of = 0;
            each_throw([&](const ceelo_dice::Reading& own) {
                const int multiple = siwuliu::player_multiple({}, own);
                const bool win = multiple > 0 || (multiple == 0 && own.point > bank.point);
                const bool low = own.pattern == ceelo_dice::Pattern::OneTwoThree;
                const bool lose = low || (multiple == 0 && own.point > 0 && own.point < bank.point);
                wins += win;
                of += win || lose;
            });
        }
        won += wins / of;
        decided += 1;
    });
    return won / decided;
}

// Plays so many entries, one decision or throw at a time.
template <rules::Game R>
Recording sitting_played(const R& rules, std::uint64_t seed, int entries, const std::function<void(Session<R>&)>& one) {
    const auto seats = std::max<std::size_t>(1, verbs::start_events(rules).size());
    Session<R> session{{.rules = rules, .seed = seed, .players = Players(seats, "human")}};
    while (how_many(session.journal()) < entries) session.over() ? void(session.next_game()) : one(session);
    return record(session);
}

void throw_craps(Session<craps::Rules>& session) {
    if (session.state().point == 0 && session.state().bets.empty())
        session.submit(craps::Bet{{craps::Kind::Pass}, dollar});
    session.throw_dice();
}
void throw_siwuliu(Session<siwuliu::Rules>& session) {
    if (session.may_throw()) return void(session.throw_dice());
    const bool bet = session.state().bet > 0;
    session.submit(bet ? siwuliu::Event{siwuliu::Stop{}} : session.legal().front());
}
void throw_ceelo(Session<ceelo::Rules>& session) {
    if (session.may_throw()) return void(session.throw_dice());
    session.submit(session.legal().front());
}

struct Counted {
    std::int64_t tries = 0, reached = 0;
};
using Counts = std::map<std::string_view, Counted>;

void count(const Recording& recording, Counts& counts) {
    for (const Tries& of : tables.at(recording.game)->tries(recording)) {
        counts[of.milestone->name].tries += of.tries;
        counts[of.milestone->name].reached += of.entry > 0;
    }
}

void as_often_as_said(const Counts& counts, std::string_view name) {
    CAPTURE(name);
    const Counted& of = counts.at(name);
    const double p = chance_said(name), mean = real(of.tries) * p;
    CAPTURE(of.tries);
    CAPTURE(of.reached);
    CHECK(of.reached > 3);
    CHECK(std::abs((real(of.reached) - mean) / std::sqrt(mean * (1 - p))) < 4.5);
}

bool brings_heart(const Station& station) { return station.invitation->reward == Reward::Heart; }

// A run of the first ticket through stations made or missed: each time with an invitation that brings a heart if there
// is one, otherwise the first, and the first keepsake.
Run run_with(std::initializer_list<bool> made, std::uint64_t seed = 11) {
    const auto table = [](std::string_view game) -> const RunTable* {
        if (game == "craps") return &station_table<craps::Rules>();
        return game == "pig" ? &station_table<pig::Rules>() : nullptr;
    };
    RunPlan plan = new_run(tickets().front(), seed);
    std::vector<StationSitting> sittings;
    Run run = run_of(table, plan, {});
    for (const bool reached : made) {
        const auto heart = std::ranges::find_if(run.board, brings_heart);
        plan.choices.push_back({heart == run.board.end() ? 0 : static_cast<int>(heart - run.board.begin()), {}});
        sittings.push_back({"a sitting", {}, {.done = 1, .over = true, .reached = reached}});
        run = run_of(table, plan, sittings);
        if (run.phase != RunPhase::Keepsake) continue;
        plan.choices.back().keepsake = 0;
        run = run_of(table, plan, sittings);
    }
    return run;
}

Run arrived_with_heart() {  // brought by one of its stations
    for (std::uint64_t seed = 11; seed < 100; ++seed) {
        const Run run = run_with({true, true, true, true, true, true, true, true}, seed);
        for (const StationPlayed& of : run.stations)
            if (brings_heart(of.station())) return run;
    }
    FAIL("no run has a station that brings a heart");
    return {};
}

}  // namespace

TEST_CASE("milestones: thirty rows with names of their own, six or so for each table and for runs") {
    std::set<std::string_view> names;
    for (const auto& [game, table] : tables) {
        CHECK(table->rows.size() == 6);
        for (const Milestone& row : table->rows) CHECK(names.insert(row.name).second);
    }
    CHECK(run_milestones().size() == 6);
    for (const Milestone& row : run_milestones()) CHECK(names.insert(row.name).second);
    CHECK(names.size() == 30);
    const auto [arrived, shots] = std::pair{run_milestones().front(), run_milestones()[4]};
    CHECK(run_chance_words(arrived) == "depends on your goals");
    CHECK(run_chance_words(shots) == "each 1 in 6.7 or rarer");
}

TEST_CASE("milestones: every exact chance is that of another way to count it") {
    const std::map<std::string_view, double> others{{"boxcars_twice", 1 / 1296.0},
                                                    {"three_naturals", 1 / 216.0},
                                                    {"five_points", std::pow(point_made(false), 5)},
                                                    {"thirty_throws", hand_of(30)},
                                                    {"small", all_small()},
                                                    {"eight_passes", std::pow(244 / 495.0, 8)},
                                                    {"three_ones", 1 / 216.0},
                                                    {"straight_twice", 1 / 1296.0},
                                                    {"six_twice", std::pow(15 / 216.0, 2)},
                                                    {"eight_nothings", 1 / 256.0},
                                                    {"low_straights", 1 / 1296.0},
                                                    {"eight_rounds", std::pow(siwuliu_wins(), 8)},
                                                    {"three_sixes", 1 / 216.0},
                                                    {"triples_twice", 1 / 1296.0},
                                                    {"banker_straights", 1 / 1296.0},
                                                    {"ten_nothings", 1 / 1024.0},
                                                    {"five_pairs", std::pow(90 / 216.0, 5)},
                                                    {"whole_race", turn_reaches(100, 6)},
                                                    {"six_holds", std::pow(turn_reaches(20, 6), 6)},
                                                    {"twenty_throws", std::pow(5 / 6.0, 20)},
                                                    {"three_highest", 1 / 216.0},
                                                    {"three_snouts", 1 / 216.0},
                                                    {"held_at_60", turn_reaches(60, 6)}};
    for (const auto& [name, other] : others) {
        CAPTURE(name);
        CHECK(std::abs(chance_said(name) / other - 1) < 1e-12);
    }
    CHECK(others.size() == 23);  // those of seven_bets are counted below
    pig::Rules pig;
    pig.goal = 50;
    pig.sides = 8;
    CHECK(chance_said("whole_race", sheet_text(pig)) == doctest::Approx(turn_reaches(50, 8)));
    CHECK(chance_said("twenty_throws", sheet_text(pig)) == doctest::Approx(std::pow(7 / 8.0, 20)));
    craps::Rules craps;
    craps.crapless = true;
    CHECK(chance_said("five_points", sheet_text(craps)) == doctest::Approx(std::pow(point_made(true), 5)));
    CHECK(one_in_words(1 / 6.0) == "1 in 6.0");
    CHECK(one_in_words(1 / 1296.0) == "1 in 1,296");
}

TEST_CASE("milestones: a try counts what its sentence says") {
    const auto counted = [](std::string_view name, std::initializer_list<Cast> casts) {
        for (const auto& [game, table] : tables)
            for (const Milestone& row : table->rows) {
                if (row.name != name) continue;
                int count = 0;
                for (const Cast& cast : casts)
                    if (count != try_failed) count = row.next(cast, count);
                return count;
            }
        return -2;
    };
    const Cast first_bust{.faces = {1}, .goal = 100, .sides = 6}, later_bust{.faces = {1}, .before = 8};
    const Cast safe{.faces = {6}, .after = 6, .goal = 100, .sides = 6};
    const Cast hold{.held = true, .before = 21, .goal = 100}, short_hold{.held = true, .before = 19, .goal = 100};
    CHECK(counted("three_snouts", {first_bust, first_bust}) == 2);
    CHECK(counted("three_snouts", {first_bust, later_bust, first_bust}) == 2);
    CHECK(counted("three_snouts", {first_bust, safe}) == try_failed);
    CHECK(counted("six_holds", {safe, hold, safe, hold}) == 2);
    CHECK(counted("six_holds", {hold, short_hold}) == try_failed);
    CHECK(counted("six_holds", {hold, {.held = true, .before = 5, .score = 95, .goal = 100}}) == 1);
    CHECK(counted("twenty_throws", {safe, safe, hold}) == try_failed);
    CHECK(counted("whole_race", {{.after = 100, .score = 3, .goal = 100}}) == 0);
    CHECK(counted("whole_race", {{.after = 100, .goal = 100}}) == 1);
    const Cast six{.faces = {4, 2}, .before = 6}, seven{.faces = {3, 4}, .before = 6}, natural{.faces = {3, 4}};
    CHECK(counted("five_points", {natural, six, six}) == 2);
    CHECK(counted("five_points", {six, seven}) == try_failed);
    CHECK(counted("three_naturals", {natural, six, natural}) == 2);
    CHECK(counted("banker_straights", {{.faces = {4, 5, 6}, .banks = true}, {.faces = {4, 5, 6}}}) == 1);
}

TEST_CASE("milestones: they are recognised as often as their chance says") {
    Counts counts;
    constexpr int sittings = 200, entries = 700;
    for (std::uint64_t seed = 1; seed <= sittings; ++seed) {
        count(sitting_played<craps::Rules>({}, seed, entries, throw_craps), counts);
        count(sitting_played<siwuliu::Rules>({}, seed, entries, throw_siwuliu), counts);
        count(sitting_played<ceelo::Rules>({}, seed, 2 * entries, throw_ceelo), counts);
    }
    for (const char* game : {"craps", "siwuliu", "ceelo"})
        for (const Milestone& row : tables.at(game)->rows) as_often_as_said(counts, row.name);
}

TEST_CASE("milestones: those at Pig are recognised as often as their chance says") {
    for (const Milestone& row : tables.at("pig")->rows) {
        Counts counts;
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            count(sitting_played<pig::Rules>({}, seed, 700,
                                             [&](Session<pig::Rules>& session) {
                                                 const pig::State& at = session.state();
                                                 const int holds = row.holds_at > 0   ? row.holds_at
                                                                   : row.holds_at < 0 ? session.rules().goal
                                                                                      : 100'000;
                                                 const bool holds_now =
                                                     at.rolls > 0 && at.turn_total >= (at.turn ? 1 : holds);
                                                 holds_now ? session.submit(pig::Hold{}) : session.throw_dice();
                                             }),
                  counts);
        as_often_as_said(counts, row.name);
    }
}

TEST_CASE("milestones: a sitting with a chosen face or given dice has none") {
    Recording recording = sitting_played<craps::Rules>({}, 1, 700, throw_craps);
    CHECK(counts_for_milestones(recording));
    recording.entries[5].forced = true;
    CHECK_FALSE(counts_for_milestones(recording));
    recording.entries[5].forced = false;
    recording.given_dice = true;
    CHECK_FALSE(counts_for_milestones(recording));
    Session<craps::Rules> automatic{{.rules = {}, .seed = 1, .players = {"pass"}}};
    for (int n = 0; n < 700; ++n) automatic.throw_dice();
    for (const Tries& of : tables.at("craps")->tries(record(automatic))) CHECK(of.tries == 0);
}

TEST_CASE("milestones: the chance to arrive counts hearts as the run does, and runs reach theirs") {
    const Run run = arrived_with_heart();
    REQUIRE(run.arrived());
    std::vector<StationSeen> seen;
    for (int n = 0; n < run_stations; ++n) seen.push_back({0.12 + 0.1 * n, 0});
    double other = 0;
    for (unsigned made = 0; made < 256; ++made) {
        int hearts = run.ticket->hearts;
        double likely = 1;
        for (std::size_t n = 0; n < nth(run_stations); ++n) {
            const bool now = made >> n & 1;
            likely *= now ? seen[n].chance : 1 - seen[n].chance;
            const bool heart = brings_heart(run.stations[n].station());
            if (hearts > 0) hearts = !now ? hearts - 1 : heart ? std::min(hearts + 1, most_hearts) : hearts;
        }
        if (hearts > 0) other += likely;
    }
    CHECK(arrival_chance(run, seen) == doctest::Approx(other));

    const auto named = [](const std::vector<RunReached>& all) {
        std::map<std::string_view, double> names;
        for (const RunReached& of : all) names[of.milestone->name] = of.chance;
        return names;
    };
    const std::vector<Run> runs{run, run, run};
    auto names = named(reached_in(runs, [&](const Run&) { return std::span<const StationSeen>{seen}; }));
    CHECK(names.size() == 4);
    CHECK(names.at("local_arrived") == doctest::Approx(other));
    CHECK(names.at("long_shot") == doctest::Approx(0.12));
    CHECK(names.at("three_long_shots") == doctest::Approx(0.12 * 0.12 * 0.12));
    CHECK(names.at("spotless") == 1);
    seen[3].given_away = 0.01;
    seen[0].chance = long_shot;
    names = named(reached_in(runs, [&](const Run&) { return std::span<const StationSeen>{seen}; }));
    CHECK(names.size() == 1);
    const std::vector<Run> missed{run_with({false, false, false})};
    CHECK(reached_in(missed, [&](const Run&) { return std::span<const StationSeen>{seen}.first(3); }).empty());
}

// Milestones: the exact chance of each, how often they are reached, and what is kept of them.
#include "session/milestones.h"

#include "base/numbers.h"
#include "own_store.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/history/sitting_actions.h"
#include "session/pig_sitting.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::session;
using sitting::SittingOf;

namespace {

template <class R>
void add_lines(std::map<std::string, double>& chances, const R& sheet = {}) {
    for (const Milestone<R>& row : milestones<R>()) {
        const MilestoneLine line = line_of(row, sheet);
        CHECK(chances.emplace(line.name, odds::to_double(odds::Fraction{line.chance})).second);
    }
}
std::map<std::string, double> all_chances() {
    std::map<std::string, double> chances;
    add_lines<craps::Rules>(chances);
    add_lines<pig::Rules>(chances);
    add_lines<siwuliu::Rules>(chances);
    add_lines<ceelo::Rules>(chances);
    return chances;
}

double hand_of(int throws) {
    std::map<int, double> at{{0, 1}};  // by point
    for (int n = 0; n < throws; ++n) {
        std::map<int, double> next;
        for (const auto& [point, likely] : at)
            for (int sum = 2; sum <= 12; ++sum) {
                if (point > 0 && sum == 7) continue;
                const bool sets = point == 0 && sum >= 4 && sum <= 10 && sum != 7;
                next[sets ? sum : sum == point ? 0 : point] += likely * (6 - std::abs(sum - 7)) / 36;
            }
        at = next;
    }
    double sum = 0;
    for (const auto& [point, likely] : at) sum += likely;
    return sum;
}

double hundred_without_a_one() {
    std::map<int, double> at{{0, 1}};  // by points
    double reached = 0;
    for (int n = 0; n < 50; ++n) {
        std::map<int, double> next;
        for (const auto& [points, likely] : at)
            for (int face = 2; face <= 6; ++face) (points + face >= 100 ? reached : next[points + face]) += likely / 6;
        at = next;
    }
    return reached;
}

// That a bet wins, ties thrown again or left out: the published odds of the sheets.
constexpr double siwuliu_wins = 547.0 / 1116, ceelo_wins = (97.0 / 216) / (97.0 / 216 + 307.0 / 648);

// Plays so many entries, one decision or throw at a time, and counts how often each milestone is tried and reached: a
// row that ends is a try.
struct Counted {
    std::int64_t tries = 0, reached = 0;
};
template <rules::Game R>
void count(const R& rules, std::uint64_t seed, int entries, const std::function<void(SittingOf<R>&)>& one,
           std::map<std::string_view, Counted>& counts) {
    const auto seats = std::max<std::size_t>(1, starts(rules::Sheet{rules}).size());
    SittingOf<R> session{{.rules = rules, .seed = seed, .players = Players(seats, "human")}};
    std::vector<int> rows(milestones<R>().size());
    typename R::State before = opening(rules);
    std::size_t seen = 0;
    while (how_many(session.journal()) < entries) {
        session.over() ? void(session.next_game()) : one(session);
        for (; seen < session.journal().size(); ++seen) {
            const auto& entry = session.journal()[seen];
            if (seen > 0 && session.journal()[seen - 1].game != entry.game) {
                before = opening(rules);
                for (int& row : rows) row = std::max(row, 0);
            }
            std::optional<typename Milestone<R>::Step> step;
            if (entry.event) step = apply(rules, before, entry.event->template as<typename R::Event>());
            for (std::size_t n = 0; n < rows.size() && step; ++n) {
                const Milestone<R>& row = milestones<R>()[n];
                const auto adds = row.counts(rules, before, *step, 0);
                if (!adds) continue;
                const bool goes_on = rows[n] >= 0;
                if (goes_on) rows[n] = *adds ? rows[n] + 1 : row.once_a_game ? -1 : 0;
                const bool reached = rows[n] == row.needed;
                counts[row.name].tries += reached || (goes_on && !*adds);
                counts[row.name].reached += reached;
                if (reached) rows[n] = 0;
            }
            before = entry.step.next.template as<typename R::State>();
        }
    }
}

void throw_craps(SittingOf<craps::Rules>& session) {
    if (session.state().point == 0 && session.state().bets.empty())
        session.submit(craps::Bet{{craps::Kind::Pass}, dollar});
    session.throw_dice();
}
template <rules::Game R>
void throw_on(SittingOf<R>& session) {
    if (session.may_throw()) return void(session.throw_dice());
    session.submit(session.legal().front());
}
template <>
void throw_on<siwuliu::Rules>(SittingOf<siwuliu::Rules>& session) {
    if (session.may_throw()) return void(session.throw_dice());
    const bool bet = session.state().bet > 0;
    session.submit(bet ? rules::Event{siwuliu::Stop{}} : session.legal().front());
}
template <>
void throw_on<pig::Rules>(SittingOf<pig::Rules>& session) {  // holds only to win, but for the others at once
    const pig::State& at = session.state();
    const bool wins = at.turn_total >= session.rules().goal;
    (at.turn > 0 || wins) && at.rolls > 0 ? session.submit(pig::Hold{}) : session.throw_dice();
}

// Keeps a sitting of craps with so many throws. Returns what its table was told, and its name.
std::pair<std::vector<std::string>, std::string> keep_craps(Store& store, std::uint64_t seed, int throws,
                                                            bool force = false) {
    Sitting kept{{.rules = craps::Rules{}, .seed = seed, .players = {"human"}}, kept_in(&store)};
    std::vector<std::string> told;
    for (int n = 0; n < throws; ++n) {
        if (kept.state().as<craps::State>().bets.empty()) kept.submit(craps::Bet{{craps::Kind::Pass}, dollar});
        force ? kept.force({6, 6}) : kept.throw_dice();
        REQUIRE(store.wait_for_all());
        for (const MilestoneLine& line : kept.take_milestones()) told.push_back(milestone_words(line));
    }
    kept.leave();
    REQUIRE(store.wait_for_all());
    return {told, kept.name()};
}

}  // namespace

TEST_CASE("milestones: twenty have names of their own, and every exact chance is that of another way to count it") {
    const std::map<std::string, double> others{{"boxcars_twice", 1 / 1296.0},
                                               {"three_naturals", 1 / 216.0},
                                               {"thirty_throws", hand_of(30)},
                                               {"eight_passes", std::pow(244 / 495.0, 8)},
                                               {"three_ones", 1 / 216.0},
                                               {"straight_twice", 1 / 1296.0},
                                               {"six_twice", std::pow(15 / 216.0, 2)},
                                               {"eight_rounds", std::pow(siwuliu_wins, 8)},
                                               {"three_sixes", 1 / 216.0},
                                               {"triples_twice", 1 / 1296.0},
                                               {"five_pairs", std::pow(90 / 216.0, 5)},
                                               {"seven_bets", std::pow(ceelo_wins, 7)},
                                               {"twenty_throws", std::pow(5 / 6.0, 20)},
                                               {"three_highest", 1 / 216.0},
                                               {"three_starts", 1 / 216.0},
                                               {"three_snouts", 1 / 216.0},
                                               {"stairs_twice", 1 / 1296.0},
                                               {"siwuliu_stairs_twice", 1 / 1296.0},
                                               {"siwuliu_three_sixes", 1 / 216.0},
                                               {"no_ones", hundred_without_a_one()}};
    const auto chances = all_chances();
    REQUIRE(chances.size() == 20);
    for (const auto& [name, other] : others) {
        CAPTURE(name);
        CHECK(std::abs(chances.at(name) / other - 1) < 1e-12);
    }
    std::map<std::string, double> under;
    add_lines(under, pig::Rules{.sides = 8});
    CHECK(under.at("twenty_throws") == doctest::Approx(std::pow(7 / 8.0, 20)));
    CHECK(under.at("three_highest") == doctest::Approx(std::pow(1 / 8.0, 3)));
}

TEST_CASE("milestones: they are reached as often as their chance says") {
    std::map<std::string_view, Counted> counts;
    constexpr int sittings = 200, entries = 700;
    for (std::uint64_t seed = 1; seed <= sittings; ++seed) {
        count<craps::Rules>({}, seed, entries, throw_craps, counts);
        count<siwuliu::Rules>({}, seed, entries, throw_on<siwuliu::Rules>, counts);
        count<ceelo::Rules>({}, seed, 2 * entries, throw_on<ceelo::Rules>, counts);
        count<pig::Rules>({}, seed, 4 * entries, throw_on<pig::Rules>, counts);
    }
    for (const auto& [name, p] : all_chances()) {
        CAPTURE(name);
        const Counted& of = counts.at(name);
        const double mean = real(of.tries) * p;
        CAPTURE(of.tries);
        CAPTURE(of.reached);
        CHECK(of.reached > 3);
        CHECK(std::abs((real(of.reached) - mean) / std::sqrt(mean * (1 - p))) < 4.5);
    }
}

TEST_CASE("milestones: the table is told at every throw; the store keeps the first when its sitting is deleted") {
    test::OwnStore store;
    std::map<std::string, std::string> sittings;  // the first with each milestone, by what was told
    int again = 0;
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        const auto [told, name] = keep_craps(store, seed, 100);
        for (const std::string& words : told) again += !sittings.emplace(words, name).second;
    }
    CHECK(again > 5);
    const std::string words = "Milestone: Three Sevens. A seven on three come-outs in a row. One try in 216 does it.";
    REQUIRE(sittings.contains(words));
    store.forget(sittings[words]);
    REQUIRE(store.wait_for_all());
    const auto made = store.read(milestones_made);
    CHECK(made.size() == sittings.size());
    const auto sevens = std::ranges::find(made, "three_naturals", &MilestoneMade::name);
    REQUIRE(sevens != made.end());
    CHECK(sevens->sitting == sittings[words]);
    CHECK(sevens->chance == "1/216");
}

TEST_CASE("milestones: a chosen face, given dice, a computer player and an imported sitting have none") {
    const test::Scratch folder, other;
    Store store{folder.path}, played{other.path};
    CHECK(keep_craps(store, 1, 30, true).first.empty());
    std::vector<std::string> told;
    std::string name;
    for (std::uint64_t seed = 1; told.empty(); ++seed) std::tie(told, name) = keep_craps(played, seed, 100);
    import_recording(store, *played.recording(name), {});
    Sitting automatic{{.rules = craps::Rules{}, .seed = 1, .players = {"pass"}}, kept_in(&store)};
    for (int n = 0; n < 700; ++n) automatic.throw_dice();
    REQUIRE(store.wait_for_all());
    CHECK(store.read(milestones_made).empty());
    Hands hands;  // given dice: boxcars all along
    Sitting given{
        {.rules = craps::Rules{}, .seed = 1, .players = {"human"}, .dice = GivenDice{"test", std::vector<int>(20, 6)}}};
    HandFold fold{given.setup()};
    for (int n = 0; n < 10; ++n) given.throw_dice();
    CHECK(fold.look(given).milestones.empty());
}

// The Long Run: its rows of data, its boards, the chances of its stations against plays of them, and its ledger.
#include "session/run/run.h"

#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/replay.h"
#include "session/run/result.h"
#include "session/run/station_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace boxcars;
using namespace boxcars::session;

namespace {

const RunTable* table_of(std::string_view game) {
    static const std::map<std::string_view, const RunTable*> tables{{"ceelo", &station_table<ceelo::Rules>()},
                                                                    {"craps", &station_table<craps::Rules>()},
                                                                    {"pig", &station_table<pig::Rules>()},
                                                                    {"siwuliu", &station_table<siwuliu::Rules>()}};
    const auto found = tables.find(game);
    return found == tables.end() ? nullptr : found->second;
}

Station station(const Invitation& row, Cents purse, std::uint64_t seed, const HeldKeepsakes& held = {}) {
    return table_of(row.game)->station(row, tickets().front(), held, purse, seed);
}
double chance_of(const Station& of) { return table_of(of.invitation->game)->solve(of, {})->chance(); }

// A seed with whose dice the same seat begins as at that station.
std::uint64_t like(const Station& of, std::uint64_t seed) {
    while (station(*of.invitation, of.purse, seed).first != of.first) seed += 1'000'000;
    return seed;
}

}  // namespace

TEST_CASE("Long Run: every invitation can be played, and best play makes it in 10 to 95 of 100 tries") {
    std::set<std::string_view> names;
    for (const Invitation& row : invitations()) {
        CAPTURE(row.name);
        CHECK(names.insert(row.name).second);
        REQUIRE(table_of(row.game));
        CHECK(row.from >= 1);
        CHECK(row.to <= run_stations);
        const double likely = chance_of(station(row, 300 * dollar, 7));
        CHECK(likely > 0.10);
        CHECK(likely < 0.95);
    }
    CHECK(names.size() >= 40);
}

TEST_CASE("Long Run: every keepsake changes a station of its game and its chance") {
    std::set<std::string_view> names;
    for (const Keepsake& keepsake : keepsakes()) {
        CAPTURE(keepsake.name);
        CHECK(names.insert(keepsake.name).second);
        const bool changes = std::ranges::any_of(invitations(), [&](const Invitation& row) {
            if (row.game != keepsake.game) return false;
            const Station with = station(row, 300 * dollar, 7, {&keepsake}), without = station(row, 300 * dollar, 7);
            return (with.rules != without.rules || with.goal != without.goal) && chance_of(with) != chance_of(without);
        });
        CHECK(changes);
    }
    CHECK(names.size() >= 30);
}

TEST_CASE("Long Run: a board follows from the seed alone and offers three tables") {
    std::set<std::string> boards;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const RunPlan plan = new_run(tickets().front(), seed);
        const Run run = run_of(table_of, plan, {});
        REQUIRE(run.board.size() == invitations_on_board);
        std::set<std::string_view> games;
        std::string board;
        for (const Station& of : run.board) {
            games.insert(of.invitation->game);
            board += std::string{of.invitation->name} + " ";
        }
        CHECK(games.size() == 3);
        boards.insert(board);
        const Run again = run_of(table_of, plan, {});
        for (std::size_t n = 0; n < run.board.size(); ++n) CHECK(run.board[n].invitation == again.board[n].invitation);
    }
    CHECK(boards.size() > 20);
}

TEST_CASE("Long Run: choices are read as they are written, and nothing else is") {
    const std::vector<RunChoice> choices{{0, {}}, {2, 1}, {1, {}}};
    CHECK(choices_text(choices) == "0 2+1 1");
    CHECK(choices_from("0 2+1 1") == choices);
    CHECK(choices_from("")->empty());
    for (const char* wrong : {"3", "0+3", "0+", "+1", "0 ", "a", "0 1 2 0 1 2 0 1 2"}) CHECK_FALSE(choices_from(wrong));
}

TEST_CASE("Long Run: the ledger of a station played at random multiplies out to its result") {
    double worst = 0;
    int reached = 0, gave = 0;
    for (const Invitation& row : invitations()) {
        CAPTURE(row.name);
        const Station at = station(row, 300 * dollar, 7);
        const auto odds = table_of(row.game)->solve(at, {});
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto played = odds->play(at, like(at, seed), PlayBy::Random);
            const StationLedger ledger = odds->ledger(played.recording);
            const double product = ledger.chance * ledger.played() * ledger.luck();
            worst = std::max(worst, std::abs(product - (played.reached ? 1 : 0)));
            reached += played.reached;
            gave += ledger.given_away() > 0;
            if (!ledger.dearest(1).empty()) CHECK_FALSE(ledger.dearest(1).front()->best.empty());
        }
    }
    CHECK(worst < 1e-9);
    CHECK(reached > 5);
    CHECK(gave > 40);
}

TEST_CASE("Long Run: best play gives nothing away and makes its goals as often as the chance says") {
    double squares = 0;
    int counted = 0;
    for (const Invitation& row : invitations()) {
        CAPTURE(row.name);
        constexpr int plays = 60;
        const Station at = station(row, 300 * dollar, 7);
        const auto odds = table_of(row.game)->solve(at, {});
        int reached = 0;
        for (std::uint64_t seed = 1; seed <= plays; ++seed) {
            const auto played = odds->play(at, like(at, seed), PlayBy::Best);
            reached += played.reached;
            if (seed <= 2) CHECK(odds->ledger(played.recording).given_away() < 1e-9);
        }
        const double p = odds->chance(), z = (reached - plays * p) / std::sqrt(plays * p * (1 - p));
        CHECK(std::abs(z) < 4.5);
        squares += z * z;
        ++counted;
    }
    const double rms = std::sqrt(squares / counted);
    CHECK(rms > 0.7);
    CHECK(rms < 1.35);
}

TEST_CASE("Long Run: advice and dares are in plain words, a dare is worse, and about one decision in six has one") {
    int decisions = 0, dares = 0;
    for (const Invitation& row : invitations()) {
        CAPTURE(row.name);
        const Station at = station(row, 300 * dollar, 7);
        const auto odds = table_of(row.game)->solve(at, {});
        Recording played = odds->play(at, like(at, 1), PlayBy::Random).recording;
        while (played.entries.size() > 1) {
            played.entries.pop_back();
            played.hash = played.entries.back().hash;
            const StationAdvice advice = odds->advice(played);
            CHECK(advice.best.find_first_of("_=") == advice.best.npos);
            decisions += !advice.best.empty();
            if (!advice.dare) continue;
            ++dares;
            CHECK_FALSE(advice.best.empty());
            CHECK(advice.dare->chance <= advice.chance - 0.01);
            CHECK(advice.dare->text != advice.best);
            CHECK(odds->advice(played).dare->text == advice.dare->text);
        }
    }
    CHECK(dares > decisions / 20);
    CHECK(dares < decisions / 5);
}

TEST_CASE("Long Run: what was taken back gave nothing away") {
    int dear = 0;
    for (const Invitation& row : invitations()) {
        if (row.game != "siwuliu") continue;
        const Station at = station(row, 300 * dollar, 7);
        const auto odds = table_of(row.game)->solve(at, {});
        const StopTerms stop{.length = at.length, .station = RunStation{"taken-back", 1, at.goal}};
        Session<siwuliu::Rules> session{{.rules = run_table::rules_of<siwuliu::Rules>(at), .seed = 7, .stop = stop}};
        REQUIRE(session.submit(siwuliu::Bet{at.goal.stakes.least}));
        REQUIRE(session.submit(siwuliu::Stop{}));
        dear += odds->ledger(record(session)).given_away() > 0.01;
        REQUIRE(session.undo());
        REQUIRE(session.undo());
        CHECK(odds->ledger(record(session)).moments.empty());
    }
    CHECK(dear > 0);
}

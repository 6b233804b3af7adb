// These properties hold for every kind of simulation.
#include "sim/ceelo/match.h"
#include "sim/craps/run.h"
#include "sim/pig/match.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>

#include <numeric>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

// Each kind: its plan, how it is played, and whether what it counted adds up to its games.
struct CrapsLine {
    LinePlan plan{};
    LineResult play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_line(plan, stop, progress);
    }
    static bool adds_up(const LineResult& result) {
        std::int64_t rolls = 0;
        for (std::size_t n = 0; n < result.lengths.size(); ++n)
            rolls += result.lengths[n] * static_cast<std::int64_t>(n + 1);
        const bool every_length = result.length_games() == result.games;  // otherwise they are samples
        return result.wins + result.losses == result.games && (!every_length || rolls == result.rolls);
    }
};

struct CrapsHands {
    HandsPlan plan{.players = {players::craps_strategies().begin(), players::craps_strategies().end()}};
    HandsResult play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_hands(plan, stop, progress);
    }
    static bool adds_up(const HandsResult& result) {
        return std::ranges::all_of(result.players, [&](const auto& player) { return player.hands() == result.games; });
    }
};

template <class Plan>
struct BankRounds {
    Plan plan{};
    RoundsResult play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_rounds(plan, stop, progress);
    }
    static bool adds_up(const RoundsResult& result) {
        std::int64_t all = 0;
        for (const auto& [net, rounds] : result.results) all += rounds;
        return all == result.games && result.throws >= result.games;
    }
};

struct SiwuliuGames {
    SiwuliuPlan plan{};
    SiwuliuCounts play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_games(plan, stop, progress);
    }
    static bool adds_up(const SiwuliuCounts& counts) { return counts.wins + counts.losses == counts.games; }
};

struct CeeloGames {
    CeeloPlan plan{.rules = {.players = 3}, .players = {"bold", "cautious", "kelly"}};
    CeeloCounts play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_ceelo(plan, stop, progress);
    }
    static bool adds_up(const CeeloCounts& counts) {
        return std::accumulate(counts.wins.begin(), counts.wins.end(), counts.shared) == counts.games &&
               counts.rounds >= counts.games && counts.bank_passes <= counts.rounds;
    }
};

struct PigByTable {
    MatchPlan plan{.players = {"hold20", "hold25"}};
    MatchResult play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_match(plan, {}, stop, progress);
    }
    bool adds_up(const MatchResult& result) const {
        std::int64_t wins = 0, first = 0;
        for (const auto& seat : result.seats) {
            wins += seat.wins;
            first += seat.games_first;
            if (seat.wins_first > seat.games_first) return false;
        }
        const auto [least, most] = std::ranges::minmax(result.seats, {}, &Seat::games_first);
        return wins == result.games && first == result.games &&  // a stopped block has only the first one's games
               (result.games < plan.games || most.games_first - least.games_first <= 1);
    }
};

struct PigByRules : PigByTable {
    PigByRules() { plan = {.rules = {.players = 3}, .players = {"hold20", "keep_pace", "score_base"}}; }
};

#define EVERY_KIND                                                                                                    \
    CrapsLine, CrapsHands, BankRounds<RoundsPlan>, BankRounds<CeeloRoundsPlan>, SiwuliuGames, CeeloGames, PigByTable, \
        PigByRules

}  // namespace

TEST_CASE_TEMPLATE("every planned game is played, and what is counted adds up to them", Kind, EVERY_KIND) {
    for (const std::int64_t games : {1, 2, 63, 64, 65, 1023, 1024, 1025}) {
        Kind kind;
        kind.plan.games = games;
        const auto result = kind.play();
        CHECK(result.games == games);
        CHECK(kind.adds_up(result));
    }
}

TEST_CASE_TEMPLATE("the same seed plays the same games on any number of threads, another seed plays others", Kind,
                   EVERY_KIND) {
    Kind kind;
    kind.plan.games = deal_of(kind.plan).block > 64 ? 40'001 : 300;  // several blocks of each
    kind.plan.threads = 1;
    const auto alone = kind.play();
    CHECK(kind.adds_up(alone));
    for (const int threads : {2, 3, 7, 0}) {
        kind.plan.threads = threads;
        CHECK(kind.play() == alone);
    }
    ++kind.plan.seed;
    CHECK_FALSE(kind.play() == alone);
}

TEST_CASE_TEMPLATE("a simulation can be watched and stopped, and counts only games that ended", Kind, EVERY_KIND) {
    Kind kind;
    kind.plan.games = 1'000'000'000;
    kind.plan.threads = 2;
    std::stop_source stop;
    double last = 0;
    const auto result = kind.play(stop.get_token(), [&](double done) {
        CHECK(done >= last);
        last = done;
        stop.request_stop();
    });
    CHECK(result.games > 0);
    CHECK(result.games < 10'000'000);
    CHECK(kind.adds_up(result));
}

TEST_CASE_TEMPLATE("a plan without games is refused with a sentence", Kind, EVERY_KIND) {
    Kind kind;
    CHECK_FALSE(problem(kind.plan));
    kind.plan.games = 0;
    CHECK(problem(kind.plan) == "A simulation plays 1 to 1000000000000 games, not 0.");
}

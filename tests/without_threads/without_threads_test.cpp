// A build without threads: what elsewhere is done beside the loop is done when it is asked for, or in pieces.
#include "base/pieces.h"
#include "odds/pig/solver_service.h"
#include "rules/pig/rules.h"
#include "session/store/kept_sitting.h"
#include "sim/lab/pig.h"
#include "sim/lab/run.h"

#include <doctest/doctest.h>

#include <thread>

using namespace boxcars;

TEST_CASE("what is handed to the store is on the disk when it has been handed over") {
    static_assert(!has_threads);
    const test::Scratch folder;
    session::Store store{folder.path};
    kept::Pig table = kept::at_pig(&store);
    for (int n = 0; n < 12; ++n) {
        kept::play_on(table);
        CHECK(table.store_now());
        session::Store other{folder.path};
        CHECK(other.recording(table.name()).value().entries.size() == table.session().journal().size());
    }
}

TEST_CASE("a sheet that was asked for is solved in a piece, or at once for who waits") {
    odds::PigSolverService solver;
    pig::Rules small, smaller;
    small.goal = 30;
    smaller.goal = 20;
    CHECK_FALSE(solver.ask(small));
    CHECK(solver.busy());
    while (do_piece()) {
    }
    CHECK(solver.ask(small));
    CHECK_FALSE(solver.busy());
    CHECK(solver.wait_for(smaller)->first_player_wins() == odds::solve_pig(smaller).first_player_wins());
}

TEST_CASE("an experiment of the lab is played by whoever looks, a block at a time, and comes to the same") {
    const sim::LabPlan plan{
        .game = std::make_shared<sim::LabPig>(pig::Rules{}, std::vector<std::string>{"hold20", "hold25"}),
        .rounds = 20,
        .evenings = 200};
    sim::LabRun run{plan};
    std::int64_t looks = 0;
    while (!run.finished()) {
        CHECK(run.take(run.blocks(), false));
        CHECK(run.taken() == ++looks);
    }
    CHECK(run.shown() == sim::run_lab(plan));
    CHECK(looks == run.blocks());
    CHECK(looks > 1);
}

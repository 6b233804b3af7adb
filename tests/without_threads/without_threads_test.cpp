// A build without threads: what elsewhere is done beside the loop is done when it is asked for, or in pieces.
#include "base/pieces.h"
#include "odds/pig/solver_service.h"
#include "rules/pig/rules.h"
#include "session/store/kept_sitting.h"
#include "sim/lab/run_lab.h"
#include "sim/pig/match.h"

#include <doctest/doctest.h>

using namespace boxcars;

TEST_CASE("what is handed to the store is on the disk when it has been handed over") {
    static_assert(!has_threads);
    const test::Scratch folder;
    session::Store store{folder.path};
    session::Sitting table = kept::at_pig(&store);
    for (int n = 0; n < 12; ++n) {
        kept::play_on(table);
        CHECK(table.store_now());
        session::Store other{folder.path};
        CHECK(other.recording(table.name()).value().entries.size() == table.journal().size());
    }
}

TEST_CASE("a sheet that was asked for is solved in a piece, or at once for who waits") {
    odds::PigSolverService solver;
    pig::Rules small, smaller;
    small.goal = 30;
    smaller.goal = 20;
    CHECK_FALSE(solver.ask(small));
    while (do_piece()) {
    }
    CHECK(solver.ask(small));
    CHECK(solver.wait_for(smaller)->first_player_wins() == odds::solve_pig(smaller).first_player_wins());
}

TEST_CASE("an experiment of the lab is played an evening a piece, is left at any of them, and comes to the same") {
    const sim::LabPlan plan{.game = sim::lab_pig(pig::Rules{}, std::vector<std::string>{"hold20", "hold25"}),
                            .rounds = 20,
                            .evenings = 200};
    {
        const sim::LabRun left{plan};
        CHECK(do_piece());
    }
    CHECK_FALSE(do_piece());  // whoever had pieces is gone
    sim::LabRun run{plan};
    CHECK_FALSE(run.take(run.blocks(), false));
    std::int64_t pieces = 0;
    while (do_piece()) {
        ++pieces;
        const bool whole = pieces % sim::evenings_in_block == 0 || pieces == plan.evenings;
        CHECK(run.take(run.blocks(), false) == whole);
    }
    CHECK(pieces == plan.evenings);
    CHECK(run.finished());
    CHECK(run.shown() == sim::run_lab(plan));
}

TEST_CASE("an experiment of the lab waits for who watches when enough is played ahead") {
    const sim::LabPlan plan{.game = sim::lab_pig(pig::Rules{}, std::vector<std::string>{"hold20", "hold25"}),
                            .rounds = 1,
                            .evenings = 10'000};
    sim::LabRun run{plan};
    std::int64_t pieces = 0;
    while (do_piece()) ++pieces;
    CHECK(pieces == 64 * sim::evenings_in_block);
    CHECK(run.take(1, false));
    while (do_piece()) ++pieces;
    CHECK(pieces == 65 * sim::evenings_in_block);
}

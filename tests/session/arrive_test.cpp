// The chance of a whole run to arrive: it orders states of a run as they are good, and says about how many arrive.
#include "session/run/arrive.h"
#include "longer.h"
#include "session/run/simulate.h"
#include "session/run_tables.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::session;
using test::tables;

namespace {

// The start of a run, at this station.
Ahead ahead(const RunTicket& ticket, int next = 1) { return {.next = next, .means = {ticket.purse, ticket.hearts}}; }

constexpr int playouts = 400;

}  // namespace

TEST_CASE("Long Run: the more hearts a run has, the likelier it is to arrive; without hearts it cannot") {
    for (const RunTicket& ticket : tickets()) {
        RunForecast forecast{tables(), ticket, playouts};
        for (int next = 1; next <= run_stations; next += 3) {
            double before = 0;
            for (int hearts = 0; hearts <= most_hearts; ++hearts) {
                Ahead from = ahead(ticket, next);
                from.means.hearts = hearts;
                const double arrives = forecast.arrive(from);
                CAPTURE(ticket.name);
                CAPTURE(next);
                CAPTURE(hearts);
                if (hearts == 0) CHECK(arrives == 0);
                if (hearts > 0) CHECK(arrives > before);
                CHECK(arrives <= 1);
                before = arrives;
            }
        }
        CHECK(forecast.arrive(ahead(ticket, run_stations + 1)) == 1);
    }
}

TEST_CASE("Long Run: no keepsake makes a run less likely to arrive, and most make it likelier") {
    constexpr double noise = 0.015;
    const RunTicket& ticket = tickets().front();
    RunForecast forecast{tables(), ticket, playouts};
    const double none = forecast.arrive(ahead(ticket));
    int better = 0;
    for (const Keepsake& keepsake : keepsakes()) {
        Ahead with = ahead(ticket);
        with.held = {&keepsake};
        const double arrives = forecast.arrive(with);
        CHECK_MESSAGE(arrives > none - noise, keepsake.name);
        better += arrives > none;
    }
    CHECK(2 * better > how_many(keepsakes()));
    Ahead offered = ahead(ticket, 2);
    const double without = forecast.arrive(offered);
    offered.keepsakes = keepsakes_offered;
    CHECK(forecast.arrive(offered) > without);
}

TEST_CASE("Long Run: a forecast depends neither on earlier questions nor on the number of threads") {
    const RunTicket& ticket = tickets().front();
    const Run run = run_of(tables(), new_run(ticket, 7), {});
    RunForecast asked{tables(), ticket, playouts};
    Ahead other = ahead(ticket, 4);
    other.held = {&keepsakes().front(), &keepsakes().back()};
    asked.arrive(other);
    const Arrivals first = asked.arrivals(run);
    REQUIRE(first.after.size() == run.board.size());
    std::vector<std::future<Arrivals>> others;
    for (int thread = 0; thread < 2; ++thread)
        others.push_back(in_background([&] { return RunForecast{tables(), ticket, playouts}.arrivals(run); }));
    for (auto& one : others) {
        const Arrivals again = one.get();
        CHECK(again.before == first.before);
        CHECK(again.after == first.after);
    }
    CHECK(arrive_words({.before = 0.412, .after = {0.474, 0.408}}, 0) == "41 to 47 %");
    CHECK(arrive_words({.before = 0.412, .after = {0.474, 0.408}}, 1) == "41 %");
}

TEST_CASE("Long Run: as many runs arrive by the policy best as the forecast says") {
    const std::int64_t runs = test::longer(8, 2000);
    for (const RunTicket& ticket : tickets()) {
        const RunCounts counts = simulate_runs(tables(), ticket, RunPolicy::Best, 900'001, runs);
        std::int64_t boards = 0;
        for (const RunCounts::Said& said : counts.said) {
            boards += said.boards;
            if (said.boards == 0) continue;
            const double mean = said.sum / real(said.boards), share = real(said.arrived) / real(said.boards);
            MESSAGE(ticket.name,
                    fmt::format(": {:.1f} % said, {:.1f} % arrived of {}", 100 * mean, 100 * share, said.boards));
            constexpr double most_off = 0.04;
            constexpr std::int64_t enough = 200;
            if (test::longer(false, true) && said.boards >= enough) CHECK(std::abs(mean - share) < most_off);
        }
        CHECK(boards == counts.boards);
    }
}

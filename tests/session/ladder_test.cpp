// The ladders of the Long Run's invitations: every target makes a goal of the class that its row says.
#include "longer.h"
#include "session/run_tables.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::session;
using test::tables;

namespace {

constexpr double class_error = 5;  // percent

// Chances of a row with one target, in percent.
class TriedTarget {
 public:
    TriedTarget(const Invitation& row, std::int16_t target) : row_(row) {
        row_.targets.fill(0);
        row_.targets.front() = target;
    }
    // With a purse of this many dollars, on average over the seats that may begin.
    double chance(Cents dollars) const {
        if (row_.company.empty()) return from_seat(dollars, 0);
        return (from_seat(dollars, 0) + from_seat(dollars, 1)) / 2;
    }
    // The largest distance from the class with units of $5 and more.
    double away(int of) const {
        double most = 0;
        for (const Cents dollars : purses()) most = std::max(most, std::abs(chance(dollars) - chance_classes[nth(of)]));
        return most;
    }
    std::vector<Cents> purses() const {
        return row_.most_units > 0 ? std::vector<Cents>{300, 600, 1200} : std::vector<Cents>{300};
    }

 private:
    double from_seat(Cents dollars, int first) const {
        const RunTable& table = *tables()(row_.game);
        for (std::uint64_t seed = 1;; ++seed) {
            const Station at = table.station({&row_, 0}, {}, dollars * dollar, seed);
            if (at.first == first || row_.company.empty()) return 100 * table.solve(at, {})->chance();
        }
    }
    Invitation row_;
};

// All targets worth trying, from easy to hard.
std::vector<std::int16_t> targets_of(const Invitation& row) {
    std::vector<std::int16_t> all;
    const auto add = [&](int from, int to, int step, auto target) {
        for (int n = from; step > 0 ? n <= to : n >= to; n += step) all.push_back(static_cast<std::int16_t>(target(n)));
    };
    const auto itself = [](int n) { return n; };
    const auto percent = [](int units) { return static_cast<int>(std::lround(100.0 * units / units_brought)); };
    if (row.goal == rules::GoalKind::Win)
        add(36, -36, -1, itself);
    else if (row.most_units == 0)
        add(7, 40, 1, itself);
    else if (row.goal == rules::GoalKind::Stay)
        add(6, 54, 6, percent);
    else if (row.goal == rules::GoalKind::Break)
        add(3, 150, 1, percent);
    else
        add(61, 200, 1, percent);
    return all;
}

// The ladder that the row should have: for each class the nearest target within its error, or 0.
std::string right_ladder(const Invitation& row) {
    struct Best {
        std::int16_t target = 0;
        double away = class_error;
    };
    std::array<Best, chance_classes.size()> ladder;
    for (const std::int16_t target : targets_of(row)) {
        if (target == 0) continue;  // stands for no target
        const TriedTarget tried{row, target};
        const double usual = tried.chance(300);
        if (usual < chance_classes.back() - class_error) break;
        const auto nearest =
            std::ranges::min_element(chance_classes, {}, [&](int percent) { return std::abs(percent - usual); });
        Best& best = ladder[nth(static_cast<int>(nearest - chance_classes.begin()))];
        if (const double away = tried.away(static_cast<int>(nearest - chance_classes.begin())); away <= best.away)
            best = {target, away};
    }
    std::vector<std::int16_t> targets;
    for (const Best& best : ladder) targets.push_back(best.target);
    return fmt::format("{{{}}}", fmt::join(targets, ", "));
}

}  // namespace

TEST_CASE("Long Run: every class of every invitation is what its row says") {
    const auto& rows = tables().invitations;
    const std::size_t step = test::longer(3u, 1u);
    for (std::size_t n = 0; n < rows.size(); n += step) {
        const Invitation& row = *rows[n];
        CAPTURE(row.name);
        double worst = 0;
        int classes = 0;
        for (int of = 0; of < class_count; ++of)
            if (const std::int16_t target = row.targets[nth(of)]; target != 0) {
                const TriedTarget tried{row, target};
                worst = std::max(worst, tried.away(of));
                // Below $5 a chip of craps is more than a unit, so a goal there is easier.
                if (test::longer(false, true)) CHECK(tried.chance(119) > chance_classes[nth(of)] - class_error);
                ++classes;
            }
        if (classes > 0 && worst <= class_error) continue;
        FAIL_CHECK(row.name, " is ", worst, " % off its classes: its targets should be ", right_ladder(row));
    }
}

// A throw of dice from hand to rest: what it costs before the first picture of it can be drawn.
#include "world/throw/throw.h"

#include "report.h"
#include "scenes/ceelo/view.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace boxcars::bench {
namespace {

struct Case {
    std::string_view name;
    render::DieKind kind;
    std::size_t dice;
    world::Tray tray;
    double most_ms;  // of the mean
};

// Round the drum people sit on every side.
glm::vec2 towards(const world::Tray& tray, int number) {
    const float from = 0.7f * static_cast<float>(number);
    return tray.open ? glm::vec2{std::cos(from), std::sin(from)} : glm::vec2{0.3f, 1};
}

std::vector<double> costs_ms(const Case& thrown, int throws) {
    const std::vector<int> faces(thrown.dice, 4);
    std::vector<double> costs;
    for (int number = 0; number < throws; ++number) {
        const world::Toss hand{static_cast<float>(number % 11) / 10, towards(thrown.tray, number),
                               static_cast<std::uint64_t>(number)};
        const double before = cpu_seconds();
        keep(static_cast<double>(world::throw_dice(thrown.kind, faces, thrown.tray, hand).length()));
        costs.push_back(1000 * (cpu_seconds() - before));
    }
    std::ranges::sort(costs);
    return costs;
}

}  // namespace

void throw_dice(Report& report) {
    using render::DieKind;
    const std::vector<Case> cases{
        {"One Pig die into its ring", DieKind::Pink, 1, {.half = {7.2f, 2.0f}, .rest_half = {0.85f, 0.55f}}, 8},
        {"Two craps dice", DieKind::Red, 2, {}, 8},
        {"Three black dice", DieKind::Black, 3, {.half = {4.0f, 3.4f}}, 12},
        {"Three black dice on the drum, from every side", DieKind::Black, 3, scenes::ceelo_feel::tray, 40},
        {"Three bone dice in a bowl", DieKind::Bone, 3, {.half = {3.4f, 3.4f}, .bowl = true}, 24},
    };
    for (const Case& thrown : cases) {
        const std::vector<double> costs = costs_ms(thrown, report.quick() ? 50 : 1000);
        double sum = 0;
        for (const double cost : costs) sum += cost;
        const std::string name(thrown.name);
        report.figure(name + ", mean", sum / static_cast<double>(costs.size()), "ms", thrown.most_ms);
        report.figure(name + ", 99 of 100 within", costs[costs.size() * 99 / 100], "ms");
        report.figure(name + ", slowest", costs.back(), "ms");
    }
}

}  // namespace boxcars::bench

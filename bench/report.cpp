#include "report.h"

#include <fmt/core.h>

#include <algorithm>
#include <ctime>

namespace boxcars::bench {
namespace {

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

std::string with_prefix(double value, std::string_view unit) {
    struct Prefix {
        double from;
        const char* name;
    };
    for (const auto& [from, name] : {Prefix{1e9, "G"}, {1e6, "M"}, {1e3, "k"}, {1, ""}, {1e-3, "m"}, {1e-6, "u"}})
        if (value >= from) return fmt::format("{:.3g} {}{}", value / from, name, unit);
    return fmt::format("{:.3g} n{}", value / 1e-9, unit);
}

double timed(const std::function<void()>& run) {
    const double before = cpu_seconds();
    run();
    return cpu_seconds() - before;
}

volatile double kept = 0;

}  // namespace

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

void keep(double value) { kept = value; }

void Report::compare(std::string_view title, std::string_view unit, const std::vector<Contender>& contenders,
                     int rounds) {
    std::vector<std::vector<double>> seconds(contenders.size()), ratios(contenders.size());
    for (int round = 0; round < (quick_ ? 1 : rounds); ++round) {
        for (std::size_t c = 0; c < contenders.size(); ++c) seconds[c].push_back(timed(contenders[c].run));
        for (std::size_t c = 0; c < contenders.size(); ++c)
            ratios[c].push_back(seconds.back().back() / contenders.back().work * contenders[c].work /
                                seconds[c].back());
    }
    fmt::print("\n{}\n", title);
    for (std::size_t c = 0; c < contenders.size(); ++c) {
        const double each = median(seconds[c]) / contenders[c].work;
        fmt::print("  {:<46} {:>12} a {:<6} {:>14}/s {:>9.4g} x", contenders[c].name, with_prefix(each, "s"), unit,
                   with_prefix(1 / each, unit), median(ratios[c]));
        if (contenders[c].limit >= 0)
            fmt::print("  {:.0f} % of its limit",
                       100 * median(ratios[c]) / median(ratios[static_cast<std::size_t>(contenders[c].limit)]));
        fmt::print("\n");
    }
    std::fflush(stdout);
}

void Report::figure(std::string_view title, double value, std::string_view unit, double most) {
    fmt::print("  {:<46} {:>12}", title, with_prefix(value, unit));
    if (most > 0) fmt::print("   (at most {}: {})", with_prefix(most, unit), value <= most ? "met" : "NOT MET");
    fmt::print("\n");
    std::fflush(stdout);
}

}  // namespace boxcars::bench

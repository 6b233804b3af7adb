#include "console/histogram.h"
#include "console/accuracy.h"
#include "console/print.h"

#include <algorithm>
#include <cmath>

namespace boxcars::console {
namespace {

using Results = std::map<Cents, std::int64_t>;

constexpr int widest = 40;         // signs
constexpr Cents most_ranges = 16;  // between the outer ones
constexpr double far_out = 0.002;  // share of the results on either side

std::int64_t all_of(const Results& results) {
    std::int64_t all = 0;
    for (const auto& [result, count] : results) all += count;
    return all;
}

Cents quantile(const Results& results, double share) {
    const double wanted = share * static_cast<double>(all_of(results));
    double so_far = 0;
    for (const auto& [result, count] : results)
        if ((so_far += static_cast<double>(count)) >= wanted) return result;
    return results.rbegin()->first;
}

Cents round_width(Cents span) {  // 1, 2 or 5 dollars, or ten times as many, and so on
    for (Cents ten = dollar;; ten *= 10)
        for (const Cents width : {ten, 2 * ten, 5 * ten})
            if (span / width < most_ranges) return width;
}

Cents floored(Cents value, Cents width) { return (value - ((value % width + width) % width)) / width; }

}  // namespace

std::string bar(double part, double whole) {
    const double share = whole > 0 ? std::clamp(part / whole, 0.0, 1.0) : 0;
    return std::string(static_cast<std::size_t>(std::lround(share * widest)), '#');
}

void print_results(std::ostream& out, const Results& results) {
    if (results.empty()) return;
    const Cents low = quantile(results, far_out), high = quantile(results, 1 - far_out);
    const Cents width = round_width(high - low), first = floored(low, width), last = floored(high, width);
    std::map<Cents, std::int64_t> ranges;
    for (Cents range = first; range <= last; ++range) ranges[range] = 0;
    for (const auto& [result, count] : results)
        ranges[std::clamp(floored(result, width), first - 1, last + 1)] += count;
    const auto top = std::ranges::max_element(ranges, {}, [](const auto& range) { return range.second; })->second;
    const std::int64_t all = all_of(results);
    for (const auto& [range, count] : ranges) {
        const std::string from = range < first ? "below" : money_text(range * width);
        const std::string to = range < first  ? money_text(first * width)
                               : range > last ? "and more"
                                              : "to " + money_text((range + 1) * width - 1);
        print(out, "  {:>8} {:<12} {:>8} %  {}\n", from, to, percent_text(count, all),
              bar(static_cast<double>(count), static_cast<double>(top)));
    }
}

}  // namespace boxcars::console

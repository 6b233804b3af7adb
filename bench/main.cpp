// boxcars_bench [--quick] [NAME]...: all measurements, or those named.
#include "report.h"

#include <fmt/core.h>

#include <algorithm>

namespace boxcars::bench {
#define MEASURE(name) void name(Report&);
#include "measures.inc"
#undef MEASURE
}  // namespace boxcars::bench

int main(int count, char** words) {
    using namespace boxcars::bench;
    std::vector<std::string> wanted{words + 1, words + count};
    const bool quick = std::erase(wanted, "--quick") > 0;
    Report report{quick};
    std::vector<std::string> known;
    const auto measure = [&](const char* name, void (*run)(Report&)) {
        known.emplace_back(name);
        if (wanted.empty() || std::find(wanted.begin(), wanted.end(), name) != wanted.end()) run(report);
    };
#define MEASURE(name) measure(#name, name);
#include "measures.inc"
#undef MEASURE
    for (const auto& name : wanted)
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            fmt::print(stderr, "There is no measurement '{}'; there are:", name);
            for (const auto& one : known) fmt::print(stderr, " {}", one);
            fmt::print(stderr, "\n");
            return 2;
        }
    return 0;
}

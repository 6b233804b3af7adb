#include "sim/kernel/path.h"

#include "base/words.h"

#include <algorithm>
#include <array>
#include <vector>

namespace boxcars::sim {
namespace {

constexpr std::array<std::string_view, 4> names{"auto", "baseline", "avx2", "avx512"};

}  // namespace

std::span<const std::string_view> path_names() { return names; }

std::optional<Path> find_path(std::string_view name) {
    const auto at = std::ranges::find(names, name);
    if (at == names.end()) return {};
    return static_cast<Path>(at - names.begin());
}

bool has(Path path) {
#if defined(__x86_64__)
    if (path == Path::Avx2) return __builtin_cpu_supports("avx2");
    if (path == Path::Avx512)
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi");
#endif
    return path == Path::Auto || path == Path::Baseline;
}

std::optional<std::string> problem(Path path) {
    if (has(path)) return {};
    const std::string wanted = path == Path::Avx2 ? "AVX2" : "AVX-512 with VBMI";
    return "The path '" + std::string{names[static_cast<std::size_t>(path)]} + "' needs a processor with " + wanted +
           ", which this one has not: leave it at 'auto', the counts are the same.";
}

std::optional<std::string> path_problem(std::string_view name) {
    if (const auto path = find_path(name)) return problem(*path);
    return "There is no path '" + std::string{name} + "' for a simulation; there are " +
           one_of(std::vector<std::string>{names.begin(), names.end()}) + ".";
}

Path taken(Path path) {
    if (path != Path::Auto) return path;
    return has(Path::Avx512) ? Path::Avx512 : has(Path::Avx2) ? Path::Avx2 : Path::Baseline;
}

}  // namespace boxcars::sim

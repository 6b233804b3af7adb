#include "sim/kernel/blocks.h"

#include "base/error.h"

namespace boxcars::sim {

std::optional<std::string> problem(const Deal& deal) {
    constexpr std::int64_t most_games = 1'000'000'000'000;
    constexpr int most_threads = 1024;
    if (deal.games < 1 || deal.games > most_games)
        return "A simulation plays 1 to " + std::to_string(most_games) + " games, not " + std::to_string(deal.games) +
               ".";
    if (deal.threads < 0 || deal.threads > most_threads)
        return "A simulation takes 1 to " + std::to_string(most_threads) +
               " threads, or 0 for as many as the machine runs, not " + std::to_string(deal.threads) + ".";
    if (deal.share.parts < 1 || deal.share.part < 1 || deal.share.part > deal.share.parts)
        return "A share of a simulation is part 1 to N of N, not " + std::to_string(deal.share.part) + " of " +
               std::to_string(deal.share.parts) + ".";
    if (games_of(deal) == 0)
        return "Part " + std::to_string(deal.share.part) + " of " + std::to_string(deal.share.parts) +
               " has nothing to play: " + std::to_string(deal.games) + " games are dealt in blocks of " +
               std::to_string(deal.block) + ". Ask for fewer parts or more games.";
    return {};
}

std::int64_t games_of(const Deal& deal) {
    const std::int64_t blocks = (deal.games + deal.block - 1) / deal.block, parts = deal.share.parts;
    const std::int64_t first = deal.share.part - 1;
    if (first >= blocks) return 0;
    const std::int64_t mine = (blocks - first + parts - 1) / parts;
    const bool has_last = first + (mine - 1) * parts == blocks - 1;
    return mine * deal.block - (has_last ? blocks * deal.block - deal.games : 0);
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
    return "The path '" + std::string{path_names[nth(path)]} + "' needs a processor with " + wanted +
           ", which this one has not: leave it at 'auto', the counts are the same.";
}

Path path_from(std::string_view name) {
    const auto at = std::ranges::find(path_names, name);
    if (at == path_names.end())
        throw Error("There is no path '" + std::string{name} + "' for a simulation; there are " +
                    one_of(std::vector<std::string>{path_names.begin(), path_names.end()}) + ".");
    const auto path = static_cast<Path>(at - path_names.begin());
    if (const auto wrong = problem(path)) throw Error(*wrong);
    return path;
}

Path taken(Path path) {
    if (path != Path::Auto) return path;
    return has(Path::Avx512) ? Path::Avx512 : has(Path::Avx2) ? Path::Avx2 : Path::Baseline;
}

}  // namespace boxcars::sim

// The ways to compute a simulation, one for each supported instruction set. All give the same counts, to the last game;
// only their speed differs.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace boxcars::sim {

enum class Path : std::uint8_t { Auto, Baseline, Avx2, Avx512 };  // Auto: the best for this processor

std::span<const std::string_view> path_names();  // in the order of Path
std::optional<Path> find_path(std::string_view name);
bool has(Path path);                                             // on this processor and in this build
std::optional<std::string> problem(Path path);                   // a sentence that says why it cannot be used
std::optional<std::string> path_problem(std::string_view name);  // the same, by name; also if there is no such path
Path taken(Path path);                                           // resolves Auto

}  // namespace boxcars::sim

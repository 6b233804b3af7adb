// The ways a simulation can be computed, one for each instruction set there is code for. All count the same, to the
// last game; they differ in speed alone.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace boxcars::sim {

enum class Path : std::uint8_t { Auto, Baseline, Avx2, Avx512 };  // Auto: the best this processor has

std::span<const std::string_view> path_names();  // in the order of Path
std::optional<Path> find_path(std::string_view name);
bool has(Path path);                                             // this processor, and this build
std::optional<std::string> problem(Path path);                   // why it cannot be taken, as a sentence
std::optional<std::string> path_problem(std::string_view name);  // the same, and why there is no such path
Path taken(Path path);                                           // Auto resolved

}  // namespace boxcars::sim

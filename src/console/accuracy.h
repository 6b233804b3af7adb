// How many digits of a figure are told: as many as are known. What was sampled ends at the place of its standard
// error's first digit; what was computed in doubles ends where its proven bound does.
#pragma once
#include <cstdint>
#include <string>

namespace boxcars::console {

inline double ratio(std::int64_t part, std::int64_t all) {
    return all ? static_cast<double>(part) / static_cast<double>(all) : 0;
}

int decimals(double error);                                   // after the point, for an absolute error; 12 at most
std::string known_text(double value, double error);           // "0.0712" for an error of 0.0003
std::string signed_text(double value, double error);          // "+0.0712"
std::string exact_text(double value, double relative_error);  // all digits that are right, and one more

// A share of so many games in percent, without the sign: its standard error is that of a coin with this chance.
std::string percent_text(std::int64_t part, std::int64_t all);
double percent_error(std::int64_t part, std::int64_t all);
// A wait in throws, rounds or the like, so long in the mean over so many games: the spread of a wait is about its
// length.
std::string wait_text(std::int64_t sum, std::int64_t games);

// For machines: twelve digits, the most that any of the solvers promises.
double figure(double value);

}  // namespace boxcars::console

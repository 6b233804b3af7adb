// Prints figures with as many digits as are known. A sampled figure ends at the first digit of its standard error, a
// computed one at its proven bound.
#pragma once
#include <cstdint>
#include <string>

namespace boxcars::console {

inline double ratio(std::int64_t part, std::int64_t all) {
    return all ? static_cast<double>(part) / static_cast<double>(all) : 0;
}

int decimals(double error);                                   // how many to show; at most 12
std::string known_text(double value, double error);           // "0.0712" for an error of 0.0003
std::string signed_text(double value, double error);          // "+0.0712"
std::string exact_text(double value, double relative_error);  // all correct digits and one more

// The share in percent, without the percent sign. Its standard error is that of a coin with this chance.
std::string percent_text(std::int64_t part, std::int64_t all);
double percent_error(std::int64_t part, std::int64_t all);
// The mean wait over so many games, in throws or rounds. Its standard deviation is taken to be about its mean.
std::string wait_text(std::int64_t sum, std::int64_t games);

// Rounded to twelve digits, the most that any solver promises, for JSON.
double figure(double value);

}  // namespace boxcars::console

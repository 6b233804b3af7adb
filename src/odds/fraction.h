// An exact fraction of whole numbers of any size, and how it is written. Always in lowest terms, the denominator above
// 0. Write the type out: `auto` would hold GMP's unevaluated expression, not its value.
#pragma once
#include <gmpxx.h>
#include <cstdint>
#include <string>

namespace boxcars::odds {

using Fraction = mpq_class;

mpz_class whole(std::int64_t number);  // GMP itself takes a long, which has only 32 bits on some systems
Fraction fraction(std::int64_t over, std::int64_t under);                      // under != 0; reduced to lowest terms
Fraction quotient(const mpz_class& over, const mpz_class& under);              // the same for numbers of any size
inline std::string to_text(const Fraction& value) { return value.get_str(); }  // "7/495", "-1/6", "0", "1"
inline double to_double(const Fraction& value) { return value.get_d(); }  // off by one unit in the last place at most
std::string to_decimal(const Fraction& value, int digits = 12);  // "0.014141414141"; halves are rounded away from 0
std::string one_in_words(double chance);                         // "1 in 8.53", "1 in 5,590,264,072", "1 in 7.06e+52"

}  // namespace boxcars::odds

// An exact fraction of whole numbers of any size, and how it is written. Decides nothing about games.
// Always in lowest terms, the denominator above 0. Write the type out: `auto` would keep the unfinished sum, not its
// value.
#pragma once
#include <gmpxx.h>

#include <cstdint>
#include <string>

namespace boxcars::odds {

using Fraction = mpq_class;

mpz_class whole(std::int64_t number);                      // GMP itself takes a long, which is not everywhere as long
Fraction fraction(std::int64_t over, std::int64_t under);  // under != 0; brought to lowest terms
Fraction quotient(const mpz_class& over, const mpz_class& under);  // the same of numbers of any size
std::string to_text(const Fraction& value);                        // "7/495", "-1/6", "0", "1"
double to_double(const Fraction& value);                           // the nearest but one at worst
std::string to_decimal(const Fraction& value, int digits = 12);    // "0.014141414141": rounded half away from 0

}  // namespace boxcars::odds

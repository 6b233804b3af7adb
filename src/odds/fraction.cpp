#include "odds/fraction.h"

#include "base/numbers.h"
#include "base/words.h"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace boxcars::odds {

mpz_class whole(std::int64_t number) {
    if constexpr (sizeof(long) == sizeof number) return static_cast<long>(number);
    mpz_class value{static_cast<long>(number >> 32)};
    value <<= 32;
    value += static_cast<unsigned long>(number & 0xffff'ffff);
    return value;
}

Fraction fraction(std::int64_t over, std::int64_t under) {
    BOXCARS_CHECK(under, !=, 0, "nothing is shared among none");
    return quotient(whole(over), whole(under));
}

Fraction quotient(const mpz_class& over, const mpz_class& under) {
    Fraction value{over, under};
    value.canonicalize();
    return value;
}

std::string to_decimal(const Fraction& value, int digits) {
    mpz_class scale;
    mpz_ui_pow_ui(scale.get_mpz_t(), 10, static_cast<unsigned long>(digits));
    const mpz_class twice = 2 * abs(value.get_num()) * scale + value.get_den();
    const mpz_class whole = twice / (2 * value.get_den());
    std::string text = whole.get_str();
    const auto places = nth(digits);
    if (text.size() <= places) text.insert(0, places + 1 - text.size(), '0');
    if (digits > 0) text.insert(text.size() - places, ".");
    return (value < 0 && whole != 0 ? "-" : "") + text;
}

std::string one_in_words(double chance) {
    const double tries = 1 / chance;
    if (tries >= 100 && tries < 1e15) return "1 in " + grouped(std::llround(tries));
    std::ostringstream text;
    text << "1 in " << (tries < 100 ? std::fixed : std::defaultfloat);  // "8.53", "7.06e+52"
    text << std::setprecision(tries < 100 ? 2 : 3) << tries;
    return text.str();
}

}  // namespace boxcars::odds

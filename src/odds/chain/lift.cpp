#include "odds/chain/chain.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boxcars::odds {
namespace {

using Row = std::vector<mpz_class>;

// Back substitution from the last row, for the column `at`.
void substitute(std::vector<Row>& rows, const mpz_class& det, std::size_t at) {
    const std::size_t n = rows.size();
    for (std::size_t i = n; i-- > 0;) {
        mpz_class& cell = rows[i][at];
        cell *= det;
        for (std::size_t j = i + 1; j < n; ++j)
            mpz_submul(cell.get_mpz_t(), rows[i][j].get_mpz_t(), rows[j][at].get_mpz_t());
        mpz_divexact(cell.get_mpz_t(), cell.get_mpz_t(), rows[i][i].get_mpz_t());
    }
}

using Word = std::uint64_t;
constexpr Word prime = 2147483629;  // second largest prime below 2^31
constexpr Word fold = prime << 32;  // a multiple of `prime` just below 2^63

std::uint32_t residue(std::int64_t number) {
    constexpr auto modulus = static_cast<std::int64_t>(prime);
    return static_cast<std::uint32_t>((number % modulus + modulus) % modulus);
}

Word power(Word base, Word exponent) {
    Word result = 1;
    for (; exponent > 0; exponent >>= 1, base = base * base % prime)
        if (exponent & 1) result = result * base % prime;
    return result;
}

// The matrix of the equations modulo the prime, as the product of two triangular matrices.
class Triangles {
 public:
    explicit Triangles(const std::vector<Equation>& equations)
        : size_(equations.size()), cells_(size_ * size_), order_(size_) {
        for (std::size_t i = 0; i < size_; ++i)
            for (const auto& [unknown, factor] : equations[i].terms) row(i)[unknown] = residue(factor);
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        solvable_ = true;
        for (std::size_t k = 0; k < size_ && solvable_; ++k) solvable_ = eliminate(k);
    }
    bool solvable() const { return solvable_; }

    std::vector<std::uint32_t> solve(const std::vector<std::uint32_t>& sums) const {
        std::vector<std::uint32_t> found(size_);
        for (std::size_t i = 0; i < size_; ++i) found[i] = less(sums[order_[i]], i, 0, i, found);
        for (std::size_t i = size_; i-- > 0;) {
            const Word rest = less(found[i], i, i + 1, size_, found);
            found[i] = static_cast<std::uint32_t>(rest * inverses_[i] % prime);
        }
        return found;
    }

 private:
    std::uint32_t* row(std::size_t i) { return cells_.data() + i * size_; }
    const std::uint32_t* row(std::size_t i) const { return cells_.data() + i * size_; }

    bool eliminate(std::size_t k) {
        std::size_t pivot = k;
        while (pivot < size_ && row(pivot)[k] == 0) ++pivot;
        if (pivot == size_) return false;
        std::swap_ranges(row(k), row(k) + size_, row(pivot));
        std::swap(order_[k], order_[pivot]);
        inverses_.push_back(power(row(k)[k], prime - 2));
        for (std::size_t i = k + 1; i < size_; ++i) {
            if (row(i)[k] == 0) continue;
            const Word times = row(i)[k] * inverses_[k] % prime, minus = prime - times;
            row(i)[k] = static_cast<std::uint32_t>(times);
            for (std::size_t j = k + 1; j < size_; ++j)
                row(i)[j] = static_cast<std::uint32_t>((row(i)[j] + minus * row(k)[j]) % prime);
        }
        return true;
    }
    // `sum` minus the row's cells from..to - 1 times the values found there.
    std::uint32_t less(Word sum, std::size_t i, std::size_t from, std::size_t to,
                       const std::vector<std::uint32_t>& found) const {
        Word taken = 0;  // stays below 2^63
        for (std::size_t j = from; j < to; ++j) {
            taken += Word{row(i)[j]} * found[j];
            taken = std::min(taken, taken - fold);
        }
        return static_cast<std::uint32_t>((sum + prime - taken % prime) % prime);
    }

    std::size_t size_;
    std::vector<std::uint32_t> cells_;
    std::vector<std::size_t> order_;
    std::vector<Word> inverses_{};  // inverses of the diagonal
    bool solvable_ = false;
};

// Converts to a type that GMP takes, because long has only 32 bits on some systems. number < 2^63
auto wide(Word number) {
    if constexpr (sizeof(unsigned long) == sizeof number)
        return static_cast<unsigned long>(number);
    else
        return whole(static_cast<std::int64_t>(number));
}

// Hadamard's bound, in bits: no determinant exceeds the product of the lengths of its columns.
double bits_of_determinant(const std::vector<Equation>& equations) {
    std::vector<double> squares(equations.size());
    for (const Equation& equation : equations)
        for (const auto& [unknown, factor] : equation.terms)
            squares[unknown] += std::pow(static_cast<double>(factor), 2);
    double bits = 0;
    for (const double square : squares) bits += std::log2(std::max(square, 1.0)) / 2;
    return bits;
}

// The unknowns modulo a power of the prime, lifted digit by digit.
std::vector<mpz_class> lifted(const std::vector<Equation>& equations, const Triangles& triangles, std::size_t digits) {
    const std::size_t n = equations.size();
    std::vector<mpz_class> rest(n), found(n);
    for (std::size_t i = 0; i < n; ++i) rest[i] = equations[i].sum;
    std::vector<std::vector<std::uint32_t>> all;
    std::vector<std::uint32_t> sums(n);
    while (all.size() < digits) {
        for (std::size_t i = 0; i < n; ++i)
            sums[i] = static_cast<std::uint32_t>(mpz_fdiv_ui(rest[i].get_mpz_t(), prime));
        const auto& digit = all.emplace_back(triangles.solve(sums));
        for (std::size_t i = 0; i < n; ++i) {
            for (const auto& [unknown, factor] : equations[i].terms) {
                const auto by = wide(static_cast<Word>(std::abs(factor)) * digit[unknown]);
                rest[i] = factor < 0 ? mpz_class{rest[i] + by} : mpz_class{rest[i] - by};
            }
            mpz_divexact_ui(rest[i].get_mpz_t(), rest[i].get_mpz_t(), prime);
        }
    }
    for (std::size_t place = digits; place-- > 0;)
        for (std::size_t i = 0; i < n; ++i) found[i] = found[i] * static_cast<unsigned long>(prime) + all[place][i];
    return found;
}

// Rational reconstruction by Euclid's algorithm: above / below = number modulo `modulus`, with |above| <= `most`.
void read_fraction(const mpz_class& number, const mpz_class& modulus, const mpz_class& most, mpz_class& above,
                   mpz_class& below) {
    mpz_class before = modulus, factor_before = 0, quotient, next;
    above = number;
    below = 1;
    while (abs(above) > most) {
        mpz_fdiv_qr(quotient.get_mpz_t(), next.get_mpz_t(), before.get_mpz_t(), above.get_mpz_t());
        before = above;
        above = next;
        next = factor_before - quotient * below;
        factor_before = below;
        below = next;
    }
    if (below < 0) above = -above, below = -below;
}

bool hold(const std::vector<Equation>& equations, const std::vector<mpz_class>& unknowns, const mpz_class& below) {
    return std::ranges::all_of(equations, [&](const Equation& equation) {
        mpz_class sum = -equation.sum * below;
        for (const auto& [unknown, factor] : equation.terms) sum += unknowns[unknown] * factor;
        return sum == 0;
    });
}

}  // namespace

mpz_class eliminate(std::vector<Row>& rows) {
    const std::size_t n = rows.size();
    mpz_class before = 1;
    for (std::size_t k = 0; k < n; ++k) {
        const auto from = rows.begin() + static_cast<std::ptrdiff_t>(k);
        const auto pivot = std::find_if(from, rows.end(), [k](const Row& row) { return row[k] != 0; });
        if (pivot == rows.end()) return 0;
        if (pivot != from) std::iter_swap(from, pivot);
        for (std::size_t i = k + 1; i < n; ++i)
            for (std::size_t j = k + 1; j < rows[i].size(); ++j) {
                mpz_class& cell = rows[i][j];
                cell *= rows[k][k];
                mpz_submul(cell.get_mpz_t(), rows[i][k].get_mpz_t(), rows[k][j].get_mpz_t());
                mpz_divexact(cell.get_mpz_t(), cell.get_mpz_t(), before.get_mpz_t());
            }
        before = rows[k][k];
    }
    for (std::size_t column = n; n > 0 && column < rows.front().size(); ++column) substitute(rows, before, column);
    return before;
}

mpz_class solve_by_lifting(const std::vector<Equation>& equations, std::vector<mpz_class>& unknowns) {
    const Triangles triangles{equations};
    if (!triangles.solvable()) return 0;
    double bits = bits_of_determinant(equations), longest = 0;
    for (const Equation& equation : equations)
        longest = std::max(longest, static_cast<double>(mpz_sizeinbase(equation.sum.get_mpz_t(), 2)));
    longest += std::log2(static_cast<double>(equations.size()));
    const auto digits = static_cast<std::size_t>((2 * bits + longest + 4) / std::log2(static_cast<double>(prime))) + 1;
    mpz_class modulus, most, all = 1, above, below;
    mpz_ui_pow_ui(modulus.get_mpz_t(), prime, static_cast<unsigned long>(digits));
    mpz_ui_pow_ui(most.get_mpz_t(), 2, static_cast<unsigned long>(bits + longest) + 1);
    unknowns = lifted(equations, triangles, digits);
    std::vector<mpz_class> belows;
    for (mpz_class& unknown : unknowns) {
        unknown = unknown * all % modulus;
        if (unknown > modulus / 2) unknown -= modulus;
        if (abs(unknown) > most) {
            if (unknown < 0) unknown += modulus;
            read_fraction(unknown, modulus, most, above, below);
            unknown = above;
            all *= below;
        }
        belows.push_back(all);
    }
    for (std::size_t i = 0; i < unknowns.size(); ++i) unknowns[i] *= all / belows[i];
    BOXCARS_CHECK(hold(equations, unknowns, all), ==, true, "what was read off solves the equations");
    return all;
}

}  // namespace boxcars::odds

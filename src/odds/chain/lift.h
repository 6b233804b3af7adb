// Solves many linear equations in whole numbers exactly: first modulo a prime, then lifted to as many digits in that
// prime as are needed to read off the fractions. Only small numbers cost the third power of the number of equations.
// Source: Dixon, Exact solution of linear equations using p-adic expansions (1982).
#pragma once
#include "odds/fraction.h"

#include <cstddef>
#include <vector>

namespace boxcars::odds {

struct Equation {
    struct Term {
        std::size_t unknown = 0;
        long factor = 0;
    };
    std::vector<Term> terms{};  // each for another unknown
    mpz_class sum{};
};

// As many unknowns as equations. Returns their least common denominator, and in `unknowns` the numerators. Returns 0 if
// the prime divides the determinant, which is always so for equations without a unique solution.
mpz_class solve_by_lifting(const std::vector<Equation>& equations, std::vector<mpz_class>& unknowns);

}  // namespace boxcars::odds

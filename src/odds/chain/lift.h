// Many linear equations in whole numbers, exactly: solved modulo a prime, then lifted to as many digits in that prime
// as it takes for the fractions to be read off. The third power of the equations is spent on small numbers alone.
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
    std::vector<Term> terms{};  // of different unknowns
    mpz_class sum{};
};

// As many unknowns as equations. Answers their least common denominator, and in `unknowns` what stands above it; 0 when
// the prime divides the determinant, as it does that of equations without one solution.
mpz_class solve_by_lifting(const std::vector<Equation>& equations, std::vector<mpz_class>& unknowns);

}  // namespace boxcars::odds

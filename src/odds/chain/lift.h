// Solves many linear equations in whole numbers exactly: first modulo a prime, then lifted to as many digits in that
// prime as are needed to read off the fractions. The work that grows with the third power of the number of equations
// uses small numbers only. Source: Dixon, Exact solution of linear equations using p-adic expansions (1982).
#pragma once
#include "odds/fraction.h"

#include <gmpxx.h>

#include <cstddef>
#include <vector>

namespace boxcars::odds {

// Solves linear equations in whole numbers, without fractions in between. Source: Bareiss, Sylvester's identity and
// multistep integer-preserving Gaussian elimination (1968). `rows`: a square matrix, and one column or more to its
// right. Turns each of these columns into its solution times the determinant. Returns the determinant; 0: there is no
// unique solution.
mpz_class eliminate(std::vector<std::vector<mpz_class>>& rows);

struct Equation {
    struct Term {
        std::size_t unknown = 0;
        long factor = 0;
    };
    std::vector<Term> terms{};  // no two have the same unknown
    mpz_class sum{};
};

// Solves n equations for n unknowns. Returns the least common denominator, and in `unknowns` the numerators. Returns 0
// if the prime divides the determinant, which is always so for equations without a unique solution.
mpz_class solve_by_lifting(const std::vector<Equation>& equations, std::vector<mpz_class>& unknowns);

}  // namespace boxcars::odds

// Solves linear equations in whole numbers, without fractions in between. Source: Bareiss, Sylvester's identity and
// multistep integer-preserving Gaussian elimination (1968).
#pragma once
#include <gmpxx.h>

#include <vector>

namespace boxcars::odds {

// rows: a square matrix, and one column or more to its right. Turns each of these columns into its solution times the
// determinant. Returns the determinant; 0: there is no unique solution.
mpz_class eliminate(std::vector<std::vector<mpz_class>>& rows);

}  // namespace boxcars::odds

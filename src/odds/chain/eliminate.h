// Linear equations in whole numbers, without a fraction on the way.
// Source: Bareiss, Sylvester's identity and multistep integer-preserving Gaussian elimination (1968).
#pragma once
#include <gmpxx.h>

#include <vector>

namespace boxcars::odds {

// rows: a square matrix, and to its right one column or more. Turns each of these into its solution times the
// determinant, which is answered; 0: there is none.
mpz_class eliminate(std::vector<std::vector<mpz_class>>& rows);

}  // namespace boxcars::odds

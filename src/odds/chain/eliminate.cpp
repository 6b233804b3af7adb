#include "odds/chain/eliminate.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

using Row = std::vector<mpz_class>;

bool bring_up_a_pivot(std::vector<Row>& rows, std::size_t k) {
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(k);
    const auto pivot = std::find_if(from, rows.end(), [k](const Row& row) { return row[k] != 0; });
    if (pivot == rows.end()) return false;
    if (pivot != from) std::iter_swap(from, pivot);
    return true;
}

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

}  // namespace

mpz_class eliminate(std::vector<Row>& rows) {
    const std::size_t n = rows.size();
    mpz_class before = 1;
    for (std::size_t k = 0; k < n; ++k) {
        if (!bring_up_a_pivot(rows, k)) return 0;
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

}  // namespace boxcars::odds

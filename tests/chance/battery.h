// Statistics of a stream of dice: faces, pairs, triples, sums of two and serial correlation, each as a standard score
// against a fair stream. Of all fair streams 99.9 in 100 lie within +-3.29. Source: Knuth, The Art of Computer
// Programming 2, section 3.3; the chi-square distribution's third root is nearly normal (Wilson and Hilferty, 1931).
#pragma once
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace battery {

constexpr double band = 3.29;  // 99.9 %

struct Score {
    std::string what;
    double z;
};

// Compares counts with the expected counts, which must be well above 5.
inline double chi_square_score(std::span<const std::int64_t> counts, std::span<const double> expected) {
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double off = static_cast<double>(counts[i]) - expected[i];
        sum += off * off / expected[i];
    }
    const double freedom = static_cast<double>(counts.size()) - 1, spread = 2 / (9 * freedom);
    return (std::cbrt(sum / freedom) - (1 - spread)) / std::sqrt(spread);
}

template <std::size_t N>
double even_score(const std::array<std::int64_t, N>& counts) {
    double all = 0;
    for (const auto count : counts) all += static_cast<double>(count);
    std::array<double, N> expected;
    expected.fill(all / static_cast<double>(N));
    return chi_square_score(counts, expected);
}

// `face()` throws one die: 0..5. Rolls are read in groups of six: three pairs, two triples.
template <class Face>
std::vector<Score> scores(Face&& face, std::int64_t rolls) {
    std::array<std::int64_t, 6> faces{};
    std::array<std::int64_t, 36> pairs{};
    std::array<std::int64_t, 42> neighbours{};  // pairs of successive rolls; 6: no roll before
    std::array<std::int64_t, 216> triples{};
    std::array<std::int64_t, 11> sums{};
    std::size_t before = 6;
    const std::int64_t groups = rolls / 6;
    for (std::int64_t group = 0; group < groups; ++group) {
        std::array<std::size_t, 6> r;
        for (auto& one : r) one = face();
        ++pairs[r[0] * 6 + r[1]], ++pairs[r[2] * 6 + r[3]], ++pairs[r[4] * 6 + r[5]];
        ++triples[(r[0] * 6 + r[1]) * 6 + r[2]], ++triples[(r[3] * 6 + r[4]) * 6 + r[5]];
        for (const std::size_t one : r) {
            ++neighbours[before * 6 + one];
            before = one;
        }
    }
    for (std::size_t pair = 0; pair < 36; ++pair) {
        faces[pair / 6] += pairs[pair], faces[pair % 6] += pairs[pair];
        sums[pair / 6 + pair % 6] += pairs[pair];
    }
    std::array<double, 11> wanted{};
    for (std::size_t pair = 0; pair < 36; ++pair) wanted[pair / 6 + pair % 6] += static_cast<double>(groups) * 3 / 36;
    double product = 0;  // of two neighbours' distances from the mean, 2.5; the variance is 35/12
    for (std::size_t pair = 0; pair < 36; ++pair)
        product += static_cast<double>(neighbours[pair]) * (static_cast<double>(pair / 6) - 2.5) *
                   (static_cast<double>(pair % 6) - 2.5);
    const auto n = static_cast<double>(groups * 6);
    return {{"faces", even_score(faces)},
            {"pairs", even_score(pairs)},
            {"triples", even_score(triples)},
            {"sums of two", chi_square_score(sums, wanted)},
            {"serial correlation", product / (35.0 / 12) / std::sqrt(n)}};
}

}  // namespace battery

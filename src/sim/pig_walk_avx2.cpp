// The walk of Pig for AVX2, eight games a register. Compiled for AVX2 alone, and called only where there is one.
#include "sim/pig_walk_vectors.h"

#include <immintrin.h>

namespace boxcars::sim {
namespace {

struct Avx2 {
    static constexpr int count = 8;
    typedef std::uint32_t Vector __attribute__((vector_size(32)));
    typedef std::uint64_t Words __attribute__((vector_size(32)));
    typedef std::uint8_t Bytes __attribute__((vector_size(8)));
    static Vector gather(const std::uint32_t* entries, Vector at) {
        return reinterpret_cast<Vector>(
            _mm256_i32gather_epi32(reinterpret_cast<const int*>(entries), reinterpret_cast<__m256i>(at), 4));
    }
};

}  // namespace

void walk_pig_avx2(const PigTable& table, PigFlight& flight, int steps) {
    walk_pig_vectors<Avx2>(table, flight, steps);
}

}  // namespace boxcars::sim

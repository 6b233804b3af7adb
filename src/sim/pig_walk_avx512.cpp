// The walk of Pig for AVX-512, sixteen games a register. Compiled for that alone, and called only where it is.
#include "sim/pig_walk_vectors.h"

#include <immintrin.h>

namespace boxcars::sim {
namespace {

struct Avx512 {
    static constexpr int count = 16;
    typedef std::uint32_t Vector __attribute__((vector_size(64)));
    typedef std::uint64_t Words __attribute__((vector_size(64)));
    typedef std::uint8_t Bytes __attribute__((vector_size(16)));
    static Vector gather(const std::uint32_t* entries, Vector at) {
        return reinterpret_cast<Vector>(_mm512_i32gather_epi32(reinterpret_cast<__m512i>(at), entries, 4));
    }
};

}  // namespace

void walk_pig_avx512(const PigTable& table, PigFlight& flight, int steps) {
    walk_pig_vectors<Avx512>(table, flight, steps);
}

}  // namespace boxcars::sim

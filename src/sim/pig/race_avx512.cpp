// The race of Pig for AVX-512: 64 games per register, conditions in masks, and the dice made where they are used.
// Compiled for AVX-512 alone, and called only on processors that have it. Two or three blocks of games side by side
// were tried and are no faster, because a step keeps both vector ports busy.
#include "sim/pig/flight.h"

#include <immintrin.h>

namespace boxcars::sim {
namespace {

typedef std::uint64_t Words __attribute__((vector_size(64)));
using Bytes = __m512i;
using Mask = __mmask64;

Bytes everywhere(int byte) { return _mm512_set1_epi8(static_cast<char>(byte)); }
int count(Mask mask) { return __builtin_popcountll(mask); }

struct Points {
    Bytes face;  // from 1; any value if the byte is refused
    Mask valid;
};

// See flight.h: of a byte times the sides, the high half is the face, and the low half decides whether it is refused.
class RaceDice {
 public:
    RaceDice(const chance::BlockState& state, int sides)
        : generator_(chance::BlockGenerator<Words>::from(state, 0)),
          sides_(_mm512_set1_epi16(static_cast<short>(sides))),
          uneven_(everywhere(256 % sides)) {}
    Points next() {
        constexpr int either = 0xf4, both = 0xf8;  // a | (b & ~c); a | (b & c)
        const Bytes bytes = reinterpret_cast<Bytes>(generator_.next()), low = _mm512_set1_epi16(255);
        const Bytes even = _mm512_mullo_epi16(_mm512_and_si512(bytes, low), sides_);
        const Bytes odd = _mm512_mullo_epi16(_mm512_srli_epi16(bytes, 8), sides_);
        const Bytes face = _mm512_ternarylogic_epi32(_mm512_srli_epi16(even, 8), odd, low, either);
        const Bytes rest = _mm512_ternarylogic_epi32(_mm512_slli_epi16(odd, 8), even, low, both);
        return {_mm512_add_epi8(face, everywhere(1)), _mm512_cmpge_epu8_mask(rest, uneven_)};
    }
    void keep(chance::BlockState& state) const { generator_.keep(state, 0); }

 private:
    chance::BlockGenerator<Words> generator_;
    Bytes sides_, uneven_;
};

}  // namespace

void race_pig_avx512(const PigRace& race, PigField& field, int steps) {
    RaceDice dice{field.dice, race.sides};
    Bytes score = _mm512_loadu_si512(field.score), total = _mm512_loadu_si512(field.total);
    Bytes other = _mm512_loadu_si512(field.other);
    Mask second = _mm512_movepi8_mask(_mm512_loadu_si512(field.second));
    const Mask begins = field.begins ? ~Mask{0} : Mask{0};
    const Bytes goal = everywhere(race.goal), pig = everywhere(race.pig);
    const Bytes hold_at[] = {everywhere(race.hold_at[0]), everywhere(race.hold_at[1])};
    for (int step = 0; step < steps; ++step) {
        const auto [face, valid] = dice.next();
        const Mask busted = _mm512_mask_cmpeq_epi8_mask(valid, face, pig);
        const Bytes risked = _mm512_mask_add_epi8(total, valid, total, face);
        const Bytes wanted = _mm512_mask_mov_epi8(hold_at[0], second, hold_at[1]);
        const Bytes enough = _mm512_min_epu8(wanted, _mm512_sub_epi8(goal, score));
        const Mask holds = _mm512_cmpge_epu8_mask(risked, enough) & ~busted, passes = holds | busted;
        const Bytes banked = _mm512_mask_add_epi8(score, holds, score, risked);
        const Mask on = _mm512_cmplt_epu8_mask(banked, goal);
        field.refused += lanes - count(valid);
        field.over += lanes - count(on);
        field.won_by_second += count(second & ~on);
        score = _mm512_maskz_mov_epi8(on, _mm512_mask_mov_epi8(banked, passes, other));
        other = _mm512_maskz_mov_epi8(on, _mm512_mask_mov_epi8(other, passes, banked));
        total = _mm512_maskz_mov_epi8(~passes, risked);
        second = ((second ^ passes) & on) | (begins & ~on);
    }
    dice.keep(field.dice);
    _mm512_storeu_si512(field.score, score);
    _mm512_storeu_si512(field.total, total);
    _mm512_storeu_si512(field.other, other);
    _mm512_storeu_si512(field.second, _mm512_movm_epi8(second));
}

}  // namespace boxcars::sim

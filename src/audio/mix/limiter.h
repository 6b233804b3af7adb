// Keeps the mix below a ceiling: looks two milliseconds ahead, so that it is lowered in time, and recovers slowly. A
// mix that stays under the ceiling passes unchanged.
#pragma once
#include "audio/synth.h"

#include <array>

namespace boxcars::audio {

class Limiter {
 public:
    explicit Limiter(double ceiling_db);
    void operator()(float& left, float& right);  // takes a frame and returns the frame from `ahead` frames ago
    static constexpr std::size_t ahead = 96;

 private:
    float least_of_those_ahead(float needed);

    struct Needed {
        std::uint64_t since;
        float gain;
    };
    float ceiling_, held_ = 1;
    double sum_ = ahead;  // of the gains held in the last `ahead` frames
    std::uint64_t now_ = 0;
    std::array<Needed, ahead> needed_{};  // a queue of rising gains: the first is the lowest
    std::size_t first_ = 0, count_ = 0;
    std::array<float, ahead> gains_{}, left_{}, right_{};
};

}  // namespace boxcars::audio

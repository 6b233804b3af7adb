// SplitMix64, after Steele, Lea and Flood (2014): different numbers give different results. Makes seeds and dust.
#pragma once
#include <cstdint>

namespace boxcars::chance {

constexpr std::uint64_t split_step = 0x9e3779b97f4a7c15u;
constexpr std::uint64_t split_mixed(std::uint64_t number) {
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9u;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebu;
    return number ^ (number >> 31);
}

}  // namespace boxcars::chance

#include "sim/kernel/chain_walk.h"

#include <algorithm>

namespace boxcars::sim {

void LengthCount::hear(const std::uint8_t* reported, int steps) {
    if (*std::ranges::max_element(age_) + most_steps < bytes) return hear_short(reported, steps);
    for (int n = 0; n < steps * lanes; ++n) hear_one(n % lanes, reported[n]);
}

void LengthCount::hear_one(int lane, std::uint8_t reported) {
    std::uint32_t& age = age_[static_cast<std::size_t>(lane)];
    age += reported != reported_refused;
    if (reported != reported_over) return;
    if (age >= longer_.size()) longer_.resize(age + 1);
    ++longer_[age];
    age = 0;
}

// Called while the ages of all 64 games fit a byte each, so that vectors can update them.
void LengthCount::hear_short(const std::uint8_t* reported, int steps) {
    std::uint8_t age[lanes], ended[lanes];  // ended: the age at the end; 0: still running
    std::ranges::copy(age_, age);
    for (int step = 0; step < steps; ++step, reported += lanes) {
        for (int lane = 0; lane < lanes; ++lane) {
            const auto older = static_cast<std::uint8_t>(age[lane] + (reported[lane] != reported_refused));
            const auto over = static_cast<std::uint8_t>(-(reported[lane] == reported_over));
            ended[lane] = older & over;
            age[lane] = older & static_cast<std::uint8_t>(~over);
        }
        for (std::size_t lane = 0; lane < lanes; lane += tables)
            for (std::size_t n = 0; n < tables; ++n) ++shorts_[n][ended[lane + n]];
    }
    std::ranges::copy(age, age_.begin());
}

std::vector<std::int64_t> LengthCount::lengths() const {
    std::vector<std::int64_t> by_age = longer_;
    by_age.resize(std::max(by_age.size(), bytes));
    for (const auto& table : shorts_)
        for (std::size_t age = 0; age < bytes; ++age) by_age[age] += table[age];
    by_age.erase(by_age.begin());  // entry 0: games still running
    while (!by_age.empty() && by_age.back() == 0) by_age.pop_back();
    return by_age;
}

}  // namespace boxcars::sim

// Rule sheets drawn at random, and the standard errors by which what was counted lies off what is exact.
#pragma once
#include "chance/dice_stream.h"
#include "rules/knobs.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace boxcars::sim {

constexpr int sheets = 20;

// `fix` sets what a question leaves no choice in.
template <class Rules, class Fix>
Rules random_sheet(chance::DiceStream& dice, Fix fix) {
    const auto below = [&](int bound) {
        return ((dice.draw(256) * 256 + dice.draw(256)) * 256 + dice.draw(256)) % bound;
    };
    for (;;) {
        Rules rules;
        for (const auto& knob : Rules::knobs())
            if (below(2) == 0) {
                int value = knob.least + below(knob.most - knob.least + 1);
                if (!knob.only.empty())
                    value = knob.only[static_cast<std::size_t>(below(static_cast<int>(knob.only.size())))];
                knob.set(rules, value);
            }
        fix(rules);
        if (!boxcars::rules::problem(rules)) return rules;
    }
}

template <class Rules>
std::string reported(const Rules& rules) {
    std::string text{Rules::game};
    for (const auto& knob : Rules::knobs())
        if (knob.get(rules) != knob.get(Rules{}))
            text += " " + std::string{knob.name} + "=" + boxcars::rules::value_text(knob, knob.get(rules));
    return text;
}

// check(rules, seed) for each of twenty sheets, in which every knob that is not fixed has been turned.
template <class Rules, class Fix, class Check>
void check_sheets(std::uint64_t seed, Fix fix, Check check) {
    chance::DiceStream dice{seed, 1};
    std::vector<std::set<int>> values(Rules::knobs().size());
    for (int sheet = 0; sheet < sheets; ++sheet) {
        const auto rules = random_sheet<Rules>(dice, fix);
        CAPTURE(reported(rules));
        check(rules, seed + static_cast<std::uint64_t>(sheet));
        for (std::size_t n = 0; n < values.size(); ++n) values[n].insert(Rules::knobs()[n].get(rules));
    }
    for (std::size_t n = 0; n < values.size(); ++n) {
        const auto& knob = Rules::knobs()[n];
        CAPTURE(knob.name);
        Rules low, high;
        knob.set(low, knob.least), knob.set(high, knob.most);
        fix(low), fix(high);
        CHECK((values[n].size() > 1 || knob.get(low) == knob.get(high)));
    }
}

constexpr double far_off = 1e9;

// Where nothing is left to chance, it must be as it must be.
inline double z_of_sum(double sum, double count, double mean, double variance) {
    const double off = sum - count * mean, error = std::sqrt(count * variance);
    if (error > 0) return off / error;
    return std::abs(off) < 1e-6 ? 0 : far_off;
}
inline double z_of_count(std::int64_t count, std::int64_t all, double p) {
    return z_of_sum(static_cast<double>(count), static_cast<double>(all), p, p * (1 - p));
}

inline void near(double z) { CHECK(std::abs(z) < 4); }

// Cells of which ten or more are expected one by one, the rest together.
class Cells {
 public:
    explicit Cells(std::int64_t all) : all_(all) {}
    void add(std::int64_t count, double p) {
        seen_ += count;
        if (static_cast<double>(all_) * p >= 10) {
            worst_ = std::max(worst_, std::abs(z_of_count(count, all_, p)));
        } else {
            rest_ += count;
            rest_chance_ += p;
        }
    }
    // In standard errors; far off too when something was seen that cannot be.
    double worst() const {
        if (seen_ != all_) return far_off;
        const bool rest_counts = static_cast<double>(all_) * rest_chance_ >= 1;
        return rest_counts ? std::max(worst_, std::abs(z_of_count(rest_, all_, rest_chance_))) : worst_;
    }

 private:
    std::int64_t all_, seen_ = 0, rest_ = 0;
    double rest_chance_ = 0, worst_ = 0;
};

}  // namespace boxcars::sim

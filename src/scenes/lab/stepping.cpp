#include "scenes/lab/stepping.h"

#include <algorithm>
#include <vector>

namespace boxcars::scenes {

std::int64_t stepped(std::int64_t value, int steps, std::int64_t least, std::int64_t most) {
    std::vector<std::int64_t> ladder;
    for (std::int64_t ten = 1; ten <= most; ten *= 10)
        for (const int one : {1, 2, 5})
            if (one * ten >= least && one * ten <= most) ladder.push_back(one * ten);
    for (; steps > 0; --steps) {
        const auto next = std::ranges::upper_bound(ladder, value);
        if (next != ladder.end()) value = *next;
    }
    for (; steps < 0; ++steps) {
        const auto here = std::ranges::lower_bound(ladder, value);
        if (here != ladder.begin()) value = *(here - 1);
    }
    return value;
}

int around(int value, int steps, int least, int most) {
    const int count = most - least + 1;
    return least + ((value - least + steps) % count + count) % count;
}

std::string typed_digits(const std::string& words) {
    std::string digits;
    for (const char c : words.substr(0, words.find_last_of("0123456789") + 1))
        if (c != ',' && c != '$' && c != ' ') digits += c;
    return digits;
}

}  // namespace boxcars::scenes

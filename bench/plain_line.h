// The line game as a beginner would write it: what ours is measured against.
#pragma once

namespace boxcars::bench {

// The share of games won; `roll` answers the total of two dice.
template <class Roll>
double plain_line(int games, Roll roll) {
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const int first = roll();
        if (first == 7 || first == 11) {
            ++won;
        } else if (first != 2 && first != 3 && first != 12) {
            int next = roll();
            while (next != first && next != 7) next = roll();
            won += next == first;
        }
    }
    return won / static_cast<double>(games);
}

}  // namespace boxcars::bench

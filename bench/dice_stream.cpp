// The dice of the house: fair to the last byte, and how fast.
#include "chance/dice_stream.h"

#include "report.h"

#include <cstdlib>
#include <random>

namespace boxcars::bench {

void dice_stream(Report& report) {
    constexpr int throws = 20'000'000;
    const auto sum_of = [](auto&& die) {
        long sum = 0;
        for (int n = 0; n < throws; ++n) sum += die();
        keep(static_cast<double>(sum));
    };
    report.compare("One die", "die",
                   {{"dice of the house (ChaCha20, rejection)",
                     [&] {
                         chance::DiceStream dice{1};
                         sum_of([&] { return dice.face(6); });
                     },
                     throws},
                    {"mt19937 with uniform_int_distribution",
                     [&] {
                         std::mt19937 engine{1};
                         std::uniform_int_distribution<int> face{1, 6};
                         sum_of([&] { return face(engine); });
                     },
                     throws},
                    {"rand() % 6", [&] { sum_of([] { return std::rand() % 6 + 1; }); }, throws}});
}

}  // namespace boxcars::bench

// Amounts as chips, and money as the look writes it.
#include "scenes/craps/chips.h"
#include "ui/amounts.h"

#include <doctest/doctest.h>
#include <algorithm>
#include <numeric>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

std::vector<Cents> amounts() {
    std::vector<Cents> all;
    for (Cents amount = 0; amount <= 2000 * dollar; amount += 37) all.push_back(amount);
    for (Cents amount = 0; amount <= 8000 * dollar; amount += dollar) all.push_back(amount);
    return all;
}

}  // namespace

TEST_CASE("the chips of an amount add up to it, the largest at the bottom, with at most one odd token") {
    for (const Cents amount : amounts()) {
        const std::vector<int> chips = chips_for(amount);
        REQUIRE(std::accumulate(chips.begin(), chips.end(), Cents{0}) == amount);
        REQUIRE(std::ranges::is_sorted(chips, std::greater<>{}));
        int broken = 0;
        for (const int chip : chips)
            if (std::ranges::find(chip_values, chip) == chip_values.end()) {
                ++broken;
                REQUIRE(chip < dollar);
            }
        REQUIRE(broken == (amount % dollar == 0 ? 0 : 1));
    }
}

TEST_CASE("a stack can be counted: whole dollars up to $3,498 are at most 20 chips") {
    for (Cents dollars = 0; dollars <= 3498; ++dollars) REQUIRE(chips_for(dollars * dollar).size() <= most_in_stack);
    CHECK(chips_for(3499 * dollar).size() > most_in_stack);
}

TEST_CASE("$30 is a green chip with a red one on it, and nothing is no chip") {
    CHECK(chips_for(30 * dollar) == std::vector<int>{2500, 500});
    CHECK(chips_for(dollar + 5) == std::vector<int>{100, 5});
    CHECK(chips_for(0).empty());
    CHECK(chips_for(-500).empty());
}

TEST_CASE("a chip more lies higher") {
    const glm::vec2 at{100, 100};
    float last = at.y;
    for (Cents dollars = 1; dollars <= 4; ++dollars) {
        const float top = stack_top(at, 44, dollars * dollar).y;
        CHECK(last - top >= 4);
        CHECK(last - top <= 5);
        last = top;
    }
}

TEST_CASE("money has a comma for thousands, a sign that is as wide as a plus, and cents only when there are some") {
    CHECK(ui::look_money(106000) == "$1,060");
    CHECK(ui::look_money(100000000) == "$1,000,000");
    CHECK(ui::look_money(99900) == "$999");
    CHECK(ui::look_money(1250) == "$12.50");
    CHECK(ui::look_money(123456789) == "$1,234,567.89");
    CHECK(ui::look_money(-2500) == "−$25");
    CHECK(ui::look_change(3500) == "+$35");
    CHECK(ui::look_change(-2500) == "−$25");
    CHECK(ui::look_change(0) == "$0");
}

TEST_CASE("the puck starts and ends flat, swings a little further than it must, and is turned in 300 ms") {
    CHECK(puck_turn(true, 0) == doctest::Approx(0));
    CHECK(puck_turn(false, 0) == doctest::Approx(1));
    CHECK(puck_turn(true, 36) == doctest::Approx(1));
    CHECK(puck_turn(false, 36) == doctest::Approx(0));
    CHECK(puck_turn(true, 25) > 1);
    CHECK(puck_turn(false, 25) < 0);
}

// Figures have the digits that are known, no more.
#include "console/print.h"
#include "console/program.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace boxcars::console;

TEST_CASE("a share of counted games ends at the first digit of its standard error") {
    CHECK(percent_text(492929, 1'000'000) == "49.29");  // 0.05 %
    CHECK(percent_text(49, 100) == "49");               // 5 %
    CHECK(percent_text(492929000, 1'000'000'000) == "49.293");
    CHECK(percent_text(0, 1'000'000) == "0.0000");  // never seen in a million
    CHECK(percent_text(5, 5) == "100");
    CHECK(percent_text(0, 0) == "0");
}

TEST_CASE("a mean wait ends where its spread lets it") {
    CHECK(wait_text(3'375'758, 1'000'000) == "3.376");
    CHECK(wait_text(34, 10) == "3");
}

TEST_CASE("what is computed with a bound has the digits of the bound, and one more") {
    CHECK(exact_text(1.0 / 3, 1e-6) == "0.3333333");
    CHECK(exact_text(1.0 / 3, 1e-30) == "0.33333333333333331");
    CHECK(exact_text(0, 1) == "0");
    CHECK(figure(1.0 / 3) == 0.333333333333);
}

TEST_CASE("simulations tell people shares by their error, and machines no more than twelve digits") {
    const program::Folder folder;
    const auto few = program::run(folder, "simulate craps --games 1000 --seed 1").out;
    const auto many = program::run(folder, "simulate craps --games 10000000 --seed 1").out;
    const auto decimals = [](const std::string& text) {  // of the share of wins
        const auto percent = text.find(" %"), point = text.rfind('.', percent);
        const auto begin = text.rfind(' ', percent - 1);
        return point == std::string::npos || point < begin ? 0 : static_cast<int>(percent - point - 1);
    };
    CHECK(decimals(few) == 0);   // 1.6 %
    CHECK(decimals(many) == 2);  // 0.016 %
    const auto json = program::run(folder, "simulate pig --games 3000 --seed 1 --json --players hold20,optimal").out;
    int digits = 0, most = 0;
    bool fraction = false;
    for (const char c : json) {
        if (c >= '0' && c <= '9')
            most = std::max(most, digits += digits > 0 || c != '0');
        else if (c == '.')
            fraction = true;
        else
            digits = 0;
    }
    CHECK(fraction);
    CHECK(most <= 12);
}

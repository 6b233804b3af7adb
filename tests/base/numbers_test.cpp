// Whole numbers from one kind to another, and one function for each kind of thing a variant holds.
#include "base/numbers.h"

#include "base/overloaded.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <variant>

using namespace boxcars;

namespace {

enum class Suit : std::uint8_t { Clubs, Hearts };

}  // namespace

TEST_CASE("a list is counted and entered with plain numbers and with names") {
    constexpr std::array scores{3, 5, 8};
    static_assert(how_many(scores) == 3 && scores[nth(2)] == 8 && scores[nth(Suit::Hearts)] == 5);
    static_assert(ordinal(Suit::Hearts) == 1 && real(std::int64_t{1} << 53) == 9007199254740992.0);
    static_assert(std::is_same_v<decltype(how_many(scores)), int>);
    CHECK(how_many(std::string{"seven"}) == 5);
}

TEST_CASE("a number that fits is kept as it is at both ends") {
    static_assert(narrow<std::uint8_t>(255) == 255 && narrow<int>(std::int64_t{-2147483648LL}) == INT32_MIN);
    CHECK(narrow<int>(std::uint64_t{2147483647}) == INT32_MAX);
}

TEST_CASE("a variant is answered by the function for what it holds") {
    using Bet = std::variant<int, Suit>;
    const auto text = [](const Bet& bet) {
        return std::visit(Overloaded{[](int number) { return std::to_string(number); },
                                     [](Suit suit) { return std::string{suit == Suit::Clubs ? "clubs" : "hearts"}; }},
                          bet);
    };
    CHECK(text(8) == "8");
    CHECK(text(Suit::Hearts) == "hearts");
}

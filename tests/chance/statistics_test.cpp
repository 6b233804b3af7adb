// The dice stream under the statistician's eye, with fixed seeds; and a stream that is not fair is found out.
#include "chance/battery.h"
#include "chance/dice_stream.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

namespace {

using boxcars::chance::DiceStream;

void fair(std::uint64_t seed, std::int64_t rolls) {
    DiceStream dice{seed};
    for (const auto& score : battery::scores([&] { return static_cast<std::size_t>(dice.draw(6)); }, rolls)) {
        CAPTURE(seed);
        CAPTURE(score.what);
        CHECK(std::abs(score.z) < battery::band);
    }
}

template <class Face>
std::vector<std::string> found_out(Face&& face) {
    std::vector<std::string> guilty;
    for (const auto& score : battery::scores(face, 6'000'000))
        if (std::abs(score.z) >= battery::band) guilty.push_back(score.what);
    return guilty;
}

}  // namespace

TEST_CASE("faces, pairs, triples, sums and neighbours of ten million rolls lie in the 99.9 % band") {
    for (const std::uint64_t seed : {1u, 2u, 3u}) fair(seed, 10'000'000);
}

TEST_CASE("a byte's remainder taken without throwing any away is found out by its faces") {
    std::vector<std::uint8_t> bytes(6'100'000);
    boxcars::chance::keystream({}, 1, 0, bytes);
    std::size_t at = 0;
    const auto guilty = found_out([&]() -> std::size_t { return bytes[at++] % 6u; });
    CHECK(std::find(guilty.begin(), guilty.end(), "faces") != guilty.end());
}

TEST_CASE("a die that repeats itself a little too often is found out by its neighbours alone") {
    DiceStream dice{5};
    std::size_t before = 0;
    const auto guilty = found_out([&]() -> std::size_t {
        const auto fresh = static_cast<std::size_t>(dice.draw(6));
        return before = dice.draw(200) == 0 ? before : fresh;
    });
    CHECK(std::find(guilty.begin(), guilty.end(), "faces") == guilty.end());
    CHECK(std::find(guilty.begin(), guilty.end(), "pairs") != guilty.end());
    CHECK(std::find(guilty.begin(), guilty.end(), "serial correlation") != guilty.end());
}

TEST_SUITE("long") {
    TEST_CASE("so do those of a thousand million rolls") { fair(20, 1'000'000'000); }
}

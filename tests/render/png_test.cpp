#include "render/png.h"

#include <doctest/doctest.h>

using namespace boxcars::render;

namespace {

// Columns of one colour each.
Pixels striped(const std::vector<std::uint8_t>& columns, int high) {
    Pixels pixels{{static_cast<int>(columns.size()), high}};
    for (int y = 0; y < high; ++y)
        for (const std::uint8_t level : columns)
            for (int channel = 0; channel < 3; ++channel)
                pixels.rgb.push_back(static_cast<std::uint8_t>(level + channel));
    return pixels;
}

}  // namespace

TEST_CASE("a picture made smaller keeps its shape, and each pixel is the mean of those it stands for") {
    const Pixels small = shrunk(striped({0, 10, 20, 40, 100, 200, 7, 9}, 4), 4);
    CHECK(small.size == glm::ivec2{4, 2});
    CHECK(small.rgb == striped({5, 30, 150, 8}, 2).rgb);
    const Pixels uneven =
        shrunk(striped({0, 30, 60, 90, 120}, 3), 2);  // two columns stand for one, three for the other
    CHECK(uneven.size == glm::ivec2{2, 1});
    CHECK(uneven.rgb == striped({15, 90}, 1).rgb);
    CHECK(shrunk(striped({1, 2}, 2000), 200).size == glm::ivec2{1, 200});
    const Pixels all = shrunk(striped(std::vector<std::uint8_t>(1280, 77), 720), 256);
    CHECK(all.size == glm::ivec2{256, 144});
    CHECK(all.rgb == striped(std::vector<std::uint8_t>(256, 77), 144).rgb);
}

TEST_CASE("a picture is never made larger") {
    const Pixels small = striped({1, 2, 3}, 2);
    CHECK(shrunk(small, 256).size == small.size);
    CHECK(shrunk(small, 256).rgb == small.rgb);
}

#include "base/pieces.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>

using namespace boxcars;

TEST_CASE("pieces: everybody who has work is asked in turn, one piece at a time") {
    std::string done;
    int left = 2;
    const Pieces a{[&] { return done += 'a', true; }};
    const Pieces b{[&] {
        if (left == 0) return false;
        --left;
        done += 'b';
        return true;
    }};
    for (int n = 0; n < 6; ++n) CHECK(do_piece());
    CHECK(done == "ababaa");
}

TEST_CASE("pieces: what is urgent can be asked for alone, and has its turn among all") {
    std::string done;
    int left = 3;
    const Pieces later{[&] { return done += 'l', true; }};
    const Pieces now{[&] { return --left >= 0 && (done += 'n', true); }, Pieces::Urgency::Now};
    CHECK(do_piece(Pieces::Urgency::Now));
    CHECK(do_piece(Pieces::Urgency::Now));
    CHECK(done == "nn");
    while (left >= 0) CHECK(do_piece());
    CHECK(std::ranges::count(done, 'n') == 3);
    CHECK(std::ranges::count(done, 'l') >= 1);
    CHECK_FALSE(do_piece(Pieces::Urgency::Now));
}

TEST_CASE("pieces: nobody is asked who has gone, not even one that goes in its own piece") {
    int asked = 0;
    std::unique_ptr<Pieces> other = std::make_unique<Pieces>([&] { return ++asked, true; });
    const Pieces ends_it{[&] { return other.reset(), false; }};
    while (do_piece() && asked < 3) {
    }
    const int before = asked;
    CHECK_FALSE(do_piece());
    CHECK(asked == before);
}

TEST_CASE("pieces: what is worked out beside the loop is answered, and so is its failure") {
    CHECK(in_background([] { return 7; }).get() == 7);
    CHECK_THROWS_AS(in_background([]() -> int { throw std::runtime_error{"no"}; }).get(), std::runtime_error);
}

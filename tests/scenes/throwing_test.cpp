// The facts of one step as they are told, without a table round them.
#include "scenes/table/throwing.h"

#include <doctest/doctest.h>

using namespace boxcars;
using Telling = scenes::StepTelling<int>;

namespace {

const std::vector<int> four_facts{0, 12, 0, 3};  // each says how long it is looked at

struct Told {
    std::vector<int> facts;
    Ticks operator()(std::span<const int> rest) {
        facts.push_back(rest.front());
        return rest.front();
    }
};

}  // namespace

TEST_CASE("facts are told until one is to be looked at, and go on from there; then all is told") {
    Telling telling;
    telling.begin(four_facts);
    Told told;
    const auto tell = [&](std::span<const int> rest) { return told(rest); };
    CHECK(telling.tell_on(tell) == 12);
    CHECK(told.facts == std::vector{0, 12});
    CHECK(telling.untold().size() == 2);
    CHECK(telling.tell_on(tell) == 3);
    CHECK_FALSE(telling.tell_on(tell));
    CHECK(told.facts == four_facts);
}

TEST_CASE("a press plays the rest at four times the pace, and so all facts that follow; another ends the wait") {
    Telling telling;
    telling.begin(four_facts);
    const auto tell = [](std::span<const int> rest) { return Ticks{rest.front()}; };
    telling.tell_on(tell);
    CHECK_FALSE(telling.hurried());
    CHECK(telling.hurry(10) == 3);  // rounded up
    CHECK(telling.hurried());
    CHECK(telling.hurry(3) == 0);
    CHECK(telling.tell_on(tell) == 1);  // of three ticks a quarter, but one at least
}

TEST_CASE("what begins to be told is not hurried, and nothing of the step before is left") {
    Telling telling;
    telling.begin(four_facts);
    telling.hurry(10);
    telling.begin(std::vector{7});
    CHECK_FALSE(telling.hurried());
    CHECK(telling.untold().size() == 1);
    telling.clear();
    CHECK_FALSE(telling.tell_on([](std::span<const int>) { return Ticks{1}; }));
}

// What the stickman says: a word and a sentence for every throw there is.
#include "scenes/craps/far_zone.h"

#include <doctest/doctest.h>
#include <algorithm>

using namespace boxcars;
using namespace boxcars::craps;
using scenes::call_of;
using scenes::StickCall;
using Facts = std::vector<Fact>;

namespace {

constexpr Won pass_wins{{Kind::Pass, 0}, 500, 500, 0, false};

// The facts of one throw on the ordinary table with five dollars on the pass line.
Facts throwing(int first, int second, int point) {
    const int total = first + second;
    Facts facts{Threw{first, second, point}};
    const bool box = total >= 4 && total <= 10 && total != 7;
    if (point == 0 && box) facts.push_back(PointSet{total});
    if (point != 0 && total == point) facts.push_back(PointMade{point});
    if (point != 0 && total == 7) facts.push_back(SevenOut{point});
    if (point == 0 ? total == 7 || total == 11 : total == point) facts.push_back(pass_wins);
    return facts;
}

StickCall call(int first, int second, int point) { return call_of(throwing(first, second, point)).value(); }

template <class Check>
void every_throw(Check check) {
    for (const int point : {0, 4, 5, 6, 8, 9, 10})
        for (int first = 1; first <= 6; ++first)
            for (int second = 1; second <= 6; ++second) check(first, second, point);
}

std::size_t letters(const std::string& words) {  // not bytes: a dash is three
    return static_cast<std::size_t>(
        std::ranges::count_if(words, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

TEST_CASE("the calls of the art direction, word for word") {
    CHECK(call(4, 5, 8) == StickCall{"Nine!", "Centre field nine — pay the field."});
    CHECK(call(5, 6, 8) == StickCall{"Yo!", "Yo-leven."});
    CHECK(call(6, 6, 8) == StickCall{"Twelve!", "Boxcars. Craps twelve."});
    CHECK(call(3, 4, 8) == StickCall{"Seven out.", "Line away."});
    CHECK(call(2, 4, 8) == StickCall{"Six!", "Easy six."});
    CHECK(call(3, 3, 8) == StickCall{"Six!", "Six the hard way."});
}

TEST_CASE("on the come-out a seven is a winner, a box number the point, craps and yo are called as ever") {
    CHECK(call(3, 4, 0) == StickCall{"Seven!", "Winner seven. Pay the line."});
    CHECK(call(2, 4, 0) == StickCall{"Six!", "The point is six."});
    CHECK(call(4, 4, 0) == StickCall{"Eight!", "Eight the hard way. The point is eight."});
    CHECK(call(1, 1, 0) == StickCall{"Two!", "Snake eyes. Craps two."});
    CHECK(call(1, 2, 0) == StickCall{"Three!", "Ace-deuce. Craps three."});
    CHECK(call(5, 6, 0) == StickCall{"Yo!", "Yo-leven."});
}

TEST_CASE("a point that is made pays the line") {
    CHECK(call(3, 5, 8) == StickCall{"Eight!", "Winner eight. Pay the line."});
    CHECK(call(4, 4, 8) == StickCall{"Eight!", "Eight the hard way. Pay the line."});
}

TEST_CASE("nobody is told to pay a line on which nothing lies") {
    const Won place_wins{{Kind::Place, 8}, 600, 700, 0, true};
    CHECK(call_of(Facts{Threw{3, 5, 8}, PointMade{8}, place_wins})->sentence == "Winner eight.");
    CHECK(call_of(Facts{Threw{4, 4, 8}, PointMade{8}})->sentence == "Eight the hard way.");
    CHECK(call_of(Facts{Threw{3, 4, 0}})->sentence == "Winner seven.");
}

TEST_CASE("on a crapless table craps and yo can be the point, and are not called craps then") {
    CHECK(call_of(Facts{Threw{1, 2, 0}, PointSet{3}})->sentence == "Ace-deuce. The point is three.");
    CHECK(call_of(Facts{Threw{5, 6, 0}, PointSet{11}})->sentence == "Yo-leven. The point is eleven.");
    CHECK(call_of(Facts{Threw{6, 6, 12}, PointMade{12}, pass_wins})->sentence == "Winner twelve. Pay the line.");
}

TEST_CASE("every throw has a word and a sentence of at most 40 characters, with at most one exclamation mark") {
    every_throw([](int first, int second, int point) {
        const StickCall said = call(first, second, point);
        CHECK_FALSE(said.word.empty());
        CHECK(said.sentence.ends_with('.'));
        CHECK_MESSAGE(letters(said.sentence) <= 40, said.sentence);
        CHECK(std::ranges::count(said.word + said.sentence, '!') <= 1);
    });
}

TEST_CASE("the order of the dice changes no call, and easy and hard ways are told apart") {
    every_throw([](int first, int second, int point) {
        CHECK(call(first, second, point) == call(second, first, point));
        const int total = first + second;
        if (total % 2 == 0 && total >= 4 && total <= 10)
            CHECK((call(first, second, point) == call(total / 2, total / 2, point)) == (first == second));
    });
}

TEST_CASE("chips that are placed or taken down are not called") {
    CHECK_FALSE(call_of(Facts{ChipsPlaced{{Kind::Pass, 0}, 500, 0}}));
    CHECK_FALSE(call_of(Facts{}));
}

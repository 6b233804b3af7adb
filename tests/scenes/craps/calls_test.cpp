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

TEST_CASE("the calls of the art direction, word for word, on a point, on the come-out and for a point that is made") {
    struct Called {
        int first, second, point;
        StickCall words;
    };
    for (const auto& [first, second, point, words] : {Called{4, 5, 8, {"Nine!", "Centre field nine — pay the field."}},
                                                      {5, 6, 8, {"Yo!", "Yo-leven."}},
                                                      {6, 6, 8, {"Twelve!", "Boxcars. Craps twelve."}},
                                                      {3, 4, 8, {"Seven out.", "Line away."}},
                                                      {2, 4, 8, {"Six!", "Easy six."}},
                                                      {3, 3, 8, {"Six!", "Six the hard way."}},
                                                      {3, 4, 0, {"Seven!", "Winner seven. Pay the line."}},
                                                      {2, 4, 0, {"Six!", "The point is six."}},
                                                      {4, 4, 0, {"Eight!", "Eight the hard way. The point is eight."}},
                                                      {1, 1, 0, {"Two!", "Snake eyes. Craps two."}},
                                                      {1, 2, 0, {"Three!", "Ace-deuce. Craps three."}},
                                                      {5, 6, 0, {"Yo!", "Yo-leven."}},
                                                      {3, 5, 8, {"Eight!", "Winner eight. Pay the line."}},
                                                      {4, 4, 8, {"Eight!", "Eight the hard way. Pay the line."}}})
        CHECK(call(first, second, point) == words);
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

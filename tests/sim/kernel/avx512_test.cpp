// The AVX-512 walks, made of plain C++ (SIMDe), leave 64 games where the plainest walks leave them.
#include "sim/pig/flight.h"

#include "walked_games.h"

#include <doctest/doctest.h>

#include <cstring>
#include <set>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

constexpr int all_steps[] = {0, 1, 254, 255, 256, 1000};  // one after the other: a byte counts to 255

template <class T>
bool same(const T& a, const T& b) {  // without gaps between their bytes
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

void check_same(const GamesInFlight& plain, const GamesInFlight& vector) {
    CHECK(same(plain.dice, vector.dice));
    CHECK(same(plain.at, vector.at));
    CHECK(plain.refused == vector.refused);
    CHECK(same(plain.ends, vector.ends));
}

bool same_race(const PigField& a, const PigField& b) {
    return same(a.dice, b.dice) && same(a.score, b.score) && same(a.total, b.total) && same(a.other, b.other) &&
           same(a.second, b.second) && a.refused == b.refused && a.over == b.over && a.won_by_second == b.won_by_second;
}

struct Walks {
    explicit Walks(const Walked& walked) : chain(compile(walked)), tables(tables_of(chain)), rows(chain) {}

    // Both from the beginning, with dice of their own seed. Answers what the walk of rows came to.
    GamesInFlight compare(std::uint64_t seed, bool reported) const {
        GamesInFlight plain{}, vector{};
        plain.dice = vector.dice = chance::block_state(seed, 1);
        for (const int steps : all_steps) {
            CAPTURE(steps);
            std::vector<std::uint8_t> plainly(static_cast<std::size_t>(steps * lanes) + 1, 255), vectorly = plainly;
            rows.walk(plain, steps, reported ? plainly.data() : nullptr);
            walk_avx512(tables, vector, steps, reported ? vectorly.data() : nullptr);
            check_same(plain, vector);
            CHECK(plainly == vectorly);
        }
        return plain;
    }

    ByteChain chain;
    ShuffleTables tables;
    RowWalk rows;
};

void check(const NamedGame& game, std::uint64_t seed) {
    CAPTURE(game.name);
    const Walks walks{game.walked};
    REQUIRE(walks.chain.stepped);
    REQUIRE(walks.chain.states <= 8);
    const GamesInFlight counted = walks.compare(seed, false);
    check_same(counted, walks.compare(seed, true));
    CHECK(counted.ends[1] > 0);
}

// States, wide or not (more than 8 classes), ends.
using Shape = std::tuple<int, bool, int>;

// A made-up game of just that shape: like states count as one, so not every game that is made up has it.
NamedGame of_shape(const Shape& shape) {
    const auto [states, wide, ends] = shape;
    const std::string name = std::to_string(states) + " states, " + std::to_string(ends) + " ends, class by ";
    for (std::uint64_t seed = 1; seed < 1000; ++seed)
        for (const int throws : {wide ? 15 : 7, wide ? 11 : 5, wide ? 9 : 3}) {
            Walked walked = made_up(states, ends, throws, seed);
            for (int end = 0; end < std::min(ends, states * throws); ++end)  // so that every one is come to
                if (auto& next = walked.next[static_cast<std::size_t>(end / throws)]; end % throws + 1 < throws)
                    next[static_cast<std::size_t>(end % throws)] = -1 - end;
            const ByteChain chain = compile(walked);
            if (chain.stepped && chain.states == states && (chain.classes > 8) == wide)
                return {name + std::to_string(chain.classes), walked};
        }
    return {name + "none", {}};
}

}  // namespace

TEST_CASE("craps by AVX-512 is craps by rows: states, dice, refused bytes, ends and what is told of every step") {
    std::uint64_t seed = 0;
    for (const auto& rules : {craps::Rules{}, {.crapless = true}, {.bar = 3}})
        check({"craps", walk_line(rules)}, ++seed);
}

TEST_CASE("so is every chain of 1 to 8 states and 1 to 15 ends, of few classes and of many") {
    std::set<int> classes;
    int found = 0;
    std::uint64_t seed = 0;
    for (int states = 1; states <= 8; ++states)
        for (const bool wide : {false, true})
            for (int ends = 1; ends <= ByteChain::most_ends; ++ends) {
                const NamedGame game = of_shape({states, wide, ends});
                CAPTURE(game.name);
                if (game.walked.next.empty()) continue;
                ++found;
                classes.insert(compile(game.walked).classes);
                check(game, ++seed);
            }
    CHECK(found == 2 * 8 * 15 - 9);  // a state or three with so few ends have not nine kinds of throw
    CHECK(*classes.begin() <= 3);
    CHECK(classes.contains(8));
    CHECK(*classes.rbegin() == 16);
}

TEST_CASE("a game that every throw ends is counted at every step, as far as a byte counts and on") {
    check({"over at once", {{{-1, -1}}, 1}}, 1);
}

TEST_CASE("the race of pig by AVX-512 is that of the narrowest vectors: scores, turns, dice and everything counted") {
    chance::Dust dust{1};
    std::int64_t over = 0;
    for (int n = 0; n < 100; ++n) {
        const int sides = 2 + dust.below(19), goal = 2 + dust.below(254);
        const PigRace race{goal, 1 + dust.below(sides), sides, {1 + dust.below(goal), 1 + dust.below(255)}};
        CAPTURE(goal);
        CAPTURE(sides);
        PigField plain{}, vector{};
        plain.dice = vector.dice = chance::block_state(2, static_cast<std::uint64_t>(n));
        plain.begins = vector.begins = n % 2 == 0 ? 0 : 255;
        std::memset(plain.second, plain.begins, sizeof plain.second);
        std::memset(vector.second, plain.begins, sizeof vector.second);
        for (const int steps : all_steps) {
            race_pig(race, plain, steps);
            race_pig_avx512(race, vector, steps);
            REQUIRE(same_race(plain, vector));
        }
        over += plain.over;
    }
    CHECK(over > 10'000);
}

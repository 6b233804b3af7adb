// The last bets again, all doubled, all taken up: no cent is made or lost on the way.
#include "session/craps/requests.h"
#include "session/sitting_of.h"

#include <doctest/doctest.h>

#include <random>

using namespace boxcars;
using namespace boxcars::craps;
using CrapsTable = sitting::SittingOf<craps::Rules>;
using session::bet_again, session::bet_double, session::take_all;

namespace {

Spot at(std::string_view name) { return *spot_from(name); }

CrapsTable table() { return CrapsTable{{.seed = 8, .players = {"human"}}}; }

void carry_out(CrapsTable& table, const session::CrapsRequest& request) {
    for (const Event& event : request.events) REQUIRE(table.submit(event));
}

void see(session::CrapsMemory& memory, const State& before, const session::Answer& thrown) {
    std::vector<Fact> facts;
    for (const rules::Fact& fact : thrown->facts) facts.push_back(fact.as<Fact>());
    memory.see(before, facts);
}

Cents worth(const CrapsTable& table) { return table.state().bankroll + on_table(table.state()); }

}  // namespace

TEST_CASE("after a seven-out \"again\" repeats the last bets that the table offers") {
    CrapsTable game = table();
    REQUIRE(game.submit(Bet{at("pass"), 1000}));
    REQUIRE(game.force({4, 4}));
    for (const Bet bet : {Bet{at("pass_odds"), 5000}, Bet{at("place_6"), 1200}, Bet{at("field"), 500}})
        REQUIRE(game.submit(bet));
    session::CrapsMemory memory;
    const State before = game.state();
    see(memory, before, game.force({3, 4}));
    CHECK_FALSE(bet_again(game.rules(), game.state(), {}).done);
    const auto request = bet_again(game.rules(), game.state(), memory.bets());
    CHECK(request.events == std::vector<Event>{Bet{at("pass"), 1000}, Bet{at("place_6"), 1200}, Bet{at("field"), 500}});
    carry_out(game, request);
    CHECK(bet_again(game.rules(), game.state(), memory.bets()).done);  // they lie there: nothing is wrong
}

TEST_CASE("\"double\" leaves out closed bets, and is refused as a whole if the purse is too small") {
    CrapsTable game = table();
    REQUIRE(game.submit(Bet{at("pass"), 10'000}));
    REQUIRE(game.force({4, 4}));
    REQUIRE(game.submit(Bet{at("place_6"), 30'000}));
    REQUIRE(game.submit(Bet{at("hard_6"), 20'000}));
    CHECK(bet_double(game.rules(), game.state()).refused.starts_with("You have $100: not enough for $200 on hard_6"));
    REQUIRE(game.submit(Take{at("hard_6"), 20'000}));
    CHECK(bet_double(game.rules(), game.state()).events == std::vector<Event>{Bet{at("place_6"), 30'000}});
}

TEST_CASE("\"clear\" takes all bets but contract bets, and odds before their flat bets") {
    CrapsTable game = table();
    REQUIRE(game.submit(Bet{at("pass"), 1000}));
    REQUIRE(game.submit(Bet{at("dont_pass"), 1000}));
    REQUIRE(game.force({4, 4}));
    REQUIRE(game.submit(Bet{at("dont_pass_odds"), 6000}));
    carry_out(game, take_all(game.rules(), game.state()));
    CHECK(on_table(game.state()) == 1000);
    CHECK_FALSE(take_all(game.rules(), game.state()).refused.empty());
}

TEST_CASE("again, double, clear and undo never make or lose a cent, whatever lies on the felt") {
    std::mt19937 choose{3};
    for (int round = 0; round < 300; ++round) {
        CrapsTable game = table();
        session::CrapsMemory memory;
        for (int step = 0; step < 200 && !game.over(); ++step) {
            const Cents before = worth(game);
            const auto all = spots(game.rules());
            const Spot spot = all[choose() % all.size()];
            switch (choose() % 9) {
                case 0: {
                    const State thrown_at = game.state();
                    see(memory, thrown_at, game.throw_dice());
                    continue;
                }
                case 1:
                    carry_out(game, bet_again(game.rules(), game.state(), memory.bets()));
                    break;
                case 2:
                    carry_out(game, bet_double(game.rules(), game.state()));
                    break;
                case 3:
                    carry_out(game, take_all(game.rules(), game.state()));
                    break;
                case 4:
                    game.undo();
                    break;
                default:
                    game.submit(Bet{spot, snapped(game.rules(), game.state(), spot, 500)});
            }
            REQUIRE(worth(game) == before);
        }
    }
}

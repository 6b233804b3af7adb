// Craps' bets that last a hand: small, tall and all, and the fire bet.
#include "rules/craps/table.h"

#include <tuple>

using namespace craps_table;

TEST_CASE("small, tall and all collect their numbers in any order and lose to any seven") {
    Game game;
    game.bet("small", 1).bet("tall", 1).bet("all", 1);
    game.roll(1, 1).roll(2, 1).roll(2, 2).roll(1, 4);
    CHECK(game.down("small") == 100);
    game.roll(3, 3);
    CHECK(game.reported(Won{at("small"), 100, 3400, 0, false}));
    game.roll(4, 4).roll(4, 5).roll(5, 5).roll(5, 6).roll(6, 6);
    CHECK(game.reported(Won{at("tall"), 100, 3400, 0, false}));
    CHECK(game.reported(Won{at("all"), 100, 17'500, 0, false}));
    Game lost;
    lost.bet("all", 1).roll(1, 1).roll(3, 4);
    CHECK(lost.reported(Lost{at("all"), 100, 0}));
    CHECK_FALSE(lost.refused(Bet{at("all"), 100}) != "");
}

TEST_CASE("all pays 175 to 1, small and tall 34; on the other sheet 150 and 30") {
    struct Sheet {
        const char* bonus_pays;
        Cents all, side;
    };
    for (const auto& [bonus_pays, all, side] : {Sheet{"34:1/175:1", 175, 34}, Sheet{"30:1/150:1", 150, 30}}) {
        Game game{with("bonus_pays", bonus_pays)};
        game.bet("small", 2).bet("tall", 2).bet("all", 2);
        game.roll(6, 6).roll(5, 6).roll(5, 5).roll(4, 5).roll(4, 4);
        CHECK(game.reported(Won{at("tall"), 200, side * 200, 0, false}));
        game.roll(1, 1).roll(2, 1).roll(2, 2).roll(1, 4);
        CHECK(game.state.bankroll == 100'000 - 400 + side * 200);
        game.roll(3, 3);
        CHECK(game.reported(Won{at("small"), 200, side * 200, 0, false}));
        CHECK(game.reported(Won{at("all"), 200, all * 200, 0, false}));
        CHECK(game.state.bankroll == 100'000 + (2 * side + all) * 200);
    }
}

TEST_CASE("the fire bet counts different points made and is paid at the seven-out, six of them at once") {
    const std::tuple<int, int> ways[] = {{2, 2}, {2, 3}, {3, 3}, {4, 4}, {4, 5}, {5, 5}};
    const Cents pays[] = {0, 0, 0, 0, 24, 249, 999};
    for (int made = 0; made <= 6; ++made) {
        Game game;
        game.bet("fire", 1);
        for (int i = 0; i < made; ++i) {
            const auto [first, second] = ways[i];
            game.roll(first, second).roll(first, second);
            if (i == 0) game.roll(first, second).roll(first, second);  // the same point again counts once
        }
        if (made < 6) game.roll(2, 2).roll(3, 4);
        if (pays[made] == 0)
            CHECK(game.reported(Lost{at("fire"), 100, 0}));
        else
            CHECK(game.reported(Won{at("fire"), 100, pays[made] * 100, 0, false}));
    }
}

TEST_CASE("a come-out seven does not end the fire bet") {
    Game game;
    game.bet("fire", 1).roll(3, 4);
    CHECK(game.down("fire") == 100);
}

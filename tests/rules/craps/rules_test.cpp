// Craps, sentence by sentence of its rule sheet: what the casino card's rows (rows.cpp) do not say.
#include "longer.h"
#include "rules/craps/table.h"

#include <random>
#include <tuple>

using namespace craps_table;

TEST_CASE("the come-out sets a point, the point is made or missed, and a new hand begins only with the seven-out") {
    Game game;
    game.bet("pass", 10).roll(4, 4);
    CHECK(game.facts == std::vector<Fact>{Threw{4, 4, 0}, PointSet{8}});
    CHECK_FALSE(game.state.new_hand);
    game.roll(6, 2);
    CHECK(game.facts == std::vector<Fact>{Threw{6, 2, 8}, PointMade{8}, Won{at("pass"), 1000, 1000, 0, false}});
    CHECK(game.state.bankroll == 101'000);
    CHECK_FALSE(game.state.new_hand);
    game.bet("pass", 10).roll(5, 1).roll(3, 4);
    CHECK(game.facts == std::vector<Fact>{Threw{3, 4, 6}, SevenOut{6}, Lost{at("pass"), 1000, 0}});
    CHECK(game.state.new_hand);
    CHECK(game.state.point == 0);
}

TEST_CASE("a seven on the come-out ends no hand") {
    Game game;
    game.bet("pass", 5).roll(3, 4);
    CHECK_FALSE(game.state.new_hand);
    CHECK(game.state.after_seven);
}

TEST_CASE("a come bet travels, is settled by its own number, and a new one takes its place on the same throw") {
    Game game;
    game.bet("pass", 5).roll(4, 4).bet("come", 10).roll(3, 2);
    CHECK(game.down("come_5") == 1000);
    game.bet("come", 20).roll(4, 1);
    CHECK(game.reported(Won{at("come_5"), 1000, 1000, 0, false}));
    CHECK(game.down("come_5") == 2000);
    CHECK(game.down("come") == 0);
}

TEST_CASE("odds are limited by the point: three, four and five times; laying may win as much") {
    struct Limit {
        int first, second;
        Cents take, lay;
    };
    for (const auto& [first, second, take, lay] :
         {Limit{2, 2, 30, 60}, {3, 2, 40, 60}, {3, 3, 50, 60}, {4, 4, 50, 60}, {4, 5, 40, 60}, {5, 5, 30, 60}}) {
        Game game;
        game.bet("pass", 10).bet("dont_pass", 10).roll(first, second);
        CHECK(offer(game.rules, game.state, at("pass_odds")).most == take * dollar);
        CHECK(offer(game.rules, game.state, at("dont_pass_odds")).most == lay * dollar);
    }
    Game ten{with("odds_limit", "10x")};
    ten.bet("pass", 10).roll(2, 2);
    CHECK(offer(ten.rules, ten.state, at("pass_odds")).most == 100 * dollar);
}

TEST_CASE("crapless odds keep the pattern outwards: twice on 3 and 11, once on 2 and 12") {
    for (const auto& [first, second, most] : {std::tuple{1, 1, 10}, {1, 2, 20}, {5, 6, 20}, {6, 6, 10}}) {
        Game game{with("crapless", "on")};
        game.bet("pass", 10).roll(first, second);
        CHECK(offer(game.rules, game.state, at("pass_odds")).most == most * dollar);
    }
}

TEST_CASE("a bet that cannot be paid in whole cents is refused with the nearest good amounts") {
    Game game;
    CHECK(
        game.refused(Bet{at("place_6"), 500}) ==
        "The bet place_6 pays 7:6: $5 cannot be paid in whole cents; $4.98 and $5.04 can, in whole dollars $3 and $6.");
    CHECK(game.refused(Bet{at("horn"), 501}).find("$5 and $5.04 can") != std::string::npos);
    CHECK(snapped(game.rules, game.state, at("place_6"), 500) == 600);
    CHECK(snapped(game.rules, game.state, at("place_5"), 600) == 600);
    CHECK(snapped(game.rules, game.state, at("horn"), 500) == 500);
    CHECK(snapped(game.rules, game.state, at("lay_6"), 500) == 600);
}

TEST_CASE("limits, purse and closed bets are refused with sentences") {
    Game game;
    CHECK(game.refused(Bet{at("pass"), 50}) == "The least on pass is $1 now, not $0.50.");
    CHECK(game.refused(Bet{at("pass"), 600'000}) == "You have $1000; $6000 on pass is more. It takes up to $1000 now.");
    CHECK(game.refused(Bet{at("come"), 500}) ==
          "The bet come opens once there is a point. Until then you can bet on pass.");
    CHECK(game.refused(Bet{at("pass_odds"), 500}) == "Odds need a bet in front of them. You have no pass bet yet.");
    CHECK(game.refused(Bet{at("come_5"), 500}).find("travels") != std::string::npos);
    CHECK(game.refused(Bet{at("place_3"), 500}) == "There is no place_3 on this table.");
    CHECK(game.refused(Take{at("pass"), 500}) == "There is nothing on pass to take down.");
    CHECK(game.refused(Rolled{0, 7}) == "A die has no face 0: its faces are 1 to 6.");
    game.bet("pass", 10).roll(4, 4);
    CHECK(
        game.refused(Bet{at("pass"), 500}).starts_with("The bet pass is made before the come-out; now the point is 8"));
    CHECK(game.refused(Bet{at("fire"), 500}) == "The bet fire is made before a shooter's first throw.");
    CHECK(game.refused(Bet{at("small"), 500}) ==
          "The bet small is made before the first throw, or right after a seven.");
    game.bet("pass_odds", 50);
    CHECK(game.refused(Bet{at("pass_odds"), 500}) == "The limit for pass_odds is $50.");
    Game crapless{with("crapless", "on")};
    CHECK(crapless.refused(Bet{at("dont_pass"), 500}) == "There is no dont_pass on this table: it is crapless.");
}

TEST_CASE("a put bet opens with a point only, whatever its number") {
    for (const auto put : {"put_4", "put_5", "put_6", "put_8", "put_9", "put_10"}) {
        const std::string name = put, closed = "The bet " + name + " opens once there is a point. Until then " +
                                               "you can bet on place_" + name.substr(4) + ".";
        Game game;
        CHECK(game.refused(Bet{at(put), 1000}) == closed);
        CHECK(offer(game.rules, game.state, at(put)).most == 0);
        game.roll(4, 4).bet(put, 10);
        CHECK(game.down(put) == 1000);
        game.take(Take{at(put), 1000}).roll(4, 4);  // the point is made
        CHECK(game.refused(Bet{at(put), 1000}) == closed);
    }
}

TEST_CASE("contract bets stay; the don't side, odds and everything else may be taken down") {
    Game game;
    game.bet("pass", 10).bet("dont_pass", 10).roll(4, 4).bet("come", 10).bet("dont_come", 10).roll(2, 4);
    CHECK(game.refused(Take{at("pass"), 1000}) == "The bet pass has its number: it stays until it is settled.");
    CHECK(game.refused(Take{at("come_6"), 1000}) == "The bet come_6 has its number: it stays until it is settled.");
    for (const auto name : {"dont_pass", "dont_come_6"}) CHECK(may_take(game.rules, game.state, at(name)));
    game.bet("pass_odds", 50).bet("place_9", 5).take(Take{at("pass_odds"), 5000}).take(Take{at("place_9"), 500});
    CHECK(game.down("pass_odds") == 0);
}

TEST_CASE("a flat bet cannot leave its odds alone on the felt") {
    Game game;
    game.bet("dont_pass", 10).roll(4, 4).bet("dont_pass_odds", 60);
    CHECK(game.refused(Take{at("dont_pass"), 1000}) == "Odds lie behind dont_pass: take down dont_pass_odds first.");
    game.take(Take{at("dont_pass_odds"), 6000}).take(Take{at("dont_pass"), 1000});
    CHECK(on_table(game.state) == 0);
}

TEST_CASE("the vig is a twentieth of the stake or of the win, rounded down, from the win or in advance") {
    Game win;
    win.bet("buy_4", 20).bet("lay_10", 40).take(CallIt{at("buy_4"), Call::On}).roll(2, 2);
    CHECK(win.reported(Won{at("buy_4"), 2000, 3900, 100, true}));
    Game odd;
    odd.take(Bet{at("buy_4"), 109}).take(CallIt{at("buy_4"), Call::On}).roll(2, 2);
    CHECK(odd.reported(Won{at("buy_4"), 109, 213, 5, true}));
    Game advance{with("vig_on", "bet")};
    advance.bet("buy_4", 20).bet("lay_10", 40);
    CHECK(advance.state.bankroll == 100'000 - 2100 - 4100);
    advance.take(CallIt{at("buy_4"), Call::On}).roll(2, 2);
    CHECK(advance.reported(Won{at("buy_4"), 2000, 4000, 0, false}));
    advance.take(Take{at("lay_10"), 4000});
    CHECK(advance.state.bankroll == 100'000 + 4000 - 100);
    advance.bet("lay_10", 40).roll(5, 5);
    CHECK(advance.reported(Lost{at("lay_10"), 4000, 100}));
}

TEST_CASE("the vig is rounded to dollars and has a least amount, as the sheet says") {
    const auto kept_of_35 = [](Rules rules) {
        Game game{rules};
        game.bet("buy_4", 35).take(CallIt{at("buy_4"), Call::On}).roll(2, 2);
        return 7000 - std::get<Won>(game.facts.back()).won;
    };
    CHECK(kept_of_35({}) == 175);
    CHECK(kept_of_35(with("vig_rounding", "down")) == 100);
    CHECK(kept_of_35(with("vig_rounding", "nearest")) == 200);
    CHECK(kept_of_35(with("vig_least", "3")) == 300);
    Game least{{.vig_on = VigPaid::WithBet, .vig_least = 2}};
    least.bet("buy_4", 20).bet("buy_4", 40);
    CHECK(least.state.bankroll == 100'000 - 6000 - 300);
    least.take(Take{at("buy_4"), 4000});
    CHECK(least.state.bankroll == 100'000 - 2000 - 200);
    CHECK(least.refused(Bet{at("lay_4"), 400}) == "The least on lay_4 is $4.02 now, not $4.");
    CHECK(least.bet("lay_4", 10).refused(Take{at("lay_4"), 700}) ==
          "What would be left on lay_4, $3, could win nothing. Take all of it, or leave $4.02.");
}

TEST_CASE("where wins are whole dollars, so are stakes, the cents of a win are dropped, and every bet can win") {
    Game game{with("pays_whole_dollars", "on")};
    CHECK(game.refused(Bet{at("place_6"), 550}) ==
          "This table takes place_6 in steps of $1: $5 and $6 can be bet, not $5.50.");
    CHECK(game.refused(Bet{at("place_to_lose_4"), 200}) == "The least on place_to_lose_4 is $3 now, not $2.");
    game.bet("place_6", 5).bet("place_to_lose_4", 3).bet("lay_5", 25).roll(4, 4).roll(3, 3);
    CHECK(game.reported(Won{at("place_6"), 500, 500, 0, true}));
    game.roll(3, 4);
    CHECK(game.reported(Won{at("place_to_lose_4"), 300, 100, 0, true}));
    CHECK(game.reported(Won{at("lay_5"), 2500, 1500, 83, true}));  // 16.66 less 0.83
}

TEST_CASE("naturals and points pay what their knobs say, to pass and come alone; 'line' is what the line pays") {
    Game natural{with("natural_pays", "3")};
    natural.bet("pass", 10).bet("dont_pass", 10).roll(5, 6);
    CHECK(natural.reported(Won{at("pass"), 1000, 3000, 0, false}));
    natural.bet("pass", 10).bet("dont_pass", 10).roll(4, 4).bet("come", 10).roll(3, 4);
    CHECK(natural.reported(Won{at("dont_pass"), 1000, 1000, 0, false}));
    CHECK(natural.reported(Won{at("come"), 1000, 3000, 0, false}));
    Game point{with("point_pays", "2")};
    point.bet("pass", 10).roll(4, 4).bet("come", 10).roll(2, 4).bet("put_8", 10).roll(4, 4);
    CHECK(point.reported(Won{at("pass"), 1000, 2000, 0, false}));
    CHECK(point.reported(Won{at("put_8"), 1000, 1000, 0, false}));
    point.roll(3, 3);
    CHECK(point.reported(Won{at("come_6"), 1000, 2000, 0, false}));
    CHECK(Game{with("line_pays", "2")}.bet("pass", 10).roll(3, 4).reported(Won{at("pass"), 1000, 2000, 0, false}));
}

TEST_CASE("where craps are a push, a new pass or come bet comes back on them, and don't bets are as ever") {
    Game game{with("craps_push", "on")};
    for (const auto& [first, second] : {std::pair{1, 1}, {1, 2}, {6, 6}}) {
        game.bet("pass", 10).roll(first, second);
        CHECK(game.reported(Pushed{at("pass"), 1000}));
        CHECK(game.state.bankroll == 100'000);
    }
    game.bet("dont_pass", 10).roll(1, 2);
    CHECK(game.reported(Won{at("dont_pass"), 1000, 1000, 0, false}));
    game.bet("dont_pass", 10).roll(6, 6);
    CHECK(game.reported(Pushed{at("dont_pass"), 1000}));
    game.roll(4, 4).bet("come", 10).roll(1, 2);
    CHECK(game.reported(Pushed{at("come"), 1000}));
}

TEST_CASE("the field takes a 5 and pays its doubles as the sheet says") {
    const auto won = [](const Rules& rules, int first, int second) {
        Game game{rules};
        game.bet("field", 10).roll(first, second);
        return game.state.bankroll - 100'000;
    };
    CHECK(won({}, 1, 4) == -1000);
    CHECK(won(with("field_5", "on"), 1, 4) == 1000);
    CHECK(won(with("field_doubles", "4"), 2, 2) == 4000);
    CHECK(won(with("field_doubles", "4"), 5, 5) == 4000);
    CHECK(won(with("field_doubles", "4"), 1, 3) == 1000);
    CHECK(won(with("field_doubles", "4"), 6, 4) == 1000);
    CHECK(won(with("field_doubles", "4"), 1, 1) == 2000);
    CHECK(won(with("field_doubles", "off"), 5, 5) == 1000);
}

TEST_CASE("winning place bets come down when the sheet says so") {
    Game leaves{with("winners_stay", "off")};
    leaves.bet("place_6", 6).roll(4, 4).roll(3, 3);
    CHECK(leaves.down("place_6") == 0);
    CHECK(leaves.state.bankroll == 100'000 + 700);
}

TEST_CASE("the table closes when the bankroll is gone, and says so") {
    Game game{with("bankroll", "1")};
    game.bet("any_seven", 1).roll(1, 1);
    CHECK(over(game.rules, game.state));
    CHECK(game.refused(Rolled{1, 1}) == "The bankroll is gone: start a new one.");
}

TEST_CASE("a changed sheet takes over at a come-out without come bets, and every chip comes back") {
    Game game;
    game.bet("pass", 10).bet("place_6", 6).roll(4, 4);
    CHECK_FALSE(between_rounds(game.rules, game.rules, game.state));
    game.bet("come", 5).roll(2, 3).roll(4, 4);
    CHECK_FALSE(between_rounds(game.rules, game.rules, game.state));
    game.roll(2, 3);
    CHECK(game.state.point == 5);
    game.roll(2, 3);
    REQUIRE(between_rounds(game.rules, game.rules, game.state));
    const State next = carried(game.rules, game.state);
    CHECK(next.bankroll == game.state.bankroll + on_table(game.state));
    CHECK(next.bets.empty());
}

TEST_CASE("every spot has a name that is read back, and no two the same") {
    for (const auto crapless : {"off", "on"}) {
        std::vector<std::string> names;
        for (const Spot spot : spots(with("crapless", crapless))) {
            CHECK(spot_from(to_text(spot)) == spot);
            names.push_back(to_text(spot));
        }
        std::ranges::sort(names);
        CHECK(std::ranges::adjacent_find(names) == names.end());
    }
    for (const auto wrong : {"", "place", "place_7", "place_06", "pass_4", "hop_5_3", "hop_7_7", "horn_high_7", "dont"})
        CHECK_FALSE(spot_from(wrong));
}

TEST_CASE("a bet on all loses to any seven and may then be made again") {
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
        game.bet("fire", 1).roll(3, 4);  // a seven on the come-out does not end it
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

namespace {

class AnyCommands {  // sheets and events, drawn: what may be meant by somebody, and often may not be
 public:
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(choose_() % n); }

    Rules sheet() {
        Rules rules;
        for (const auto& knob : Rules::knobs()) {
            const auto values = static_cast<std::size_t>(std::min(knob.most - knob.least + 1, 12));
            if (below(4) == 0 && knob.name != "minimum") knob.set(rules, knob.least + static_cast<int>(below(values)));
        }
        rules.bar = std::array{2, 3, 12}[below(3)];
        rules.bankroll = 100'000;
        return rules::problem(rules) ? Rules{} : rules;
    }

    Event event(const Rules& rules, const State& state) {
        const auto all = spots(rules);
        const Spot spot = all[below(all.size())];
        const Event rolled = Rolled{static_cast<int>(1 + below(6)), static_cast<int>(1 + below(6))};
        const auto kind = below(12);
        if (kind < 7) return Bet{spot, snapped(rules, state, spot, static_cast<Cents>(below(20'000)))};
        if (kind > 8 || state.bets.empty()) return rolled;
        const Placed& bet = state.bets[below(state.bets.size())];
        return kind == 7 ? Event{Take{bet.spot, bet.stake}} : Event{CallIt{bet.spot, static_cast<Call>(below(3))}};
    }

 private:
    std::mt19937 choose_{5};
};

}  // namespace

TEST_CASE("receipts add up: whatever is bet, taken, called or thrown, the facts tell every cent") {
    AnyCommands any;
    Rules rules;
    State state = opening(rules);
    for (int command = 0; command < test::longer(150'000, 1'000'000); ++command) {
        if (command % 5000 == 0 || over(rules, state)) {
            rules = any.sheet();
            state = opening(rules);
        }
        const Event event = any.event(rules, state);
        if (refusal(rules, state, event)) continue;
        const Step step = apply(rules, state, event);
        Cents change = 0;
        for (const Fact& fact : step.facts) change += to_bankroll(fact);
        REQUIRE(step.next.bankroll - state.bankroll == change);
        REQUIRE(step.next.bankroll >= 0);
        REQUIRE(std::ranges::is_sorted(step.next.bets, {}, &Placed::spot));
        for (const Placed& bet : step.next.bets) REQUIRE(bet.stake > 0);
        State silent = state;
        advance(rules, silent, event);
        REQUIRE(silent == step.next);
        state = step.next;
    }
}

TEST_CASE("no bet can be placed that cannot be paid exactly") {
    std::mt19937 choose{11};
    const Rules sheets[] = {Rules{}, with("crapless", "on"), with("place_6_8_per", "13"), with("two_twelve", "31")};
    for (const Rules& rules : sheets)
        for (const int point : {0, 4, 5, 6})
            for (const Spot spot : spots(rules)) {
                State state = opening(rules);
                state.point = point;
                if (const Spot base = base_of(spot); base != spot) state.bets = {{base, 10'000}};
                for (int i = 0; i < 40; ++i) {
                    const Cents amount = static_cast<Cents>(choose() % 3000);
                    if (refusal(rules, state, Bet{spot, amount})) continue;
                    for (const Prize& prize : terms(rules, spot, point).prizes)
                        REQUIRE(amount * prize.pays.win % prize.pays.per == 0);
                    REQUIRE(amount % row(spot.kind).units == 0);
                }
            }
}

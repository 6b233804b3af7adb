// The strategies that react bet what a plain loop bets, which knows the rules but neither steps nor memories.
#include "sim/craps/run.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::sim;
using namespace boxcars::craps;

namespace {

const Rules rich{.bankroll = 100'000};
using Stakes = std::map<int, Cents>;  // by number
constexpr int boxes[]{4, 5, 6, 8, 9, 10};

struct ReactingFelt {
    State state = opening(rich);

    Cents on(Kind kind, int number = 0) const { return staked(state, {kind, number}); }
    void have(Cents wanted, Kind kind,
              int number = 0) {  // puts chips down, or takes them off, until so much lies there
        const Cents more = wanted - on(kind, number);
        if (more > 0) advance(rich, state, Bet{{kind, number}, more});
        if (more < 0) advance(rich, state, Take{{kind, number}, -more});
    }
    void place(const Stakes& stakes) {  // while there is a point; what lies there is changed at once
        for (const auto& [number, stake] : stakes)
            if (state.point != 0 || on(Kind::Place, number) != 0) have(stake, Kind::Place, number);
    }
};

struct Press : ReactingFelt {
    Stakes stakes{{6, 600}, {8, 600}};
    void bet() { place(stakes); }
    void see(int sum) {
        if (state.point != 0 && stakes.contains(sum)) stakes[sum] = 1200;
    }
};

struct Cross : ReactingFelt {
    Stakes stakes{{5, 1000}, {6, 1200}, {8, 1200}};
    void bet() {
        place(stakes);
        if (state.point != 0) have(500, Kind::Field);
    }
    void see(int sum) {
        if (state.point != 0 && stakes.contains(sum)) stakes = {{5, 500}, {6, 600}, {8, 600}};
    }
};

struct Molly : ReactingFelt {
    Cents pass = 500, come = 500;
    static Cents times(int number) { return number == 4 || number == 10 ? 3 : number == 5 || number == 9 ? 4 : 5; }
    void bet() {
        Cents numbers = 1;
        for (const int number : boxes) {
            have(times(number) * on(Kind::ComeOn, number), Kind::ComeOdds, number);
            numbers += on(Kind::ComeOn, number) != 0;
        }
        if (state.point == 0) return have(pass, Kind::Pass);
        have(times(state.point) * on(Kind::Pass), Kind::PassOdds);
        if (numbers < 3) have(come, Kind::Come);
    }
    void see(int sum) {
        const bool natural = sum == 7 || sum == 11, craps = sum == 2 || sum == 3 || sum == 12;
        if (state.point == 0 ? craps : sum == 7) pass = 500;
        if (state.point == 0 ? natural : sum == state.point) pass = 1000;
        const bool numbers = std::ranges::any_of(boxes, [&](int number) { return on(Kind::ComeOn, number) != 0; });
        if ((on(Kind::Come) != 0 && natural) || on(Kind::ComeOn, sum) != 0) come = 1000;
        if ((on(Kind::Come) != 0 && craps) || (numbers && sum == 7)) come = 500;
    }
};

template <class Player>
void same_as(const char* name) {
    const HandsPlan plan{.rules = rich, .players = {*players::find_craps_strategy(name)}, .games = 1024, .seed = 5};
    chance::DiceStream dice{plan.seed, 1};
    std::map<Cents, std::int64_t> results;
    for (std::int64_t game = 0; game < plan.games; ++game) {
        Player player;
        for (bool out = false; !out;) {
            player.bet();
            const int first = dice.face(6), second = dice.face(6);
            player.see(first + second);
            out = player.state.point != 0 && first + second == 7;
            advance(rich, player.state, Rolled{first, second});
        }
        ++results[player.state.bankroll + on_table(player.state) - rich.bankroll * dollar];
    }
    CHECK_MESSAGE(play_hands(plan).players[0].results == results, name);
}

}  // namespace

TEST_CASE("strategies that react win and lose in each hand what a plain loop over the rules does") {
    same_as<Press>("press_6_8");
    same_as<Cross>("iron_cross_regress");
    same_as<Molly>("three_point_molly_press");
}

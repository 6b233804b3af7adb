// The coins on the cable drum: which coins make up an amount, how they are drawn, and how they move between pockets,
// bets and the bank when a fact is revealed.
#pragma once
#include "render/camera.h"
#include "render/tables/ceelo.h"
#include "rules/ceelo/rules.h"
#include "scenes/bank/bank.h"
#include "world/throw/throw.h"

#include <vector>

namespace boxcars::scenes {

constexpr std::array<int, 4> coin_values{1, 5, 25, 100};  // penny, nickel, and two larger pieces
std::vector<int> coins_for(int amount);                   // coins that make up `amount`, largest first

// Draws one stack. `unit` is px per world unit, `at` the middle of the lowest coin on the planks.
void draw_coin_stack(render::Canvas& canvas, glm::vec2 at, float unit, std::span<const int> coins, float light,
                     float alpha = 1);

struct CeeloPot {  // a place where coins lie
    enum class PotKind : std::uint8_t { Pocket, Bet, Bank } kind = PotKind::Pocket;
    int player = 0;  // the banker if kind is Bank
    bool operator==(const CeeloPot&) const = default;
};

struct CeeloFeltView {  // projects pots to the canvas
    const render::CeeloTable& table;
    render::Camera camera;
    int near = 0;  // the player at the bottom

    int place(int player) const { return (player - near + table.players) % table.players; }
    glm::vec2 world(CeeloPot pot, float aside = 0) const;
    glm::vec2 at(CeeloPot pot, float aside = 0) const { return camera.project({world(pot, aside), 0}); }
};

// A computer player's toss: from the player's place, in roughly the direction of the drum's middle.
world::Toss hand_from(const CeeloFeltView& view, int player, std::uint64_t dust);

class CeeloCoins {
 public:
    void set(const ceelo::State& state) {  // drops all coins in flight
        lie_ = {state.coins, state.bets, {state.bank}};
        banker_ = state.banker;
        flights_.clear();
    }
    void reveal(const ceelo::Fact& fact, const CeeloFeltView& view, Ticks now, bool reduced);
    void tick(Ticks now) { flights_.tick(now); }
    bool ring(audio::Sounds& sounds) { return flights_.ring(sounds, 0.15f); }

    int in(CeeloPot pot) const { return lie_[nth(pot.kind)][nth_of(pot)]; }  // coins in flight count as arrived
    int lying(CeeloPot pot, double time) const {                             // coins in flight are not counted
        int lies = in(pot);
        for (const auto& [slide, stack] : flights_.all()) {
            if (stack.to == pot) lies -= stack.amount;
            if (stack.from == pot && time < static_cast<double>(slide.began)) lies += stack.amount;
        }
        return std::max(0, lies);
    }
    void draw(render::Canvas& canvas, const CeeloFeltView& view, double time) const;

 private:
    struct StackFlight {
        int amount;
        CeeloPot from, to;
    };
    static std::size_t nth_of(CeeloPot pot) { return pot.kind == CeeloPot::PotKind::Bank ? 0 : nth(pot.player); }
    int& pot(CeeloPot pot) { return lie_[nth(pot.kind)][nth_of(pot)]; }
    void draw_pot(render::Canvas& canvas, const CeeloFeltView& view, CeeloPot pot, double time) const;

    std::array<ceelo::Seats, 3> lie_{};  // coins in pockets, bets and the bank
    int banker_ = -1;
    CoinFlights<StackFlight> flights_;
};

}  // namespace boxcars::scenes

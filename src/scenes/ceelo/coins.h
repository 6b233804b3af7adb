// The coins on the cable drum: which coins make up an amount, how they are drawn, and how they move between pockets,
// bets and the bank when a fact is revealed.
#pragma once
#include "render/camera.h"
#include "render/tables/ceelo.h"
#include "rules/ceelo/rules.h"
#include "world/slide.h"
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
    void set(const ceelo::State& state);  // drops all coins in flight
    void reveal(const ceelo::Fact& fact, const CeeloFeltView& view, Ticks now, bool reduced);
    void tick(Ticks now);
    int take_landed();  // stacks landed since the last call

    int in(CeeloPot pot) const;                  // coins in flight count as arrived
    int lying(CeeloPot pot, double time) const;  // coins in flight are not counted
    void draw(render::Canvas& canvas, const CeeloFeltView& view, double time) const;

 private:
    struct StackFlight {
        world::Slide slide;
        int amount;
        CeeloPot from, to;
    };
    int& pot(CeeloPot pot);
    void move(CeeloPot from, CeeloPot to, int amount, world::SlideKind kind, const CeeloFeltView& view, Ticks began,
              bool reduced);
    void draw_pot(render::Canvas& canvas, const CeeloFeltView& view, CeeloPot pot, double time) const;

    ceelo::Seats pockets_{}, bets_{};
    int bank_ = 0, banker_ = -1;
    std::vector<StackFlight> flights_;
    int landed_ = 0;
};

}  // namespace boxcars::scenes

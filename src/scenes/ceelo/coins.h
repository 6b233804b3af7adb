// Coins on the cable drum: how many pieces an amount is, how they look, and how they travel between pockets, bets and
// the bank. Made from facts alone; a change is shown by coins that travel, never by numbers that jump.
#pragma once
#include "render/camera.h"
#include "render/tables/ceelo.h"
#include "rules/ceelo/rules.h"
#include "world/slide.h"
#include "world/throw/throw.h"

#include <vector>

namespace boxcars::scenes {

constexpr std::array<int, 4> coin_values{1, 5, 25, 100};  // penny, nickel, and two larger pieces
std::vector<int> coins_for(int amount);                   // largest first; adds up exactly

// One stack, `unit` px to the world unit; `at`: where the middle of its lowest coin touches the planks.
void draw_coin_stack(render::Canvas& canvas, glm::vec2 at, float unit, std::span<const int> coins, float light,
                     float alpha = 1);

struct CeeloPot {  // where coins lie
    enum class PotKind : std::uint8_t { Pocket, Bet, Bank } kind = PotKind::Pocket;
    int player = 0;  // of the bank: the banker
    bool operator==(const CeeloPot&) const = default;
};

struct CeeloFeltView {  // where pots are on the canvas now
    const render::CeeloTable& table;
    render::Camera camera;
    int near = 0;  // the player at the bottom

    int place(int player) const { return (player - near + table.players) % table.players; }
    glm::vec2 world(CeeloPot pot, float aside = 0) const;
    glm::vec2 at(CeeloPot pot, float aside = 0) const { return camera.project({world(pot, aside), 0}); }
};

// The hand of a computer player who throws from their place towards the middle, a little aside.
world::Toss hand_from(const CeeloFeltView& view, int player, std::uint64_t dust);

class CeeloCoins {
 public:
    void set(const ceelo::State& state);  // as it lies, nothing on its way
    void reveal(const ceelo::Fact& fact, const CeeloFeltView& view, Ticks now, bool reduced);
    void tick(Ticks now);
    int take_landed();  // stacks that came to lie since last asked: one clack each
    bool moving() const { return !flights_.empty(); }

    int in(CeeloPot pot) const;                  // as told, what is on its way counted where it goes
    int lying(CeeloPot pot, double time) const;  // as seen: what is on its way is in neither
    int banker() const { return banker_; }
    void draw(render::Canvas& canvas, const CeeloFeltView& view, double time) const;

 private:
    struct StackFlight {
        world::Slide slide;
        int amount;
        CeeloPot from, to;
        Ticks seen;  // lies where it comes from, from then on until it leaves
    };
    int& pot(CeeloPot pot);
    void move(CeeloPot from, CeeloPot to, int amount, world::SlideKind kind, const CeeloFeltView& view, Ticks began,
              Ticks now, bool reduced);
    void draw_pot(render::Canvas& canvas, const CeeloFeltView& view, CeeloPot pot, double time) const;

    ceelo::Seats pockets_{}, bets_{};
    int bank_ = 0, banker_ = -1;
    std::vector<StackFlight> flights_;
    int landed_ = 0;
};

}  // namespace boxcars::scenes

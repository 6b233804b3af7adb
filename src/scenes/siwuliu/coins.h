// Square-holed brass coins on the Lacquer Car's table: how many an amount is, how a heap of them lies in its circle,
// and coins on their way. Decides looks only; whose money it is comes from the facts of the rules.
#pragma once
#include "base/money.h"
#include "render/canvas.h"
#include "rules/siwuliu/rules.h"
#include "world/slide.h"

#include <utility>
#include <vector>

namespace boxcars::scenes {

// A coin stands for about a fiftieth of the opening bank, so that both circles can be compared by eye. Anything at all
// is at least one coin; a heap never shows more than most_coins.
constexpr int most_coins = 72;
int coins_for(Cents amount, Cents opening_bank);

// Where the stacks of a heap stand, px from its middle when a coin is 38 px wide, far ones first; up to nine.
std::vector<glm::vec2> heap_places(int stacks);
std::vector<int> stacks_of(int coins);  // the height of each, in the order of its place

struct HeapLook {
    int lit = -1;  // so many coins, from the bowl's side on, lie in full light and the rest stand back; -1: all
    bool lit_from_right = true;
    float alpha = 1;
};
// `middle`: of the circle; `px`: a coin's width.
void draw_heap(render::Canvas& canvas, glm::vec2 middle, float px, int coins, const HeapLook& look = {});
void draw_coins(render::Canvas& canvas, glm::vec2 foot, float px, int coins, float light = 1);  // one stack

// Coins that travel between the circles, the purse and the bank's owner.
class CoinFlights {
 public:
    void clear() { flights_.clear(); }
    // One stack after another, together `coins`; they leave at `now`. `home`: what they come to, where they go to the
    // purse.
    void go(world::SlideKind kind, glm::vec2 from, glm::vec2 to, int coins, Ticks now, bool reduced, Cents home = 0);
    void tick(Ticks now);
    bool moving(Ticks now) const;
    Cents on_the_way_home() const;                           // to the purse, not yet landed
    Ticks rest_at() const;                                   // when the last one lies
    int take_landed() { return std::exchange(landed_, 0); }  // stacks: one ring each
    void draw(render::Canvas& canvas, float px, double time) const;

 private:
    struct HeapFlight {
        world::Slide slide;
        int coins;
        Cents home;  // to the purse
    };
    std::vector<HeapFlight> flights_;
    int landed_ = 0;
};

// The money of the Lacquer Car as the eye sees it: what lies in the two circles, what is in the purse, coins on their
// way. Made from facts alone; a change is shown by coins that travel. Decides no amount.

class SiwuliuTill {
 public:
    struct CoinPlaces {
        glm::vec2 bank, player, purse, banker;  // the circles; the dash; beyond the table's edge, the banker himself
    };
    struct TillMoney {  // as words say it
        Cents purse = 0, bet = 0;
        Cents bank = 0;  // in the bank's circle
        Cents covered = 0, returned = 0;
        Cents won = 0, lost = 0, pushed = 0;  // of this round, once it is decided
        bool closed = false, decided = false;
    };

    void begin_round(const siwuliu::State& state, Cents opening_bank);
    void reveal(const siwuliu::Fact& fact, const CoinPlaces& places, Ticks now, bool reduced);
    void take_back(const siwuliu::State& state);  // a bet undone: as it was
    // What is the player's goes home to the purse; false: there was nothing to fetch.
    bool collect(const CoinPlaces& places, Cents balance, Ticks now, bool reduced);
    void tick(Ticks now);
    void come_to_rest();  // what travels lies where it goes
    bool moving(Ticks now) const { return flights_.moving(now) || !later_.empty(); }
    Ticks rest_at() const { return flights_.rest_at(); }
    int take_landed() { return flights_.take_landed(); }

    const TillMoney& money() const { return money_; }
    Cents purse_shown() const { return money_.purse - flights_.on_the_way_home(); }  // counts up as coins land
    int coins(bool player) const;                                                    // that lie in a circle now
    int coins_covered() const;                                                       // of the bank's
    void draw(render::Canvas& canvas, float px, double time) const { flights_.draw(canvas, px, time); }

 private:
    struct Later {  // a heap that changes when coins land
        Ticks at;
        bool player;
        Cents amount;
    };
    void send(world::SlideKind kind, glm::vec2 from, glm::vec2 to, Cents amount, Ticks when, bool reduced);
    void land(bool player, Cents amount) { later_.push_back({flights_.rest_at(), player, amount}); }

    TillMoney money_;
    Cents opening_ = 1, in_bank_ = 0, in_player_ = 0;
    CoinFlights flights_;
    std::vector<Later> later_;
};

}  // namespace boxcars::scenes

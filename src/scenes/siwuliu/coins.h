// The square-holed brass coins on the Lacquer Car's table: how many stand for an amount, how they lie as a heap in a
// circle, and how they travel. The rules' facts decide who gets them.
#pragma once
#include "base/money.h"
#include "render/canvas.h"
#include "rules/siwuliu/rules.h"
#include "world/slide.h"

#include <utility>
#include <vector>

namespace boxcars::scenes {

// A coin stands for a fiftieth of the opening bank, so that both circles can be compared by eye. An amount above 0 is
// shown as at least one coin and at most most_coins.
constexpr int most_coins = 72;
int coins_for(Cents amount, Cents opening_bank);

// The places of up to nine stacks in a heap, far ones first, in px from its middle for coins 38 px wide.
std::vector<glm::vec2> heap_places(int stacks);
std::vector<int> stacks_of(int coins);  // coins in each stack

struct HeapLook {
    // Number of coins in full light, from the bowl's side on; the rest are dimmed. -1: all are lit.
    int lit = -1;
    bool lit_from_right = true;
    float alpha = 1;
};
// `middle`: the circle's middle; `px`: the width of a coin.
void draw_heap(render::Canvas& canvas, glm::vec2 middle, float px, int coins, const HeapLook& look = {});
void draw_coins(render::Canvas& canvas, glm::vec2 foot, float px, int coins, float light = 1);  // draws one stack

// Coins that travel between the circles, the purse and the banker.
class CoinFlights {
 public:
    void clear() { flights_.clear(); }
    // Sends `coins` coins in stacks, one after another from `now` on. `home`: their value if they go to the purse.
    void go(world::SlideKind kind, glm::vec2 from, glm::vec2 to, int coins, Ticks now, bool reduced, Cents home = 0);
    void tick(Ticks now);
    Cents on_the_way_home() const;                           // cents on their way to the purse
    Ticks rest_at() const;                                   // when the last stack lands
    int take_landed() { return std::exchange(landed_, 0); }  // number of stacks landed
    void draw(render::Canvas& canvas, float px, double time) const;

 private:
    struct HeapFlight {
        world::Slide slide;
        int coins;
        Cents home;  // cents that go to the purse
    };
    std::vector<HeapFlight> flights_;
    int landed_ = 0;
};

// The money as the table shows it: in the two circles, in the purse and on its way as coins. Each fact updates it.
class SiwuliuTill {
 public:
    struct CoinPlaces {
        glm::vec2 bank, player, purse, banker;  // centres; `banker` is off the table
    };
    struct TillMoney {  // the amounts shown as text
        Cents purse = 0, bet = 0;
        Cents bank = 0;  // in the bank's circle
        Cents covered = 0, returned = 0;
        Cents won = 0, lost = 0, pushed = 0;  // results of the round, once decided
        bool closed = false, decided = false;
    };

    void begin_round(const siwuliu::State& state, Cents opening_bank);
    void reveal(const siwuliu::Fact& fact, const CoinPlaces& places, Ticks now, bool reduced);
    void take_back(const siwuliu::State& state);  // shows `state` after an undo
    // Moves the player's coins to the purse; false: there were none.
    bool collect(const CoinPlaces& places, Cents balance, Ticks now, bool reduced);
    void tick(Ticks now);
    void come_to_rest();  // ends all coin animations
    Ticks rest_at() const { return flights_.rest_at(); }
    int take_landed() { return flights_.take_landed(); }

    const TillMoney& money() const { return money_; }
    Cents purse_shown() const { return money_.purse - flights_.on_the_way_home(); }  // counts up as coins land
    int coins(bool player) const;                                                    // number of coins in one circle
    int coins_covered() const;  // covered coins of the bank; -1: all, once the bets are closed
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

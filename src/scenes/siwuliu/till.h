// The money of the Lacquer Car as the eye sees it: what lies in the two circles, what is in the purse, coins on their
// way. Made from facts alone; a change is shown by coins that travel. Decides no amount.
#pragma once
#include "rules/siwuliu/rules.h"
#include "scenes/siwuliu/coins.h"

namespace boxcars::scenes {

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

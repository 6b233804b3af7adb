// The square-holed brass coins on the Lacquer Car's table: how many stand for an amount, how they lie as a heap in a
// circle, and how they travel. The rules' facts decide who gets them.
#pragma once
#include "base/money.h"
#include "base/ticks.h"
#include "render/canvas.h"
#include "rules/siwuliu/rules.h"
#include "scenes/bank/bank.h"
#include "scenes/siwuliu/view.h"
#include "scenes/table/dice_cast.h"

namespace boxcars::scenes::siwuliu_feel {

constexpr Ticks before_banker = milliseconds(900);  // while uncovered coins go home
constexpr Ticks nothing_read = milliseconds(1300);  // time to show a throw that is repeated
constexpr Ticks pay_waits = milliseconds(420);      // time to read the verdict first
constexpr Ticks home_waits = milliseconds(250);     // from coins landing to the next round
constexpr Ticks verdict_in = milliseconds(180);
constexpr Ticks rim_in = milliseconds(160);
constexpr Ticks drain = milliseconds(300);
constexpr Ticks verdict_read = milliseconds(700);  // wait before a key may record
constexpr float towards_player = -1;               // y of a throw's direction
constexpr Ticks demo_pause = milliseconds(1500);   // before an automatic decision
constexpr Ticks demo_end = milliseconds(3200);     // time to show the result

inline const world::Tray tray{
    .half = {siwuliu_look::table.rim, siwuliu_look::table.rim}, .centre = siwuliu_look::table.bowl, .bowl = true};

inline CastFeel cast(const GameDie& die) {
    const glm::vec2 middle = siwuliu_look::table.bowl;
    return {.kind = die.kind,
            .wait = {middle + glm::vec2{-0.74f, 0.42f}, middle + glm::vec2{0.76f, 0.36f},
                     middle + glm::vec2{0.02f, -0.78f}},
            .tray = tray,
            .on_table = "die_bowl",
            .on_wall = "die_bowl"};
}

}  // namespace boxcars::scenes::siwuliu_feel

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

    void begin_round(const siwuliu::State& state, Cents opening_bank) {
        opening_ = std::max<Cents>(1, opening_bank);
        take_back(state);
    }
    void reveal(const siwuliu::Fact& fact, const CoinPlaces& places, Ticks now, bool reduced);
    void take_back(const siwuliu::State& state) {  // shows `state` after an undo
        flights_.clear();
        later_.clear();
        money_ = {.purse = state.balance, .bet = state.bet, .bank = state.bank, .covered = state.bet};
        in_bank_ = state.bank;
        in_player_ = state.bet;
    }
    // Moves the player's coins to the purse; false: there were none.
    bool collect(const CoinPlaces& places, Cents balance, Ticks now, bool reduced);
    void tick(Ticks now) {
        flights_.tick(now);
        std::erase_if(later_, [&](const Later& later) {
            if (now >= later.at) in(later.player) = later.amount;
            return now >= later.at;
        });
    }
    void come_to_rest() {  // ends all coin animations
        for (const Later& later : later_) in(later.player) = later.amount;
        later_.clear();
        flights_.clear();
    }
    Ticks rest_at() const { return flights_.rest_at(); }
    int take_landed() { return flights_.take_landed(); }
    bool ring(audio::Sounds& sounds) { return flights_.ring(sounds, 0.1f); }

    const TillMoney& money() const { return money_; }
    Cents purse_shown() const {  // counts up as coins land
        Cents shown = money_.purse;
        for (const auto& flight : flights_.all()) shown -= flight.load.home;
        return shown;
    }
    int coins(bool player) const {  // number of coins in one circle
        return coins_for(player ? in_player_ : in_bank_, opening_);
    }
    int coins_covered() const {  // covered coins of the bank; -1: all, once the bets are closed
        return money_.closed ? -1 : std::min(coins(false), coins_for(money_.covered, opening_));
    }
    void draw(render::Canvas& canvas, float px, double time) const;

 private:
    struct HeapFlight {
        int coins;
        Cents home;  // cents that go to the purse
    };
    struct Later {  // a heap that changes when coins land
        Ticks at;
        bool player;
        Cents amount;
    };
    // Sends coins in stacks, one after another from `when` on. `home`: their value if they go to the purse.
    void send(world::SlideKind kind, glm::vec2 from, glm::vec2 to, Cents amount, Ticks when, bool reduced,
              Cents home = 0);
    void land(bool player, Cents amount) { later_.push_back({flights_.rest_at(), player, amount}); }
    Cents& in(bool player) { return player ? in_player_ : in_bank_; }

    TillMoney money_;
    Cents opening_ = 1, in_bank_ = 0, in_player_ = 0;
    CoinFlights<HeapFlight> flights_;
    std::vector<Later> later_;
};

}  // namespace boxcars::scenes

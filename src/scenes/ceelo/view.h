// What the cable drum looks like: its coins, its times, and the places of its plates and of the dash.
#pragma once
#include "render/tables/ceelo.h"
#include "rules/ceelo/rules.h"
#include "scenes/bank/bank.h"
#include "scenes/hud.h"
#include "scenes/room_life.h"

#include <numeric>

namespace boxcars::scenes {

struct CeeloMoment;

constexpr std::array<int, 4> coin_values{1, 5, 25, 100};  // penny, nickel, and two larger pieces
std::vector<int> coins_for(int amount);                   // coins that make up `amount`, largest first

// Draws one stack. `unit` is px per world unit, `at` the middle of the lowest coin on the planks.
void draw_coin_stack(Canvas& canvas, vec2 at, float unit, std::span<const int> coins, float light, float alpha = 1);

enum class PotKind : std::uint8_t { Pocket, Bet, Bank };
struct CeeloPot {  // a place where coins lie
    PotKind kind = PotKind::Pocket;
    int player = 0;  // the banker if kind is Bank
    bool operator==(const CeeloPot&) const = default;
};

struct CeeloFeltView {  // projects pots to the canvas
    const CeeloTable& table;
    Camera camera;
    int near = 0;  // the player at the bottom

    int place(int player) const { return (player - near + table.players) % table.players; }
    vec2 world(CeeloPot pot, float aside = 0) const;
    vec2 at(CeeloPot pot) const { return camera.project({world(pot), 0}); }
};

// A computer player's toss: from the player's place, in roughly the direction of the drum's middle.
world::Toss hand_from(const CeeloFeltView& view, int player, std::uint64_t dust);

struct CeeloStack {  // a stack of coins that flies
    int amount;
    CeeloPot from, to;
};

class CeeloCoins : public CoinFlights<CeeloStack> {
 public:
    void set(const ceelo::State& state) {  // drops all coins in flight
        lie_ = {state.coins, state.bets, {state.bank}};
        banker_ = state.banker;
        flights_.clear();
    }
    void begin_round(const ceelo::RoundBegan& round) {
        lie_ = {round.coins};
        banker_ = round.banker;
    }
    void move(CeeloPot from, CeeloPot to, int coins, const world::Slide& slide) {
        if (coins <= 0) return;
        pot(from) -= coins;
        pot(to) += coins;
        flights_.push_back({slide, {coins, from, to}});
    }
    int banker() const { return banker_; }
    int in(CeeloPot pot) const { return lie_[nth(pot.kind)][nth_of(pot)]; }  // coins in flight count as arrived
    int all_bets() const {
        const ceelo::Seats& bets = lie_[nth(PotKind::Bet)];
        return std::accumulate(bets.begin(), bets.end(), 0);
    }
    int lying(CeeloPot pot, double time) const {  // coins in flight are not counted
        int lies = in(pot);
        for (const auto& [slide, stack] : flights_) {
            if (stack.to == pot) lies -= stack.amount;
            if (stack.from == pot && time < real(slide.began)) lies += stack.amount;
        }
        return std::max(0, lies);
    }
    void draw(Canvas& canvas, const CeeloFeltView& view, double time) const;

 private:
    static std::size_t nth_of(CeeloPot pot) { return pot.kind == PotKind::Bank ? 0 : nth(pot.player); }
    int& pot(CeeloPot pot) { return lie_[nth(pot.kind)][nth_of(pot)]; }
    void draw_pot(Canvas& canvas, const CeeloFeltView& view, CeeloPot pot, double time) const;

    std::array<ceelo::Seats, 3> lie_{};  // coins in pockets, bets and the bank
    int banker_ = -1;
};

}  // namespace boxcars::scenes

namespace boxcars::scenes::ceelo_feel {

constexpr Ticks think_stake = milliseconds(900), think_cover = milliseconds(800), think_throw = milliseconds(620);
constexpr Ticks watched_end = milliseconds(4000);                                  // shows a recorded game's result
constexpr Ticks pill_slides = milliseconds(700), news_stays = milliseconds(2200);  // news: "+3" beside the coins
constexpr Ticks light_in = milliseconds(160), light_holds = milliseconds(500), light_out = milliseconds(400);
constexpr Ticks longest_step = milliseconds(30'000);  // the most game time that STEP skips

// `rest_half` keeps resting dice in front of the bank's coins and clear of the bank's plate.
inline const world::Tray tray{.half = {2.8f, 2.7f}, .centre = {0, -0.01f}, .rest_half = {1.65f, 0.89f}, .open = true};

inline CastFeel cast(const GameDie& die) {
    return {.kind = die.kind,
            .wait = {{-0.95f, -0.05f}, {0.10f, -0.50f}, {1.00f, 0.10f}},
            .tray = tray,
            .on_table = "die_plank",
            .on_wall = "die_plank"};
}

}  // namespace boxcars::scenes::ceelo_feel

namespace boxcars::scenes::ceelo_look {

constexpr Wordmark wordmark{"ceelo", 5.46f};
constexpr Colour amber = hex(0xFFB454);

inline std::string signed_coins(int change) {  // "+3", "−3", "0"
    return change > 0 ? fmt::format("+{}", change) : change < 0 ? fmt::format("\u2212{}", -change) : "0";
}
// The height of the players' plates, px, if they lie in rows. 0: they stand beside the drum.
float plate_rows(const Layout& layout, int players);
Camera camera(const Layout& layout, int players = 2);
// The light of the Freight Car: the lantern over the bank, and moonlight through the door's slats.
RoomLook room(const Layout& layout, const Camera& camera, const CeeloTable& table);
constexpr float bank_plate_high = 42;  // px at 1280x720
Rect bank_plate(const Layout& layout, const Camera& camera, const CeeloTable& table);
// The banker's mark on the rim; `place` is fractional while it slides.
Rect banker_pill(const Layout& layout, const Camera& camera, const CeeloTable& table, float place);
Places dash_places(const Layout& layout);

// Places go clockwise from the player at the bottom, who is place 0: up the left column, then down the right one. The
// plate of place 0 is the lowest of the left column; in rows, sometimes of the right one.
class SeatPlates {
 public:
    SeatPlates(const Layout& layout, int players);
    const Rect& at(int place) const { return plates_[nth(place)]; }
    // Where this player's speech appears: above or below the plate, where it covers neither a plate nor a place of the
    // banker's mark; without room there, on the plate instead of its lower line.
    Rect speech(int place) const;
    // Draws the plate of a player with what is revealed of the round, and what the player says.
    void draw(Canvas& canvas, const CeeloMoment& moment, const CeeloFeltView& view, int player, double time) const;

 private:
    Rect side_;
    std::vector<Rect> plates_, marks_;  // marks_: the banker's mark at each place
};

Rect face_on(const Rect& plate);  // the place of the face

}  // namespace boxcars::scenes::ceelo_look

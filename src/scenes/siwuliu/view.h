// Draws what lies around the bowl of the Lacquer Car: the two circles with their heaps of square-holed brass coins, the
// thrown faces above each, and the plate with the verdict. Also the times of the table, and the money on it.
#pragma once
#include "render/tables/siwuliu.h"
#include "rules/siwuliu/rules.h"
#include "scenes/bank/bank.h"
#include "scenes/room_life.h"

namespace boxcars::scenes::siwuliu_look {

inline const SiwuliuTable table{};
Camera camera(const Layout& layout);
Places places(const Layout& layout);  // of the dash, and of what else is no part of the table
constexpr Wordmark wordmark{"siwuliu", 1162.0f / 142};
constexpr Colour accent = hex(0x8FC2FF);
constexpr float coin_width = 0.62f;  // world units

TableLook table_look(const Layout& layout, const Camera& camera, bool plain);
RoomLook room(const Layout& layout, const Camera& camera);  // the lantern's light over the bowl

enum class CircleOf { Bank, Player };
struct Circle {  // one side of the table
    CircleOf who = CircleOf::Bank;
    std::string title;            // "BANK"
    Cents amount = 0;             // written below the circle
    std::string note{}, coach{};  // "$120 covered · $200 open"; the coach's words
    std::vector<int> faces{};     // thrown; empty: nothing is drawn above the circle
    std::optional<int> point{};
    int coins = 0, lit = -1;           // coins in the heap, and lit ones; see draw_heap()
    float covered = 0, requested = 0;  // 0 to 1: the arc; with the next bet
    float won = 0, drained = 0;        // 0 to 1: light of the rim; faded colour
    bool on_turn = false;
};
void draw_circle(Canvas& canvas, const Layout& layout, const Camera& camera, const Circle& circle);
// A circle as the camera sees it. Without room beside the bowl, the circles lie below it and are smaller.
struct CircleView {
    vec2 at;         // its middle, world units
    float radius;    // world units
    vec2 middle;     // logical px
    float foot;      // from the middle to the lower edge, logical px
    float scale;     // of words and faces: 1 at 1280x720
    float faces_up;  // from the middle up to the thrown faces, px of scale 1
    bool below_bowl;

    vec2 px(float x, float y) const { return middle + vec2(x, y) * scale; }  // x, y: px of scale 1
    vec2 px(float y) const { return px(0, y); }
    vec2 faces() const { return px(-faces_up); }
    Type sized(const Type& type) const { return type.scaled(std::max(scale, 0.96f)); }  // stays legible
};
CircleView circle_view(const Layout& layout, const Camera& camera, CircleOf who);
inline float coin_px(const Camera& camera) { return coin_width * unit_at(camera, {}); }
// Where a press takes the dice.
inline bool on_bowl(const Camera& camera, vec2 at) {
    return glm::length(vec2{camera.on_plane(at, 0.6f)} - table.bowl) < table.rim;
}

struct VerdictWords {  // on the plate below the bowl
    std::string words{}, sub{};
    bool celebrate = false;  // the player's throw won money
};
constexpr float plate_high = 74;        // of the plate at 1280x720, px
constexpr float verdict_grows = 0.19f;  // largest growth, as a share of the plate's width
Rect verdict_place(const Layout& layout, const Camera& seen);
Rect edge_place(const Layout& layout, const Camera& camera);       // the plate before the first bet
inline bool small_edge(const Rect& edge) { return edge.w < 470; }  // without room for the key
Rect other_sheet_place(const Layout& layout, const Rect& edge);    // the button on the plate `edge`
// Long words make the plate wider. On one as wide as the table, they are broken into lines.
void draw_verdict(Canvas& canvas, const Layout& layout, Rect plate, const VerdictWords& verdict, float come);

// Draws the bowl `since` ticks after it began to ring: a glowing lip and, unless `still`, light waves over the table.
void draw_ringing(Canvas& canvas, const Camera& camera, double since, bool still);
constexpr Ticks ringing = milliseconds(1300);
inline bool rings(double since) { return since >= 0 && since < real(ringing); }

WinRays rays(const Camera& camera);  // for a big win; refers to the camera

}  // namespace boxcars::scenes::siwuliu_look

namespace boxcars::scenes::siwuliu_feel {

constexpr Ticks before_banker = milliseconds(900);  // while uncovered coins go home
constexpr Ticks nothing_read = milliseconds(1300);  // time to show a throw that is repeated
constexpr Ticks pay_waits = milliseconds(420);      // time to read the verdict first
constexpr Ticks home_waits = milliseconds(250);     // from coins landing to the next round
constexpr Ticks verdict_in = milliseconds(180), rim_in = milliseconds(160), drain = milliseconds(300);
constexpr Ticks verdict_read = milliseconds(700);                                // wait before a key may record
constexpr float towards_player = -1;                                             // y of a throw's direction
constexpr Ticks demo_pause = milliseconds(1500), demo_end = milliseconds(3200);  // before a decision; at the end

inline const world::Tray tray{
    .half = {siwuliu_look::table.rim, siwuliu_look::table.rim}, .centre = siwuliu_look::table.bowl, .bowl = true};

inline CastFeel cast(const GameDie& die) {
    const vec2 middle = siwuliu_look::table.bowl;
    return {.kind = die.kind,
            .wait = {middle + vec2{-0.74f, 0.42f}, middle + vec2{0.76f, 0.36f}, middle + vec2{0.02f, -0.78f}},
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
std::vector<vec2> heap_places(int stacks);
std::vector<int> stacks_of(int coins);  // coins in each stack

// `middle`: the circle's middle; `px`: the width of a coin; `lit`: number of coins in full light, from the bowl's side
// on; the rest are dimmed. -1: all are lit.
void draw_heap(Canvas& canvas, vec2 middle, float px, int coins, int lit, bool lit_from_right, float alpha);

struct HeapFlight {
    int coins;
    Cents home;  // cents that go to the purse
};

// The money as the table shows it: in the two circles, in the purse and on its way as coins. Each fact updates it.
class SiwuliuTill : public CoinFlights<HeapFlight> {
 public:
    struct CoinPlaces {
        vec2 bank, player, purse, banker;  // centres; `banker` is off the table
    };
    struct TillMoney {                       // the amounts shown as text
        Cents purse = 0, bet = 0, bank = 0;  // bank: in its circle
        Cents covered = 0, returned = 0;
        Cents won = 0, lost = 0, pushed = 0;  // results of the round, once decided
        bool closed = false, decided = false;
    };

    void begin_round(const siwuliu::State& state, Cents opening_bank) {
        opening_ = opening_bank;
        flights_.clear();
        later_.clear();
        money_ = {.purse = state.balance, .bet = state.bet, .bank = state.bank, .covered = state.bet};
        in_bank_ = state.bank;
        in_player_ = state.bet;
    }
    void reveal(const siwuliu::Fact& fact, const CoinPlaces& places, Ticks now, bool reduced);
    // Moves the player's coins to the purse; false: there were none.
    bool collect(const CoinPlaces& places, Cents balance, Ticks now, bool reduced);
    void tick(Ticks now) {
        CoinFlights::tick(now);
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

    const TillMoney& money() const { return money_; }
    Cents purse_shown() const {  // counts up as coins land
        Cents shown = money_.purse;
        for (const Flight& flight : flights_) shown -= flight.load.home;
        return shown;
    }
    int coins(bool player) const { return coins_for(player ? in_player_ : in_bank_, opening_); }  // in one circle
    int coins_covered() const {  // coins of the bank that bets cover; -1: all, as betting is closed
        return money_.closed ? -1 : std::min(coins(false), coins_for(money_.covered, opening_));
    }
    void draw(Canvas& canvas, float px, double time) const;

 private:
    struct Later {  // a heap that changes when coins land
        Ticks at;
        bool player;
        Cents amount;
    };
    // Sends coins, if any, in stacks, one after another from `when` on. `home`: their value if they go to the purse.
    void send(world::SlideKind kind, vec2 from, vec2 to, Cents amount, Ticks when, bool reduced, Cents home = 0);
    // Of the facts that settle the bet; `pays`: when coins begin to move.
    void settle(const siwuliu::Fact& fact, const CoinPlaces& places, Ticks pays, bool reduced);
    Cents& in(bool player) { return player ? in_player_ : in_bank_; }
    void land(bool player, Cents amount) { later_.push_back({rest_at(), player, amount}); }

    TillMoney money_;
    Cents opening_ = 1, in_bank_ = 0, in_player_ = 0;
    std::vector<Later> later_;
};

}  // namespace boxcars::scenes

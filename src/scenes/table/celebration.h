// Celebrates a human player's win by its tier, and any game's feat. The table says where the prize is counted.
#pragma once
#include "audio/sound.h"
#include "rules/hand.h"
#include "scenes/places/layout.h"
#include "scenes/table/result_beat.h"

namespace boxcars::scenes {

struct WayHome {                // path of won chips or coins
    vec2 from{0}, to{0};        // logical px
    std::string_view sprite{};  // under assets; empty: draws nothing
    float px = 30;
};
// Draws `count` chips or coins that fly into a heap, `seconds` after the first one left. `still`: all lie in the heap.
void draw_way_home(Canvas& canvas, const WayHome& way, int count, double seconds, bool still);
double way_home_takes(int count);  // seconds until the last one rests

// Draws a boxcar whose windows are the pips of a six. `lit`: 0 to 1; `turned`: angle of the wheels in radians.
void draw_boxcar(Canvas& canvas, const Rect& body, float lit, float turned);
// Draws the lamp of a heart. `lit`: from 0, out, to 1; `cracked`: how far the crack of one that is out has come.
void draw_heart_lamp(Canvas& canvas, const Rect& where, float lit, float cracked = 1);
// Draws the lantern that stands for a keepsake; it shines in `light`.
void draw_lantern(Canvas& canvas, const Rect& where, Colour light);
// Draws puffs of white steam that rise and drift away from `from`; `strength` scales their opacity.
void draw_steam(Canvas& canvas, vec2 from, vec2 drift, double seconds, float strength);

struct PrizePlace {           // where a prize counts up
    vec2 middle;              // middle of its text, logical px
    float room = 400;         // greatest width of the text
    vec2 home{0};             // where won chips or coins go
    std::string_view coin{};  // sprite of chips or coins; empty: none fly
    float rail_from = 0;      // x, logical px: a feat's train comes out here, beside a player's plate
};

struct ThrowPlaces {  // where a throw's result is drawn
    Camera camera;
    vec2 total;  // where the dice's numbers fly to, logical px
    PrizePlace prize;
    Arriving arriving = Arriving::SideBySide;
    float ticket_foot = 0;  // y, logical px: the foot of the free strip for a milestone's ticket
};
inline ThrowPlaces throw_places(const Layout& layout) {  // defaults, which a table may adjust
    const vec2 under_bar{layout.table.centre().x, layout.table.y + 40};
    return {table_camera(layout),
            under_bar,
            {under_bar, std::min(400.0f, layout.table.w - 40)},
            Arriving::SideBySide,
            layout.side.y + layout.side.h};
}

class Celebration {
 public:
    void chase_along(Wordmark wordmark) { wordmark_ = wordmark; }
    // `unit`: the unit of the win, from the game's hand_unit().
    void begin(const rules::Win& win, std::string_view unit, Ticks now, audio::Sounds& sounds);
    void end() { win_ = {}; }
    rules::WinTier tier(Ticks now) const { return lasts(real(now)) ? win_.tier : rules::WinTier::None; }
    bool lasts(double time) const {  // `time`: in ticks
        return win_.tier != rules::WinTier::None && seconds(time) >= 0 && seconds(time) < takes();
    }
    std::string_view name(Ticks now) const;  // the tier; empty: no celebration
    // True during a great win, which stops play until it is over or a key ends it.
    bool holds(Ticks now) const { return tier(now) == rules::WinTier::Great; }
    std::string_view feat(Ticks now) const { return lasts(real(now)) ? win_.feat : std::string_view{}; }
    Ticks feat_left(Ticks now) const;  // remaining ticks of a feat, or 0

    struct Surroundings {
        Canvas& canvas;
        const Layout& layout;
        Colour accent;
        PrizePlace prize;
        Rect dice;        // box around the dice, kept clear
        double time = 0;  // in ticks
        bool still = false;
    };
    void draw(const Surroundings& at) const;  // requires lasts(at.time)

 private:
    void draw_total(const Surroundings& at, float light) const;
    void draw_feat(const Surroundings& at) const;
    void draw_rail(const Surroundings& at, float light) const;
    void draw_train(const Surroundings& at, float light) const;
    double takes() const;                    // total length in seconds
    std::string counted(double time) const;  // the prize counted up so far
    double seconds(double time) const { return (time - real(begun_)) / ticks_per_second; }
    Wordmark wordmark_;
    rules::Win win_;
    std::string_view unit_;
    Ticks begun_ = 0;
};

}  // namespace boxcars::scenes

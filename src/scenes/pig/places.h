// The times and places of the Pig table. Times are ticks of 1/120 s; a track for each player lies in world units, and
// offsets from the die are pixels of the 1280x720 picture.
#pragma once
#include "render/tables/pig.h"
#include "rules/pig/rules.h"
#include "scenes/buttons.h"
#include "scenes/places/layout.h"
#include "scenes/table/dice_cast.h"

namespace boxcars::scenes::pig_feel {

constexpr Ticks opening_pause = milliseconds(900);                                 // shows who starts
constexpr Ticks think_first = milliseconds(620), think_again = milliseconds(520);  // before a computer's rolls
constexpr Ticks after_bust = milliseconds(1350), after_bank = milliseconds(950);   // shows the loss, the gain
constexpr Ticks watched_end = milliseconds(4000);                                  // shows a recorded game's result
constexpr Ticks drain = milliseconds(300);                                         // the numbers lose their colour
// A wagon moves to its new place, slides back after a bust, and takes the winner's lap of honour.
constexpr Ticks ride = milliseconds(620), skid = milliseconds(720), lap = milliseconds(3300);
constexpr Ticks signal_falls = milliseconds(340);

inline const world::Tray tray{.half = {7.2f, 2.0f}, .rest_half = {0.85f, 0.55f}};

inline CastFeel cast(const GameDie& die) {
    return {.kind = die.kind, .wait = {vec2{0}}, .tray = tray, .on_table = "die_leather", .on_wall = "die_wall"};
}

inline std::size_t seat(int player) { return nth(std::max(0, player)); }

}  // namespace boxcars::scenes::pig_feel

namespace boxcars::scenes::pig_look {

constexpr Wordmark wordmark{"pig", 2.28f};

// The colours of Pig's car and of its players, one for each track. Colour-blind players can tell `any_eyes` apart.
namespace hue {
constexpr Colour pink = hex(0xFF9DB2), blue = hex(0x9CC4FF), inlay = hex(0xFFE6B0);
constexpr Colour pip = hex(0x351028), brass = hex(0xBE8B38);
constexpr std::array<Colour, pig::most_players> tracks{pink,          blue,          hex(0x7FE8C8), hex(0xFFB454),
                                                       hex(0xC9A0FF), hex(0xC6E36B), hex(0xFF8A5C), hex(0xF0E8D6),
                                                       hex(0x4FC3D9), hex(0xE4607C)};
constexpr std::array<Colour, pig::most_players> any_eyes{hex(0xFFD24A), hex(0x5AA9FF), hex(0xF6F0E0), hex(0xE58A2B),
                                                         hex(0x8FE3D0), hex(0xB58CD8), hex(0xA8B0B8), hex(0xD9E86A),
                                                         hex(0x3F78C8), hex(0xF3B6C6)};
}  // namespace hue

inline Colour track_hue(int track, bool any_eyes) { return (any_eyes ? hue::any_eyes : hue::tracks)[nth(track)]; }

inline const PigTable table{};  // the table for two players
constexpr vec3 origin{0};       // the middle of every table

constexpr float label_gap = 0.66f;  // world units from the inner rail to its numbers

// The distance between neighbouring tracks in world units. With more than two players the tracks fill the bed.
inline float gap_of_tracks(const PigTable& wood) {
    return (wood.outer_rail - wood.inner_rail) / as_float(wood.tracks - 1);
}
inline PigTable table_for(int players, vec2 corner = table.corner) {
    PigTable wood;
    wood.tray_half += corner - wood.corner;
    wood.corner = corner;
    if (players <= 2) return wood;
    wood.tracks = players;
    wood.inner_rail = 0.94f;
    wood.outer_rail = 2.00f;
    wood.half_gauge = std::min(wood.half_gauge, 0.30f * gap_of_tracks(wood));
    return wood;
}

// All tracks are parallel and use the same fractions, so equal scores are side by side.
inline world::Rail track(int nth, int players, vec2 corner = table.corner) {
    const PigTable wood = table_for(players);
    const float middle = (table.inner_rail + table.outer_rail) / 2;
    const float radius = nth == players - 1 ? wood.outer_rail : wood.inner_rail + as_float(nth) * gap_of_tracks(wood);
    return {corner + middle, middle, radius - middle};
}
// The table stands: it is shorter across than the table of a wide canvas.
inline bool stands(const world::Rail& rail) { return rail.half.x < table.corner.x; }
// The scale of a wagon: as wide as its track allows, at least `least`. With many players wagons overlap a little.
inline float wagon_size(int players) {
    constexpr float wagon_wide = 0.54f, least = 0.42f;
    return std::clamp(gap_of_tracks(table_for(players)) / wagon_wide, least, 1.0f);
}

constexpr float least_board = 95;  // height in px of the room that a strip beside the table leaves below it

// Above or beside a table that stands, a strip shows the opponent, or the standings of more than two players.
inline Rect strip(const Layout& l, int players) {
    const int rows = (players + 1) / 2;
    const float high =
        players == 2 ? std::min(70.0f, l.side.h) : std::min(12 + 31.0f * as_float(rows), l.side.h - least_board);
    return {l.side.x, l.side.y, l.side.w, l.of(Forms<float>{0, high})};
}
// The camera over the table, and the railway's corner (see PigTable). A table that stands fills the room below a strip.
struct Sight {
    Camera camera;
    vec2 corner = table.corner;
    Rect board{};  // beside the table, for what is otherwise printed in the tray

    bool stands() const { return corner != table.corner; }
    vec2 seam() const { return table_for(2, corner).tray_half - vec2(table.seam_inset); }  // of the tray
};
inline Sight sight(Layout l, int players) {
    const Rect above = strip(l, players);
    const bool beside = !l.side.touches(l.table), board = beside && l.side.h - above.h > least_board - 1;
    if (!beside) l.table.y += above.h, l.table.h -= above.h;
    Sight seen{table_camera(l, {10.2f, board ? 11 : 13.6f})};
    if (!l.handheld) return seen;
    if (board) seen.board = {above.x, above.y + above.h, above.w, l.side.h - above.h};
    constexpr float wood = 0.5f;  // width of the wood outside the bed, world units
    const float unit = seen.camera.px_per_unit(origin);
    const vec2 half = vec2{l.table.w, l.table.h / sin_above} / (2 * unit);
    seen.corner = half - table.bed_outside - wood;
    seen.camera.looks_at.y = -0.0106f * half.y * half.y;  // centres the table, whose near end is drawn larger
    return seen;
}

constexpr float print_px = 62;  // px of a world unit at 1280x720

// The halves of the tray, of the turn total and of its rolls: beside the die, behind and before it, or on a board.
struct TrayScale {
    float scale;              // of letters
    vec2 total, rolls, step;  // the middles of the halves; a px of 1280x720
    bool stands;

    TrayScale(const Sight& seen)
        : scale(seen.camera.px_per_unit(origin) / print_px), step(scale), stands(seen.stands() && seen.board.empty()) {
        const vec2 middle = seen.camera.project(origin), aside{288 * scale, 0};
        total = middle - aside;
        rolls = middle + aside;
        const auto fit = [this](vec2 room) {
            step = glm::min(vec2{1}, room / vec2{284, 190});
            scale = step.y;
        };
        if (const Rect& board = seen.board; !board.empty()) {
            total = board.centre() - px_right(0.26f * board.w);
            rolls = board.centre() + px_right(0.24f * board.w);
            fit({0.42f * board.w, 1.23f * board.h - 32});  // small letters stay legible
        }
        if (!stands) return;
        constexpr float die = 0.5f;  // world units behind the ring that the die hides
        const vec2 seam = seen.seam();
        const auto y = [&](float along) { return seen.camera.project({0, along, 0}).y; };
        const float high = y(table.ring_outside + die) - y(seam.y);
        total = {middle.x, y(seam.y) + high / 2};
        rolls = {middle.x, (y(-seam.y) + y(-table.ring_outside)) / 2};
        fit({2 * seam.x * print_px * scale, high});
    }
    bool tight() const { return stands && scale < 0.6f; }
    vec2 on_total(float y) const { return total + px_down(y) * step; }
    vec2 on_rolls(float y, float x = 0) const { return rolls + vec2(x, y) * step; }
    Type sized(const Type& type) const { return legible(type.scaled(scale)); }
};

}  // namespace boxcars::scenes::pig_look

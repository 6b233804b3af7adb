// Draws the cable drum's table: the bank's amber arc and plate, the banker's pill on the rim, lights, the standings.
// Also the places of the dash.
#pragma once
#include "render/tables/ceelo.h"
#include "scenes/hud.h"
#include "scenes/money_ink.h"
#include "scenes/room_life.h"

#include <span>

namespace boxcars::scenes::ceelo_look {

constexpr Wordmark wordmark{"ceelo", 5.46f};
constexpr render::Colour amber = render::hex(0xFFB454);

std::string signed_coins(int change);  // "+3", "−3", "0"
// On an upright screen, the players' plates lie in rows above the drum.
constexpr float plate_row = 62;  // px
inline float plate_rows(const Layout& layout, int players) {
    const int rows = (players + 1) / 2;
    return layout.portrait ? 6 + plate_row * static_cast<float>(rows) : 0;
}
render::Camera camera(const Layout& layout, int players = 2);
inline bool upright(const render::Camera& seen) { return seen.band.h > seen.band.w; }
render::TableLook table_look(const render::Camera& camera, const render::CeeloTable& table);
// The light of the Freight Car: the lantern over the bank, and moonlight through the door's slats.
RoomLook room(const Layout& layout, const render::Camera& camera, const render::CeeloTable& table);

// Draws the arc round the bank, clockwise from the top: the `covered` share, 0 to 1, then the share a bet would add.
void draw_arc(render::Canvas& canvas, const render::Camera& camera, const render::CeeloTable& table, float covered,
              float proposed);
render::Rect bank_plate(const render::Camera& camera, const render::CeeloTable& table);
void draw_bank_plate(render::Canvas& canvas, const render::Camera& camera, const render::CeeloTable& table,
                     const std::string& title, const std::string& line);
void draw_sector_light(render::Canvas& canvas, const render::Camera& camera, const render::CeeloTable& table, int place,
                       render::Colour colour, float light);
// The banker's mark on the rim; `place` is fractional while it slides.
render::Rect banker_pill(const render::Camera& camera, const render::CeeloTable& table, float place);
void draw_banker_pill(render::Canvas& canvas, render::Rect where);
void draw_proposed(render::Canvas& canvas, glm::vec2 at, float unit, int amount);  // draws `amount` in a dashed ring

struct Standing {
    std::string name;
    int coins = 0, change = 0;  // change: since the game began
    bool won = false;
};
void draw_standings(render::Canvas& canvas, const render::Camera& camera, const render::CeeloTable& table,
                    const std::string& title, std::span<const Standing> standings, const MoneyInk& ink, double since);

struct Dash {
    render::Rect purse, amount, less, more, slider, verb;
    render::Rect all, cover;  // the two buttons that stake or bet
    render::Rect skip, pause, speed, new_match;
    render::Rect look_back;  // the button above the dash, on the right
    glm::vec2 purse_label, amount_label, words;
    float words_wide = 0, words_wide_alone = 0;  // words_wide_alone: the width while no decision is due
};
Dash dash_places(const Layout& layout);

}  // namespace boxcars::scenes::ceelo_look

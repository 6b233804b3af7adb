// How the Freight Car looks round its coins: the amber arc round the bank, the banker's brass pill on the rim, the
// standings, the dash's places. Reads what it is given; decides nothing.
#pragma once
#include "platform/settings.h"
#include "render/tables/ceelo.h"
#include "scenes/hud.h"
#include "scenes/money_ink.h"
#include "scenes/room_life.h"

#include <span>

namespace boxcars::scenes::ceelo_look {

constexpr Wordmark wordmark{"ceelo", 5.46f};
constexpr render::Colour amber = render::hex(0xFFB454);

MoneyInk ink_for(platform::ColourVision vision);
std::string signed_coins(int change);  // "+3", "−3", "0"
render::Camera camera(const Layout& layout);
render::TableLook table_look(const render::Camera& camera, const render::CeeloTable& table);
// The Freight Car: its lantern over the bank, the moon through the door's slats.
RoomLook room(const Layout& layout, const render::Camera& camera, const render::CeeloTable& table);

// Round the bank, clockwise from the top, in shares of it: covered, and what a bet just proposed would add.
void draw_arc(render::Canvas& canvas, const render::Camera& camera, const render::CeeloTable& table, float covered,
              float proposed);
render::Rect bank_plate(const render::Camera& camera, const render::CeeloTable& table);
void draw_bank_plate(render::Canvas& canvas, const render::Camera& camera, const render::CeeloTable& table,
                     const std::string& title, const std::string& line);
void draw_sector_light(render::Canvas& canvas, const render::Camera& camera, const render::CeeloTable& table, int place,
                       render::Colour colour, float light);
// The banker's mark on the rim; between two places while it slides.
render::Rect banker_pill(const render::Camera& camera, const render::CeeloTable& table, float place);
void draw_banker_pill(render::Canvas& canvas, render::Rect where);
void draw_proposed(render::Canvas& canvas, glm::vec2 at, float unit, int amount);  // a coin of dashes

struct Standing {
    std::string name;
    int coins = 0, change = 0;  // since the game began
    bool won = false;
};
void draw_standings(render::Canvas& canvas, const render::Camera& camera, const render::CeeloTable& table,
                    const std::string& title, std::span<const Standing> standings, const MoneyInk& ink, double since);

struct Dash {
    render::Rect purse, amount, less, more, slider, verb;
    render::Rect all, cover;  // what stakes coins: nothing else is pressed there
    render::Rect skip, pause, speed, new_match;
    render::Rect look_back;  // over the dash, under the right column of plates
    glm::vec2 purse_label, amount_label, words;
    float words_wide = 0, words_wide_alone = 0;  // alone: nobody decides
};
Dash dash_places(const Layout& layout);

}  // namespace boxcars::scenes::ceelo_look

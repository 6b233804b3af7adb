// What the cable drum looks like, and the places of its plates and of the dash.
#pragma once
#include "render/tables/ceelo.h"
#include "scenes/bank/bank.h"
#include "scenes/hud.h"
#include "scenes/room_life.h"

namespace boxcars::scenes::ceelo_look {

constexpr Wordmark wordmark{"ceelo", 5.46f};
constexpr render::Colour amber = render::hex(0xFFB454);

inline std::string signed_coins(int change) {  // "+3", "−3", "0"
    return change > 0 ? fmt::format("+{}", change) : change < 0 ? fmt::format("\u2212{}", -change) : "0";
}
// On an upright screen, the players' plates lie in rows above the drum.
constexpr float plate_row = 62;  // px
inline float plate_rows(const Layout& layout, int players) {
    const int rows = (players + 1) / 2;
    return layout.portrait ? 6 + plate_row * static_cast<float>(rows) : 0;
}
render::Camera camera(const Layout& layout, int players = 2);
inline render::TableLook table_look(const render::Camera& camera, const render::CeeloTable& table) {
    return {.shader = "ceelo_table", .camera = camera, .numbers = table.numbers()};
}
// The light of the Freight Car: the lantern over the bank, and moonlight through the door's slats.
RoomLook room(const Layout& layout, const render::Camera& camera, const render::CeeloTable& table);

constexpr float bank_plate_high = 42;  // px at 1280x720
render::Rect bank_plate(const render::Camera& camera, const render::CeeloTable& table);
// The banker's mark on the rim; `place` is fractional while it slides.
render::Rect banker_pill(const render::Camera& camera, const render::CeeloTable& table, float place);

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

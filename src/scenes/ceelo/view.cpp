#include "scenes/ceelo/view.h"

#include <cmath>

namespace boxcars::scenes::ceelo_look {

using namespace render;
constexpr float pi = glm::pi<float>();

Camera camera(const Layout& layout, int players) {
    Camera from;
    const Rect& t = layout.table;
    if (layout.portrait) {
        Layout below = layout;
        below.table.y += plate_rows(layout, players);
        below.table.h -= plate_rows(layout, players);
        return upright_view(table_camera(below, {9.7f, 10.3f}), -0.3f);
    }
    // A narrow window shows the middle of the 1280 px wide picture and cuts off its sides.
    from.band = layout.narrow ? Rect{t.centre().x - 640, t.y, 1280, t.h} : t;
    return from;
}

RoomLook room(const Layout& layout, const Camera& from, const CeeloTable& table) {
    const float unit = from.px_per_unit({table.bank, 0});
    return {.seen = layout.table,
            .beam = from.project({-0.4f, 0.5f, 1.4f}),
            .reach = {4.9f * unit, 3.9f * unit},
            .brass = ring_on_table(from, table.drum, 0.5f * (table.planks + table.rim)),
            .lamp = hex(0xFFCF93),
            .window = hex(0xCFDDFF)};
}

// The plate covers the lower edge of the bank's ring, nearer to the dice than to the coins of the player at the bottom.
Rect bank_plate(const Camera& from, const CeeloTable& table) {
    const float small = upright(from) ? 1 : std::clamp(from.px_per_unit({table.bank, 0}) / 62, 0.62f, 1.0f);
    const glm::vec2 middle = from.project({table.bank - glm::vec2(0, table.track - 0.10f), 0});
    const float wide = 164 * small, high = bank_plate_high * small;
    return {middle.x - wide / 2, middle.y - high / 2, wide, high};
}

Rect banker_pill(const Camera& from, const CeeloTable& table, float place) {
    const float turn = -pi / 2 - 2 * pi * place / static_cast<float>(table.players);
    const float radius = (table.planks + table.rim) / 2 - 0.02f;
    glm::vec2 out{(radius + 0.52f) * std::cos(turn), radius * std::sin(turn)};  // clear of the banker's own coins
    if (upright(from)) out = {3.6f * std::cos(turn), radius * std::sin(turn) + 0.4f * std::abs(std::cos(turn))};
    const glm::vec2 at = from.project({table.drum + out, 0.12f});
    const float wide = upright(from) ? 104 : 79, high = upright(from) ? 27 : 23;  // px, fits the word
    return {at.x - wide / 2, at.y - high / 2, wide, high};
}

static void set_upright_places(Dash& dash, const Rect& d) {
    const float wide = (d.w - 28) / 3, row = d.y + 72, low = d.y + 137;
    dash.purse_label = {d.x + 12, d.y + 16};
    dash.purse = {d.x + 12, d.y + 28, 84, 36};
    dash.words = {d.x + 166, d.y + 25};
    dash.words_wide = dash.words_wide_alone = d.w - 176;
    dash.less = {d.x + 8, row, thumb, thumb};
    dash.amount_label = {d.x + 73, row + 7};
    dash.amount = {d.x + 73, row + 18, 84, 40};
    dash.more = {d.x + 163, row, thumb, thumb};
    dash.slider = {d.x + 232, row, d.w - 240, thumb};
    dash.all = dash.skip = {d.x + 8, low, wide, thumb};
    dash.cover = dash.pause = {d.x + 14 + wide, low, wide, thumb};
    dash.verb = dash.speed = {d.x + 20 + 2 * wide, low, wide, thumb};
    dash.new_match = {d.x + 8, low, 2 * wide + 6, thumb};
    dash.look_back = {d.x + d.w - 8 - 160, d.y - 64, 160, thumb};
}

static void set_narrow_places(Dash& dash, const Rect& d) {
    const float right = d.x + d.w;
    const float verb = std::clamp(0.15f * d.w, 120.0f, 150.0f), stake = std::clamp(0.16f * d.w, 128.0f, 160.0f);
    dash.purse_label = {d.x + 24, d.y + 18};
    dash.purse = {d.x + 24, d.y + 28, 84, 40};
    dash.words = {d.x + 200, d.y + 26};
    dash.words_wide = dash.words_wide_alone = d.w - 220;
    dash.amount_label = {d.x + 24, d.y + 84};
    dash.less = {d.x + 24, d.y + 92, 44, 44};
    dash.amount = {d.x + 78, d.y + 94, 84, 40};
    dash.more = {d.x + 172, d.y + 92, 44, 44};
    dash.verb = {right - 24 - verb, d.y + 78, verb, 60};
    dash.cover = {dash.verb.x - 12 - stake, d.y + 78, stake, 60};
    dash.all = {dash.cover.x - 12 - stake, d.y + 84, stake, 52};
    dash.slider = {d.x + 240, d.y + 92, std::clamp(dash.all.x - d.x - 264, 0.0f, 230.0f), 44};
    dash.skip = {d.x + 24, d.y + 84, 90, 52};
    dash.pause = {d.x + 122, d.y + 84, 96, 52};
    dash.speed = {d.x + 226, d.y + 84, 64, 52};
    dash.new_match = {d.x + 24, d.y + 84, 180, 52};
}

Dash dash_places(const Layout& layout) {
    const Rect& d = layout.dash;
    const float right = d.x + d.w;
    Dash dash;
    dash.look_back = {right - (layout.narrow ? 16.0f : 40.0f) - 160, d.y - 54, 160, 40};
    if (layout.portrait) return set_upright_places(dash, d), dash;
    if (layout.narrow) return set_narrow_places(dash, d), dash;
    dash.purse_label = {d.x + 40, d.y + 22};
    dash.purse = {d.x + 40, d.y + 34, 96, 46};
    dash.words = {d.x + 190, d.y + 43};
    dash.amount_label = {right - 652, d.y + 22};
    dash.less = {right - 652, d.y + 33, 48, 48};
    dash.amount = {right - 594, d.y + 34, 96, 46};
    dash.more = {right - 488, d.y + 33, 48, 48};
    dash.slider = {right - 652, d.y + 84, 212, 20};
    dash.cover = {right - 396, d.y + 9, 180, 50};
    dash.all = {right - 396, d.y + 63, 180, 40};
    dash.verb = {right - 204, d.y + 18, 168, 72};
    dash.skip = {right - 652, d.y + 29, 78, 50};
    dash.pause = {right - 566, d.y + 29, 90, 50};
    dash.speed = {right - 468, d.y + 29, 60, 50};
    dash.new_match = {right - 396 - 12 - 180, d.y + 29, 180, 50};
    dash.words_wide = dash.less.x - dash.words.x - 24;
    dash.words_wide_alone = dash.skip.x - dash.words.x - 24;
    return dash;
}

}  // namespace boxcars::scenes::ceelo_look

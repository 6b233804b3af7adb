#include "scenes/night/board.h"

#include "scenes/night/words.h"
#include "scenes/type.h"
#include "session/night/date.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace render;

constexpr float head_high = 92, foot_high = 140, widest = 880, row_most = 84, row_gap = 8;
constexpr const char* practice =
    "The same dice for everybody: practice. It counts in no statistics, high scores or purse.";

void draw_result(Canvas& canvas, const session::StopStanding& standing, const std::string& stands, glm::vec2 right_end,
                 bool next) {
    if (!standing.over)
        return void(canvas.text(type::body, stands, right_end, Align::Right, next ? colours::ivory : colours::ash));
    const Colour ink = standing.ahead ? colours::win : standing.brought == 0 ? colours::ivory : colours::loss;
    canvas.text({Face::Label, 24, 0.02f}, stands, right_end - glm::vec2{0, 10}, Align::Right, ink);
    canvas.text(type::small, result_word(standing), right_end + glm::vec2{0, 15}, Align::Right, colours::ash);
}

void draw_row(Canvas& canvas, Rect r, std::size_t stop, const NightBoardLook& look) {
    const session::PlayedStop& of = look.night.stops[stop];
    const PageGame& game = *page_game(look.games, of.planned.game);
    const bool lit = stop == look.chosen, next = look.night.next() == &of;
    if (lit) canvas.glow(r, 6, 16, faded(game.accent, 0.30f));
    canvas.plate(r, 4, 2, hex(0x1D222D), hex(0x0D1016));
    canvas.plate_edge(r, 4, 2, lit ? 2.2f : 1.2f, lit ? game.accent : faded(colours::brass, 0.6f));
    const float left = r.x + 64, mid = r.centre().y;
    canvas.text({Face::Display, 34}, std::to_string(stop + 1), {r.x + 34, mid}, Align::Centre,
                of.standing.over || next ? colours::brass_light : colours::disabled);
    const float name = canvas.text({Face::Label, 21, 0.06f}, game.title, {left, mid - 12}, Align::Left, colours::ivory);
    canvas.text({Face::BodyBold, 15}, game.car, {left + name + 14, mid - 12}, Align::Left, game.accent);
    const std::string asks = stop_asks(game, of.planned);
    canvas.text(canvas.fitted(type::small, asks, r.w - 300), asks, {left, mid + 13}, Align::Left, colours::ash);
    draw_result(canvas, of.standing, stop_stands(look.games, look.night, stop), {r.x + r.w - 20, mid}, next);
}

}  // namespace

Rect NightBoard::row(std::size_t stop) const {
    const float count = static_cast<float>(std::max<std::size_t>(1, stops));
    const float room = plate.h - head_high - foot_high, high = std::min(row_most, room / count - row_gap);
    return {plate.x + 24, plate.y + head_high + static_cast<float>(stop) * (high + row_gap), plate.w - 48, high};
}

NightBoard night_board(const Layout& layout, std::size_t stops) {
    const Rect& c = layout.canvas;
    const float top = layout.bar.y + layout.bar.h + 8, wide = std::min(c.w - 32, widest);
    const float rows = static_cast<float>(stops) * (row_most + row_gap);
    const float high = std::min(c.y + c.h - top - 24, head_high + rows + foot_high);
    return {{c.centre().x - wide / 2, top + (c.y + c.h - 16 - top - high) / 2, wide, high}, stops};
}

void draw_night_board(Canvas& canvas, const NightBoard& board, const NightBoardLook& look) {
    const Rect& plate = board.plate;
    draw_plate(canvas, plate, true);
    const float middle = plate.centre().x;
    canvas.text({Face::Label, 26, 0.05f}, "Night of " + session::date_words(look.night.date), {middle, plate.y + 34},
                Align::Centre, colours::brass_light);
    canvas.text(type::body_bold, look.night.words(), {middle, plate.y + 66}, Align::Centre, colours::ivory);
    for (std::size_t n = 0; n < look.night.stops.size(); ++n) draw_row(canvas, board.row(n), n, look);
    const std::string foot = look.refused.empty() ? practice : look.refused;
    canvas.text(canvas.fitted(type::small, foot, plate.w - 48), foot, {middle, plate.y + plate.h - 108}, Align::Centre,
                look.refused.empty() ? colours::ash : colours::loss);
}

}  // namespace boxcars::scenes

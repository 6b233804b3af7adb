#include "scenes/table/stamp.h"

#include "audio/sound.h"
#include "base/words.h"
#include "scenes/flat_print.h"
#include "scenes/places/places.h"
#include "scenes/scene.h"

namespace boxcars::scenes {
namespace {

using namespace render;
using namespace along;
constexpr Ticks bites_at = MilestoneTickets::slides + MilestoneTickets::bites;
constexpr Ticks bitten = bites_at + MilestoneTickets::bites, leaves_at = bitten + MilestoneTickets::stays;
constexpr Ticks ticket_fades = milliseconds(200), disc_falls = milliseconds(620);
constexpr Colour ticket_paper = hex(0xF0DFB4), ticket_paper_foot = hex(0xE3CB94), ticket_print = hex(0x2A1A12),
                 ticket_red = hex(0x8E1B1F);
constexpr float hole_round = 19;  // radius of the hole, px

// clang-format off
constexpr PlaceRow ticket_rows[] = {
    // place    lies in   Wide, Narrow                       Upright                        Compact
    {"ticket", "side",   lying({end(-14, 348), end(3, 54)}, {inside(10), end(8, 66)},      {inside(10), end(8, 60)})},
};
// clang-format on

void draw_paper(Canvas& canvas, const TurnedPrint& laid, glm::vec2 half) {
    constexpr float tooth = 5.5f, frame = 7;
    const Rect below = around(laid.middle + px_down(7), 2.0f * half);
    canvas.glow(below.grown(-6), 4, 22, hex(0x000000, 0.6f), Blend::Over);
    canvas.fill(laid.box(half), ticket_paper, ticket_paper_foot);
    for (float y = tooth - half.y; y < half.y; y += 2 * tooth)  // perforated at its left edge
        canvas.disc(laid({-half.x, y}), tooth - 1, ticket_paper, ticket_paper_foot);
    for (int wave = 0; wave < 5; ++wave) {  // fine lines, as on every fare
        std::vector<glm::vec2> line;
        for (float x = frame - half.x; x < half.x; x += 12)
            line.push_back(laid({x, (as_float(wave) - 2) * 11 + 4 * std::sin(0.035f * x + as_float(wave))}));
        canvas.stroke(line, 1, hex(0xB8935A, 0.30f));
    }
    canvas.stroke(laid.box(half - glm::vec2{frame}), 1.8f, ticket_red, true);
}

// Draws the hole, through which the ground is seen, and the disc that falls out of it, `since` ticks after the bite.
void draw_hole(Canvas& canvas, glm::vec2 at, double since, bool still) {
    if (since < 0) return;
    canvas.disc(at, hole_round, hex(0x0A0F0D), hex(0x131A17));
    canvas.ring(at, hole_round, 1.6f, hex(0x8A6A38));
    const float part = part_over(since, disc_falls);
    if (still || part >= 1) return;
    const glm::vec2 fallen = at + glm::vec2{10 * part, 92 * part * part};
    const float squash = 0.35f + 0.65f * std::abs(std::cos(7 * part));
    const auto rim = oval(fallen, hole_round * glm::vec2{1, squash}, 28);
    canvas.fill(rim, faded(ticket_paper, 1 - part * part), faded(ticket_paper_foot, 1 - part * part));
}

void draw_print(Canvas& canvas, const TurnedPrint& laid, glm::vec2 half, const session::MilestoneLine& of) {
    constexpr float left = 26, air = 16;
    const float room = 2 * half.x - left - 2 * hole_round - 4 * air;
    const auto write = [&](const Type& wanted, const std::string& words, float y, Colour colour) {
        const LyingPrint at{laid({left - half.x, y}), laid.turn, 1};
        canvas.text_through(canvas.fitted(wanted, words, room), words, Align::Left, colour, lie_flat, &at);
    };
    write(type::name, in_capitals(of.title), -0.24f * half.y - 5, ticket_print);
    write(type::body_bold, chance_words(of), 0.42f * half.y, ticket_red);
}

}  // namespace

void MilestoneTickets::tick(Ticks now, audio::Sounds& sounds) {
    if (waiting_.empty()) return;
    if (!begun_) {
        begun_ = now;
        sounds.play("brush", 0.4f);
    }
    if (now - *begun_ == bites_at) sounds.play("puck", 0.9f);
    if (now - *begun_ < all) return;
    waiting_.pop_front();
    begun_.reset();
}

void MilestoneTickets::draw(Canvas& canvas, const Layout& layout, float foot, double time, bool still) const {
    constexpr Forms<float> turned{-0.035f, -0.035f, -0.018f};
    const double since = time - real(*begun_);
    Rect where = Places{layout, ticket_rows}["ticket"];
    where.y += foot - (layout.side.y + layout.side.h);
    const float in = world::cubic_out(part_over(since, slides)), out = part_over(since, leaves_at, slides);
    if (!still) where.x += (where.w + 40) * (1 - in + out * out);
    const bool biting = since >= real(bites_at) && since < real(bitten);
    if (biting && !still) where.y += 2;
    const TurnedPrint laid{where.centre(), 1, layout.of(turned)};
    const glm::vec2 half{where.w / 2, where.h / 2};
    canvas.push_alpha(still ? std::min(part_over(since, ticket_fades), 1 - part_over(since, leaves_at, ticket_fades))
                            : 1.0f);
    draw_paper(canvas, laid, half);
    draw_print(canvas, laid, half, waiting_.front());
    draw_hole(canvas, laid({half.x - 2.6f * hole_round, 0}), still ? real(disc_falls) : since - real(bites_at), still);
    canvas.pop_alpha();
}

}  // namespace boxcars::scenes

#include "scenes/table/stamp.h"

#include "base/words.h"
#include "scenes/flat_print.h"
#include "scenes/places/places.h"
#include "scenes/scene.h"

namespace boxcars::scenes {
namespace {

using namespace along;
constexpr Ticks bites_at = MilestoneTickets::slides + MilestoneTickets::bites;
constexpr Ticks bitten = bites_at + MilestoneTickets::bites, leaves_at = bitten + MilestoneTickets::stays;
constexpr Ticks ticket_fades = milliseconds(200), disc_falls = milliseconds(620);
constexpr Colour ticket_paper = hex(0xF0DFB4), ticket_print = hex(0x2A1A12), ticket_red = hex(0x8E1B1F);
constexpr float hole_round = 19;              // radius of the hole, px
constexpr Placing printed{fill(32, 98), {}};  // a ticket's words, left of the hole

// clang-format off
constexpr PlaceRow ticket_rows[] = {
    // place    lies in   Wide, Narrow                       Upright                     Compact
    {"ticket", "side",   lying({end(-14, 354), end(3, 54)}, {middle(432), end(8, 66)},  {middle(354), end(8, 54)})},
};
// clang-format on

// Draws the hole, through which the ground is seen, and the disc that falls out of it, `since` ticks after the bite.
void draw_hole(Canvas& canvas, vec2 at, double since, bool still) {
    if (since < 0) return;
    canvas.sprite("run/hole", around(at, vec2{2 * hole_round}));
    const float part = part_over(since, disc_falls), squash = 0.35f + 0.65f * std::abs(std::cos(7 * part));
    if (still || part >= 1) return;
    const vec2 fallen = at + vec2{10 * part, 92 * part * part};
    const Colour paper = faded(ticket_paper, 1 - part * part);
    canvas.fill(oval(fallen, hole_round * vec2{1, squash}, 28), paper, paper);
}

void draw_print(Canvas& canvas, const LyingPrint& laid, vec2 size, const session::MilestoneLine& of) {
    const auto [left, room] = printed.x.solved(-size.x / 2, size.x);
    const auto write = [&](const Type& wanted, const std::string& words, float y, Colour colour) {
        const LyingPrint at{laid({left, y}), laid.turn};
        canvas.text_through(canvas.fitted(wanted, words, room), words, Align::Left, colour, lie_flat, &at);
    };
    write(type::name, in_capitals(of.title), -0.12f * size.y - 5, ticket_print);
    write(type::body_bold, chance_words(of), 0.21f * size.y, ticket_red);
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
    const LyingPrint laid{where.centre(), layout.of(turned)};
    canvas.push_alpha(still ? std::min(part_over(since, ticket_fades), 1 - part_over(since, leaves_at, ticket_fades))
                            : 1.0f);
    canvas.glow({where.x + 6, where.y + 13, where.w - 12, where.h - 12}, 4, 22, faded(grounds::black, 0.6f),
                Blend::Over);
    canvas.sprite("run/milestone", where, Colour{1}, glm::degrees(laid.turn));
    draw_print(canvas, laid, {where.w, where.h}, waiting_.front());
    draw_hole(canvas, laid({where.w / 2 - 2.6f * hole_round, 0}), still ? real(disc_falls) : since - real(bites_at),
              still);
    canvas.pop_alpha();
}

}  // namespace boxcars::scenes

// What the two tables of three dice against a bank share: the look back at the sizes of bets, what a moment of either
// table offers, stacks of coins on their way, and the camera.
#pragma once
#include "scenes/flat_print.h"
#include "scenes/places/places.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/look_back.h"
#include "scenes/table/table_view.h"

#include <fmt/format.h>

namespace boxcars::scenes {

// The first fact of this type; nullptr: there is none.
template <class Wanted, class Facts>
const Wanted* found(const Facts& facts) {
    for (const auto& fact : facts)
        if (const auto* wanted = std::get_if<Wanted>(&fact)) return wanted;
    return nullptr;
}

// Where a point of the table's plane lies on the canvas, and how many px a world unit is long there.
inline vec2 place_of(const Camera& camera, vec2 world) { return camera.project({world, 0}); }
constexpr float full_unit = 62;  // px of a world unit where words and plates have their full size
inline float unit_at(const Camera& camera, vec2 world) { return camera.px_per_unit({world, 0}); }

constexpr Forms<Placing> mirrored(const Forms<Placing>& one) {
    return {along::mirrored(one.wide), along::mirrored(one.narrow), along::mirrored(one.upright)};
}
namespace along {  // as high as the place that it is in
constexpr Placing row(const Along& x) { return {x, fill()}; }
constexpr Placing first(float wide, float from = 0) { return row(start(from, wide)); }
}  // namespace along

// What the camera of a form shows of the table.
struct BankView {
    vec2 part{};      // of a canvas taller than wide, where the width alone sets the scale: see table_camera()
    float y = 0;      // what it looks at, world units
    float least = 0;  // width of the band, px; a narrower table shows its middle
};
inline Camera bank_camera(const Layout& layout, const Forms<BankView>& views) {
    const BankView view = layout.of(views);
    Camera from = table_camera(layout, view.part);
    const float taller = view.part.x > 0 ? 3 : 1;  // leaves the scale to the width
    from.band = around(from.band.centre(), {std::max(from.band.w, view.least), from.band.h * taller});
    from.looks_at.y = view.y;
    return from;
}

// The edge of the plate of the player on turn.
inline void draw_lit_edge(Canvas& canvas, const Rect& plate, Colour accent) {
    canvas.plate_edge(plate, 4, 2, 2.2f, accent);
}

// An arc round `middle`, as shares of a circle clockwise from its far side.
inline std::vector<vec2> arc_on_table(const Camera& camera, vec2 middle, float radius, float from, float to) {
    const int steps = std::max(2, static_cast<int>(std::abs(to - from) * 113));
    std::vector<vec2> line;
    for (int i = 0; i <= steps; ++i) {
        const float share = glm::mix(from, to, as_float(i) / as_float(steps));
        const float turn = glm::half_pi<float>() - share * glm::two_pi<float>();
        line.push_back(place_of(camera, middle + radius * vec2(std::cos(turn), std::sin(turn))));
    }
    return line;
}

// One coin of a stack with its edge, `px` wide. Its picture is wider and shows it a little above the middle.
inline void draw_coin(Canvas& canvas, const std::string& picture, vec2 at, float px, Colour tint) {
    constexpr float side = 100.0f / 94, up = 0.04f;  // in widths of a coin, and of the picture
    canvas.sprite(picture, around(at - px_down(up * side * px), vec2{side * px}), tint);
}
constexpr float coin_thick = 0.09f, coin_shade = 1.3f;  // and the side of the shadow's picture; in widths of a coin

// Where the nth coin of a stack lies, as if stacked by hand. `foot`: the middle of the lowest, which is `px` wide.
inline vec2 coin_in_stack(vec2 foot, float px, std::size_t nth) {
    constexpr std::array<vec2, 5> nudges{{{}, {0.035f, 0}, {-0.03f, 0.004f}, {0.02f, -0.004f}, {-0.015f, 0}}};
    return foot + px * nudges[nth % nudges.size()] - px_down(coin_thick * px * as_float(nth));
}

// Stacks of coins on their way: the base of the coins on a table. A Load says what a stack carries.
template <class Load>
class CoinFlights {
 public:
    void tick(Ticks now) {
        landed_ += static_cast<int>(std::erase_if(flights_, [now](const Flight& f) { return !f.slide.moving(now); }));
    }
    // Whether stacks have landed since the last call. They ring, each by `louder`.
    bool ring(audio::Sounds& sounds, float louder) {
        const int landed = take_landed();
        if (landed > 0) sounds.play("coin", std::min(1.0f, 0.4f + louder * as_float(landed)));
        return landed > 0;
    }
    int take_landed() { return std::exchange(landed_, 0); }  // number of stacks landed
    Ticks rest_at() const {                                  // when the last stack lands
        Ticks last = 0;
        for (const Flight& flight : flights_) last = std::max(last, flight.slide.ends());
        return last;
    }

 protected:
    struct Flight {
        world::Slide slide;
        Load load;
    };
    std::vector<Flight> flights_;

 private:
    int landed_ = 0;
};

// A bet, or a stake, of a human player.
template <class R, class Amount, class Judged>
struct LookedBackBet {
    R rules;
    typename R::State state;  // before the bet
    Amount bet{};
    Judged judged{};
    double given_away = 0;  // on average, in the unit of the bet; 0 if it would print as 0.00
};
constexpr double least_mean = 0.005;  // a smaller mean prints as 0.00

// The look back at the sizes of bets.
template <class Decision>
class BetsLookBack : public LookBack<Decision> {
 public:
    void report(Json& out, const char* bets) const {
        out = {{bets, this->looked_at()},
               {"mistakes", this->count()},
               {"given_away", this->given_away()},
               {"on_show", this->nth()}};
    }

 protected:
    // "You chose the best size 7 of 9 times. With average luck the rest cost $1.20."
    std::string mistakes_in_words(std::string_view size, const std::string& cost) const {
        return fmt::format("You chose the best {} {} of {} times. With average luck the rest cost {}.", size,
                           this->looked_at() - this->count(), this->looked_at(), cost);
    }
};

// What the dash and the picture need to know of one moment of a table.
template <class R, class Phase, class Back>
struct BankMoment : TableView<R> {
    Phase phase{};
    const Back& look_back;

    const auto* looked_back() const { return look_back.on_show(); }
    bool has_decisions() const { return (this->goal ? this->goal->count() : look_back.looked_at()) > 0; }
    // The text of the top bar. Empty: the bar shows the round.
    std::string status() const {
        if (this->demo) return "DEMO";
        if (this->paused) return "PAUSED";
        return looked_back() ? fmt::format("MISTAKE {} OF {}", look_back.nth(), look_back.count()) : "";
    }
    void add_steps(Buttons& buttons, const Places& at) const {  // the look back's buttons
        add_look_back(buttons, {at["previous"], at["next"], at["verb"], look_back.may_step(-1), look_back.may_step(1)});
    }
    std::string practice() const { return this->says_practice() ? "PRACTICE  \u00B7  " : ""; }
};

}  // namespace boxcars::scenes

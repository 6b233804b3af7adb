// What the two tables of three dice against a bank share: the look back at the sizes of bets, what a moment of either
// table offers, stacks of coins on their way, and the view from above an upright screen.
#pragma once
#include "audio/sound.h"
#include "base/json.h"
#include "base/numbers.h"
#include "scenes/table/look_back.h"
#include "scenes/table/table_view.h"
#include "world/parts.h"

#include <fmt/format.h>

namespace boxcars::scenes {

// The first fact of this type; nullptr: there is none.
template <class Wanted, class Facts>
const Wanted* found(const Facts& facts) {
    for (const auto& fact : facts)
        if (const auto* wanted = std::get_if<Wanted>(&fact)) return wanted;
    return nullptr;
}

inline bool upright(const render::Camera& seen) { return seen.band.h > seen.band.w; }
// The view of an upright screen, with a band so tall that the width sets the scale. `y`: what it looks at.
inline render::Camera upright_view(render::Camera from, float y) {
    from.looks_at.y = y;
    from.band.y -= from.band.h;
    from.band.h *= 3;
    return from;
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
        if (landed > 0) sounds.play("coin", std::min(1.0f, 0.4f + louder * static_cast<float>(landed)));
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
    // Adds the look back's buttons: two side by side, the first one at `first`, and the one that leads to the table.
    void add_steps(Buttons& buttons, const render::Rect& first, float apart, const render::Rect& table) const {
        const render::Rect next{first.x + apart, first.y, first.w, first.h};
        add_look_back(buttons, {first, next, table, look_back.may_step(-1), look_back.may_step(1)});
    }
    std::string practice() const { return this->says_practice() ? "PRACTICE  \u00B7  " : ""; }
};

}  // namespace boxcars::scenes

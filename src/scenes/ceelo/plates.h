// The plates of everybody at the drum, where each stands and what is on it, and the drum's picture with them: lights,
// arc, coins, news beside the coins, the standings at the end.
#pragma once
#include "rules/ceelo/facts.h"
#include "scenes/ceelo/moment.h"
#include "scenes/ceelo/view.h"
#include "scenes/people/faces.h"

#include <array>

namespace boxcars::scenes::ceelo_look {

struct Plate {           // one player beside the drum
    std::string name{};  // "ADA"
    std::string style{};
    int coins = 0;         // in the pocket
    std::string line{};    // "covers 3", "bank 6", "beaten by 5"
    std::string figure{};  // at the right of that line: "3", "+3"
    render::Colour figure_ink = amber;
    int arrow = 0;             // the sign beside a colour: 1 up, -1 down
    std::vector<int> faces{};  // thrown, flat, instead of words
    bool banker = false, on_turn = false;
    bool dim = false;                         // not in this round
    const players::Person* person = nullptr;  // none: somebody at this machine
    players::Mood mood = players::Mood::Calm;
    std::string_view says{};
};

// Places go clockwise from the left of the player at the bottom: bottom to top at the left, then top to bottom at the
// right. Place 0, the bottom itself, has its plate under the left column.
class SeatPlates {
 public:
    SeatPlates(const Layout& layout, int players);

    const render::Rect& at(int place) const { return plates_[static_cast<std::size_t>(place)]; }
    // Where a line of whoever has this plate is said: over or under it, or where there is no room, on it instead of
    // its lower line.
    render::Rect speech(int place) const;
    void draw(render::Canvas& canvas, int place, const Plate& plate) const;

 private:
    bool free_for_words(const render::Rect& where) const;

    int players_;
    bool narrow_;
    render::Rect table_;
    std::array<render::Rect, ceelo::most_players> plates_{}, marks_{};  // marks_: the banker's, wherever it hangs
};

render::Rect face_on(const render::Rect& plate);  // the place of the portrait

}  // namespace boxcars::scenes::ceelo_look

namespace boxcars::scenes {

// The cable drum as it is told at a moment: lights, arc, coins, plates, news beside the coins, the standings at the
// end. Takes what has been shown; changes nothing.

class CeeloPicture {
 public:
    CeeloPicture(const CeeloMoment& moment, const CeeloFeltView& view, const MoneyInk& ink, double time, bool reduced)
        : moment_(moment), view_(view), ink_(ink), time_(time), reduced_motion_(reduced) {}

    void draw_under_dice(render::Stage& stage) const;  // the dice lie on this
    void draw_over_dice(render::Canvas& canvas, int coins_at_first) const;
    void draw_plates(render::Canvas& canvas, const Layout& layout) const;
    ceelo_look::Plate plate(int player) const;

 private:
    struct BankWords {
        std::string title{}, line{};
    };
    int players() const { return moment_.seats.count(); }
    int bank() const { return moment_.told.coins().in({CeeloPot::PotKind::Bank, 0}); }
    BankWords bank_words() const;
    void draw_lights(render::Canvas& canvas) const;
    void draw_bank_arc(render::Canvas& canvas) const;
    void draw_news(render::Canvas& canvas) const;
    void draw_end(render::Canvas& canvas, int coins_at_first) const;
    double age_of_news(int player) const { return time_ - static_cast<double>(moment_.told.news_at(player)); }

    const CeeloMoment& moment_;
    const CeeloFeltView& view_;
    const MoneyInk& ink_;
    double time_;
    bool reduced_motion_;
};

}  // namespace boxcars::scenes

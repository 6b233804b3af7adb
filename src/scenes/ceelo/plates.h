// The players' plates round the drum, and the picture of the drum: lights, the bank's arc, coins, changes beside the
// coins, the standings at the end.
#pragma once
#include "rules/ceelo/facts.h"
#include "scenes/ceelo/moment.h"
#include "scenes/ceelo/view.h"
#include "scenes/people/faces.h"

#include <vector>

namespace boxcars::scenes::ceelo_look {

struct Plate {           // what one player's plate shows
    std::string name{};  // "ADA"
    std::string style{};
    int coins = 0;         // coins in the pocket
    std::string line{};    // "covers 3", "bank 6", "beaten by 5"
    std::string figure{};  // at the line's right: "3", "+3"
    render::Colour figure_ink = amber;
    int arrow = 0;             // 1: arrow up, -1: arrow down
    std::vector<int> faces{};  // the dice thrown
    bool on_turn = false;
    bool dim = false;                         // sits out this round
    const players::Person* person = nullptr;  // nullptr for a human
    players::Mood mood = players::Mood::Calm;
    std::string_view says{};
};

// Places go clockwise from the player at the bottom, who is place 0: up the left column, then down the right one. The
// plate of place 0 is the lowest of the left column; on an upright screen, sometimes of the right one.
class SeatPlates {
 public:
    SeatPlates(const Layout& layout, int players);

    const render::Rect& at(int place) const { return plates_[static_cast<std::size_t>(place)]; }
    // Where this player's speech appears: above or below the plate; without room there, on the plate instead of its
    // lower line.
    render::Rect speech(int place) const;
    void draw(render::Canvas& canvas, int place, const Plate& plate) const;

 private:
    bool free_for_words(const render::Rect& where) const;

    bool narrow_;
    render::Rect table_;
    std::vector<render::Rect> plates_, marks_;  // marks_: the banker's mark at each place
};

render::Rect face_on(const render::Rect& plate);  // the place of the portrait

}  // namespace boxcars::scenes::ceelo_look

namespace boxcars::scenes {

// Draws the cable drum at a moment: lights, the bank's arc, coins, plates, changes beside the coins, the standings at
// the end.
class CeeloPicture {
 public:
    CeeloPicture(const CeeloMoment& moment, const CeeloFeltView& view, const MoneyInk& ink, double time, bool reduced)
        : moment_(moment), view_(view), ink_(ink), time_(time), reduced_motion_(reduced) {}

    void draw_under_dice(render::Stage& stage) const;
    void draw_over_dice(render::Canvas& canvas, int coins_at_first) const;
    void draw_plates(render::Canvas& canvas, const Layout& layout) const;
    ceelo_look::Plate plate(int player) const;

 private:
    struct BankWords {
        std::string title{}, line{};
    };
    int players() const { return moment_.seats.count(); }
    int bank() const { return moment_.announced.coins().in({CeeloPot::PotKind::Bank, 0}); }
    BankWords bank_words() const;
    void draw_lights(render::Canvas& canvas) const;
    void draw_bank_arc(render::Canvas& canvas) const;
    void draw_news(render::Canvas& canvas) const;
    void draw_end(render::Canvas& canvas, int coins_at_first) const;
    double age_of_news(int player) const { return time_ - static_cast<double>(moment_.announced.news_at(player)); }

    const CeeloMoment& moment_;
    const CeeloFeltView& view_;
    const MoneyInk& ink_;
    double time_;
    bool reduced_motion_;
};

}  // namespace boxcars::scenes

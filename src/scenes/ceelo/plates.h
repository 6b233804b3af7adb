// The plates of everybody at the drum: where each stands, where its line is said, what is on it. Laid out once for a
// canvas and a number of players; decides nothing else.
#pragma once
#include "rules/ceelo/facts.h"
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

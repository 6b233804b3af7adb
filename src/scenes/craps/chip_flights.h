// Shows the chips on the craps felt: those that lie there, those that travel, and what was just won or lost. Everything
// follows from the facts of a step.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/craps/chips.h"
#include "scenes/craps/layout.h"
#include "world/parts.h"

namespace boxcars::scenes {

struct FeltOnCanvas {  // maps the felt to the canvas
    const CrapsLayout& places;
    render::Camera camera;
    glm::vec2 purse, bank;  // where chips come from and go to, logical px
    CrapsLeaf leaf;         // chips on the other side are hidden
};

class ChipFlights {
 public:
    void clear() { *this = {}; }
    // Starts the chips' motion for the facts of a decision or throw. `reduced`: they fade instead of travelling.
    void reveal(std::span<const craps::Fact> facts, const FeltOnCanvas& felt, Ticks now, bool reduced);
    int tick(Ticks now);            // returns how many stacks arrived
    Cents on_the_way_home() const;  // chips flying to the bankroll

    // Draws the stacks in `shown` without the chips that are still on their way, then the travelling chips.
    void draw(render::Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt, double time) const;
    // Lights up the spots that just won and darkens those that just lost.
    void draw_news(render::Canvas& canvas, const FeltOnCanvas& felt, double time) const;
    // The totals of the stacks and the latest results. Each stays near its chips, within `bounds` and off `taken` and
    // the other labels; those without room are left out.
    std::vector<ChipLabel> labels(render::Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt,
                                  double time, std::vector<render::Rect> taken, const render::Rect& bounds) const;

 private:
    struct ChipSlide {
        world::Slide slide;
        Cents amount;
        std::optional<craps::Spot> to;  // where the chips lie afterwards
        bool home;                      // goes to the bankroll
        Ticks seen;                     // visible from this time
    };
    struct News {
        craps::Spot spot;
        Cents result;  // negative: lost
        Ticks began;
    };
    struct Stack {
        glm::vec2 at;
        craps::Spot spot;
        Cents amount;
        float px;
    };
    std::vector<Stack> lying(const craps::State& shown, const FeltOnCanvas& felt) const;  // farthest first
    void fly(world::SlideKind kind, glm::vec2 from, glm::vec2 to, Ticks began, bool reduced, Cents amount,
             std::optional<craps::Spot> lies = {}, bool home = false, Ticks seen = -1);
    void reveal_one(const craps::Fact& fact, const FeltOnCanvas& felt, Ticks now, bool reduced, int& paid);

    std::vector<ChipSlide> flights_;
    std::vector<News> news_;
};

}  // namespace boxcars::scenes

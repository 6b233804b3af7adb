// The chips on the craps felt as the eye sees them: what lies where, what is on its way, what was just won or lost.
// Made from facts alone; a change is shown by chips that travel, never by numbers that jump.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/craps/chips.h"
#include "scenes/craps/layout.h"
#include "world/slide.h"

#include <map>
#include <optional>
#include <span>

namespace boxcars::scenes {

// The small plates beside chips on the craps felt: how much lies there, what was won or lost. Decides where each
// stands, so that none lies on print, dice, chips or another; one for which there is no room near its chips is left
// out, as the line over the dash and the receipt tell the same.
struct LabelAt {     // what wants a label
    glm::vec2 chip;  // where its chips touch the felt, logical px
    glm::vec2 size;  // of the label
    TagSide side;    // where it stands if there is room: Right or Below
};
// In order: the first come stand best. `taken`: what nothing may lie on; `within`: where labels may stand.
std::vector<std::optional<render::Rect>> label_places(std::span<const LabelAt> labels, std::vector<render::Rect> taken,
                                                      const render::Rect& within);

render::Rect stack_box(glm::vec2 at, float px, Cents amount);  // round a stack of chips, on the canvas
bool touches(const render::Rect& a, const render::Rect& b);

struct FeltOnCanvas {  // where the felt's places are seen now
    const CrapsLayout& places;
    render::Camera camera;
    glm::vec2 purse, bank;  // logical px
    CrapsLeaf leaf;         // chips on the other one are not seen
};

struct ChipLabel {  // a tag beside a stack, or a pill beside a spot that won or lost
    render::Rect where;
    Cents amount;
    bool result;  // a pill
    float px;     // of the chips
    float alpha = 1;
};
void draw_label(render::Canvas& canvas, const ChipLabel& label, const MoneyInk& ink);

class ChipFlights {
 public:
    void clear();
    // What a decision or a throw did to the chips; `reduced`: nothing travels.
    void reveal(std::span<const craps::Fact> facts, const FeltOnCanvas& felt, Ticks now, bool reduced);
    void tick(Ticks now);
    bool moving(Ticks now) const;
    Cents on_the_way_home() const;  // to the purse, not yet landed
    int take_landed();              // stacks that came to lie since last asked: one clack each

    // Stacks that lie on the felt in `shown`, less what is still on its way; then the travelling ones.
    void draw(render::Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt, double time) const;
    // Rims of won areas, drained lost ones, pills; before and after the chips.
    void draw_news(render::Canvas& canvas, const FeltOnCanvas& felt, double time) const;
    // How much lies in each stack, and what was just won and lost, where `taken` leaves room for it within `bounds`.
    std::vector<ChipLabel> labels(render::Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt,
                                  double time, std::vector<render::Rect> taken, const render::Rect& bounds) const;

 private:
    struct ChipSlide {
        world::Slide slide;
        Cents amount;
        std::optional<craps::Spot> to;  // lies there afterwards
        bool home;                      // to the purse
        Ticks seen;                     // lies where it comes from, from then on until it leaves
    };
    struct News {
        craps::Spot spot;
        Cents result;  // won or lost
        Ticks began;
    };
    struct Stack {
        glm::vec2 at;
        craps::Spot spot;
        Cents amount;
        float px;
    };
    std::vector<Stack> lying(const craps::State& shown, const FeltOnCanvas& felt) const;  // from far to near
    void fly(world::SlideKind kind, glm::vec2 from, glm::vec2 to, Ticks began, bool reduced, Cents amount,
             std::optional<craps::Spot> lies = {}, bool home = false, Ticks seen = -1);
    void reveal_one(const craps::Fact& fact, const FeltOnCanvas& felt, Ticks now, bool reduced, int& paid);

    std::vector<ChipSlide> flights_;
    std::vector<News> news_;
    int landed_ = 0;
};

}  // namespace boxcars::scenes

// Draws chips, stacks and the puck, and splits an amount into chips.
#pragma once
#include "scenes/craps/layout.h"
#include "scenes/hud.h"

namespace boxcars::scenes {

constexpr std::array<int, 5> chip_values{100, 500, 2500, 10000, 50000};  // in cents: $1 to $500
constexpr float stack_px = 44;                                           // width of a chip on the felt
constexpr Colour mint = hex(0x7FE8C8);                                   // the table's accent

// Splits an amount into the fewest chips, in cents, the largest (the lowest in the stack) first. Any remaining cents
// are one token of 1 to 99 cents. Whole dollars up to $3,498 need at most 20 chips.
std::vector<int> chips_for(Cents amount);
constexpr int most_in_stack = 20;  // a higher stack shows its topmost chips only

struct StackLook {
    bool tag = false;                      // draws the total at the right; see wants_tag()
    float alpha = 1, tilt = 0, light = 1;  // tilt: degrees; light: 0 to 1
};
// `at`: where the middle of the lowest chip touches the felt. `px`: a chip's width, rounded to steps of about 4 so that
// few pictures are made. The chips are seen from 65 degrees above, as by the table's camera.
void draw_stack(Canvas& canvas, vec2 at, float px, Cents amount, const StackLook& look);
vec2 stack_top(vec2 at, float px, Cents amount);  // middle of the top face
// Draws a chip from straight above, `px` wide. `value`: one of chip_values; `lit`: it is the selected chip.
void draw_chip(Canvas& canvas, vec2 centre, float px, int value, bool lit, Colour accent);
// Draws the puck. `turn`: 0 is OFF, 1 is ON, 0.5 stands on edge; the swing overshoots slightly past 0 and 1.
void draw_puck(Canvas& canvas, vec2 centre, float px, float turn);
float puck_turn(bool on, double since);  // `since`: ticks since it was turned; takes 300 ms
bool wants_tag(Cents amount);            // true for two chips or more, or cents

struct ChipLabel {
    Rect where;
    Cents amount;
    bool result;  // true: a win or loss; false: a stack's total
    float px;     // width of its chips
    float alpha = 1;
};
vec2 label_size(Canvas& canvas, const ChipLabel& label);
void draw_label(Canvas& canvas, const ChipLabel& label, const MoneyInk& ink);

}  // namespace boxcars::scenes

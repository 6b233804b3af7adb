// Chips on the felt and in the dash, and the puck. Decides how many chips an amount is and
// how they look; where they lie and how they travel (world/slide.h) is the scene's.
#pragma once
#include "base/money.h"
#include "base/ticks.h"
#include "render/canvas.h"
#include "scenes/money_ink.h"

#include <array>
#include <vector>

namespace boxcars::scenes {

constexpr std::array<int, 5> chip_values{100, 500, 2500, 10000, 50000};  // in cents, as in the dash: $1 to $500

// An amount in as few chips as can be, in cents each, largest first, which is bottom first. Adds up exactly: a broken
// dollar is one more token, of 1 to 99 cents. Up to $3,498 that is never more than 20 chips. Of nothing: none.
std::vector<int> chips_for(Cents amount);
constexpr int most_in_stack = 20;  // the topmost ones are drawn; the tag tells the rest

enum class TagSide { None, Right, Below };
struct StackLook {
    TagSide tag = TagSide::Right;  // the total, of two chips or more and of cents
    float alpha = 1;
    float drained = 0;  // 0..1: its colour goes, after a loss
    float tilt = 0;     // degrees its chips are turned, as odds lie on their come bet
    float light = 1;    // of the lamp, where it lies
};
// `at`: where the middle of its lowest chip touches the felt; `px`: a chip's width (44 on the felt; in steps of about
// four, so that its picture is not made anew for each place). Chips are drawn as the table's camera sees them, 65
// degrees above, each with its edge.
void draw_stack(render::Canvas& canvas, glm::vec2 at, float px, Cents amount, const StackLook& look = {});
glm::vec2 stack_top(glm::vec2 at, float px, Cents amount);  // the middle of the top chip's face

// A chip seen from straight above, `px` wide; `value`: one of chip_values. Lit: it is the one in the hand.
void draw_chip(render::Canvas& canvas, glm::vec2 centre, float px, int value, bool lit, render::Colour accent);

// The puck on the felt; `turn`: 0 OFF, 1 ON, between them on edge, a little outside both when it swings through.
void draw_puck(render::Canvas& canvas, glm::vec2 centre, float px, float turn);
float puck_turn(bool on, double since);  // `since` ticks after it was turned to ON or OFF: 300 ms, back out

// The total beside a stack of `px` wide chips, on a dark pill.
glm::vec2 tag_size(render::Canvas& canvas, float px, Cents amount);
void draw_tag(render::Canvas& canvas, const render::Rect& where, float px, Cents amount);
bool wants_tag(Cents amount);  // two chips or more, or cents
// What was won or lost at a spot, as large as its words.
glm::vec2 result_size(render::Canvas& canvas, Cents result);
void draw_result(render::Canvas& canvas, const render::Rect& where, Cents result, float alpha, const MoneyInk& ink);

}  // namespace boxcars::scenes

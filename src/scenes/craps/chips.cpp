#include "scenes/craps/chips.h"

#include "scenes/buttons.h"
#include "scenes/flat_print.h"
#include "ui/amounts.h"
#include "world/ease.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace render;

// The pictures of chips are squares of 100 with a chip 94 wide; see assets/make_chips.sh.
constexpr float picture = 100.0f / 94.0f;  // the picture's side, in chip widths
// In picture heights: how far the lower face's middle lies below the picture's middle, and a chip's thickness.
constexpr float foot_down = 0.04f;
constexpr float thick = 0.10f;

std::string sprite_of(int value) {
    return "chips/" + (value % dollar == 0 ? std::to_string(value / dollar) : std::string("cents"));
}

std::size_t turn_of(std::size_t chip) { return (chip * 2 + chip / 3) % 3; }

// Rounds a chip's width to whole steps of 4 px of its picture, so that few sizes of the picture are made.
float sized(float px) { return std::round(px * picture / 4) * 4 / picture; }

std::vector<int> shown_of(Cents amount) {
    std::vector<int> chips = chips_for(amount);
    if (chips.size() > most_in_stack) chips.erase(chips.begin(), chips.end() - most_in_stack);
    return chips;
}

// Shifts each chip a little, so that a stack looks laid by hand. The shifts are the same in every stack.
glm::vec2 foot_of(std::size_t chip, glm::vec2 at, float px) {
    constexpr std::array<glm::vec2, 7> off{
        {{0, 0}, {0.022f, 0}, {-0.014f, 0.003f}, {0.03f, 0}, {0.008f, -0.003f}, {-0.02f, 0}, {0.018f, 0.002f}}};
    const glm::vec2 nudge = chip == 0 ? glm::vec2(0) : off[chip % off.size()] * px;
    return at + nudge - glm::vec2(0, static_cast<float>(chip) * thick * picture * px);
}

void draw_numeral(Canvas& canvas, float px, int value, Colour light, const LyingPrint& lie) {
    const bool cents = value % dollar != 0;
    const std::string words = cents ? "¢" : std::to_string(value / dollar);
    const float size = std::max(type::least_numeral, px * (cents || words.size() == 1 ? 0.46f
                                                           : words.size() == 2        ? 0.42f
                                                                                      : 0.31f));
    const Colour ink = value == 100 ? hex(0x1F2E52) : cents ? hex(0x3A2708) : hex(0xFBF2DF);
    // Raises the ¢, which sits low on its line.
    const LyingPrint raised{lie.at - glm::vec2(0, cents ? 0.04f * px : 0.0f), lie.turn, lie.squash};
    canvas.text_through({Face::Display, size}, words, Align::Centre, ink * light, lie_flat, &raised);
}

constexpr Type result_type{Face::Label, 16, 0.02f};

Type tag_type(float px) { return {Face::Label, std::clamp(px * 0.34f, 13.0f, 17.0f)}; }

}  // namespace

std::vector<int> chips_for(Cents amount) {
    std::vector<int> chips;
    for (auto value = chip_values.rbegin(); value != chip_values.rend(); ++value)
        for (; amount >= *value; amount -= *value) chips.push_back(*value);
    if (amount > 0) chips.push_back(static_cast<int>(amount));
    return chips;
}

glm::vec2 stack_top(glm::vec2 at, float px, Cents amount) {
    const std::size_t chips = std::max<std::size_t>(1, shown_of(amount).size());
    px = sized(px);
    return foot_of(chips - 1, at, px) - glm::vec2(0, thick * picture * px);
}

void draw_stack(Canvas& canvas, glm::vec2 at, float px, Cents amount, const StackLook& look) {
    const std::vector<int> chips = shown_of(amount);
    if (chips.empty() || look.alpha <= 0) return;
    const Colour light{glm::vec3(look.light), 1};
    px = sized(px);
    canvas.push_alpha(look.alpha);
    const float shade = px * 1.16f, reach = 0.06f * static_cast<float>(std::min<std::size_t>(chips.size(), 6));
    canvas.sprite("chips/shadow", {at.x - shade / 2 + px * reach * 0.5f, at.y - shade / 2 + px * 0.05f, shade, shade});
    if (look.tag && wants_tag(amount)) {
        ChipLabel tag{{}, amount, false, px};
        const glm::vec2 size = label_size(canvas, tag);
        tag.where = {at.x + px * 0.44f, at.y - size.y / 2 - px * 0.05f, size.x, size.y};
        draw_label(canvas, tag, {});
    }
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const glm::vec2 foot = foot_of(i, at, px);
        const float side = px * picture;
        canvas.sprite(fmt::format("{}_lying_{}", sprite_of(chips[i]), turn_of(i)),
                      {foot.x - side / 2, foot.y - (0.5f + foot_down) * side, side, side}, light, look.tilt);
    }
    const float turn =
        glm::radians(look.tilt) + 0.12f * static_cast<float>(static_cast<int>(turn_of(chips.size())) - 1);
    const LyingPrint lie{stack_top(at, px, amount), turn, sin_above};
    draw_numeral(canvas, px, chips.back(), light, lie);
    canvas.pop_alpha();
}

void draw_chip(Canvas& canvas, glm::vec2 centre, float px, int value, bool lit, Colour accent) {
    const float side = px * picture;
    if (lit) {
        const Rect round{centre.x - px / 2, centre.y - px / 2, px, px};
        canvas.glow(round.grown(4), px / 2 + 4, 12, faded(accent, 0.75f));
        canvas.disc(centre, px / 2 + 4, colours::coal, colours::night);
        canvas.ring(centre, px / 2 + 4.5f, 2.4f, accent);
    }
    canvas.sprite(sprite_of(value), {centre.x - side / 2, centre.y - side / 2, side, side});
    draw_numeral(canvas, px, value, Colour(1), {centre, 0, 1});
}

void draw_puck(Canvas& canvas, glm::vec2 centre, float px, float turn) {
    constexpr int corners = 40;
    const bool on = turn >= 0.5f;
    const float angle = turn * glm::pi<float>();
    const float open = std::abs(std::cos(angle)) * sin_above;             // visible height of the face
    const float edge = px * (0.11f + 0.05f * std::abs(std::sin(angle)));  // height of the rim
    const float lift = px * 0.4f * std::max(0.0f, std::sin(angle));
    const Colour top = on ? hex(0xF7F2E6) : hex(0x2A2B31), low = on ? hex(0xE4DCCB) : hex(0x17181C);
    const Colour rim = on ? hex(0xB9AF9C) : hex(0x08090B), ink = on ? hex(0x4C3A34) : hex(0xEFE7D4);
    const float r = px / 2;
    canvas.sprite("chips/shadow", {centre.x - r * 1.12f, centre.y - r * 1.02f, px * 1.16f, px * 1.16f});
    const glm::vec2 up = centre - glm::vec2(0, lift + edge / 2), down = up + glm::vec2(0, edge);
    std::vector<glm::vec2> body = oval(up, {r, r * open}, corners, glm::pi<float>(), glm::two_pi<float>());
    for (const glm::vec2& p : oval(down, {r, r * open}, corners, 0, glm::pi<float>())) body.push_back(p);
    canvas.fill(body, rim, rim);
    canvas.fill(oval(up, {r, r * open}, corners), top, low);
    canvas.stroke(oval(up, glm::vec2(r, r * open) * 0.80f, corners), std::max(1.0f, px * 0.025f), faded(ink, 0.75f),
                  true);
    const LyingPrint lie{up, 0, open};
    canvas.text_through({Face::Display, std::max(px * 0.35f, type::least_numeral)}, on ? "ON" : "OFF", Align::Centre,
                        ink, lie_flat, &lie);
}

float puck_turn(bool on, double since) {
    const float turned = world::back_out(part_over(since, 0, milliseconds(300)));
    return on ? turned : 1 - turned;
}

bool wants_tag(Cents amount) { return amount % dollar != 0 || chips_for(amount).size() > 1; }

glm::vec2 label_size(Canvas& canvas, const ChipLabel& label) {
    if (label.result) return {canvas.width(result_type, ui::look_change(label.amount)) + 18, 23};
    const Type type = tag_type(label.px);
    return {canvas.width(type, ui::look_money(label.amount)) + type.px, type.px * 1.35f};
}

void draw_label(Canvas& canvas, const ChipLabel& label, const MoneyInk& ink) {
    const Rect& where = label.where;
    if (label.result)
        return draw_pill(canvas, where, {ui::look_change(label.amount), result_type}, ink.of(label.amount > 0),
                         label.alpha);
    canvas.pill(where, where.h / 2, colours::pill, colours::pill);
    canvas.text(tag_type(label.px), ui::look_money(label.amount), where.centre(), Align::Centre, colours::ivory);
}

}  // namespace boxcars::scenes

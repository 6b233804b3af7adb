#include "scenes/craps/chips.h"

#include "scenes/flat_print.h"
#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

// The pictures of chips are squares of 100 with a chip 94 wide; see assets/make_chips.sh.
constexpr float picture = 100.0f / 94.0f;  // the picture's side, in chip widths
// In picture heights: how far the lower face's middle lies below the picture's middle, and a chip's thickness.
constexpr float foot_down = 0.04f, thick = 0.10f;
constexpr float shade = 1.16f;  // the side of the shadow's picture, in chip or puck widths

std::string sprite_of(int value) {
    return "chips/" + (value % dollar == 0 ? std::to_string(value / dollar) : std::string("cents"));
}

Rect square(vec2 middle, float side) { return Rect{middle.x, middle.y}.grown(side / 2); }
std::size_t turn_of(std::size_t chip) { return (chip * 2 + chip / 3) % 3; }

// Rounds a chip's width to whole steps of 4 px of its picture, so that few sizes of the picture are made.
float sized(float px) { return std::round(px * picture / 4) * 4 / picture; }

std::vector<int> shown_of(Cents amount) {
    std::vector<int> chips = chips_for(amount);
    if (chips.size() > most_in_stack) chips.erase(chips.begin(), chips.end() - most_in_stack);
    return chips;
}

// Shifts each chip a little, so that a stack looks laid by hand. The shifts are the same in every stack.
vec2 foot_of(std::size_t chip, vec2 at, float px) {
    constexpr std::array<vec2, 7> off{
        {{}, {0.022f, 0}, {-0.014f, 0.003f}, {0.03f, 0}, {0.008f, -0.003f}, {-0.02f, 0}, {0.018f, 0.002f}}};
    return at + off[chip % off.size()] * px - px_down(as_float(chip) * thick * picture * px);
}

void draw_numeral(Canvas& canvas, float px, int value, Colour light, const LyingPrint& lie) {
    const bool cents = value % dollar != 0;
    const std::string words = cents ? "¢" : std::to_string(value / dollar);
    constexpr float parts[] = {0.46f, 0.42f, 0.31f};  // of the chip's width, by the number of letters
    const float size = std::max(type::least_numeral, px * parts[cents ? 0 : words.size() - 1]);
    const Colour ink = value == 100 ? hex(0x1F2E52) : cents ? hex(0x3A2708) : hex(0xFBF2DF);
    // Raises the ¢, which sits low on its line.
    const LyingPrint raised{lie.at - px_down(cents ? 0.04f * px : 0), lie.turn, lie.squash};
    canvas.text_through(type::call.sized(size), words, Align::Centre, ink * light, lie_flat, &raised);
}

struct PuckFace {
    const char* words;
    Colour top, low, rim, ink;  // `top` to `low` is the face's gradient
};

Type tag_type(float px) { return type::tag.sized(std::clamp(px * 0.34f, 13.0f, 17.0f)); }

}  // namespace

std::vector<int> chips_for(Cents amount) {
    std::vector<int> chips;
    for (auto value = chip_values.rbegin(); value != chip_values.rend(); ++value)
        for (; amount >= *value; amount -= *value) chips.push_back(*value);
    if (amount > 0) chips.push_back(static_cast<int>(amount));
    return chips;
}

vec2 stack_top(vec2 at, float px, Cents amount) {
    const std::size_t chips = std::max<std::size_t>(1, shown_of(amount).size());
    px = sized(px);
    return foot_of(chips - 1, at, px) - px_down(thick * picture * px);
}

void draw_stack(Canvas& canvas, vec2 at, float px, Cents amount, const StackLook& look) {
    const std::vector<int> chips = shown_of(amount);
    if (chips.empty() || look.alpha <= 0) return;
    const Colour light{vec3(look.light), 1};
    px = sized(px);
    canvas.push_alpha(look.alpha);
    const float reach = 0.03f * as_float(std::min<std::size_t>(chips.size(), 6));
    canvas.sprite("chips/shadow", square(at + px * vec2{reach, 0.05f}, px * shade));
    if (look.tag && wants_tag(amount)) {
        ChipLabel tag{{}, amount, false, px};
        const vec2 size = label_size(canvas, tag);
        tag.where = {at.x + px * 0.44f, at.y - size.y / 2 - px * 0.05f, size.x, size.y};
        draw_label(canvas, tag, {});
    }
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const float side = px * picture;
        canvas.sprite(fmt::format("{}_lying_{}", sprite_of(chips[i]), turn_of(i)),
                      square(foot_of(i, at, px) - px_down(foot_down * side), side), light, look.tilt);
    }
    const float turn = glm::radians(look.tilt) + 0.12f * (as_float(turn_of(chips.size())) - 1);
    draw_numeral(canvas, px, chips.back(), light, {stack_top(at, px, amount), turn, sin_above});
    canvas.pop_alpha();
}

void draw_chip(Canvas& canvas, vec2 centre, float px, int value, bool lit, Colour accent) {
    if (lit) {
        const float radius = px / 2 + 4;
        canvas.glow(square(centre, 2 * radius), radius, 12, faded(accent, 0.75f));
        canvas.disc(centre, radius, colours::coal, colours::night);
        canvas.ring(centre, radius + 0.5f, 2.4f, accent);
    }
    canvas.sprite(sprite_of(value), square(centre, px * picture));
    draw_numeral(canvas, px, value, Colour(1), {centre, 0, 1});
}

void draw_puck(Canvas& canvas, vec2 centre, float px, float turn) {
    constexpr int corners = 40;
    constexpr PuckFace off{"OFF", hex(0x2A2B31), hex(0x17181C), hex(0x08090B), hex(0xEFE7D4)},
        on{"ON", hex(0xF7F2E6), hex(0xE4DCCB), hex(0xB9AF9C), hex(0x4C3A34)};
    const auto& [words, top, low, rim, ink] = turn >= 0.5f ? on : off;
    const float angle = turn * glm::pi<float>();
    const float edge = px * (0.11f + 0.05f * std::abs(std::sin(angle)));  // height of the rim
    const float lift = px * 0.4f * std::max(0.0f, std::sin(angle));
    const LyingPrint lie{centre - px_down(lift + edge / 2), 0, std::abs(std::cos(angle)) * sin_above};
    const vec2 face = vec2{1, lie.squash} * px / 2.0f, down = lie.at + px_down(edge);
    canvas.sprite("chips/shadow", square(centre + px * vec2{0.02f, 0.07f}, px * shade));
    std::vector<vec2> body = oval(lie.at, face, corners, glm::pi<float>(), glm::two_pi<float>());
    for (const vec2& p : oval(down, face, corners, 0, glm::pi<float>())) body.push_back(p);
    canvas.fill(body, rim, rim);
    canvas.fill(oval(lie.at, face, corners), top, low);
    canvas.stroke(oval(lie.at, face * 0.80f, corners), std::max(1.0f, px * 0.025f), faded(ink, 0.75f), true);
    canvas.text_through(type::call.sized(std::max(px * 0.35f, type::least_numeral)), words, Align::Centre, ink,
                        lie_flat, &lie);
}

float puck_turn(bool on, double since) {
    const float turned = world::back_out(part_over(since, milliseconds(300)));
    return on ? turned : 1 - turned;
}

bool wants_tag(Cents amount) { return amount % dollar != 0 || chips_for(amount).size() > 1; }

vec2 label_size(Canvas& canvas, const ChipLabel& label) {
    if (label.result) return {canvas.width(type::tag, ui::look_change(label.amount)) + 18, 23};
    const Type type = tag_type(label.px);
    return {canvas.width(type, ui::look_money(label.amount)) + type.px, type.px * 1.35f};
}

void draw_label(Canvas& canvas, const ChipLabel& label, const MoneyInk& ink) {
    const Rect& where = label.where;
    if (label.result)
        return draw_pill(canvas, where, {ui::look_change(label.amount), type::tag}, ink.of(label.amount > 0),
                         label.alpha);
    canvas.pill(where, where.h / 2, colours::pill, colours::pill);
    canvas.text(tag_type(label.px), ui::look_money(label.amount), where.centre(), Align::Centre, colours::ivory);
}

}  // namespace boxcars::scenes

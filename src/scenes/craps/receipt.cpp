#include "scenes/craps/receipt.h"

#include "scenes/hud.h"
#include "ui/amounts.h"
#include "ui/craps/spot_words.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace craps;
using Outcome = ReceiptLine::Outcome;

std::optional<ReceiptLine> line_of(const Fact& fact) {
    const Cents change = to_bankroll(fact);
    if (const auto* f = std::get_if<ChipsPlaced>(&fact)) return {{Outcome::Staked, f->spot, f->amount, 0, change}};
    if (const auto* f = std::get_if<ChipsTaken>(&fact)) return {{Outcome::TakenDown, f->spot, f->amount, 0, change}};
    if (const auto* f = std::get_if<Won>(&fact)) return {{Outcome::Won, f->spot, f->stake, f->won, change}};
    if (const auto* f = std::get_if<Lost>(&fact))
        return {{Outcome::Lost, f->spot, f->stake, -f->stake - f->vig, change}};
    if (const auto* f = std::get_if<Pushed>(&fact)) return {{Outcome::Pushed, f->spot, f->stake, 0, change}};
    if (const auto* f = std::get_if<Moved>(&fact)) return {{Outcome::Moved, f->to, f->stake, 0, change}};
    return {};
}

Cents sum_of(std::span<const ReceiptLine> lines, Cents ReceiptLine::*amount) {
    Cents sum = 0;
    for (const ReceiptLine& line : lines) sum += line.*amount;
    return sum;
}

}  // namespace

std::string ReceiptLine::words() const {
    const std::string name = ui::spot_words(spot);
    if (outcome == Outcome::Moved)
        return (spot.kind == Kind::ComeOn ? "Come to " : "Don't come to ") + ui::box_words(spot.number);
    if (outcome == Outcome::Pushed) return name + ", returned";
    if (outcome == Outcome::TakenDown) return name + ", taken down";
    if (outcome == Outcome::Staked) return name + ", placed";
    return outcome == Outcome::Won && change > result ? name + ", " + ui::look_money(change - result) + " back" : name;
}

std::string ReceiptLine::amount() const {
    if (outcome == Outcome::Moved) return "";
    if (outcome == Outcome::Won || outcome == Outcome::Lost) return ui::look_change(result);
    return ui::look_money(std::abs(change));
}

std::vector<ReceiptLine> receipt_of(std::span<const Fact> facts) {
    std::vector<ReceiptLine> lines;
    for (const Fact& fact : facts)
        if (const auto line = line_of(fact)) lines.push_back(*line);
    return lines;
}

Cents result_of(std::span<const ReceiptLine> lines) { return sum_of(lines, &ReceiptLine::result); }
Cents change_of(std::span<const ReceiptLine> lines) { return sum_of(lines, &ReceiptLine::change); }

namespace {

constexpr float pad = 13, row = 18, head = 29, foot = 25;

float draw_amount(render::Canvas& canvas, glm::vec2 right, Cents result, const std::string& words,
                  const MoneyInk& ink) {
    const render::Type type{render::Face::BodyBold, 15};
    const render::Colour colour = result > 0 ? ink.win : result < 0 ? ink.loss : render::colours::ash;
    const float wide = canvas.text(type, words, right, render::Align::Right, colour);
    if (result == 0) return wide;
    draw_arrow(canvas, right - glm::vec2(wide + 10, 0), 8, result > 0, ink.of(result > 0));
    return wide + 14;
}

void draw_fitting(render::Canvas& canvas, glm::vec2 left, float room, const std::string& words) {
    render::Type type = canvas.fitted(type::small, words, room);
    type.px = std::max(12.0f, type.px);
    canvas.text(type, words, left, render::Align::Left, render::colours::ivory);
}

}  // namespace

void draw_receipt(render::Canvas& canvas, const render::Rect& where, std::span<const ReceiptLine> lines,
                  const MoneyInk& ink) {
    const auto fit = static_cast<std::size_t>(std::max(1.0f, (where.h - head - foot - pad) / row));
    const std::size_t shown = lines.size() <= fit ? lines.size() : fit - 1, left_out = lines.size() - shown;
    const float rows = static_cast<float>(shown + (left_out > 0 ? 1 : 0));
    const render::Rect plate{where.x, where.y, where.w, head + rows * row + foot + 6};
    draw_plate(canvas, plate);
    const float left = plate.x + pad, right = plate.x + plate.w - pad;
    float y = plate.y + head / 2 + 2;
    canvas.text(type::label_small, "THIS ROLL", {left, y}, render::Align::Left, render::colours::brass_light);
    draw_amount(canvas, {right, y}, result_of(lines), ui::look_change(result_of(lines)), ink);
    y = plate.y + head + row / 2;
    for (const ReceiptLine& line : lines.first(shown)) {
        const float amount = draw_amount(canvas, {right, y}, line.result, line.amount(), ink);
        draw_fitting(canvas, {left, y}, right - left - amount - 8, line.words());
        y += row;
    }
    if (left_out > 0)
        canvas.text(type::small, "and " + std::to_string(left_out) + " more", {left, y}, render::Align::Left,
                    render::colours::ash);
    y = plate.y + plate.h - foot / 2 - 4;
    canvas.fill(render::Rect{left, y - foot / 2 + 2, right - left, 1}, render::faded(render::colours::brass, 0.5f));
    canvas.text(type::small, "To the bankroll", {left, y}, render::Align::Left, render::colours::ash);
    canvas.text(type::small, ui::look_change(change_of(lines)), {right, y}, render::Align::Right,
                render::colours::ivory);
}

}  // namespace boxcars::scenes

#include "scenes/table/question.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;
using platform::PressKind;

constexpr float line_height = 22;

Rect plate_of(const Layout& layout, std::size_t lines) {
    const float wide = lines > 1 ? 470 : 430, high = 150 + line_height * static_cast<float>(lines);
    return {layout.table.centre().x - wide / 2, layout.table.centre().y - high / 2, wide, high};
}

bool pressed_beside(const platform::Input& input, const Buttons& buttons) {
    const bool on_button = std::ranges::any_of(buttons.all(), [&](const Button& b) { return buttons.held(b.name); });
    return std::ranges::any_of(input.presses, [&](const platform::Press& press) {
        return press.kind == PressKind::ActionDown || (press.kind == PressKind::PointerDown && !on_button);
    });
}

}  // namespace

TableQuestion::Reply TableQuestion::reply(const platform::Input& input) {
    const auto clicked = buttons_.tick(input);
    if (about_ == About::Leaving &&
        (clicked == "leave" || input.pressed(Action::Back) || input.pressed(Action::Confirm)))
        return Reply::Leave;
    if (about_ == About::Kept) {
        if (clicked == "continue" || input.pressed(Action::Confirm) || input.pressed(Action::Roll) ||
            input.pressed(Action::Continue))
            return Reply::Continue;
        if (clicked == "anew" || input.pressed(Action::NewMatch)) return Reply::Anew;
    }
    if (about_ == About::Loan) {
        if (clicked == "borrow" || input.pressed(Action::Continue)) return Reply::Borrow;
        const bool own = clicked == "own" || input.pressed(Action::Confirm) || input.pressed(Action::Back);
        return own ? Reply::OwnBankroll : Reply::None;
    }
    if (about_ == About::StopOver) {
        if (clicked == "onwards" || input.pressed(Action::Confirm)) return Reply::Onwards;
        return input.pressed(Action::Back) ? Reply::Leave : Reply::None;
    }
    return clicked == "stay" || pressed_beside(input, buttons_) ? Reply::GoOn : Reply::None;
}

TableQuestion::Reply TableQuestion::hear(const platform::Input& input) {
    const Reply reply = this->reply(input);
    if (reply != Reply::None) about_ = About::Nothing;
    return reply;
}

void TableQuestion::lay_out(const Layout& layout) {
    layout_ = layout;
    buttons_.begin();
    if (!open()) return;
    const Rect plate = plate_of(layout, lines_.size());
    const float y = plate.y + plate.h - 76;
    const float left = plate.x + 20, middle = plate.centre().x - 93, right = plate.x + plate.w - 206;
    const auto verb = [&](std::string name, std::string label, float x, bool primary, std::string key,
                          std::optional<Action> bound = {}) {
        buttons_.add({.name = std::move(name),
                      .where = {x, y, 186, 58},
                      .label = std::move(label),
                      .key = std::move(key),
                      .bound = bound,
                      .primary = primary});
    };
    switch (about_) {
        case About::Nothing:
            return;
        case About::Leaving:
            verb("leave", "LEAVE", left, true, "ENTER");
            return verb("stay", "STAY", right, false, "");
        case About::Away:
            return verb("stay", "GO ON", middle, true, "ENTER");
        case About::Kept:
            verb("anew", "NEW GAME", left, false, "", Action::NewMatch);
            return verb("continue", "CONTINUE", right, true, "ENTER");
        case About::Loan:
            verb("borrow", "TAKE THE LOAN", left, false, "", Action::Continue);
            return verb("own", "OWN BANKROLL", right, true, "ENTER");
        case About::StopOver:
            return verb("onwards", "GO ON", middle, true, "ENTER");
    }
}

void TableQuestion::draw(Canvas& canvas, Colour accent) const {
    if (!open()) return;
    const Rect plate = plate_of(layout_, lines_.size());
    const char* title = about_ == About::Away       ? "PAUSED"
                        : about_ == About::Kept     ? "CONTINUE, OR BEGIN ANEW?"
                        : about_ == About::Loan     ? "TAKE A LOAN?"
                        : about_ == About::StopOver ? "THE STOP IS OVER"
                                                    : "LEAVE THE TABLE?";
    canvas.fill(layout_.canvas, hex(0x05060A, 0.55f), hex(0x05060A, 0.55f));
    draw_plate(canvas, plate, true);
    canvas.text({Face::Label, 24, 0.04f}, title, {plate.centre().x, plate.y + 34}, Align::Centre, colours::brass_light);
    float y = plate.y + 64;
    for (const std::string& line : lines_) {
        canvas.text(canvas.fitted({Face::Body, 16}, line, plate.w - 32), line, {plate.centre().x, y}, Align::Centre,
                    colours::ivory);
        y += line_height;
    }
    buttons_.draw(canvas, accent, 0);
}

}  // namespace boxcars::scenes

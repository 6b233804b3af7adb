#include "scenes/table_question.h"

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;
using platform::PressKind;

Rect plate_of(const Layout& layout) {
    constexpr float wide = 430, high = 172;
    return {layout.table.centre().x - wide / 2, layout.table.centre().y - high / 2, wide, high};
}

bool pressed_beside(const platform::Input& input, const Buttons& buttons) {
    const bool on_button = buttons.held("leave") || buttons.held("stay");
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
    const Rect plate = plate_of(layout);
    const float y = plate.y + plate.h - 76;
    const auto verb = [&](std::string name, std::string label, std::string key, float x, bool primary) {
        buttons_.add({.name = std::move(name),
                      .where = {x, y, 186, 58},
                      .label = std::move(label),
                      .key = std::move(key),
                      .primary = primary});
    };
    if (about_ == About::Leaving) verb("leave", "LEAVE", "ENTER", plate.x + 20, false);
    const bool away = about_ == About::Away;
    verb("stay", away ? "GO ON" : "STAY", "", away ? plate.centre().x - 93 : plate.x + plate.w - 206, true);
}

void TableQuestion::draw(Canvas& canvas, Colour accent) const {
    if (!open()) return;
    const Rect plate = plate_of(layout_);
    const bool away = about_ == About::Away;
    canvas.fill(layout_.canvas, hex(0x05060A, 0.55f), hex(0x05060A, 0.55f));
    draw_plate(canvas, plate, true);
    canvas.text({Face::Label, 24, 0.04f}, away ? "PAUSED" : "LEAVE THE TABLE?", {plate.centre().x, plate.y + 34},
                Align::Centre, colours::brass_light);
    canvas.text({Face::Body, 16}, away ? "The window lost the keyboard. Any key goes on." : "The game is not over.",
                {plate.centre().x, plate.y + 64}, Align::Centre, colours::ivory);
    buttons_.draw(canvas, accent, 0);
}

}  // namespace boxcars::scenes

#include "scenes/ceelo/dash.h"
#include "base/words.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace boxcars::scenes {

using platform::Action;
using platform::PressKind;

void CeeloAmount::ask(const ceelo::State& state, std::vector<odds::CeeloChoice> choices) {
    choices_ = std::move(choices);
    stakes_ = state.phase == ceelo::Phase::Stake;
    most_ = std::max(1, most_offered(state));
    const int last = stakes_ ? last_stake_ : last_bet_;
    set(last > 0 ? last : (most_ + 2) / 3);
}

bool CeeloAmount::set(int value) {
    const int before = std::exchange(value_, std::clamp(value, 1, most_));
    return value_ != before;
}

std::optional<int> CeeloAmount::dragged_to(const platform::Input& input, const render::Rect& slider) {
    std::optional<float> held_at;  // x of the pointer that drags the slider
    for (const auto& press : input.presses) {
        if (press.button != 1) continue;
        if (press.kind == PressKind::PointerDown && slider.grown(4).contains(press.at)) dragging_ = true;
        if (press.kind == PressKind::PointerUp && std::exchange(dragging_, false)) held_at = press.at.x;
    }
    if (dragging_) held_at = input.pointer.x;
    if (!input.pointer_down) dragging_ = false;
    if (!held_at) return {};
    const float share = std::clamp((*held_at - slider.x - 8) / (slider.w - 16), 0.0f, 1.0f);
    return 1 + static_cast<int>(std::lround(share * static_cast<float>(most_ - 1)));
}

bool CeeloAmount::drag(const platform::Input& input, const render::Rect& slider) {
    const auto to = dragged_to(input, slider);
    return to && set(*to);
}

void CeeloAmount::put_down(const ceelo::Event& event) {
    dragging_ = false;
    if (const auto* stake = std::get_if<ceelo::Stake>(&event)) last_stake_ = stake->amount;
    if (const auto* cover = std::get_if<ceelo::Cover>(&event)) last_bet_ = cover->amount;
}

ceelo::Event CeeloAmount::decision() const {
    if (stakes_) return ceelo::Stake{value_};
    return ceelo::Cover{value_};
}

using namespace render;
using ceelo_look::amber;

void CeeloDash::set_buttons(Buttons& buttons, const Pace& pace) const {
    if (moment_.looked_back()) return add_looked_back(buttons);
    if (moment_.may_look_back()) add_look_back_offer(buttons, places_.look_back);
    if (moment_.is(CeeloPhase::Finished)) return add_end(buttons);
    if (moment_.deciding()) return add_decision(buttons);
    const bool thrown_by_hand = moment_.flying() && moment_.person;
    if (!moment_.is(CeeloPhase::Waiting) && !moment_.shaking() && !thrown_by_hand) {
        if (!moment_.watching) add_waiting(buttons, pace);  // the bar of a recording has these buttons
        return;
    }
    add_throw(buttons, true);
}

void CeeloDash::add_throw(Buttons& buttons, bool asked) const {
    buttons.add({.name = "throw",
                 .where = places_.verb,
                 .label = "THROW",
                 .bound = platform::Action::Roll,
                 .primary = asked,
                 .enabled = asked && !moment_.flying(),
                 .waiting = asked && moment_.flying(),
                 .stakes = platform::Action::Roll});  // ignores a press meant for SKIP
}

void CeeloDash::add_end(Buttons& buttons) const {
    if (moment_.watching) return;
    buttons.add({.name = "new_match", .where = places_.new_match, .label = "NEW MATCH", .key = ""});
    buttons.add({.name = "next_game",
                 .where = places_.verb,
                 .label = "NEXT GAME",
                 .bound = platform::Action::Confirm,
                 .primary = true});
}

void CeeloDash::add_looked_back(Buttons& buttons) const {
    const Rect first = places_.skip;
    const auto place = [&](float nth) { return Rect{first.x + 122 * nth, first.y, 114, first.h}; };
    add_look_back(buttons, {.previous = place(0),
                            .next = place(1),
                            .table = places_.verb,
                            .may_previous = moment_.look_back.may_step(-1),
                            .may_next = moment_.look_back.may_step(1)});
}

void CeeloDash::add_decision(Buttons& buttons) const {
    const bool stakes = moment_.stakes();
    const int amount = moment_.amount, most = most_offered(moment_.shown);
    const char* const all = stakes ? "STAKE ALL" : most == left_to_cover(moment_.shown) ? "COVER ALL" : "ALL IN";
    buttons.add({.name = "less", .where = places_.less, .label = "\u2212", .key = "", .enabled = amount > 1});
    buttons.add({.name = "more", .where = places_.more, .label = "+", .key = "", .enabled = amount < most});
    buttons.add({.name = "all",
                 .where = places_.all,
                 .label = fmt::format("{} {}", all, most),
                 .key = "",
                 .stakes = platform::Action::Rebet});
    add_throw(buttons, false);
    buttons.add({.name = stakes ? "stake" : "cover",
                 .where = places_.cover,
                 .label = fmt::format("{} {}", stakes ? "STAKE" : "COVER", amount),
                 .bound = platform::Action::Confirm,
                 .primary = true,
                 .stakes = platform::Action::Confirm});
}

// Adds the buttons that hurry, pause or step the computer players. On an upright screen PAUSE takes the place of STAKE.
// It works only after 300 ms, so that a double tap on STAKE does not pause the table.
void CeeloDash::add_waiting(Buttons& buttons, const Pace& pace) const {
    if (pace.paused)
        buttons.add({.name = "step", .where = places_.skip, .label = "STEP", .bound = platform::Action::Skip});
    else
        buttons.add({.name = "skip", .where = places_.skip, .label = "SKIP", .bound = platform::Action::Skip});
    buttons.add({.name = "pause",
                 .where = places_.pause,
                 .label = pace.paused ? "GO ON" : "PAUSE",
                 .key = "",
                 .stakes = platform::Action::Pause});
    if (const int speed = static_cast<int>(std::lround(pace.speed)); speed >= 1)
        buttons.add({.name = "speed", .where = places_.speed, .label = fmt::format("{}\u00d7", speed), .key = ""});
}

std::string CeeloDash::purse_words() const {
    if (moment_.seats.humans() == 0) return "ROUND";
    const int player = moment_.purse_of();
    return moment_.seats.you(player) ? "YOUR COINS" : in_capitals(moment_.seats.name(player)) + "\u2019S COINS";
}

void CeeloDash::draw(Canvas& canvas, const std::string& status) const {
    const bool mine = moment_.person && moment_.playing();
    draw_dash(canvas, layout_, amber, mine ? layout_.dash.x + 32 : 0, mine ? layout_.dash.x + 222 : 0);
    draw_top_bar(canvas, layout_,
                 {.wordmark = ceelo_look::wordmark, .car = "THE FREIGHT CAR", .status = status, .accent = amber});
    std::string purse = purse_words();
    if (layout_.portrait && canvas.width(type::label_small, purse) > 148)
        purse = in_capitals(moment_.seats.name(moment_.purse_of()));
    const Type label = layout_.portrait ? canvas.fitted(type::label_small, purse, 148) : type::label_small;
    canvas.text(label, purse, places_.purse_label, Align::Left, colours::ash);
    draw_words(canvas);
}

// On an upright screen, breaks long text into lines if they all fit above the controls. Otherwise shrinks the text.
void CeeloDash::draw_words(Canvas& canvas) const {
    const CeeloSay say = moment_.say();
    const float room = moment_.asked() ? places_.words_wide : places_.words_wide_alone;
    const Type body{Face::Body, 16};
    std::vector<std::string> first{say.line}, second;
    if (!say.more.empty()) second = {say.more};
    if (layout_.portrait) {
        const auto broken = lines_of(canvas, body, say.line, room);
        const auto more = second.empty() ? second : lines_of(canvas, body, say.more, room);
        if (broken.size() + more.size() <= (moment_.asked() ? 2u : 5u)) first = broken, second = more;
    }
    const std::size_t count = first.size() + second.size();
    const float up = count < 2 ? 0.0f : layout_.narrow ? 9.0f : 12.0f;
    float y = places_.words.y - up;
    const auto write = [&](Type type, const std::string& words, Colour ink) {
        canvas.text(canvas.fitted(type, words, room), words, {places_.words.x, y}, Align::Left, ink);
        y += count < 2 ? 27.0f : count == 2 ? 23.0f : 21.0f;
    };
    write({Face::BodyBold, 19}, say.title, colours::ivory);
    for (const std::string& line : first) write(body, line, second.empty() ? colours::ash : colours::ivory);
    for (const std::string& line : second) write(body, line, colours::ash);
}

void CeeloDash::draw_amount(Canvas& canvas) const {
    canvas.text(type::label_small, moment_.stakes() ? "STAKE" : "COVER", places_.amount_label, Align::Left,
                colours::ash);
    const int most = most_offered(moment_.shown);
    const float y = places_.slider.centre().y, left = places_.slider.x + 8, wide = places_.slider.w - 16;
    const float share = most > 1 ? static_cast<float>(moment_.amount - 1) / static_cast<float>(most - 1) : 1.0f;
    canvas.pill({left, y - 2, wide, 4}, 2, hex(0x2B3240), hex(0x2B3240));
    canvas.pill({left, y - 2, std::max(4.0f, wide * share), 4}, 2, amber, amber);
    canvas.disc({left + wide * share, y}, 8, colours::brass_light, colours::brass);
    canvas.ring({left + wide * share, y}, 8, 1.2f, hex(0x0B0D12));
}

}  // namespace boxcars::scenes

#include "scenes/ceelo/dash.h"
#include "base/words.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace boxcars::scenes {

using platform::Action;
using platform::PressKind;

bool CeeloAmount::drag(const platform::Input& input, const render::Rect& slider) {
    std::optional<float> held_at;  // x of the pointer that drags the slider
    for (const auto& press : input.presses) {
        if (press.button != 1) continue;
        if (press.kind == PressKind::PointerDown && slider.grown(4).contains(press.at)) dragging_ = true;
        if (press.kind == PressKind::PointerUp && std::exchange(dragging_, false)) held_at = press.at.x;
    }
    if (dragging_) held_at = input.pointer.x;
    if (!input.pointer_down) dragging_ = false;
    if (!held_at) return false;
    const float share = std::clamp((*held_at - slider.x - 8) / (slider.w - 16), 0.0f, 1.0f);
    return set(1 + static_cast<int>(std::lround(share * static_cast<float>(most_ - 1))));
}

using namespace render;
using ceelo_look::amber;

namespace {

// The buttons of one moment.
struct CeeloDash {
    Buttons& buttons;
    const CeeloMoment& moment;
    const ceelo_look::Dash at = ceelo_look::dash_places(moment.layout);

    void add_throw(bool asked) const {
        buttons.add({.name = "throw",
                     .where = at.verb,
                     .label = "THROW",
                     .bound = Action::Roll,
                     .primary = asked,
                     .enabled = asked && !moment.flying(),
                     .waiting = asked && moment.flying(),
                     .stakes = Action::Roll});  // ignores a press meant for SKIP
    }
    using Key = std::optional<Action>;
    void add(std::string name, std::string label, const Rect& where, Key bound, Key stakes = {},
             bool enabled = true) const {
        buttons.add({.name = std::move(name),
                     .where = where,
                     .label = std::move(label),
                     .bound = bound,
                     .primary = bound == Action::Confirm,
                     .enabled = enabled,
                     .stakes = stakes});
    }
    void add_end() const {
        if (moment.watching) return;
        add("new_match", "NEW MATCH", at.new_match, {});
        add("next_game", "NEXT GAME", at.verb, Action::Confirm);
    }
    void add_looked_back() const { moment.add_steps(buttons, {at.skip.x, at.skip.y, 114, at.skip.h}, 122, at.verb); }
    void add_decision() const {
        const bool stakes = moment.stakes();
        const int amount = moment.amount, most = most_offered(moment.shown);
        const char* const all = stakes ? "STAKE ALL" : most == left_to_cover(moment.shown) ? "COVER ALL" : "ALL IN";
        add("less", "\u2212", at.less, {}, {}, amount > 1);
        add("more", "+", at.more, {}, {}, amount < most);
        add("all", fmt::format("{} {}", all, most), at.all, {}, Action::Rebet);
        add_throw(false);
        add(stakes ? "stake" : "cover", fmt::format("{} {}", stakes ? "STAKE" : "COVER", amount), at.cover,
            Action::Confirm, Action::Confirm);
    }
    // Adds the buttons that hurry, pause or step the computer players. On an upright screen PAUSE takes the place of
    // STAKE. It works only after 300 ms, so that a double tap on STAKE does not pause the table.
    void add_waiting(const Pace& pace) const {
        add(pace.paused ? "step" : "skip", pace.paused ? "STEP" : "SKIP", at.skip, Action::Skip);
        add("pause", pace.paused ? "GO ON" : "PAUSE", at.pause, {}, Action::Pause);
        if (const int speed = static_cast<int>(std::lround(pace.speed)); speed >= 1)
            add("speed", fmt::format("{}\u00d7", speed), at.speed, {});
    }
};

std::string purse_words(const CeeloMoment& moment) {
    if (moment.seats.humans() == 0) return "ROUND";
    const int player = moment.purse_of();
    return moment.seats.you(player) ? "YOUR COINS" : in_capitals(moment.seats.name(player)) + "\u2019S COINS";
}

// On an upright screen, breaks long text into lines if they all fit above the controls. Otherwise shrinks the text.
void draw_words(Canvas& canvas, const CeeloMoment& moment, const ceelo_look::Dash& at) {
    const CeeloSay say = moment.say();
    const float room = moment.asked() ? at.words_wide : at.words_wide_alone;
    const Type body{Face::Body, 16};
    std::vector<std::string> first{say.line}, second;
    if (!say.more.empty()) second = {say.more};
    if (moment.layout.portrait) {
        const auto broken = lines_of(canvas, body, say.line, room);
        const auto more = second.empty() ? second : lines_of(canvas, body, say.more, room);
        if (broken.size() + more.size() <= (moment.asked() ? 2u : 5u)) first = broken, second = more;
    }
    const std::size_t count = first.size() + second.size();
    const float up = count < 2 ? 0.0f : moment.layout.narrow ? 9.0f : 12.0f;
    float y = at.words.y - up;
    const auto write = [&](Type type, const std::string& words, Colour ink) {
        canvas.text(canvas.fitted(type, words, room), words, {at.words.x, y}, Align::Left, ink);
        y += count < 2 ? 27.0f : count == 2 ? 23.0f : 21.0f;
    };
    write({Face::BodyBold, 19}, say.title, colours::ivory);
    for (const std::string& line : first) write(body, line, second.empty() ? colours::ash : colours::ivory);
    for (const std::string& line : second) write(body, line, colours::ash);
}

}  // namespace

void add_dash_buttons(Buttons& buttons, const CeeloMoment& moment, const Pace& pace) {
    const CeeloDash dash{buttons, moment};
    if (moment.looked_back()) return dash.add_looked_back();
    if (moment.may_look_back()) add_look_back_offer(buttons, dash.at.look_back);
    if (moment.is(CeeloPhase::Finished)) return dash.add_end();
    if (moment.deciding()) return dash.add_decision();
    const bool thrown_by_hand = moment.flying() && moment.person;
    if (!moment.is(CeeloPhase::Waiting) && !moment.shaking() && !thrown_by_hand) {
        if (!moment.watching) dash.add_waiting(pace);  // the bar of a recording has these buttons
        return;
    }
    dash.add_throw(true);
}

void draw_dash(Canvas& canvas, const CeeloMoment& moment, const std::string& status) {
    const ceelo_look::Dash at = ceelo_look::dash_places(moment.layout);
    const bool mine = moment.person && moment.playing();
    draw_dash(canvas, moment.layout, amber, mine ? moment.layout.dash.x + 32 : 0,
              mine ? moment.layout.dash.x + 222 : 0);
    draw_top_bar(canvas, moment.layout,
                 {.wordmark = ceelo_look::wordmark, .car = "THE FREIGHT CAR", .status = status, .accent = amber});
    std::string purse = purse_words(moment);
    if (moment.layout.portrait && canvas.width(type::label_small, purse) > 148)
        purse = in_capitals(moment.seats.name(moment.purse_of()));
    const Type label = moment.layout.portrait ? canvas.fitted(type::label_small, purse, 148) : type::label_small;
    canvas.text(label, purse, at.purse_label, Align::Left, colours::ash);
    draw_words(canvas, moment, at);
}

void draw_amount(Canvas& canvas, const CeeloMoment& moment) {
    const ceelo_look::Dash at = ceelo_look::dash_places(moment.layout);
    canvas.text(type::label_small, moment.stakes() ? "STAKE" : "COVER", at.amount_label, Align::Left, colours::ash);
    const int most = most_offered(moment.shown);
    const float y = at.slider.centre().y, left = at.slider.x + 8, wide = at.slider.w - 16;
    const float share = most > 1 ? static_cast<float>(moment.amount - 1) / static_cast<float>(most - 1) : 1.0f;
    canvas.pill({left, y - 2, wide, 4}, 2, hex(0x2B3240), hex(0x2B3240));
    canvas.pill({left, y - 2, std::max(4.0f, wide * share), 4}, 2, amber, amber);
    canvas.disc({left + wide * share, y}, 8, colours::brass_light, colours::brass);
    canvas.ring({left + wide * share, y}, 8, 1.2f, hex(0x0B0D12));
}

}  // namespace boxcars::scenes

#include "base/words.h"
#include "scenes/ceelo/announced.h"

#include <fmt/format.h>
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
    void add_all(const Pace& pace) const {
        if (moment.looked_back())
            return moment.add_steps(buttons, {at.skip.x, at.skip.y, 114, at.skip.h}, 122, at.verb);
        if (moment.may_look_back()) add_look_back_offer(buttons, at.look_back);
        if (moment.deciding()) return add_decision();
        const bool thrown_by_hand = moment.flying() && moment.person;
        if (moment.is(CeeloPhase::Waiting) || moment.shaking() || thrown_by_hand) return add_throw(true);
        if (moment.watching) return;  // the bar of a recording has the other buttons
        if (moment.is(CeeloPhase::Finished)) {
            add("new_match", "NEW MATCH", at.new_match, {});
            return add("next_game", "NEXT GAME", at.verb, Action::Confirm);
        }
        // The buttons that hurry, pause or step the computer players. On an upright screen PAUSE takes the place of
        // STAKE. It works only after 300 ms, so that a double tap on STAKE does not pause the table.
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
        canvas.fitted_text(type, words, room, {at.words.x, y}, Align::Left, ink);
        y += count < 2 ? 27.0f : count == 2 ? 23.0f : 21.0f;
    };
    write({Face::BodyBold, 19}, say.title, colours::ivory);
    for (const std::string& line : first) write(body, line, second.empty() ? colours::ash : colours::ivory);
    for (const std::string& line : second) write(body, line, colours::ash);
}

}  // namespace

void add_dash_buttons(Buttons& buttons, const CeeloMoment& moment, const Pace& pace) {
    CeeloDash{buttons, moment}.add_all(pace);
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

namespace boxcars::scenes::ceelo_look {

static void set_upright_places(Dash& dash, const Rect& d) {
    const float wide = (d.w - 28) / 3, row = d.y + 72, low = d.y + 137;
    dash.purse_label = {d.x + 12, d.y + 16};
    dash.purse = {d.x + 12, d.y + 28, 84, 36};
    dash.words = {d.x + 166, d.y + 25};
    dash.words_wide = dash.words_wide_alone = d.w - 176;
    dash.less = {d.x + 8, row, thumb, thumb};
    dash.amount_label = {d.x + 73, row + 7};
    dash.amount = {d.x + 73, row + 18, 84, 40};
    dash.more = {d.x + 163, row, thumb, thumb};
    dash.slider = {d.x + 232, row, d.w - 240, thumb};
    dash.all = dash.skip = {d.x + 8, low, wide, thumb};
    dash.cover = dash.pause = {d.x + 14 + wide, low, wide, thumb};
    dash.verb = dash.speed = {d.x + 20 + 2 * wide, low, wide, thumb};
    dash.new_match = {d.x + 8, low, 2 * wide + 6, thumb};
    dash.look_back = {d.x + d.w - 8 - 160, d.y - 64, 160, thumb};
}

static void set_narrow_places(Dash& dash, const Rect& d) {
    const float right = d.x + d.w;
    const float verb = std::clamp(0.15f * d.w, 120.0f, 150.0f), stake = std::clamp(0.16f * d.w, 128.0f, 160.0f);
    dash.purse_label = {d.x + 24, d.y + 18};
    dash.purse = {d.x + 24, d.y + 28, 84, 40};
    dash.words = {d.x + 200, d.y + 26};
    dash.words_wide = dash.words_wide_alone = d.w - 220;
    dash.amount_label = {d.x + 24, d.y + 84};
    dash.less = {d.x + 24, d.y + 92, 44, 44};
    dash.amount = {d.x + 78, d.y + 94, 84, 40};
    dash.more = {d.x + 172, d.y + 92, 44, 44};
    dash.verb = {right - 24 - verb, d.y + 78, verb, 60};
    dash.cover = {dash.verb.x - 12 - stake, d.y + 78, stake, 60};
    dash.all = {dash.cover.x - 12 - stake, d.y + 84, stake, 52};
    dash.slider = {d.x + 240, d.y + 92, std::clamp(dash.all.x - d.x - 264, 0.0f, 230.0f), 44};
    dash.skip = {d.x + 24, d.y + 84, 90, 52};
    dash.pause = {d.x + 122, d.y + 84, 96, 52};
    dash.speed = {d.x + 226, d.y + 84, 64, 52};
    dash.new_match = {d.x + 24, d.y + 84, 180, 52};
}

Dash dash_places(const Layout& layout) {
    const Rect& d = layout.dash;
    const float right = d.x + d.w;
    Dash dash;
    dash.look_back = {right - (layout.narrow ? 16.0f : 40.0f) - 160, d.y - 54, 160, 40};
    if (layout.portrait) return set_upright_places(dash, d), dash;
    if (layout.narrow) return set_narrow_places(dash, d), dash;
    dash.purse_label = {d.x + 40, d.y + 22};
    dash.purse = {d.x + 40, d.y + 34, 96, 46};
    dash.words = {d.x + 190, d.y + 43};
    dash.amount_label = {right - 652, d.y + 22};
    dash.less = {right - 652, d.y + 33, 48, 48};
    dash.amount = {right - 594, d.y + 34, 96, 46};
    dash.more = {right - 488, d.y + 33, 48, 48};
    dash.slider = {right - 652, d.y + 84, 212, 20};
    dash.cover = {right - 396, d.y + 9, 180, 50};
    dash.all = {right - 396, d.y + 63, 180, 40};
    dash.verb = {right - 204, d.y + 18, 168, 72};
    dash.skip = {right - 652, d.y + 29, 78, 50};
    dash.pause = {right - 566, d.y + 29, 90, 50};
    dash.speed = {right - 468, d.y + 29, 60, 50};
    dash.new_match = {right - 396 - 12 - 180, d.y + 29, 180, 50};
    dash.words_wide = dash.less.x - dash.words.x - 24;
    dash.words_wide_alone = dash.skip.x - dash.words.x - 24;
    return dash;
}

}  // namespace boxcars::scenes::ceelo_look

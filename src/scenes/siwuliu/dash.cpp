#include "scenes/siwuliu/dash.h"

#include "scenes/siwuliu/view.h"
#include "ui/amounts.h"

#include <array>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;
using siwuliu_look::Readout;
using Phase = SiwuliuPhase;

constexpr float between = 8;  // px between buttons

Cents bet_step(Cents around) {
    constexpr std::array<Cents, 9> steps{1, 5, 25, 100, 500, 1000, 5000, 10000, 50000};
    Cents step = steps[0];
    for (const Cents one : steps)
        if (one * 4 <= around) step = one;
    return step;
}

Button small_verb(std::string name, std::string label, Rect where, bool enabled) {
    return {.name = std::move(name), .where = where, .label = std::move(label), .key = "", .enabled = enabled};
}

}  // namespace

Cents bet_up(Cents now) {
    const Cents step = bet_step(now);
    return (now / step + 1) * step;
}

Cents bet_down(Cents now) {
    if (now <= 1) return 1;
    const Cents step = bet_step(now - 1);
    return std::max<Cents>(1, (now - 1) / step * step);
}

Rect SiwuliuDash::verb_place() const {
    const Rect& dash = layout_.dash;
    const float right = dash.x + dash.w;
    if (layout_.portrait) return {right - 8 - 228, dash.y + 138, 228, thumb};
    return layout_.narrow ? Rect{right - 24 - 176, dash.y + 76, 176, 60} : Rect{right - 40 - 162, dash.y + 18, 162, 72};
}

Rect SiwuliuDash::cover_place() const {
    const Rect verb = verb_place();
    const float wide = layout_.portrait ? verb.x - between - layout_.dash.x - 8 : 130;
    return {verb.x - between - wide, verb.y, wide, verb.h};
}

// Only Enter places a bet, so that a player who taps Space to skip an animation never bets.
Button SiwuliuDash::cover() const {
    const bool open = moment_.bets_open() && moment_.most() > 0;
    return {.name = "cover",
            .where = cover_place(),
            .label = "COVER",
            .bound = open ? std::optional{Action::Confirm} : std::nullopt,
            .primary = moment_.before_first_bet(),
            .enabled = open,
            .stakes = Action::Confirm};
}

Button SiwuliuDash::verb() const {
    const auto big = [&](std::string name, std::string label, bool enabled) {
        return Button{.name = std::move(name),
                      .where = verb_place(),
                      .label = std::move(label),
                      .bound = Action::Roll,
                      .primary = !moment_.before_first_bet(),
                      .enabled = enabled && moment_.played};
    };
    const auto waiting = [&](std::string name, std::string label) {
        Button button = big(std::move(name), std::move(label), false);
        button.waiting = true;
        return button;
    };
    if (moment_.flying() || moment_.phase == Phase::Banker) return waiting("throw", "THROW");
    switch (moment_.phase) {
        case Phase::Betting:
            return big("stop", "THROW", moment_.shown.bet > 0);
        case Phase::Player:
            return big("throw", "THROW", true);
        case Phase::Settled:
            return moment_.collects ? big("collect", "COLLECT", true) : big("next_round", "GO ON", true);
        case Phase::Fetching:
            return waiting("collect", "COLLECT");
        default:
            break;
    }
    return big("next_game", "NEW GAME", true);
}

void SiwuliuDash::add_amounts(Buttons& buttons) const {
    const bool open = moment_.bets_open();
    const Rect flaps = siwuliu_look::board_room(layout_, Readout::Bet);
    const float high = layout_.portrait ? thumb
                       : layout_.narrow ? 40.0f
                                        : 46.0f,
                gap = layout_.portrait ? 4 : 10, y = flaps.centre().y - high / 2;
    buttons.add(small_verb("minus", "−", {flaps.x - high - gap, y, high, high}, open && moment_.next_bet > 1));
    buttons.add(
        small_verb("plus", "+", {flaps.x + flaps.w + gap, y, high, high}, open && moment_.next_bet < moment_.most()));
    add_small_verbs(buttons);
}

Rect SiwuliuDash::first_small_verb(float wide) const {
    const Rect& dash = layout_.dash;
    if (layout_.portrait) return {dash.x + 8, dash.y + 77, wide, thumb};
    if (layout_.narrow) return {dash.x + 24, dash.y + 82, wide, 48};
    const Rect flaps = siwuliu_look::board_room(layout_, Readout::Bet);
    return {flaps.x + flaps.w + 70, flaps.centre().y - 23, wide, 46};
}

void SiwuliuDash::add_looked_back(Buttons& buttons) const {
    Rect previous = first_small_verb(150);
    if (!layout_.narrow) previous.y = verb_place().centre().y - previous.h / 2;
    Rect next = previous;
    next.x += 160;
    add_look_back(buttons, {.previous = previous,
                            .next = next,
                            .table = verb_place(),
                            .may_previous = moment_.look_back.may_step(-1),
                            .may_next = moment_.look_back.may_step(1)});
}

void SiwuliuDash::add_offer(Buttons& buttons) const {
    if (!moment_.may_look_back()) return;
    const Rect& dash = layout_.dash;
    const float right = dash.x + dash.w;
    add_look_back_offer(buttons, layout_.portrait ? Rect{right - 8 - 190, dash.y + 77, 190, thumb}
                                 : layout_.narrow ? Rect{right - 24 - 164, dash.y + 23, 164, 44}
                                                  : Rect{right - 40 - 164, dash.y - 54, 164, 40});
}

void SiwuliuDash::add_small_verbs(Buttons& buttons) const {
    Rect next = first_small_verb(0);
    const auto place = [&](float wide) {
        next.w = wide;
        const Rect where = next;
        next.x += wide + between;
        return where;
    };
    add_offer(buttons);
    if (moment_.is(Phase::Settled) || moment_.is(Phase::Over)) {
        const char* const words = moment_.may_record ? "SAVE THE ROUND" : moment_.practice ? "PRACTICE" : "SAVED";
        return buttons.add(small_verb("record", words, place(250), moment_.may_record && moment_.played));
    }
    const bool open = moment_.bets_open();
    buttons.add(small_verb("half", "HALF", place(78), open && moment_.most() > 1));
    buttons.add(small_verb("cover_all", open ? "MAX " + ui::look_money(moment_.most()) : "MAX", place(190),
                           open && moment_.most() > 0));
    const bool until_the_dice_fly = moment_.is(Phase::Banker) && moment_.played && moment_.may_undo();
    if (!until_the_dice_fly && (moment_.shown.bet == 0 || !open)) return;
    const float side = layout_.portrait ? thumb : 42;
    Rect undo = place(side);
    undo.y += (undo.h - side) / 2;
    undo.h = side;
    buttons.add({.name = "undo", .where = undo, .label = "undo", .key = "", .icon = true});
}

void SiwuliuDash::set_buttons(Buttons& buttons, bool fair) const {
    if (moment_.looked_back()) return add_looked_back(buttons);
    buttons.add(verb());
    if (!moment_.is(Phase::Over)) buttons.add(cover());
    add_amounts(buttons);
    if (!moment_.before_first_bet()) return;
    const Rect edge = siwuliu_look::edge_place(layout_, siwuliu_look::camera(layout_));
    buttons.add(
        small_verb("fair", fair ? "ORIGINAL" : "FAIRER RULES", siwuliu_look::other_sheet_place(edge), moment_.played));
}

void SiwuliuDash::draw_labels(Canvas& canvas) const {
    const auto label = [&](Readout board, std::string_view name) {
        const Rect room = siwuliu_look::board_room(layout_, board);
        canvas.text(type::label, name, {room.x, room.y - 12}, Align::Left, colours::ash);
    };
    label(Readout::Purse, "YOUR MONEY");
    label(Readout::Bet, moment_.looked_back() ? "YOUR BET" : "NEXT BET");
}

}  // namespace boxcars::scenes

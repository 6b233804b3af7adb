#include "scenes/siwuliu/announced.h"

#include "ui/amounts.h"

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;
using siwuliu_look::Readout;
using Phase = SiwuliuPhase;

constexpr float between = 8;  // px between buttons

Cents bet_step(Cents around) {
    Cents step = 1;
    for (const Cents one : {5, 25, 100, 500, 1000, 5000, 10000, 50000})
        if (one * 4 <= around) step = one;
    return step;
}

Button small_verb(std::string name, std::string label, Rect where, bool enabled) {
    return {.name = std::move(name), .where = where, .label = std::move(label), .enabled = enabled};
}

// The buttons of one moment.
struct SiwuliuDash {
    Buttons& buttons;
    const SiwuliuMoment& moment;
    const Layout& layout = moment.layout;

    Rect verb_place() const {
        const Rect& dash = layout.dash;
        const float right = dash.x + dash.w;
        if (layout.portrait) return {right - 8 - 228, dash.y + 138, 228, thumb};
        return layout.narrow ? Rect{right - 24 - 176, dash.y + 76, 176, 60}
                             : Rect{right - 40 - 162, dash.y + 18, 162, 72};
    }
    Button cover() const {
        const Rect verb = verb_place();
        const float wide = layout.portrait ? verb.x - between - layout.dash.x - 8 : 130;
        const bool open = moment.bets_open() && moment.most() > 0;
        return {.name = "cover",
                .where = {verb.x - between - wide, verb.y, wide, verb.h},
                .label = "COVER",
                .bound = open ? std::optional{Action::Confirm} : std::nullopt,
                .primary = moment.before_first_bet(),
                .enabled = open,
                .stakes = Action::Confirm};
    }
    Button verb() const {
        const auto big = [&](std::string name, std::string label, bool enabled = true, bool waiting = false) {
            return Button{.name = std::move(name),
                          .where = verb_place(),
                          .label = std::move(label),
                          .bound = Action::Roll,
                          .primary = !moment.before_first_bet(),
                          .enabled = enabled && moment.played,
                          .waiting = waiting};
        };
        if (moment.flying() || moment.phase == Phase::Banker) return big("throw", "THROW", false, true);
        if (moment.phase == Phase::Betting) return big("stop", "THROW", moment.shown.bet > 0);
        if (moment.phase == Phase::Player) return big("throw", "THROW");
        if (moment.phase == Phase::Fetching) return big("collect", "COLLECT", false, true);
        if (moment.phase == Phase::Over) return big("next_game", "NEW GAME");
        return moment.collects ? big("collect", "COLLECT") : big("next_round", "GO ON");
    }
    void add_amounts() const {
        const bool open = moment.bets_open();
        const Rect flaps = siwuliu_look::board_room(layout, Readout::Bet);
        const float high = layout.portrait ? thumb : layout.narrow ? 40.0f : 46.0f;
        const float gap = layout.portrait ? 4 : 10, y = flaps.centre().y - high / 2;
        buttons.add(small_verb("minus", "−", {flaps.x - high - gap, y, high, high}, open && moment.next_bet > 1));
        buttons.add(
            small_verb("plus", "+", {flaps.x + flaps.w + gap, y, high, high}, open && moment.next_bet < moment.most()));
        add_small_verbs();
    }
    Rect first_small_verb(float wide) const {
        const Rect& dash = layout.dash;
        if (layout.portrait) return {dash.x + 8, dash.y + 77, wide, thumb};
        if (layout.narrow) return {dash.x + 24, dash.y + 82, wide, 48};
        const Rect flaps = siwuliu_look::board_room(layout, Readout::Bet);
        return {flaps.x + flaps.w + 70, flaps.centre().y - 23, wide, 46};
    }
    void add_looked_back() const {
        Rect first = first_small_verb(150);
        if (!layout.narrow) first.y = verb_place().centre().y - first.h / 2;
        moment.add_steps(buttons, first, 160, verb_place());
    }
    void add_small_verbs() const {
        Rect next = first_small_verb(0);
        const auto place = [&](float wide) {
            next.w = wide;
            const Rect where = next;
            next.x += wide + between;
            return where;
        };
        const Rect& dash = layout.dash;
        const float right = dash.x + dash.w;
        if (moment.may_look_back())
            add_look_back_offer(buttons, layout.portrait ? Rect{right - 8 - 190, dash.y + 77, 190, thumb}
                                         : layout.narrow ? Rect{right - 24 - 164, dash.y + 23, 164, 44}
                                                         : Rect{right - 40 - 164, dash.y - 54, 164, 40});
        if (moment.is(Phase::Settled) || moment.is(Phase::Over)) {
            const char* const words = moment.may_record ? "SAVE THE ROUND" : moment.practised ? "PRACTICE" : "SAVED";
            return buttons.add(small_verb("record", words, place(250), moment.may_record && moment.played));
        }
        const bool open = moment.bets_open();
        buttons.add(small_verb("half", "HALF", place(78), open && moment.most() > 1));
        buttons.add(small_verb("cover_all", open ? "MAX " + ui::look_money(moment.most()) : "MAX", place(190),
                               open && moment.most() > 0));
        const bool until_the_dice_fly = moment.is(Phase::Banker) && moment.played && moment.session.undoable() > 0;
        if (!until_the_dice_fly && (moment.shown.bet == 0 || !open)) return;
        const float side = layout.portrait ? thumb : 42;
        Rect undo = place(side);
        undo.y += (undo.h - side) / 2;
        undo.h = side;
        buttons.add({.name = "undo", .where = undo, .label = "undo", .icon = true});
    }
};

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

void add_dash_buttons(Buttons& buttons, const SiwuliuMoment& moment) {
    const SiwuliuDash dash{buttons, moment};
    if (moment.looked_back()) return dash.add_looked_back();
    buttons.add(dash.verb());
    if (!moment.is(Phase::Over)) buttons.add(dash.cover());
    dash.add_amounts();
    if (!moment.before_first_bet()) return;
    const Rect edge = siwuliu_look::edge_place(moment.layout, siwuliu_look::camera(moment.layout));
    const auto& next = moment.session.next_table().rules.as<siwuliu::Rules>();
    const char* const other = next == fair_house(next) ? "ORIGINAL" : "FAIRER RULES";
    buttons.add(small_verb("fair", other, siwuliu_look::other_sheet_place(edge), moment.played));
}

}  // namespace boxcars::scenes

#include "scenes/siwuliu/announced.h"

#include "ui/amounts.h"

namespace boxcars::scenes {
namespace {

using Phase = SiwuliuPhase;

Cents bet_step(Cents around) {
    Cents step = 1;
    for (const Cents one : {5, 25, 100, 500, 1000, 5000, 10000, 50000})
        if (one * 4 <= around) step = one;
    return step;
}

struct SiwuliuDash {
    Buttons& buttons;
    const SiwuliuMoment& moment;
    const Places at = siwuliu_look::places(moment.layout);

    void add(std::string name, std::string label, const Rect& where, bool enabled) const {
        buttons.add({.name = std::move(name), .where = where, .label = std::move(label), .enabled = enabled});
    }
    void add_cover() const {
        const bool raises = moment.may_raise(), open = raises || (moment.bets_open() && moment.most() > 0);
        buttons.add({.name = raises ? "raise" : "cover",
                     .where = at["cover"],
                     .label = raises ? "RAISE " + ui::look_money(moment.next_bet) : "COVER",
                     .bound = open ? std::optional{Action::Confirm} : std::nullopt,
                     .primary = moment.before_first_bet(),
                     .enabled = open,
                     .stakes = Action::Confirm});
    }
    void add_verb() const {
        const auto big = [&](std::string name, std::string label, bool enabled = true, bool waiting = false) {
            buttons.add({.name = std::move(name),
                         .where = at["verb"],
                         .label = std::move(label),
                         .bound = Action::Roll,
                         .primary = !moment.before_first_bet(),
                         .enabled = enabled && moment.played,
                         .waiting = waiting});
        };
        if (moment.flying() || moment.phase == Phase::Banker) return big("throw", "THROW", false, true);
        if (moment.phase == Phase::Betting) return big("stop", "THROW", moment.shown.bet > 0);
        if (moment.phase == Phase::Player) return big("throw", "THROW");
        if (moment.phase == Phase::Fetching) return big("collect", "COLLECT", false, true);
        if (moment.phase == Phase::Over) return big("next_game", "NEW GAME");
        return moment.collects ? big("collect", "COLLECT") : big("next_round", "GO ON");
    }
    void add_amounts() const {
        const bool open = moment.sets_amount();
        add("minus", "−", at["minus"], open && moment.next_bet > 1);
        add("plus", "+", at["plus"], open && moment.next_bet < moment.most());
        if (moment.may_look_back()) add_look_back_offer(buttons, at["look back"]);
        if (moment.is(Phase::Settled) || moment.is(Phase::Over)) {
            const char* const words = moment.may_record ? "SAVE THE ROUND" : moment.practised ? "PRACTICE" : "SAVED";
            return add("record", words, at["record"], moment.may_record && moment.played);
        }
        const bool gives_up = moment.may_give_up();
        if (gives_up)
            buttons.add({.name = "give_up",
                         .where = at["max"],
                         .label = "GIVE UP HALF",
                         .bound = Action::Hold,
                         .stakes = Action::Hold});
        else
            add("half", "HALF", at["half"], open && moment.most() > 1);
        add("cover_all", open && !gives_up ? "MAX " + ui::look_money(moment.most()) : "MAX",
            at[gives_up ? "half" : "max"], open && moment.most() > 0);
        const bool until_the_dice_fly = moment.is(Phase::Banker) && moment.played && moment.session.undoable() > 0;
        const bool until_the_throw = moment.is(Phase::Player) && moment.played && moment.session.undoable() > 0;
        if (!until_the_dice_fly && !until_the_throw && (moment.shown.bet == 0 || !moment.bets_open())) return;
        buttons.add({.name = "undo", .where = at["undo"], .label = "undo", .icon = true});
    }
    void add_other_sheet() const {
        const Rect edge = siwuliu_look::edge_place(moment.layout, siwuliu_look::camera(moment.layout));
        const auto& next = moment.session.next_table().rules.as<siwuliu::Rules>();
        add("fair", next == fair_house(next) ? "ORIGINAL" : "FAIRER RULES",
            siwuliu_look::other_sheet_place(moment.layout, edge), moment.played);
    }
};

using namespace along;

constexpr Placing beside(const Along& x) { return {x, middle(x.size)}; }  // a square, centred in the row
constexpr Forms<Placing> before_bet{beside(before(10, 46)), beside(before(10, 40)), beside(before(4, thumb))};
constexpr Placing offer(float wide) { return right(8, 77, wide, thumb); }
constexpr Placing last(float wide) { return row(end(0, wide)); }
constexpr Placing left_of(float wide) { return row(fill(0, wide + 8)); }  // of the last one
constexpr Along boarded{.at = 6, .size = 82};
constexpr Along called{.at = 54, .at_part = 0.36f, .size_part = 0.29f, .anchor = 0.5f, .least = 56, .most = 84};
constexpr Forms<Placing> beside_table(const Placing& place) { return {nowhere, nowhere, nowhere, place}; }

// clang-format off
constexpr PlaceRow rows[] = {
    // place            lies in      wide                       narrow                      upright
    {"rounds",          "bar",    lying({end(264, 40), middle(40)},                      nowhere)},
    {"news",            "table",  lying(across(0, 6, 0, 26),                             nowhere)},
    {"purse",           "dash",   {left(40, 33, 216, 46),    left(24, 26, 190, 38),      left(12, 29, 150, 38)}},
    {"bet",             "dash",   {left(346, 33, 190, 46),   left(300, 26, 190, 38),     right(71, 29, 112, 38)}},
    {"minus",           "bet",    before_bet},
    {"plus",            "bet",    mirrored(before_bet)},
    {"half",            "dash",   {left(606, 33, 78, 46),    left(24, 82, 78, 48),       left(8, 77, 78, thumb)}},
    {"max",             "half",   always(row(after(8, 190)))},
    {"undo",            "max",    lying(beside(after(8, 42)),                            beside(after(8, thumb)))},
    {"record",          "half",   always(first(250))},
    {"previous",        "half",   always(first(150))},
    {"next",            "half",   always(first(150, 160))},
    {"look back",       "dash",   {right(40, -54, 164, 40),  right(24, 23, 164, 44),     offer(190), offer(180)}},
    {"boards",          "side",   beside_table({inside(6), boarded})},
    {"bank's board",    "boards", beside_table(column(0, 2, 6))},
    {"bet's board",     "boards", beside_table(column(1, 2, 6))},
    {"call",            "side",   beside_table({inside(12), called})},
    {"coach",           "side",   beside_table({inside(12), {.at = 62, .at_part = 0.51f}})},
    {"verbs",           "dash",   {right(40, 18, 300, 72),   right(24, 76, 314, 60),     inset(8, 138, thumb)}},
    {"cover",           "verbs",  {left_of(162),             left_of(176),               left_of(228)}},
    {"verb",            "verbs",  {last(162),                last(176),                  last(228)}},
};
// clang-format on

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
    if (moment.looked_back()) return moment.add_steps(buttons, dash.at);
    dash.add_verb();
    if (!moment.is(Phase::Over)) dash.add_cover();
    dash.add_amounts();
    if (moment.before_first_bet()) dash.add_other_sheet();
}

Places siwuliu_look::places(const Layout& layout) { return {layout, rows}; }

}  // namespace boxcars::scenes

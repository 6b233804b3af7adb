#include "scenes/craps/show.h"

#include "base/words.h"
#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;

constexpr float rack_chip = 52;  // width of a chip in the dash

Rect plate_at(glm::vec2 centre, float wide, float high) {
    return {centre.x - wide / 2, centre.y - high / 2, wide, high};
}

// Draws the point and the number of rolls in this hand, with the sitting's status beside them.
void draw_standing(Canvas& canvas, const CrapsMoment& at) {
    const Rect plate = CrapsDash::standing(at.layout);
    draw_plate(canvas, plate);
    const float y = plate.centre().y, middle = plate.centre().x;
    const int point = at.shown.point;
    if (at.layout.portrait) {
        const std::string status = at.status(), about = point ? fmt::format("POINT {}", point) : "COME-OUT";
        std::vector<std::string> lines{about};
        if (!status.empty())
            lines.insert(lines.begin(), status);
        else if (point)
            lines.push_back(fmt::format("ROLL {}", at.shown.new_hand ? 0 : at.rolls));
        for (std::size_t nth = 0; nth < lines.size(); ++nth)
            canvas.text({Face::Label, 19, 0.03f}, lines[nth],
                        {middle, y + 11 * (2 * static_cast<float>(nth) - static_cast<float>(lines.size() - 1))},
                        Align::Centre, colours::brass_light);
        return;
    }
    canvas.fill(Rect{middle + 14, y - 11, 1, 22}, faded(colours::brass, 0.6f));
    canvas.text(type::label, point ? "POINT" : "COME-OUT", {plate.x + 18, y}, Align::Left, colours::ash);
    if (point)
        canvas.text({Face::Display, 24}, std::to_string(point), {middle - 4, y}, Align::Right, colours::brass_light);
    canvas.text(type::label, "ROLL", {middle + 24, y}, Align::Left, colours::ash);
    canvas.text({Face::Display, 24}, std::to_string(at.shown.new_hand ? 0 : at.rolls), {plate.x + plate.w - 16, y},
                Align::Right, colours::brass_light);
    if (const std::string status = at.status(); !status.empty())
        canvas.text(type::label_small, status, {plate.x + plate.w + 16, y}, Align::Left, colours::brass_light);
}

void draw_company(Canvas& canvas, const CrapsMoment& moment) {
    if (moment.layout.narrow) return;
    int seat = 0;
    for (const CrapsOthers::Other& other : moment.others) {
        const int column = seat / 2, row = seat % 2;
        const glm::vec2 at =
            glm::vec2{moment.layout.dash.x, moment.layout.dash.y} + glm::vec2{40 + 215 * column, 84 + 12 * row};
        const std::string words = fmt::format("PLAYER {}, {}  {}", seat + 2, other.name, ui::look_money(other.worth()));
        const float wide = canvas.text({Face::Label, least_px, 0.06f}, words, at, Align::Left, colours::ash);
        if (other.last != 0)
            canvas.text({Face::BodyBold, least_px}, ui::look_change(other.last), at + glm::vec2{wide + 8, 0},
                        Align::Left, other.last > 0 ? moment.ink().win : moment.ink().loss);
        ++seat;
    }
}

void draw_rack(Canvas& canvas, const Layout& layout, std::size_t in_hand, const platform::Bindings& bindings) {
    const auto rack = CrapsDash::rack(layout);
    const float under = layout.narrow ? 38 : 43;
    if (!layout.narrow) canvas.text(type::label, "CHIP", {rack[0].x, layout.dash.y + 21}, Align::Left, colours::ash);
    for (std::size_t chip = 0; chip < rack.size(); ++chip) {
        const glm::vec2 at = rack[chip].centre();
        const bool held = chip == in_hand;
        draw_chip(canvas, at, held ? rack_chip + (layout.portrait ? 7 : 14) : rack_chip, chip_values[chip], held, mint);
        const auto action = static_cast<Action>(static_cast<std::size_t>(Action::Chip1) + chip);
        if (const std::string key = key_cap(bindings, action); !layout.portrait && !key.empty())
            canvas.text(type::cap, "key " + key, at + glm::vec2{0, under}, Align::Centre, colours::ash);
    }
}

// Draws the hint. If it has over two lines, or the table area is low, a plate keeps it readable over call and dice.
void draw_upright_hint(Canvas& canvas, const UprightFelt& felt, const std::string& words, Colour colour) {
    Rect where = felt.hint;
    const bool low = felt.dice_foot > felt.call.y;
    if (low) where.w -= 52;  // keeps clear of the puck
    Type type{Face::Body, 19};
    std::vector<std::string> lines = lines_of(canvas, type, words, where.w);
    if (lines.size() > 2) {
        type = {.face = Face::Body, .px = 16, .shrunk = true};
        lines = lines_of(canvas, type, words, where.w - 16);
    }
    const bool on_plate = low || lines.size() > 2;
    const float step = type.px + 3, high = step * static_cast<float>(lines.size());
    const Rect plate{where.x, where.y + where.h - high - 4, where.w, high + 8};
    if (on_plate) canvas.pill(plate, 10, faded(colours::pill, 0.94f), faded(colours::pill, 0.94f));
    for (std::size_t nth = 0; nth < lines.size(); ++nth)
        canvas.text(type, lines[nth], {where.centre().x, plate.y + 4 + step * (static_cast<float>(nth) + 0.5f)},
                    Align::Centre, colour);
}

// The small buttons by their icons, and the actions of those that cost money.
constexpr std::pair<const char*, std::optional<Action>> small_buttons[] = {
    {"undo", {}}, {"clear", {}}, {"rebet", Action::Rebet}, {"double", Action::Double}, {"bets", {}}};

// On an upright screen, Undo and Rebet are beside the main button, the others between the two boards.
Rect upright_place(const Rect& dash, std::string_view icon) {
    const float nth = icon == "clear" ? -1 : icon == "double" ? 0 : 1;
    if (icon == "undo") return {dash.x + 8, dash.y + 134, thumb, 60};
    if (icon == "rebet") return {dash.x + 8 + 63, dash.y + 134, thumb, 60};
    return {dash.centre().x - thumb / 2 + 63 * nth, dash.y + 5, thumb, thumb};
}

}  // namespace

CrapsDash::CrapsDash(world::World& world)
    : purse_flaps_(spawn_flaps(world, {}, 7, colours::ivory)),
      table_flaps_(spawn_flaps(world, {}, 6, colours::brass_light)) {}

std::array<Rect, chip_values.size()> CrapsDash::rack(const Layout& layout) {
    std::array<Rect, chip_values.size()> rack;
    for (std::size_t chip = 0; chip < rack.size(); ++chip) {
        const auto nth = static_cast<float>(chip);
        rack[chip] = layout.portrait ? Rect{layout.dash.x + 8 + 61 * nth, layout.dash.y + 68, thumb, thumb}
                     : layout.narrow ? Rect{layout.dash.x + 30 + 56 * nth, layout.dash.y + 74, 50, 50}
                                     : Rect{layout.canvas.centre().x - 168 + 66 * nth, layout.dash.y + 29, 54, 54};
    }
    return rack;
}

Rect CrapsDash::standing(const Layout& layout) {
    if (!layout.portrait) return plate_at(layout.bar.centre(), 240, 44);
    const Rect& bar = layout.bar;
    const float left = bar.x + 206, right = bar.x + bar.w - 2 * thumb - 20;
    return {left, bar.centre().y - 26, right - left, 52};
}

void CrapsDash::set_buttons(Buttons& buttons, const CrapsMoment& at, bool list_open, bool again) {
    const Layout& layout = at.layout;
    add_top_buttons(buttons, layout, at.settings.muted, at.coach || at.open_felt);
    const Rect& dash = layout.dash;
    const float right = dash.x + dash.w;
    const Rect verb = layout.portrait ? Rect{dash.x + 8 + 2 * 63, dash.y + 134, dash.w - 16 - 2 * 63, 60}
                      : layout.narrow ? Rect{right - 24 - 150, dash.y + 76, 150, 60}
                                      : Rect{right - 40 - 152, dash.y + 18, 152, 72};
    if (at.broke)
        buttons.add(
            {.name = "next_game", .where = verb, .label = "NEW BANKROLL", .bound = Action::Confirm, .primary = true});
    else
        buttons.add({.name = "roll",
                     .where = verb,
                     .label = "ROLL",
                     .bound = Action::Roll,
                     .primary = !(at.looked_back ? at.session.state().as<craps::State>() : at.shown).bets.empty(),
                     .enabled = !at.flying() && at.played,
                     .waiting = at.flying()});
    float x = layout.narrow ? right - 24 - 150 - 5 * 48 : verb.x - 20 - 5 * 52;
    for (const auto& [icon, stakes] : small_buttons) {
        if (layout.portrait && at.watching) break;  // below the recording's bar
        buttons.add(
            {.name = icon,
             .where = layout.portrait ? upright_place(dash, icon)
                                      : Rect{x, layout.narrow ? dash.y + 86 : dash.y + 28, 40, 40},
             .label = icon,
             .enabled = at.played,
             .icon = true,
             .lit = (std::string_view{icon} == "bets" && list_open) || (std::string_view{icon} == "rebet" && again),
             .stakes = at.betting ? stakes : std::nullopt});
        x += layout.narrow ? 46 : 52;
    }
}

std::array<FlapBoard, 2> CrapsDash::boards(const Layout& layout, const craps::State& shown) const {
    const float y = layout.dash.y + (layout.narrow ? 26.0f : 33.0f), x = layout.dash.x;
    const float high = layout.narrow ? 38 : 46, cell = layout.narrow ? 22 : 26;
    const auto board = [&](world::Id flaps, float at, Cents amount, std::size_t least) -> FlapBoard {
        const std::string text = ui::look_money(amount);
        const std::size_t cells = std::max(least, text.size());
        if (layout.portrait) {
            const float wide = std::min(22.0f * static_cast<float>(cells), 130.0f);
            return {flaps,
                    {at < 100 ? x + 12 : x + layout.dash.w - 12 - wide, layout.dash.y + 27, wide, 36},
                    static_cast<int>(cells),
                    text};
        }
        return {flaps, {x + at, y, cell * static_cast<float>(cells), high}, static_cast<int>(cells), text};
    };
    return {board(purse_flaps_, layout.narrow ? 24 : 40, shown.bankroll, 5),
            board(table_flaps_, layout.narrow ? 220 : 262, on_table(shown), 4)};
}

void CrapsDash::draw(Canvas& canvas, const world::World& world, const CrapsMoment& at) const {
    const Layout& layout = at.layout;
    draw_dash(canvas, layout, mint, 0, 0);
    draw_top_bar(canvas, layout,
                 {.wordmark = craps_look::wordmark, .car = "THE CASINO CAR", .status = "", .accent = mint});
    draw_standing(canvas, at);
    for (const auto& [flaps, name] : {std::pair{purse_flaps_, "BANKROLL"}, {table_flaps_, "ON THE TABLE"}}) {
        const Rect& where = world[flaps].flaps->where;
        const bool end = layout.portrait && flaps == table_flaps_;
        const Type label = layout.portrait ? canvas.fitted({Face::Label, 19, 0.02f}, name, 130) : type::label;
        canvas.text(label, name, {end ? where.x + where.w : where.x, where.y - 12}, end ? Align::Right : Align::Left,
                    colours::ash);
    }
    draw_company(canvas, at);
    if (!at.demo && !(layout.portrait && (at.looked_back || at.watching)))
        draw_rack(canvas, layout, at.chip, at.settings.bindings);
}

void CrapsDash::draw_captions(Canvas& canvas, const Layout& layout, const Buttons& buttons) {
    if (layout.narrow) return;
    for (const HitTarget& button : buttons.hit_targets())
        for (const auto& [icon, stakes] : small_buttons)
            if (button.name == icon)
                canvas.text({Face::BodyBold, 12}, capitalised(icon), {button.where.centre().x, button.where.y + 53},
                            Align::Centre, colours::ash);
}

void CrapsDash::draw_hint(Canvas& canvas, const Layout& layout, const std::string& words, Colour colour) {
    if (words.empty()) return;
    if (layout.portrait) return draw_upright_hint(canvas, upright_felt(layout), words, colour);
    const Type type = canvas.fitted({Face::Body, 15}, words, layout.canvas.w - 24 - 36);
    const float wide = canvas.width(type, words) + 36;
    constexpr float over_dash = 6;  // px; keeps the hint clear of the felt's print
    const Rect pill = plate_at({layout.table.centre().x, layout.dash.y - over_dash}, wide, 26);
    canvas.pill(pill, 13, faded(colours::pill, 0.94f), faded(colours::pill, 0.94f));
    canvas.pill_edge(pill, 13, 1, faded(colours::brass, 0.6f));
    canvas.text(type, words, pill.centre(), Align::Centre, colour);
}

}  // namespace boxcars::scenes

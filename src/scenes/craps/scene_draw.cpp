// The craps table's picture of this moment. Reads; changes nothing but what remembers the layout.
#include "platform/settings.h"
#include "scenes/craps/feel.h"
#include "scenes/craps/scene.h"
#include "world/ease.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace craps_feel;
using namespace render;

Rect plate_at(glm::vec2 centre, float wide, float high) {
    return {centre.x - wide / 2, centre.y - high / 2, wide, high};
}

// What one of the 36 outcomes would do, as few letters as fit.
std::string short_change(Cents change) {
    if (change == 0) return "·";
    const Cents size = std::abs(change);
    const std::string sign = change > 0 ? "+" : "\u2212";
    if (size >= 1'000'000) return sign + fmt::format("{:.0f}k", static_cast<double>(size) / 100'000.0);
    if (size % dollar == 0 || size >= 10'000) return sign + fmt::format("{}", size / dollar);
    return sign + fmt::format("{:.2f}", static_cast<double>(size) / 100.0);
}

std::string mean_words(const odds::Fraction& cents) {
    const double dollars = odds::to_double(cents) / 100;
    return fmt::format("{}${:.3f}", dollars < 0 ? "\u2212" : "+", std::abs(dollars));
}

}  // namespace

MoneyInk CrapsScene::ink() const {
    if (services_.settings.colour_vision == platform::ColourVision::Off) return {};
    return {hex(0xFFD24A), hex(0x5AA9FF)};
}

void CrapsScene::draw(Stage& stage, double between) {
    const double time = lay_out(stage, between);
    Canvas& canvas = stage.canvas();
    const Camera from = jolted(camera(), time);
    draw_felt(stage, from, time);
    cast_.draw(stage, from, time, services_.settings);
    draw_far_zone(canvas, from, time);
    draw_hint(canvas);
    draw_controls(canvas, time);
    world_.draw(stage, from, world::Layer::Dash, time);
    world_.draw(stage, from, world::Layer::Front, time);
    draw_front(canvas, time, mint);
}

void CrapsScene::draw_felt(Stage& stage, const Camera& from, double time) {
    Canvas& canvas = stage.canvas();
    TableLook look = craps_look::table_look(layout_, view(), felt_, services_.settings.plain_felt);
    look.camera = from;
    stage.table(look, 1.0f);
    ChipFlights::View chips = chips_view();
    chips.camera = from;
    if (open_felt_) {
        std::vector<craps_look::SpotEdge> edges = odds_cache_.edges(session_->rules(), felt_.layout, shown_.point);
        std::erase_if(edges, [&](const auto& edge) { return !felt_.layout.on(edge.spot, felt_.leaf); });
        craps_look::draw_open_felt(canvas, from, felt_.layout, edges);
    }
    flights_.draw_news(canvas, chips, time);
    draw_focus(canvas, from);
    const bool on = shown_.point != 0;
    const glm::vec2 puck = on ? felt_.layout.puck_on(shown_.point) : felt_.layout.puck_off();
    const float puck_px = 2 * craps_places::puck_radius * from.px_per_unit({puck, 0});
    draw_puck(
        canvas, from.project({puck, 0}), puck_px,
        services_.settings.reduced_motion ? (on ? 1.0f : 0.0f) : puck_turn(on, time - static_cast<double>(puck_at_)));
    draw_others(canvas, from);
    flights_.draw(canvas, shown_, chips, time);
    flights_.draw_pills(canvas, chips, time, ink());
}

void CrapsScene::draw_focus(Canvas& canvas, const Camera& from) {
    if (demo_ || flying()) return;
    const auto at = focused();
    if (!at || !felt_.layout.on(*at, felt_.leaf)) return;
    craps_look::draw_spot_glow(canvas, from, felt_.layout, *at, cursor_on_ ? colours::brass_light : mint,
                               cursor_on_ ? 0.75f : 0.4f);
}

// Round the dice: the stickman's call at the left; at the right the dealer's rack with this hand, or the open felt.
void CrapsScene::draw_far_zone(Canvas& canvas, const Camera& from, double time) {
    const double age = time - static_cast<double>(called_at_);
    if (call_ && !flying()) {
        const float in = world::quint_out(world::unit(age / static_cast<double>(call_in)));
        draw_call(canvas, from.project({-9.0f, 4.15f, 0}) + glm::vec2{10 - 12 * (1 - in), -8}, *call_, mint, in);
    }
    if (view() == CrapsView::Line) return;
    if (open_felt_) return draw_open_hand(canvas, from);
    const bool fresh = age < static_cast<double>(receipt_stays) && !flying() && !receipt_.empty();
    const glm::vec2 right = from.project({9.0f, 2.75f, 0});
    if (fresh) draw_receipt(canvas, {right.x - 226, layout_.table.y + 6, 226, 142}, receipt_, ink());
    if (fresh && receipt_.size() > 2) return;
    draw_history(canvas, {right.x - 300, right.y - 24, 300, 40}, history_, ink());
    for (std::size_t chip = 0; !fresh && chip < chip_values.size(); ++chip) {  // the dealer's rack
        const glm::vec2 at =
            craps_places::rack + glm::vec2{craps_places::rack_step * (static_cast<float>(chip) - 2), 0};
        const Cents stack = chip_values[chip_values.size() - 1 - chip] * (chip == 0 ? 6 : chip == 2 ? 3 : 4);
        draw_stack(canvas, from.project({at, 0}), stack_px, stack, {.tag = TagSide::None, .light = 0.8f});
    }
}

// Open felt: the 36 outcomes of the next throw, and how the hand may end.
void CrapsScene::draw_open_hand(Canvas& canvas, const Camera& from) {
    const odds::NextThrow& next = odds_cache_.next(session_->rules(), shown_);
    const glm::vec2 corner{from.project({9.0f, 4.8f, 0}).x - 448, from.project({9.0f, 4.8f, 0}).y};
    constexpr float wide = 35, high = 19;
    const Rect plate{corner.x, corner.y - 6, 7 * wide + 205, 7 * high + 10};
    draw_plate(canvas, plate);
    const auto cell = [&](int column, int row) {
        return plate_at({plate.x + 10 + wide * (static_cast<float>(column) + 0.5f),
                         plate.y + 5 + high * (static_cast<float>(row) + 0.5f)},
                        wide - 2, high - 2);
    };
    for (int face = 1; face <= 6; ++face) {
        draw_flat_die(canvas, cell(face, 0).centre(), 14, face);
        draw_flat_die(canvas, cell(0, face).centre(), 14, face);
    }
    const MoneyInk inks = ink();
    for (const odds::ThrowForecast& outcome : next.throws)
        for (const auto& [row, column] : {std::pair{outcome.first, outcome.second}, {outcome.second, outcome.first}}) {
            const Rect at = cell(column, row);
            const Colour colour = outcome.worth > 0 ? inks.win : outcome.worth < 0 ? inks.loss : colours::ash;
            canvas.pill(at, 3, faded(colour, 0.16f), faded(colour, 0.10f));
            if (row <= column || outcome.first != outcome.second)
                canvas.text({Face::BodyBold, 12}, short_change(outcome.worth), at.centre(), Align::Centre, colour);
            if (outcome.first == outcome.second) break;
        }
    const float x = plate.x + 7 * wide + 22;
    const auto line = [&](int row, std::string_view label, const std::string& value, Colour colour) {
        const float y = plate.y + 16 + 27 * static_cast<float>(row);
        canvas.text({Face::Label, 12, 0.10f}, label, {x, y - 1}, Align::Left, colours::ash);
        canvas.text({Face::BodyBold, 14}, value, {plate.x + plate.w - 14, y}, Align::Right, colour);
    };
    line(0, "NEXT THROW", mean_words(next.mean), colours::ivory);
    line(1, "UP / DOWN", fmt::format("{} / {} of 36", next.ways_up, next.ways_down), colours::ivory);
    const odds::HandForecast* hand = odds_cache_.hand(session_->rules(), shown_, services_.headless);
    if (!hand) return line(2, "THIS HAND", "...", colours::ash);
    if (!hand->too_large.empty()) return line(2, "THIS HAND", "too many ways", colours::ash);
    line(2, "HAND AHEAD", fmt::format("{:.3f} %", 100 * hand->ahead), inks.win);
    line(3, "EVEN", fmt::format("{:.3f} %", 100 * hand->even), colours::ivory);
    line(4, "BEHIND", fmt::format("{:.3f} %", 100 * hand->behind), inks.loss);
}

// Their chips stand a little behind the player's; who they are and what they have is told in the dash.
void CrapsScene::draw_others(Canvas& canvas, const Camera& from) {
    int seat = 0;
    for (const CrapsOthers::Other& other : others_.all()) {
        const glm::vec2 aside{-21.0f + 14.0f * static_cast<float>(seat % 4), -19.0f};
        for (const craps::Placed& bet : other.shown.bets)
            if (felt_.layout.on(bet.spot, felt_.leaf))
                draw_stack(canvas, from.project({felt_.layout.chip_place(bet.spot), 0}) + aside, other_px, bet.stake,
                           {.tag = TagSide::None, .alpha = 0.9f, .light = 0.75f});
        ++seat;
    }
}

void CrapsScene::draw_company(Canvas& canvas) {
    if (layout_.narrow) return;
    int seat = 0;
    for (const CrapsOthers::Other& other : others_.all()) {
        const glm::vec2 at{layout_.dash.x + 40 + 215 * static_cast<float>(seat / 2),
                           layout_.dash.y + 86 + 13 * static_cast<float>(seat % 2)};
        const std::string words = fmt::format("{}  {}", other.name, look_money(worth(other.shown)));
        const float wide = canvas.text({Face::Label, 11, 0.06f}, words, at, Align::Left, colours::ash);
        if (other.last != 0)
            canvas.text({Face::BodyBold, 11}, look_change(other.last), at + glm::vec2{wide + 8, 0}, Align::Left,
                        other.last > 0 ? ink().win : ink().loss);
        ++seat;
    }
}

// One line over the dash: a refusal, or what is to be known of the spot in focus, in a breath.
void CrapsScene::draw_hint(Canvas& canvas) {
    std::string words;
    Colour colour = colours::ivory;
    if (!refused_.empty() && clock_ - refused_at_ < refusal_stays) {
        words = refused_;
        colour = ink().loss;
    } else if (is(Phase::Broke)) {
        words = "The bankroll is gone. A new one waits.";
    } else if (const auto at = focused(); at && !demo_ && is(Phase::Betting)) {
        words = spot_words(*at);
        if (const auto* odds = odds_cache_.odds(session_->rules(), *at, shown_.point))
            words += "  ·  " + in_a_breath(*odds);
        const craps::Placed* bet = craps::find(shown_, *at);
        if (bet) words += fmt::format("  ·  {} down, {}", look_money(bet->stake), works(shown_, *bet) ? "on" : "off");
    }
    if (words.empty()) return;
    const Type type{Face::Body, 15};
    const float wide = std::min(layout_.canvas.w - 24, canvas.width(type, words) + 36);
    const Rect pill = plate_at({layout_.table.centre().x, layout_.dash.y - 14}, wide, 26);
    canvas.pill(pill, 13, faded(colours::pill, 0.94f), faded(colours::pill, 0.94f));
    canvas.pill_edge(pill, 13, 1, faded(colours::brass, 0.6f));
    canvas.text(type, words, pill.centre(), Align::Centre, colour);
}

Rect CrapsScene::dash_chip(std::size_t chip) const {
    const auto nth = static_cast<float>(chip);
    if (layout_.narrow) return {layout_.dash.x + 30 + 56 * nth, layout_.dash.y + 82, 50, 50};
    return {layout_.canvas.centre().x - 168 + 66 * nth, layout_.dash.y + 29, 54, 54};
}

void CrapsScene::draw_controls(Canvas& canvas, double time) {
    draw_dash(canvas, layout_, mint, 0, 0);
    draw_top_bar(canvas, layout_,
                 {.wordmark = "craps", .wordmark_ratio = 4.66f, .car = "THE CASINO CAR", .status = "", .accent = mint});
    const Rect plate = plate_at(layout_.bar.centre(), 204, 44);
    draw_plate(canvas, plate);
    const std::string words = status();
    if (!words.empty()) {
        canvas.text({Face::Label, 15, 0.12f}, words, plate.centre(), Align::Centre, colours::brass_light);
    } else {
        const float y = plate.centre().y, middle = plate.centre().x;
        canvas.fill(Rect{middle + 14, y - 11, 1, 22}, faded(colours::brass, 0.6f));
        canvas.text(type::label, shown_.point ? "POINT" : "COME-OUT", {plate.x + 18, y}, Align::Left, colours::ash);
        if (shown_.point)
            canvas.text({Face::Display, 24}, std::to_string(shown_.point), {middle - 4, y}, Align::Right,
                        colours::brass_light);
        canvas.text(type::label, "ROLL", {middle + 28, y}, Align::Left, colours::ash);
        canvas.text({Face::Display, 24}, std::to_string(shown_.new_hand ? 0 : rolls_), {plate.x + plate.w - 16, y},
                    Align::Right, colours::brass_light);
    }
    const auto label = [&](world::Id board, std::string_view name) {
        const Rect& where = world_[board].flaps->where;
        canvas.text(type::label, name, {where.x, where.y - 12}, Align::Left, colours::ash);
    };
    label(purse_flaps_, "BANKROLL");
    label(table_flaps_, "ON THE TABLE");
    draw_company(canvas);
    if (demo_) return;
    if (!layout_.narrow)
        canvas.text(type::label, "CHIP", {dash_chip(0).x, layout_.dash.y + 21}, Align::Left, colours::ash);
    for (std::size_t chip = 0; chip < chip_values.size(); ++chip) {
        const glm::vec2 at = dash_chip(chip).centre();
        draw_chip(canvas, at, chip == chip_ ? rack_chip + 14 : rack_chip, chip_values[chip], chip == chip_, mint);
        canvas.text(type::cap, std::to_string(chip + 1), at + glm::vec2{0, 43}, Align::Centre, colours::ash);
    }
    buttons_.draw(canvas, mint, time);
    for (const auto& [name, caption] :
         {std::pair{"undo", "Undo"}, {"clear", "Clear"}, {"rebet", "Rebet"}, {"double", "Double"}, {"bets", "Bets"}})
        for (const HitTarget& hot : buttons_.hit_targets())
            if (hot.name == name && !layout_.narrow)
                canvas.text({Face::BodyBold, 12}, caption, {hot.where.centre().x, hot.where.y + 53}, Align::Centre,
                            colours::ash);
    if (chip_dragged_) draw_chip(canvas, pointer_, stack_px, chip_values[chip_], true, mint);
    if (pressed_on_ && craps::find(shown_, *pressed_on_) && hovered_ != pressed_on_)
        draw_stack(canvas, pointer_, stack_px, craps::staked(shown_, *pressed_on_),
                   {.tag = TagSide::Right, .alpha = 0.8f});
}

// What can be pressed now; set every tick, so that it never depends on how often the picture is drawn.
void CrapsScene::set_buttons() {
    buttons_.begin();
    if (demo_) return;
    add_top_buttons(buttons_, layout_, services_.settings.muted, open_felt_);
    const Rect& dash = layout_.dash;
    const float right = dash.x + dash.w;
    const Rect verb =
        layout_.narrow ? Rect{right - 24 - 150, dash.y + 76, 150, 60} : Rect{right - 40 - 152, dash.y + 18, 152, 72};
    if (is(Phase::Broke))
        buttons_.add({.name = "next_game", .where = verb, .label = "NEW BANK", .key = "ENTER", .primary = true});
    else
        buttons_.add({.name = "roll",
                      .where = verb,
                      .label = "ROLL",
                      .key = "SPACE",
                      .primary = !panels_.covers_table(),
                      .enabled = !flying() && played(),
                      .waiting = flying()});
    constexpr const char* icons[] = {"undo", "clear", "rebet", "double", "bets"};
    float x = layout_.narrow ? right - 24 - 150 - 5 * 48 : verb.x - 20 - 5 * 52;
    for (const char* icon : icons) {
        buttons_.add({.name = icon,
                      .where = {x, layout_.narrow ? dash.y + 86 : dash.y + 28, 40, 40},
                      .label = icon,
                      .key = "",
                      .enabled = played(),
                      .icon = true,
                      .lit = std::string_view{icon} == "bets" && panels_.list_open()});
        x += layout_.narrow ? 46 : 52;
    }
}

// ---- panels ----

void CrapsScene::overlay() {
    if (demo_) return;
    const CrapsPanels::Requests requests = panels_.draw(services_, {.session = *session_,
                                                                    .shown = shown_,
                                                                    .chip = chip(),
                                                                    .resting = is(Phase::Betting) && played(),
                                                                    .transport = transport(),
                                                                    .odds_cache = odds_cache_});
    carry_out_time(requests.debug);
    if (requests.debug.apply_rules) change_rules(*requests.debug.apply_rules);
    if (requests.debug.force && is(Phase::Betting))
        throw_dice({0.5f, {0.1f, 1}, session_->hash()}, {requests.debug.force->begin(), requests.debug.force->end()});
    if (is(Phase::Betting)) {
        for (const craps::Event& event : requests.bets.events) decide(event);
        if (requests.bets.undo) undo();
        if (requests.bets.clear) carry_out(session::take_all(session_->rules(), session_->state()));
    }
    if (requests.sit_down) {
        std::vector<std::string> players{"human"};
        players.insert(players.end(), requests.sit_down->players.begin(), requests.sit_down->players.end());
        begin_sitting(requests.sit_down->rules, std::move(players), requests.sit_down->seed);
    }
}

}  // namespace boxcars::scenes

// The cable drum's picture of this moment. Reads; changes nothing but what remembers the layout.
#include "platform/settings.h"
#include "scenes/ceelo/feel.h"
#include "scenes/ceelo/scene.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <cctype>
#include <cmath>

namespace boxcars::scenes {
namespace {

using namespace ceelo_feel;
using namespace render;
using ceelo_look::amber;
using PotKind = CeeloPot::Kind;

std::string capitals(std::string words) {
    for (char& c : words) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return words;
}

// 0..1: comes, holds, fades.
float lit(double age) {
    const auto of = [](Ticks ticks) { return static_cast<double>(ticks); };
    if (age < 0) return 0;
    if (age < of(light_in)) return world::unit(age / of(light_in));
    return 1 - world::unit((age - of(light_in) - of(light_holds)) / of(light_out));
}

}  // namespace

MoneyInk CeeloScene::ink() const {
    if (services_.settings.colour_vision == platform::ColourVision::Off) return {};
    return {hex(0xFFD24A), hex(0x5AA9FF)};
}

int CeeloScene::dash_player() const {
    if (shown_.turn >= 0 && by_hand(shown_.turn)) return shown_.turn;
    return seats_->near();
}

float CeeloScene::banker_place(double time) const {
    const CeeloFeltView felt = view();
    const float from = static_cast<float>(felt.place(pill_from_));
    float to = static_cast<float>(felt.place(pill_to_));
    const float round = static_cast<float>(table_.players);
    if (to < from) to += round;              // clockwise, the way play runs ...
    if (to - from > round / 2) to -= round;  // ... unless the other way is shorter
    if (services_.settings.reduced_motion) return to;
    const float slid = world::unit((time - static_cast<double>(pill_since_)) / static_cast<double>(pill_slides));
    return from + (to - from) * world::cubic_in_out(slid);
}

void CeeloScene::draw(Stage& stage, double between) {
    const double time = lay_out(stage, between);
    Canvas& canvas = stage.canvas();
    table_.plain = services_.settings.plain_felt;
    CeeloFeltView felt = view();
    felt.camera = jolted(felt.camera, time);
    draw_drum(stage, felt, time);
    draw_plates(canvas);
    draw_controls(canvas, time);
    world_.draw(stage, felt.camera, world::Layer::Dash, time);
    world_.draw(stage, felt.camera, world::Layer::Front, time);
    draw_front(canvas, time, amber);
}

void CeeloScene::draw_drum(Stage& stage, const CeeloFeltView& felt, double time) {
    Canvas& canvas = stage.canvas();
    stage.table(ceelo_look::table_look(felt.camera, table_), 1.0f);
    const bool playing = !is(Phase::Finished);
    for (int player = 0; player < seats_->count(); ++player) {
        const int place = felt.place(player);
        if (playing && !telling() && shown_.turn == player)
            ceelo_look::draw_sector_light(canvas, felt.camera, table_, place, amber, 0.10f);
        const CeeloLine& line = ledger_.of(player);
        const float light = lit(time - static_cast<double>(news_at_[ceelo::seat(player)]));
        if (light > 0 && line.settled && line.amount != 0)
            ceelo_look::draw_sector_light(canvas, felt.camera, table_, place,
                                          line.amount > 0 ? ink().win : hex(0x08090C),
                                          line.amount > 0 ? 0.16f * light : 0.45f * light);
    }
    if (shown_.bank > 0 || coins_.in({PotKind::Bank, 0}) > 0 || deciding()) {
        const bool covering = shown_.phase == ceelo::Phase::Cover;
        int covered = 0;
        for (int player = 0; player < seats_->count(); ++player) covered += coins_.in({PotKind::Bet, player});
        const int bank = coins_.in({PotKind::Bank, 0});
        const float whole = static_cast<float>(std::max(1, covering ? bank : std::max(bank, covered)));
        const bool proposes = deciding() && covering;
        ceelo_look::draw_arc(canvas, felt.camera, table_, static_cast<float>(covered) / whole,
                             proposes ? static_cast<float>(amount_) / whole : 0);
    }
    coins_.draw(canvas, felt, time);
    if (deciding()) {
        const CeeloPot pot{shown_.phase == ceelo::Phase::Stake ? PotKind::Bank : PotKind::Bet, shown_.turn};
        ceelo_look::draw_proposed(canvas, felt.at(pot), felt.camera.px_per_unit({felt.world(pot), 0}), amount_);
    }
    if (const auto [title, line] = bank_words(); playing && !title.empty())
        ceelo_look::draw_bank_plate(canvas, felt.camera, table_, title, line);
    if (pill_to_ >= 0 && playing) ceelo_look::draw_banker_pill(canvas, felt.camera, table_, banker_place(time));
    if (playing) cast_.draw(stage, felt.camera, time, services_.settings);
    draw_news(canvas, felt, time);
    if (playing || !end_) return;
    std::vector<ceelo_look::Standing> standings;
    for (int player = 0; player < seats_->count(); ++player)
        standings.push_back({capitals(seats_->name(player)), end_->coins[ceelo::seat(player)],
                             end_->coins[ceelo::seat(player)] - session_->rules().coins, end_->won_by(player)});
    std::ranges::stable_sort(standings, std::greater{}, &ceelo_look::Standing::coins);
    ceelo_look::draw_standings(canvas, felt.camera, table_, say_now().title, standings, ink(),
                               time - static_cast<double>(finished_since_));
}

// "+3" beside the coins that changed hands; a win rises, a loss sinks.
void CeeloScene::draw_news(Canvas& canvas, const CeeloFeltView& felt, double time) const {
    for (int player = 0; player < seats_->count(); ++player) {
        const CeeloLine& line = ledger_.of(player);
        const double age = time - static_cast<double>(news_at_[ceelo::seat(player)]);
        if (!line.settled || age < 0 || age > static_cast<double>(news_stays)) continue;
        const float come = world::quad_out(world::unit(age / static_cast<double>(light_in)));
        const float go =
            world::unit((age - static_cast<double>(news_stays - light_out)) / static_cast<double>(light_out));
        const float rise = services_.settings.reduced_motion ? 0
                           : line.amount > 0                 ? -12 * come
                           : line.amount < 0                 ? 6 * come
                                                             : 0;
        const glm::vec2 at = felt.at({PotKind::Bet, player}) + glm::vec2{0, rise};
        const std::string words = line.amount == 0 ? "stand-off" : ceelo_look::signed_coins(line.amount);
        draw_pill(canvas, at, words, line.amount >= 0, come * (1 - go),
                  line.amount == 0 ? MoneyInk{colours::ivory, colours::ivory} : ink());
    }
}

std::pair<std::string, std::string> CeeloScene::bank_words() const {
    const int bank = coins_.in({PotKind::Bank, 0});
    if (deciding() && shown_.phase == ceelo::Phase::Stake) return {"", ""};
    int covered = 0;
    for (int player = 0; player < seats_->count(); ++player) covered += coins_.in({PotKind::Bet, player});
    if (bank + covered == 0) return {"", ""};
    if (point_ > 0) return {fmt::format("BANK {}", bank), fmt::format("{} to beat", point_)};
    const int open = std::max(0, bank - covered);
    return {fmt::format("BANK {}", bank), open > 0 ? fmt::format("{} open", open) : "covered"};
}

ceelo_look::Plate CeeloScene::plate_of(int player) const {
    const CeeloLine& line = ledger_.of(player);
    ceelo_look::Plate plate{.name = capitals(seats_->name(player)),
                            .temper = seats_->temper(player),
                            .coins = coins_.in({PotKind::Pocket, player}),
                            .line = line.words,
                            .faces = line.faces,
                            .banker = player == pill_to_,
                            .on_turn = shown_.turn == player && !telling() && !is(Phase::Finished),
                            .dim = line.out};
    if (line.settled) {
        plate.figure = ceelo_look::signed_coins(line.amount);
        plate.figure_ink = line.amount > 0 ? ink().win : line.amount < 0 ? ink().loss : colours::ash;
        plate.arrow = line.amount > 0 ? 1 : line.amount < 0 ? -1 : 0;
    } else if (line.amount > 0) {
        plate.figure = std::to_string(line.amount);
    } else if (plate.line.empty() && shown_.phase == ceelo::Phase::Cover && shown_.banker >= 0) {
        plate.line = plate.on_turn ? "bets now" : "bets later";
    } else if (plate.line.empty() && shown_.phase == ceelo::Phase::Stake && player == shown_.banker) {
        plate.line = "stakes the bank";
    }
    return plate;
}

void CeeloScene::draw_plates(Canvas& canvas) {
    for (int player = 0; player < seats_->count(); ++player) {
        const int place = view().place(player);
        ceelo_look::draw_plate_of(canvas, layout_, ceelo_look::plate_rect(layout_, place, seats_->count()),
                                  plate_of(player));
    }
}

void CeeloScene::draw_slider(Canvas& canvas, const ceelo_look::Dash& dash) const {
    const int most = most_offered(shown_);
    const float y = dash.slider.centre().y, left = dash.slider.x + 8, wide = dash.slider.w - 16;
    const float share = most > 1 ? static_cast<float>(amount_ - 1) / static_cast<float>(most - 1) : 1.0f;
    canvas.pill({left, y - 2, wide, 4}, 2, hex(0x2B3240), hex(0x2B3240));
    canvas.pill({left, y - 2, std::max(4.0f, wide * share), 4}, 2, amber, amber);
    canvas.disc({left + wide * share, y}, 8, colours::brass_light, colours::brass);
    canvas.ring({left + wide * share, y}, 8, 1.2f, hex(0x0B0D12));
}

std::string CeeloScene::purse_words() const {
    if (seats_->humans() == 0) return "ROUND";
    const int player = dash_player();
    return seats_->you(player) ? "YOUR PURSE" : capitals(seats_->name(player)) + "\u2019S PURSE";
}

void CeeloScene::draw_controls(Canvas& canvas, double time) {
    const ceelo_look::Dash dash = ceelo_look::dash_places(layout_);
    const bool mine = shown_.turn >= 0 && by_hand(shown_.turn) && !is(Phase::Finished);
    draw_dash(canvas, layout_, amber, mine ? layout_.dash.x + 32 : 0, mine ? layout_.dash.x + 222 : 0);
    draw_top_bar(
        canvas, layout_,
        {.wordmark = "ceelo", .wordmark_ratio = 5.46f, .car = "THE FREIGHT CAR", .status = status(), .accent = amber});
    canvas.text(type::label_small, purse_words(), dash.purse_label, Align::Left, colours::ash);
    const CeeloSay say = say_now();
    const float room = deciding() ? dash.words_wide : dash.words_wide_alone;
    const auto fitting = [&](Type type, const std::string& words) {
        const float wide = canvas.width(type, words);
        if (wide > room) type.px *= room / wide;
        return type;
    };
    canvas.text(fitting({Face::BodyBold, 19}, say.title), say.title, dash.words, Align::Left, colours::ivory);
    canvas.text(fitting({Face::Body, 16}, say.line), say.line, dash.words + glm::vec2{0, 27}, Align::Left,
                colours::ash);
    if (demo_) return;
    if (deciding()) {
        canvas.text(type::label_small, shown_.phase == ceelo::Phase::Stake ? "STAKE" : "COVER", dash.amount_label,
                    Align::Left, colours::ash);
        world_[amount_flaps_].flaps->draw(canvas, time);
        draw_slider(canvas, dash);
    }
    buttons_.draw(canvas, amber, time);
    if (!refused_.empty() && clock_ - refused_at_ < refusal_stays) {
        const Type words{Face::Body, 15};
        const float wide = canvas.width(words, refused_) + 36;
        const Rect pill{layout_.table.centre().x - wide / 2, layout_.dash.y - 30, wide, 26};
        canvas.pill(pill, 13, faded(colours::pill, 0.94f), faded(colours::pill, 0.94f));
        canvas.text(words, refused_, pill.centre(), Align::Centre, ink().loss);
    }
}

// What can be pressed now; set every tick, so that it never depends on how often the picture is drawn.
void CeeloScene::set_buttons() {
    buttons_.begin();
    if (demo_) return;
    add_top_buttons(buttons_, layout_, services_.settings.muted, services_.settings.coach);
    const ceelo_look::Dash dash = ceelo_look::dash_places(layout_);
    if (is(Phase::Finished)) {
        if (watching()) return;
        buttons_.add({.name = "new_match", .where = dash.all, .label = "NEW MATCH", .key = ""});
        buttons_.add({.name = "next_game", .where = dash.verb, .label = "NEXT GAME", .key = "ENTER", .primary = true});
        return;
    }
    if (deciding()) {
        const bool stakes = shown_.phase == ceelo::Phase::Stake;
        const int most = most_offered(shown_);
        buttons_.add({.name = "less", .where = dash.less, .label = "\u2212", .key = "", .enabled = amount_ > 1});
        buttons_.add({.name = "more", .where = dash.more, .label = "+", .key = "", .enabled = amount_ < most});
        buttons_.add({.name = "all",
                      .where = dash.all,
                      .label = fmt::format("{} {}",
                                           stakes                          ? "STAKE ALL"
                                           : most == left_to_cover(shown_) ? "COVER ALL"
                                                                           : "ALL IN",
                                           most),
                      .key = ""});
        buttons_.add({.name = stakes ? "stake" : "cover",
                      .where = dash.verb,
                      .label = fmt::format("{} {}", stakes ? "STAKE" : "COVER", amount_),
                      .key = "ENTER",
                      .primary = !panels_.covers_table()});
        return;
    }
    const bool person = shown_.turn >= 0 && by_hand(shown_.turn) && !session_->over();
    if (is(Phase::Waiting) || shaking() || (flying() && person)) {
        buttons_.add({.name = "throw",
                      .where = dash.verb,
                      .label = "THROW",
                      .key = "SPACE",
                      .primary = !panels_.covers_table(),
                      .enabled = !flying(),
                      .waiting = flying()});
        return;
    }
    if (pace_.paused)
        buttons_.add({.name = "step", .where = dash.verb, .label = "STEP", .key = "X"});
    else
        buttons_.add({.name = "skip", .where = dash.verb, .label = "SKIP", .key = "X"});
    buttons_.add({.name = "pause", .where = dash.pause, .label = pace_.paused ? "GO ON" : "PAUSE", .key = ""});
    if (const int speed = static_cast<int>(std::lround(pace_.speed)); speed >= 1)
        buttons_.add({.name = "speed", .where = dash.speed, .label = fmt::format("{}\u00d7", speed), .key = ""});
}

}  // namespace boxcars::scenes

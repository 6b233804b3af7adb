#include "scenes/night/scene.h"

#include "base/error.h"
#include "scenes/title/poster.h"
#include "session/stop.h"
#include "session/store/store.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;

constexpr float head_high = 92, foot_high = 140, widest = 880, row_most = 84, row_gap = 8;
constexpr float upright_foot_high = 172, upright_row_most = 124;
constexpr const char* practice =
    "Everybody has the same dice. It is practice: no statistics, no high scores, no purse.";

float foot_of(const Layout& layout) { return layout.portrait ? upright_foot_high : foot_high; }

std::string button_of(std::size_t stop) { return fmt::format("stop.{}", stop + 1); }

void draw_result(Canvas& canvas, const session::StopStanding& standing, const std::string& stands, glm::vec2 right_end,
                 bool next) {
    const float line = canvas.upright() ? 0.0f : 1.0f;  // 0 on an upright canvas: word and figure share one line
    if (!standing.over)
        return void(canvas.text(type::body, stands, right_end, Align::Right, next ? colours::ivory : colours::ash));
    const Colour ink = standing.ahead ? colours::win : standing.brought == 0 ? colours::ivory : colours::loss;
    canvas.text({Face::Label, 24, 0.02f}, stands, right_end - glm::vec2{0, 10 * line}, Align::Right, ink);
    const float taken = line > 0 ? 0 : canvas.width({Face::Label, 24, 0.02f}, stands) + 14;
    canvas.text(type::small, result_word(standing), right_end + glm::vec2{-taken, 15 * line}, Align::Right,
                colours::ash);
}

}  // namespace

NightScene::NightScene(SceneServices& services, PageGames games, const std::string& date)
    : PageScene(services), games_(std::move(games)), night_{date, {}} {
    const auto kept = kept_games(games_);
    for (session::PlannedStop& planned : stops_of(kept, date)) night_.stops.push_back({std::move(planned), {}, {}, {}});
    try {
        if (!services_.store)
            trouble_ = "There is no data folder, so no Night is kept: name one with --data-dir.";
        else if (services_.store->busy())
            trouble_ = "Another Boxcars is open, and may be playing this Night: close it first.";
        if (services_.store) night_ = kept_night(*services_.store, kept, date);
    } catch (const Error& why) {
        trouble_ = why.what();
    }
    open();
}

NightScene::NightScene(SceneServices& services, PageGames games, session::Night sent)
    : PageScene(services), games_(std::move(games)), night_(std::move(sent)), sent_(true) {
    open();
}

void NightScene::open() {
    services_.sounds.loop("rail", true);
    keys_ = {Action::Back};
    const bool over = night_.next() == nullptr && trouble_.empty();
    if (over) brief_ = night_json(kept_games(games_), night_);
    if (const auto* next = night_.next()) chosen_ = static_cast<std::size_t>(next - night_.stops.data());
    narrator_.say(fmt::format("Night of {}: {}", session::date_words(night_.date), night_.words()));
    if (!trouble_.empty()) refuse(trouble_);
    if (over)
        for (std::size_t n = 0; n < night_.stops.size(); ++n) narrator_.say(narration_of(n));
    else
        narrator_.say(narration_of(chosen_));
    lay_out();
}

std::string NightScene::narration_of(std::size_t stop) const {
    const session::PlayedStop& of = night_.stops[stop];
    const PageGame& game = *page_game(games_, of.planned.game);
    return fmt::format("stop {}, {}: {}; {}{}", stop + 1, game.title, stop_asks(game, of.planned),
                       stop_stands(games_, night_, stop),
                       of.standing.over ? fmt::format(", {}", result_word(of.standing)) : "");
}

// ---- Tick

void NightScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    for (Buttons* const some : {&buttons_, &rows_})
        if (const auto clicked = some->tick(input)) press(*clicked);
    const std::size_t last = night_.stops.size() - 1;
    if (input.pressed(Action::Up) && chosen_ > 0) choose(chosen_ - 1);
    if (input.pressed(Action::Down) && chosen_ < last) choose(chosen_ + 1);
    if (input.pressed(Action::Confirm) || input.pressed(Action::Roll)) act();
    if (input.pressed(Action::Back)) press("back");
}

void NightScene::press(const std::string& button) {
    for (std::size_t n = 0; n < night_.stops.size(); ++n)
        if (button == button_of(n)) return choose(n);
    if (button != "back") return act();
    services_.sounds.play("button", 0.6f);
    request_ = ToTitle{};
}

void NightScene::choose(std::size_t stop) {
    if (chosen_ != stop) services_.sounds.play("button", 0.4f);
    chosen_ = stop;
    refused_ = why_not();
    lay_out();
    narrator_.say(narration_of(stop) + (refused_.empty() ? "" : ". " + refused_));
}

void NightScene::act() {
    if (may_watch()) return watch();
    if (may_play()) return play();
    refuse(why_not());
}

std::string NightScene::why_not() const {
    if (may_watch() || may_play()) return {};
    if (!trouble_.empty()) return trouble_;
    const auto* next = night_.next();
    if (!next) return "This Night is over.";
    return fmt::format("The stops are played in their order: {} is next.",
                       page_game(games_, next->planned.game)->title);
}

void NightScene::play() {
    services_.sounds.play("whistle", 0.6f);
    narrator_.say(page_game(games_, chosen().planned.game)->title + " opens");
    request_ = ToNextStop{night_.date};
}

void NightScene::watch() {
    services_.sounds.play("button", 0.6f);
    request_ = ToRecording{.game = chosen().planned.game,
                           .sitting = chosen().sitting,
                           .played = std::make_shared<const session::Recording>(*chosen().recording)};
}

void NightScene::refuse(std::string why) {
    refused_ = std::move(why);
    narrate_refusal(refused_);
}

// ---- Draw

void NightScene::lay_out() {
    const Rect& c = layout_.canvas;
    const bool upright = layout_.portrait;
    const float top = layout_.bar.y + layout_.bar.h + (upright ? 0 : 8),
                wide = std::min(c.w - (upright ? 16 : 32), widest);
    const float rows = static_cast<float>(night_.stops.size()) * ((upright ? upright_row_most : row_most) + row_gap);
    const float high = std::min(c.y + c.h - top - 24, head_high + rows + foot_of(layout_));
    plate_ = {c.centre().x - wide / 2, top + (c.y + c.h - 16 - top - high) / 2, wide, high};
    const Rect& plate = plate_;
    buttons_.begin();
    const float y = plate.y + plate.h - 82;
    buttons_.show_keys(!upright);
    const float button = upright ? thumb : 58;
    buttons_.add(
        {.name = "back", .where = {plate.x + 24, y, 186, button}, .label = "TITLE", .key = "", .bound = Action::Back});
    const bool watches = may_watch();
    buttons_.add({.name = watches ? "watch" : "play",
                  .where = {plate.x + plate.w - 210, y, 186, button},
                  .label = watches ? "WATCH" : "PLAY",
                  .key = "",
                  .bound = Action::Confirm,
                  .primary = true,
                  .enabled = watches || may_play()});
    rows_.begin();
    for (std::size_t n = 0; n < night_.stops.size(); ++n)
        rows_.add({.name = button_of(n), .where = row(n), .label = ""});
}

void NightScene::draw(Stage& stage, double between) {
    if (resized(stage)) lay_out();
    const double time = static_cast<double>(clock_) + between;
    draw_dimmed_poster(stage, layout_.canvas, {time / ticks_per_second, services_.settings.reduced_motion});
    Canvas& canvas = stage.canvas();
    draw_top_bar(canvas, layout_,
                 {.name = sent_ ? "A NIGHT FROM A FILE"
                          : night_.date == tonight(services_)
                              ? "TONIGHT"
                              : "NIGHT OF " + in_capitals(session::short_date_words(night_.date)),
                  .car = "THE SAME DICE FOR EVERYBODY",
                  .accent = night_accent});
    draw_board(canvas);
    buttons_.draw(canvas, night_accent);
    draw_news(canvas, layout_, services_, time);
}

Rect NightScene::row(std::size_t stop) const {
    const float count = static_cast<float>(std::max<std::size_t>(1, night_.stops.size()));
    const float room = plate_.h - head_high - foot_of(layout_);
    const float high = std::min(layout_.portrait ? upright_row_most : row_most, room / count - row_gap);
    return {plate_.x + 24, plate_.y + head_high + static_cast<float>(stop) * (high + row_gap), plate_.w - 48, high};
}

void NightScene::draw_board(Canvas& canvas) const {
    const Rect& plate = plate_;
    draw_plate(canvas, plate, true);
    const float middle = plate.centre().x;
    const std::string title = "Night of " + session::date_words(night_.date);
    canvas.fitted_text({Face::Label, 26, 0.05f}, title, plate.w - 40, {middle, plate.y + 34}, Align::Centre,
                       colours::brass_light);
    canvas.fitted_text(type::body_bold, night_.words(), plate.w - 40, {middle, plate.y + 66}, Align::Centre,
                       colours::ivory);
    for (std::size_t n = 0; n < night_.stops.size(); ++n) draw_row(canvas, n);
    const std::string foot = refused_.empty() ? practice : refused_;
    const Colour ink = refused_.empty() ? colours::ash : colours::loss;
    if (!layout_.portrait)
        return void(
            canvas.fitted_text(type::small, foot, plate.w - 48, {middle, plate.y + plate.h - 108}, Align::Centre, ink));
    draw_lines(canvas, type::small, lines_of(canvas, type::small, foot, plate.w - 48),
               {middle, plate.y + plate.h - upright_foot_high + 24}, 21, Align::Centre, ink);
}

void NightScene::draw_row(Canvas& canvas, std::size_t stop) const {
    const Rect r = row(stop);
    const session::PlayedStop& of = night_.stops[stop];
    const PageGame& game = *page_game(games_, of.planned.game);
    const bool lit = stop == chosen_, next = night_.next() == &of;
    if (lit) canvas.glow(r, 6, 16, faded(game.accent, 0.30f));
    canvas.plate(r, 4, 2, hex(0x1D222D), hex(0x0D1016));
    canvas.plate_edge(r, 4, 2, lit ? 2.2f : 1.2f, lit ? game.accent : faded(colours::brass, 0.6f));
    const float left = r.x + 64, mid = r.centre().y;
    const std::string asks = stop_asks(game, of.planned);
    if (layout_.portrait) {
        const float right = r.x + r.w - 16;
        canvas.text({Face::Display, 34}, std::to_string(stop + 1), {r.x + 32, mid}, Align::Centre,
                    of.standing.over || next ? colours::brass_light : colours::disabled);
        canvas.text({Face::Label, 21, 0.06f}, game.title, {left, r.y + 23}, Align::Left, colours::ivory);
        canvas.text({Face::BodyBold, 15}, game.car, {right, r.y + 23}, Align::Right, game.accent);
        draw_lines(canvas, type::small, lines_of(canvas, type::small, asks, right - left), {left, r.y + 47}, 20,
                   Align::Left, colours::ash);
        return draw_result(canvas, of.standing, stop_stands(games_, night_, stop), {right, r.y + r.h - 20}, next);
    }
    canvas.text({Face::Display, 34}, std::to_string(stop + 1), {r.x + 34, mid}, Align::Centre,
                of.standing.over || next ? colours::brass_light : colours::disabled);
    const float name = canvas.text({Face::Label, 21, 0.06f}, game.title, {left, mid - 12}, Align::Left, colours::ivory);
    canvas.text({Face::BodyBold, 15}, game.car, {left + name + 14, mid - 12}, Align::Left, game.accent);
    canvas.fitted_text(type::small, asks, r.w - 300, {left, mid + 13}, Align::Left, colours::ash);
    draw_result(canvas, of.standing, stop_stands(games_, night_, stop), {r.x + r.w - 20, mid}, next);
}

void NightScene::state(nlohmann::json& out) const {
    out["scene"] = night_name;
    out["date"] = night_.date;
    out["words"] = night_.words();
    out["ahead"] = night_.ahead();
    out["over"] = night_.next() == nullptr;
    out["sent"] = sent_;
    out["refused"] = refused_;
    out["chosen"] = chosen().planned.game;
    out["stops"] = nlohmann::json::array();
    for (std::size_t n = 0; n < night_.stops.size(); ++n) {
        const session::PlayedStop& stop = night_.stops[n];
        out["stops"].push_back({{"game", stop.planned.game},
                                {"asks", stop_asks(*page_game(games_, stop.planned.game), stop.planned)},
                                {"stands", stop_stands(games_, night_, n)},
                                {"over", stop.standing.over},
                                {"ahead", stop.standing.ahead}});
    }
    if (!brief_.empty()) out["brief"] = brief_;
}

}  // namespace boxcars::scenes

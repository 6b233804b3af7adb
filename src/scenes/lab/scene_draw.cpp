// The lab, drawn: the car and its window, the desk, what the glass shows, the dash.
#include "platform/settings.h"
#include "scenes/lab/scene.h"
#include "ui/lab/axes.h"
#include "ui/lab/plots.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

using namespace render;
using lab_look::accent;
using platform::Action;

constexpr int flap_cells = 9;  // "1,000,000"

std::string cap(const platform::Bindings& keys, Action action) {
    std::string name = keys.key_cap(action);
    if (name == "Return") name = "Enter";
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return name;
}

}  // namespace

void LabScene::lay_out() {
    places_ = lab_look::places_for(layout_);
    flaps_.where = places_.flaps;
    flaps_.cells = flap_cells;
    flaps_.reduced = services_.settings.reduced_motion;
    flaps_.show(ui::lab_count(shown_.evenings), clock_, true);
}

void LabScene::set_buttons() {
    buttons_.begin();
    if (panel_open()) return;
    const Rect& bar = layout_.bar;
    const float y = bar.y + (bar.h - 40) / 2, right = bar.x + bar.w - 24 - 40;
    const auto icon = [&](const char* name, const char* picture, float x, bool lit = false) {
        buttons_.add({.name = name, .where = {x, y, 40, 40}, .label = picture, .key = "", .icon = true, .lit = lit});
    };
    icon("back", "back", bar.x + 24);
    icon("settings", "settings", right);
    icon("sound", services_.settings.muted ? "sound_off" : "sound", right - 48, services_.settings.muted);
    icon("rules", "rules", right - 96);
    const auto& keys = services_.settings.bindings;
    buttons_.add({.name = "export",
                  .where = places_.keep,
                  .label = "EXPORT",
                  .key = cap(keys, Action::Skip),
                  .enabled = can_keep()});
    buttons_.add({.name = "run",
                  .where = places_.verb,
                  .label = running() ? "STOP" : "RUN",
                  .key = cap(keys, running() ? Action::Back : Action::Confirm),
                  .primary = !running()});
}

void LabScene::draw(Stage& stage, double between) {
    if (const Layout now = layout_for(stage.canvas_rect()); !(now == layout_)) {
        layout_ = now;
        lay_out();
        set_buttons();
    }
    const double time = static_cast<double>(clock_) + between;
    lab_look::draw_car(stage, layout_, places_);
    Canvas& canvas = stage.canvas();
    draw_top_bar(canvas, layout_,
                 {.wordmark = "lab",
                  .wordmark_ratio = 2.76f,
                  .car = "THE OBSERVATION CAR",
                  .status = status(),
                  .accent = accent});
    const auto dials = form_.dials();
    const auto who = players();
    const auto over = lab_look::part_at(places_, dials.size(), pointer_);
    lab_look::draw_form(canvas, places_,
                        {.dials = dials,
                         .focus = focus_,
                         .over = over ? std::string_view{dials[over->first].name} : std::string_view{},
                         .players = who,
                         .words = foot_words(),
                         .by_keys = by_keys_});
    draw_window(canvas);
    draw_dash_of_lab(canvas, time);
    if (panel_open()) canvas.fill(layout_.canvas, faded(colours::night, 0.58f));
    draw_notices(canvas, layout_, services_.notices, time);
}

void LabScene::draw_window(Canvas& canvas) {
    const auto tabs = lab_look::tab_places(places_, views());
    std::string over;
    for (const HitTarget& tab : tabs)
        if (tab.where.contains(pointer_)) over = tab.name;
    lab_look::draw_tabs(canvas, tabs, view_, over);
    const bool pig_view = view_ == ui::LabView::Surface || view_ == ui::LabView::Policies;
    if (!pig_view && !anything_shown()) {
        const glm::vec2 middle = places_.plot.centre();
        canvas.text({Face::Label, 27, 0.08f}, running() ? "THE DICE ARE OUT" : "NOTHING RUN YET",
                    middle - glm::vec2{0, 22}, Align::Centre, faded(colours::brass_light, 0.9f));
        canvas.text({Face::Body, 17},
                    running() ? "the first evenings are being played" : "set the desk as you like, then run it",
                    middle + glm::vec2{0, 14}, Align::Centre, colours::ash);
        return;
    }
    if (pig_view && pig_.progress() < 1) {
        const Rect bar{places_.plot.centre().x - 150, places_.plot.centre().y + 20, 300, 8};
        canvas.text({Face::Label, 18, 0.08f}, "SOLVING PIG", places_.plot.centre() - glm::vec2{0, 8}, Align::Centre,
                    colours::brass_light);
        canvas.pill(bar, 4, hex(0x252B37), hex(0x252B37));
        canvas.pill({bar.x, bar.y, std::max(8.0f, bar.w * static_cast<float>(pig_.progress())), bar.h}, 4, accent,
                    accent);
        if (!pig_.solution()) return;
    }
    if (view_ == ui::LabView::Surface) draw_opponent(canvas);
    if (!pig_view && view_ != ui::LabView::Lengths) draw_name(canvas);
    if (view_ != ui::LabView::Surface)
        lab_look::draw_says(canvas, places_.says, says(), stale() ? colours::ash : colours::ivory);
}

// Whose curve is drawn in full.
void LabScene::draw_name(Canvas& canvas) {
    const auto now = look();
    const bool shared = view_ == ui::LabView::Edge && shown_.edges.size() == 1;
    const auto player = static_cast<std::size_t>(now.player);
    const std::string name = shared ? shown_.edges.front().name : shown_.players[player].name;
    const Rect& p = places_.plot;
    canvas.text({Face::BodyBold, 16}, ui::lab_name(name), {p.x + p.w - 34, p.y + 9}, Align::Right,
                ui::lab_colour(shared ? 0 : player));
}

void LabScene::draw_opponent(Canvas& canvas) {
    const Rect at = surface_places().slider;
    const int most = std::max(1, form_.rules<pig::Rules>().goal - 1);
    lab_look::draw_slider(canvas, at,
                          {.share = static_cast<float>(opponent_) / static_cast<float>(most),
                           .colour = services_.host.signs().house,
                           .focused = focus_ == "opponent" && by_keys_,
                           .over = sliding_ || at.contains(pointer_)});
}

void LabScene::draw_dash_of_lab(Canvas& canvas, double time) {
    draw_dash(canvas, layout_, accent, 0, 0);
    canvas.text(type::label, "EVENINGS", {places_.flaps.x, places_.flaps.y - 13}, Align::Left, colours::ash);
    flaps_.draw(canvas, time);
    const Rect& rail = places_.rail;
    lab_look::draw_progress(canvas, rail, progress(), running());
    const std::string words = notice_.empty() ? hint() : notice_;
    const Colour ink = notice_.empty() ? colours::ash : revealed_trouble_ ? colours::loss : colours::ivory;
    lab_look::draw_says(
        canvas, {rail.x, rail.y + rail.h + 2, layout_.narrow ? places_.keep.x - 24 - layout_.dash.x - 24 : rail.w, 40},
        words, ink);
    buttons_.draw(canvas, accent, time);
    for (const HitTarget& hot : buttons_.hit_targets())
        if (by_keys_ && hot.name == focus_) canvas.plate_edge(hot.where.grown(4), 4, 3, 1.6f, accent);
}

// ---- words

std::string LabScene::status() const {
    if (layout_.narrow) return "";
    constexpr std::array<const char*, 4> names{"CRAPS", "SÌ-WŬ-LIÙ", "CEE-LO", "PIG"};
    const auto count = sim::player_names(form_.plan()).size();
    return fmt::format(
        "{} · {} AT {}", names[static_cast<std::size_t>(form_.game())], count,
        form_.game() == sim::LabGame::Craps || form_.game() == sim::LabGame::Siwuliu ? "THE SAME DICE" : "ONE TABLE");
}

std::string LabScene::hint() const {
    if (running())
        return fmt::format("{}{:.0f} % of {} evenings{}", paused_ ? "Paused at " : "", 100 * progress(),
                           ui::lab_count(plan_->evenings),
                           paused_ ? "" : fmt::format(" · {} pauses", cap(services_.settings.bindings, Action::Pause)));
    if (stale()) return "The desk has changed since this was run.";
    const auto plan = form_.plan();
    return fmt::format("{} evenings of {} {}, seed {}", ui::lab_count(plan.evenings), ui::lab_count(plan.rounds),
                       ui::lab_rounds(form_.game()), plan.seed);
}

std::string LabScene::foot_words() const {
    if (focus_.starts_with("player.")) return form_.words_of(focus_.back() - '1');
    if (focus_ == "sheet") return "every knob of the table";
    if (focus_ == "goal") return "who has so much gets up";
    if (focus_ == "seed") return "the dice of every evening; click or Backspace to type";
    if (by_keys_ && form_.can_type(focus_)) return "arrows turn it, Backspace types it";
    return layout_.narrow ? "" : "arrows choose and turn";
}

std::string LabScene::says() const {
    if (view_ == ui::LabView::Policies)
        return "Exact for two at the table: the chance of whoever moves first, by policy. The framed cell is the best "
               "answer to its column.";
    if (view_ == ui::LabView::Surface)
        return fmt::format(
            "Below the surface roll, on it hold; amber: roll on until the goal. The slider is the opponent's score. {}",
            game_drawn());
    if (!anything_shown()) return "";
    return ui::lab_says(look(), view_);
}

// ---- overlay

void LabScene::overlay() {
    ui::Host& host = services_.host;
    if (!open_settings_)
        settings_.leave(host);
    else if (settings_.draw(host, services_.settings).close)
        open_settings_ = false;
    if (const auto typed = field_.draw(host, host.view().to_px(lab_look::field_place(places_)))) take(*typed);
    if (open_sheet_) {
        const auto request = sheet_.draw(host, host.view().to_px(places_.form), form_.sheet());
        if (request.apply) form_.set_sheet(*request.apply);
        if (request.close) open_sheet_ = false;
    }
    if (host.drawing()) draw_glass(host);
}

// Curves lie on the window's glass: behind every panel, and deaf to the pointer.
void LabScene::draw_glass(ui::Host& host) {
    if (open_settings_) return;
    const ui::Dressed dressed{host, ui::Dress::Player};
    const Rect px = host.view().to_px(places_.plot);
    ui::on_glass("lab_glass", host.view().to_px(places_.window), [&] {
        if (view_ == ui::LabView::Surface)
            draw_surface(host);
        else if (view_ == ui::LabView::Policies)
            ui::lab_policies(host, px, pig_.table());
        else if (anything_shown())
            ui::lab_plot(host, px, look(), view_);
    });
}

void LabScene::draw_surface(ui::Host& host) {
    const auto places = surface_places();
    const auto px = [&](const Rect& where) { return host.view().to_px(where); };
    const ui::SurfaceView view{.turn = turn_, .tilt = tilt_, .other = opponent_, .path = game_so_far()};
    surface_.draw(host, px(places.body), view);
    if (places.slice.h > 0) surface_.slice(host, px(places.slice), view);
    if (surface_.ready()) ui::words_on_glass(host, px(places.words), says());
}

std::vector<HitTarget> LabScene::hit_targets() const {
    if (panel_open()) return {};
    std::vector<HitTarget> all = buttons_.hit_targets();
    const auto dials = form_.dials();
    for (std::size_t dial = 0; dial < dials.size(); ++dial) {
        const Rect row = lab_look::row_place(places_, dial, dials.size());
        all.push_back({dials[dial].name, {row.x + row.w * 0.5f, row.y, row.w * 0.2f, row.h}});
        all.push_back({dials[dial].name + ".more", {row.x + row.w - 32, row.y, 32, row.h}});
        if (!dials[dial].opens)
            all.push_back({dials[dial].name + ".less", lab_look::less_place(places_, dial, dials.size())});
    }
    for (const HitTarget& tab : lab_look::tab_places(places_, views())) all.push_back(tab);
    if (view_ == ui::LabView::Surface) {
        const Rect at = surface_places().slider;
        all.push_back({"opponent", {at.x + 32, at.y, at.w - 64, at.h}});
        all.push_back({"opponent.less", {at.x, at.y, 32, at.h}});
        all.push_back({"opponent.more", {at.x + at.w - 32, at.y, 32, at.h}});
    }
    return all;
}

}  // namespace boxcars::scenes

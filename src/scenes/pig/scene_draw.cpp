// Pig's picture of this moment, and the same as data. Reads; changes nothing but what remembers the layout.
#include "platform/settings.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/scene.h"
#include "session/pig/statistics.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <cmath>

namespace boxcars::scenes {
namespace {

using namespace pig_feel;
using pig_look::hue::blue, pig_look::hue::pink;

std::string percent(double chance) { return fmt::format("{:.2f} %", 100 * chance); }

}  // namespace

// ---- draw ----

// The look's second pair of colours, told apart with any eyes.
render::Colour PigScene::near_hue() const {
    return services_.settings.colour_vision == platform::ColourVision::Off ? pink : render::hex(0xFFD24A);
}
render::Colour PigScene::far_hue() const {
    return services_.settings.colour_vision == platform::ColourVision::Off ? blue : render::hex(0x5AA9FF);
}

void PigScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    render::Canvas& canvas = stage.canvas();
    pig::Rules rules = session_->rules();
    render::TableLook look = pig_look::table_look(layout_, rules, services_.settings.plain_felt);
    look.camera = jolted(look.camera, time);
    stage.table(look, 1.0f);
    if (won_since_ >= 0 && shown_.winner >= 0 && seats_->human(shown_.winner) && !services_.settings.reduced_motion)
        pig_look::draw_rays(canvas, look.camera, time - static_cast<double>(won_since_));

    const pig_look::Turn turn = turn_on_show();
    const bool near_turn = shown_.turn == seats_->near(shown_);
    if (!is(Phase::Finished)) {
        pig_look::draw_risk(canvas, look.camera, near_turn ? pig_look::inner_rail() : pig_look::outer_rail(), turn,
                            time);
        pig_look::draw_turn(canvas, look.camera, turn);
    } else {
        pig_look::draw_end(canvas, look.camera, end_, time - static_cast<double>(won_since_));
    }
    world_.draw(stage, look.camera, world::Layer::Table, time);
    draw_tags(canvas, look.camera, time);
    draw_die(stage, look.camera, time);
    draw_controls(canvas, time);
    world_.draw(stage, look.camera, world::Layer::Dash, time);
    world_.draw(stage, look.camera, world::Layer::Front, time);
    draw_front(canvas, time, pink);
}

void PigScene::draw_tags(render::Canvas& canvas, const render::Camera& camera, double time) const {
    using pig_look::Tag;
    constexpr float apart = 0.05f;  // two tags closer than this would cover each other
    const float near_at = world_[near_wagon_].ride->at(time);
    float far_at = world_[far_wagon_].ride->at(time);
    const int near = shown_.scores[seat(seats_->near(shown_))], far = shown_.scores[seat(seats_->far(shown_))];
    if (near > 0) pig_look::draw_tag(canvas, camera, near_at, Tag::Near, std::to_string(near), near_hue());
    if (near > 0 && std::abs(near_at - far_at) < apart) far_at = near_at + (far_at < near_at ? -apart : apart);
    if (far > 0) pig_look::draw_tag(canvas, camera, std::max(0.0f, far_at), Tag::Far, std::to_string(far), far_hue());
}

void PigScene::draw_die(render::Stage& stage, const render::Camera& camera, double time) {
    const bool numbered = session_->rules().sides != 6;
    cast_.set_blank(numbered);
    cast_.draw(stage, camera, time, services_.settings);
    if (numbered && !flying() && !shaking() && !faces_.empty())
        pig_look::draw_numeral(stage.canvas(), camera, cast_.middles(clock_).front(),
                               render::half_edge(render::DieKind::Pig), faces_.back());
}

void PigScene::draw_controls(render::Canvas& canvas, double time) {
    const pig_look::Sides sides = pig_look::dash_sides(layout_);
    const bool near_turn = shown_.turn == seats_->near(shown_), playing = !is(Phase::Finished) && shown_.turn >= 0;
    const float from = near_turn ? layout_.dash.x + 32 : layout_.dash.x + layout_.dash.w - 332;
    draw_dash(canvas, layout_, near_turn ? near_hue() : far_hue(), playing ? from : 0, playing ? from + 300 : 0);
    draw_top_bar(
        canvas, layout_,
        {.wordmark = "pig", .wordmark_ratio = 2.28f, .car = "THE BUFFET CAR", .status = status(), .accent = pink});
    pig_look::draw_name(canvas, sides.near_name, render::Align::Left, seats_->look(seats_->near(shown_)).name,
                        under_name(seats_->near(shown_)));
    pig_look::draw_name(canvas, sides.far_name, render::Align::Right, seats_->look(seats_->far(shown_)).name,
                        under_name(seats_->far(shown_)));

    if (demo_) return;
    buttons_.draw(canvas, pink, time);
    draw_coach(canvas, sides);
}

// What can be pressed now; set every tick, so that it never depends on how often the picture is drawn.
void PigScene::set_buttons() {
    const pig_look::Sides sides = pig_look::dash_sides(layout_);
    buttons_.begin();
    die_spot_.reset();
    if (demo_) return;
    add_top_buttons(buttons_, layout_, services_.settings.muted, services_.settings.coach);
    if (is(Phase::Finished)) {
        buttons_.add({.name = "new_match", .where = sides.verb_left, .label = "NEW MATCH", .key = "N"});
        buttons_.add(
            {.name = "next_game", .where = sides.verb_right, .label = "NEXT GAME", .key = "ENTER", .primary = true});
        return;
    }
    const bool person = shown_.turn >= 0 && by_hand(shown_.turn) && is(Phase::Waiting);
    const bool may_hold = person && !legal(session_->rules(), shown_).empty();
    buttons_.add({.name = "hold", .where = sides.verb_left, .label = "HOLD", .key = "H", .enabled = may_hold});
    buttons_.add({.name = "roll",
                  .where = sides.verb_right,
                  .label = "ROLL",
                  .key = "SPACE",
                  .primary = true,
                  .enabled = person || shaking(),
                  .waiting = !person && flying() && shown_.turn >= 0 && by_hand(shown_.turn)});
    if (!person) return;
    const render::Camera camera = table_camera(layout_);
    const glm::vec2 at = camera.project({0, 0, 0.5f});
    const float r = 1.6f * camera.px_per_unit({0, 0, 0});
    die_spot_ = render::Rect{at.x - r, at.y - r, 2 * r, 2 * r};
}

// The coach's figures stand on the two verbs they are about.
void PigScene::draw_coach(render::Canvas& canvas, const pig_look::Sides& sides) const {
    if (!services_.settings.coach || !is(Phase::Waiting) || seats_->count() != 2 || !seats_->human(shown_.turn)) return;
    if (!solution_) {
        canvas.text(type::small,
                    fmt::format("the coach is working it out: {:.0f} %", 100 * solver_.progress(session_->rules())),
                    {layout_.table.centre().x, layout_.dash.y - 14}, render::Align::Centre, render::colours::ash);
        return;
    }
    const odds::Advice advice = odds::advise(*solution_, session_->rules(), shown_);
    const auto figure = [&](render::Rect verb, const std::string& words, bool best) {
        const render::Rect tab{verb.x + 14, verb.y - 32, verb.w - 28, 25};
        canvas.pill(tab, 12.5f, render::colours::pill, render::colours::pill);
        canvas.pill_edge(tab, 12.5f, best ? 1.8f : 1.0f, best ? pink : render::faded(render::colours::ash, 0.6f));
        canvas.text({render::Face::BodyBold, 14.5f}, words, tab.centre(), render::Align::Centre,
                    best ? pink : render::colours::ash);
    };
    figure(sides.verb_right, (advice.best_is_roll ? "best · " : "") + percent(advice.roll), advice.best_is_roll);
    if (advice.may_hold)
        figure(sides.verb_left, (advice.best_is_roll ? "" : "best · ") + percent(advice.hold), !advice.best_is_roll);
}

// ---- panels ----

void PigScene::overlay() {
    if (demo_) return;
    const PigPanels::Requests requests = panels_.draw(services_, {.session = *session_,
                                                                  .shown = shown_,
                                                                  .seat = seats_->near(shown_),
                                                                  .transport = transport(),
                                                                  .solver = solver_});
    carry_out_time(requests.debug);
    if (requests.debug.apply_rules) change_rules(*requests.debug.apply_rules);
    if (requests.sit_down) {
        services_.settings.coach = requests.sit_down->coach;
        begin_sitting(requests.sit_down->rules, requests.sit_down->players, requests.sit_down->seed);
    }
    if (requests.seats_closed && is(Phase::Choosing)) request_ = SceneChange{.where = SceneChange::Where::Title};
}

}  // namespace boxcars::scenes

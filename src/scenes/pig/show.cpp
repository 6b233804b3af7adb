#include "scenes/pig/show.h"

#include "platform/settings.h"
#include "scenes/pig/dash.h"
#include "scenes/pig/view.h"

namespace boxcars::scenes {

std::vector<int> pips_of(std::vector<int> faces) {
    for (int& face : faces) face = (face - 1) % 6 + 1;
    return faces;
}

void PigShow::begin_game() {
    told = {};
    look_back.clear();
}

PigMoment PigShow::moment(const PigNow& now) const {
    const LookedBack* back = look_back.on_show();
    PigMoment at{.rules = now.session.rules(),
                 .shown = back ? back->state : now.shown,
                 .seats = now.seats,
                 .faces = back ? std::span<const int>{back->faces} : std::span<const int>{told.faces}};
    at.doing = now.doing;
    at.by_hand = now.by_hand;
    at.drained = told.drained(now.clock);
    at.lost = told.lost;
    at.banked = told.banked;
    at.solution = now.solution;
    at.solving = now.solving;
    at.coach = now.settings.coach;
    at.demo = now.demo;
    at.paused = now.paused;
    at.any_eyes = now.settings.colour_vision != platform::ColourVision::Off;
    at.reduced_motion = now.settings.reduced_motion;
    at.looked_back = back;
    at.looked_back_nth = look_back.nth();
    at.looked_back_of = look_back.count();
    return at;
}

void PigShow::update_boards(const PigNow& now, const Layout& layout, bool at_once) {
    boards_.show(moment(now), layout, now.settings.reduced_motion, now.clock, at_once);
}

void PigShow::banked(const PigNow& now, const pig::Banked& banked) {
    const auto board = boards_.board(banked.player);
    if (!board || now.settings.reduced_motion) return;
    spawn_sparks(world_, {board->centre().x, board->y}, std::min(70, 10 + banked.points), render::colours::brass_light,
                 now.clock, now.session.hash());
}

void PigShow::end_game(const PigNow& now) {
    told.faces.clear();
    if (now.solution) look_back.judge(*now.solution, now.session.rules());
    end_ = game_end(moment(now), look_back, now.match);
}

void PigShow::draw(render::Stage& stage, const PigNow& now, const Layout& layout, const render::TableLook& look,
                   DiceCast& cast, const Buttons& buttons, double time) const {
    render::Canvas& canvas = stage.canvas();
    const PigMoment at = moment(now);
    const PigView view{at, boards_, layout};
    const PigDash dash{layout};
    view.table(stage, look, end_, time - static_cast<double>(told.won_since), time);
    world_.draw(stage, look.camera, world::Layer::Table, time);
    view.tags(canvas, look.camera, time);
    draw_die(stage, at, look.camera, cast, now.clock, now.settings, time);
    dash.draw(canvas, at);
    if (!now.demo) {
        buttons.draw(canvas, pig_look::hue::pink, time);
        dash.draw_coach(canvas, at);
    }
    world_.draw(stage, look.camera, world::Layer::Dash, time);
    world_.draw(stage, look.camera, world::Layer::Front, time);
}

void PigShow::draw_die(render::Stage& stage, const PigMoment& at, const render::Camera& camera, DiceCast& cast,
                       Ticks clock, const platform::Settings& settings, double time) const {
    using Doing = PigMoment::Doing;
    const bool numbered = at.rules.sides != 6;
    cast.set_blank(numbered);
    cast.draw(stage, camera, time, settings);
    if (numbered && at.doing != Doing::Flying && at.doing != Doing::Shaking && !told.faces.empty())
        pig_look::draw_numeral(stage.canvas(), camera, cast.middles(clock).front(),
                               render::half_edge(render::DieKind::Pig), told.faces.back());
}

}  // namespace boxcars::scenes

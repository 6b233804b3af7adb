#include "scenes/pig/show.h"

#include "platform/settings.h"
#include "scenes/guide/landmarks.h"
#include "scenes/pig/dash.h"
#include "scenes/pig/view.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

PigMoment::Doing doing_of(const PigNow& now) {
    using Doing = PigMoment::Doing;
    if (now.shaking()) return Doing::Shaking;
    if (now.flying()) return Doing::Flying;
    if (now.telling()) return Doing::Watching;
    return now.phase == PigPhase::Finished  ? Doing::Over
           : now.phase == PigPhase::Waiting ? Doing::Deciding
                                            : Doing::Watching;
}

}  // namespace

void PigShow::begin_game(const PigSeats& seats) {
    talk_.begin(seats.people());
    told = {};
    statistics_ = false;
    look_back.clear();
}

PigMoment PigShow::moment(const PigNow& now) const {
    const LookedBack* back = look_back.on_show();
    PigMoment at{.rules = now.session.rules(),
                 .shown = back ? back->state : now.shown,
                 .seats = now.seats,
                 .faces = back ? std::span<const int>{back->faces} : std::span<const int>{told.faces}};
    at.doing = doing_of(now);
    at.by_hand = now.by_hand;
    at.clock = now.clock;
    at.talk = &talk_;
    at.drained = told.drained(now.clock);
    at.skidded = now.settings.reduced_motion ? 1 : told.skidded(now.clock);
    at.climbing = back || now.settings.reduced_motion ? 0 : told.climbing(static_cast<double>(now.clock));
    at.lost = told.lost;
    at.banked = told.banked;
    at.solution = now.solving.of(at.rules);
    if (!at.solution && now.coach) at.solving = now.solving.progress(at.rules);
    at.coach = now.coach;
    at.demo = now.demo;
    at.paused = now.paused;
    at.any_eyes = now.settings.colour_vision != platform::ColourVision::Off;
    at.reduced_motion = now.settings.reduced_motion;
    at.statistics = statistics_;
    at.looked_back = back;
    at.looked_back_nth = look_back.nth();
    at.looked_back_of = look_back.count();
    return at;
}

void PigShow::update_boards(const PigNow& now, bool at_once) {
    boards_.show(moment(now), now.layout, now.settings.reduced_motion, now.clock, at_once);
}

bool PigShow::look_back_by(int by, const PigNow& now, audio::Sounds& sounds) {
    if (by == 0) {
        look_back.close();
        return true;
    }
    if (doing_of(now) != PigMoment::Doing::Over || !look_back.may_step(by)) return false;
    look_back.step(by);
    sounds.play("flap", 0.4f);
    return true;
}

Ticks PigShow::reveal(const pig::Fact& fact, pig::State& shown, const PigNow& now, audio::Sounds& sounds) {
    for (const Noise& noise : noises_of(fact, now.seats.human(player_of(fact)))) sounds.play(noise.name, noise.loud);
    const Ticks looked_at = told.tell(fact, shown, now.clock);
    hear(fact, now);
    if (const auto* banked = std::get_if<pig::Banked>(&fact)) {
        update_boards(now, false);
        spark(now, *banked);
    }
    if (const auto* bust = std::get_if<pig::Busted>(&fact); bust && bust->lost > 0 && !now.settings.reduced_motion)
        boards_.skid(bust->player, bust->lost, now.session.rules(), now.clock);
    if (const auto* won = std::get_if<pig::Won>(&fact);
        won && now.seats.human(won->player) && !now.settings.reduced_motion)
        boards_.lap_of_honour(won->player, now.clock);
    return looked_at;
}

// What it means to those who sit here. Points that win the race are told with it.
void PigShow::hear(const pig::Fact& fact, const PigNow& now) {
    using players::Occasion;
    const auto shown = [&](int seat, Occasion occasion) { talk_.shown(seat, occasion, talk_at(now)); };
    const auto* bust = std::get_if<pig::Busted>(&fact);
    const auto* banked = std::get_if<pig::Banked>(&fact);
    if (bust || banked) talk_.turn_over();
    if (bust && bust->lost > 0) shown(bust->player, Occasion::Loss);
    if (banked && banked->score < now.session.rules().goal) shown(banked->player, Occasion::Gain);
    const auto* won = std::get_if<pig::Won>(&fact);
    if (!won) return;
    shown(won->player, Occasion::Won);
    for (int seat = 0; seat < now.seats.count(); ++seat)
        if (seat != won->player) shown(seat, Occasion::Beaten);
}

void PigShow::spark(const PigNow& now, const pig::Banked& banked) {
    const auto board = boards_.board(banked.player);
    if (!board || now.settings.reduced_motion) return;
    spawn_sparks(world_, {board->centre().x, board->y}, std::min(70, 10 + banked.points), render::colours::brass_light,
                 now.clock, now.session.hash());
}

bool PigShow::turn_card(const std::string& button) {
    if (button != "statistics") return false;
    statistics_ = !statistics_;
    return true;
}

bool may_come_home(const pig::Rules& rules, const pig::State& shown) {
    return shown.turn >= 0 &&
           shown.scores[static_cast<std::size_t>(shown.turn)] + shown.turn_total + rules.sides >= rules.goal;
}

ThrowPlaces PigShow::places(const Layout& layout) const {
    ThrowPlaces at = throw_places(layout);
    at.total = pig_look::TrayScale{at.camera}.at(-288, 0);
    return at;
}

void PigShow::lay_end(const PigNow& now) {
    told.won_since = now.clock;
    for (int seat = 0; seat < now.seats.count(); ++seat) talk_.end(seat, seat == now.shown.winner);
}

void PigShow::end_game(const PigNow& now) {
    told.faces.clear();
    if (const auto* solution = now.solving.of(now.session.rules())) look_back.judge(*solution, now.session.rules());
    end_ = game_end(moment(now), look_back, now.match);
}

void PigShow::report(nlohmann::json& out, std::span<const int> faces_up, Ticks now) const {
    out["die"] = faces_up.front();
    talk_.report(out, now);
}

std::vector<HitTarget> PigShow::landmarks(const PigNow& now, std::span<const glm::vec3> die) const {
    std::vector<HitTarget> all{dice_landmark(die, table_camera(now.layout), render::half_edge(render::DieKind::Pig))};
    for (int seat = 0; seat < now.seats.count(); ++seat)
        if (const auto board = boards_.board(seat))
            all.push_back({seat == now.seats.near(now.shown) ? "you" : "opponent", *board});
    return all;
}

void PigShow::draw(render::Stage& stage, const PigNow& now, const render::TableLook& look, DiceCast& cast,
                   const Buttons& buttons, double time) const {
    render::Canvas& canvas = stage.canvas();
    const PigMoment at = moment(now);
    const PigView view{at, boards_};
    const PigDash dash{now.layout};
    view.table(stage, look, end_, time - static_cast<double>(told.won_since), time);
    world_.draw(stage, look.camera, world::Layer::Table, time);
    view.on_the_way(stage, look.camera, now.clock, time - static_cast<double>(told.won_since), time);
    view.tags(canvas, look.camera, time);
    draw_die(stage, at, look.camera, cast, now.clock, now.settings, time);
    RoomLife{time, at.reduced_motion}.draw(canvas, pig_look::room(now.layout, look.camera));
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

#include "scenes/siwuliu/show.h"

#include "platform/settings.h"
#include "scenes/guide/landmarks.h"
#include "scenes/siwuliu/dash.h"
#include "scenes/siwuliu/picture.h"
#include "scenes/siwuliu/report.h"
#include "scenes/siwuliu/sounds.h"
#include "ui/amounts.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

using Phase = SiwuliuPhase;

}  // namespace

SiwuliuShow::SiwuliuShow(world::World& world) : world_(world) {
    purse_flaps_ = spawn_flaps(world_, {}, 7, render::colours::ivory);
    bet_flaps_ = spawn_flaps(world_, {}, 6, render::colours::ivory);
}

SiwuliuTold::Onlooker SiwuliuShow::onlooker(const SiwuliuNow& now) const {
    using siwuliu_look::CircleOf, siwuliu_look::circle_middle;
    const render::Camera camera = table_camera(now.layout);
    return {.places = {circle_middle(camera, CircleOf::Bank), circle_middle(camera, CircleOf::Player),
                       world_[purse_flaps_].flaps->where.centre(), camera.project({-10.6f, 1.6f, 0})},
            .now = now.clock,
            .reduced_motion = now.settings.reduced_motion};
}

SiwuliuMoment SiwuliuShow::moment(const SiwuliuNow& now) const {
    const ui::SiwuliuRoundLine* const last = told.ledger().last();
    const SiwuliuLookedBack* const back = look_back.on_show();
    const siwuliu::State& shown = back ? look_back.laid() : now.shown;
    return {.phase = back ? Phase::Betting : told.phase(),
            .shaking = now.shaking(),
            .flying = now.flying(),
            .played = now.played,
            .may_undo = now.session.undoable() > 0,
            .may_record = last && !last->practice && !last->recorded,
            .practice = last && last->practice,
            .collects = told.till().money().won > 0 || told.till().money().pushed > 0,
            .next_bet = back ? std::max<Cents>(0, back->judged.better - back->bet) : now.next_bet,
            .most = siwuliu::offer(shown).most,
            .shown = shown,
            .look_back = look_back};
}

std::string SiwuliuShow::accuracy() {
    look_back.judge();
    return look_back.looked_at() > 0 ? look_back.accuracy_words() : "";
}

// ---- the dash ----

std::array<SiwuliuShow::MoneyBoard, 2> SiwuliuShow::boards(const SiwuliuNow& now) const {
    using siwuliu_look::Readout;
    const auto board = [&](world::Id flaps, Readout readout, Cents amount) {
        constexpr std::size_t fewest = 7;
        std::string text = ui::look_money(amount);
        const int cells = static_cast<int>(std::max(fewest, text.size()));
        return MoneyBoard{flaps, siwuliu_look::board_place(now.layout, readout, cells), cells, std::move(text)};
    };
    const SiwuliuLookedBack* const back = look_back.on_show();
    return {{board(purse_flaps_, Readout::Purse, till().purse_shown()),
             board(bet_flaps_, Readout::Bet, back ? back->bet : now.next_bet)}};
}

bool SiwuliuShow::tick(Ticks now, audio::Sounds& sounds) {
    told.tick(now);
    const int landed = told.take_landed();
    sound_of_heaps(sounds, landed);
    return landed > 0;
}

void SiwuliuShow::set_buttons(Buttons& buttons, const SiwuliuNow& now, const TablePanels& panels) const {
    add_top_buttons(buttons, now.layout, now.settings.muted, now.coach);
    const render::Rect& bar = now.layout.bar;
    buttons.add({.name = "rounds",
                 .where = {bar.x + bar.w - 304, bar.y + (bar.h - 40) / 2, 40, 40},
                 .label = "bets",
                 .key = "",
                 .icon = true,
                 .lit = panels.list_open()});
    const siwuliu::Rules& next = now.session.next_table().rules;
    const SiwuliuMoment at = moment(now);
    SiwuliuDash{now.layout, at}.set_buttons(buttons, next == fair_house(next));
}

std::string SiwuliuShow::status(const SiwuliuNow& now) const {
    if (now.demo) return "DEMO";
    if (now.paused) return "PAUSED";
    if (look_back.on_show()) return fmt::format("GIVEN AWAY  ·  {} OF {}", look_back.nth(), look_back.count());
    const bool settled = moment(now).is(Phase::Settled) && now.shown.round > 1;
    return fmt::format("{}ROUND {}", now.session.practised() ? "PRACTICE  ·  " : "",
                       settled ? now.shown.round - 1 : now.shown.round);
}

// ---- the picture ----

void SiwuliuShow::draw(render::Stage& stage, const SiwuliuNow& now, const render::Camera& camera, DiceCast& cast,
                       const Buttons& buttons, const TableReply::Sentence& news, double time) {
    render::Canvas& canvas = stage.canvas();
    const SiwuliuMoment at = moment(now);
    draw_table(stage, now, at, camera, cast, time);
    draw_dash(canvas, now.layout, siwuliu_look::accent, 0, 0);
    draw_top_bar(canvas, now.layout,
                 {.wordmark = siwuliu_look::wordmark,
                  .car = "THE LACQUER CAR",
                  .status = status(now),
                  .accent = siwuliu_look::accent});
    SiwuliuDash{now.layout, at}.draw_labels(canvas);
    if (!now.demo) buttons.draw(canvas, siwuliu_look::accent, time);
    if (at.looked_back())
        draw_siwuliu_news(canvas, now.layout, look_back.accuracy_words(), false);
    else if (!news.words.empty())
        draw_siwuliu_news(canvas, now.layout, news.words, news.refused);
    world_.draw(stage, camera, world::Layer::Dash, time);
    world_.draw(stage, camera, world::Layer::Front, time);
}

void SiwuliuShow::draw_table(render::Stage& stage, const SiwuliuNow& now, const SiwuliuMoment& at,
                             const render::Camera& camera, DiceCast& cast, double time) {
    render::Canvas& canvas = stage.canvas();
    const SiwuliuPicture picture{at, round(), till(), time};
    const odds::SiwuliuOdds& odds = odds_cache_.odds(now.session.rules());
    render::TableLook look = siwuliu_look::table_look(now.layout, now.settings.plain_felt);
    look.camera = camera;
    stage.table(look, 1.0f);
    if (round().big_win() && !now.settings.reduced_motion)
        siwuliu_look::draw_rays(canvas, camera, time - static_cast<double>(told.round().called_at()));
    siwuliu_look::draw_circle(canvas, camera, picture.bank());
    siwuliu_look::Circle mine = picture.player();
    if (now.coach && at.bets_open() && !at.before_first_bet())  // before the first bet the plate tells the edge
        mine.coach = odds_cache_.size_words(now.session.rules(), at.shown, at.next_bet);
    else if (now.coach)
        mine.coach = picture.coach(odds);
    siwuliu_look::draw_circle(canvas, camera, mine);
    if (!at.looked_back()) cast.draw(stage, camera, time, now.settings);
    siwuliu_look::draw_ringing(canvas, camera, time - static_cast<double>(told.round().rang_at()),
                               now.settings.reduced_motion);
    RoomLife{time, now.settings.reduced_motion}.draw(canvas, siwuliu_look::room(now.layout, camera));
    till().draw(canvas, siwuliu_look::coin_px(camera), time);
    EdgeWords edge = now.demo ? EdgeWords{} : edge_words(odds);
    edge.key = key_cap(now.settings.bindings, platform::Action::OtherLeaf);
    picture.draw_plate_below(canvas, now.layout, camera, edge);
}

ThrowPlaces SiwuliuShow::places(const Layout& layout) const {
    using siwuliu_look::CircleOf;
    ThrowPlaces at = throw_places(layout);
    const bool banker = told.round().player().faces.empty();
    at.total = siwuliu_look::faces_place(at.camera, banker ? CircleOf::Bank : CircleOf::Player);
    at.prize.home = siwuliu_look::circle_middle(at.camera, CircleOf::Player);
    at.prize.coin = "coins/coin_0";
    return at;
}

// ---- in words and as data ----

ui::OddsFacts SiwuliuShow::odds_facts(const siwuliu::Rules& rules) {
    return scenes::odds_facts(odds_cache_.odds(rules));
}

std::string SiwuliuShow::edge(const siwuliu::Rules& rules) {
    const EdgeWords edge = edge_words(odds_cache_.odds(rules));
    return edge.who + " " + edge.much + ".";
}

void SiwuliuShow::report(nlohmann::json& out, const SiwuliuNow& now) const {
    report_siwuliu(out, {moment(now), told.round(), told.till(), told.ledger()});
    const auto [title, line] = look_back.words();
    out["look_back"] = {{"bets", look_back.looked_at()},
                        {"mistakes", look_back.count()},
                        {"given_away", look_back.given_away()},
                        {"on_show", look_back.nth()},
                        {"words", title.empty() ? "" : title + ": " + line}};
    out["fair"] = now.session.rules() == fair_house(now.session.rules());
}

std::vector<HitTarget> siwuliu_landmarks(const Layout& layout, std::span<const glm::vec3> dice) {
    using siwuliu_look::CircleOf;
    const render::Camera camera = table_camera(layout);
    const float r = siwuliu_look::table.circle_radius * camera.px_per_unit({0, 0, 0});
    const auto circle = [&](std::string name, CircleOf who) -> HitTarget {
        const glm::vec2 at = siwuliu_look::circle_middle(camera, who);
        return {std::move(name), {at.x - r, at.y - r, 2 * r, 2 * r}};
    };
    return {dice_landmark(dice, camera, render::half_edge(render::DieKind::Bone)), circle("bank", CircleOf::Bank),
            circle("bet", CircleOf::Player)};
}

}  // namespace boxcars::scenes

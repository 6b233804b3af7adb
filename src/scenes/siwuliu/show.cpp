#include "scenes/siwuliu/show.h"

#include "platform/settings.h"
#include "scenes/siwuliu/dash.h"
#include "scenes/siwuliu/picture.h"
#include "scenes/table/landmarks.h"
#include "ui/amounts.h"

#include <fmt/format.h>
#include <cmath>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

void sound_of_loss(audio::Sounds& sounds, Cents result) {
    const auto size = static_cast<float>(std::abs(static_cast<double>(result)) / 20'000.0);
    if (result < 0) sounds.play("loss", std::min(0.8f, 0.3f + 0.3f * size));
}

void sound_of_heaps(audio::Sounds& sounds, int landed) {
    if (landed > 0) sounds.play("coin", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
}

namespace {

using Phase = SiwuliuPhase;

}  // namespace

SiwuliuShow::SiwuliuShow(world::World& world) : world_(world) {
    purse_flaps_ = spawn_flaps(world_, {}, 7, render::colours::ivory);
    bet_flaps_ = spawn_flaps(world_, {}, 6, render::colours::ivory);
}

SiwuliuTold::Onlooker SiwuliuShow::onlooker(const SiwuliuMoment& at) const {
    using siwuliu_look::CircleOf, siwuliu_look::circle_middle;
    const render::Camera camera = table_camera(at.layout);
    return {.places = {circle_middle(camera, CircleOf::Bank), circle_middle(camera, CircleOf::Player),
                       world_[purse_flaps_].flaps->where.centre(), camera.project({-10.6f, 1.6f, 0})},
            .now = at.clock,
            .reduced_motion = at.settings.reduced_motion};
}

std::string SiwuliuShow::accuracy() {
    look_back.judge();
    return look_back.looked_at() > 0 ? look_back.accuracy_words() : "";
}

// ---- the dash ----

std::array<SiwuliuShow::MoneyBoard, 2> SiwuliuShow::boards(const SiwuliuMoment& at) const {
    using siwuliu_look::Readout;
    const auto board = [&](world::Id flaps, Readout readout, Cents amount) {
        constexpr std::size_t fewest = 7;
        std::string text = ui::look_money(amount);
        const int cells = static_cast<int>(std::max(fewest, text.size()));
        return MoneyBoard{flaps, siwuliu_look::board_place(at.layout, readout, cells), cells, std::move(text)};
    };
    const SiwuliuLookedBack* const back = look_back.on_show();
    return {{board(purse_flaps_, Readout::Purse, till().purse_shown()),
             board(bet_flaps_, Readout::Bet, back ? back->bet : at.next_bet)}};
}

bool SiwuliuShow::tick(Ticks now, audio::Sounds& sounds) {
    told.tick(now);
    const int landed = told.take_landed();
    sound_of_heaps(sounds, landed);
    return landed > 0;
}

void SiwuliuShow::set_buttons(Buttons& buttons, const SiwuliuMoment& at, const TablePanels& panels) const {
    add_top_buttons(buttons, at.layout, at.settings.muted, at.coach);
    const render::Rect& bar = at.layout.bar;
    buttons.add({.name = "rounds",
                 .where = {bar.x + bar.w - 304, bar.y + (bar.h - 40) / 2, 40, 40},
                 .label = "bets",
                 .key = "",
                 .icon = true,
                 .lit = panels.list_open()});
    const siwuliu::Rules& next = at.session.next_table().rules;
    SiwuliuDash{at.layout, at}.set_buttons(buttons, next == fair_house(next));
}

std::string SiwuliuShow::status(const SiwuliuMoment& at) const {
    if (at.demo) return "DEMO";
    if (at.paused) return "PAUSED";
    if (look_back.on_show()) return fmt::format("GIVEN AWAY  ·  {} OF {}", look_back.nth(), look_back.count());
    const bool settled = at.is(Phase::Settled) && at.shown.round > 1;
    return fmt::format("{}ROUND {}", at.session.practised() ? "PRACTICE  ·  " : "",
                       settled ? at.shown.round - 1 : at.shown.round);
}

// ---- the picture ----

void SiwuliuShow::draw(render::Stage& stage, const SiwuliuMoment& at, const render::Camera& camera, DiceCast& cast,
                       const Buttons& buttons, const TableReply::Sentence& news, double time) {
    render::Canvas& canvas = stage.canvas();
    draw_table(stage, at, camera, cast, time);
    draw_dash(canvas, at.layout, siwuliu_look::accent, 0, 0);
    draw_top_bar(canvas, at.layout,
                 {.wordmark = siwuliu_look::wordmark,
                  .car = "THE LACQUER CAR",
                  .status = status(at),
                  .accent = siwuliu_look::accent});
    SiwuliuDash{at.layout, at}.draw_labels(canvas);
    if (!at.demo) buttons.draw(canvas, siwuliu_look::accent, time);
    if (at.looked_back())
        draw_siwuliu_news(canvas, at.layout, look_back.accuracy_words(), false);
    else if (!news.words.empty())
        draw_siwuliu_news(canvas, at.layout, news.words, news.refused);
    world_.draw(stage, camera, world::Layer::Dash, time);
    world_.draw(stage, camera, world::Layer::Front, time);
}

void SiwuliuShow::draw_table(render::Stage& stage, const SiwuliuMoment& at, const render::Camera& camera,
                             DiceCast& cast, double time) {
    render::Canvas& canvas = stage.canvas();
    const SiwuliuPicture picture{at, round(), till(), time};
    const odds::SiwuliuOdds& odds = odds_cache_.odds(at.session.rules());
    render::TableLook look = siwuliu_look::table_look(at.layout, at.settings.plain_felt);
    look.camera = camera;
    stage.table(look, 1.0f);
    if (round().big_win() && !at.settings.reduced_motion)
        siwuliu_look::draw_rays(canvas, camera, time - static_cast<double>(told.round().called_at()));
    siwuliu_look::draw_circle(canvas, camera, picture.bank());
    siwuliu_look::Circle mine = picture.player();
    if (at.coach && at.bets_open() && !at.before_first_bet())  // else the plate shows the edge
        mine.coach = odds_cache_.size_words(at.session.rules(), at.shown, at.next_bet);
    else if (at.coach)
        mine.coach = picture.coach(odds);
    siwuliu_look::draw_circle(canvas, camera, mine);
    if (!at.looked_back()) cast.draw(stage, camera, time, at.settings);
    siwuliu_look::draw_ringing(canvas, camera, time - static_cast<double>(told.round().rang_at()),
                               at.settings.reduced_motion);
    RoomLife{time, at.settings.reduced_motion}.draw(canvas, siwuliu_look::room(at.layout, camera));
    till().draw(canvas, siwuliu_look::coin_px(camera), time);
    EdgeWords edge = at.demo ? EdgeWords{} : edge_words(odds);
    edge.key = key_cap(at.settings.bindings, platform::Action::OtherLeaf);
    picture.draw_plate_below(canvas, at.layout, camera, edge);
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

void SiwuliuShow::report(nlohmann::json& out, const SiwuliuMoment& at) const {
    const SiwuliuRound& round = told.round();
    const SiwuliuTill::TillMoney& money = told.till().money();
    out["next_bet"] = at.next_bet;
    out["banker_faces"] = round.bank().faces;
    out["player_faces"] = round.player().faces;
    out["call"] = round.call() ? round.call()->words + ": " + round.call()->sub : "";
    out["celebrates"] = round.celebrates();
    out["purse_shown"] = told.till().purse_shown();
    out["table"] = {{"purse", money.purse},
                    {"bet", money.bet},
                    {"bank", money.bank},
                    {"covered", money.covered},
                    {"returned", money.returned}};
    out["receipt"] = nlohmann::json::array();
    for (const SiwuliuLine& line : siwuliu_receipt(round.told()))
        out["receipt"].push_back({{"words", line.words}, {"change", line.change}});
    out["rounds"] = nlohmann::json::array();
    for (const ui::SiwuliuRoundLine& one : told.ledger().rounds())
        out["rounds"].push_back(
            {{"round", one.number}, {"words", one.words}, {"result", one.result}, {"recorded", one.recorded}});
    const auto [title, line] = look_back.words();
    out["look_back"] = {{"bets", look_back.looked_at()},
                        {"mistakes", look_back.count()},
                        {"given_away", look_back.given_away()},
                        {"on_show", look_back.nth()},
                        {"words", title.empty() ? "" : title + ": " + line}};
    out["fair"] = at.session.rules() == fair_house(at.session.rules());
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

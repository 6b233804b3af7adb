#include "scenes/siwuliu/show.h"

#include "platform/settings.h"
#include "scenes/hud.h"
#include "scenes/siwuliu/announced.h"
#include "scenes/siwuliu/calls.h"
#include "scenes/siwuliu/coins.h"
#include "scenes/siwuliu/dash.h"
#include "scenes/siwuliu/feel.h"
#include "scenes/siwuliu/view.h"
#include "scenes/table/dice_cast.h"
#include "ui/amounts.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <cmath>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

class SiwuliuPicture {
 public:
    SiwuliuPicture(const SiwuliuMoment& moment, const SiwuliuRound& round, const SiwuliuTill& till, double time)
        : moment_(moment), round_(round), till_(till), time_(time) {}

    siwuliu_look::Circle bank() const;
    siwuliu_look::Circle player() const;
    // The coach's words: the player's chances before a throw; empty at other times.
    std::string coach(const odds::SiwuliuOdds& odds) const;
    // Draws the verdict, the bet that is looked back at or, before the first bet, whom the rules favour (`edge`).
    void draw_plate_below(render::Canvas& canvas, const Layout& layout, const render::Camera& camera,
                          const EdgeWords& edge) const;

 private:
    void show_bank_before_verdict(siwuliu_look::Circle& circle) const;
    float since(Ticks began, Ticks takes) const;

    const SiwuliuMoment& moment_;
    const SiwuliuRound& round_;
    const SiwuliuTill& till_;
    double time_;
};

namespace {

using namespace siwuliu_feel;
using namespace render;
using siwuliu_look::Circle;
using siwuliu_look::CircleOf;
using Phase = SiwuliuPhase;

}  // namespace

float SiwuliuPicture::since(Ticks began, Ticks takes) const {
    return world::unit((time_ - static_cast<double>(began)) / static_cast<double>(takes));
}

Circle SiwuliuPicture::bank() const {
    const SiwuliuTill::TillMoney& money = till_.money();
    const SiwuliuRound::Side& side = round_.bank;
    Circle circle{.who = CircleOf::Bank, .title = "BANK", .amount = money.bank};
    circle.coins = till_.coins(false);
    circle.lit = till_.coins_covered();
    circle.throws = side.point ? "BANKER'S POINT" : !side.faces.empty() ? "BANKER'S THROW" : "";
    circle.faces = side.faces;
    circle.point = side.point;
    circle.on_turn =
        moment_.is(Phase::Banker) || (moment_.flying() && moment_.shown.phase == siwuliu::Phase::BankerRolls);
    if (!money.decided) {
        show_bank_before_verdict(circle);
        return circle;
    }
    if (money.lost > 0) {
        circle.title = "BANK TAKES";
        circle.amount = money.lost;
        circle.won = since(round_.settled_at, rim_in);
    } else if (money.won > 0) {
        circle.title = "BANK PAYS";
        circle.amount = money.won;
        circle.drained = since(round_.settled_at, drain);
    } else {
        circle.note = "pays nothing";
    }
    return circle;
}

void SiwuliuPicture::show_bank_before_verdict(Circle& circle) const {
    const SiwuliuTill::TillMoney& money = till_.money();
    if (money.closed) {
        circle.covered = 1;
        circle.note = money.returned > 0 ? fmt::format("covered · {} not at stake", ui::look_money(money.returned))
                                         : "covered to the last cent";
        return;
    }
    const auto of_bank = [&](Cents part) {
        return money.bank > 0 ? static_cast<float>(part) / static_cast<float>(money.bank) : 0.0f;
    };
    circle.covered = of_bank(money.covered);
    if (moment_.is(Phase::Betting)) circle.requested = of_bank(money.covered + moment_.next_bet);
    circle.note = money.covered > 0 ? fmt::format("{} covered · {} left", ui::look_money(money.covered),
                                                  ui::look_money(money.bank - money.covered))
                                    : "nothing covered yet";
}

Circle SiwuliuPicture::player() const {
    const SiwuliuTill::TillMoney& money = till_.money();
    const SiwuliuRound::Side& side = round_.player;
    Circle circle{.who = CircleOf::Player, .title = "YOUR BET", .amount = money.bet};
    circle.coins = till_.coins(true);
    circle.throws = side.faces.empty() ? "" : "YOUR THROW";
    circle.faces = side.faces;
    circle.point = side.point;
    circle.on_turn = moment_.is(Phase::Player) || moment_.shaking() ||
                     (moment_.flying() && moment_.shown.phase == siwuliu::Phase::PlayerRolls);
    if (moment_.looked_back()) {
        circle.note = "in that round";
    } else if (!money.closed) {
        const Cents most = moment_.most();
        circle.note = most == 0       ? "that is the most: throw"
                      : money.bet > 0 ? fmt::format("up to {} more, or throw", ui::look_money(most))
                                      : fmt::format("cover up to {}", ui::look_money(most));
    } else if (!money.decided) {
        circle.note = moment_.shown.phase == siwuliu::Phase::PlayerRolls
                          ? fmt::format("at stake against a {}", moment_.shown.point)
                          : "at stake";
    } else if (money.won > 0) {
        circle.title = "YOU COLLECT";
        circle.amount = money.bet + money.won;
        circle.note = fmt::format("{} back and {} won", ui::look_money(money.bet), ui::look_money(money.won));
        circle.won = since(round_.settled_at, rim_in);
    } else if (money.lost > 0) {
        circle.note = ui::look_change(-money.lost);
        circle.drained = since(round_.settled_at, drain);
    } else if (money.pushed > 0) {
        circle.note = "your bet comes back";
    }
    return circle;
}

std::string SiwuliuPicture::coach(const odds::SiwuliuOdds& odds) const {
    if (moment_.shown.phase == siwuliu::Phase::PlayerRolls)
        return coach_words(odds.by_point[static_cast<std::size_t>(moment_.shown.point - odds::first_point)]);
    if (moment_.shown.phase == siwuliu::Phase::BankerRolls) return coach_words(odds.player);
    return {};
}

// Draws whom the rules favour and by how much, with the key that switches to the other rule sheet.
static void draw_edge(Canvas& canvas, Rect r, const EdgeWords& words) {
    const float scale = r.h / 74;
    draw_plate(canvas, r, true);
    const glm::vec2 at{r.x + 22 * scale, r.centre().y};
    const bool on_phone = r.w < 470;
    const float beside = on_phone ? 8 : 58;  // between the words and the button; the key stands there, too
    const float room = siwuliu_look::other_sheet_place(r).x - at.x - beside;
    const auto fits = [&](const Type& type, const std::string& line) { return canvas.fitted(type, line, room); };
    canvas.text(fits({Face::Label, 19 * scale, 0.03f}, words.who), words.who, at - glm::vec2(0, 12 * scale),
                Align::Left, colours::brass_light);
    const Type body{Face::Body, 15 * scale};
    const bool long_fraction = on_phone && canvas.width(body, words.much) > room;
    const std::string much = long_fraction ? words.much.substr(0, words.much.find(" (")) : words.much;
    canvas.text(fits(body, much), much, at + glm::vec2(0, 14 * scale), Align::Left, colours::ivory);
    if (!words.key.empty() && !on_phone)
        draw_key_cap(canvas, {siwuliu_look::other_sheet_place(r).x - 30, r.centre().y}, words.key, colours::ivory);
}

void SiwuliuPicture::draw_plate_below(Canvas& canvas, const Layout& layout, const Camera& camera,
                                      const EdgeWords& edge) const {
    const Rect plate = siwuliu_look::verdict_place(layout, camera);
    if (moment_.looked_back()) return siwuliu_look::draw_verdict(canvas, plate, moment_.look_back.words(), 1);
    if (moment_.before_first_bet() && !edge.who.empty())
        return draw_edge(canvas, siwuliu_look::edge_place(layout, camera), edge);
    const auto& call = round_.call;
    if (moment_.flying() || !call) return;
    const float come = world::quint_out(since(round_.called_at, verdict_in));
    siwuliu_look::draw_verdict(canvas, plate, *call, come);
}

void sound_of_loss(audio::Sounds& sounds, Cents result) {
    const auto size = static_cast<float>(std::abs(static_cast<double>(result)) / 20'000.0);
    if (result < 0) sounds.play("loss", std::min(0.8f, 0.3f + 0.3f * size));
}

SiwuliuShow::SiwuliuShow(world::World& world) : world_(world) {
    purse_flaps_ = spawn_flaps(world_, {}, 7, render::colours::ivory);
    bet_flaps_ = spawn_flaps(world_, {}, 6, render::colours::ivory);
}

SiwuliuAnnounced::Onlooker SiwuliuShow::onlooker(const SiwuliuMoment& at) const {
    using siwuliu_look::CircleOf, siwuliu_look::circle_middle;
    const render::Camera camera = siwuliu_look::camera(at.layout);
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

std::array<FlapBoard, 2> SiwuliuShow::boards(const SiwuliuMoment& at) const {
    using siwuliu_look::Readout;
    const auto board = [&](world::Id flaps, Readout readout, Cents amount) {
        const std::size_t fewest = at.layout.portrait && readout == Readout::Bet ? 4 : 7;
        std::string text = ui::look_money(amount);
        const int cells = static_cast<int>(std::max(fewest, text.size()));
        return FlapBoard{flaps, siwuliu_look::board_place(at.layout, readout, cells), cells, std::move(text)};
    };
    const SiwuliuLookedBack* const back = look_back.on_show();
    return {{board(purse_flaps_, Readout::Purse, till().purse_shown()),
             board(bet_flaps_, Readout::Bet, back ? back->bet : at.next_bet)}};
}

bool SiwuliuShow::tick(Ticks now, audio::Sounds& sounds) {
    announced.tick(now);
    const int landed = announced.take_landed();
    if (landed > 0) sounds.play("coin", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
    return landed > 0;
}

void SiwuliuShow::set_buttons(Buttons& buttons, const SiwuliuMoment& at, const TablePanels& panels) const {
    add_top_buttons(buttons, at.layout, at.settings.muted, at.coach);
    const render::Rect& bar = at.layout.bar;
    if (!at.layout.portrait)
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
    if (look_back.on_show()) return fmt::format("MISTAKE {} OF {}", look_back.nth(), look_back.count());
    const bool settled = at.is(Phase::Settled) && at.shown.round > 1;
    return fmt::format("{}ROUND {}", at.says_practice() ? "PRACTICE  ·  " : "",
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
    if (!at.demo) buttons.draw(canvas, siwuliu_look::accent);
    const std::string words = at.looked_back() ? look_back.accuracy_words() : news.words;
    const render::Colour ink = news.refused && !at.looked_back() ? render::colours::loss : render::colours::ivory;
    const float below = at.session.setup().stop ? 24 : 6;  // below the line of a stop
    if (at.layout.portrait && !words.empty())
        draw_words_above(canvas, at.layout, words, ink, 4);
    else if (!words.empty())
        draw_note(canvas, at.layout, at.layout.table.y + below, words, ink);
    world_.draw(stage, camera, world::Layer::Dash, time);
    world_.draw(stage, camera, world::Layer::Front, time);
}

void SiwuliuShow::draw_table(render::Stage& stage, const SiwuliuMoment& at, const render::Camera& camera,
                             DiceCast& cast, double time) {
    render::Canvas& canvas = stage.canvas();
    const SiwuliuPicture picture{at, round(), till(), time};
    const odds::SiwuliuOdds& odds = this->odds(at.session.rules());
    render::TableLook look = siwuliu_look::table_look(at.layout, at.settings.plain_felt);
    look.camera = camera;
    stage.table(look, 1.0f);
    if (round().big_win() && !at.settings.reduced_motion)
        siwuliu_look::draw_rays(canvas, camera, time - static_cast<double>(announced.round().called_at));
    siwuliu_look::draw_circle(canvas, camera, picture.bank());
    siwuliu_look::Circle mine = picture.player();
    if (at.coach && at.bets_open()) {
        mine.coach = size_words_.of({at.session.rules(), at.shown, at.next_bet},
                                    [](const auto& bet) { return std::apply(size_in_words, bet); });
        // Before the first bet, the plate below leaves room for the first part alone.
        if (at.before_first_bet()) mine.coach = mine.coach.substr(0, mine.coach.find(" \u00B7"));
    } else if (at.coach)
        mine.coach = picture.coach(odds);
    siwuliu_look::draw_circle(canvas, camera, mine);
    if (!at.looked_back()) cast.draw(stage, camera, time, at.settings);
    siwuliu_look::draw_ringing(canvas, camera, time - static_cast<double>(announced.round().rang_at),
                               at.settings.reduced_motion);
    RoomLife{time, at.settings.reduced_motion}.draw(canvas, siwuliu_look::room(at.layout, camera));
    till().draw(canvas, siwuliu_look::coin_px(camera), time);
    EdgeWords edge = at.demo ? EdgeWords{} : edge_words(odds);
    if (!at.session.setup().stop) edge.key = key_cap(at.settings.bindings, platform::Action::OtherLeaf);
    picture.draw_plate_below(canvas, at.layout, camera, edge);
}

ThrowPlaces SiwuliuShow::places(const Layout& layout) const {
    using siwuliu_look::CircleOf;
    ThrowPlaces at = throw_places(layout);
    at.camera = siwuliu_look::camera(layout);
    const bool banker = announced.round().player.faces.empty();
    at.total = siwuliu_look::faces_place(at.camera, banker ? CircleOf::Bank : CircleOf::Player);
    at.prize.home = siwuliu_look::circle_middle(at.camera, CircleOf::Player);
    at.prize.coin = "coins/coin_0";
    return at;
}

// ---- in words and as data ----

void SiwuliuShow::report(nlohmann::json& out, const SiwuliuMoment& at) const {
    const SiwuliuRound& round = announced.round();
    const SiwuliuTill::TillMoney& money = announced.till().money();
    out["next_bet"] = at.next_bet;
    out["banker_faces"] = round.bank.faces;
    out["player_faces"] = round.player.faces;
    out["call"] = round.call ? round.call->words + ": " + round.call->sub : "";
    out["celebrates"] = round.celebrates();
    out["purse_shown"] = announced.till().purse_shown();
    out["table"] = {{"purse", money.purse},
                    {"bet", money.bet},
                    {"bank", money.bank},
                    {"covered", money.covered},
                    {"returned", money.returned}};
    out["receipt"] = nlohmann::json::array();
    for (const siwuliu::Fact& fact : round.announced)
        if (const Cents change = to_balance(fact); change != 0)
            out["receipt"].push_back({{"words", to_text(fact)}, {"change", change}});
    out["rounds"] = nlohmann::json::array();
    for (const ui::SiwuliuRoundLine& one : announced.ledger().rounds())
        out["rounds"].push_back(
            {{"round", one.number}, {"words", one.words}, {"result", one.result}, {"recorded", one.recorded}});
    const auto [title, line, _] = look_back.words();
    out["look_back"] = {{"bets", look_back.looked_at()},
                        {"mistakes", look_back.count()},
                        {"given_away", look_back.given_away()},
                        {"on_show", look_back.nth()},
                        {"words", title.empty() ? "" : title + ": " + line}};
    out["fair"] = at.session.rules() == fair_house(at.session.rules());
}

std::vector<HitTarget> siwuliu_landmarks(const Layout& layout, std::span<const glm::vec3> dice) {
    using siwuliu_look::CircleOf;
    const render::Camera camera = siwuliu_look::camera(layout);
    const float r = siwuliu_look::table.circle_radius * camera.px_per_unit({0, 0, 0});
    const auto circle = [&](std::string name, CircleOf who) -> HitTarget {
        const glm::vec2 at = siwuliu_look::circle_middle(camera, who);
        const float high = 0.9f * r;  // allows for the camera's tilt
        return {std::move(name), {at.x - r, at.y - high, 2 * r, 2 * high}};
    };
    return {dice_landmark(dice, camera, render::half_edge(render::DieKind::Bone)), circle("bank", CircleOf::Bank),
            circle("bet", CircleOf::Player)};
}

}  // namespace boxcars::scenes

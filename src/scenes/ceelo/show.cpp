#include "scenes/ceelo/show.h"

#include "base/overloaded.h"
#include "platform/settings.h"
#include "scenes/ceelo/dash.h"
#include "scenes/ceelo/picture.h"
#include "scenes/ceelo/sounds.h"
#include "scenes/guide/landmarks.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
CeeloShow::CeeloShow(world::World& world) : world_(world) {
    purse_flaps_ = spawn_flaps(world_, {}, 3, render::colours::ivory);
    amount_flaps_ = spawn_flaps(world_, {}, 3, ceelo_look::amber);
    world_[amount_flaps_].layer = world::Layer::Table;  // drawn only while somebody decides
}

void CeeloShow::begin_game(const ceelo::State& opening, const CeeloSeats& seats) {
    table_.players = seats.count();
    look_back.clear();
    told.begin(opening);
    talk_.begin(seats.people());
}

CeeloFeltView CeeloShow::view(const Layout& layout, const CeeloSeats& seats) const {
    return {table_, ceelo_look::camera(layout), seats.near()};
}

CeeloMoment CeeloShow::moment(const CeeloNow& now) const {
    const CeeloLookedBack* back = look_back.on_show();
    const ceelo::State& shown = back ? back->state : now.shown;
    const int turn = shown.turn;
    const bool played = !now.demo && !now.watching;
    return {.phase = back ? CeeloPhase::Deciding : now.phase,
            .telling = now.telling(),
            .shaking = now.shaking(),
            .flying = now.flying(),
            .watching = now.watching,
            .person = played && turn >= 0 && now.seats.human(turn) && !over(now.session.rules(), shown),
            .coach = now.coach,
            .finished_at = now.finished_at,
            .amount = back ? back->amount : now.amount.value(),
            .shown = shown,
            .seats = now.seats,
            .told = on_table(),
            .talk = talk_,
            .clock = now.clock,
            .choices = now.amount.choices(),
            .look_back = look_back};
}

int CeeloShow::purse_shown(const CeeloNow& now) const {
    return on_table().coins().lying({CeeloPot::PotKind::Pocket, moment(now).purse_of()},
                                    static_cast<double>(now.clock));
}

bool CeeloShow::tick(Ticks now, bool hurried, audio::Sounds& sounds) {
    told.tick(now);
    if (hurried) talk_.silence();
    const int landed = told.take_landed();
    sound_of_coins(sounds, landed);
    return landed > 0;
}

std::array<CeeloShow::CoinBoard, 2> CeeloShow::boards(const CeeloNow& now) const {
    const ceelo_look::Dash dash = ceelo_look::dash_places(now.layout);
    return {{{purse_flaps_, dash.purse, now.seats.humans() == 0 ? now.shown.round : purse_shown(now)},
             {amount_flaps_, dash.amount, now.amount.value()}}};
}

Ticks CeeloShow::reveal(CeeloTold::Facts rest, const CeeloNow& now) {
    const Ticks looked_at =
        told.reveal(rest, {now.seats, view(now.layout, now.seats), now.clock, now.settings.reduced_motion});
    hear(rest.front(), now);
    return looked_at;
}

// From the bank's stake of the round before: who banks now, and what every plate tells, comes from there.
void CeeloShow::lay(const CeeloNow& now) {
    constexpr Ticks long_ago = -100'000;
    const auto& journal = now.session.journal();
    std::size_t from = journal.size();
    for (int stakes = 0; from > journal.first() && stakes < 2 && journal[from - 1].game == now.session.game(); --from) {
        const auto& event = journal[from - 1].event;
        stakes += event && std::holds_alternative<ceelo::Stake>(*event);
    }
    const bool opens = from == journal.first() || journal[from - 1].game != now.session.game();
    told.begin(opens ? opening(now.session.rules()) : journal[from - 1].step.next);
    const CeeloTold::Viewer viewer{now.seats, view(now.layout, now.seats), long_ago, true};
    for (; from < journal.size(); ++from) {
        const CeeloTold::Facts facts = journal[from].step.facts;
        for (std::size_t nth = 0; nth < facts.size(); ++nth) told.reveal(facts.subspan(nth), viewer);
    }
    if (!told.end()) return;
    for (int seat = 0; seat < now.seats.count(); ++seat) talk_.end(seat, told.end()->won_by(seat));
}

// What a fact that has just been told means to those who sit here.
void CeeloShow::hear(const ceelo::Fact& fact, const CeeloNow& now) {
    using players::Occasion;
    const auto shown = [&](int seat, Occasion occasion) { talk_.shown(seat, occasion, talk_at(now)); };
    const auto changed = [&](int seat, int coins) {
        talk_.turn_over();
        if (coins != 0) shown(seat, coins > 0 ? Occasion::Gain : Occasion::Loss);
    };
    std::visit(Overloaded{[&](const ceelo::BankStaked&) { talk_.turn_over(); },
                          [&](const ceelo::Covered&) { talk_.turn_over(); },
                          [&](const ceelo::BettorWon& won) { changed(won.player, won.won); },
                          [&](const ceelo::BettorLost& lost) { changed(lost.player, -lost.bet); },
                          [&](const ceelo::RoundOver&) { changed(told.banker(), told.line(told.banker()).amount); },
                          [&](const ceelo::GameOver& over) {
                              for (const bool won : {true, false})
                                  for (int seat = 0; seat < now.seats.count(); ++seat)
                                      if (over.won_by(seat) == won) shown(seat, won ? Occasion::Won : Occasion::Beaten);
                          },
                          [](const auto&) {}},
               fact);
}

void CeeloShow::set_buttons(Buttons& buttons, const CeeloNow& now, const Pace& pace) const {
    add_top_buttons(buttons, now.layout, now.settings.muted, now.coach);
    const CeeloMoment at = moment(now);
    CeeloDash{now.layout, at}.set_buttons(buttons, pace);
    if (at.asked()) buttons.add_target({"slider", ceelo_look::dash_places(now.layout).slider});
}

std::vector<HitTarget> CeeloShow::landmarks(const Layout& layout, std::span<const glm::vec3> dice) const {
    const render::Camera camera = ceelo_look::camera(layout);
    return {dice_landmark(dice, camera, render::half_edge(render::DieKind::Black)),
            {"bank", ceelo_look::bank_plate(camera, table_)}};
}

void CeeloShow::draw(render::Stage& stage, const CeeloNow& now, const render::Camera& camera, DiceCast& cast,
                     const Buttons& buttons, const TableReply::Sentence& reply, double time) {
    render::Canvas& canvas = stage.canvas();
    table_.plain = now.settings.plain_felt;
    const CeeloFeltView felt{table_, camera, now.seats.near()};
    const CeeloMoment at = moment(now);
    const MoneyInk inks = ceelo_look::ink_for(now.settings.colour_vision);
    const CeeloPicture picture{at, felt, inks, time, now.settings.reduced_motion};
    picture.draw_under_dice(stage);
    if (at.playing() && !at.looked_back()) cast.draw(stage, camera, time, now.settings);
    RoomLife{time, now.settings.reduced_motion}.draw(canvas, ceelo_look::room(now.layout, camera, table_));
    picture.draw_over_dice(canvas, now.session.rules().coins);
    picture.draw_plates(canvas, now.layout);
    const CeeloDash dash{now.layout, at};
    dash.draw(canvas, status(now));
    if (!now.demo) {
        if (at.asked()) {
            dash.draw_amount(canvas);
            world_[amount_flaps_].flaps->draw(canvas, time);
        }
        buttons.draw(canvas, ceelo_look::amber, time);
        draw_refusal(canvas, now.layout, reply.words, reply.refused ? inks.loss : render::colours::ivory);
    }
    world_.draw(stage, camera, world::Layer::Dash, time);
    world_.draw(stage, camera, world::Layer::Front, time);
}

std::string CeeloShow::status(const CeeloNow& now) const {
    if (now.demo) return "DEMO";
    if (now.paused) return "PAUSED";
    if (now.watching) return "REPLAY";
    if (look_back.on_show()) return fmt::format("GIVEN AWAY  \u00b7  {} OF {}", look_back.nth(), look_back.count());
    const int round = now.shown.round;
    const std::string practice = now.session.practised() ? "PRACTICE  \u00b7  " : "";
    if (told.point() > 0) return fmt::format("{}ROUND {}  \u00b7  {} TO BEAT", practice, round, told.point());
    if (round > 1 || !practice.empty())
        return fmt::format("{}ROUND {}  \u00b7  {} AT THE DRUM", practice, round, now.seats.count());
    return fmt::format("WITH A BANK  \u00b7  {} AT THE DRUM", now.seats.count());
}

ui::OddsFacts CeeloShow::odds_facts(const CeeloNow& now) const {
    return scenes::odds_facts(now.session.rules(), now.seats.bet(now.session.rules()));
}

ThrowPlaces CeeloShow::places(const CeeloNow& now) const {
    const CeeloFeltView felt = view(now.layout, now.seats);
    ThrowPlaces at = throw_places(now.layout);
    at.camera = felt.camera;
    const int thrower = felt.place(std::max(0, now.shown.turn));
    at.total = ceelo_look::SeatPlates{now.layout, now.seats.count()}.at(thrower).centre();
    at.prize.home = felt.at({CeeloPot::PotKind::Pocket, now.seats.near()});
    at.prize.coin = "cents/5";
    return at;
}

void CeeloShow::report(nlohmann::json& out, const CeeloNow& now) const {
    using PotKind = CeeloPot::PotKind;
    const CeeloMoment at = moment(now);
    const CeeloSay say = at.say();
    out["amount"] = at.amount;
    out["most"] = at.deciding() ? most_offered(now.shown) : 0;
    out["point"] = told.point();
    out["say"] = {say.title, say.line};
    if (!say.more.empty()) out["say"].push_back(say.more);
    look_back.report(out["look_back"]);
    out["why"] = told.transition();
    out["banker"] = told.banker();
    out["bank"] = told.coins().in({PotKind::Bank, 0});
    out["purse_shown"] = purse_shown(now);
    talk_.report(out, now.clock);
    out["round"] = nlohmann::json::array();
    for (int player = 0; player < now.seats.count(); ++player) {
        const CeeloLine& line = told.line(player);
        out["round"].push_back({{"name", now.seats.name(player)},
                                {"coins", told.coins().in({PotKind::Pocket, player})},
                                {"bet", told.coins().in({PotKind::Bet, player})},
                                {"words", line.words},
                                {"amount", line.amount},
                                {"settled", line.settled}});
    }
}

}  // namespace boxcars::scenes

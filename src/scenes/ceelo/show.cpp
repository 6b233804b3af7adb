#include "scenes/ceelo/show.h"

#include "base/overloaded.h"
#include "platform/settings.h"
#include "scenes/ceelo/dash.h"
#include "scenes/ceelo/plates.h"
#include "scenes/table/dice_cast.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

// A person's lost bet has its own sound. A person's win has none here, because the celebration plays one.
void sound_of_fact(audio::Sounds& sounds, const ceelo::Fact& fact, const CeeloSeats& seats) {
    const auto loud = [](int amount) { return std::min(1.0f, 0.45f + 0.02f * static_cast<float>(amount)); };
    if (const auto* lost = std::get_if<ceelo::BettorLost>(&fact); lost && seats.human(lost->player))
        sounds.play("loss", 0.7f * loud(lost->bet));
    if (const auto* over = std::get_if<ceelo::GameOver>(&fact)) {
        bool ours = false;
        for (int player = 0; player < seats.count(); ++player)
            ours = ours || (seats.human(player) && over->won_by(player));
        if (!ours) sounds.play("whistle", 0.9f);
    }
    if (const auto* bank = std::get_if<ceelo::BankPasses>(&fact); bank && bank->from != bank->to)
        sounds.play("bank", 0.5f);
}

CeeloShow::CeeloShow(world::World& world) : world_(world) {
    purse_flaps_ = spawn_flaps(world_, {}, 3, render::colours::ivory);
    amount_flaps_ = spawn_flaps(world_, {}, 3, ceelo_look::amber);
    world_[amount_flaps_].layer = world::Layer::Table;  // drawn only while a decision is due
}

void CeeloShow::begin_game(const ceelo::State& opening, const CeeloSeats& seats) {
    table_.players = seats.count();
    look_back.clear();
    announced.begin(opening);
    talk.begin(seats.people());
}

CeeloFeltView CeeloShow::view(const Layout& layout, const CeeloSeats& seats) const {
    return {table_, ceelo_look::camera(layout, table_.players), seats.near()};
}

int CeeloShow::purse_shown(const CeeloMoment& at) const {
    return on_table().coins().lying({CeeloPot::PotKind::Pocket, at.purse_of()}, static_cast<double>(at.clock));
}

bool CeeloShow::tick(Ticks now, bool hurried, audio::Sounds& sounds) {
    announced.tick(now);
    if (hurried) talk.silence();
    const int landed = announced.take_landed();
    if (landed > 0) sounds.play("coin", std::min(1.0f, 0.4f + 0.15f * static_cast<float>(landed)));
    return landed > 0;
}

std::array<FlapBoard, 2> CeeloShow::boards(const CeeloMoment& at) const {
    const ceelo_look::Dash dash = ceelo_look::dash_places(at.layout);
    const int purse = at.seats.humans() == 0 ? at.shown.round : purse_shown(at);
    return {{{purse_flaps_, dash.purse, 3, std::to_string(purse)},
             {amount_flaps_, dash.amount, 3, std::to_string(at.amount)}}};
}

Ticks CeeloShow::reveal(CeeloAnnounced::Facts rest, const CeeloMoment& at) {
    const Ticks looked_at =
        announced.reveal(rest, {at.seats, view(at.layout, at.seats), at.clock, at.settings.reduced_motion});
    hear(rest.front(), at);
    return looked_at;
}

// Reveals again all facts since the bank's stake in the previous round. This restores banker's mark and plates.
void CeeloShow::lay(const CeeloMoment& at) {
    constexpr Ticks long_ago = -100'000;
    const auto& journal = at.session.journal();
    std::size_t from = journal.size();
    for (int stakes = 0; from > journal.first() && stakes < 2 && journal[from - 1].game == at.session.game(); --from) {
        const auto& event = journal[from - 1].event;
        stakes += event && std::holds_alternative<ceelo::Stake>(*event);
    }
    const bool opens = from == journal.first() || journal[from - 1].game != at.session.game();
    announced.begin(opens ? opening(at.session.rules()) : journal[from - 1].step.next);
    const CeeloAnnounced::Viewer viewer{at.seats, view(at.layout, at.seats), long_ago, true};
    for (; from < journal.size(); ++from) {
        const CeeloAnnounced::Facts facts = journal[from].step.facts;
        for (std::size_t nth = 0; nth < facts.size(); ++nth) announced.reveal(facts.subspan(nth), viewer);
    }
    if (!announced.end()) return;
    for (int seat = 0; seat < at.seats.count(); ++seat) talk.end(seat, announced.end()->won_by(seat));
}

// Lets the computer players react to the fact just revealed.
void CeeloShow::hear(const ceelo::Fact& fact, const CeeloMoment& at) {
    using players::Occasion;
    const auto shown = [&](int seat, Occasion occasion) { talk.shown(seat, occasion, talk_at(at)); };
    const auto changed = [&](int seat, int coins) {
        talk.turn_over();
        if (coins != 0) shown(seat, coins > 0 ? Occasion::Gain : Occasion::Loss);
    };
    std::visit(
        Overloaded{
            [&](const ceelo::BankStaked&) { talk.turn_over(); }, [&](const ceelo::Covered&) { talk.turn_over(); },
            [&](const ceelo::BettorWon& won) { changed(won.player, won.won); },
            [&](const ceelo::BettorLost& lost) { changed(lost.player, -lost.bet); },
            [&](const ceelo::RoundOver&) { changed(announced.banker(), announced.line(announced.banker()).amount); },
            [&](const ceelo::GameOver& over) {
                for (const bool won : {true, false})
                    for (int seat = 0; seat < at.seats.count(); ++seat)
                        if (over.won_by(seat) == won) shown(seat, won ? Occasion::Won : Occasion::Beaten);
            },
            [](const auto&) {}},
        fact);
}

void CeeloShow::set_buttons(Buttons& buttons, const CeeloMoment& at, const Pace& pace) const {
    add_top_buttons(buttons, at.layout, at.settings.muted, at.coach);
    CeeloDash{at.layout, at}.set_buttons(buttons, pace);
    if (at.asked()) buttons.add_target({"slider", ceelo_look::dash_places(at.layout).slider});
}

std::vector<HitTarget> CeeloShow::landmarks(const Layout& layout, std::span<const glm::vec3> dice) const {
    const render::Camera camera = ceelo_look::camera(layout, table_.players);
    return {dice_landmark(dice, camera, render::half_edge(render::DieKind::Black)),
            {"bank", ceelo_look::bank_plate(camera, table_)}};
}

void CeeloShow::draw(render::Stage& stage, const CeeloMoment& at, const render::Camera& camera, DiceCast& cast,
                     const Buttons& buttons, const TableReply::Sentence& reply, double time) {
    render::Canvas& canvas = stage.canvas();
    table_.plain = at.settings.plain_felt;
    const CeeloFeltView felt{table_, camera, at.seats.near()};
    const MoneyInk inks = ink_for(at.settings.colour_vision);
    const CeeloPicture picture{at, felt, inks, time, at.settings.reduced_motion};
    picture.draw_under_dice(stage);
    if (at.playing() && !at.looked_back()) cast.draw(stage, camera, time, at.settings);
    RoomLife{time, at.settings.reduced_motion}.draw(canvas, ceelo_look::room(at.layout, camera, table_));
    picture.draw_over_dice(canvas, at.session.rules().coins);
    picture.draw_plates(canvas, at.layout);
    const CeeloDash dash{at.layout, at};
    dash.draw(canvas, status(at));
    if (!at.demo) {
        if (at.asked()) {
            dash.draw_amount(canvas);
            world_[amount_flaps_].flaps->draw(canvas, time);
        }
        buttons.draw(canvas, ceelo_look::amber);
        draw_refusal(canvas, at.layout, reply.words, reply.refused ? inks.loss : render::colours::ivory);
    }
    world_.draw(stage, camera, world::Layer::Dash, time);
    world_.draw(stage, camera, world::Layer::Front, time);
}

std::string CeeloShow::status(const CeeloMoment& at) const {
    if (at.demo) return "DEMO";
    if (at.paused) return "PAUSED";
    if (at.watching) return "REPLAY";
    if (look_back.on_show()) return fmt::format("MISTAKE {} OF {}", look_back.nth(), look_back.count());
    const int round = at.shown.round;
    const std::string practice = at.says_practice() ? "PRACTICE  \u00b7  " : "";
    if (at.layout.portrait) return fmt::format("{}ROUND {}", practice, round);
    if (announced.point() > 0)
        return fmt::format("{}ROUND {}  \u00b7  SCORE TO BEAT: {}", practice, round, announced.point());
    if (round > 1 || !practice.empty())
        return fmt::format("{}ROUND {}  \u00b7  {} PLAYERS", practice, round, at.seats.count());
    return fmt::format("WITH A BANK  \u00b7  {} PLAYERS", at.seats.count());
}

ThrowPlaces CeeloShow::places(const CeeloMoment& at) const {
    const CeeloFeltView felt = view(at.layout, at.seats);
    ThrowPlaces places = throw_places(at.layout);
    places.camera = felt.camera;
    const int thrower = felt.place(std::max(0, at.shown.turn));
    const ceelo_look::SeatPlates plates{at.layout, at.seats.count()};
    places.total = plates.at(thrower).centre();
    if (!at.layout.portrait) places.prize.rail_from = plates.at(0).x + plates.at(0).w + 8;
    places.prize.home = felt.at({CeeloPot::PotKind::Pocket, at.seats.near()});
    places.prize.coin = "cents/5";
    return places;
}

void CeeloShow::report(nlohmann::json& out, const CeeloMoment& at) const {
    using PotKind = CeeloPot::PotKind;
    const CeeloSay say = at.say();
    out["amount"] = at.amount;
    out["most"] = at.deciding() ? most_offered(at.session.state()) : 0;
    out["point"] = announced.point();
    out["say"] = {say.title, say.line};
    if (!say.more.empty()) out["say"].push_back(say.more);
    look_back.report(out["look_back"]);
    out["why"] = announced.transition();
    out["banker"] = announced.banker();
    out["bank"] = announced.coins().in({PotKind::Bank, 0});
    out["purse_shown"] = purse_shown(at);
    talk.report(out, at.clock);
    out["round"] = nlohmann::json::array();
    for (int player = 0; player < at.seats.count(); ++player) {
        const CeeloLine& line = announced.line(player);
        out["round"].push_back({{"name", at.seats.name(player)},
                                {"coins", announced.coins().in({PotKind::Pocket, player})},
                                {"bet", announced.coins().in({PotKind::Bet, player})},
                                {"words", line.words},
                                {"amount", line.amount},
                                {"settled", line.settled}});
    }
}

}  // namespace boxcars::scenes

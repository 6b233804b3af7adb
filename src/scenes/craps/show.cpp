#include "scenes/craps/show.h"

#include "scenes/craps/feel.h"
#include "scenes/craps/forecast.h"
#include "scenes/craps/table_json.h"
#include "scenes/guide/landmarks.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {

using craps_feel::mint;

void CrapsShow::new_table(const session::Session<craps::Rules>& session) {
    others.sit(session.rules(), std::span{session.players()}.subspan(1));
    far_zone.clear();
    throw_rate.begin();
    look_back.begin(session.state());
    rolls_ = 0;
    sheet_ = session.rules();
}

void CrapsShow::say(const session::Session<craps::Rules>& session, std::span<const craps::Fact> facts,
                    const BetInput& hand) {
    const std::string lost = losses_in_words(facts), now = what_now(session.rules(), session.state());
    says_ = lost + (lost.empty() || now.empty() ? "" : " ") + now;
    focus_then_ = hand.focus();
}

void CrapsShow::remember(const craps::State& from, const session::Entry<craps::Rules>& entry) {
    if (from.new_hand) rolls_ = 0;
    ++rolls_;
    look_back.thrown(sheet_, from, [&](craps::Spot of) { return odds_cache.odds(sheet_, of, from.point); });
    look_back.rested(entry.step.next);
    far_zone.remember(entry.step.facts);
    others.thrown(sheet_, {entry.faces[0], entry.faces[1]});
    others.show();
}

void CrapsShow::thrown(const std::vector<int>& faces, Ticks now) {
    throw_rate.thrown(now);
    look_back.close();
    others.thrown(sheet_, {faces[0], faces[1]});
    far_zone.silence();
}

void CrapsShow::landed(const Rested& rested, const Layout& layout, Ticks now, bool reduced) {
    far_zone.reveal(now, reduced ? 0 : ResultBeat::arrives);
    felt.reveal(rested.facts, layout, now, reduced);
    if ((rested.before.point == 0) != (rested.after.point == 0)) felt.turn_puck(now);
    const auto seven_out = [](const craps::Fact& fact) { return std::holds_alternative<craps::SevenOut>(fact); };
    if (std::ranges::any_of(rested.facts, seven_out) && rested.before.point != 0) felt.drain(rested.before.point, now);
}

void CrapsShow::keep_in_sight(BetInput& hand) const {
    const CrapsLayout& places = felt.places();
    if (!places.open(hand.cursor()) || !places.on(hand.cursor(), felt.leaf())) hand.set_cursor({craps::Kind::Pass});
}

bool CrapsShow::turn_leaf(const Layout& layout, BetInput& hand) {
    const bool turned = felt.turn_leaf(layout);
    keep_in_sight(hand);
    return turned;
}

void CrapsShow::unfold(platform::FeltBets asked, const craps::State& shown, BetInput& hand) {
    std::vector<craps::Spot> down;
    for (const craps::Placed& bet : shown.bets) down.push_back(bet.spot);
    if (const CrapsLookedBack* back = look_back.on_show()) {
        for (const craps::Placed& bet : back->table.bets) down.push_back(bet.spot);
        if (back->judged.better) down.push_back(*back->judged.better);
    }
    for (const CrapsOthers::Other& other : others.all())
        for (const craps::Placed& bet : other.shown.bets) down.push_back(bet.spot);
    if (felt.unfold(asked, std::move(down))) keep_in_sight(hand);
}

bool CrapsShow::tick(Ticks now, audio::Sounds& sounds) {
    felt.tick(now);
    const int landed = felt.take_landed();
    if (landed > 0) sounds.play("chip", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
    return landed > 0;
}

std::vector<HitTarget> CrapsShow::landmarks(const CrapsNow& now, std::span<const glm::vec3> dice) const {
    return {dice_landmark(dice, felt.camera(now.layout), render::half_edge(render::DieKind::Craps)),
            {"puck", felt.puck_place(now.layout, now.shown)}};
}

std::string CrapsShow::coach(const CrapsNow& now) {
    if (!now.coach || !now.played || !now.betting) return {};
    const auto spot = now.hand.focus();
    if (!spot) return says_.empty() ? "Point at a bet: the coach says what it costs." : "";
    const craps::Rules& rules = now.session.rules();
    return coach_words(
        {.rules = rules,
         .state = now.shown,
         .spot = *spot,
         .chip = now.hand.chip_value(),
         .among = felt.places().spots(),
         .rate = throw_rate},
        [&](craps::Spot of) { return odds_cache.odds(rules, of, now.shown.point); },
        [&](craps::Spot of) -> const odds::Fraction& {
            return odds_cache.per_table_throw(rules, of, now.shown.point);
        });
}

CrapsMoment CrapsShow::moment(const CrapsNow& now) {
    const CrapsLookedBack* back = look_back.on_show();
    return {.rules = now.session.rules(),
            .shown = back ? back->table : now.shown,
            .hand = now.hand,
            .others = others.all(),
            .settings = now.settings,
            .rolls = rolls_,
            .demo = now.demo,
            .betting = now.betting,
            .flying = now.flying(),
            .broke = now.broke,
            .open_felt = open_felt,
            .paused = now.paused,
            .practice = now.session.practice(),
            .wait_for_odds = now.wait_for_odds,
            .played = now.played,
            .coach = coach(now),
            .looked_back = back,
            .says = back                                                  ? look_back.words()
                    : now.hand.focus() && now.hand.focus() != focus_then_ ? ""
                                                                          : says_,
            .reply = now.reply,
            .boxcars = now.boxcars};
}

void CrapsShow::draw(render::Stage& stage, const CrapsNow& now, const render::Camera& from, DiceCast& cast,
                     const Buttons& buttons, double time) {
    render::Canvas& canvas = stage.canvas();
    const Layout& layout = now.layout;
    const CrapsMoment at = moment(now);
    felt.draw(stage, layout, from, time, on_felt(at, odds_cache, felt));
    cast.draw(stage, from, time, now.settings);
    RoomLife{time, now.settings.reduced_motion}.draw(canvas, craps_look::room(layout, from));
    far_zone.draw(canvas, time, beyond_felt(at, odds_cache, felt.view(layout), layout, from));
    const Hint hint = hint_of(at, odds_cache);
    dash_.draw(canvas, world_, layout, on_dash(at));
    CrapsDash::draw_hint(canvas, layout, hint.words, hint.colour);
    if (!now.demo) {
        buttons.draw(canvas, mint, time);
        CrapsDash::draw_captions(canvas, layout, buttons);
        now.hand.draw(canvas, now.shown);
    }
    world_.draw(stage, from, world::Layer::Dash, time);
    world_.draw(stage, from, world::Layer::Front, time);
}

void CrapsShow::state(nlohmann::json& out, const craps::State& shown, const BetInput& hand,
                      const std::string& told) const {
    out["open_felt"] = open_felt;
    out["roll_of_hand"] = rolls_;
    out["purse_shown"] = shown.bankroll - felt.on_the_way_home();
    out["says"] = says_;
    out["told"] = told;
    out["look_back"] = {{"bets", look_back.bets()},
                        {"given_away", look_back.given_away()},
                        {"mistakes", look_back.mistakes()},
                        {"on_show", look_back.nth()},
                        {"words", look_back.words()}};
    tell_hand(out, hand, felt);
    tell_far_zone(out, far_zone);
    tell_others(out, others);
}

bool much_hangs_on(const craps::State& shown) {
    const Cents down = craps::on_table(shown);
    return shown.point != 0 && down > 0 && 4 * down >= shown.bankroll + down;
}

ThrowPlaces CrapsShow::places(const Layout& layout, std::span<const glm::vec3> dice) const {
    return {felt.camera(layout), far_places(layout, felt.view(layout)).call.centre(), prize_place(layout, dice),
            Arriving::AsSum};
}

PrizePlace CrapsShow::prize_place(const Layout& layout, std::span<const glm::vec3> dice) const {
    const render::Camera camera = felt.camera(layout);
    const FarPlaces places = far_places(layout, felt.view(layout));
    const float left = places.call.x + places.call.w, right = places.history.x;
    float first = right, last = left;  // the dice's edges
    for (const glm::vec3& middle : dice) {
        const float x = camera.project(middle).x;
        const float half =
            1.1f * std::abs(camera.project(middle + glm::vec3{1, 0, 0}).x - x);  // a corner, and some air
        first = std::min(first, x - half);
        last = std::max(last, x + half);
    }
    const bool before = first - left > right - last;
    const float from = before ? left : last, to = before ? first : right;
    return {
        {(from + to) / 2, places.call.centre().y},
        std::max(60.0f, to - from),
        {dash_.boards(layout, {})[0].where.centre().x, layout.dash.y - 8},  // over the purse, whose figures stay free
        "chips/25_lying_0"};
}

}  // namespace boxcars::scenes

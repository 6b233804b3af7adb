#include "scenes/craps/show.h"

#include "odds/goal/craps.h"
#include "session/craps/strategy_file.h"

namespace boxcars::scenes {

// Whether meaning_of() speaks of the bet's first throw alone; the number thrown then decides it later.
static bool for_first_throw(Spot spot, int point) {
    using craps::Kind;
    const bool line = spot.kind == Kind::Pass || spot.kind == Kind::DontPass;
    return line ? point == 0 : (spot.kind == Kind::Come || spot.kind == Kind::DontCome) && spot.number == 0;
}

void CrapsOthers::sit(const craps::Rules& rules, std::span<const std::string> strategies) {
    others_.clear();
    dice_fly_ = false;
    for (const std::string& name : strategies) {
        const auto strategy = session::craps_strategy(name, rules);
        others_.push_back(
            {in_capitals(session::player_words(strategy.name)), {opening(rules)}, opening(rules), 0, strategy.lines});
    }
}

CrapsShow::CrapsShow(world::World& world)
    : flaps_{spawn_flaps(world, {}, 7, colours::ivory), spawn_flaps(world, {}, 6, colours::brass_light)} {}

void CrapsShow::say(const session::Sitting& session, std::span<const craps::Fact> facts, std::optional<Spot> focus) {
    const std::string lost = losses_in_words(facts);
    const auto& state = session.state().as<craps::State>();
    std::string now = session.stop_over() ? "This table is over." : what_now(session.rules().as<craps::Rules>(), state);
    const rules::GoalTerms& goal = session.game_played().goal();
    if (goal.menu != 0 && state.bets.empty()) now = to_text(odds::menu_of(goal));
    const Cents result = result_of(receipt_of(facts));
    says_ = lost.empty() || result <= 0 ? lost : fmt::format("{} in all. {}", ui::look_change(result), lost);
    says_ += (lost.empty() || now.empty() ? "" : " ") + now;
    focus_then_ = focus;
}

std::string CrapsShow::coach_sentence(const CrapsMoment& at) {
    if (at.reply.lasting && at.betting) return at.reply.words;
    if (!at.coach || !at.played || !at.betting) return {};
    if (!at.focus) return says_.empty() ? "Point at a bet: the coach says what it costs." : "";
    const auto& state = at.session.state().as<craps::State>();
    const Cents stake = stake_meant(at.sheet, state, *at.focus, chip_values[at.chip]);
    return coach_words(
        {.rules = at.sheet,
         .state = state,
         .spot = *at.focus,
         .chip = chip_values[at.chip],
         .among = felt.places().spots(),
         .rate = throw_rate},
        [&](Spot of) { return odds_cache.known().of(at.sheet, of, state.point, stake); },
        [&](Spot of) -> const odds::Fraction& {
            return odds_cache.known().per_table_throw(at.sheet, of, state.point, stake);
        });
}

CrapsShow::Hint CrapsShow::hint(const CrapsMoment& at) {
    if (at.goal && at.goal->open()) return {};
    if (at.reply.refused) return {ui::with_bets_in_words(at.reply.words), at.ink().loss};
    if (!at.reply.words.empty() && !at.reply.lasting) return {at.reply.words};
    if (at.boxcars) return {};
    if (at.looked_back) return {look_back.words()};
    if (at.broke) return {"You have no money for another bet. Press NEW BANKROLL to go on."};
    if (at.demo || !at.betting) return {};
    const std::string says = at.focus && at.focus != focus_then_ ? "" : says_, coach = coached(at);
    if (!says.empty() && coach.empty()) return {at.played ? says : ""};
    if (!at.focus) return {coach};
    std::string words = ui::spot_words(*at.focus);
    if (!coach.empty()) return {words + "  ·  " + coach, colours::brass_light};
    if (const std::string meaning = meaning_of(at.sheet, *at.focus, at.shown.point); !meaning.empty())
        words += (for_first_throw(*at.focus, at.shown.point) ? "  ·  first throw: " : " ") + meaning;
    const Cents stake = stake_meant(at.sheet, at.shown, *at.focus, chip_values[at.chip]);
    if (const auto* of_spot = odds_cache.known().of(at.sheet, *at.focus, at.shown.point, stake))
        words += "  ·  " + in_a_breath(*of_spot);
    if (const craps::Placed* bet = craps::find(at.shown, *at.focus))
        words += fmt::format("  ·  your {} is {}", ui::look_money(bet->stake), works(at.shown, *bet) ? "on" : "off");
    return {words};
}

void CrapsShow::draw(Stage& stage, const CrapsMoment& at, const Camera& from, DiceCast& cast, double time) {
    Canvas& canvas = stage.canvas();
    const Layout& layout = at.layout;
    std::vector<craps_look::SpotEdge> edges;
    if (at.open_felt) edges = odds_cache.edges(at.sheet, felt.places(), at.shown, chip_values[at.chip]);
    felt.draw(stage, from, time, at, edges);
    cast.draw(stage, from, time, at.settings);
    RoomLife{time, at.settings.reduced_motion}.draw(canvas, craps_look::room(layout, from));
    draw_side(canvas, layout);
    FarZone::FarMoment far{layout, felt.view(layout), from, at.flying() || at.news};
    far.ink = at.ink();
    if (at.open_felt && far.view != CrapsView::Line && !at.shown.bets.empty()) {
        far.next = &odds_cache.next(at.sheet, at.shown);
        far.hand = odds_cache.hand(at.sheet, at.shown, at.wait_for_odds);
    }
    far_zone.draw(canvas, time, far);
    Hint said = hint(at);
    if (!craps_places::calls_on_felt(layout) && !at.reply.refused && !at.flying())
        if (const std::string call = far_zone.fresh_call(time); !call.empty()) said = {call};
    craps_dash::draw(canvas, at);
    craps_dash::draw_hint(canvas, layout, said.words, said.colour);
}

void CrapsShow::state(Json& out, const craps::State& shown) const {
    out["open_felt"] = open_felt;
    out["roll_of_hand"] = rolls_;
    out["purse_shown"] = purse(shown);
    out["says"] = says_;
    out["look_back"] = {{"bets", look_back.bets()},
                        {"given_away", look_back.given_away()},
                        {"mistakes", look_back.mistakes()},
                        {"on_show", look_back.nth()},
                        {"words", look_back.words()}};
    out["leaf"] = felt.leaf() == CrapsLeaf::Props ? "props" : "hops";
    out["call"] = far_zone.call() ? far_zone.call()->word + " " + far_zone.call()->sentence : "";
    out["receipt"] = Json::each(far_zone.receipt(), [](const ReceiptLine& line) -> Json {
        return {{"spot", to_text(line.spot)}, {"stake", line.stake}, {"result", line.result}, {"change", line.change}};
    });
    out["hand"] = Json::each(far_zone.history(), [](const auto& past) -> Json { return {past.first, past.second}; });
    out["others"] = Json::each(others.all(), [](const auto& other) -> Json {
        return {{"name", other.name}, {"worth", other.worth()}};
    });
}

ThrowPlaces CrapsShow::places(const Layout& layout, std::span<const vec3> dice) const {
    const Camera camera = felt.camera(layout);
    const FarPlaces far = far_places(layout, felt.view(layout));
    const float left = layout.gauge_on_table() ? layout.gauge.x + layout.gauge.w : far.call.x + far.call.w;
    const float right = far.history.x;
    const FlapBoard purse_board = craps_dash::boards(flaps_, layout, 0, 0).front();
    const vec2 home{purse_board.where.centre().x, layout.dash.y - 8};  // above the purse's figures
    PrizePlace prize{{far.call.centre()}, far.call.w, home, "chips/25_lying_0"};
    if (far.open.w > 0) {                  // the call is beside the dice: show it at the wider side
        float first = right, last = left;  // left and right edge of the dice
        for (const vec3& middle : dice) {
            const float x = camera.project(middle).x;
            // Includes a corner of a turned die.
            const float half = 1.1f * std::abs(camera.project(middle + vec3{1, 0, 0}).x - x);
            first = std::min(first, x - half);
            last = std::max(last, x + half);
        }
        const bool before = first - left > right - last;
        const float from = before ? left : last, to = before ? first : right;
        prize.middle = {(from + to) / 2, far.call.centre().y};
        prize.room = std::max(60.0f, to - from);
    }
    ThrowPlaces places = throw_places(layout);
    places.camera = camera;
    places.total = far.call.centre();
    places.prize = prize;
    places.arriving = Arriving::AsSum;
    if (layout.handheld) places.ticket_foot = craps_places::felt(layout)["tabs"].y;
    return places;
}

}  // namespace boxcars::scenes

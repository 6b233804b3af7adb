// What the cable drum tells at this moment, as words and data. Reads; changes nothing but what the panels wish for.
#include "chance/entropy.h"
#include "scenes/ceelo_feel.h"
#include "scenes/ceelo_scene.h"
#include "session/replay.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

nlohmann::json named(const ceelo::State& state) {
    nlohmann::json out = nlohmann::json::object();
    for (const auto& [name, value] : describe(state)) out[name] = value;
    return out;
}

}  // namespace

void CeeloScene::overlay() {
    if (demo_) return;
    const bool may_force = session_->may_throw() && (phase_ == Phase::Waiting || phase_ == Phase::Thinking) && !watching();
    const CeeloPanels::Wishes wishes =
        panels_.draw(house_, {.session = *session_,
                              .shown = shown_,
                              .names = seats_->called(),
                              .transport = {.paused = pace_.paused, .speed = pace_.speed, .seed = session_->setup().seed},
                              .may_force = may_force});
    if (wishes.debug.pause) pace_.paused = *wishes.debug.pause;
    if (wishes.debug.step) pace_.step_wished = true;
    if (wishes.debug.speed) pace_.speed = *wishes.debug.speed;
    if (wishes.debug.step_decision) step_one_decision();
    if (wishes.debug.apply_rules && session_->change_rules(*wishes.debug.apply_rules))
        house_.sounds.play("button", 0.6f);
    if (wishes.debug.force && may_force)
        throw_dice({0.5f, {0.2f, 1}, session_->hash()}, {wishes.debug.force->begin(), wishes.debug.force->end()});
    if (wishes.sit_down) {
        session::Setup<ceelo::Rules> setup{
            .rules = wishes.sit_down->rules, .seed = 0, .players = wishes.sit_down->players};
        setup.seed = wishes.sit_down->seed.value_or(chance::seed_from_system());
        ended_sitting_ = sitting();
        sit_down(std::move(setup));
    }
    if (wishes.seats_closed && phase_ == Phase::Choosing) wish_ = Go{.where = Go::Where::Title};
}

CeeloSay CeeloScene::say_now() const {
    if (phase_ == Phase::Finished && end_) {
        std::string winners;
        int told = 0;
        for (int player = 0; player < seats_->count(); ++player)
            if (end_->won_by(player)) {
                ++told;
                winners += told == 1                ? ""
                           : told == end_->shared ? " and "
                                                    : ", ";
                winners += seats_->name(player);
            }
        const bool you = winners == "You";
        const std::string verb = end_->shared > 1 ? " share the win." : you ? " win." : " wins.";
        return {winners + verb, fmt::format("{}{} and somebody is broke.", end_->shared > 1 ? "Each has " : "With ",
                                            ceelo::coins_text(end_->best))};
    }
    if (phase_ == Phase::Telling || phase_ == Phase::Choosing) return say_;
    if (phase_ == Phase::Flying || phase_ == Phase::Shaking)
        return {seats_->says(shown_.turn, "throws.", "throw."),
                point_ > 0 ? fmt::format("{} to beat.", point_) : "For the bank."};
    return say_of_wait(shown_, *seats_);
}

std::string CeeloScene::status() const {
    if (demo_)
        return "DEMO  \u00b7  A BET AGAINST THE BANK WINS " + odds::to_text(seats_->bet(session_->rules()).player_wins);
    if (pace_.paused) return "PAUSED";
    if (session_->practice()) return "PRACTICE";
    if (watching()) return "REPLAY";
    if (point_ > 0) return fmt::format("ROUND {}  \u00b7  {} TO BEAT", shown_.round, point_);
    return fmt::format("WITH A BANK  \u00b7  {} AT THE DRUM", seats_->count());
}

std::vector<Hot> CeeloScene::hots() const {
    std::vector<Hot> hots = buttons_.hots();
    if (deciding()) hots.push_back({"slider", ceelo_look::dash_places(layout_).slider});
    return hots;
}

void CeeloScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"choosing", "telling", "thinking", "deciding",
                                             "waiting",  "shaking", "flying",   "finished"};
    out["scene"] = "ceelo";
    out["phase"] = phases[static_cast<int>(phase_)];
    out["seed"] = fmt::format("{}", session_->setup().seed);
    out["players"] = session_->players();
    out["game_number"] = session_->game();
    out["paused"] = pace_.paused;
    out["practice"] = session_->practice();
    out["amount"] = amount_;
    out["most"] = deciding() ? most_offered(shown_) : 0;
    out["point"] = point_;
    out["say"] = {say_now().title, say_now().line};
    out["why"] = why_;
    out["refused"] = refused_;
    out["banker"] = pill_to_;
    out["dice"] = cast_.faces_up(clock_);
    out["round"] = nlohmann::json::array();
    for (int player = 0; player < seats_->count(); ++player) {
        const CeeloLine& line = ledger_.of(player);
        out["round"].push_back({{"name", seats_->name(player)},
                                {"coins", coins_.in({CeeloPot::Kind::Pocket, player})},
                                {"words", line.words},
                                {"amount", line.amount},
                                {"settled", line.settled}});
    }
    out["shown"] = named(shown_);
    out["decided"] = named(session_->state());
    out["hash"] = fmt::format("{:016x}", session_->hash());
    out["journal_entries"] = session_->journal().size();
}

// What nobody played is not kept: a demonstration, or a recording being watched.
std::string CeeloScene::sitting() const {
    return demo_ || watching() ? "" : session::to_json(session::record(*session_));
}

}  // namespace boxcars::scenes

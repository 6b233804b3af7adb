// What the cable drum tells at this moment, as words and data. Reads; changes nothing but what the panels request for.
#include "scenes/ceelo/feel.h"
#include "scenes/ceelo/scene.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

void CeeloScene::overlay() {
    if (demo_) return;
    const bool may_force = session_->may_throw() && (is(Phase::Waiting) || is(Phase::Thinking)) && !watching();
    const CeeloPanels::Requests requests = panels_.draw(services_, {.session = *session_,
                                                                    .shown = shown_,
                                                                    .names = seats_->called(),
                                                                    .transport = transport(),
                                                                    .may_force = may_force});
    carry_out_time(requests.debug);
    if (requests.debug.step_decision) step_one_decision();
    if (requests.debug.apply_rules) change_rules(*requests.debug.apply_rules);
    if (requests.debug.force && may_force)
        throw_dice({0.5f, {0.2f, 1}, session_->hash()}, {requests.debug.force->begin(), requests.debug.force->end()});
    if (requests.sit_down) begin_sitting(requests.sit_down->rules, requests.sit_down->players, requests.sit_down->seed);
    if (requests.seats_closed && is(Phase::Choosing)) request_ = SceneChange{.where = SceneChange::Where::Title};
}

CeeloSay CeeloScene::say_now() const {
    if (is(Phase::Finished) && end_) return say_of_end(*end_, *seats_);
    if (telling() || is(Phase::Choosing)) return say_;
    if (flying() || shaking())
        return {seats_->says(shown_.turn, "throws.", "throw."),
                point_ > 0 ? fmt::format("{} to beat.", point_) : "For the bank."};
    CeeloSay say = say_of_wait(shown_, *seats_, why_);
    if (deciding() && services_.settings.coach) say.line = worth_words(choices_, amount_);
    return say;
}

std::string CeeloScene::status() const {
    if (demo_)
        return "DEMO  \u00b7  A BET AGAINST THE BANK WINS " + odds::to_text(seats_->bet(session_->rules()).player_wins);
    if (pace_.paused) return "PAUSED";
    if (watching()) return "REPLAY";
    const std::string practice = session_->practised() ? "PRACTICE  \u00b7  " : "";
    if (point_ > 0) return fmt::format("{}ROUND {}  \u00b7  {} TO BEAT", practice, shown_.round, point_);
    if (shown_.round > 1 || !practice.empty())
        return fmt::format("{}ROUND {}  \u00b7  {} AT THE DRUM", practice, shown_.round, seats_->count());
    return fmt::format("WITH A BANK  \u00b7  {} AT THE DRUM", seats_->count());
}

std::vector<HitTarget> CeeloScene::own_hit_targets() const {
    std::vector<HitTarget> hit_targets = buttons_.hit_targets();
    if (deciding()) hit_targets.push_back({"slider", ceelo_look::dash_places(layout_).slider});
    return hit_targets;
}

void CeeloScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"choosing", "thinking", "deciding", "waiting", "finished"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    out["amount"] = amount_;
    out["most"] = deciding() ? most_offered(shown_) : 0;
    out["point"] = point_;
    out["say"] = {say_now().title, say_now().line};
    out["why"] = transition_;
    out["banker"] = pill_to_;
    out["bank"] = coins_.in({CeeloPot::Kind::Bank, 0});
    out["round"] = nlohmann::json::array();
    for (int player = 0; player < seats_->count(); ++player) {
        const CeeloLine& line = ledger_.of(player);
        out["round"].push_back({{"name", seats_->name(player)},
                                {"coins", coins_.in({CeeloPot::Kind::Pocket, player})},
                                {"bet", coins_.in({CeeloPot::Kind::Bet, player})},
                                {"words", line.words},
                                {"amount", line.amount},
                                {"settled", line.settled}});
    }
    out["shown"] = as_json(shown_);
    out["decided"] = as_json(session_->state());
}

}  // namespace boxcars::scenes

// What the cable drum tells at this moment, as words and data. Reads; changes nothing but what the panels wish for.
#include "scenes/ceelo_feel.h"
#include "scenes/ceelo_scene.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

void CeeloScene::overlay() {
    if (demo_) return;
    const bool may_force =
        session_->may_throw() && (phase_ == Phase::Waiting || phase_ == Phase::Thinking) && !watching();
    const CeeloPanels::Wishes wishes = panels_.draw(house_, {.session = *session_,
                                                             .shown = shown_,
                                                             .names = seats_->called(),
                                                             .transport = transport(),
                                                             .may_force = may_force});
    carry_out_time(wishes.debug);
    if (wishes.debug.step_decision) step_one_decision();
    if (wishes.debug.apply_rules) change_rules(*wishes.debug.apply_rules);
    if (wishes.debug.force && may_force)
        throw_dice({0.5f, {0.2f, 1}, session_->hash()}, {wishes.debug.force->begin(), wishes.debug.force->end()});
    if (wishes.sit_down) begin_sitting(wishes.sit_down->rules, wishes.sit_down->players, wishes.sit_down->seed);
    if (wishes.seats_closed && phase_ == Phase::Choosing) wish_ = Go{.where = Go::Where::Title};
}

CeeloSay CeeloScene::say_now() const {
    if (phase_ == Phase::Finished && end_) return say_of_end(*end_, *seats_);
    if (phase_ == Phase::Telling || phase_ == Phase::Choosing) return say_;
    if (phase_ == Phase::Flying || phase_ == Phase::Shaking)
        return {seats_->says(shown_.turn, "throws.", "throw."),
                point_ > 0 ? fmt::format("{} to beat.", point_) : "For the bank."};
    CeeloSay say = say_of_wait(shown_, *seats_, why_);
    if (deciding() && house_.settings.coach) say.line = worth_words(choices_, amount_);
    return say;
}

std::string CeeloScene::status() const {
    if (demo_)
        return "DEMO  \u00b7  A BET AGAINST THE BANK WINS " + odds::to_text(seats_->bet(session_->rules()).player_wins);
    if (pace_.paused) return "PAUSED";
    if (session_->practice()) return "PRACTICE";
    if (watching()) return "REPLAY";
    if (point_ > 0) return fmt::format("ROUND {}  \u00b7  {} TO BEAT", shown_.round, point_);
    if (shown_.round > 1) return fmt::format("ROUND {}  \u00b7  {} AT THE DRUM", shown_.round, seats_->count());
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
    state_of_table(out, phases[static_cast<int>(phase_)]);
    out["amount"] = amount_;
    out["most"] = deciding() ? most_offered(shown_) : 0;
    out["point"] = point_;
    out["say"] = {say_now().title, say_now().line};
    out["why"] = passage_;
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

// What the Pig table tells at this moment, in words, figures and data. Reads; changes nothing.
#include "platform/settings.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/scene.h"
#include "session/pig/statistics.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <cmath>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

using namespace pig_feel;
using pig_look::hue::blue, pig_look::hue::pink;

std::string percent(double chance) { return fmt::format("{:.2f} %", 100 * chance); }

}  // namespace

// ---- what is told ----

pig_look::Turn PigScene::turn_on_show() const {
    pig_look::Turn turn{.rules = session_->rules(), .state = shown_, .faces = faces_};
    const bool snout = session_->rules().pig_face == 1 && session_->rules().sides == 6;
    const std::string pig = snout ? "a snout" : fmt::format("a {}", session_->rules().pig_face);
    turn.at_risk = shown_.turn_total > 0;
    turn.human = shown_.turn >= 0 && seats_->human(shown_.turn);
    turn.accent = shown_.turn == seats_->near(shown_) ? near_hue() : far_hue();
    if (drain_since_ >= 0) {
        turn.drained =
            std::max(0.001f, world::unit(static_cast<double>(clock_ - drain_since_) / static_cast<double>(drain)));
        turn.lost = lost_;
        turn.sub = lost_ > 0 ? fmt::format("{} lost to {}", lost_, pig) : fmt::format("{} at once, nothing lost", pig);
        return turn;
    }
    if (banked_ > 0) {
        turn.banked = banked_;
        turn.sub = fmt::format("safe at {}", shown_.scores[seat(shown_.turn)]);
        return turn;
    }
    if (flying() || shaking())
        turn.sub = shown_.turn_total > 0 ? "at risk" : "";
    else if (shown_.rolls > 0)
        turn.sub = fmt::format("lost if {} comes up", pig);
    else if (shown_.turn >= 0)
        turn.sub = turn.human ? "roll to begin your turn" : "";
    return turn;
}

std::string PigScene::under_name(int player) const {
    const int to_go = std::max(0, session_->rules().goal - shown_.scores[seat(player)]);
    const pig_look::Seat look = seats_->look(player);
    std::string first =
        look.human
            ? (shown_.turn == player && !is(Phase::Finished) ? (seats_->humans() == 1 ? "your turn" : "to play") : "")
            : look.manner;
    if (shown_.winner == player)
        return fmt::format("{}home with {}", first.empty() ? "" : first + " · ", shown_.scores[seat(player)]);
    return fmt::format("{}{} to go", first.empty() ? "" : first + " · ", to_go);
}

std::string PigScene::status() const {
    if (demo_ && solution_)
        return fmt::format("DEMO  ·  WHO MOVES FIRST WINS {}", percent(solution_->first_player_wins()));
    if (pace_.paused) return "PAUSED";
    if (shown_.winner < 0 && services_.settings.coach && seats_->count() == 2 && solution_ && shown_.turn >= 0 &&
        seats_->human(shown_.turn)) {
        const odds::Advice advice = odds::advise(*solution_, session_->rules(), shown_);
        if (!is(Phase::Waiting)) return "";
        if (!advice.may_hold) return fmt::format("CHANCE TO WIN {}", percent(advice.now));
        return "";  // the two verbs carry theirs
    }
    if (session_->players().size() > 2) {
        std::string all;
        for (int player = 0; player < seats_->count(); ++player)
            all +=
                fmt::format("{}{} {}", player ? "  ·  " : "", seats_->look(player).name, shown_.scores[seat(player)]);
        return all;
    }
    return fmt::format("RACE TO {}", session_->rules().goal);
}

// Wins so far, with the 95 % interval of each share, and how it goes when moving first.
std::vector<pig_look::Tally> PigScene::match_tally() const {
    const session::MatchStatistics match = statistics(*session_);
    std::vector<pig_look::Tally> lines{{"games", fmt::format("{}", match.games()), true}};
    for (std::size_t i = 0; i < match.seats().size() && i < 3; ++i) {
        const session::Tally& tally = match.seats()[i];
        const session::Interval sure = tally.all.interval();
        lines.push_back({seats_->look(static_cast<int>(i)).name,
                         fmt::format("{} won  ·  {:.0f} %", tally.all.wins, 100 * tally.all.part()), true});
        lines.push_back({"95 % interval", fmt::format("{:.0f} to {:.0f} %", 100 * sure.least, 100 * sure.most)});
        if (i < 2 && match.seats().size() == 2)
            lines.push_back({"moving first", fmt::format("{} of {}", tally.first.wins, tally.first.games)});
    }
    return lines;
}

pig_look::End PigScene::ending() const {
    const pig::State& state = shown_;
    const int near = seats_->near(state), far = seats_->far(state);
    const int winner = state.winner, loser = winner == near ? far : near;
    pig_look::End end;
    end.celebrate = seats_->human(winner);
    const std::string name = seats_->look(winner).name;
    end.verdict = name == "YOU" ? "You win." : name == "HOUSE" ? "House wins." : fmt::format("{} wins.", name);
    end.score = fmt::format("{} to {}", state.scores[seat(winner)], state.scores[seat(loser)]);
    if (solution_ && seats_->count() == 2) {
        std::vector<odds::Decision> mine;
        for (std::size_t i = 0; i < decisions_.size(); ++i)
            if (deciders_[i] == near) mine.push_back(decisions_[i]);
        const odds::Review review = odds::review(*solution_, session_->rules(), mine);
        if (!review.decisions.empty()) {
            end.remarks.push_back(review.mistakes == 0
                                      ? fmt::format("{} decisions, not a chance given away", review.decisions.size())
                                      : fmt::format("{} given away in {} of {} decisions", percent(review.given_away),
                                                    review.mistakes, review.decisions.size()));
            if (review.worst >= 0) {
                const auto& worst = review.decisions[static_cast<std::size_t>(review.worst)];
                const auto& at = worst.decision.state;
                end.remarks.push_back(
                    fmt::format("dearest: {} {} at {} to {}, {}", worst.decision.rolled ? "rolled on" : "held",
                                at.turn_total, at.scores[seat(near)], at.scores[seat(far)], percent(worst.given_away)));
            }
        }
    }
    end.match = match_tally();
    return end;
}

// ---- the same as data ----

std::vector<HitTarget> PigScene::own_hit_targets() const {
    std::vector<HitTarget> hit_targets = buttons_.hit_targets();
    if (is(Phase::Waiting) && die_spot_) hit_targets.push_back({"die", *die_spot_});
    return hit_targets;
}

void PigScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"choosing", "opening", "thinking", "waiting", "finished"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    out["shown"] = as_json(shown_);
    out["decided"] = as_json(session_->state());
    out["die"] = cast_.faces_up(clock_).front();
}

}  // namespace boxcars::scenes

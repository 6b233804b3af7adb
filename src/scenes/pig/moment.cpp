#include "scenes/pig/moment.h"

#include "base/overloaded.h"
#include "scenes/pig/feel.h"
#include "scenes/table/result_beat.h"
#include "world/ease.h"

namespace boxcars::scenes {
namespace {

float loudness(float least, int points) { return std::min(1.0f, least + static_cast<float>(points) / 60.0f); }

// The sound for a turn total. Its pitch rises by one step for every four points.
const char* climbed(int turn_total) {
    constexpr std::array<const char*, 8> bars{"climb_1", "climb_2", "climb_3", "climb_4",
                                              "climb_5", "climb_6", "climb_7", "climb_8"};
    return bars[std::min<std::size_t>(bars.size() - 1, static_cast<std::size_t>(turn_total) / 4)];
}

}  // namespace

Ticks PigAnnounced::announce(const pig::Fact& fact, pig::State& shown, Ticks now) {
    return std::visit(Overloaded{[&](const pig::Added& added) {
                                     faces.push_back(added.face);
                                     added_at = now;
                                     return Ticks{0};
                                 },
                                 [&](const pig::Busted& bust) {
                                     faces.push_back(bust.face);
                                     lost = bust.lost;
                                     drain_since = now;
                                     return pig_feel::after_bust;
                                 },
                                 [&](const pig::Banked& bank) {
                                     shown.scores[pig_feel::seat(bank.player)] = bank.score;
                                     shown.turn_total = 0;
                                     banked = bank.points;
                                     return pig_feel::after_bank;
                                 },
                                 [&](const pig::Won& won) {
                                     shown.winner = won.player;
                                     won_since = now;
                                     return Ticks{0};
                                 },
                                 [](const pig::TurnBegan&) { return Ticks{0}; }},
                      fact);
}

float PigAnnounced::drained(Ticks now) const {
    if (drain_since < 0) return 0;
    return std::max(0.001f, world::unit(static_cast<double>(now - drain_since) / static_cast<double>(pig_feel::drain)));
}

float PigAnnounced::skidded(Ticks now) const {
    return drain_since < 0 ? 0
                           : world::unit(static_cast<double>(now - drain_since) / static_cast<double>(pig_feel::skid));
}

int PigAnnounced::climbing(double time) const {
    if (added_at < 0 || faces.empty() || drain_since >= 0 || banked > 0) return 0;
    return faces.back() - scenes::climbing(faces.back(), faces.back(), time - static_cast<double>(added_at));
}

int player_of(const pig::Fact& fact) {
    return std::visit([](const auto& announced) { return announced.player; }, fact);
}

std::vector<Noise> noises_of(const pig::Fact& fact, bool of_person) {
    if (const auto* added = std::get_if<pig::Added>(&fact)) return {{"flap", 0.4f}, {climbed(added->turn_total), 0.6f}};
    if (const auto* bust = std::get_if<pig::Busted>(&fact)) {
        std::vector<Noise> noises{{"snout", 0.9f}};
        if (bust->lost > 0) noises.push_back({"loss", loudness(0.35f, bust->lost)});
        return noises;
    }
    if (const auto* bank = std::get_if<pig::Banked>(&fact)) return {{"bank", loudness(0.45f, bank->points)}};
    if (std::holds_alternative<pig::Won>(fact) && !of_person) return {{"whistle", 0.9f}};
    return {};  // other facts are silent; a person's win is celebrated instead
}

render::Rect PigMoment::die_place() const {
    const render::Camera camera = sight().camera;
    const glm::vec2 middle = camera.project({0, 0, 0.5f});
    const float r = 1.6f * camera.px_per_unit({0, 0, 0});
    return {middle.x - r, middle.y - r, 2 * r, 2 * r};
}

void PigLookBack::judge(const odds::PigSolution& solution, const pig::Rules& rules) {
    judge_rest([&](LookedBack& decision) {
        decision.advice = odds::advise(solution, rules, decision.state);
        decision.given_away = decision.advice.given_away(decision.rolled);
    });
    std::ranges::sort(mistakes_);  // in the order of the game
}

PigLookBack::GivenAway PigLookBack::sum(int seat) const {
    GivenAway sum;
    for (const LookedBack& decision : decisions()) {
        if (decision.state.turn != seat || !decision.advice.may_hold) continue;
        ++sum.decisions;
        sum.mistakes += decision.given_away > 0;
        sum.given_away += decision.given_away;
    }
    return sum;
}

bool may_come_home(const pig::Rules& rules, const pig::State& shown) {
    return shown.turn >= 0 && shown.scores[pig_feel::seat(shown.turn)] + shown.turn_total + rules.sides >= rules.goal;
}

}  // namespace boxcars::scenes

#include "scenes/pig/moment.h"

#include "base/error.h"
#include "base/words.h"
#include "players/pig/policy.h"
#include "scenes/table/result_beat.h"
#include "world/ease.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

float loudness(float least, int points) { return std::min(1.0f, least + static_cast<float>(points) / 60.0f); }

// The sound for a turn total. Its pitch rises by one step for every four points.
std::string climbed(int turn_total) { return "climb_" + std::to_string(1 + std::min(7, turn_total / 4)); }

}  // namespace

Ticks PigAnnounced::announce(const pig::Fact& fact, pig::State& shown, Ticks now) {
    if (const auto* added = std::get_if<pig::Added>(&fact)) {
        faces.push_back(added->face);
        added_at = now;
    } else if (const auto* bust = std::get_if<pig::Busted>(&fact)) {
        faces.push_back(bust->face);
        lost = bust->lost;
        drain_since = now;
        return pig_feel::after_bust;
    } else if (const auto* bank = std::get_if<pig::Banked>(&fact)) {
        shown.scores[pig_feel::seat(bank->player)] = bank->score;
        shown.turn_total = 0;
        banked = bank->points;
        return pig_feel::after_bank;
    } else if (const auto* won = std::get_if<pig::Won>(&fact)) {
        shown.winner = won->player;
        won_since = now;
    }
    return 0;
}

float PigAnnounced::part_since_bust(Ticks now, Ticks takes) const {
    return drain_since < 0 ? 0 : world::unit(static_cast<double>(now - drain_since) / static_cast<double>(takes));
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

PigSeats::PigSeats(const pig::Rules& rules, std::vector<std::string> players) : names_(std::move(players)) {
    const auto wanted = static_cast<std::size_t>(rules.players);
    if (names_.empty()) names_.emplace_back("human");
    while (names_.size() < wanted) names_.emplace_back("hold20");
    names_.resize(wanted);
    for (const std::string& name : names_) {
        if (name == "human") {
            policies_.emplace_back();
            continue;
        }
        if (const auto wrong = players::policy_problem(name)) throw Error(*wrong);
        policies_.push_back(players::find_policy(name));
    }
    people_ = players::seated(players::pig_people(), names_);
}

int PigSeats::humans() const {
    return static_cast<int>(std::ranges::count_if(policies_, [](const auto& policy) { return !policy; }));
}

// "Etta", or "Etta 2" if she sits on several seats.
std::string PigSeats::called(int seat) const {
    const auto* person = people_[static_cast<std::size_t>(seat)];
    if (!person) return humans() == 1 ? "you" : "player " + std::to_string(seat + 1);
    const std::string name{person->name};
    return std::ranges::count(people_, person) > 1 ? name + " " + std::to_string(seat + 1) : name;
}

std::string PigSeats::name(int seat) const { return in_capitals(called(seat)); }

std::vector<std::string> PigSeats::names_for_people() const {
    std::vector<std::string> all;
    for (int seat = 0; seat < count(); ++seat)
        all.push_back(human(seat) ? name(seat) : called(seat) + " (" + policy(seat)->name() + ")");
    return all;
}

int PigSeats::track(int seat) const {
    if (count() > 2) return seat;
    return seat == near(pig::State{}) ? 0 : 1;
}

std::optional<bool> PigSeats::holds(const pig::Rules& rules, const pig::State& state, PigSolving& solving, bool wait) {
    if (legal(rules, state).empty()) return false;  // the first roll is compulsory
    auto& policy = *policies_[static_cast<std::size_t>(state.turn)];
    if (!policy.ready(rules)) {
        const auto solution = solving.ask(rules, wait);
        if (!solution) return {};
        policy.learn(solution);
    }
    return policy.holds(rules, state);
}

int PigSeats::near(const pig::State& state) const {
    if (count() == 2) return human(0) || !human(1) ? 0 : 1;
    return std::max(0, state.turn >= 0 ? state.turn : state.winner);
}

int PigSeats::far(const pig::State& state) const {
    const int close = near(state);
    int best = close == 0 ? 1 : 0;
    for (int seat = 0; seat < count(); ++seat)
        if (seat != close &&
            state.scores[static_cast<std::size_t>(seat)] > state.scores[static_cast<std::size_t>(best)])
            best = seat;
    return best;
}

}  // namespace boxcars::scenes

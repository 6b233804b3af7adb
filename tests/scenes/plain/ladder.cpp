#include "scenes/plain/ladder.h"

#include "session/game_of.h"

#include <array>
#include <numeric>
#include <sstream>

namespace boxcars::ladder {
namespace {

constexpr std::array dice_of_throw{2, 3, 1};
const std::vector<int>& faces_of(const Event& event) { return std::get<Rolled>(event).faces; }

constexpr rules::Knob<Rules> knob_table[] = {{"start", rules::member<&Rules::start>, 0, 100, "Of the sum."}};

}  // namespace

std::span<const rules::Knob<Rules>> Rules::knobs() { return knob_table; }
State opening(const Rules& rules) { return {0, rules.start}; }
std::vector<Event> legal(const Rules&, const State&) { return {}; }

rules::Dice dice_wanted(const Rules& rules, const State& state) {
    return {over(rules, state) ? 0 : dice_of_throw[static_cast<std::size_t>(state.throws)]};
}

Event thrown(const Rules&, rules::Faces faces) { return Rolled{{faces.begin(), faces.end()}}; }

std::optional<std::string> refusal(const Rules& rules, const State& state, const Event& event) {
    const auto& faces = std::get<Rolled>(event).faces;
    if (static_cast<int>(faces.size()) != dice_wanted(rules, state).count) return "That is another number of dice.";
    return rules::no_such_face(faces, 6);
}

rules::Step<State, Fact> apply(const Rules& rules, const State& state, const Event& event) {
    rules::Step<State, Fact> step{state, {}};
    advance(rules, step.next, event);
    step.facts.emplace_back(Added{static_cast<int>(faces_of(event).size()), step.next.sum});
    return step;
}

void advance(const Rules&, State& state, const Event& event) {
    const auto faces = faces_of(event);
    ++state.throws;
    state.sum += std::accumulate(faces.begin(), faces.end(), 0);
}

bool over(const Rules&, const State& state) { return state.throws == static_cast<int>(dice_of_throw.size()); }
std::vector<std::int64_t> canonical(const State& state) { return {state.throws, state.sum}; }
rules::Named describe(const State& state) { return {{"throws", state.throws}, {"sum", state.sum}}; }

std::string to_text(const Event& event) {
    std::string text = "roll";
    for (const int face : faces_of(event)) text += " " + std::to_string(face);
    return text;
}

std::optional<Event> event_from(const Rules&, std::string_view text) {
    std::istringstream words{std::string{text}};
    std::string verb;
    words >> verb;
    Rolled rolled;
    for (int face = 0; words >> face;) rolled.faces.push_back(face);
    return verb == "roll" && !rolled.faces.empty() ? std::optional<Event>{rolled} : std::nullopt;
}

std::string to_text(const Fact& fact) { return "the sum is " + std::to_string(std::get<Added>(fact).sum); }

}  // namespace boxcars::ladder

BOXCARS_ANY_GAME(boxcars::ladder::Rules)

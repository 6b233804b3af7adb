#include "scenes/ceelo/amount.h"

#include <algorithm>
#include <cmath>

namespace boxcars::scenes {

using platform::Action;
using platform::PressKind;

void CeeloAmount::ask(const ceelo::State& state, std::vector<odds::CeeloChoice> choices) {
    choices_ = std::move(choices);
    const int most = most_offered(state), last = state.phase == ceelo::Phase::Stake ? last_stake_ : last_bet_;
    value_ = std::clamp(last > 0 ? last : (most + 2) / 3, 1, std::max(1, most));
}

bool CeeloAmount::set(int value, const ceelo::State& state) {
    const int before = std::exchange(value_, std::clamp(value, 1, std::max(1, most_offered(state))));
    return value_ != before;
}

std::optional<int> CeeloAmount::dragged_to(const platform::Input& input, int most, const render::Rect& slider) {
    std::optional<float> held_at;  // where the pointer last held it; a release ends that, wherever it goes then
    for (const auto& press : input.presses) {
        if (press.button != 1) continue;
        if (press.kind == PressKind::PointerDown && slider.grown(4).contains(press.at)) dragging_ = true;
        if (press.kind == PressKind::PointerUp && std::exchange(dragging_, false)) held_at = press.at.x;
    }
    if (dragging_) held_at = input.pointer.x;
    if (!input.pointer_down) dragging_ = false;
    if (!held_at) return {};
    const float share = std::clamp((*held_at - slider.x - 8) / (slider.w - 16), 0.0f, 1.0f);
    return 1 + static_cast<int>(std::lround(share * static_cast<float>(most - 1)));
}

bool CeeloAmount::step(const platform::Input& input, const Clicked& clicked, const ceelo::State& state,
                       const render::Rect& slider) {
    bool other = false;
    const auto move = [&](bool pressed, int by) { other = (pressed && set(value_ + by, state)) || other; };
    if (const auto to = dragged_to(input, most_offered(state), slider)) other = set(*to, state);
    move(input.pressed(Action::Left) || clicked == "less", -1);
    move(input.pressed(Action::Right) || clicked == "more", 1);
    move(input.pressed(Action::Down), -5);
    move(input.pressed(Action::Up), 5);
    return other;
}

void CeeloAmount::put_down(const ceelo::Event& event) {
    dragging_ = false;
    if (const auto* stake = std::get_if<ceelo::Stake>(&event)) last_stake_ = stake->amount;
    if (const auto* cover = std::get_if<ceelo::Cover>(&event)) last_bet_ = cover->amount;
}

CeeloAmount::HeardAmount CeeloAmount::hear(const platform::Input& input, const Clicked& clicked,
                                           const ceelo::State& state, const render::Rect& slider) {
    HeardAmount heard{.other = step(input, clicked, state, slider)};
    const bool all = input.pressed(Action::Rebet) || clicked == "all";
    const bool puts_down = all || clicked == "stake" || clicked == "cover" || input.pressed(Action::Confirm);
    if (all) heard.other = set(most_offered(state), state) || heard.other;
    if (!puts_down) return heard;
    const bool stakes = state.phase == ceelo::Phase::Stake;
    heard.decided = stakes ? ceelo::Event{ceelo::Stake{value_}} : ceelo::Event{ceelo::Cover{value_}};
    put_down(*heard.decided);
    return heard;
}

}  // namespace boxcars::scenes

// The title as tests stand before it: some cards, nobody at the keys, whatever is pressed or clicked.
#pragma once
#include "audio/sound.h"
#include "platform/settings.h"
#include "scenes/title/scene.h"
#include "ui/bench.h"
#include "ui/overlay/timings.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace boxcars::scenes::title {

using platform::Action;
using platform::Press;
using platform::PressKind;

inline Card card(const std::string& game) {
    return {game, "NAME", "The Car", "One line.", "Two lines.", render::colours::brass, [] { return CardWindow{}; }};
}

struct Stop {  // the train stands in the station: a title with `cards` cards and nobody at the keys
    ui::test::Bench bench;
    std::unique_ptr<audio::Sounds> sounds = audio::open_sounds(false);
    platform::Settings settings;
    ui::Timings timings;
    SceneServices services;
    TitleScene title;
    Ticks now = 0;

    explicit Stop(std::vector<Card> cards = {card("pig"), card("craps")}, session::Store* store = nullptr)
        : services{*sounds, settings, bench.host(), timings, false, {}, {}, store}, title(services, std::move(cards)) {}
    std::optional<Destination> tick(const platform::Input& input = {}) {
        title.tick(input, ++now);
        return title.request();
    }
    std::optional<Destination> press(Action action) {
        return tick(does({.kind = PressKind::ActionDown, .action = action}));
    }
    std::optional<Destination> pointer(platform::PressKind kind, glm::vec2 at) {
        return tick(does({.kind = kind, .at = at}));
    }
    // Pressed and let go on what has that name; nothing where nothing has.
    std::optional<Destination> click(const std::string& name) {
        const auto targets = title.hit_targets();
        const auto at = std::ranges::find(targets, name, &HitTarget::name);
        if (at == targets.end()) return {};
        pointer(PressKind::PointerDown, at->where.centre());
        return pointer(PressKind::PointerUp, at->where.centre());
    }
    static platform::Input does(Press press) {
        platform::Input input;
        input.any = true;
        input.presses = {press};
        return input;
    }
    nlohmann::json state() const {
        nlohmann::json out;
        title.state(out);
        return out;
    }
    glm::vec2 on(std::size_t card) const { return title.hit_targets().at(card).where.centre(); }
};

}  // namespace boxcars::scenes::title

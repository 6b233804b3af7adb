// The title as tests stand before it: some cards, nobody at the keys, whatever is pressed or clicked.
#pragma once
#include "scenes/page_bench.h"
#include "scenes/title/scene.h"

namespace boxcars::scenes::title {

using platform::Action;
using platform::PressKind;

inline Card card(const std::string& game) {
    return {game, "NAME", "The Car", "One line.", "Two lines.", render::colours::brass, [] { return CardWindow{}; }};
}

struct Stop : test::PageBench {  // the train stands in the station: a title with `cards` cards and nobody at the keys
    explicit Stop(std::vector<Card> cards = {card("pig"), card("craps")}, session::Store* store = nullptr) {
        services.store = store;
        scene = std::make_unique<TitleScene>(services, std::move(cards));
    }
    void enter(const ComingFrom& coming) {
        scene = std::make_unique<TitleScene>(services, std::vector{card("pig"), card("craps")}, coming);
    }
    std::optional<Destination> pointer(PressKind kind, glm::vec2 at) {
        platform::Input input;
        input.any = true;
        input.presses = {{.kind = kind, .at = at}};
        return tick(input);
    }
    glm::vec2 on(std::size_t card) const { return scene->hit_targets().at(card).where.centre(); }
};

}  // namespace boxcars::scenes::title

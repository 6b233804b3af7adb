// What a person at the drum is asked, and the stake or bet that is about to be put down: proposed, stepped by keys and
// buttons, dragged along the slider. Puts nothing down; what was decided is the scene's to carry out.
#pragma once
#include "base/ticks.h"
#include "odds/ceelo/reply.h"
#include "platform/input.h"
#include "render/canvas.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

class CeeloAmount {
 public:
    using Clicked = std::optional<std::string>;
    struct HeardAmount {
        bool other = false;                     // it is another amount than before
        std::optional<ceelo::Event> decided{};  // put down
    };

    // Proposes the last one of its kind again, or a third. `choices`: what each amount is worth; none: a throw is
    // asked.
    void ask(const ceelo::State& state, std::vector<odds::CeeloChoice> choices);
    void weigh(std::vector<odds::CeeloChoice> choices) { choices_ = std::move(choices); }  // better figures have come
    HeardAmount hear(const platform::Input& input, const Clicked& clicked, const ceelo::State& state,
                     const render::Rect& slider);
    void let_go() { dragging_ = false; }
    void put_down(const ceelo::Event& event);  // by a person: proposed next time

    int value() const { return value_; }
    std::span<const odds::CeeloChoice> choices() const { return choices_; }

 private:
    bool set(int value, const ceelo::State& state);  // as far as it goes; true: it is another
    bool step(const platform::Input& input, const Clicked& clicked, const ceelo::State& state,
              const render::Rect& slider);
    std::optional<int> dragged_to(const platform::Input& input, int most, const render::Rect& slider);

    std::vector<odds::CeeloChoice> choices_;
    int value_ = 1, last_stake_ = 0, last_bet_ = 0;
    bool dragging_ = false;
};

}  // namespace boxcars::scenes

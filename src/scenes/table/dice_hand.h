// The hand that holds the dice: closed while a key or button is held, opened with a strength and a direction. Decides
// how the dice are thrown; which faces come is decided elsewhere.
#pragma once
#include "audio/sound.h"
#include "base/ticks.h"
#include "platform/input.h"
#include "world/parts.h"
#include "world/throw/throw.h"

#include <optional>

namespace boxcars::scenes {

class DiceHand {
 public:
    static constexpr glm::vec2 by_key{0.15f, 1};  // a throw's direction without a flick
    void close(Ticks now, bool by_pointer) {
        since_ = now;
        closed_ = true;
        by_pointer_ = by_pointer;
        pointer_.reset();
    }
    void open() {  // the dice leave it
        closed_ = false;
        since_ = -1;
    }
    bool closed() const { return closed_; }     // until it is let go ...
    bool holds() const { return since_ >= 0; }  // ... and until the dice leave it
    Ticks since() const { return since_; }      // when it closed
    // Where it holds them, on the canvas; none: the keyboard's, which is nowhere.
    std::optional<glm::vec2> pointer() const { return by_pointer_ ? pointer_ : std::nullopt; }

    // While it is held: nothing. Let go: how the dice are thrown.
    std::optional<world::Toss> let_go(const platform::Input& input, Ticks now, std::uint64_t dust,
                                      audio::Sounds& sounds);

 private:
    Ticks since_ = -1;
    bool closed_ = false, by_pointer_ = false;
    std::optional<glm::vec2> pointer_{};
};

// Dice that nobody has thrown yet lie as they fell: each its own way round, no two with the same face up, no snout.
glm::quat as_it_fell(std::size_t nth);
// Where dice are held: by the pointer, or before the tray and thrown from there.
struct HeldDice {
    std::optional<glm::vec2> pointer{};  // on the canvas; none: the keyboard's hand
    glm::vec2 by_keys{0, 0};             // which holds them so far ...
    glm::vec2 towards{0, 1};
    float back = 2.4f;  // ... before this, world units
    std::size_t dice = 1;
    Ticks since = 0;  // when they were taken up
};
// A die, taken up from where it rests to where it is held, side by side with the others, and shaken there.
world::Pose held_die(const world::Tumble& die, const HeldDice& hand, const render::Camera& camera, double time);

// Of somebody who is not at the keyboard: some strength, and a little to the side.
world::Toss drawn_hand(std::uint64_t dust, double sideways, float along);

}  // namespace boxcars::scenes

// The hand that holds the dice: closed while a key or button is held, opened with a strength and a direction. It
// decides how the dice are thrown, not which faces come.
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
    static constexpr glm::vec2 by_key{0.15f, 1};  // direction without a flick
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
    bool closed() const { return closed_; }     // until it lets go
    bool holds() const { return since_ >= 0; }  // until the dice leave it
    Ticks since() const { return since_; }      // when it closed
    // Where the pointer holds the dice, on the canvas; nullopt for the keyboard.
    std::optional<glm::vec2> pointer() const { return by_pointer_ ? pointer_ : std::nullopt; }

    // Nullopt while the hand holds the dice; the throw once it lets go.
    std::optional<world::Toss> let_go(const platform::Input& input, Ticks now, std::uint64_t dust,
                                      audio::Sounds& sounds);

 private:
    Ticks since_ = -1;
    bool closed_ = false, by_pointer_ = false;
    std::optional<glm::vec2> pointer_{};
};

// How the nth die is turned before the first throw; any three in a row differ in angle and top face.
glm::quat as_it_fell(std::size_t nth);
// Where the dice are held: at the pointer or, with the keyboard, in front of the tray.
struct HeldDice {
    std::optional<glm::vec2> pointer{};  // on the canvas; nullopt: keyboard
    glm::vec2 by_keys{0, 0};             // the tray's middle, for the keyboard
    glm::vec2 towards{0, 1};
    float back = 2.4f;  // distance before it, world units
    std::size_t dice = 1;
    Ticks since = 0;  // when they were picked up
};
// The pose of a die that is lifted from where it rests into the hand, held beside the others and shaken.
world::Pose held_die(const world::Tumble& die, const HeldDice& hand, const render::Camera& camera, double time);

// A computer player's throw of random strength, up to `sideways` off the direction `along`.
world::Toss drawn_hand(std::uint64_t dust, double sideways, float along);

}  // namespace boxcars::scenes

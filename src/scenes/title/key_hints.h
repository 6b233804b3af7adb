// The keys at the foot of the title and what they do: as they are bound now, and to be clicked too. Decides where they
// stand and how they look; what an action means is the title's.
#pragma once
#include "scenes/hud.h"

#include <optional>

namespace boxcars::scenes {

class KeyHints {
 public:
    struct Moment {
        bool cars = true;      // there is more than one to choose from
        bool leaving = false;  // asked whether to leave
        bool covered = false;  // a panel lies over them
        glm::vec2 pointer{0, 0};
    };
    // From `at` (the left end, half-way up) to the right, one after the other.
    void draw(render::Canvas& canvas, glm::vec2 at, const platform::Bindings& keys, const Moment& now);

    float right_end() const { return hints_.empty() ? 0 : hints_.back().where.x + hints_.back().where.w; }

    // What was pressed and let go over one of them, as they were drawn last.
    std::optional<platform::Action> clicked(glm::vec2 down, glm::vec2 up) const;
    std::vector<HitTarget> hit_targets() const;

 private:
    struct KeyHint {
        platform::Action action;
        std::string name, key, meaning;
        render::Rect where{};
    };
    static std::vector<KeyHint> hints_for(const platform::Bindings& keys, const Moment& now);

    std::vector<KeyHint> hints_;
};

}  // namespace boxcars::scenes

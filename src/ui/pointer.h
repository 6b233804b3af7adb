// The pointer's events, passed on frame by frame. Dear ImGui looks at the mouse once a frame, so a press and its
// release that arrive together would be lost; here the release waits for the next frame, at its own place.
#pragma once
#include <SDL_events.h>

#include <array>
#include <deque>
#include <glm/glm.hpp>

namespace boxcars::ui {

class Pointer {
 public:
    void event(const SDL_Event& event);
    void next_frame();  // applies at most one change of each button, and no move after a change
    void forget();      // focus lost: releases everything and clears the queue

    glm::vec2 at() const { return at_; }                       // window coordinates; far outside if unknown
    const std::array<bool, 3>& down() const { return down_; }  // left, right, middle
    bool any_down() const { return down_[0] || down_[1] || down_[2]; }

 private:
    struct Change {
        glm::vec2 at;
        int button;  // -1: a move
        bool down;
    };
    static constexpr glm::vec2 outside{-1e6f, -1e6f};
    std::deque<Change> waiting_;
    glm::vec2 at_ = outside;
    std::array<bool, 3> down_{};
};

}  // namespace boxcars::ui

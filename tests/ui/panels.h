// The bench with one panel on it, frame by frame, and what a hand does to it.
#pragma once
#include "ui/bench.h"

#include <cstdlib>
#include <set>

namespace boxcars::ui::test {

struct Panels {
    Bench bench;
    std::function<void()> draw;

    explicit Panels(int width = 1280, int height = 720) : bench(width, height) {}
    bool click(const std::string& spot) { return bench.click(spot, draw); }
    void frames(int count) {
        for (int i = 0; i < count; ++i) bench.frame(draw);
    }
    void press(SDL_Scancode key) {
        bench.push_key(SDL_KEYDOWN, key);
        bench.push_key(SDL_KEYUP, key);
        frames(3);
    }
    void rest_at(float x, float y) {  // the pointer, long enough for a tip
        bench.push_move(x, y);
        frames(3);
    }
    void wheel(float x, float y, int turns) {  // over that place, a notch a frame; below 0 towards the end
        bench.push_move(x, y);
        frames(1);
        for (int i = 0; i < std::abs(turns); ++i) {
            SDL_Event event{};
            event.type = SDL_MOUSEWHEEL;
            event.wheel.y = turns > 0 ? 1 : -1;
            SDL_PushEvent(&event);
            frames(1);
        }
        frames(2);
    }
    bool shows(const std::string& spot) { return bench.where(spot).has_value(); }
    bool scroll_to(const std::string& spot, float x, float y) {  // turns the wheel over that place until it shows
        for (int i = 0; i < 40 && !shows(spot); ++i) wheel(x, y, -1);
        return shows(spot);
    }
    std::set<std::string> seen(const std::string& prefix, float x, float y) {  // while scrolling to the end
        std::set<std::string> names;
        for (int i = 0, idle = 0; i < 40 && idle < 6; ++i) {
            const std::size_t before = names.size();
            for (const auto& spot : bench.host().spots())
                if (spot.name.starts_with(prefix)) names.insert(spot.name);
            idle = names.size() == before ? idle + 1 : 0;
            wheel(x, y, -1);
        }
        return names;
    }
};

}  // namespace boxcars::ui::test

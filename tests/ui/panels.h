// The bench with one panel, drawn frame by frame, simulated input for it, and the words on a card.
#pragma once
#include "ui/bench.h"
#include "ui/panels/rules_card.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <set>

namespace boxcars::ui::test {

struct Panels {
    Bench bench;
    std::function<void()> draw;

    // A narrow window shows the canvas smaller, as the window's mapping does; a wide one gets a larger UI scale.
    explicit Panels(int width = 1280, int height = 720) : bench(width, height) {
        if (width == 800) bench.view.canvas = {140, -15, 1000, 750};
        if (width == 800) bench.view.ui_scale = 0.8f;
        if (width == 1920) bench.view.ui_scale = 1.5f;
    }
    bool click(const std::string& spot) { return bench.click(spot, draw); }
    // Clicks these spots one after another; each must be there when its turn has come.
    void click_each(std::initializer_list<std::string> spots) {
        for (const std::string& spot : spots) REQUIRE_MESSAGE(click(spot), spot);
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) bench.frame(draw);
    }
    void press(SDL_Scancode key) {
        bench.push_key(SDL_KEYDOWN, key);
        bench.push_key(SDL_KEYUP, key);
        frames(3);
    }
    void rest_at(float x, float y) {  // the pointer, until a tip shows
        bench.push_move(x, y);
        frames(3);
    }
    void wheel(float x, float y, int turns) {  // one notch per frame; negative: down
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
    // The pixels of a spot now: a changed number changes them.
    std::vector<unsigned char> picture_of(const std::string& spot) const {
        const render::Rect at = bench.where(spot).value();
        std::vector<unsigned char> cut;
        const auto all = bench.pixels();
        const auto wide = static_cast<int>(bench.view.drawable.x);
        for (int y = static_cast<int>(at.y); y < static_cast<int>(at.y + at.h); ++y)
            for (int x = 3 * static_cast<int>(at.x); x < 3 * static_cast<int>(at.x + at.w); ++x)
                cut.push_back(all[static_cast<std::size_t>(3 * wide * y + x)]);
        return cut;
    }
    bool shows(const std::string& spot) { return bench.where(spot).has_value(); }
    bool scroll_to(const std::string& spot, float x, float y) {  // scrolls until the spot shows
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

inline std::string all_words(const std::vector<CardPage>& pages) {
    std::string words;
    for (const auto& page : pages) {
        for (const auto& sentence : page.sentences) words += sentence + "\n";
        for (const auto& [label, value] : page.table) words += label + ": " + value + "\n";
    }
    return words;
}

}  // namespace boxcars::ui::test

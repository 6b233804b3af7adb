// What panels tell whoever does not see them: the one that opens, and where the keys stand, with its value.
#include "platform/settings.h"
#include "ui/bench.h"
#include "ui/panels/settings_panel.h"

#include <doctest/doctest.h>

#include <fmt/format.h>

using namespace boxcars;
using namespace boxcars::ui;
using boxcars::ui::test::Bench;

namespace {

struct Settings {  // the panel of the settings, with keys
    Bench bench;
    SettingsPanel panel;
    platform::Settings settings;
    std::vector<std::string> heard;

    void frames(int count) {
        for (int i = 0; i < count; ++i) {
            bench.frame([&] { panel.draw(bench.host(), settings); });
            for (auto& words : bench.host().take_narration()) heard.push_back(std::move(words));
        }
    }
    void tap(SDL_Scancode key) {
        bench.push_key(SDL_KEYDOWN, key);
        frames(2);
        bench.push_key(SDL_KEYUP, key);
        frames(2);
    }
    bool tapped_until(SDL_Scancode key, const std::string& words) {
        for (int taps = 0; taps < 40; ++taps) {
            if (!heard.empty() && heard.back() == words) return true;
            tap(key);
        }
        return false;
    }
};

}  // namespace

TEST_CASE("a panel that opens is told once, and again when it was closed") {
    Settings desk;
    desk.frames(5);
    CHECK(desk.heard == std::vector<std::string>{"settings: changes are saved at once"});
    desk.bench.frame([] {});
    desk.frames(2);
    CHECK(desk.heard.size() == 2);
}

TEST_CASE("the control that the keys come to is told with its value, and the value when it changes") {
    Settings desk;
    desk.settings.muted = false;
    desk.settings.volume = 0.8f;
    desk.frames(3);
    REQUIRE(desk.tapped_until(SDL_SCANCODE_DOWN, "volume: 80"));
    const std::size_t before = desk.heard.size();
    desk.frames(10);
    CHECK(desk.heard.size() == before);  // nothing new, nothing told
    desk.tap(SDL_SCANCODE_SPACE);        // takes hold of the slider
    desk.tap(SDL_SCANCODE_LEFT);
    CHECK(desk.settings.volume < 0.8f);
    CHECK(desk.heard.back() == fmt::format("volume: {:.0f}", desk.settings.volume * 100));
    desk.tap(SDL_SCANCODE_SPACE);
    REQUIRE(desk.tapped_until(SDL_SCANCODE_DOWN, "Mute: off, no sound at all"));
    desk.tap(SDL_SCANCODE_SPACE);
    CHECK(desk.settings.muted);
    CHECK(desk.heard.back() == "Mute: on, no sound at all");
}

TEST_CASE("who steers with the pointer is told of no control") {
    Settings desk;
    desk.frames(3);
    REQUIRE(desk.bench.click("settings.mute", [&] { desk.panel.draw(desk.bench.host(), desk.settings); }));
    desk.frames(3);
    CHECK(desk.heard.size() <= 1);  // the panel itself
}

TEST_CASE("a name is told without the panel that it is on") {
    CHECK(spoken("settings.full_screen") == "full screen");
    CHECK(spoken("overlay.goal.less") == "goal: less");
    CHECK(spoken("press") == "press");
}

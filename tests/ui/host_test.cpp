// Who gets the click, the panel or the table; and the dress of the panels.
#include "longer.h"
#include "monkey.h"
#include "platform/font_search.h"
#include "scratch.h"
#include "ui/panels.h"
#include "ui/widgets.h"

#include <doctest/doctest.h>

#include <clocale>
#include <cmath>
#include <filesystem>

using namespace boxcars::ui;
using boxcars::ui::test::Bench, boxcars::ui::test::Panels;

namespace {

struct OneButton : Panels {  // a panel with one button that counts
    int pressed = 0;
    glm::vec2 mouse{};
    OneButton() {
        draw = [this] {
            const ScopedStyle styled{bench.host(), PanelStyle::Debug};
            const Panel panel{bench.host(), {"p", "Panel", "note"}, {100, 100, 200, 120}};
            pressed += ImGui::Button("Press");
            bench.host().mark("press");
            mouse = {ImGui::GetMousePos().x, ImGui::GetMousePos().y};
        };
    }
};

bool near(const std::vector<unsigned char>& rgb, int width, int x, int y, boxcars::render::Colour colour,
          int within = 3) {
    const auto* p = &rgb[static_cast<std::size_t>((y * width + x) * 3)];
    for (int c = 0; c < 3; ++c)
        if (std::abs(p[c] - static_cast<int>(colour[c] * 255 + 0.5f)) > within) return false;
    return true;
}

TEST_CASE("pushed events move the pointer and press a panel's button, with no display") {
    OneButton panel;
    panel.frames(1);
    panel.bench.push_move(640, 360);
    panel.frames(1);
    CHECK(panel.mouse == glm::vec2{640, 360});
    CHECK(panel.click("press"));
    CHECK(panel.pressed == 1);
}

TEST_CASE("a press and its release within one frame count, each of three of them") {
    OneButton panel;
    panel.frames(2);
    const auto at = panel.bench.where("press")->centre();
    for (int i = 0; i < 3; ++i) {
        panel.bench.push_button(SDL_MOUSEBUTTONDOWN, at.x, at.y);
        panel.bench.push_button(SDL_MOUSEBUTTONUP, at.x, at.y);
    }
    panel.bench.push_move(900, 600);  // and the pointer is away again before anything was drawn
    panel.frames(8);
    CHECK(panel.pressed == 3);
}

TEST_CASE("a click on a panel never reaches the table, even without a move before it; one beside it does") {
    OneButton panel;
    panel.frames(2);
    panel.bench.push_button(SDL_MOUSEBUTTONDOWN, 110, 200);
    CHECK(panel.bench.frame(panel.draw));
    CHECK(panel.bench.host().wants_mouse());
    panel.bench.push_button(SDL_MOUSEBUTTONUP, 700, 400);
    CHECK_FALSE(panel.bench.frame(panel.draw));  // the release is never kept back
    panel.frames(2);
    panel.bench.push_button(SDL_MOUSEBUTTONDOWN, 700, 400);
    CHECK_FALSE(panel.bench.frame(panel.draw));
    CHECK_FALSE(panel.bench.host().wants_mouse());
}

TEST_CASE("after a click in a panel the space bar still belongs to the table") {
    OneButton panel;
    REQUIRE(panel.click("press"));
    panel.bench.push_key(SDL_KEYDOWN, SDL_SCANCODE_SPACE);
    panel.bench.push_key(SDL_KEYUP, SDL_SCANCODE_SPACE);
    CHECK_FALSE(panel.bench.frame(panel.draw));
    panel.frames(3);
    CHECK(panel.pressed == 1);
}

TEST_CASE("while a text is typed every key belongs to the panel") {
    Bench bench;
    char words[16] = "";
    const auto panel = [&] {
        const Panel p{bench.host(), {"p", "Panel", ""}, {100, 100, 200, 120}};
        ImGui::InputText("##words", words, sizeof words);
        bench.host().mark("words");
    };
    REQUIRE(bench.click("words", panel));
    bench.push_key(SDL_KEYDOWN, SDL_SCANCODE_SPACE);
    CHECK(bench.frame(panel));
    SDL_Event text{};
    text.type = SDL_TEXTINPUT;
    text.text.text[0] = '7';
    SDL_PushEvent(&text);
    CHECK(bench.frame(panel));
    bench.frame(panel);
    CHECK(std::string{words} == "7");
}

TEST_CASE("a window without area draws nothing and comes back, and panels stand a tiny one") {
    OneButton panel;
    panel.bench.view.drawable = {0, 0};
    panel.frames(1);
    CHECK_FALSE(panel.bench.host().drawing());
    panel.bench.view.drawable = {1280, 720};
    panel.frames(2);
    CHECK(panel.bench.where("press"));
    panel.bench.view.drawable = {64, 36};
    panel.bench.view.ui_scale = 0.05f;
    panel.frames(2);
    CHECK(ImGui::GetStyle().ScrollbarSize >= 1);
}

TEST_CASE("a frame of no length and a change of scale are taken calmly; letters are made anew at the new size") {
    OneButton panel;
    panel.frames(1);
    const float before = panel.bench.host().fonts().text->FontSize;
    panel.bench.view.ui_scale = 1.5f;
    panel.bench.view.canvas = {0, 0, 1280 / 1.5f, 720 / 1.5f};
    REQUIRE(panel.bench.host().begin_frame(panel.bench.view, 0.0));
    panel.bench.host().end_frame();
    CHECK(std::abs(panel.bench.host().fonts().text->FontSize - before * 1.5f) <= 1);  // whole pixels
    CHECK(ImGui::GetStyle().ScrollbarSize == doctest::Approx(18));
    panel.frames(3);  // scaled once, not again every frame
    CHECK(ImGui::GetStyle().ScrollbarSize == doctest::Approx(18));
}

TEST_CASE("panels wear the colours of the house: ground, frame and brass title") {
    OneButton panel;
    panel.frames(3);
    const auto rgb = panel.bench.pixels();
    CHECK(near(rgb, 1280, 250, 190, boxcars::render::hex(0x10131A), 6));
    CHECK(near(rgb, 1280, 100, 170, theme::border, 40));
    const ImGuiStyle player = style_of(PanelStyle::Player, 1), debug = style_of(PanelStyle::Debug, 1);
    CHECK(player.WindowRounding == 8);
    CHECK(debug.WindowRounding == 6);
    CHECK(u32(theme::window) == ImGui::ColorConvertFloat4ToU32(debug.Colors[ImGuiCol_WindowBg]));
    CHECK(ImGui::ColorConvertFloat4ToU32(debug.Colors[ImGuiCol_ButtonActive]) == IM_COL32(0x8C, 0x65, 0x28, 255));
    CHECK(ImGui::ColorConvertFloat4ToU32(debug.Colors[ImGuiCol_TextDisabled]) == IM_COL32(0xB4, 0xB0, 0xA4, 255));
}

TEST_CASE("no imgui.ini appears") {
    const auto here = std::filesystem::current_path();
    const boxcars::test::Scratch empty;
    std::filesystem::current_path(empty.path);
    {
        OneButton panel;
        panel.frames(5);
    }
    CHECK(std::filesystem::is_empty(empty.path));
    std::filesystem::current_path(here);
}

TEST_CASE("the families asked for are found, and a missing one is answered with a sans, not with a failure") {
    using boxcars::platform::font_file;
    namespace weight = boxcars::platform::font_weight;
    CHECK(font_file("DejaVu Sans", weight::bold).find("DejaVu") != std::string::npos);
    CHECK_FALSE(font_file("No Such Family", weight::bold).empty());
    CHECK(font_file("No Such Mono", weight::regular).find("Mono") != std::string::npos);
}

struct EveryWidget : Panels {  // of each kind that a panel has
    char words[24] = "seed";
    int number = 5, chosen = 0;
    float share = 0.5f;
    bool on = false;
    EveryWidget() {
        draw = [this] {
            const Panel panel{bench.host(), {"p", "Panel", ""}, {100, 100, 240, 200}};
            ImGui::InputText("##words", words, sizeof words);
            bench.host().mark("words");
            ImGui::InputInt("##number", &number);
            ImGui::SliderFloat("##share", &share, 0, 1);
            ImGui::Checkbox("on", &on);
            ImGui::Combo("##chosen", &chosen, "one\0two\0three\0");
            ImGui::Button("Press");
        };
    }
};

TEST_CASE("a monkey's events, modifiers within a frame among them, break no panel and leave no key down") {
    EveryWidget panel;
    monkey::Monkey hands{1, {80, 80, 300, 240}};
    for (int events = 0; events < boxcars::test::longer(15'000, 100'000);) {
        for (int n = 1 + hands.below(6); n > 0; --n, ++events) panel.bench.host().event(hands.event());
        if (hands.below(500) == 0) panel.bench.view.ui_scale = 0.8f + 0.1f * static_cast<float>(hands.below(8));
        if (!panel.bench.host().begin_frame(panel.bench.view, 1.0 / 60)) continue;
        panel.draw();
        panel.bench.host().end_frame(false);
    }
    for (const SDL_Scancode key : monkey::Monkey::keys) panel.bench.push_key(SDL_KEYUP, key);
    panel.frames(2);
    for (const bool down : ImGui::GetIO().KeysDown) CHECK_FALSE(down);
    CHECK_FALSE((ImGui::GetIO().KeyShift || ImGui::GetIO().KeyCtrl || ImGui::GetIO().KeyAlt));
}

SDL_Event key(Uint32 type, SDL_Scancode code) {
    SDL_Event event{};
    event.type = type;
    event.key.keysym.scancode = code;
    event.key.keysym.sym = SDL_GetKeyFromScancode(code);
    return event;
}

}  // namespace

TEST_CASE("a release in the frame of its press is held until that frame is over, others are not") {
    LateReleases late;
    late.pressed(key(SDL_KEYDOWN, SDL_SCANCODE_LSHIFT));
    CHECK(!late.hold(key(SDL_KEYUP, SDL_SCANCODE_A)));  // went down frames ago
    CHECK(late.hold(key(SDL_KEYUP, SDL_SCANCODE_LSHIFT)));
    const auto due = late.take();
    REQUIRE(due.size() == 1);
    CHECK(due.front().key.keysym.scancode == SDL_SCANCODE_LSHIFT);
    CHECK(late.take().empty());
    CHECK(!late.hold(key(SDL_KEYUP, SDL_SCANCODE_LSHIFT)));  // the press is no longer fresh
}

TEST_CASE("who listens for a key hears it in the next frame, once; a repeat is no press") {
    KeyListener listener;
    listener.hear(key(SDL_KEYDOWN, SDL_SCANCODE_A));
    listener.next_frame();
    CHECK(!listener.key());  // nobody listened
    listener.listen(true);
    SDL_Event repeat = key(SDL_KEYDOWN, SDL_SCANCODE_B);
    repeat.key.repeat = 1;
    listener.hear(repeat);
    listener.next_frame();
    CHECK(!listener.key());
    listener.hear(key(SDL_KEYDOWN, SDL_SCANCODE_C));
    CHECK(!listener.key());
    listener.next_frame();
    CHECK(listener.key() == SDL_GetKeyFromScancode(SDL_SCANCODE_C));
    listener.next_frame();
    CHECK(!listener.key());
}

TEST_CASE("a pad's button is heard as a key is") {
    KeyListener listener;
    listener.listen(true);
    SDL_Event button{};
    button.type = SDL_CONTROLLERBUTTONDOWN;
    button.cbutton.button = SDL_CONTROLLER_BUTTON_X;
    listener.hear(button);
    listener.next_frame();
    CHECK(listener.pad_button() == SDL_CONTROLLER_BUTTON_X);
    CHECK(!listener.key());
}

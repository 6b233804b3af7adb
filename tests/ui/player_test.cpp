// The panels a player meets: settings, seats, how to play.
#include "ui/overlay/debug_overlay.h"
#include "ui/panels.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/settings_panel.h"
#include "ui/pig/panels.h"
#include "ui/widgets.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace boxcars;
using namespace boxcars::ui;
using boxcars::ui::test::all_words, boxcars::ui::test::Panels;

namespace {

struct Office : Panels {  // the settings
    platform::Settings settings;
    SettingsPanel panel;
    bool changed = false, closed = false;

    explicit Office(int width = 1280, int height = 720) : Panels(width, height) {
        draw = [this] {
            dim_table(bench.host());
            closed = panel.draw(bench.host(), settings) || closed;
            changed = changed || !(settings == platform::Settings{});
        };
    }
};

struct Hall : Panels {  // the seats
    std::unique_ptr<SeatsPanel> seats = pig_seats({.rules = pig::Rules{}, .players = {"human", "hold20"}});
    SeatsPanel& panel = *seats;
    std::optional<NewTable> started;

    explicit Hall(int width = 1280, int height = 720) : Panels(width, height) {
        draw = [this] {
            const SeatsDone done = panel.draw(bench.host());
            if (done.start) started = done.start;
            if (done.random) panel.set_seed(42);
        };
    }
};

}  // namespace

TEST_CASE("clicks in the settings change the settings at once, and Done closes them") {
    Office office;
    office.frames(3);
    CHECK_FALSE(office.changed);  // looking changes nothing
    REQUIRE(office.click("settings.throw.Brisk"));
    CHECK(office.settings.throw_pace == 1.5f);
    REQUIRE(office.click("settings.reduced_motion"));
    CHECK(office.settings.reduced_motion);
    REQUIRE(office.click("settings.music"));
    CHECK(office.settings.volume_music == doctest::Approx(0.5).epsilon(0.04));
    REQUIRE(office.click("settings.dice"));
    CHECK(office.settings.volume_dice == doctest::Approx(0.5).epsilon(0.04));
    office.click_each({"settings.tab.Picture", "settings.vision.Protan"});
    CHECK(office.settings.colour_vision == platform::ColourVision::Protan);
    REQUIRE(office.click("settings.quality.Low"));
    CHECK(office.settings.quality == platform::PictureQuality::Plain);
    CHECK(office.changed);
    REQUIRE(office.click("settings.reset"));
    CHECK(office.settings == platform::Settings{});
    REQUIRE(office.click("settings.done"));
    CHECK(office.closed);
}

TEST_CASE("colours are chosen in the settings, kept, and none changes a brightness") {
    using platform::Settings;
    Office office;
    REQUIRE(office.click("settings.tab.Colours"));
    for (const auto& [name, setting] : {std::pair{"dice_look", &Settings::dice_look},
                                        {"felt_look", &Settings::felt_look},
                                        {"chip_look", &Settings::chip_look},
                                        {"livery", &Settings::livery}})
        for (const ui::WearChoice& look : ui::wear_choices()) {
            if (look.setting != setting) continue;
            CHECK(office.click("settings." + std::string{name} + "." + std::string{look.title}));
            CHECK(office.settings.*setting == look.name);
            CHECK(platform::settings_from_json(platform::settings_json(office.settings)).settings == office.settings);
        }
    REQUIRE(office.click("settings.livery.Usual"));
    CHECK(office.settings.livery.empty());
    for (const ui::WearChoice& look : ui::wear_choices()) {
        Settings worn;
        worn.*look.setting = look.name;
        const render::Wear wear = ui::wear_of(worn);
        CHECK_FALSE(wear == render::Wear{});
        for (const render::Hue& hue : {wear.dice, wear.felt, wear.livery})
            if (hue.w > 0) CHECK(glm::dot(glm::vec3{hue}, {0.2126f, 0.7152f, 0.0722f}) == doctest::Approx(1));
        for (const float part : {wear.chips.r, wear.chips.g, wear.chips.b}) CHECK(part > 0.6f);
    }
}

TEST_CASE("the interface grows when its slider is let go, not under the hand") {
    Office office;
    REQUIRE(office.click("settings.tab.Picture"));
    const auto at = office.bench.where("settings.letters")->centre();
    office.bench.push_button(SDL_MOUSEBUTTONDOWN, at.x + 60, at.y);
    office.frames(3);
    CHECK(office.settings.letters == 1.0f);
    office.bench.push_button(SDL_MOUSEBUTTONUP, at.x + 60, at.y);
    office.frames(3);
    CHECK(office.settings.letters > 1.1f);
    CHECK(office.settings.letters <= 2.0f);
}

TEST_CASE("a key is bound by choosing its row and pressing it; who lost the key is told; Escape leaves it") {
    Office office;
    office.click_each({"settings.tab.Keys", "settings.key.hold"});
    office.bench.push_key(SDL_KEYDOWN, SDL_SCANCODE_J);
    office.bench.push_key(SDL_KEYUP, SDL_SCANCODE_J);
    CHECK(office.bench.frame(office.draw));  // the table hears nothing of it
    office.frames(2);
    CHECK(office.settings.bindings.keys(platform::Action::Hold) == std::vector<platform::Key>{SDLK_j});
    REQUIRE(office.click("settings.key.hold"));
    office.press(SDL_SCANCODE_SPACE);
    CHECK(office.settings.bindings.keys(platform::Action::Hold) == std::vector<platform::Key>{SDLK_SPACE});
    CHECK(office.settings.bindings.keys(platform::Action::Roll).empty());
    office.bench.keep_picture("settings_keys");
    REQUIRE(office.click("settings.key.roll"));
    office.bench.push_key(SDL_KEYDOWN, SDL_SCANCODE_ESCAPE);
    office.frames(2);
    CHECK(office.settings.bindings.keys(platform::Action::Roll).empty());
    CHECK_FALSE(office.bench.host().wants_keyboard());
}

TEST_CASE("an open panel is steered by the keys alone, which the table does not hear; Escape it does") {
    Office office;
    office.frames(3);
    const auto press = [&office](SDL_Scancode key) {
        office.bench.push_key(SDL_KEYDOWN, key);
        office.bench.push_key(SDL_KEYUP, key);
        const bool kept = office.bench.frame(office.draw);
        office.frames(2);
        return kept;
    };
    CHECK(press(SDL_SCANCODE_DOWN));
    for (int i = 0; i < 30 && !office.changed; ++i) {  // down through the items; what Space presses changes something
        CHECK(press(SDL_SCANCODE_DOWN));
        CHECK(press(SDL_SCANCODE_SPACE));
    }
    CHECK(office.changed);
    CHECK_FALSE(office.closed);
    CHECK_FALSE(press(SDL_SCANCODE_ESCAPE));
}

TEST_CASE("Enter presses whatever Space presses in a panel") {
    constexpr int items = 6;
    const auto pressed_by = [](SDL_Scancode key) {  // the settings after each press, item after item down the panel
        Office office;
        office.frames(3);
        const auto press = [&office](SDL_Scancode one) {
            office.bench.push_key(SDL_KEYDOWN, one);
            office.frames(2);
            office.bench.push_key(SDL_KEYUP, one);
            office.frames(2);
        };
        std::vector<platform::Settings> after;
        for (int i = 0; i < items; ++i) {
            press(SDL_SCANCODE_DOWN);
            press(key);
            after.push_back(office.settings);
        }
        return after;
    };
    const auto by_space = pressed_by(SDL_SCANCODE_SPACE);
    CHECK(std::ranges::count(by_space, platform::Settings{}) < items);  // Space did press something
    CHECK(pressed_by(SDL_SCANCODE_RETURN) == by_space);
    CHECK(pressed_by(SDL_SCANCODE_KP_ENTER) == by_space);
}

TEST_CASE("the Enter that ends a text presses nothing, however long it is held") {
    Hall hall;
    REQUIRE(hall.click("seats.seed"));
    hall.bench.push_text("77");
    hall.frames(1);
    hall.bench.push_key(SDL_KEYDOWN, SDL_SCANCODE_RETURN);
    hall.frames(6);
    CHECK_FALSE(
        hall.bench.host().wants_key(SDLK_a));  // the field has let go of the keyboard, and does not take it again
    CHECK(hall.panel.request().seed == 77);
    CHECK_FALSE(hall.started);
}

TEST_CASE("seats: players, their policies, rules, seed and coach come back as one request") {
    Hall hall;
    hall.click_each({"seats.players.more", "seats.seat3", "seats.seat3.optimal", "seats.seat2", "seats.seat2.hold:N",
                     "seats.seat2.at", "seats.goal.less", "seats.random", "seats.coach"});
    hall.bench.keep_picture("seats");
    REQUIRE(hall.click("seats.start"));
    REQUIRE(hall.started);
    CHECK(hall.started->rules.as<pig::Rules>().players == 3);
    CHECK(hall.started->rules.as<pig::Rules>().goal == 99);
    CHECK(hall.started->seed == 42);
    CHECK(hall.started->coach);
    REQUIRE(hall.started->players.size() == 3);
    CHECK(hall.started->players[0] == "human");
    CHECK(hall.started->players[1].starts_with("hold:"));
    CHECK(hall.started->players[2] == "optimal");
}

TEST_CASE("a seed that is no number is told and cannot start") {
    Hall hall;
    hall.click("seats.seed");
    hall.bench.push_text("99999999999999999999999");
    hall.frames(3);
    CHECK(hall.panel.problem());
    hall.click("seats.start");
    CHECK_FALSE(hall.started);
}

TEST_CASE("words for the dice are typed under their seal, and only there: a seed that is typed has none") {
    const std::string seal = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    for (const bool narrow : {false, true}) {
        Hall hall{narrow ? 800 : 1280, narrow ? 600 : 720};
        hall.frames(1);
        CHECK_FALSE(hall.bench.where("seats.words"));  // no seal, no words
        hall.panel.set_seal(seal);
        hall.frames(3);
        REQUIRE(hall.click("seats.copy_seal"));
        CHECK(ImGui::GetClipboardText() == seal);
        REQUIRE(hall.click("seats.words"));
        hall.bench.push_text("seven come eleven");
        hall.frames(3);
        CHECK(hall.panel.request().words == "seven come eleven");
        hall.bench.keep_picture(narrow ? "seats_sealed_800" : "seats_sealed");
        hall.bench.push_text(std::string(200, 'x'));
        hall.frames(3);
        CHECK(hall.panel.problem());
        hall.panel.set_seed(77);
        hall.frames(1);
        CHECK(hall.panel.request().words == "");
        CHECK_FALSE(hall.panel.problem());
    }
}

TEST_CASE("of sealed dice the overlay shows the seal and not the seed") {
    CHECK(dice_note({.seed = 1234567}) == "seed 1234567");
    CHECK(dice_note({.seed = 1234567, .seal = std::string(64, 'a')}) == "seal aaaaaaaaaaaaaaaa\u2026");
}

TEST_CASE("how to play is printed from the rules in force") {
    CHECK(all_words(pig_pages({})).find("2 players race to 100 points with one 6-sided die.") != std::string::npos);
    CHECK(all_words(pig_pages({})).find("2 to 6 adds") != std::string::npos);
    const pig::Rules odd{.goal = 57, .pig_face = 4, .sides = 9, .players = 3};
    const std::string words = all_words(pig_pages(odd));
    for (const char* part : {"3 players race to 57 points with one 9-sided die.", "1 to 3 and 5 to 9 adds",
                             "a 4, the pig, ends the turn", "One roll in 9 is", "57  (usually 100)"})
        CHECK_MESSAGE(words.find(part) != std::string::npos, part);
    CHECK(words.find("race to 100") == std::string::npos);
}

TEST_CASE("the card turns its pages and closes") {
    Panels panels;
    RulesCard card;
    bool closed = false;
    auto pages = pig_pages({});
    const std::array<platform::Action, 4> actions{platform::Action::Roll, platform::Action::Hold,
                                                  platform::Action::Skip, platform::Action::Coach};
    pages.push_back(keys_page(platform::Bindings{}, actions));
    panels.draw = [&] { closed = card.draw(panels.bench.host(), "Pig", pages).close || closed; };
    panels.click("card.previous");  // there is none before the first
    for (std::size_t i = 0; i < pages.size(); ++i) {
        panels.bench.keep_picture("card_" + std::to_string(i));
        panels.click("card.next");
    }
    REQUIRE(panels.click("card.done"));
    CHECK(closed);
}

#include "platform/bindings.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include <set>

using namespace boxcars::platform;

TEST_CASE("every action has a name, words, and its name finds it again") {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < action_count; ++i) {
        const auto action = static_cast<Action>(i);
        CHECK(action_named(name(action)) == action);
        CHECK(!words(action).empty());
        names.insert(name(action));
    }
    CHECK(names.size() == action_count);
    CHECK(!action_named("rol"));
}

TEST_CASE("the default keys are the table's: Space rolls, H holds, and no two actions share a key") {
    const Bindings bindings;
    CHECK(bindings.of_key(SDLK_SPACE) == Action::Roll);
    CHECK(bindings.of_key(SDLK_h) == Action::Hold);
    CHECK(bindings.of_key(SDLK_KP_ENTER) == Action::Confirm);
    CHECK(bindings.of_key(SDLK_F1) == Action::Overlay);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_A) == Action::Roll);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_X) == Action::Roll);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_B) == Action::Back);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_DPAD_UP) == Action::Up);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_DPAD_RIGHT) == Action::Right);
    CHECK(!bindings.of_key(SDLK_F9));
    CHECK(bindings.conflict().empty());
    for (std::size_t i = 0; i < action_count; ++i) CHECK(!bindings.keys(static_cast<Action>(i)).empty());
}

TEST_CASE("a key given to another action is told, and so is the one left without") {
    Bindings bindings;
    CHECK(bindings.bind(Action::Roll, SDLK_F9).empty());
    CHECK(!bindings.of_key(SDLK_SPACE));
    CHECK(bindings.key_cap(Action::Roll) == "F9");
    CHECK(bindings.bind(Action::Roll, SDLK_h) ==
          "H now means \"Roll the dice\" and no longer \"Hold, or half the bet\", which has no key any more.");
    CHECK(bindings.bind(Action::Hold, SDLK_RETURN) ==
          "Return now means \"Hold, or half the bet\" and no longer \"Confirm\".");
    CHECK(bindings.of_key(SDLK_KP_ENTER) == Action::Confirm);
    CHECK(bindings.conflict().empty());
}

TEST_CASE("a pad button is given in the same way") {
    Bindings bindings;
    CHECK(bindings.bind_pad(Action::Hold, SDL_CONTROLLER_BUTTON_B) ==
          "Pad button b now means \"Hold, or half the bet\" and no longer \"Back, or leave the table\", which has no "
          "button any more.");
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_B) == Action::Hold);
    CHECK(!bindings.of_pad(SDL_CONTROLLER_BUTTON_Y));
}

TEST_CASE("keys and buttons have names that find them again") {
    for (const Key key : {SDLK_SPACE, SDLK_h, SDLK_F11, SDLK_KP_ENTER, SDLK_LEFT, SDLK_PERIOD})
        CHECK(key_named(key_name(key)) == key);
    CHECK(!key_named("Spaec"));
    CHECK(pad_named(pad_name(SDL_CONTROLLER_BUTTON_DPAD_UP)) == SDL_CONTROLLER_BUTTON_DPAD_UP);
    CHECK(!pad_named("z"));
    CHECK(key_at(SDL_SCANCODE_H) == SDLK_h);
}

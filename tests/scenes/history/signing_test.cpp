// A high score is signed, by keys, clicks, typed letters and a gamepad.
#include "platform/controls.h"
#include "scenes/history/mail_car.h"

#include <SDL.h>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;
using test::MailCar, test::played_pig;

TEST_CASE("initials are turned, typed and clicked, and stand in the table after a restart") {
    MailCar car;
    played_pig(*car.store, 3, true);
    car.sign();
    CHECK(car.state()["letters"] == "AAA");
    car.press(Action::Up);
    car.press(Action::Right);
    car.press(Action::Down);
    CHECK(car.state()["letters"] == "BZA");
    car.press(Action::Left);
    car.type("MO");
    CHECK(car.state()["letters"] == "MOA");
    CHECK(car.settings.muted == false);  // M was a letter
    car.click_canvas("up.2");
    CHECK(car.state()["letters"] == "MOB");
    test::going<ToTitle>(car.press(Action::Confirm));
}

TEST_CASE("a gamepad alone signs: its cross or its stick turns the letters, and X puts them down") {
    MailCar car;
    played_pig(*car.store, 3, true);
    car.sign();
    platform::Controls pad;
    const auto give = [&](const SDL_Event& event) {
        pad.event(event, false, car.settings.bindings, {});
        return car.tick(pad.take());
    };
    const auto button = [&](Uint8 which) {
        SDL_Event event{};
        event.type = SDL_CONTROLLERBUTTONDOWN;
        event.cbutton.button = which;
        event.cbutton.state = SDL_PRESSED;
        const auto asked = give(event);
        event.type = SDL_CONTROLLERBUTTONUP;
        event.cbutton.state = SDL_RELEASED;
        if (!asked) give(event);
        return asked;
    };
    const auto stick = [&](Uint8 axis, Sint16 to) {
        SDL_Event event{};
        event.type = SDL_CONTROLLERAXISMOTION;
        event.caxis.axis = axis;
        event.caxis.value = to;
        give(event);
        event.caxis.value = 0;
        give(event);
    };
    button(SDL_CONTROLLER_BUTTON_DPAD_UP);
    button(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    button(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    stick(SDL_CONTROLLER_AXIS_LEFTX, 30000);
    for (int n = 0; n < 3; ++n) stick(SDL_CONTROLLER_AXIS_LEFTY, -30000);
    CHECK(car.state()["letters"] == "BZD");
    const auto signed_off = button(SDL_CONTROLLER_BUTTON_X);
    REQUIRE(signed_off);
    REQUIRE(car.store->wait_for_all());
    CHECK(car.store->read(session::last_initials) == "BZD");
}

TEST_CASE("what was signed stands in the table after a restart, and its letters are offered the next time") {
    MailCar car;
    played_pig(*car.store, 3, true);
    car.sign();
    car.type("BOX");
    REQUIRE(car.press(Action::Confirm));
    REQUIRE(car.store->wait_for_all());
    CHECK_FALSE(signing_scene(car.services, MailCar::games()));
    car.scene.reset();
    car.store.reset();
    car.store = std::make_unique<session::Store>(car.folder.path);
    car.services.store = car.store.get();
    const auto scores = session::scores_of(*car.store, {&session::game_of(pig::Rules{})}, "pig");
    bool stands = false;
    for (const auto& table : scores.front().tables)
        for (const auto& line : table.lines) stands = stands || line.initials == "BOX";
    CHECK(stands);
    played_pig(*car.store, 3, true);
    car.sign();
    CHECK(car.state()["letters"] == "BOX");
}

TEST_CASE("a score that is not to be signed is not asked about again") {
    MailCar car;
    played_pig(*car.store, 3, true);
    car.sign();
    REQUIRE(car.press(Action::Back));
    CHECK_FALSE(signing_scene(car.services, MailCar::games()));
}

// A high score is signed, by keys, clicks and typed letters.
#include "scenes/history/mail_car.h"

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

TEST_CASE("what was signed stands in the table after a restart, and its letters are offered the next time") {
    MailCar car;
    played_pig(*car.store, 3, true);
    car.sign();
    car.type("BOX");
    REQUIRE(car.press(Action::Roll));  // a gamepad's X
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

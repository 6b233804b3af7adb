#include "scenes/title/stop.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::scenes::title;

TEST_CASE("the title tells the chosen card, once, and what opens") {
    Stop stop;
    const auto wait = [&] {
        for (Ticks nth = 0; nth < milliseconds(200); ++nth) stop.tick();
    };
    auto& heard = stop.services.narration;
    wait();
    wait();
    CHECK(heard == std::vector<std::string>{"NAME, The Car: One line. Two lines."});
    stop.press(Action::Right);
    wait();
    CHECK(heard.size() == 1);  // the other card says the same here
    stop.press(Action::Lab);
    CHECK(heard.back() == "lab opens");
    stop.press(Action::Confirm);
    CHECK(heard.back() == "NAME opens");
    stop.press(Action::Back);
    CHECK(heard.back().find("leaves the train") != std::string::npos);
    const std::size_t so_far = heard.size();
    REQUIRE(stop.press(Action::Back));
    CHECK(heard.size() == so_far);  // nobody is told to press again what has been pressed
}

TEST_CASE("another card is told when it is chosen") {
    Card craps = card("craps");
    craps.name = "Craps";
    Stop stop({card("pig"), craps});
    for (const Action action : {Action::Right, Action::Left, Action::Right}) {
        for (Ticks nth = 0; nth < milliseconds(200); ++nth) stop.tick();
        stop.press(action);
    }
    for (Ticks nth = 0; nth < milliseconds(200); ++nth) stop.tick();
    CHECK(stop.services.narration.size() == 4);
    CHECK(stop.services.narration.back().starts_with("Craps, The Car"));
}

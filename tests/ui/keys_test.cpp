#include "ui/host.h"

#include <doctest/doctest.h>

using namespace boxcars::ui;

namespace {

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

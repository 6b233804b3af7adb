// A game controller alone reaches every place and action, and its focus stays where the eye expects it.
#include "app/arcade/input.h"
#include "contract/opened.h"
#include "own_store.h"
#include "pad_events.h"
#include "platform/input.h"

#include <SDL.h>

#include <queue>

using namespace boxcars;
using namespace boxcars::scenes;
using app::PadDirection, app::PadFocus, platform::Action, test::every_screen, test::Opened, test::pad;

namespace {

constexpr int most_presses = 12;
using Spots = std::vector<HitTarget>;

// How many presses lead from one spot to each other one; -1: none do.
std::vector<int> presses_from(const Spots& spots, std::size_t start) {
    std::vector<int> presses(spots.size(), -1);
    std::queue<std::size_t> next;
    presses[start] = 0;
    next.push(start);
    for (; !next.empty(); next.pop()) {
        const std::size_t at = next.front();
        for (const PadDirection way : {PadDirection::Left, PadDirection::Right, PadDirection::Up, PadDirection::Down})
            for (const float least : {0.0f, app::leap}) {
                const HitTarget* to = app::neighbour(spots, spots[at].where, way, least);
                if (!to || presses[static_cast<std::size_t>(to - spots.data())] >= 0) continue;
                presses[static_cast<std::size_t>(to - spots.data())] = presses[at] + 1;
                next.push(static_cast<std::size_t>(to - spots.data()));
            }
    }
    return presses;
}

// The most presses between two spots. Fails where one cannot be reached.
int farthest(const Spots& spots) {
    int most = 0;
    for (std::size_t from = 0; from < spots.size(); ++from) {
        const std::vector<int> presses = presses_from(spots, from);
        for (std::size_t to = 0; to < spots.size(); ++to) {
            if (presses[to] < 0 || presses[to] > most_presses) {
                CAPTURE(presses[to]);
                CAPTURE(spots[to].where.centre().x);
                CAPTURE(spots[to].where.centre().y);
                FAIL_CHECK(spots[from].name, " to ", spots[to].name);
            }
            most = std::max(most, presses[to]);
        }
    }
    return most;
}

Spots spots_of(ui::test::Bench& bench, Opened& scene) {
    for (int frame = 0; frame < 3; ++frame) bench.frame([&] { scene.scene.scene->overlay(); });
    Spots spots = bench.host().spots();
    for (const HitTarget& target : scene.scene.hit_targets()) spots.push_back(target);
    Spots apart;  // a place may have two names
    for (const HitTarget& spot : spots)
        if (std::ranges::none_of(apart, [&](const HitTarget& s) { return s.where.centre() == spot.where.centre(); }))
            apart.push_back(spot);
    return apart;
}

struct Couch {
    PadFocus focus;
    Spots spots;
    void tick() { focus.tick(spots, true); }
    bool give(Uint8 button, bool down) { return focus.hear(pad(button, down), spots); }
    std::string at() const { return focus.spot() ? focus.spot()->name : ""; }
};
const HitTarget roll{"roll", {1000, 600, 100, 60}, true}, undo{"undo", {800, 600, 40, 40}},
    pass{"pass", {500, 500, 6, 6}};

}  // namespace

TEST_CASE("on every screen a game controller reaches every place from any other with twelve presses") {
    ui::test::Bench bench;
    test::OwnStore store;
    for (const app::SceneOptions& asked : every_screen())
        for (const render::Rect window : {render::Rect{0, 0, 1280, 720}, {140, -15, 1000, 750}}) {
            const bool page = std::holds_alternative<ToRun>(asked.to) || std::holds_alternative<ToHistory>(asked.to);
            Opened scene{bench, asked, page ? &store : nullptr};
            scene.resize(window);
            CAPTURE(name_of(asked.to));
            CAPTURE(scene.state()["scene"]);
            CAPTURE(window.w);
            scene.settings.felt_bets = platform::FeltBets::All;
            for (int nth = 0; nth < 20; ++nth) scene.tick(), scene.look();
            const Spots spots = spots_of(bench, scene);
            CHECK(spots.size() > 1);
            CHECK(farthest(spots) > 0);
        }
}

TEST_CASE("every key that does something on a screen has a pad's button there, or stands in the list of actions") {
    ui::test::Bench bench;
    const platform::Bindings bindings;
    const std::set<Action> everywhere{Action::Mute, Action::FullScreen, Action::Screenshot, Action::Menu,
                                      Action::Luggage};
    for (const app::SceneOptions& asked : every_screen()) {
        if (std::holds_alternative<ToRun>(asked.to)) continue;
        CAPTURE(name_of(asked.to));
        const auto opened = [&](std::optional<Action> action) {
            auto scene = std::make_unique<Opened>(bench, asked);
            scene->wait(60);
            if (action) scene->tap(*action);
            scene->wait(action ? 30 : 32);
            return scene;
        };
        const auto untouched = opened({});
        const auto& listed = untouched->scene.scene->keys();
        for (std::size_t n = 0; n < platform::action_count; ++n) {
            const auto action = static_cast<Action>(n);
            if (!bindings.pads(action).empty() || everywhere.contains(action)) continue;
            if (std::ranges::count(listed, action) > 0) continue;
            const auto scene = opened(action);
            const bool left =
                scene->scene.scene->request().has_value() != untouched->scene.scene->request().has_value();
            const bool confirms = action == Action::Confirm || action == Action::Skip;  // the main button's spot
            CHECK_MESSAGE((confirms || (!left && scene->state() == untouched->state())), platform::name(action));
        }
    }
}

TEST_CASE("on the title the first push shows the focus on the chosen card and moves nothing") {
    ui::test::Bench bench;
    for (const render::Rect window : {render::Rect{0, 0, 1280, 720}, {140, -15, 1000, 750}, {400, -66, 480, 853}})
        for (const Action way : {Action::Left, Action::Skip}) {  // the last card, and the first one
            Opened title{bench, test::seeded("")};
            title.resize(window);
            title.tap(way);
            title.look();
            Couch couch{.focus = {}, .spots = spots_of(bench, title)};
            for (int nth = 0; nth < 3; ++nth) couch.focus.tick(couch.spots, false);
            couch.give(SDL_CONTROLLER_BUTTON_DPAD_RIGHT, true);
            couch.give(SDL_CONTROLLER_BUTTON_DPAD_RIGHT, false);
            couch.tick();
            CHECK(couch.at() == title.state()["chosen"]);
        }
}

TEST_CASE("the focus begins on the main button, moves to the nearest place, and waits for one that comes back") {
    Couch couch{.focus = {}, .spots = {undo, roll, pass}};
    couch.tick();
    CHECK(couch.at() == "roll");
    CHECK(couch.give(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true));
    CHECK(couch.at() == "undo");
    couch.give(SDL_CONTROLLER_BUTTON_DPAD_LEFT, false);
    couch.give(SDL_CONTROLLER_BUTTON_DPAD_RIGHT, true);
    couch.give(SDL_CONTROLLER_BUTTON_DPAD_RIGHT, false);
    couch.tick();
    CHECK(couch.at() == "roll");
    couch.spots = {undo, pass};  // the dice fly
    couch.tick();
    CHECK(couch.at().empty());
    CHECK(!couch.give(SDL_CONTROLLER_BUTTON_A, true));  // so A hurries them
    couch.spots = {undo, roll, pass};
    couch.tick();
    CHECK(couch.at() == "roll");
    couch.spots = {{"stay", {600, 300, 100, 40}}, {"leave", {720, 300, 100, 40}}};  // a question
    couch.tick();
    CHECK(couch.at() == "leave");
    couch.tick();
    CHECK(couch.at() == "leave");
    couch.spots = {undo, roll, pass};
    couch.tick();
    CHECK(couch.at() == "roll");
}

TEST_CASE("A presses the place with the focus until it is let go, or the pad is taken away") {
    const platform::Logical logical;
    Couch couch{.focus = {}, .spots = {undo, roll, pass}};
    couch.tick();
    CHECK(couch.focus.take_events(logical).back().type == SDL_MOUSEMOTION);
    CHECK(couch.give(SDL_CONTROLLER_BUTTON_A, true));
    auto events = couch.focus.take_events(logical);
    REQUIRE(events.size() == 1);
    CHECK(events[0].type == SDL_MOUSEBUTTONDOWN);
    CHECK(events[0].button.x == 1050);
    SDL_Event gone{};
    gone.type = SDL_CONTROLLERDEVICEREMOVED;
    couch.focus.hear(gone, couch.spots);
    events = couch.focus.take_events(logical);
    REQUIRE(events.size() == 1);
    CHECK(events[0].type == SDL_MOUSEBUTTONUP);
    CHECK(!couch.give(SDL_CONTROLLER_BUTTON_A, false));
}

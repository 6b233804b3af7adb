#include "audio/sound.h"
#include "platform/settings.h"
#include "rules/craps/rules.h"
#include "scenes/title/scene.h"
#include "scratch.h"
#include "session/store/kept_session.h"
#include "ui/bench.h"
#include "ui/overlay/timings.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::PressKind;
using platform::Action;
using platform::Press;

namespace {

Card card(const std::string& game) {
    return {game, "NAME", "The Car", "One line.", "Two lines.", render::colours::brass, [] { return CardWindow{}; }};
}

struct Stop {  // the train stands in the station: a title with `cards` cards and nobody at the keys
    ui::test::Bench bench;
    std::unique_ptr<audio::Sounds> sounds = audio::open_sounds(false);
    platform::Settings settings;
    ui::Timings timings;
    SceneServices services;
    TitleScene title;
    Ticks now = 0;

    explicit Stop(std::vector<Card> cards = {card("pig"), card("craps")}, session::Store* store = nullptr)
        : services{*sounds, settings, bench.host(), timings, false, {}, {}, store}, title(services, std::move(cards)) {}
    std::optional<SceneChange> tick(const platform::Input& input = {}) {
        title.tick(input, ++now);
        return title.request();
    }
    std::optional<SceneChange> press(Action action) {
        return tick(does({.kind = PressKind::ActionDown, .action = action}));
    }
    std::optional<SceneChange> pointer(platform::PressKind kind, glm::vec2 at) {
        return tick(does({.kind = kind, .at = at}));
    }
    static platform::Input does(Press press) {
        platform::Input input;
        input.any = true;
        input.presses = {press};
        return input;
    }
    nlohmann::json state() const {
        nlohmann::json out;
        title.state(out);
        return out;
    }
    glm::vec2 on(std::size_t card) const { return title.hit_targets().at(card).where.centre(); }
};

}  // namespace

TEST_CASE("the title left alone for 25 seconds goes and shows the chosen game") {
    Stop stop;
    for (int i = 1; i < 25 * ticks_per_second; ++i) REQUIRE_FALSE(stop.tick());
    const auto go = stop.tick();
    REQUIRE(go);
    CHECK(go->where == SceneChange::Where::Attract);
    CHECK(go->game == "pig");
}

TEST_CASE("anything the player does keeps the title from showing a game by itself") {
    Stop stop;
    for (int i = 0; i < 24 * ticks_per_second; ++i) stop.tick();
    CHECK_FALSE(stop.press(Action::Right));
    for (int i = 1; i < 25 * ticks_per_second; ++i) REQUIRE_FALSE(stop.tick());
    CHECK(stop.tick()->game == "craps");
}

TEST_CASE("on the title the arrows choose a car, round and round, and Enter boards it") {
    Stop stop({card("pig"), card("craps"), card("ceelo")});
    stop.press(Action::Left);
    CHECK(stop.state()["chosen"] == "ceelo");
    stop.press(Action::Right);
    stop.press(Action::Right);
    const auto go = stop.press(Action::Confirm);
    REQUIRE(go);
    CHECK(go->where == SceneChange::Where::Table);
    CHECK(go->game == "craps");
}

TEST_CASE("the title offers to show the chosen game, until one was finished; its key shows it at any time") {
    Stop stop;
    CHECK(stop.state()["offers_guide"] == false);  // no game here can be shown
    CHECK_FALSE(stop.press(Action::Coach));
    stop.services.guided = {"craps"};
    CHECK(stop.state()["offers_guide"] == false);
    stop.press(Action::Right);
    CHECK(stop.state()["offers_guide"] == true);
    const auto go = stop.press(Action::Coach);
    REQUIRE(go);
    CHECK(go->where == SceneChange::Where::Guide);
    CHECK(go->game == "craps");
    CHECK(go->at_entry == 1);
    const auto targets = stop.title.hit_targets();
    const auto plate = std::ranges::find(targets, "show_me", &HitTarget::name);
    REQUIRE(plate != targets.end());
    stop.pointer(PressKind::PointerDown, plate->where.centre());
    const auto clicked = stop.pointer(PressKind::PointerUp, plate->where.centre());
    REQUIRE(clicked);
    CHECK(clicked->where == SceneChange::Where::Guide);
    stop.settings.guides["craps"] = 3;
    CHECK(stop.press(Action::Coach)->at_entry == 4);
    stop.settings.guides["craps"] = platform::guide_done;
    CHECK(stop.state()["offers_guide"] == false);
    stop.press(Action::Rules);
    const auto again = stop.press(Action::Coach);  // on the rules card
    REQUIRE(again);
    CHECK(again->at_entry == 1);
}

TEST_CASE("Escape on the title asks; again it leaves the train, and anything else stays on it") {
    Stop stop;
    CHECK_FALSE(stop.press(Action::Back));
    CHECK(stop.state()["asks_to_leave"] == true);
    CHECK_FALSE(stop.press(Action::Confirm));  // an answer, not a boarding
    CHECK(stop.state()["asks_to_leave"] == false);
    CHECK_FALSE(stop.press(Action::Back));
    const auto go = stop.press(Action::Back);
    REQUIRE(go);
    CHECK(go->where == SceneChange::Where::Leave);
}

TEST_CASE("the title opens at the car one came from, and left alone shows one game after the other") {
    Stop stop;
    for (const auto& [coming, chosen, shown] : {std::tuple{ComingFrom{"craps", false}, "craps", "craps"},
                                                {ComingFrom{"craps", true}, "craps", "pig"},
                                                {ComingFrom{"lab", false}, "pig", "pig"}}) {
        TitleScene title{stop.services, {card("pig"), card("craps")}, coming};
        nlohmann::json state;
        title.state(state);
        CHECK(state["chosen"] == chosen);
        std::optional<SceneChange> go;
        for (Ticks now = 1; !go && now <= 26 * ticks_per_second; ++now) {
            title.tick({}, now);
            go = title.request();
        }
        REQUIRE(go);
        CHECK(go->game == shown);
    }
}

TEST_CASE("the rules on the title are those of the chosen game") {
    int asked = 0;
    Card craps = card("craps");
    craps.pages = [&] {
        ++asked;
        return std::vector<ui::CardPage>{{"THE AIM", {"Win."}}};
    };
    Stop stop{{card("pig"), craps}};
    const auto look = [&] {
        stop.bench.frame([&] { stop.title.overlay(); });
        return asked;
    };
    stop.press(Action::Rules);
    CHECK(look() == 0);
    stop.press(Action::Back);
    stop.press(Action::Right);
    stop.press(Action::Rules);
    CHECK(look() == 1);
}

TEST_CASE("while a panel is open on the title nobody boards, nothing starts by itself, and Escape only closes it") {
    Stop stop;
    for (const Action panel : {Action::Settings, Action::Rules}) {
        stop.press(panel);
        CHECK(stop.state()["panel"] != "");
        CHECK_FALSE(stop.press(Action::Confirm));
        for (int i = 0; i < 26 * ticks_per_second; ++i) REQUIRE_FALSE(stop.tick());
        CHECK_FALSE(stop.press(Action::Back));
        CHECK(stop.state()["panel"] == "");
    }
}

TEST_CASE("a car is boarded by a click that begins and ends on its card") {
    Stop stop;
    const glm::vec2 pig = stop.on(0), craps = stop.on(1);
    CHECK_FALSE(stop.pointer(PressKind::PointerUp, craps));  // a button let go after a panel was clicked away
    CHECK_FALSE(stop.pointer(PressKind::PointerDown, pig));
    CHECK_FALSE(stop.pointer(PressKind::PointerUp, craps));
    CHECK_FALSE(stop.pointer(PressKind::PointerDown, craps));
    const auto go = stop.pointer(PressKind::PointerUp, craps);
    REQUIRE(go);
    CHECK(go->game == "craps");
}

TEST_CASE("with reduced motion the title is a still picture once its card is lit") {
    Stop stop;
    for (int i = 0; i < ticks_per_second; ++i) stop.tick();
    CHECK(stop.title.moving());
    stop.settings.reduced_motion = true;
    CHECK_FALSE(stop.title.moving());
    stop.press(Action::Right);
    CHECK(stop.title.moving());
}

TEST_CASE("one to nine carriage cards stand in their room without touching, the chosen one raised") {
    for (const float room : {880.0f, 920.0f, 1152.0f})
        for (int count = 1; count <= 9; ++count)
            for (int i = 0; i < count; ++i) {
                const render::Rect r = card_place(i, count, {64, 547}, room, 0);
                const render::Rect raised = card_place(i, count, {64, 547}, room, 1);
                CAPTURE(room);
                CAPTURE(count);
                CHECK(r.w >= (count <= most_whole_cards ? 210 : 160));
                CHECK(r.x >= 64);
                CHECK(r.x + r.w <= 64 + room);
                CHECK(r.y >= 547);
                CHECK(r.y + r.h <= 547 + card_high);
                CHECK(raised.y < r.y);
                for (int j = 0; j < count; ++j) {
                    const render::Rect other = card_place(j, count, {64, 547}, room, 0);
                    const bool beside = raised.x + raised.w + 8 <= other.x || other.x + other.w + 8 <= raised.x;
                    const bool above = raised.y + raised.h + 4 <= other.y || other.y + other.h + 4 <= raised.y;
                    CHECK((i == j || beside || above));
                }
            }
}

TEST_CASE("with more than four tables the cards stand in two rows, and the arrows go through all of them") {
    std::vector<Card> nine;
    for (int i = 1; i <= 9; ++i) nine.push_back(card("game" + std::to_string(i)));
    Stop stop{nine};
    REQUIRE(stop.title.hit_targets().size() >= 9);
    for (int i = 2; i <= 9; ++i) {
        stop.press(Action::Right);
        CHECK(stop.state()["chosen"] == "game" + std::to_string(i));
    }
    stop.press(Action::Right);
    CHECK(stop.state()["chosen"] == "game1");
    stop.press(Action::Down);
    CHECK(stop.state()["chosen"] == "game6");
    stop.press(Action::Up);
    CHECK(stop.state()["chosen"] == "game1");
    for (int i = 0; i < 4; ++i) stop.press(Action::Right);
    stop.press(Action::Down);
    CHECK(stop.state()["chosen"] == "game9");  // the lower row is shorter
    CHECK(stop.press(Action::Confirm)->game == "game9");
}

TEST_CASE("the poster's train stands whole above the cards in every window") {
    for (const glm::vec2 size : {glm::vec2{1280, 720}, {1000, 750}, {1680, 720}, {1280, 1024}, {860, 720}}) {
        const render::Rect canvas{640 - size.x / 2, 360 - size.y / 2, size.x, size.y};
        const PosterPlace place = poster_place(canvas, card_foot);
        const float foot = canvas.y + canvas.h - card_foot;
        CHECK(place.at(0, 547).y == doctest::Approx(foot));
        CHECK(place.at(1070, 0).x < canvas.x + canvas.w);
        CHECK(place.at(540, 0).x > canvas.x);
        CHECK(place.at(0, 230).y > canvas.y + 150);  // under the wordmark
    }
}

namespace {

struct Kept {  // a store in which a sitting of craps was begun
    const boxcars::test::Scratch folder{};
    session::Store store{folder.path};
    std::string name;
    Kept() {
        session::KeptSession<craps::Rules> sitting{{.seed = 8, .players = {"human"}}, &store};
        REQUIRE(sitting.throw_dice());
        REQUIRE(sitting.store_now());
        name = sitting.name();
    }
};

}  // namespace

TEST_CASE("the title offers the sitting that waits: its card is chosen, a key and a click go on with it") {
    Kept kept;
    Stop stop{{card("pig"), card("craps")}, &kept.store};
    CHECK(stop.state()["chosen"] == "craps");
    CHECK(stop.state()["waits"] == "craps");
    stop.press(Action::Left);
    const auto by_key = stop.press(Action::Continue);
    REQUIRE(by_key);
    CHECK(by_key->where == SceneChange::Where::Table);
    CHECK(by_key->game == "craps");
    CHECK(by_key->sitting == kept.name);
    const auto spots = stop.title.hit_targets();
    const auto plate = std::ranges::find(spots, "continue", &HitTarget::name);
    REQUIRE(plate != spots.end());
    stop.pointer(PressKind::PointerDown, plate->where.centre());
    const auto by_click = stop.pointer(PressKind::PointerUp, plate->where.centre());
    REQUIRE(by_click);
    CHECK(by_click->sitting == kept.name);
}

TEST_CASE("boarding a car in which a sitting waits asks: go on, begin anew, or neither; other cars are boarded") {
    Kept kept;
    Stop stop{{card("pig"), card("craps")}, &kept.store};
    CHECK_FALSE(stop.press(Action::Confirm));
    CHECK(stop.state()["asks_to_continue"] == true);
    CHECK_FALSE(stop.press(Action::Back));  // neither
    CHECK(stop.state()["asks_to_continue"] == false);
    CHECK(stop.state()["asks_to_leave"] == false);
    stop.press(Action::Confirm);
    const auto on = stop.press(Action::Confirm);
    REQUIRE(on);
    CHECK(on->sitting == kept.name);
    stop.press(Action::Confirm);
    const auto anew = stop.press(Action::NewMatch);
    REQUIRE(anew);
    CHECK(anew->game == "craps");
    CHECK(anew->sitting == "");
    stop.press(Action::Left);
    const auto other = stop.press(Action::Confirm);
    REQUIRE(other);
    CHECK(other->game == "pig");
}

TEST_CASE("the title offers nothing that has ended, that has no car, or that another Boxcars may be playing") {
    Kept kept;
    CHECK(Stop{{card("pig")}, &kept.store}.state()["waits"] == "");
    session::Store second{kept.folder.path};
    CHECK(second.busy());
    CHECK(Stop{{card("pig"), card("craps")}, &second}.state()["waits"] == "");
    kept.store.wait(kept.store.end(kept.name));
    CHECK(Stop{{card("pig"), card("craps")}, &kept.store}.state()["waits"] == "");
}

TEST_CASE("how long ago a sitting began is told in one number") {
    CHECK(age_words(1000, 900) == "begun just now");
    CHECK(age_words(0, 60'000) == "begun 1 minute ago");
    CHECK(age_words(0, 3 * 3'600'000 + 5) == "begun 3 hours ago");
    CHECK(age_words(0, 49 * 3'600'000) == "begun 2 days ago");
}

TEST_CASE("the history is a key away from the title, and its sign at the foot is clicked") {
    Stop stop;
    const auto go = stop.press(Action::History);
    REQUIRE(go);
    CHECK(go->where == SceneChange::Where::Table);
    CHECK(go->game == history_name);
    CHECK(stop.settings.bindings.key_cap(Action::History) == "J");
}

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

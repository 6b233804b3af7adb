// The title: its cards, its keys, what opens, what goes on, and what it shows when it is left alone.
#include "scenes/title/scene.h"
#include "platform/input.h"
#include "rules/craps/rules.h"
#include "rules/hand.h"
#include "scenes/page_bench.h"
#include "scratch.h"
#include "session/store/store.h"

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action, platform::PressKind;

namespace {

Card card(const std::string& game) {
    return {.game = game,
            .name = "NAME",
            .car = "The Car",
            .line_1 = "One line.",
            .line_2 = "Two lines.",
            .accent = render::colours::brass,
            .window = [] { return CardWindow{}; }};
}

struct Stop : test::PageBench {  // the train stands in the station: a title with `cards` cards and nobody at the keys
    explicit Stop(std::vector<Card> cards = {card("pig"), card("craps")}, session::Store* store = nullptr) {
        services.store = store;
        scene = title_scene(services, std::move(cards));
    }
    void enter(const ComingFrom& coming) { scene = title_scene(services, {card("pig"), card("craps")}, coming); }
    std::optional<Destination> pointer(PressKind kind, glm::vec2 at) {
        return tick({.presses = {{.kind = kind, .at = at}}, .any = true});
    }
    glm::vec2 on(std::size_t card) const { return scene->hit_targets().at(card).where.centre(); }
};

}  // namespace

TEST_CASE("anything the player does keeps the title from showing a game by itself") {
    Stop stop;
    stop.wait(179 * ticks_per_second);
    CHECK_FALSE(stop.press(Action::Right));
    for (int i = 1; i < 180 * ticks_per_second; ++i) REQUIRE_FALSE(stop.tick());
    CHECK(name_of(*stop.tick()) == "craps");
}

TEST_CASE("the title offers to show the chosen game until that one was finished; its key shows it at any time") {
    Stop stop;
    CHECK(stop.state()["offers_guide"] == false);  // no game here can be shown
    CHECK_FALSE(stop.press(Action::Coach));
    stop.services.guided = {"craps"};
    CHECK(stop.state()["offers_guide"] == false);
    stop.press(Action::Right);
    CHECK(stop.state()["offers_guide"] == true);
    const auto lesson = test::going<ToGuide>(stop.press(Action::Coach));
    CHECK(lesson.game == "craps");
    CHECK(lesson.step == 1);
    test::going<ToGuide>(stop.click("show_me"));
    stop.settings.guides["craps"] = 3;
    CHECK(test::going<ToGuide>(stop.press(Action::Coach)).step == 4);
    stop.settings.guides["craps"] = platform::guide_done;
    CHECK(stop.state()["offers_guide"] == false);
    stop.services.guided = {"pig", "craps"};
    stop.press(Action::Left);
    CHECK(stop.state()["offers_guide"] == true);  // at Pig nobody was shown anything
    stop.press(Action::Right);
    stop.press(Action::Rules);
    CHECK(test::going<ToGuide>(stop.press(Action::Coach)).step == 1);  // on the rules card
}

TEST_CASE("Escape on the title asks; again it leaves the train, and any other key or click does what it always does") {
    Stop stop;
    CHECK_FALSE(stop.press(Action::Back));
    CHECK(stop.state()["asks_to_leave"] == true);
    CHECK_FALSE(stop.press(Action::Right));
    CHECK(stop.state()["asks_to_leave"] == false);
    CHECK(stop.state()["chosen"] == "craps");
    for (const Action boards : {Action::Confirm, Action::Lab}) {
        stop.press(Action::Back);
        const auto there = stop.press(boards);
        REQUIRE(there);
        CHECK(name_of(*there) == (boards == Action::Lab ? "lab" : "craps"));
        CHECK(stop.state()["asks_to_leave"] == false);
    }
    stop.services.runs = true;
    stop.press(Action::Back);
    test::going<ToRun>(stop.click("long_run"));
    stop.press(Action::Back);
    CHECK(name_of(*stop.click("pig")) == "pig");
    CHECK(stop.state()["asks_to_leave"] == false);
    CHECK_FALSE(stop.press(Action::Back));
    test::going<ToLeave>(stop.press(Action::Back));
}

TEST_CASE("the title opens at the car one came from, and left alone shows one game after the other") {
    Stop stop;
    for (const auto& [coming, chosen, shown] : {std::tuple{ComingFrom{"craps", false}, "craps", "craps"},
                                                {ComingFrom{"craps", true}, "craps", "pig"},
                                                {ComingFrom{"lab", false}, "pig", "pig"}}) {
        stop.enter(coming);
        CHECK(stop.state()["chosen"] == chosen);
        std::optional<Destination> go;
        for (Ticks waited = 0; !go && waited < 181 * ticks_per_second; ++waited) go = stop.tick();
        REQUIRE(go);
        CHECK(name_of(*go) == shown);
    }
}

TEST_CASE("the title stands at the card it stood at after the lab, the history and a run") {
    Stop stop;
    stop.services.runs = true;
    std::string car;
    const auto chosen_from = [&](const std::string& place) {
        stop.enter({place, false, &car});
        return stop.state()["chosen"].get<std::string>();
    };
    for (const Action page : {Action::Lab, Action::History, Action::Run}) {
        car.clear();
        CHECK(chosen_from("") == "pig");
        stop.press(Action::Right);
        const auto there = stop.press(page);
        REQUIRE(there);
        CHECK(chosen_from(name_of(*there)) == "craps");
    }
    CHECK(chosen_from("") == "craps");  // a high score was signed in between
    CHECK(chosen_from("pig") == "pig");
}

TEST_CASE("the rules on the title are those of the chosen game") {
    int asked = 0;
    Card craps = card("craps");
    craps.pages = [&](const auto&) {
        ++asked;
        return std::vector<ui::CardPage>{{"THE AIM", {"Win."}}};
    };
    Stop stop{{card("pig"), craps}};
    const auto look = [&] {
        stop.bench.frame([&] { stop.scene->overlay(); });
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

TEST_CASE("with reduced motion the title is a still picture once its card is lit") {
    Stop stop;
    stop.wait(ticks_per_second);
    CHECK(stop.scene->moving());
    stop.settings.reduced_motion = true;
    CHECK_FALSE(stop.scene->moving());
    stop.press(Action::Right);
    CHECK(stop.scene->moving());
}

TEST_CASE("the title tells the chosen card, once, and what opens") {
    Stop stop;
    auto& heard = stop.services.narration;
    stop.wait(milliseconds(400));
    CHECK(heard == std::vector<std::string>{"NAME, The Car: One line. Two lines."});
    stop.press(Action::Right);
    stop.wait(milliseconds(200));
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
        stop.wait(milliseconds(200));
        stop.press(action);
    }
    stop.wait(milliseconds(200));
    CHECK(stop.services.narration.size() == 4);
    CHECK(stop.services.narration.back().starts_with("Craps, The Car"));
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
    CHECK(name_of(*go) == "craps");
}

TEST_CASE("one to nine carriage cards stand in their room without touching, the chosen one raised") {
    for (const float room : {880.0f, 920.0f, 1152.0f})
        for (int count = 1; count <= 9; ++count)
            for (int i = 0; i < count; ++i) {
                const render::Rect row{64, 547, room, card_high};
                const render::Rect r = card_place(i, count, row, 0), raised = card_place(i, count, row, 1);
                CAPTURE(room);
                CAPTURE(count);
                CHECK(r.w >= (count <= most_whole_cards ? 210 : 160));
                CHECK(r.x >= 64);
                CHECK(r.x + r.w <= 64 + room);
                CHECK(r.y >= 547);
                CHECK(r.y + r.h <= 547 + card_high);
                CHECK(raised.y < r.y);
                for (int j = 0; j < count; ++j) {
                    const render::Rect other = card_place(j, count, row, 0);
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
    REQUIRE(stop.scene->hit_targets().size() >= 9);
    for (int i = 2; i <= 9; ++i) {
        stop.press(Action::Right);
        CHECK(stop.state()["chosen"] == "game" + std::to_string(i));
    }
    stop.press(Action::Right);
    CHECK(stop.state()["chosen"] == "game1");
    stop.press(Action::Left);
    CHECK(stop.state()["chosen"] == "game9");
    stop.press(Action::Right);
    stop.press(Action::Down);
    CHECK(stop.state()["chosen"] == "game6");
    stop.press(Action::Up);
    CHECK(stop.state()["chosen"] == "game1");
    for (int i = 0; i < 4; ++i) stop.press(Action::Right);
    stop.press(Action::Down);
    CHECK(stop.state()["chosen"] == "game9");  // the lower row is shorter
    CHECK(name_of(*stop.press(Action::Confirm)) == "game9");
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
    Kept() { name = begin(); }
    std::string begin(const std::optional<session::StopTerms>& stop = {}) {
        for (const auto now = session::now_ms(); session::now_ms() == now;) continue;
        session::Setup setup{.rules = craps::Rules{}, .seed = 8, .players = {"human"}};
        setup.stop = stop;
        session::Sitting sitting{setup, kept_in(&store)};
        REQUIRE(sitting.submit(craps::Bet{{craps::Kind::Field}, 10 * dollar}));
        REQUIRE(sitting.throw_dice());
        REQUIRE(sitting.store_now());
        return sitting.name();
    }
};

}  // namespace

TEST_CASE("the title offers the sitting that waits: its card is chosen, a key and a click go on with it") {
    Kept kept;
    Stop stop{{card("pig"), card("craps")}, &kept.store};
    CHECK(stop.state()["chosen"] == "craps");
    CHECK(stop.state()["waits"] == "craps");
    stop.press(Action::Left);
    const auto by_key = test::going<ToKept>(stop.press(Action::Continue));
    CHECK(by_key.game == "craps");
    CHECK(by_key.sitting == kept.name);
    CHECK(test::going<ToKept>(stop.click("continue")).sitting == kept.name);
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
    CHECK(test::going<ToKept>(stop.press(Action::Confirm)).sitting == kept.name);
    stop.press(Action::Confirm);
    CHECK(test::going<ToTable>(stop.press(Action::NewMatch)).game == "craps");
    stop.press(Action::Left);
    CHECK(test::going<ToTable>(stop.press(Action::Confirm)).game == "pig");
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

TEST_CASE("CONTINUE opens what was played last, a station through its run, and no table that a link opened") {
    Kept kept;
    const auto waits = [&](const std::string& linked) {
        auto stop = std::make_unique<Stop>(std::vector{card("pig"), card("craps")}, &kept.store);
        stop->settings.linked = {linked};
        stop->enter({});
        return stop;
    };
    const std::string second = kept.begin();
    CHECK(test::going<ToKept>(waits("")->press(Action::Continue)).sitting == second);
    CHECK(test::going<ToKept>(waits(second)->press(Action::Continue)).sitting == kept.name);
    auto played = session::resume(rules::any_game<craps::Rules>(), kept.store, kept.name);
    for (const auto now = session::now_ms(); session::now_ms() == now;) continue;
    REQUIRE(played.throw_dice());
    CHECK(test::going<ToKept>(waits("")->press(Action::Continue)).sitting == kept.name);
    REQUIRE(played.store_now());
    CHECK(test::going<ToKept>(waits("")->press(Action::Continue)).sitting == kept.name);
    kept.begin(session::StopTerms{"local-1", 2});
    CHECK(test::going<ToStation>(waits("")->press(Action::Continue)).run == "local-1");
    const auto at_car = waits("");
    at_car->press(Action::Confirm);
    CHECK(test::going<ToKept>(at_car->press(Action::Confirm)).sitting == kept.name);
}

TEST_CASE("how long ago a sitting began is told in one number") {
    CHECK(age_words(1000, 900) == "begun just now");
    CHECK(age_words(0, 60'000) == "begun 1 minute ago");
    CHECK(age_words(0, 3 * 3'600'000 + 5) == "begun 3 hours ago");
    CHECK(age_words(0, 49 * 3'600'000) == "begun 2 days ago");
}

TEST_CASE("what waits, a first game and the Long Run stand one under the other, clear of the cards") {
    Kept kept;
    Stop stop{{card("pig"), card("craps")}, &kept.store};
    stop.services.guided = {"craps"};
    stop.services.runs = true;
    const auto targets = stop.scene->hit_targets();
    const auto place = [&](std::string_view name) {
        const auto at = std::ranges::find(targets, name, &HitTarget::name);
        REQUIRE(at != targets.end());
        return at->where;
    };
    const render::Rect waits = place("continue"), show_me = place("show_me"), long_run = place("long_run");
    CHECK(show_me.y >= waits.y + waits.h + 8);
    CHECK(long_run.y >= show_me.y + show_me.h + 8);
    for (const char* game : {"pig", "craps"}) CHECK(place(game).y > long_run.y + long_run.h);
    test::going<ToRun>(stop.press(Action::Run));
}

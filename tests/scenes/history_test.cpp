// The mail car: what was played, driven by keys, clicks and typed letters as a player drives it; and the signing of a
// high score.
#include "audio/sound.h"
#include "platform/controls.h"
#include "platform/settings.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "scenes/history/scene.h"
#include "scenes/history/signing_scene.h"
#include "scratch.h"
#include "session/store/kept_session.h"
#include "ui/bench.h"
#include "ui/history/words.h"
#include "ui/overlay/timings.h"

#include <SDL.h>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::PressKind;
using platform::Action;

namespace {

// A game of Pig that the player wins by holding what there is after three rolls without the pig.
std::string played_pig(session::Store& store, std::uint64_t seed, bool ends) {
    session::KeptSession<pig::Rules> table{{.seed = seed, .players = {"human", "human"}}, &store};
    for (int verbs = 0; verbs < 2000 && !table.session().over(); ++verbs)
        if (table.session().state().rolls >= 3)
            table.submit(pig::Hold{});
        else
            table.throw_dice();
    REQUIRE(table.store_now());
    if (ends) table.end();
    REQUIRE(store.wait_for_all());
    return table.name();
}

struct MailCar {
    boxcars::test::Scratch folder{};
    std::unique_ptr<session::Store> store = std::make_unique<session::Store>(folder.path);
    ui::test::Bench bench;
    std::unique_ptr<audio::Sounds> sounds = audio::open_sounds(false);
    platform::Settings settings;
    ui::Timings timings;
    SceneServices services{*sounds, settings, bench.host(), timings, true, folder.path, {}, store.get()};
    std::unique_ptr<Scene> scene;
    Ticks now = 0;

    static HistoryGames games() {
        return {{session::kept_game<pig::Rules>(), "Pig", render::colours::brass},
                {session::kept_game<craps::Rules>(), "Craps", render::colours::brass}};
    }
    void enter(const std::string& sitting = {}) { scene = std::make_unique<HistoryScene>(services, games(), sitting); }
    void sign() {
        auto entered = scores_to_sign(services, games());
        REQUIRE(entered);
        scene = std::make_unique<SigningScene>(services, games(), std::move(*entered));
    }
    std::optional<SceneChange> tick(const platform::Input& input = {}) {
        scene->tick(input, ++now);
        return scene->request();
    }
    std::optional<SceneChange> press(Action action) {
        platform::Input input;
        input.any = true;
        input.presses = {{.kind = PressKind::ActionDown, .action = action}};
        return tick(input);
    }
    std::optional<SceneChange> type(const std::string& letters) {
        platform::Input input;
        input.letters = letters;
        return tick(input);
    }
    std::optional<SceneChange> click(const std::string& spot) {  // on the panel
        CAPTURE(spot);
        REQUIRE(bench.click(spot, [&] { scene->overlay(); }));
        return tick();
    }
    void click_canvas(const std::string& spot) {
        for (const HitTarget& target : scene->hit_targets()) {
            if (target.name != spot) continue;
            platform::Input down, up;
            down.pointer = up.pointer = target.where.centre();
            down.pointer_down = true;
            down.presses = {{.kind = PressKind::PointerDown, .at = down.pointer}};
            up.presses = {{.kind = PressKind::PointerUp, .at = up.pointer}};
            tick(down);
            tick(up);
        }
    }
    void choose(const std::string& list, const std::string& item) {
        click("history." + list);
        click("history." + list + "." + item);
    }
    nlohmann::json state() const {
        nlohmann::json out;
        scene->state(out);
        return out;
    }
    std::string told() const { return state()["told"]; }
};

}  // namespace

TEST_CASE("an empty history is entered and left, and shows all its pages") {
    MailCar car;
    car.enter();
    CHECK(car.state()["page"] == "sittings");
    CHECK(car.state()["rows"] == 0);
    for (const char* page : {"Hands", "Statistics", "High scores", "Sittings"}) {
        car.click(std::string{"history.page."} + page);
        CHECK(car.told() == "");
    }
    CHECK(car.state()["page"] == "sittings");
    car.press(Action::Chip3);
    CHECK(car.state()["page"] == "statistics");
    const auto go = car.press(Action::Back);
    REQUIRE(go);
    CHECK(go->where == SceneChange::Where::Title);
}

TEST_CASE("filters of the page leave what they say, and a chosen sitting goes back to the list") {
    MailCar car;
    const std::string open = played_pig(*car.store, 1, false), over = played_pig(*car.store, 2, true);
    car.enter();
    CHECK(car.state()["rows"] == 2);
    car.choose("state", "Open");
    CHECK(car.state()["rows"] == 1);
    car.click("history.sitting.0");
    CHECK(car.state()["sitting"] == open);
    car.click("history.part.What happened");
    car.click("history.part.Its hands");
    car.press(Action::Back);
    CHECK(car.state()["sitting"] == "");
    car.choose("state", "Over");
    car.click("history.sitting.0");
    CHECK(car.state()["sitting"] == over);
    car.click("history.close");
    car.choose("game", "Craps");
    CHECK(car.state()["rows"] == 0);
    car.choose("game", "All games");
    car.choose("state", "Open and over");
    car.choose("marks", "Imported");
    CHECK(car.state()["rows"] == 0);
}

TEST_CASE("an open sitting goes on from here, by a click and by the key; any is watched from an entry") {
    MailCar car;
    const std::string open = played_pig(*car.store, 1, false);
    car.enter(open);
    const auto by_click = car.click("history.continue");
    REQUIRE(by_click);
    CHECK(by_click->where == SceneChange::Where::Table);
    CHECK(by_click->game == "pig");
    CHECK(by_click->sitting == open);
    CHECK(car.press(Action::Continue)->sitting == open);
    car.click("history.part.What happened");
    const auto watched = car.click("history.entry.3");
    REQUIRE(watched);
    CHECK(watched->where == SceneChange::Where::Watch);
    CHECK(watched->sitting == open);
    CHECK(watched->at_entry == 3);
}

TEST_CASE("a sitting is verified and exported with a sentence, and the file is what the command line writes") {
    MailCar car;
    const std::string name = played_pig(*car.store, 2, true);
    car.enter(name);
    car.click("history.verify");
    CHECK(car.told().starts_with("The sitting is as it says: pig, 1 game, "));
    CHECK(car.state()["trouble"] == false);
    car.click("history.export");
    const auto file = car.folder.path / "exports" / (name + ".json");
    CHECK(car.told().find(file.string()) != std::string::npos);
    const session::Recording exported = session::read_recording(file);
    CHECK(exported.entries == car.store->recording(name)->entries);
}

TEST_CASE("what was changed in the file is found, and said, and the page stays") {
    MailCar car;
    const std::string name = played_pig(*car.store, 2, true);
    car.enter(name);
    session::Database{session::store_file(car.folder.path), session::Database::Access::Write}.run(
        "UPDATE entry SET faces = x'06' WHERE number = 4 AND faces <> x'06'; UPDATE entry SET faces = x'05' WHERE "
        "number = 3;");
    car.click("history.verify");
    CHECK(car.state()["trouble"] == true);
    CHECK(car.told().find(name) != std::string::npos);
    CHECK(car.state()["sitting"] == name);
}

TEST_CASE("deleting asks in words; Escape and the lit answer keep it, and only the other one deletes") {
    MailCar car;
    const std::string name = played_pig(*car.store, 2, true);
    car.enter(name);
    car.click("history.delete");
    CHECK(car.state()["question"] == static_cast<int>(ui::HistoryQuestion::Delete));
    CHECK_FALSE(car.press(Action::Back));
    CHECK(car.state()["question"] == 0);
    CHECK(car.state()["sitting"] == name);
    car.click("history.delete");
    car.click("history.no");
    CHECK(car.store->line(name));
    car.click("history.delete");
    car.press(Action::TakeDown);  // the key of taking down is no answer
    car.press(Action::Confirm);
    CHECK(car.store->line(name));
    car.click("history.yes");
    CHECK_FALSE(car.store->line(name));
    CHECK(car.state()["sitting"] == "");
    CHECK(car.told() ==
          "Sitting " + name + " is deleted. Copies of the store made before today may hold it for some days more.");
}

TEST_CASE("a file is imported by its path, once, marked, and what is no sitting is refused in a sentence") {
    MailCar car;
    const std::string name = played_pig(*car.store, 2, true);
    car.enter(name);
    car.click("history.export");
    const auto file = car.folder.path / "exports" / (name + ".json");
    car.press(Action::Back);
    const auto import = [&](const std::string& path) {
        car.click("history.import");
        car.click("history.path");
        car.bench.push_text(path);
        car.bench.frame([&] { car.scene->overlay(); });
        car.click("history.yes");
    };
    import(file.string());
    CHECK(car.told().find("in the store already") != std::string::npos);
    REQUIRE(car.store->wait(car.store->forget(name)));
    import(file.string());
    CHECK(car.state()["trouble"] == false);
    CHECK(car.told().find("marked as imported") != std::string::npos);
    CHECK(car.state()["rows"] == 1);
    std::ofstream{car.folder.path / "none.json"} << "not a sitting";
    import((car.folder.path / "none.json").string());
    CHECK(car.state()["trouble"] == true);
    CHECK(car.state()["question"] == 0);
}

TEST_CASE("the statistics tell of the purse beside them: what is in it, what is at tables, and its counted loans") {
    MailCar car;
    car.enter();
    car.click("history.page.Statistics");
    CHECK(car.state()["purse"].empty());  // nobody has touched it
    session::Setup<craps::Rules> setup{.seed = 8, .players = {"human"}};
    setup.from_purse = true;
    session::KeptSession<craps::Rules> table{setup, car.store.get()};
    REQUIRE(table.submit(craps::Bet{{craps::Kind::Pass}, 10 * dollar}));
    REQUIRE(table.store_now());
    const auto purse = [&] {
        car.enter();
        car.click("history.page.Statistics");
        return car.state()["purse"].get<std::vector<std::string>>();
    };
    CHECK(purse() == std::vector<std::string>{"$0 in it, $1,000 at tables where rounds run.", "Nothing was borrowed."});
    for (int loans = 0; loans < 2; ++loans) REQUIRE(car.store->wait(car.store->borrow()));
    const std::string today = session::date_text(session::now_ms()).substr(0, 10);
    CHECK(purse() == std::vector<std::string>{
                         "$2,000 in it, $1,000 at tables where rounds run.",
                         "Borrowed: 2 loans, $2,000 in all, the last on " + today + ". Each is counted for good."});
}

TEST_CASE("a store that cannot be read is a sentence on the page") {
    MailCar car;
    played_pig(*car.store, 2, true);
    car.enter();
    session::Database{session::store_file(car.folder.path), session::Database::Access::Write}.run(
        "PRAGMA ignore_check_constraints = 1; UPDATE hand SET outcome = 7;");
    car.click("history.page.Hands");
    CHECK(car.state()["trouble"] == true);
    CHECK(car.told().find("is none") != std::string::npos);
}

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
    const auto go = car.press(Action::Confirm);
    REQUIRE(go);
    CHECK(go->where == SceneChange::Where::Title);
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
    CHECK_FALSE(scores_to_sign(car.services, MailCar::games()));
    car.scene.reset();
    car.store.reset();
    car.store = std::make_unique<session::Store>(car.folder.path);
    car.services.store = car.store.get();
    const auto scores = session::scores_of(*car.store, {session::kept_game<pig::Rules>()}, "pig");
    CHECK(scores.front().tables.front().lines.front().initials == "BOX");
    played_pig(*car.store, 4, true);
    car.sign();
    CHECK(car.state()["letters"] == "BOX");
}

TEST_CASE("a score that is not to be signed is not asked about again") {
    MailCar car;
    played_pig(*car.store, 3, true);
    car.sign();
    REQUIRE(car.press(Action::Back));
    CHECK_FALSE(scores_to_sign(car.services, MailCar::games()));
}

TEST_CASE("figures are said in the money of their game, bets and opponents in words") {
    CHECK(ui::history_change("cents", 3500) == "+$35");
    CHECK(ui::history_change("coins", -3) == "−3 coins");
    CHECK(ui::history_change("coins", 1) == "+1 coin");
    CHECK(ui::history_change("points", 0) == "0");
    CHECK(ui::history_figure("throws", 1) == "1 throw");
    CHECK(ui::history_figure("cents", 106'000) == "$1,060");
    CHECK(ui::history_bet("pass_odds_6") == "pass odds 6");
    CHECK(ui::history_players("human,hold20") == "you, hold20");
    CHECK(ui::history_opponent("") == "the house");
    CHECK(ui::history_opponent("even,bold") == "even, bold");
    CHECK(ui::history_entry({1, 1, "roll 4", {4}, {"player 1 rolled 4", "turn total 17"}}) ==
          "Player 1 rolled 4; turn total 17.");
    CHECK(ui::history_entry({1, 1, "stop", {}, {}}) == "Stop.");
    CHECK(ui::history_date(0) == "1970-01-01 00:00");
}

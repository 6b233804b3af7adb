// The history: what was played, and what may be done with it; and how a high score is signed.
#include "scenes/history/scene.h"
#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "scenes/page_bench.h"
#include "scratch.h"
#include "session/store/store.h"
#include "ui/history/panel.h"

#include <fstream>

namespace boxcars::test {

// A game of Pig that the player wins by holding what there is after three rolls without the pig.
inline std::string played_pig(session::Store& store, std::uint64_t seed, bool ends) {
    session::Sitting table{{.rules = pig::Rules{}, .seed = seed, .players = {"human", "human"}}, kept_in(&store)};
    for (int verbs = 0; verbs < 2000 && !table.over(); ++verbs)
        if (table.state().as<pig::State>().rolls >= 3)
            table.submit(pig::Hold{});
        else
            table.throw_dice();
    REQUIRE(table.store_now());
    if (ends) table.end();
    REQUIRE(store.wait_for_all());
    return table.name();
}

struct MailCar : PageBench {
    Scratch folder{};
    std::unique_ptr<session::Store> store = std::make_unique<session::Store>(folder.path);

    MailCar() {
        services.data = folder.path;
        services.store = store.get();
    }
    ~MailCar() { scene.reset(); }  // before the store

    static PageGames games() {
        return {{&session::game_of(pig::Rules{}), "Pig", render::colours::brass},
                {&session::game_of(craps::Rules{}), "Craps", render::colours::brass}};
    }
    void enter(const std::string& sitting = {}) { scene = history_scene(services, games(), sitting); }
    void sign() {
        scene = signing_scene(services, games());
        REQUIRE(scene);
    }
    std::optional<Destination> type(const std::string& letters) { return tick({.letters = letters, .presses = {}}); }
    std::optional<Destination> click(const std::string& spot) {  // on the panel
        CAPTURE(spot);
        REQUIRE(bench.click(spot, [&] { scene->overlay(); }));
        return tick();
    }
    void choose(const std::string& list, const std::string& item) {
        click("history." + list);
        click("history." + list + "." + item);
    }
    std::string told() const { return state()["told"]; }
};

}  // namespace boxcars::test

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;
using test::MailCar, test::played_pig;

TEST_CASE("an empty history is entered and left, and shows all its pages") {
    MailCar car;
    car.enter();
    CHECK(car.state()["page"] == "sittings");
    CHECK(car.state()["rows"] == 0);
    for (const char* page : {"Results", "Statistics", "High scores", "Sittings"}) {
        car.click(std::string{"history.page."} + page);
        CHECK(car.told() == "");
    }
    CHECK(car.state()["page"] == "sittings");
    car.press(Action::Chip3);
    CHECK(car.state()["page"] == "statistics");
    test::going<ToTitle>(car.press(Action::Back));
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
    car.click("history.part.All moves");
    car.click("history.part.Results");
    car.press(Action::Back);
    CHECK(car.state()["sitting"] == "");
    car.choose("state", "Over");
    car.click("history.sitting.0");
    CHECK(car.state()["sitting"] == over);
    car.click("history.close");
    car.choose("game", "Craps");
    CHECK(car.state()["rows"] == 0);
    car.choose("game", "All games");
    car.choose("state", "All states");
    car.choose("marks", "Imported");
    CHECK(car.state()["rows"] == 0);
}

TEST_CASE("an open sitting goes on from here, by a click and by the key; any is watched from an entry") {
    MailCar car;
    const std::string open = played_pig(*car.store, 1, false);
    car.enter(open);
    const auto by_click = test::going<ToKept>(car.click("history.continue"));
    CHECK(by_click.game == "pig");
    CHECK(by_click.sitting == open);
    CHECK(test::going<ToKept>(car.press(Action::Continue)).sitting == open);
    car.click("history.part.All moves");
    const auto watched = test::going<ToRecording>(car.click("history.entry.3"));
    CHECK(watched.sitting == open);
    CHECK(watched.at_entry == 3);
}

TEST_CASE("a sitting is verified and exported with a sentence, and the file is what the command line writes") {
    MailCar car;
    const std::string name = played_pig(*car.store, 2, true);
    car.enter(name);
    car.click("history.verify");
    CHECK(car.told().find("The record is true: pig, 1 game, ") != std::string::npos);
    CHECK(car.state()["trouble"] == false);
    car.click("history.export");
    const auto file = car.folder.path / "exports" / (name + ".json");
    CHECK(car.told().find(file.string()) != std::string::npos);
    CHECK(session::read_recording(file).entries == car.store->recording(name)->entries);
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
    CHECK(car.told() == "Sitting " + name + " is deleted. The copy of the store holds it until the next copy is made.");
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

TEST_CASE("a store that cannot be read is a sentence on the page") {
    MailCar car;
    played_pig(*car.store, 2, true);
    car.enter();
    session::Database{session::store_file(car.folder.path), session::Database::Access::Write}.run(
        "PRAGMA ignore_check_constraints = 1; UPDATE hand SET outcome = 7;");
    car.click("history.page.Results");
    CHECK(car.state()["trouble"] == true);
    CHECK(car.told().find("is none") != std::string::npos);
}

TEST_CASE("figures are said in the money of their game, bets and opponents in words") {
    CHECK(ui::history_change("cents", 3500) == "+$35");
    CHECK(ui::history_change("coins", -3) == "−3 coins");
    CHECK(ui::history_change("coins", 1) == "+1 coin");
    CHECK(ui::history_change("points", 0) == "0");
    CHECK(ui::history_figure("throws", 1) == "1 throw");
    CHECK(ui::history_figure("cents", 106'000) == "$1,060");
    CHECK(ui::history_bet("pass_odds") == "Odds on pass");
    CHECK(ui::history_bet("dont_pass_odds_4") == "Odds on don't pass 4");
    CHECK(ui::history_bet("game") == "game");
    const auto pig = players::pig_people(), ceelo = players::ceelo_people();
    CHECK(session::company_words(pig, "human,hold20") == "you, Etta");
    CHECK(session::company_words(pig, "human,hold20,hold20") == "you, Etta, Rex (hold at 20)");
    CHECK(session::company_words(pig, "human,hold:17") == "you, Etta (hold at 17)");
    CHECK(session::company_words({}, "human,somebody") == "you, somebody");
    CHECK(ui::history_opponent("", pig) == "the house");
    CHECK(ui::history_opponent("hold20", pig) == "Etta");
    CHECK(ui::history_opponent("even,bold", ceelo) == "Mo, Ada");
    CHECK(ui::history_entry({1, 1, "roll 4", {4}, {"player 1 rolled 4", "turn total 17"}}) ==
          "Player 1 rolled 4; turn total 17.");
    CHECK(ui::history_entry({1, 1, "stop", {}, {}}) == "Stop.");
    CHECK(ui::history_entry({1, 1, "bet place_6 $6", {}, {}}) == "Bet place SIX $6.");
    CHECK(ui::history_date(0) == "1970-01-01 00:00");
}

TEST_CASE("the page, the sitting that is chosen and the result of an action are narrated") {
    MailCar car;
    const std::string open = played_pig(*car.store, 1, false);
    car.enter();
    CHECK(car.heard() == std::vector<std::string>{"sittings"});
    car.click("history.sitting.0");
    const auto chosen = car.heard();
    REQUIRE(chosen.size() == 1);
    CHECK(chosen.front().starts_with("Pig, "));
    CHECK(chosen.front().find("you, you: ") != std::string::npos);
    CHECK(chosen.front().ends_with(", open"));
    car.click("history.verify");
    CHECK(car.heard() == std::vector<std::string>{car.told()});
}

TEST_CASE("statistics and high scores are told aloud: in short as their page opens, a line where the keys stand") {
    MailCar car;
    played_pig(*car.store, 1, true);
    car.enter();
    car.heard();
    car.press(Action::Chip3);
    const auto statistics = car.heard();
    REQUIRE(statistics.size() == 2);
    CHECK(statistics[0] == "statistics");
    CHECK(statistics[1].starts_with("Pig: 1 line."));
    car.press(Action::Chip4);
    const auto scores = car.heard();
    REQUIRE(scores.size() == 2);
    CHECK(scores[0] == "high scores");
    CHECK(scores[1].starts_with("Pig: "));
    CHECK(scores[1].find("nobody ") != std::string::npos);  // the one who played signed nothing
    session::BetStatistics of{{.bet = "pass_odds", .hands = 31, .won = 14, .lost = 17, .net = -500}};
    of.best = 3000;
    of.longest_won = 2;
    of.longest_lost = 5;
    CHECK(ui::history_bet_row({"craps", "Craps", "cents"}, of) ==
          "Odds on pass against the house: 31 results, 14 won, 17 lost, −$5; luck not known; best +$30; won in a row "
          "2, lost in a row 5");
    of.expected = -200;
    of.band = session::LuckBand{-4000, 3800, 0.973};
    CHECK(ui::history_luck("cents", of) == "−$3, 97%: −$40 to +$38");
    of.games = 0.417;
    CHECK(ui::history_luck("points", of) == "+0.42 games");
    CHECK(ui::history_hand({"craps", "Craps", "cents"}, {.hand = {.bet = "pass", .net = 1000, .throws = 1}})
              .ends_with("even, +$10, 1 throw"));
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
    car.PageBench::click("up.2");
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

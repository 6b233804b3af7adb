// The coach of a station's goal at every table: the chance on the gauge, his advice, and the look back.
#include "contract/station_run.h"
#include "session/run/result.h"

#include <numeric>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action, test::kept_house, test::Opened, test::run_to;

namespace {

void wait_for_goal(Opened& table) {
    table.services.headless = true;
    for (Ticks n = 0; n < 2000 && table.state()["goal"]["sum"] == ""; ++n) table.tick();
    table.tick();
}

struct GoalTable {
    const std::string game;
    test::OwnStore store;
    session::Run run;
    std::shared_ptr<const session::StationOdds> odds =
        session::RunTables{kept_house()}(game)->solve(run.stations.back().station(), {});
    ui::test::Bench bench{};
    Opened table{bench, {.to = ToStation{run.plan.name}}, &store};
    std::set<std::string> advice{};
    int checked = 0;

    GoalTable(std::string_view of, std::uint64_t seed) : game(of), run(run_to(store, game, seed)) {
        table.services.headless = true;
        table.settings.coach = platform::Coach::Always;
        table.wait(2);
    }
    const session::Sitting& sitting() const { return dynamic_cast<const Table&>(*table.scene.scene).sitting(); }
    nlohmann::json goal() { return table.state()["goal"]; }
    bool told(std::string_view words) {
        return std::ranges::any_of(table.services.narration,
                                   [&](const std::string& line) { return line.find(words) != line.npos; });
    }
    bool offers(std::string_view button) { return table.middle_of(button).has_value(); }

    // Ticks once; if the table rests, the chance must be that of the sitting.
    void tick() {
        const bool rested = table.at_rest();
        const std::uint64_t hash = sitting().hash();
        table.tick();
        if (!rested || !table.at_rest() || hash != sitting().hash() || hash == std::exchange(seen_, hash)) return;
        const session::StationLedger ledger = odds->ledger(session::record(sitting()));
        CHECK(goal()["chance"] == session::percent_words(ledger.now));
        const bool advised = table.settings.coach == platform::Coach::Always && !ledger.best.empty();
        CHECK(goal()["advice"] == (advised ? advice_words(ledger) : ""));
        if (advised) advice.insert(ledger.best);
        const nlohmann::json trace = table.state()["station"]["trace"];
        CHECK(trace.back() == ledger.now);
        CHECK(trace.size() == ledger.moments.size() + 1);
        CHECK_FALSE((offers("fair") || offers("new_match")));
        ++checked;
    }
    // Plays on by the main button; false: the station was over before.
    bool play(const auto& done) {
        for (Ticks n = 0; n < 60'000 && !done() && table.state()["station"]["over"] != true; ++n) {
            tick();
            if (n % 6 != 0 || !table.at_rest() || table.state()["listens"] != true) continue;
            if (const auto at = table.next_press())
                for (const platform::Input& input : test::clicking(*at)) table.tick(input);
        }
        return done();
    }

 private:
    std::uint64_t seen_ = 0;
};

void check_advice(GoalTable& at) {
    for (const std::string& best : at.advice) {
        CAPTURE(best);
        CHECK(best.find('_') == best.npos);
        CHECK(best.find("dont") == best.npos);
        CHECK(at.told("Best for the goal: " + best + ". "));
    }
    CHECK(at.told("That took the goal from "));
}

void check_look_back(GoalTable& at) {
    const auto state = [&] {
        nlohmann::json now = at.table.state();
        for (const char* moves : {"angle", "ghost"}) now["station"].erase(moves);
        return now;
    };
    const nlohmann::json before = state();
    const auto ledger = at.odds->ledger(session::record(at.sitting()));
    at.table.tap(Action::First);
    CHECK(at.goal()["on_show"] == 1);
    CHECK(at.goal()["sum"] == sum_words(ledger));
    CHECK(at.goal()["words"][1] == cost_words(*ledger.dearest(1).front()));
    CHECK(at.table.state()["journal_entries"] == ledger.dearest(1).front()->entry - 1);
    at.table.wait(200);
    CHECK(at.goal()["on_show"] == 1);
    at.table.click("look_back");
    CHECK(at.goal()["on_show"] == 0);
    for (const char* same : {"journal_entries", "hash", "shown", "decided", "station"})
        CHECK(state()[same] == before[same]);
}

// The lesson of a station's table, which leads back to its board.
void check_lesson(Opened& table) {
    for (const Action key : {Action::Rules, Action::Coach, Action::Confirm}) table.tap(key);
    const auto lesson = test::going<ToGuide>(table.scene.scene->request());
    CHECK(std::holds_alternative<ToRun>(lesson.back));
}

// Plays a little, and gives up the goal from the question that Escape asks, once its cost has been said.
void give_up(Opened& table) {
    for (Ticks n = 0; n < 4000 && (table.state()["journal_entries"] < 3 || !table.at_rest()); ++n) {
        table.tick();
        if (const auto at = table.next_press(); at && n % 6 == 0 && table.state()["listens"] == true)
            for (const platform::Input& input : test::clicking(*at)) table.tick(input);
    }
    table.wait(2);
    CHECK(table.state()["coach"] == true);  // without being asked, also after a throw
    check_lesson(table);
    table.tap(Action::Back);
    table.tap(Action::NewMatch);
    CHECK(table.services.narration.back() == "Giving it up costs a heart and what lies on the table.");
    table.tap(Action::Confirm);  // plays on
    CHECK(table.state()["station"]["over"] == false);
    table.tap(Action::Back);
    table.click("concede");
    table.click("concede");
    CHECK(table.state()["station"]["over"] == true);
    wait_for_goal(table);
    CHECK(table.state()["goal"]["chance"] == "0.0 %");
    table.wait(3 * ticks_per_second);
    CHECK(table.look().words.contains("It costs a heart: 2 left."));
}

// The end is stamped on the table once the last throw has been seen; Home looks back from there, and a press leads on.
void check_stamp(GoalTable& at) {
    const bool reached = at.sitting().stop_reached();
    for (Ticks n = 0; n < 3000 && !at.table.state().contains("stamp"); ++n) at.table.tick();
    const nlohmann::json stamp = at.table.state()["stamp"];
    CHECK(stamp["reached"] == reached);
    CHECK(stamp["hearts"][0] == at.run.hearts);
    CHECK((stamp["hearts"][1] < stamp["hearts"][0]) == !reached);
    CHECK(at.told(reached ? "The goal is reached." : "The goal is missed."));
    at.table.tap(Action::Roll);
    CHECK_FALSE(at.table.scene.scene->request());  // too early
    at.table.wait(Stamp::deaf);
    at.table.tap(Action::First);
    CHECK(at.goal()["on_show"] == 1);
    CHECK_FALSE(at.table.state().contains("stamp"));
    at.table.tap(Action::Back);
    at.table.wait(2);
    CHECK(at.table.state()["stamp"] == stamp);
    at.table.tap(Action::Roll);
    const auto board = at.table.scene.scene->request();
    REQUIRE(board);
    CHECK(std::get<ToRun>(*board).name == at.run.plan.name);
}

// The recording has the same look back, and the company remembers.
void check_recording(GoalTable& at) {
    REQUIRE(at.store.wait_for_all());
    const std::string kept = at.store.sittings_of_run(at.run.plan.name).front().name;
    const session::StationLedger whole = at.odds->ledger(*at.store.recording(kept));
    Opened watched{at.bench, {.to = ToRecording{.sitting = kept}}, &at.store};
    wait_for_goal(watched);
    watched.click("look_back");
    CHECK(watched.state()["goal"]["words"][1] == cost_words(*whole.dearest(1).front()));
    CHECK(watched.state()["recording"]["at"] == whole.dearest(1).front()->entry - 1);
    watched.tap(Action::Back);
    CHECK(watched.state()["goal"]["on_show"] == 0);
    const session::Run other = run_to(at.store, at.game, 1000, at.run.stations.back().station().players);
    Opened again{at.bench, {.to = ToStation{other.plan.name}}, &at.store};
    wait_for_goal(again);
    CHECK(std::ranges::any_of(again.services.narration,
                              [](const std::string& line) { return line.find("“") != line.npos; }));
    if (again.state()["goal"]["advice"] != "")  // shown beside the greeting
        CHECK(std::ranges::any_of(again.look().words,
                                  [](const std::string& words) { return words.starts_with("Best for the goal"); }));
    give_up(again);
    // He speaks at later stations, too, until he is silenced.
    REQUIRE(at.store.wait_for_all());
    const auto& house = kept_house();
    choose(at.store, house, kept_run(at.store, house, other.plan.name).value(), 0);
    Opened second{at.bench, {.to = ToStation{other.plan.name}}, &at.store};
    CHECK(second.state()["coach"] == true);
    second.tap(Action::Coach);
    CHECK(second.state()["coach"] == false);
    CHECK_FALSE(second.settings.goal_coach);
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("the coach of a station's goal says its chance and what to do, and looks back", R, goal_of) {
    std::unique_ptr<GoalTable> table;
    bool gave_away = false;
    for (std::uint64_t seed = 1; seed < 200 && !gave_away; seed += 20) {
        table.reset();  // two benches at a time are too many
        table = std::make_unique<GoalTable>(R::game, seed);
        gave_away =
            table->play([&] { return table->checked > 6 && table->goal()["mistakes"] > 0 && table->table.at_rest(); });
    }
    REQUIRE(gave_away);
    GoalTable& at = *table;
    check_advice(at);
    at.table.tap(Action::Overlay);  // its dice show a seal that is shorter than others
    at.table.wait(2);
    at.table.tap(Action::Overlay);

    check_look_back(at);
    at.table.settings.coach = platform::Coach::Off;
    at.table.services.narration.clear();
    at.play([] { return false; });
    CHECK(at.sitting().stop_over());
    at.table.wait(2);
    for (const char* silent : {"Best for the goal", "took the goal from", "would cost", "“"})
        CHECK_FALSE(at.told(silent));
    const std::string end = at.sitting().stop_reached() ? "100.0 %" : "0.0 %";
    for (Ticks n = 0; n < 3000 && at.goal()["chance"] != end; ++n) at.table.tick();
    CHECK(at.goal()["chance"] == end);
    check_stamp(at);
    check_recording(at);
}
TEST_CASE_TEMPLATE_APPLY(goal_of, EveryGame);

TEST_CASE("at a station of sì-wŭ-liù Enter covers the most that may be bet, and then throws") {
    GoalTable at{"siwuliu", 1};
    at.table.click("cover_all");
    at.table.tap(Action::Confirm);
    CHECK(at.table.state()["phase"] == "betting");
    CHECK(at.table.state()["shown"]["bet"] > 0);
    CHECK(at.table.state()["next_bet"] == 0);
    at.table.wait(milliseconds(400));
    at.table.tap(Action::Confirm);
    CHECK(at.table.state()["phase"] != "betting");
}

TEST_CASE("once a goal is out of reach the table offers the next station, by button and by key") {
    for (const bool by_key : {false, true}) {
        bool offered = false;
        for (std::uint64_t seed = 1; seed < 200 && !offered; seed += 20) {
            GoalTable at{"siwuliu", seed};
            CHECK_FALSE(at.offers("next_station"));
            offered = at.play([&] { return at.offers("next_station"); });
            if (!offered) continue;
            CHECK(at.odds->ledger(session::record(at.sitting())).now == 0);
            at.table.wait(milliseconds(400));
            by_key ? at.table.tap(Action::NewMatch) : at.table.click("next_station");
            at.table.wait(2);
            CHECK(at.sitting().stop_over());
            CHECK_FALSE(at.sitting().stop_reached());
        }
        CHECK(offered);
    }
}

TEST_CASE("at a station the turns of the others at Pig pass as one quick chain of throws") {
    GoalTable at{"pig", 1};
    std::vector<Ticks> turns;
    for (Ticks n = 0; n < 40'000 && turns.size() < 12; ++n) {
        const bool theirs = at.table.state()["shown"]["turn"] == 1;
        if (theirs && at.table.state()["phase"] == "flying" && at.table.state()["shown"]["rolls"] == 0)
            turns.push_back(0);
        if (theirs && !turns.empty()) ++turns.back();
        at.tick();
        if (n % 6 != 0 || !at.table.at_rest() || at.table.state()["listens"] != true) continue;
        if (const auto press = at.table.next_press())
            for (const platform::Input& input : test::clicking(*press)) at.table.tick(input);
    }
    const Ticks mean = std::accumulate(turns.begin(), turns.end(), Ticks{0}) / how_many(turns);
    MESSAGE(mean);
    CHECK(mean < milliseconds(1800));
}

TEST_CASE("the title says that a run waits, and its button goes on with it") {
    test::OwnStore store;
    ui::test::Bench bench;
    const auto says_so = [](Opened& title) {
        return title.look().words.contains("Your run waits: Local, station 1 of 8");
    };
    Opened before{bench, {.to = ToTitle{}}, &store};
    CHECK_FALSE(says_so(before));
    const session::Run run = run_to(store, "craps", 1);
    Opened title{bench, {.to = ToTitle{}}, &store};
    CHECK(says_so(title));
    title.tap(Action::Run);
    const auto there = title.scene.scene->request();
    REQUIRE(there);
    Opened page{bench, {.to = *there}, &store};
    CHECK(page.state()["run"] == run.plan.name);
}

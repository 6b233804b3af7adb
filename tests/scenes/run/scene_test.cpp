// A Long Run by presses, through tickets, boards, keepsakes and its result.
#include "scenes/run/arrival.h"
#include "scenes/run/hall.h"

#include "odds/goal/ceelo.h"
#include "odds/goal/craps.h"
#include "odds/goal/siwuliu.h"
#include "own_store.h"
#include "scenes/measured_stage.h"
#include "scenes/page_bench.h"
#include "session/game_of.h"
#include "session/run/station_table.h"

#include <random>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;
using test::layout_of;

namespace {

bool easy_goals = true, keepsakes_help = false;

constexpr glm::ivec2 page_windows[] = {{1280, 720}, {800, 600}, {640, 360}, {1920, 1080}},
                     arrival_windows[] = {{1280, 720}, {360, 640},   {800, 600},   {640, 360},
                                          {844, 390},  {390, 844},   {375, 667},   {768, 1024},
                                          {960, 540},  {2560, 1080}, {1920, 1080}, {1024, 1366}};

struct EasyOdds final : session::StationOdds {
    double likely;
    explicit EasyOdds(double chance) : likely(chance) {}
    double chance() const override { return likely; }
    session::StationLedger ledger(const session::Recording&) const override {
        return {likely,
                {{1, true, likely, 0.9 * likely, "bet 25 on pass", "bet 5 on pass"},
                 {2, false, 0.9 * likely, 0.9, "rolled 4-3", ""}}};
    }
    std::vector<rules::Event> events(const session::Station&, std::uint64_t, session::PlayBy) const override {
        return {};
    }
    std::vector<session::StationOutcome> outcomes(const session::Station&, std::uint64_t, int) const override {
        return {};
    }
};

template <rules::Game R>
session::Station easy_station(const session::Offer& offer, const session::HeldKeepsakes& held, Cents purse,
                              std::uint64_t seed) {
    session::Station station = session::game_of(R{}).parts.run->station(offer, held, purse, seed);
    if (station.goal.kind == rules::GoalKind::Stay) station.goal.kind = rules::GoalKind::Reach;
    if (station.goal.kind == rules::GoalKind::Reach) station.goal.target = easy_goals ? 1 : 9'000'000'000;
    return station;
}

// Their chance is exactly that of the station's class. Keepsakes that help add a tenth where they change something.
std::shared_ptr<const session::StationOdds> easy_odds(const session::Station& station, const std::stop_token&) {
    const session::Invitation& row = *station.invitation;
    const std::size_t knobs = row.knobs.empty() ? 0 : words_of(row.knobs).size();
    const bool changed = station.goal.length > row.length || station.knobs.size() > knobs;
    return std::make_shared<EasyOdds>(session::chance_classes[nth(station.chance_class)] / 100.0 +
                                      (keepsakes_help && changed ? 0.1 : 0));
}

template <rules::Game R>
PageGame page_game_of(const std::string& title) {
    static const session::RunTable easy{session::game_of(R{}).parts.run->rows, easy_station<R>, easy_odds};
    static const session::GameOf<R> game{{.run = &easy}};
    return {&game, title, render::colours::brass, "The Night Car", {}};
}

// Plays the station by any moves until it is over.
template <rules::Game R>
void play_at(session::Store& store, const session::Run& run) {
    const session::Station& station = run.stations.back().latest();
    session::Setup setup{.rules = session::run_table::rules_of<R>(station), .players = station.players};
    setup.seed = station.seed;
    setup.stop = stop_of(run);
    session::Sitting kept{setup, kept_in(&store)};
    std::minstd_rand draw{7};
    while (!kept.stop_over()) {
        const auto decisions = kept.legal();
        if (kept.may_throw() && (decisions.empty() || draw() % 3 == 0))
            kept.throw_dice();
        else
            kept.submit(decisions[draw() % decisions.size()]);
    }
    kept.leave();
    REQUIRE(store.wait_for_all());
}

struct Traveller : test::PageBench {
    test::OwnStore store;
    PageGames games{page_game_of<craps::Rules>("CRAPS"), page_game_of<siwuliu::Rules>("SÌ-WŬ-LIÙ"),
                    page_game_of<ceelo::Rules>("CEE-LO")};
    std::shared_ptr<RunChances> chances = std::make_shared<RunChances>(played_games(games));

    explicit Traveller(bool easy = true) {
        easy_goals = easy;
        services.today = "2026-11-23";
        services.store = &store;
        open();
    }
    ~Traveller() { scene.reset(); }  // before the store
    void open(const std::string& name = {}, bool from_table = false) {
        scene = run_scene(services, games, chances, ToRun{.name = name, .from_table = from_table});
        tick();
    }
    void follow(const std::optional<Destination>& there) {
        scene = run_scene(services, games, chances, test::going<ToRun>(there));
        tick();
    }
    // The run on the page arrives from its last table: the train rolls in, then the board tells the result.
    void arrive(std::string_view title) {
        open(state()["run"], true);
        CHECK(phase() == "over");
        CHECK(state()["title"] == title);
        CHECK(told(title));
        wait(arrival::train_rolls / 2);
        CHECK(state()["told"] == false);
        check_arrival();
        CHECK_FALSE(press(Action::Roll));  // skips the motion
        tick();
        CHECK(state()["told"] == true);
        CHECK_FALSE(press(Action::Roll, 1));  // too early to leave
        check_arrival();
    }
    // Every word of the arrival in every window with letters of four sizes: on the canvas, clear of others and of
    // buttons. No button covers another, and on a phone a thumb can press each.
    void check_arrival() {
        constexpr float thumb_px = 44, slack = 1;
        for (const glm::ivec2 window : arrival_windows)
            for (const float letters : {1.0f, 0.75f, 1.5f, 2.0f}) {
                const float scale = platform::window_scale(window, letters);
                test::MeasuredStage stage{window, scale};
                scene->draw(stage, 0);
                INFO("window ", window.x, "x", window.y, ", letters ", letters);
                std::vector<test::Written> words = stage.written();
                std::erase_if(words, [](const test::Written& of) { return of.words.size() == 1; });  // flaps
                test::none_touches_another(words);
                std::vector<render::Rect> buttons;
                for (const HitTarget& target : scene->hit_targets()) {
                    CHECK(stage.canvas_rect().grown(slack).contains(target.where));
                    buttons.push_back(target.where.grown(-slack));
                    if (layout_of(window, scale).handheld)
                        CHECK(std::min(target.where.w, target.where.h) * scale >= thumb_px - slack);
                }
                test::all_apart(buttons);
                for (const test::Written& one : words) {
                    CHECK_MESSAGE(one.inside(stage.canvas_rect()), one.words);
                    for (const HitTarget& target : scene->hit_targets())
                        CHECK_MESSAGE(!test::partly_under(one, target.where), one.words, " under ", target.name);
                }
            }
    }
    std::optional<Destination> press(Action action, Ticks after = InputCooldown::length) {
        wait(after);  // a press that comes too early is not heard
        return PageBench::press(action);
    }
    std::optional<Destination> click(const std::string& name) {
        wait(InputCooldown::length);
        return PageBench::click(name);
    }
    std::string phase() const { return state()["phase"]; }
    session::Run run() { return *kept_run(store, played_games(games), state()["run"]); }

    // Boards for a goal that the test makes easy, plays there and comes back. In a dining car, leaves it.
    void travel() {
        if (phase() == "dining") return void(click("leave"));
        if (phase() == "gate") return pass_gate();
        const auto plates = state()["plates"];
        std::size_t wanted = 0;
        for (std::size_t n = 0; n < plates.size(); ++n) {
            const std::string goal = plates[n]["goal"], brings = plates[n]["brings"];
            if (goal.starts_with("Break")) continue;
            if (state()["plates"][wanted]["goal"].get<std::string>().starts_with("Break") ||
                brings.find("keepsake") != brings.npos)
                wanted = n;
        }
        while (state()["chosen"] < wanted) press(Action::Right);
        play(test::going<ToStation>(press(Action::Confirm)).run);
    }
    // Stays at the first gate of the run, and leaves through the others.
    void pass_gate() {
        const auto before = state();
        CHECK(before["plates"][0]["chance"] == 1);
        CHECK(before["plates"][1]["brings"] != before["plates"][0]["brings"]);
        if (gates++ > 0) {
            press(Action::Confirm);
            CHECK(state()["purse"] == before["purse"]);
            return;
        }
        press(Action::Right);
        play(test::going<ToStation>(press(Action::Confirm)).run);
        CHECK(run().stations.back().at_gate->standing.over);
        CHECK(state()["hearts"] <= before["hearts"]);
    }
    int gates = 0;
    void play(const std::string& name) {
        open(name);
        CHECK(phase() == "at_table");
        test::going<ToStation>(click("go_on"));
        const session::Run at = run();
        const std::string_view game = at.stations.back().latest().invitation->game;
        if (game == "craps") play_at<craps::Rules>(store, at);
        if (game == "siwuliu") play_at<siwuliu::Rules>(store, at);
        if (game == "ceelo") play_at<ceelo::Rules>(store, at);
        open(name);
    }
    // Buys the first ware that the purse can pay, and none twice. Returns the number of keepsakes bought.
    std::size_t buy() {
        const auto before = state();
        const auto ware = std::ranges::find_if(before["tray"], [](const auto& one) { return one["can_pay"] == true; });
        if (ware == before["tray"].end()) return 0;
        const auto nth = ware - before["tray"].begin();
        while (state()["chosen"] < nth) press(Action::Right);
        press(Action::Confirm);
        CHECK(state()["tray"][static_cast<std::size_t>(nth)]["bought"] == true);
        CHECK(state()["purse"] == before["purse"].get<Cents>() - (*ware)["price"].get<Cents>());
        click(fmt::format("ware.{}", nth + 1));
        press(Action::Confirm);
        CHECK(told("You have bought it."));
        return (*ware)["ware"] == "keepsake" ? 1 : 0;
    }
    // Everything that can be chosen says the run's chance to arrive, before and after.
    void check_arrive() {
        const auto plates = state()["plates"];
        for (const auto& plate : plates) {
            if (plate["open"] == false) continue;
            CHECK(state()["words"].get<std::string>().ends_with(
                fmt::format("about\u00A0{:.0f}\u00A0%.", 100 * plate["arrive"][0].get<double>())));
            CHECK(plate["arrive"][1] > 0);
            CHECK(plate["arrive"][1] <= 1);
        }
    }
    bool told(std::string_view words) const {
        return std::ranges::any_of(services.narration,
                                   [&](const std::string& line) { return line.find(words) != line.npos; });
    }
    // Checks that every word on the page lies on the canvas and clear of every other.
    void check_page() {
        wait(2 * ticks_per_second);  // until the tickets lie still
        for (const std::string_view choosing : {"board", "keepsake", "dining", "gate"})
            if (phase() == choosing) check_arrive();
        for (const glm::ivec2 window : page_windows) {
            INFO("phase ", phase(), ", window ", window.x, "x", window.y);
            test::MeasuredStage stage{window, platform::window_scale(window)};
            scene->draw(stage, 0);
            const render::Rect canvas = stage.canvas_rect();
            std::vector<test::Written> words = stage.written();
            std::erase_if(words, [](const test::Written& of) { return of.words.size() == 1; });  // flaps
            for (const test::Written& one : words) CHECK_MESSAGE(one.inside(canvas), one.words);
            test::none_touches_another(words);
        }
    }
};

}  // namespace

TEST_CASE("a Long Run is played by presses from its ticket through eight stations to its result, and pages fit") {
    Traveller who;
    who.press(Action::Confirm);
    CHECK(who.phase() == "board");
    CHECK(who.state()["hearts"] == 3);
    CHECK(who.state()["purse"] == 300 * dollar);
    who.tick();  // the chances come after the board
    CHECK(who.told("chance " + session::percent_words(who.state()["plates"][0]["chance"])));
    std::size_t keepsakes = 0, cars = 0;
    while (who.phase() != "over") {
        who.check_page();
        if (who.phase() != "keepsake") {
            if (who.phase() == "dining") keepsakes += who.buy(), ++cars;
            who.travel();
            continue;
        }
        who.press(Action::Right);
        who.press(Action::Confirm);
        CHECK(who.state()["keepsakes"].size() == ++keepsakes);
    }
    CHECK(keepsakes > 2);
    CHECK(who.gates > 0);
    CHECK(cars == session::dining_cars.size());
    who.arrive("Arrived");
    CHECK(who.state()["made"] == 8);
    CHECK(who.state()["result"]["arrived"] == true);
    const double skill = who.state()["result"]["skill"];
    CHECK(skill < 0.9);  // a tenth is lost at the tables, and some by choosing riskier goals
    CHECK(who.told("Skill: " + session::percent_words(skill)));
    CHECK(who.state()["message"] == "The Express is open now.");
    who.press(Action::Coach);
    CHECK(who.state()["message"] == "Copied as five lines.");
    who.follow(who.click("one_more"));
    CHECK(who.phase() == "tickets");
    CHECK(who.state()["plates"][1]["open"] == true);  // the Express
    CHECK(who.state()["chosen"] == 1);
    who.press(Action::Left);
    who.press(Action::Confirm);
    CHECK(who.state()["run"] != "local-2026-11-23");  // of one's own
}

TEST_CASE(
    "a board names the keepsakes that work at a table and what they do to its chance, a hook what a keepsake does") {
    Traveller who;
    keepsakes_help = true;
    who.press(Action::Confirm);
    std::string effect;
    while (effect.empty() && who.phase() != "over") {
        if (who.phase() == "keepsake") {
            who.press(Action::Confirm);
            continue;
        }
        who.tick();
        const auto state = who.state();
        for (const auto& plate : state["plates"]) {
            if (!plate.contains("effect")) CHECK(plate["works"].empty());
            if (plate["works"].empty()) continue;
            effect = plate["effect"];
            CHECK(effect.ends_with(session::from_to(plate["without"], plate["chance"])));
        }
        if (effect.empty()) who.travel();
    }
    keepsakes_help = false;
    CHECK(effect.starts_with("chance at "));
    who.click("hook.1");
    const session::Keepsake& first = *who.run().held.front();
    CHECK(who.state()["message"] == fmt::format("{}: {}.", first.title, first.sentence));
    CHECK(who.state()["refused"] == false);
}

TEST_CASE("upright a stroke over the tickets chooses the next one, as does its dot") {
    Traveller who;
    who.press(Action::Confirm);
    test::MeasuredStage stage{{390, 844}};
    stage.look_at(*who.scene);
    who.wait(InputCooldown::length);
    const auto targets = who.scene->hit_targets();
    const auto dot = std::ranges::find(targets, "invitation.2", &HitTarget::name)->where;
    const auto stroke = [&](float by) {
        const glm::vec2 from = dot.centre() - px_down(200), to = from + px_right(by);
        who.tick(test::pointing(platform::PressKind::PointerDown, from));
        platform::Input drags = test::pointing(platform::PressKind::PointerDown, to);
        drags.presses.clear();
        who.tick(drags);
        who.tick(test::pointing(platform::PressKind::PointerUp, to));
    };
    stroke(-90);
    CHECK(who.state()["chosen"] == 1);
    stroke(-20);
    CHECK(who.state()["chosen"] == 1);
    stroke(90);
    CHECK(who.state()["chosen"] == 0);
    who.click("invitation.3");
    CHECK(who.state()["chosen"] == 2);
}

TEST_CASE("the punch bites a ticket before its table opens, at once with reduced motion") {
    for (const bool still : {false, true}) {
        Traveller who;
        who.services.headless = false;
        who.settings.reduced_motion = still;
        who.open();
        who.press(Action::Confirm);
        const auto at_once = who.press(Action::Confirm);
        CHECK(at_once.has_value() == still);
        if (at_once) continue;
        std::optional<Destination> opens;
        for (Ticks n = 0; n < run_look::Hall::boarding_takes + 2 && !opens; ++n) opens = who.tick();
        test::going<ToStation>(opens);
    }
}

TEST_CASE("the board of a Long Run shows the rules of an invitation, and a press closes the card and does no more") {
    Traveller who;
    who.press(Action::Rules);
    CHECK(who.state()["rules"] == false);  // the tickets have none
    who.press(Action::Confirm);
    CHECK(who.state()["message"] == conductor_words(*who.run().conductor));
    for (const Action closes : {Action::Rules, Action::Back}) {
        void(closes == Action::Back ? who.click("rules") : who.press(Action::Rules));
        CHECK(who.state()["rules"] == true);
        CHECK_FALSE(who.press(Action::Confirm));
        CHECK_FALSE(who.press(closes));
        CHECK(who.state()["rules"] == false);
        CHECK(who.phase() == "board");
    }
}

TEST_CASE("a run that cannot be read is named on the tickets, and another can be begun") {
    Traveller traveller;
    REQUIRE(traveller.store.begin_run({"local-0000000000000000", "local", 1, "", 1, ""}));
    traveller.open();
    CHECK(traveller.phase() == "tickets");
    CHECK(traveller.state()["refused"] == true);
    CHECK(traveller.told("local-0000000000000000"));
    traveller.press(Action::Confirm);
    CHECK(traveller.phase() == "board");
}

TEST_CASE("a locked ticket is refused with what opens it, and a press that comes too early boards nothing") {
    Traveller who;
    CHECK(who.phase() == "tickets");
    CHECK(who.state()["plates"][0]["open"] == true);
    who.check_page();
    who.press(Action::Right);
    CHECK_FALSE(who.press(Action::Confirm));
    CHECK(who.state()["refused"] == true);
    CHECK(who.state()["message"] == "Locked: complete the Local first.");
    who.click("ticket.1");
    who.press(Action::Confirm);
    REQUIRE(who.phase() == "board");
    CHECK_FALSE(who.press(Action::Confirm, 0));
    test::going<ToTitle>(who.press(Action::Back));
}

TEST_CASE("a Long Run ends with its last heart, goes on where it was left, and is not kept without a store") {
    Traveller who{false};
    who.press(Action::Confirm);
    who.travel();
    CHECK(who.state()["hearts"] == 2);
    CHECK(who.phase() == "board");
    const std::string name = who.state()["run"];
    who.open();  // the newest
    CHECK(who.state()["run"] == name);
    while (who.phase() != "over") who.travel();
    CHECK(who.state()["hearts"] == 0);
    who.arrive("Out of hearts");
    CHECK(who.state()["result"]["arrived"] == false);
    for (const bool by_key : {true, false}) {
        by_key ? who.press(Action::First) : who.click("look_back");
        CHECK(who.state()["looks_back"] == true);
        CHECK(std::ranges::any_of(session::chance_classes, [&](double of) {
            return who.told(fmt::format("Best play: {:.1f} %. Your play: {:.1f} %. Missed.", of, 0.9 * of)) &&
                   who.told(fmt::format("took the goal from {:.0f} to {:.0f} %.", of, 0.9 * of));
        }));
        who.check_arrival();
        const auto there = by_key ? who.press(Action::Back) : who.click("look_back");
        CHECK_FALSE(there);
        CHECK(who.state()["looks_back"] == false);
    }
    test::going<ToTitle>(who.press(Action::Back));
    who.open();
    CHECK(who.phase() == "tickets");
    who.services.store = nullptr;
    who.open();
    CHECK_FALSE(who.press(Action::Confirm));
    CHECK(who.phase() == "tickets");
    CHECK(who.state()["message"] == "There is no data folder, so no run is kept: name one with --data-dir.");
}

TEST_CASE("with reduced motion the end of a Long Run stands still at once, and it fits every window") {
    Traveller who;
    session::Run run{.plan = new_run(session::tickets().front(), 7),
                     .ticket = &session::tickets().front(),
                     .conductor = &session::conductors().front(),
                     .phase = session::RunPhase::Over};
    for (const int hearts : {0, 1})
        for (const bool still : {false, true}) {
            who.settings.reduced_motion = still;
            run.hearts = hearts;
            who.scene = arrival_scene(who.services, who.games, who.chances, run, true);
            who.wait(2);
            CHECK(who.state()["told"] == still);
            CHECK(who.scene->moving() == !still);
            who.check_arrival();
            who.wait(still ? 1 : arrival::train_rolls + arrival::board_takes);
            CHECK(who.state()["told"] == true);
            who.check_arrival();
        }
}

TEST_CASE("a Long Run ends arrived, out of hearts or out of money") {
    session::Run run{.ticket = &session::tickets().front(), .phase = session::RunPhase::Over};
    run.hearts = 1;
    CHECK(run.end() == session::RunEnd::OutOfMoney);
    run.hearts = 0;
    CHECK(run.end() == session::RunEnd::OutOfHearts);
    run.phase = session::RunPhase::Board;
    CHECK(run.end() == session::RunEnd::None);
}

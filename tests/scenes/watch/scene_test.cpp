// Recordings that are watched, tables that are gone on with, in every game; and the plain table of any game.
#include "scenes/ceelo/scene.h"
#include "longer.h"
#include "own_store.h"
#include "scenes/craps/scene.h"
#include "scenes/page_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/plain/ladder.h"
#include "scenes/plain/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "scenes/watch/scene.h"
#include "session/pig_sitting.h"
#include "session/replay.h"

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::test;
using boxcars::platform::Action, nlohmann::json;

namespace {

struct LadderScene {  // the scene with its look
    PlainTable scene;
    LadderScene(SceneServices& services, TableOptions options)
        : scene(services, std::move(options), {"Ladder", "the test car", render::colours::brass}) {}
    void tick(const platform::Input& input, Ticks now) { scene.tick(input, now); }
    std::vector<HitTarget> hit_targets() const { return scene.hit_targets(); }
    void state(boxcars::Json& out) const { scene.state(out); }
    const session::Sitting& sitting() const { return scene.sitting(); }
    const char* phase() const { return scene.phase(); }
};

// So many entries of play, by somebody who takes what comes: throws mostly, decides sometimes, takes back now and then.
session::Sitting played_by_rote(session::Setup setup, std::size_t entries) {
    session::Sitting session{std::move(setup)};
    for (std::size_t turn = 0; session.journal().size() < entries; ++turn) {
        REQUIRE(turn < 100 * entries);
        const auto decisions = session.legal();
        if (session.over())
            session.next_game();
        else if (turn % 11 == 5 && session.undoable() > 0)
            session.undo();
        else if (session.may_throw() && (decisions.empty() || turn % 3 != 0))
            session.throw_dice();
        else if (!decisions.empty())
            session.submit(decisions[turn * 7 % decisions.size()]);
    }
    return session;
}

template <class SceneType>
std::unique_ptr<SceneType> table_of(SceneServices& services, TableOptions options) {
    if constexpr (std::is_constructible_v<SceneType, SceneServices&, TableOptions>)
        return std::make_unique<SceneType>(services, std::move(options));
    else
        return std::make_unique<SceneType>(services, std::move(options),
                                           PlainLook{"Plain", "the test car", render::colours::brass});
}

template <class SceneType>
struct WatchedTable {  // the scene with the bar under it
    SceneType* table = nullptr;
    std::unique_ptr<Scene> scene;

    WatchedTable(SceneServices& services, const TableOptions& options)
        : WatchedTable(services, options.watch.lines, table_of<SceneType>(services, options)) {}
    void tick(const platform::Input& input, Ticks now) { scene->tick(input, now); }
    std::vector<HitTarget> hit_targets() const { return scene->hit_targets(); }
    void state(boxcars::Json& out) const { scene->state(out); }
    const session::Sitting& sitting() const { return table->sitting(); }
    const char* phase() const { return table->phase(); }

 private:
    WatchedTable(SceneServices& services, std::vector<session::WatchedEntry> lines, std::unique_ptr<SceneType> made)
        : table(made.get()), scene(watch_scene(services, std::move(made), std::move(lines))) {}
};

template <class SceneType, class R>
struct Watching : PlayedTable<WatchedTable<SceneType>, R> {
    using Base = PlayedTable<WatchedTable<SceneType>, R>;

    Watching(ui::test::Bench& bench, const session::Recording& recording, session::Store* store = nullptr)
        : Base(bench,
               {.setup = session::setup_from(rules::any_game<R>(), recording),
                .watch = session::watchable(rules::any_game<R>(), recording)},
               store) {
        this->services.headless = true;
    }
    explicit Watching(const session::Recording& recording)
        : Base(TableOptions{.setup = session::setup_from(rules::any_game<R>(), recording),
                            .watch = session::watchable(rules::any_game<R>(), recording)}) {}
    const session::Sitting& sitting() const { return this->scene.sitting(); }
    std::size_t entries() const { return sitting().journal().size(); }
    void play_to(std::size_t wanted) {  // by looking on, until all of it has been told
        for (Ticks n = 0; entries() < wanted || this->moves(); ++n) {
            REQUIRE_MESSAGE(n < 3600 * ticks_per_second, "nothing goes on: ", this->state().dump());
            this->tick();
        }
    }
    // With the left button on the track, from one entry to another; let go there.
    void drag(std::size_t from, std::size_t to) {
        this->tick(pointing(platform::PressKind::PointerDown, place_of(from)));
        const glm::vec2 at = place_of(to);
        this->tick({.pointer = at, .pointer_down = true, .pointer_moved = true, .presses = {}, .any = true});
        platform::Input up = pointing(platform::PressKind::PointerUp, at);
        up.pointer_moved = true;
        this->tick(up);
    }
    glm::vec2 place_of(std::size_t entry) const {  // on the track
        const auto all = this->scene.hit_targets();
        const auto track = std::ranges::find(all, "track", &HitTarget::name);
        REQUIRE(track != all.end());
        const auto cells = this->state()["recording"]["entries"].template get<float>();
        return {track->where.x + track->where.w * (static_cast<float>(entry) - 0.5f) / cells, track->where.centre().y};
    }
    void jump(std::size_t entry) { drag(entry, entry); }
    nlohmann::json seen() const {  // all but what time alone changes
        nlohmann::json all = this->state();
        for (const char* name :
             {"recording", "paused", "heaps", "refused", "celebration", "people", "said", "said_by", "purse_shown"})
            all.erase(name);
        return all;
    }
};

session::Setup pig_setup() { return {.rules = pig::Rules{}, .seed = 5, .players = {"human", "human"}, .first = 0}; }
session::Setup craps_setup() { return {.rules = craps::Rules{}, .seed = 8, .players = {"human"}}; }
session::Setup siwuliu_setup() { return {.rules = siwuliu::Rules{}, .seed = 31, .players = {"human"}}; }
session::Setup ceelo_setup() {
    return {.rules = ceelo::Rules{.players = 3}, .seed = 9, .players = {"human", "even", "bold"}};
}
session::Setup ladder_setup() { return {.rules = ladder::Rules{}, .seed = 11, .players = {"human"}}; }

template <class SceneType, class R>
void check_jumps(const session::Setup& setup, std::size_t entries, std::initializer_list<std::size_t> stops) {
    ui::test::Bench bench;
    const auto recording = session::record(played_by_rote(setup, entries));
    Watching<SceneType, R> played{bench, recording}, jumped{bench, recording};
    std::vector<json> seen;
    for (const std::size_t stop : stops) {
        CAPTURE(stop);
        played.play_to(stop);
        REQUIRE(played.entries() == stop);
        seen.push_back(played.seen());
        jumped.jump(stop);
        CHECK(jumped.sitting().hash() == recording.entries[stop - 1].hash);
        CHECK(jumped.seen() == seen.back());
    }
    for (std::size_t nth = stops.size(); nth-- > 0;) {  // and back, each from the one after it
        CAPTURE(stops.begin()[nth]);
        jumped.jump(stops.begin()[nth]);
        CHECK(jumped.seen() == seen[nth]);
    }
    jumped.play_to(entries);  // it plays on from there, in the end to the same
    CHECK(jumped.sitting().hash() == recording.hash);
}

// Until dice are in the air; then to another entry.
template <class SceneType, class R>
void check_jump_in_flight(const session::Setup& setup, std::size_t entries) {
    ui::test::Bench bench;
    const auto recording = session::record(played_by_rote(setup, entries));
    for (const std::size_t to : {std::size_t{3}, entries - 1}) {
        CAPTURE(to);
        Watching<SceneType, R> fresh{bench, recording}, flying{bench, recording};
        fresh.jump(to);
        flying.jump(entries / 2);
        flying.wait_for("flying");
        flying.wait(40);
        flying.jump(to);
        CHECK(flying.seen() == fresh.seen());
    }
}

TEST_CASE("in every game a watched sitting jumps to any entry, there and back, as if it had been played to it") {
    SUBCASE("Pig") {
        check_jumps<PigScene, pig::Rules>(pig_setup(), 60, {2, 5, 18, 19, 41, 60});
        check_jump_in_flight<PigScene, pig::Rules>(pig_setup(), 40);
    }
    SUBCASE("craps") {
        check_jumps<CrapsScene, craps::Rules>(craps_setup(), 60, {1, 4, 9, 30, 31, 60});
        check_jump_in_flight<CrapsScene, craps::Rules>(craps_setup(), 40);
    }
    SUBCASE("sì-wŭ-liù") {
        check_jumps<SiwuliuScene, siwuliu::Rules>(siwuliu_setup(), 40, {1, 2, 3, 12, 25, 40});
        check_jump_in_flight<SiwuliuScene, siwuliu::Rules>(siwuliu_setup(), 40);
    }
    SUBCASE("cee-lo") {
        check_jumps<CeeloScene, ceelo::Rules>(ceelo_setup(), 50, {2, 3, 7, 22, 36, 50});
        check_jump_in_flight<CeeloScene, ceelo::Rules>(ceelo_setup(), 40);
    }
    SUBCASE("a plain table") { check_jumps<PlainTable, ladder::Rules>(ladder_setup(), 3, {1, 2, 3}); }
}

TEST_CASE("the keys of a watched recording: an entry, a round, the beginning and the end, and time stands or goes") {
    const auto recording = session::record(played_by_rote(siwuliu_setup(), 40));
    Watching<SiwuliuScene, siwuliu::Rules> car{recording};
    const auto lines = session::watchable(rules::any_game<siwuliu::Rules>(), recording).lines;
    car.tap(Action::Pause);
    car.tap(Action::Last);
    CHECK(car.entries() == 40);
    car.tap(Action::Left);
    CHECK(car.entries() == 39);
    car.tap(Action::First);
    CHECK(car.entries() == 0);
    car.tap(Action::Right);
    CHECK(car.entries() == 1);
    car.tap(Action::Down);
    const std::size_t second = car.entries();
    CHECK(lines[second].round == 2);
    CHECK(lines[second - 1].round == 1);
    car.tap(Action::Down);
    CHECK(lines[car.entries()].round == 3);
    car.tap(Action::Up);
    CHECK(car.entries() == second);
    car.wait(10 * ticks_per_second);
    CHECK(car.entries() == second);
    car.click("play");
    car.play_to(second + 1);
    CHECK_FALSE(car.state()["paused"]);
}

TEST_CASE("Freight Car: a watched sitting is paused, stepped and hurried by the bar's buttons, and by no others") {
    Watching<CeeloScene, ceelo::Rules> car{session::record(played_by_rote(ceelo_setup(), 40))};
    const auto named = [&](std::string_view name) {
        return std::ranges::count(car.scene.hit_targets(), name, &HitTarget::name);
    };
    const auto one_set = [&] {
        for (const char* own : {"pause", "step", "skip"}) CHECK(named(own) == 0);
        for (const char* of_the_bar : {"play", "speed", "entry_after"}) CHECK(named(of_the_bar) == 1);
    };
    for (int second = 0; second < 20; ++second) {
        one_set();
        car.wait(ticks_per_second);
    }
    car.click("play");
    CHECK(car.state()["paused"] == true);
    one_set();
    const auto before = car.entries();
    car.click("entry_after");
    CHECK(car.entries() == before + 1);
}

TEST_CASE("dragged along the track, the table stands where the mouse is, and goes on once it is let go") {
    Watching<PigScene, pig::Rules> car{session::record(played_by_rote(pig_setup(), 60))};
    car.drag(10, 50);
    CHECK(car.entries() == 50);
    CHECK_FALSE(car.state()["paused"]);
    car.drag(50, 10);
    CHECK(car.entries() == 10);
    car.play_to(12);
}

TEST_CASE("what if I had held? From here on Pig is played by hand, with the same dice, as practice that nobody keeps") {
    test::KeptBench bench;
    sitting::SittingOf<pig::Rules> played{pig_setup()};
    while (played.state().turn_total == 0) played.throw_dice();
    played.throw_dice();
    const std::size_t after_first = played.journal().size() - 1;
    const auto recording = session::record(played);
    Watching<PigScene, pig::Rules> car{bench, recording, &bench.store};
    car.jump(after_first);
    const json before = car.seen();
    const int on_turn = car.decided().turn;
    car.click("from_here");
    CHECK(car.state()["recording"]["from_here"] == true);
    CHECK(car.state()["practice"] == true);
    CHECK(car.wait_for("waiting")["shown"] == before["shown"]);
    car.tap(Action::Roll);
    CHECK(car.sitting().journal().back().faces == played.journal().back().faces);  // the dice that came there
    car.play_to(after_first + 1);
    car.tap(Action::Back);  // asks nothing: nothing is lost
    CHECK(car.seen() == before);
    car.tap(Action::Continue);
    car.wait_for("waiting");
    car.tap(Action::Hold);
    CHECK(car.sitting().journal().back().text == "hold");
    CHECK(car.decided().turn != on_turn);
    CHECK_FALSE(car.sitting().counts());
    CHECK(bench.store.sittings().empty());
    CHECK_FALSE(car.scene.scene->request());
    car.click("recording");
    CHECK(car.seen() == before);
    CHECK(car.sitting().hash() == recording.entries[after_first - 1].hash);
    CHECK_FALSE(car.sitting().is_practice());
    car.tap(Action::Back);
    test::going<ToTitle>(car.scene.scene->request());
}

TEST_CASE("nobody may try the sealed dice of a sitting that goes on") {
    test::PageBench bench;
    auto setup = pig_setup();
    setup.sealed = session::seal_dice("pig", 0);
    setup.seed = session::seed_of(*setup.sealed);
    auto recording = session::record(played_by_rote(setup, 20));
    recording.sealed->secret.clear();
    const rules::AnyGame& game = rules::any_game<pig::Rules>();
    auto watched = session::watchable(game, recording);
    auto table = std::make_unique<PigScene>(
        bench.services,
        TableOptions{.setup = session::setup_from(game, recording), .watch = watched, .watch_from = 13});
    const PigScene& pig = *table;
    const auto scene = watch_scene(bench.services, std::move(table), watched.lines, true);
    CHECK(pig.sitting().journal().size() == 12);
    CHECK(pig.sitting().setup().sealed->seal == recording.sealed->seal);
    scene->tick(test::pressing(Action::Continue), 1);
    CHECK_FALSE(pig.sitting().is_branched());
    CHECK(std::ranges::count(scene->hit_targets(), "from_here", &HitTarget::name) == 0);
}

template <class SceneType, class R>
struct Evening {  // a table, and what somebody does who looks at nothing but the game
    test::PlayedTable<SceneType, R> table;
    const session::Sitting& sitting() const { return table.scene.sitting(); }

    Evening(ui::test::Bench& bench, TableOptions options, session::Store* store)
        : table(bench, std::move(options), store) {
        table.services.headless = true;  // a throw waits for the disk, not for ticks
    }

    void press() {  // what the game's moment asks for, by its state alone
        table.wait(milliseconds(350));
        if (table.moves()) return;
        const std::string phase = table.phase();
        if constexpr (std::is_same_v<R, pig::Rules>) {
            if (phase != "waiting" && phase != "finished") return;
            const bool holds = phase == "waiting" && table.decided().turn_total >= 8;
            return table.tap(holds ? Action::Hold : Action::Roll);
        }
        if constexpr (std::is_same_v<R, craps::Rules>) {
            const std::size_t before = sitting().journal().size();
            if (before % 3 == 0 && table.state()["focus"] == "") table.tap(Action::Left);
            if (before % 3 == 0) table.tap(Action::Confirm);
            if (sitting().journal().size() > before) return;
        }
        if constexpr (std::is_same_v<R, siwuliu::Rules>) {
            if (phase == "betting" && table.decided().bet == 0) return table.tap(Action::Confirm);
        }
        if (phase == "deciding") return table.tap(Action::Confirm);
        if (phase != "thinking" && phase != "banker" && phase != "fetching") table.tap(Action::Roll);
    }
    void play_to(std::size_t entries) {
        for (int press_or_wait = 0; sitting().journal().size() < entries; ++press_or_wait) {
            REQUIRE_MESSAGE(press_or_wait < 5000, "nothing goes on: ", table.state().dump());
            press();
        }
    }
    void come_to_rest() {
        for (Ticks n = 0; table.moves(); ++n) {
            REQUIRE(n < 60 * ticks_per_second);
            table.tick();
        }
    }
    json seen() const {  // without what somebody else's turn changes while we look
        json all = table.state(), some;
        for (const char* name :
             {"shown", "decided",  "dice",        "hash",         "journal_entries", "players", "seed",
              "phase", "practice", "game_number", "point",        "round",           "rounds",  "next_bet",
              "lines", "receipt",  "table",       "banker_faces", "player_faces",    "say",     "history"})
            if (all.contains(name)) some[name] = all[name];
        return some;
    }
};

template <class SceneType, class R>
void check_goes_on(const session::Setup& setup, std::initializer_list<std::size_t> left_after, std::size_t most) {
    ui::test::Bench bench;
    for (std::size_t nth = 0; const std::size_t entries : left_after) {
        if (nth++ % test::longer(2u, 1u) != 0) continue;
        const std::size_t end = test::longer(std::min(most, entries + 12), most);
        CAPTURE(entries);
        test::OwnStore store;
        std::string name;
        json left;
        Evening<SceneType, R> whole{bench, {.setup = setup}, nullptr};
        whole.play_to(entries);
        {
            Evening<SceneType, R> before{bench, {.setup = setup}, &store};
            before.play_to(entries);  // and is left with dice in the air, or facts untold
            REQUIRE(before.sitting().hash() == whole.sitting().hash());
            name = store.open_sittings().at(0).name;
        }
        const std::uint64_t hash = whole.sitting().hash();
        const std::size_t journal = whole.sitting().journal().size();
        whole.come_to_rest();
        REQUIRE(whole.sitting().journal().size() == journal);
        Evening<SceneType, R> after{bench, {.kept = name}, &store};
        CHECK(after.table.ears.heard.empty());
        CHECK(after.sitting().hash() == hash);
        CHECK(after.seen() == whole.seen());
        CHECK(after.table.state()["shown"] == after.table.state()["decided"]);
        after.play_to(end);
        whole.play_to(end);
        CHECK(after.sitting().hash() == whole.sitting().hash());
        CHECK(store.open_sittings().size() == 1);
        CHECK(store.open_sittings().at(0).entries == static_cast<std::int64_t>(end));
    }
}

TEST_CASE("in every game a table goes on where it was left: in a turn, with bets down, whoever is on turn") {
    SUBCASE("Pig") {
        check_goes_on<PigScene, pig::Rules>({.seed = 5, .players = {"human", "hold20"}, .first = 0}, {2, 5, 17, 30},
                                            60);
    }
    SUBCASE("craps") { check_goes_on<CrapsScene, craps::Rules>(craps_setup(), {1, 2, 4, 9, 20}, 40); }
    SUBCASE("sì-wŭ-liù") { check_goes_on<SiwuliuScene, siwuliu::Rules>(siwuliu_setup(), {1, 2, 3, 4, 9, 20}, 40); }
    SUBCASE("cee-lo") { check_goes_on<CeeloScene, ceelo::Rules>(ceelo_setup(), {2, 3, 6, 11, 25}, 40); }
    SUBCASE("a plain table") { check_goes_on<LadderScene, ladder::Rules>(ladder_setup(), {1, 2}, 3); }
}

TEST_CASE("a sitting with changed sheets, bets taken back and a second bankroll is laid out again") {
    test::KeptBench bench;
    session::Sitting played{{.rules = craps::Rules{.bankroll = 10}, .seed = 8, .players = {"human"}},
                            kept_in(&bench.store)};
    const craps::Bet bet{{craps::Kind::Pass}, 1000};
    while (played.game() < 3) {
        REQUIRE(played.submit(bet));
        REQUIRE(played.undo());
        REQUIRE(played.submit(bet));
        if (played.game() == 2) played.change_rules(craps::Rules{.bankroll = 10, .crapless = true});
        while (!played.over() && money(played.state(), 0).on_table > 0) REQUIRE(played.throw_dice());
        if (played.over()) REQUIRE(played.next_game());
        REQUIRE(played.journal().size() < 10'000);
    }
    REQUIRE(played.submit(bet));
    played.store_now();
    test::PlayedTable<CrapsScene, craps::Rules> car{bench, {.kept = played.name()}, &bench.store};
    CHECK(car.scene.sitting().hash() == played.hash());
    CHECK(car.state()["game_number"] == 3);
    CHECK(car.state()["shown"] == car.state()["decided"]);
}

TEST_CASE("a sitting that is not there, or has been bent, does not go on: a sentence says why") {
    test::KeptBench bench;
    using Car = test::PlayedTable<PigScene, pig::Rules>;
    CHECK_THROWS_WITH_AS((Car{bench, {.kept = "nobody"}, &bench.store}), "There is no sitting 'nobody' to go on with.",
                         Error);
    session::Sitting played{pig_setup(), kept_in(&bench.store)};
    auto begun = bench.store.named(session::record(played));
    session::Recording bent = session::record(played);
    bent.entries.push_back({1, "roll 6", {6}, {"added 6"}, false, 1});
    bench.store.add({begun, session::EntryMade{begun.name, 1, bent.entries.at(0), 1, false, false},
                     session::EntryMade{begun.name, 2, bent.entries.at(1), 1, false, false}});
    CHECK_THROWS_AS((Car{bench, {.kept = begun.name}, &bench.store}), Error);
}

using Ladder = test::PlayedTable<LadderScene, ladder::Rules>;

// The dice on show at the end of every throw.
std::vector<std::vector<int>> throws_seen(Ladder& table, bool by_hand) {
    std::vector<std::vector<int>> seen;
    for (std::string before = table.phase(); table.now < 60 * ticks_per_second && seen.size() < 3;) {
        if (by_hand && table.now % 60 == 0 && table.phase() == "throwing")
            table.tap(Action::Roll);
        else
            table.tick();
        const auto state = table.state();
        if (before == "flying" && state["phase"] != "flying") seen.push_back(state["dice"]);
        before = state["phase"];
    }
    return seen;
}

}  // namespace

TEST_CASE("a plain table throws as many dice as the game wants, another number each time") {
    Ladder table{{.setup = ladder_setup()}};
    const auto seen = throws_seen(table, true);
    REQUIRE(seen.size() == 3);
    int sum = 0;
    for (std::size_t nth = 0; nth < 3; ++nth) {
        CHECK(seen[nth].size() == std::array{2U, 3U, 1U}[nth]);
        for (const int face : seen[nth]) sum += face;
    }
    table.wait_for("over");
    CHECK(table.state()["shown"]["sum"] == sum);
}

TEST_CASE("a recording with a number of dice that changes is watched at a plain table as it was played") {
    session::Sitting played{ladder_setup()};
    std::vector<std::vector<int>> faces;
    while (!played.over()) faces.push_back(played.throw_dice().faces);
    Ladder table{{.setup = played.setup(), .watch = session::watchable(played.game_played(), session::record(played))}};
    CHECK(throws_seen(table, false) == faces);
    table.wait_for("over");
    CHECK(table.state()["shown"]["sum"] == played.state().as<ladder::State>().sum);
    CHECK(table.state()["hash"] == fmt::format("{:016x}", played.hash()));
}

TEST_CASE("a recording is watched from the entry asked for: what was before lies there, and the end is the same") {
    session::Sitting played{ladder_setup()};
    while (!played.over()) played.throw_dice();
    REQUIRE(played.journal().size() == 3);
    Ladder table{{.setup = played.setup(),
                  .watch = session::watchable(played.game_played(), session::record(played)),
                  .watch_from = 3}};
    CHECK(table.scene.sitting().journal().size() == 2);
    CHECK(table.state()["dice"] == played.journal()[1].faces);
    CHECK(throws_seen(table, false).front() == played.journal()[2].faces);
    table.wait_for("over");
    CHECK(table.state()["hash"] == fmt::format("{:016x}", played.hash()));
}

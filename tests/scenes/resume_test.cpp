// A table that was left or killed resumes as if it had gone on all the time, in every game.
#include "longer.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/kept_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/plain/ladder_scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "scratch.h"

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;
using nlohmann::json;

namespace {

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
        if (nth++ % boxcars::test::longer(2u, 1u) != 0) continue;
        const std::size_t end = boxcars::test::longer(std::min(most, entries + 12), most);
        CAPTURE(entries);
        const boxcars::test::Scratch folder;
        session::Store store{folder.path};
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

}  // namespace

TEST_CASE("Buffet Car: a match goes on where it was left, in a turn and between two") {
    check_goes_on<PigScene, pig::Rules>({.seed = 5, .players = {"human", "hold20"}, .first = 0}, {2, 5, 17, 30}, 60);
}

TEST_CASE("Casino Car: bets down, a point and a seven-out are there again") {
    check_goes_on<CrapsScene, craps::Rules>({.seed = 8, .players = {"human"}}, {1, 2, 4, 9, 20}, 40);
}

TEST_CASE("Lacquer Car: the bank, the bet and the banker's point are there again") {
    check_goes_on<SiwuliuScene, siwuliu::Rules>({.seed = 31, .players = {"human"}}, {1, 2, 3, 4, 9, 20}, 40);
}

TEST_CASE("Freight Car: coins, bank and bets are there again, whoever is on turn") {
    check_goes_on<CeeloScene, ceelo::Rules>(
        {.rules = ceelo::Rules{.players = 3}, .seed = 9, .players = {"human", "even", "bold"}}, {2, 3, 6, 11, 25}, 40);
}

TEST_CASE("a plain table: its dice, its lines and its score are there again") {
    check_goes_on<test::LadderScene, ladder::Rules>({.seed = 11, .players = {"human"}}, {1, 2}, 3);
}

TEST_CASE("a sitting with changed sheets, bets taken back and a second bankroll is laid out again") {
    test::KeptBench bench;
    craps::Rules poor;
    poor.bankroll = 10;
    session::Sitting played{{.rules = poor, .seed = 8, .players = {"human"}}, kept_in(&bench.store)};
    const craps::Bet bet{{craps::Kind::Pass}, 1000};
    craps::Rules other = poor;
    other.crapless = true;
    while (played.game() < 3) {
        REQUIRE(played.submit(bet));
        REQUIRE(played.undo());
        REQUIRE(played.submit(bet));
        if (played.game() == 2) played.change_rules(other);
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
    session::Sitting played{{.rules = pig::Rules{}, .seed = 5, .players = {"human", "human"}, .first = 0},
                            kept_in(&bench.store)};
    auto begun = bench.store.named(session::record(played));
    session::Recording bent = session::record(played);
    bent.entries.push_back({1, "roll 6", {6}, {"added 6"}, false, 1});
    bench.store.add({begun, session::EntryMade{begun.name, 1, bent.entries.at(0), 1, false, false},
                     session::EntryMade{begun.name, 2, bent.entries.at(1), 1, false, false}});
    CHECK_THROWS_AS((Car{bench, {.kept = begun.name}, &bench.store}), Error);
}

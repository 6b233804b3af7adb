// Every game of the house keeps the contract of rules/game.h, and its row names all that the house asks.
#include "app/games.h"
#include "audio/catalogue.h"
#include "audio/score/score.h"
#include "blank_stage.h"
#include "contract/any_game.h"
#include "contract/chips.h"
#include "contract/contract.h"
#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "scenes/pig/scene.h"
#include "scenes/plain/ladder.h"
#include "scenes/table/celebration.h"
#include "session/hands.h"
#include "session/sitting.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

using namespace boxcars;

namespace {

struct Loops : audio::Sounds {  // which ambience is on
    using On = std::map<std::string, bool, std::less<>>;
    On on;
    std::string band;  // plays this
    void loop(std::string_view name, bool wanted) override { on[std::string{name}] = wanted; }
    void score(std::string_view name) override { band = name; }
};

bool there(const auto& function) { return static_cast<bool>(function); }

bool all_of_kind(const scenes::CardWindow& window, render::DieKind kind) {
    return !window.dice.empty() &&
           std::ranges::all_of(window.dice, [&](const render::DieLook& die) { return die.kind == kind; });
}

struct WordsSeen : test::BlankCanvas {  // the words that were drawn last, and where their middles were
    std::map<std::string, glm::vec2> words;
    float text(const render::Type& type, std::string_view drawn, glm::vec2 at, render::Align, render::Colour) override {
        words.insert_or_assign(std::string{drawn}, at);
        return width(type, drawn);
    }
    void sprite(std::string_view name, render::Rect where, render::Colour, float) override {
        if (name == "wordmarks/boxcars") words.insert_or_assign("Boxcars", where.centre());
    }
    float width(const render::Type& type, std::string_view drawn) override {
        return 0.6f * type.px * static_cast<float>(drawn.size());
    }
};

// What people win in a long sitting that is celebrated as large as double six.
std::map<std::string, rules::Win> feats_of(const rules::AnyGame& game) {
    any_game::Chooser choose{3};
    const rules::Sheet sheet = game.defaults();
    session::Sitting session{{sheet, 3, any_game::any_players(sheet), {}, {}}};
    std::map<std::string, rules::Win> found;
    for (int n = 0; n < 12'000; ++n) {
        if (session.over()) {
            session.next_game();
            continue;
        }
        const rules::State before = session.state();
        const auto step = any_game::any_move(session, choose);
        const rules::Win win = session::win_of_people(sheet, before, *step, session.players());
        if (win.tier == rules::WinTier::None) CHECK(win.feat.empty());
        if (!win.feat.empty()) found.try_emplace(win.feat, win);
    }
    return found;
}

// Begun by this win, `seconds` later; with dice in the middle of the table.
WordsSeen seen_of(const rules::Win& win, std::string_view unit, double seconds) {
    constexpr render::Rect dice{550, 270, 180, 150};
    Loops sounds;
    scenes::Celebration celebration;
    celebration.begin(win, unit, 0, sounds);
    WordsSeen seen;
    const double time = seconds * ticks_per_second;
    if (celebration.lasts(time))
        celebration.draw({seen, scenes::layout_for({0, 0, 1280, 720}), {}, {{640, 100}}, dice, time, false});
    for (const auto& [words, at] : seen.words) CHECK_FALSE(dice.grown(10).contains(at));
    return seen;
}

void check_feats(const rules::AnyGame& game) {
    CAPTURE(game.name());
    const auto feats = feats_of(game);
    CHECK_FALSE(feats.empty());
    for (const auto& [words, win] : feats) {
        CAPTURE(words);
        const std::string_view unit = game.hand_unit(game.defaults());
        const auto read = seen_of(win, unit, 1.3).words;
        REQUIRE(read.size() == 2);  // the feat and its total, in the middle of the table
        for (const auto& [drawn, at] : read) CHECK(at.x == 640);
        CHECK(read.contains(words));
        CHECK(seen_of(win, unit, 3.1).words == read);  // counted up, and still there
        CHECK(seen_of(win, unit, 3.7).words.empty());
        CHECK(seen_of(win, unit, 0.1).words != read);  // it counts
    }
}

TEST_CASE("every game celebrates a feat as large as double six, for as long, with its total at the table's middle") {
    for (const app::GameEntry& game : app::every_game()) check_feats(*game.row.commands.game);
}

TEST_CASE("a row has its card, its table, its verbs and its place in the lab") {
    for (const app::GameEntry& game : app::every_game()) {
        CAPTURE(game.name());
        CHECK(game.card.game == game.name());
        CHECK_FALSE(game.card.pages({}).empty());
        CHECK(there(game.row.table));
        CHECK(there(game.row.lab));
        const console::GameCommands& commands = game.row.commands;
        CHECK(there(commands.check_table));
        CHECK(there(commands.play_text));
        CHECK(there(commands.simulate));
        CHECK(there(commands.simulations));
        CHECK(there(commands.odds));
        CHECK_FALSE(commands.help.players.empty());
        REQUIRE(commands.game);
        CHECK(commands.game->name() == game.name());
    }
}

TEST_CASE("a row says which die the game throws: it lies on the game's card") {
    using render::DieKind;
    const auto games = app::every_game();
    const DieKind kinds[] = {DieKind::Pink, DieKind::Red, DieKind::Bone, DieKind::Black};
    REQUIRE(games.size() == std::size(kinds));
    for (std::size_t nth = 0; nth < games.size(); ++nth) CHECK(all_of_kind(games[nth].card.window(), kinds[nth]));
    const auto other = app::entry_of({.commands = console::commands_of<pig::Rules>(),
                                      .die = {.kind = DieKind::Black},
                                      .card = scenes::pig_card,
                                      .table = {}});
    CHECK(all_of_kind(other.card.window(), DieKind::Black));
}

TEST_CASE("a car's ambience and score are its row's alone; the title's score plays on the title and in the lab") {
    auto games = app::every_game();
    games.push_back(games.front());
    games.back().card.game = "another";
    games.back().row.loop = "sea";
    games.back().row.score = "shanty";
    Loops sounds;
    std::set<std::string> rooms, scores;
    for (const auto& game : games) {
        app::sound_table(games, game.name(), sounds);
        CHECK(std::ranges::count(sounds.on, true, &Loops::On::value_type::second) == 1);
        CHECK(sounds.on[std::string{game.row.loop}]);
        CHECK(sounds.band == game.row.score);
        rooms.emplace(game.row.loop);
        scores.emplace(game.row.score);
    }
    CHECK(rooms.size() == games.size());  // no two share one
    CHECK(scores.size() == games.size());
    for (const auto* quiet : {"", "lab"}) {
        app::sound_table(games, "pig", sounds);
        app::sound_table(games, quiet, sounds);
        CHECK(std::ranges::count(sounds.on, true, &Loops::On::value_type::second) == 0);
        CHECK(sounds.band == "night_line");
    }
}

TEST_CASE("what a row names for its ears is there to be heard") {
    for (const app::GameEntry& game : app::every_game()) {
        CHECK(std::ranges::count(audio::voices(), game.row.loop, &audio::Voice::name) == 1);
        CHECK(std::ranges::count(audio::score_names(), game.row.score) == 1);
    }
}

TEST_CASE_TEMPLATE_DEFINE("chips change hands and none is made or lost, until a new game or sheet", R, kept) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Chooser choose{seed};
        auto session = any_table(rules::any_game<R>(), seed, choose);
        for (int number = 0; number < 120; ++number) {
            const auto chips = all_chips(session.state().template as<typename R::State>());
            const auto sheet = session.rules();
            const int game = session.game();
            any_action(session, choose);
            if (session.game() == game && session.rules() == sheet)
                REQUIRE(all_chips(session.state().template as<typename R::State>()) == chips);
        }
    }
}

using WithChips = std::tuple<siwuliu::Rules, ceelo::Rules>;
TEST_CASE_TEMPLATE_APPLY(kept, WithChips);
BOXCARS_KEEPS_CONTRACT(EveryGame);

session::Sitting ladder_table() {
    return session::Sitting{{.rules = ladder::Rules{}, .seed = 3, .players = {"human"}}};
}

}  // namespace

TEST_CASE("a game that leaves out the rest of the contract has no conflict, no seat that begins and no way back") {
    static_assert(rules::Game<ladder::Rules>);
    static_assert(!rules::may_undo<ladder::Rules>);
    ladder::Rules sheet;
    CHECK_FALSE(rules::problem(sheet));
    sheet.start = 101;
    CHECK(rules::problem(sheet));
    CHECK(rules::defaults::starts(ladder::Rules{}).empty());
    session::Sitting session = ladder_table();
    CHECK(session.journal().empty());
    CHECK(session.undo().refused == "There is nothing to take back: the dice have flown since.");
}

TEST_CASE("the faces of a throw are those in the event's `faces`") {
    const auto rolled = thrown(ladder::Rules{}, std::array{5, 2});
    CHECK(rules::defaults::faces_of(rolled) == std::vector{5, 2});
    session::Sitting session = ladder_table();
    CHECK(session.submit(rolled).refused == "Dice are thrown, not chosen.");
    const auto answer = session.throw_dice();
    REQUIRE(answer);
    CHECK(answer.faces == session.journal().back().faces);
    CHECK(answer.faces.size() == 2);
}

TEST_CASE("a game without rounds keeps its sheet to the end, and carries its state as it is") {
    const ladder::Rules next{.start = 50};
    CHECK_FALSE(rules::defaults::between_rounds(ladder::Rules{}, next, ladder::State{}));
    const ladder::State some{2, 7};
    CHECK(rules::defaults::carried(next, some) == some);
    session::Sitting session = ladder_table();
    REQUIRE(session.change_rules(next));
    for (int dice : {2, 3, 1}) {
        CHECK_FALSE(session.over());
        REQUIRE(session.force(std::vector<int>(static_cast<std::size_t>(dice), 1)));
    }
    CHECK(session.over());
    CHECK(session.state().as<ladder::State>().sum == 6);
    REQUIRE(session.next_game());
    CHECK(session.state().as<ladder::State>().sum == 50);
}

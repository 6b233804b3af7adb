// Every row of the list names all that the house asks of a game; and what it names is used for that game alone.
#include "app/games.h"
#include "audio/catalogue.h"
#include "audio/score/score.h"
#include "blank_stage.h"
#include "contract/any_game.h"
#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "scenes/pig/scene.h"
#include "scenes/table/celebration.h"
#include "session/hands.h"

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

}  // namespace

TEST_CASE("every game celebrates a feat as large as double six, for as long, with its total at the table's middle") {
    for (const app::GameEntry& game : app::every_game()) check_feats(*game.commands.game);
}

TEST_CASE("a row has its card, its table, its verbs and its place in the lab") {
    for (const app::GameEntry& game : app::every_game()) {
        CAPTURE(game.name());
        CHECK(game.card.game == game.name());
        CHECK_FALSE(game.card.pages({}).empty());
        CHECK(there(game.open));
        CHECK(there(game.lab));
        const console::GameCommands& commands = game.commands;
        CHECK(there(commands.check_table));
        CHECK(there(commands.play_text));
        CHECK(there(commands.simulate));
        CHECK(there(commands.merge));
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

TEST_CASE(
    "a car's ambience and score are its row's and no other's; the title's score plays on the title and in the lab") {
    auto games = app::every_game();
    games.push_back(games.front());
    games.back().card.game = "another";
    games.back().loop = "sea";
    games.back().score = "shanty";
    Loops sounds;
    std::set<std::string> rooms, scores;
    for (const auto& game : games) {
        app::sound_table(games, game.name(), sounds);
        CHECK(std::ranges::count(sounds.on, true, &Loops::On::value_type::second) == 1);
        CHECK(sounds.on[std::string{game.loop}]);
        CHECK(sounds.band == game.score);
        rooms.emplace(game.loop);
        scores.emplace(game.score);
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
        CHECK(audio::find_voice(game.loop));
        CHECK(std::ranges::count(audio::score_names(), game.score) == 1);
    }
}

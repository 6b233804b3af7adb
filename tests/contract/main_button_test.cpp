// One button is the main one, at every table each fact is told once and no throw early, and keys are shown as bound.
#include "contract/any_game.h"
#include "contract/opened.h"
#include "longer.h"
#include "own_store.h"
#include "platform/input.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"

#include <SDL_keycode.h>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action, test::Opened;

namespace {

constexpr const char* a_page = "a page";

struct MainButtons {  // over all looks
    int brass = 0, enter = 0;

    void look(Opened& scene, const std::string& where) {
        const auto& now = scene.look();
        brass += now.brass.empty() ? 0 : 1;
        enter += now.enter.empty() ? 0 : 1;
        const bool one = now.brass.size() <= 1 && now.enter.size() <= 1;
        const bool hint = now.brass.empty() && where == a_page;  // a page without a main button says what Enter does
        const bool same = now.enter.empty() || hint || (!now.brass.empty() && now.brass[0].contains(now.enter[0]));
        if (one && same) return;
        CAPTURE(where);
        CAPTURE(scene.phase());
        CAPTURE(now.brass.size());
        CAPTURE(now.enter.size());
        REQUIRE(one);
        REQUIRE(same);
    }
    void wait(Opened& scene, const std::string& where, Ticks ticks) {
        for (Ticks nth = 0; nth < ticks; ++nth) {
            scene.tick();
            if (nth % 4 == 0) look(scene, where);
        }
    }
    void press(Opened& scene, const std::string& where, Action action) {
        scene.tick(test::pressing(action));
        look(scene, where);
        scene.tick();
        look(scene, where);
    }
};

// Whatever lies over a table for a while.
void interrupt(Opened& table, MainButtons& seen, int nth) {
    constexpr Action stays = Action::Hold;
    switch (nth % 6) {
        case 0:
            seen.press(table, "leaving", Action::Back);
            if (table.state()["scene"] != "title") seen.press(table, "staying", stays);
            return;
        case 1:
            table.tick({.presses = {}, .focus_lost = true});
            seen.look(table, "away");
            return seen.press(table, "back again", stays);
        case 2:
        case 3: {
            const Action panel = nth % 6 == 2 ? Action::Rules : Action::Settings;
            seen.press(table, "a panel", panel);
            return seen.press(table, "no panel", panel);
        }
        case 4:
            seen.press(table, "looking back", Action::First);
            seen.press(table, "looking back", Action::Right);
            return seen.press(table, "looked back", Action::Confirm);
        default:
            return seen.press(table, "the coach", Action::Coach);
    }
}

}  // namespace

TEST_CASE("at every table, whatever lies over it, one button is brass at most, and Enter is that one") {
    ui::test::Bench bench;
    for (const app::GameEntry& game : app::every_game()) {
        CAPTURE(game.name());
        MainButtons seen;
        Opened table{bench, test::seeded(game.name())};
        int presses = 0;
        for (Ticks nth = 0; presses < 20 && nth < 20'000; nth += 6) {
            seen.wait(table, "playing", 6);
            if (nth % 240 == 0) interrupt(table, seen, static_cast<int>(nth / 240));
            if (table.state()["listens"] != true) continue;
            const auto next = table.next_press();
            if (!next) continue;
            ++presses;
            for (const platform::Input& input : test::clicking(*next)) table.tick(input);
        }
        CHECK(presses == 20);
        CHECK(seen.brass > 100);
        CHECK((game.name() == "pig" || game.name() == "craps" || seen.enter > 20));
    }
}

TEST_CASE("at every step of every guided first game one button is brass at most, and Enter is that one") {
    ui::test::Bench bench;
    for (const app::GameEntry& game : app::every_game()) {
        app::SceneOptions asked = test::seeded(game.name());
        MainButtons seen;
        for (int step = 1; step <= 12; ++step) {
            asked.to = ToGuide{game.name(), step};
            CAPTURE(game.name());
            CAPTURE(step);
            Opened table{bench, asked};
            seen.wait(table, "a step", 5 * ticks_per_second);
            interrupt(table, seen, 1);
            interrupt(table, seen, 2);
        }
        CHECK(seen.brass > 50);
        CHECK(seen.enter > 20);
    }
}

TEST_CASE("on the title, in the lab and in the history one button is brass at most") {
    ui::test::Bench bench;
    test::OwnStore store;
    {
        session::Sitting left{{.rules = craps::Rules{}, .seed = 8, .players = {"human"}}, kept_in(&store)};
        REQUIRE(left.throw_dice());
        REQUIRE(left.store_now());
    }
    for (const std::string page : {"", "lab", "history"}) {
        MainButtons seen;
        Opened scene{bench, test::seeded(page), &store};
        CAPTURE(page);
        seen.wait(scene, a_page, ticks_per_second);
        for (const Action key : {Action::Right, Action::Down, Action::Right, Action::Left, Action::Up, Action::Confirm})
            seen.press(scene, a_page, key), seen.wait(scene, a_page, 60);
        CHECK((!page.empty() || seen.brass + seen.enter > 0));
    }
}

TEST_CASE("where a high score is signed, one button is brass, and Enter is that one, whatever its key") {
    ui::test::Bench bench;
    test::OwnStore store;
    session::Sitting game{{.rules = pig::Rules{}, .seed = 3, .players = {"human", "human"}}, kept_in(&store)};
    const auto rolls = [&] { return game.state().as<pig::State>().rolls; };
    while (!game.over()) rolls() >= 3 ? game.submit(pig::Hold{}) : game.throw_dice();
    REQUIRE(game.store_now());
    game.leave();
    REQUIRE(store.wait_for_all());
    app::SceneOptions left = test::seeded("");
    left.from = "pig";
    Opened scene{bench, left, &store};
    REQUIRE(scene.state()["scene"] == "signing");
    MainButtons seen;
    seen.wait(scene, "signing", ticks_per_second);
    for (const Action key : {Action::Up, Action::Right, Action::Down, Action::Left}) seen.press(scene, "signing", key);
    CHECK(seen.brass > 20);
    CHECK(seen.enter == seen.brass);
    scene.settings.bindings.bind(Action::Confirm, SDLK_F6);
    scene.tick();
    CHECK(scene.look().enter.empty());
}

TEST_CASE("while a recording or a demonstration is shown one button is brass at most") {
    ui::test::Bench bench;
    std::vector<app::SceneOptions> shown;
    for (const app::GameEntry& game : app::every_game()) {
        shown.push_back({.seed = 5});
        shown.back().to = ToRecording{.played = std::make_shared<const session::Recording>(
                                          record(any_game::any_sitting(*game.row.commands.game, 3, 2, 30)))};
        shown.push_back(test::seeded(game.name()));
        shown.back().demo.emplace();
    }
    for (const app::SceneOptions& asked : shown) {
        CAPTURE(name_of(asked.to));
        CAPTURE(asked.demo.has_value());
        MainButtons seen;
        Opened scene{bench, asked};
        seen.wait(scene, "shown", 20 * ticks_per_second);
        CHECK((asked.demo || seen.brass > 0));
    }
}

TEST_CASE("one press on a card of the title opens its table with the usual company, and the next one plays") {
    ui::test::Bench bench;
    for (const app::GameEntry& game : app::every_game()) {
        CAPTURE(game.name());
        Opened title{bench, test::seeded("")};
        while (title.state()["chosen"] != game.name()) title.tap(Action::Right);
        title.tick(test::pressing(Action::Confirm));
        const auto there = title.scene.scene->request();
        REQUIRE(there);
        CHECK(std::holds_alternative<ToTable>(*there));
        CHECK(name_of(*there) == game.name());
        Opened table{bench, test::seeded(name_of(*there))};
        CHECK(table.state()["players"][0] == "human");
        if (game.name() == "pig") CHECK(table.state()["players"][1] == "hold20");
        std::optional<glm::vec2> next;
        for (Ticks nth = 0; !next && nth < 30 * ticks_per_second; nth += 6) {
            table.wait(6);
            if (table.state()["listens"] == true) next = table.next_press();
        }
        REQUIRE(next);
        const std::size_t before = table.entries().size();
        for (const platform::Input& input : test::clicking(*next)) table.tick(input);
        table.wait(6);
        CHECK(table.entries().size() == before + 1);
    }
}

TEST_CASE("at craps ROLL is brass while something is bet, and after a win or a loss one press bets the same again") {
    ui::test::Bench bench;
    Opened table{bench, test::seeded("craps")};
    const auto money = [&] { return table.state()["shown"]["bankroll"].get<Cents>(); };
    const auto on_roll = [&] {
        const auto targets = table.scene.hit_targets();
        const auto roll = std::ranges::find(targets, "roll", &HitTarget::name);
        const auto& brass = table.look().brass;
        return roll != targets.end() && brass.size() == 1 && brass.front().contains(roll->where.centre());
    };
    table.wait(milliseconds(400));
    CHECK(table.look().brass.empty());
    table.click("pass");
    const std::string first = table.entries().back();
    int wins = 0, losses = 0;
    Cents before = money();
    for (int throws = 0; throws < test::longer(40, 60); ++throws) {
        CHECK(on_roll());
        table.tap(Action::Roll);
        table.wait_for("betting");
        table.wait(3 * ticks_per_second);
        if (!table.state()["shown"]["bets"].empty()) continue;
        money() > before ? ++wins : ++losses;
        CHECK(table.look().brass.empty());
        const std::size_t entries = table.entries().size();
        throws % 2 == 0 ? table.tap(Action::Rebet) : table.click("rebet");
        REQUIRE(table.entries().size() == entries + 1);
        CHECK(table.entries().back() == first);
        before = money();
    }
    CHECK(wins > 1);
    CHECK(losses > 1);
}

namespace {

// Somebody plays on by the main button until there are so many entries and all of them are told.
template <class EachTick>
void play_on(Opened& table, std::size_t entries, const EachTick& each_tick) {
    for (Ticks nth = 0; table.entries().size() < entries || !table.at_rest(); ++nth) {
        REQUIRE(nth < 600 * ticks_per_second);
        std::vector<platform::Input> inputs{{}};
        const bool asked = nth % 12 == 0 && table.at_rest() && table.state()["listens"] == true;
        if (const auto at = asked ? table.next_press() : std::nullopt) inputs = test::clicking(*at);
        for (const platform::Input& input : inputs) {
            table.ears.heard.clear();
            table.tick(input);
            each_tick();
        }
    }
}

// What a throw in the air could give away.
nlohmann::json secrets_of(const nlohmann::json& state) {
    nlohmann::json shown;
    for (const char* name : {"shown", "call", "say", "point", "why", "bank", "banker_faces", "player_faces", "receipt",
                             "rounds", "told", "history", "lines", "round"})
        if (state.contains(name)) shown[name] = state[name];
    return shown;
}

// Empty where they are as before the throw or gone.
std::string given_away(const nlohmann::json& now, const nlohmann::json& before) {
    std::string changes;
    for (const auto& [name, value] : now.items()) {
        const bool gone = value.empty() || value == "";
        if (!gone && value != before[name]) changes += name + " " + value.dump() + " was " + before[name].dump() + "; ";
    }
    return changes;
}

// Of these keys' caps, those that are shown while somebody plays for half a minute.
std::set<std::string> caps_shown(Opened& table, const std::vector<std::string>& caps) {
    std::set<std::string> shown;
    for (Ticks nth = 0; nth < 30 * ticks_per_second; ++nth) {
        table.tick();
        if (nth % 12 != 0) continue;
        const auto next = table.next_press();
        for (const std::string& cap : caps)
            if (table.look().words.contains(cap)) shown.insert(cap);
        if (!next || !table.at_rest() || table.state()["listens"] != true) continue;
        for (const platform::Input& input : test::clicking(*next)) table.tick(input);
    }
    return shown;
}

}  // namespace

TEST_CASE("every table tells every fact of the journal once, in its order") {
    ui::test::Bench bench;
    for (const app::GameEntry& game : app::every_game()) {
        CAPTURE(game.name());
        Opened table{bench, test::seeded(game.name())};
        play_on(table, 14, [] {});
        const auto &told = table.services.narration, &facts = table.facts();
        REQUIRE(told.size() + 2 >= facts.size());  // who begins is told before anybody listens
        REQUIRE(told.size() <= facts.size());
        CHECK(std::equal(told.rbegin(), told.rend(), facts.rbegin()));
    }
}

TEST_CASE("at every table nothing of a throw is told, shown or heard before its dice rest but the dice themselves") {
    ui::test::Bench bench;
    for (const app::GameEntry& game : app::every_game()) {
        CAPTURE(game.name());
        Opened table{bench, test::seeded(game.name())};
        nlohmann::json before;
        std::size_t told = 0;
        Ticks flown = 0;
        int throws = 0, surprises = 0;
        play_on(table, test::longer(14u, 40u), [&] {
            const bool flies = table.phase() == "flying";
            const nlohmann::json now = secrets_of(table.state());
            if (flies) {
                if (flown == 0 && now.contains("say")) before["say"] = now["say"];  // who throws
                REQUIRE(given_away(now, before) == "");
                REQUIRE(table.services.narration.size() == told);
            } else {
                if (flown > 0) ++throws, surprises += now != before;
                before = now;
                told = table.services.narration.size();
            }
            flown = flies ? flown + 1 : 0;
            if (flown < ticks_per_second / 2) return;  // coins of the bets may still come to rest
            // Chips and flaps of the throw before may still be paid and turn.
            for (const std::string& sound : table.ears.heard)
                REQUIRE_MESSAGE((sound.starts_with("die_") || sound == "chip" || sound == "flap"), sound);
        });
        CHECK(throws > 4);
        CHECK(surprises > throws / 2);
    }
}

TEST_CASE("at every table a changed key is shown wherever the usual one was, and the usual one nowhere") {
    ui::test::Bench bench;
    const std::vector<Action> actions{Action::Confirm, Action::Roll, Action::Hold, Action::Skip, Action::OtherLeaf};
    const std::vector<platform::Key> keys{SDLK_F5, SDLK_F6, SDLK_F7, SDLK_F8, SDLK_F9};
    const std::vector<std::string> caps{"ENTER", "SPACE", "H", "X", "TAB"}, others{"F5", "F6", "F7", "F8", "F9"};
    const std::map<std::string, std::set<std::string>> wanted{{"pig", {"SPACE", "H"}},
                                                              {"craps", {"SPACE"}},
                                                              {"siwuliu", {"ENTER", "SPACE", "TAB"}},
                                                              {"ceelo", {"ENTER", "X"}}};
    for (const app::GameEntry& game : app::every_game()) {
        CAPTURE(game.name());
        Opened table{bench, test::seeded(game.name())}, changed{bench, test::seeded(game.name())};
        for (std::size_t n = 0; n < actions.size(); ++n) changed.settings.bindings.bind(actions[n], keys[n]);
        const auto usual = caps_shown(table, caps);
        for (const std::string& cap : wanted.at(game.name())) CHECK_MESSAGE(usual.contains(cap), cap);
        auto both = caps;
        both.insert(both.end(), others.begin(), others.end());
        std::set<std::string> expected;
        for (std::size_t n = 0; n < caps.size(); ++n)
            if (usual.contains(caps[n])) expected.insert(others[n]);
        CHECK(caps_shown(changed, both) == expected);
    }
}

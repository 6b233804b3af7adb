// Every table tells each fact once, reveals no throw early and shows the keys as they are bound.
#include "contract/opened.h"
#include "longer.h"

#include <SDL_keycode.h>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;
using test::Opened;

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

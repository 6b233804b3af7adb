// At every table a press that hurries an animation stakes no money.
#include "contract/opened.h"
#include "longer.h"

#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action, platform::PressKind, test::Opened;
using Inputs = std::vector<platform::Input>;

namespace {

app::SceneOptions table_of(const std::string& game) { return test::seeded(game); }

Inputs tap(Action action) {
    return {test::pressing(action), {.presses = {{.kind = PressKind::ActionUp, .action = action}}}};
}
// Nobody is asked anything: a press can only hurry.
bool moves(const std::string& phase) {
    return std::set<std::string>{"committing", "flying", "telling", "thinking", "opening", "banker", "fetching"}
        .contains(phase);
}

// Keys that leave, that open what lies over the table, or that set what is bet next or take it back are no hurry.
std::vector<Action> hasty_keys() {
    const std::set<Action> others{Action::Back,     Action::Lab,     Action::NewMatch, Action::Pause, Action::Rules,
                                  Action::Settings, Action::Overlay, Action::Bets,     Action::Undo,  Action::Chip1,
                                  Action::Chip2,    Action::Chip3,   Action::Chip4,    Action::Chip5, Action::Coach};
    std::vector<Action> keys;
    for (std::size_t n = 0; n < platform::action_count; ++n)
        if (!others.contains(static_cast<Action>(n))) keys.push_back(static_cast<Action>(n));
    return keys;
}
bool hasty_button(const std::string& name) {
    const std::set<std::string> others{"back", "rules", "settings", "odds", "bets", "rounds", "undo", "pause", "coach"};
    return !others.contains(name) && !name.starts_with("chip_");
}

// Somebody who plays on by the main button; `hasty`: and presses everything in turn while the table moves.
struct Player {
    Opened table;
    bool hasty;
    int presses = 0, hurries = 0;
    std::size_t turn = 0;

    Player(ui::test::Bench& bench, const std::string& game, bool in_haste)
        : table(bench, table_of(game)), hasty(in_haste) {}

    void play(int most) {
        for (Ticks nth = 0; presses < most && nth < 120'000; ++nth) {
            Inputs inputs{{}};
            if (hasty && nth % 7 == 0 && moves(table.phase()))
                inputs = press_in_haste();
            else if (nth % 6 == 0 && !moves(table.phase()) && table.state()["listens"] == true)
                inputs = press_on();
            for (const platform::Input& input : inputs) table.tick(input);
        }
    }

 private:
    Inputs press_on() {
        const auto at = table.next_press();
        if (!at) return {{}};
        ++presses;
        return test::clicking(*at);
    }
    Inputs press_in_haste() {
        ++hurries;
        static const std::vector<Action> keys = hasty_keys();
        const std::size_t nth = turn++;
        if (nth % 2 == 0) return tap(keys[nth / 2 % keys.size()]);
        std::vector<glm::vec2> places;
        for (const HitTarget& target : table.scene.hit_targets())
            if (hasty_button(target.name)) places.push_back(target.where.centre());
        return places.empty() ? Inputs{{}} : test::clicking(places[nth / 2 % places.size()]);
    }
};

enum class Felt { Opened, Settled, Riding };  // nothing was bet yet; nothing lies there any more; something does

Felt felt_of(const Opened& table) {
    if (table.stakes() == 0) return Felt::Opened;
    const nlohmann::json shown = table.state()["shown"];
    return shown.contains("bets") && !shown["bets"].empty() ? Felt::Riding : Felt::Settled;
}

// Plays on until the table begins to ask for money while the felt is like that; the inputs of all ticks until then.
Inputs until_asked(ui::test::Bench& bench, const std::string& game, Felt felt) {
    Opened table{bench, table_of(game)};
    Inputs inputs;
    bool asked = false;
    const auto tick = [&](const platform::Input& input) {
        inputs.push_back(input);
        table.tick(input);
        const bool asks = table.asks_for_money(), before = std::exchange(asked, asks);
        return asks && !before && felt_of(table) == felt;
    };
    for (Ticks n = 0; n < 20'000; ++n) {
        if (tick({})) return inputs;
        if (n % 12 != 0 || moves(table.phase()) || table.state()["listens"] != true) continue;
        const bool more = felt == Felt::Riding && table.stakes() == 1;  // a bet that may be doubled at any time
        if (const auto at = more ? table.middle_of("place_6") : table.next_press())
            for (const platform::Input& input : test::clicking(*at))
                if (tick(input)) return inputs;
    }
    FAIL("nobody is asked for money at ", game);
    return {};
}

struct Try {  // a press, so many ticks after the table has begun to ask
    std::string name;
    platform::Input down, up;
};

std::vector<Try> tries_at(const Opened& table) {
    std::vector<Try> all;
    for (std::size_t n = 0; n < platform::action_count; ++n) {
        const Inputs key = tap(static_cast<Action>(n));
        all.push_back({std::string{platform::name(static_cast<Action>(n))}, key[0], key[1]});
    }
    for (const HitTarget& target : table.scene.hit_targets()) {
        const Inputs pressed = test::clicking(target.where.centre());
        all.push_back({target.name, pressed[0], pressed[1]});
    }
    return all;
}

bool stakes(ui::test::Bench& bench, const std::string& game, const Inputs& before, const Try& press, Ticks down,
            Ticks up) {
    Opened table{bench, table_of(game)};
    for (const platform::Input& input : before) table.tick(input);
    const auto so_far = table.stakes();
    table.tick(test::pressing(Action::Right));  // at craps a key bets where the cursor stands
    table.wait(down - 2);
    table.tick(press.down);
    table.wait(up - down - 1);
    table.tick(press.up);
    table.wait(2);
    return table.stakes() > so_far;
}

// Where each action is pressed while somebody plays on, looks back now and then and begins anew.
class TargetPlaces {
 public:
    // Until everything in `actions` was there once, and at least for a while.
    TargetPlaces(ui::test::Bench& bench, const app::SceneOptions& asked, render::Rect window,
                 const std::vector<std::string>& actions)
        : table_(bench, asked) {
        table_.resize(window);
        const auto there = [&](const std::string& action) { return contains(action); };
        int presses = 0;
        for (Ticks nth = 0; nth < 300 * ticks_per_second; ++nth) {
            table_.tick();
            if (nth % 12 != 0) continue;
            if (nth > test::longer(60, 300) * ticks_per_second && std::ranges::all_of(actions, there)) break;
            const auto next = table_.next_press();
            note();
            if (!next || moves(table_.phase()) || table_.state()["listens"] != true) continue;
            if (++presses % 8 == 0) {
                table_.tap(Action::First);
                table_.look();
                note();
            } else {
                for (const platform::Input& input : test::clicking(*next)) table_.tick(input);
            }
        }
    }
    bool contains(const std::string& action) const { return all_.contains(action); }
    // The other actions that share one of its places, as text.
    std::string beside(const std::string& action) const {
        std::string shared;
        const auto own = all_.find(action);
        for (const auto& [other, places] : all_)
            if (own != all_.end() && other != action)
                for (const render::Rect& one : own->second)
                    if (std::ranges::any_of(places, [&](const auto& two) { return one.touches(two); }))
                        shared += (shared.empty() ? "" : ", ") + other;
        return shared;
    }

 private:
    void note() {
        for (const HitTarget& target : table_.scene.hit_targets()) {
            const bool covers = target.name == "stake";  // both put coins down
            std::vector<render::Rect>& places = all_[covers ? "cover" : target.name];
            const auto same = [&](const render::Rect& r) {
                return r.x == target.where.x && r.y == target.where.y && r.w == target.where.w;
            };
            if (std::ranges::none_of(places, same)) places.push_back(target.where);
        }
    }

    Opened table_;
    std::map<std::string, std::vector<render::Rect>> all_;
};

}  // namespace

TEST_CASE("every press while a table moves only skips: the same is staked and thrown as without haste") {
    ui::test::Bench bench;
    for (const app::GameEntry& game : app::every_game()) {
        CAPTURE(game.name());
        Player calm{bench, game.name(), false}, hasty{bench, game.name(), true};
        const int presses = test::longer(25, 80);
        calm.play(presses);
        hasty.play(presses);
        CHECK(calm.presses == presses);
        CHECK(hasty.hurries > presses);
        CHECK(hasty.table.entries() == calm.table.entries());
        CHECK(hasty.table.now < calm.table.now);
    }
}

TEST_CASE("whatever stakes money at any table ignores presses for 300 ms after the table asks, and listens then") {
    constexpr Ticks length = InputCooldown::length;
    ui::test::Bench bench;
    const std::map<std::string, std::vector<std::string>> wanted{{"craps", {"pass", "rebet", "double", "confirm"}},
                                                                 {"siwuliu", {"cover", "confirm"}},
                                                                 {"ceelo", {"all", "confirm", "rebet"}}};
    std::map<std::string, std::set<std::string>> found;
    for (const std::string game : {"craps", "siwuliu", "ceelo"})
        for (const Felt felt : {Felt::Opened, Felt::Settled, Felt::Riding}) {
            const bool there = felt == Felt::Settled || game == "craps" || (felt == Felt::Opened && game == "siwuliu");
            if (!there) continue;
            CAPTURE(game);
            const Inputs before = until_asked(bench, game, felt);
            Opened table{bench, table_of(game)};
            for (const platform::Input& input : before) table.tick(input);
            std::size_t nth = 0;
            for (const Try& press : tries_at(table)) {
                const bool looked_at =
                    ++nth % test::longer(16u, 1u) == 0 || std::ranges::count(wanted.at(game), press.name) > 0;
                if (!looked_at) continue;
                if (!stakes(bench, game, before, press, 4 * length, 4 * length + 1)) continue;
                CAPTURE(press.name);
                found[game].insert(press.name);
                CHECK_FALSE(stakes(bench, game, before, press, length - 1, length));
                CHECK_FALSE(stakes(bench, game, before, press, length - 6, length + 6));
                CHECK(stakes(bench, game, before, press, length, length + 1));
            }
        }
    for (const auto& [game, names] : wanted)
        for (const std::string& name : names) CHECK_MESSAGE(found[game].contains(name), game, ": ", name);
}

TEST_CASE("a button that stakes money shares its place with no other action, at every table and in every window") {
    const std::map<std::string, boxcars::Json> short_games{{"siwuliu", {{"bank", 2000}, {"balance", 2000}}},
                                                           {"ceelo", {{"coins", 5}, {"players", 2}}}};
    const std::map<std::string, std::vector<std::string>> there{
        {"siwuliu", {"cover", "stop", "collect", "next_game", "record", "look_back"}},
        {"ceelo", {"cover", "all", "throw", "skip", "next_game", "new_match", "look_back"}},
        {"craps", {"pass", "rebet", "double", "roll", "look_back", "look_next"}}};
    ui::test::Bench bench;
    for (const auto& [game, actions] : there)
        for (const render::Rect window : {render::Rect{0, 0, 1280, 720}, {140, -15, 1000, 750}}) {
            CAPTURE(game);
            CAPTURE(window.w);
            app::SceneOptions asked = table_of(game);
            if (const auto few = short_games.find(game); few != short_games.end()) asked.rules = few->second;
            if (game == "ceelo") asked.players = {"human", "bold"};
            const TargetPlaces places{bench, asked, window, actions};
            for (const std::string& action : actions) CHECK_MESSAGE(places.contains(action), action);
            for (const std::string stakes :
                 {"cover", "all", "rebet", "double", "pass", "dont_pass", "field", "place_6"})
                CHECK_MESSAGE(places.beside(stakes).empty(), stakes, ": ", places.beside(stakes));
        }
}

TEST_CASE("upright at cee-lo the second press of a double tap on COVER does not press PAUSE, which takes its place") {
    ui::test::Bench bench;
    Opened table{bench, table_of("ceelo")};
    table.resize({445, -62, 390, 844});
    const auto press = [&](glm::vec2 at) {
        for (const platform::Input& input : test::clicking(at)) table.tick(input);
    };
    std::optional<glm::vec2> at;
    for (Ticks n = 0; n < 20'000 && !at; ++n) {
        table.tick();
        if (table.phase() == "deciding" && table.state()["listens"] == true) at = table.next_press();
    }
    REQUIRE(at);
    press(*at);
    table.tick();
    REQUIRE(table.stakes() > 0);
    REQUIRE(table.middle_of("pause") == at);
    press(*at);
    CHECK(table.state()["paused"] == false);
    table.wait(InputCooldown::length);
    press(*at);
    CHECK(table.state()["paused"] == true);
}

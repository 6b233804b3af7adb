// The rules card, what panels tell whoever does not see them, and opponents as people.
#include "platform/settings.h"
#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "ui/bench.h"
#include "ui/ceelo/panels.h"
#include "ui/craps/panels.h"
#include "ui/panels.h"
#include "ui/panels/settings_panel.h"
#include "ui/pig/panels.h"
#include "ui/siwuliu/panels.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>

using namespace boxcars;
using namespace boxcars::ui;
using namespace boxcars::ui::test;
using For = CardThrows::For;
using Throws = std::vector<std::vector<int>>;
using boxcars::ui::test::Bench;

namespace {

const CardPage& page_of(const std::vector<CardPage>& pages, std::string_view title) {
    const auto at = std::ranges::find(pages, title, &CardPage::title);
    REQUIRE_MESSAGE(at != pages.end(), "there is no page ", title);
    return *at;
}

std::vector<CardThrows> drawn_on(const std::vector<CardPage>& pages, std::string_view title) {
    std::vector<CardThrows> all;
    for (const CardDice& dice : page_of(pages, title).dice) all.insert(all.end(), dice.shown.begin(), dice.shown.end());
    return all;
}

// What is written under a throw; of the first page's part that has it.
std::string under(const std::vector<CardThrows>& shown, const std::vector<int>& faces) {
    for (const CardThrows& of : shown)
        if (std::ranges::count(of.throws, faces) > 0) return of.does;
    return "not drawn";
}

constexpr craps::Rules more_for_the_line{.natural_pays = 2, .craps_push = true, .field_5 = true, .field_doubles = 4};

struct Titled {
    std::string_view game;
    std::vector<CardPage> pages;
};
std::vector<Titled> every_card() {
    return {{"Pig", pig_pages({})},
            {"Pig with twenty sides", pig_pages({.goal = 200, .pig_face = 13, .sides = 20, .players = 4})},
            {"Craps", craps_pages({})},
            {"Craps without craps", craps_pages({.crapless = true})},
            {"Craps with pushes", craps_pages(more_for_the_line)},
            {"S\u00ec-w\u016d-li\u00f9", siwuliu_pages({})},
            {"Cee-lo", ceelo_pages({})}};
}

}  // namespace

TEST_CASE("the card of craps draws a natural, craps and a point as the sheet in force has them") {
    const auto line = drawn_on(craps_pages({}), "The line");
    REQUIRE(line.size() == 3);
    CHECK(line[0] == CardThrows{{{3, 4}, {5, 6}}, "wins at once", For::You});
    CHECK(line[1] == CardThrows{{{1, 1}, {1, 2}, {6, 6}}, "loses at once", For::Others});
    CHECK(line[2] == CardThrows{{{2, 4}}, "a point: 6 wins before 7", For::Nobody});
    const auto without = drawn_on(craps_pages({.crapless = true}), "The line");
    REQUIRE(without.size() == 2);
    CHECK(without[0].throws == Throws{{3, 4}});
    const auto hard = drawn_on(craps_pages({}), "Field, hardways, whole hand");
    CHECK(hard[0] == CardThrows{{{3, 3}}, "hard 6: 9 to 1", For::You});
    CHECK(hard[1].throws == Throws{{1, 5}, {1, 6}, {2, 4}, {2, 5}, {3, 4}});
    CHECK(under(drawn_on(craps_pages({}), "One throw"), {6, 6}) == "any craps: 7 to 1");
}

TEST_CASE(
    "the card of craps says what naturals, points, craps and the field's doubles pay where the sheet turns them") {
    const auto turned = craps_pages(more_for_the_line);
    CHECK(drawn_on(turned, "The line")[1] == CardThrows{{{1, 1}, {1, 2}, {6, 6}}, "a push", For::Nobody});
    const auto says = [&](std::string_view sentence) {
        return std::ranges::count(page_of(turned, "The line").sentences, sentence) == 1;
    };
    CHECK(says("A come-out 2, 3 or 12 is a push: the bet comes back."));
    CHECK(says("The line pays 2 to 1 on a come-out 7 or 11, and 1 to 1 on its point; the don't side gets 1 to 1."));
    CHECK(
        says("Don't pass is the other side: it wins when the line loses or craps are thrown, except that a come-out "
             "12 is a push."));
    CHECK(page_of(turned, "Field, hardways, whole hand").table.front().second ==
          "1 to 1 on 3, easy 4, 5, 9, easy 10 and 11; 4 to 1 on hard 4 and hard 10; 2 to 1 on 2; 3 to 1 on 12");
}

TEST_CASE("the card of Pig draws what adds, the pig and a turn that is held, of the die in force") {
    const auto turn = drawn_on(pig_pages({}), "A turn");
    REQUIRE(turn.size() == 3);
    CHECK(turn[0].throws == Throws{{2}, {3}, {4}, {5}, {6}});
    CHECK(turn[1] == CardThrows{{{1}}, "all of it lost", For::Others});
    CHECK(turn[2] == CardThrows{{{4, 5, 6}}, "held: 15 banked", For::You});
    const auto odd = drawn_on(pig_pages({.goal = 50, .pig_face = 4, .sides = 5, .players = 2}), "A turn");
    CHECK(odd[0].throws == Throws{{1}, {2}, {3}, {5}});
    CHECK(odd[1].throws == Throws{{4}});
    CHECK(odd[2] == CardThrows{{{2, 3, 5}}, "held: 10 banked", For::You});
}

TEST_CASE("the card of s\u00ec-w\u016d-li\u00f9 draws the throws in the order of what they bring") {
    const auto yours = drawn_on(siwuliu_pages({}), "You throw against his point");
    REQUIRE(yours.size() == 6);
    CHECK(yours[0] == CardThrows{{{1, 1, 1}}, "5 to 1", For::You});
    CHECK(yours[1] == CardThrows{{{3, 3, 3}}, "3 to 1", For::You});
    CHECK(yours[2] == CardThrows{{{4, 5, 6}}, "2 to 1", For::You});
    CHECK(yours[3] == CardThrows{{{3, 3, 6}, {3, 3, 5}}, "1 to 1", For::You});
    CHECK(yours[4] == CardThrows{{{3, 3, 4}, {2, 4, 5}}, "you throw again", For::Nobody});
    CHECK(yours[5] == CardThrows{{{4, 4, 3}, {3, 3, 2}, {3, 3, 1}, {1, 2, 3}}, "loses", For::Others});
    const siwuliu::Rules other{.pays_456 = 7,
                               .tie = siwuliu::Tie::Banker,
                               .banker_multiples = true,
                               .pair_with_6_or_1 = siwuliu::OuterPair::Reroll};
    const auto changed = drawn_on(siwuliu_pages(other), "You throw against his point");
    CHECK(changed[0] == CardThrows{{{4, 5, 6}}, "7 to 1", For::You});
    CHECK(under(changed, {3, 3, 4}) == "loses");
    CHECK(under(changed, {3, 3, 6}) == "you throw again");
    const auto his = drawn_on(siwuliu_pages({}), "The banker throws"),
               more = drawn_on(siwuliu_pages(other), "The banker throws");
    CHECK(his[0] == CardThrows{{{4, 5, 6}, {1, 1, 1}, {3, 3, 3}, {3, 3, 6}}, "the bank wins", For::Others});
    CHECK(under(his, {3, 3, 5}) == "his point: 5");
    CHECK(under(his, {1, 2, 3}) == "you win 1 to 1");
    CHECK(under(more, {4, 5, 6}) == "the bank wins 7 bets");
}

TEST_CASE("the card of cee-lo draws the bank's throws and a bet's, as the sheet in force settles them") {
    const auto shown = drawn_on(ceelo_pages({}), "The dice");
    CHECK(shown[0] == CardThrows{{{4, 5, 6}, {1, 1, 1}, {3, 3, 3}, {3, 3, 6}}, "the bank wins", For::Others});
    CHECK(under(shown, {1, 2, 3}) == "bank pays 1 to 1");
    CHECK(shown.back() == CardThrows{{{4, 4, 3}, {3, 3, 2}, {3, 3, 1}, {1, 2, 3}}, "loses", For::Others});
    const ceelo::Rules other{.tie = ceelo::Tie::Banker, .pays_456 = 3, .pays_at_once = 2};
    const auto changed = drawn_on(ceelo_pages(other), "The dice");
    CHECK(under(changed, {1, 2, 3}) == "bank pays 2 to 1");
    CHECK(std::ranges::count(changed, "wins 3 to 1", &CardThrows::does) == 1);
    CHECK(std::ranges::count(changed, "nobody pays", &CardThrows::does) == 0);
}

TEST_CASE("the drawings of every card stand whole on their page, none on another, in every window") {
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}}) {
        Panels panels{window.x, window.y};
        for (const Titled& of_game : every_card())
            for (std::size_t nth = 0; nth < of_game.pages.size(); ++nth) {
                const auto& game = of_game.game;
                const auto& pages = of_game.pages;
                INFO(game, ", ", pages[nth].title, " at ", window.x, " x ", window.y);
                RulesCard card;
                const std::vector<CardPage> one{pages[nth]};
                panels.draw = [&] { card.draw(panels.bench.host(), game, one); };
                panels.frames(3);
                std::size_t wanted = 0;
                for (const CardDice& dice : pages[nth].dice) wanted += dice.shown.size();
                const auto done = panels.bench.where("card.done"), left = panels.bench.where("card.previous");
                REQUIRE(done);
                REQUIRE(left);
                std::vector<render::Rect> places;
                for (std::size_t of = 1; of <= wanted; ++of) {
                    const auto place = panels.bench.where(fmt::format("card.dice.{}", of));
                    REQUIRE_MESSAGE(place, "drawing ", of, " is out of sight");
                    CHECK(place->x >= left->x - 1);
                    CHECK(place->x + place->w <= done->x + done->w + 1);
                    CHECK(place->y + place->h <= done->y);
                    for (const render::Rect& other : places) CHECK_FALSE(place->touches(other));
                    places.push_back(*place);
                }
                CHECK_FALSE(panels.bench.where(fmt::format("card.dice.{}", wanted + 1)));
                if (wanted > 0) panels.bench.keep_picture(fmt::format("card_{}_{}_{}", game, nth, window.x));
            }
    }
}

namespace {

struct Settings {  // the panel of the settings, with keys
    Bench bench;
    SettingsPanel panel;
    platform::Settings settings;
    std::vector<std::string> heard;

    void frames(int count) {
        for (int i = 0; i < count; ++i) {
            bench.frame([&] { panel.draw(bench.host(), settings); });
            for (auto& words : bench.host().take_narration()) heard.push_back(std::move(words));
        }
    }
    void tap(SDL_Scancode key) {
        bench.push_key(SDL_KEYDOWN, key);
        frames(2);
        bench.push_key(SDL_KEYUP, key);
        frames(2);
    }
    bool tapped_until(SDL_Scancode key, const std::string& words) {
        for (int taps = 0; taps < 40; ++taps) {
            if (!heard.empty() && heard.back() == words) return true;
            tap(key);
        }
        return false;
    }
};

TEST_CASE("a panel that opens is told once, and again when it was closed") {
    Settings desk;
    desk.frames(5);
    CHECK(desk.heard == std::vector<std::string>{"settings: changes are saved at once"});
    desk.bench.frame([] {});
    desk.frames(2);
    CHECK(desk.heard.size() == 2);
}

TEST_CASE("the control that the keys come to is told with its value, and the value when it changes") {
    Settings desk;
    desk.settings.muted = false;
    desk.settings.volume = 0.8f;
    desk.frames(3);
    REQUIRE(desk.tapped_until(SDL_SCANCODE_DOWN, "volume: 80"));
    const std::size_t before = desk.heard.size();
    desk.frames(10);
    CHECK(desk.heard.size() == before);  // nothing new, nothing told
    desk.tap(SDL_SCANCODE_SPACE);        // takes hold of the slider
    desk.tap(SDL_SCANCODE_LEFT);
    CHECK(desk.settings.volume < 0.8f);
    CHECK(desk.heard.back() == fmt::format("volume: {:.0f}", desk.settings.volume * 100));
    desk.tap(SDL_SCANCODE_SPACE);
    REQUIRE(desk.tapped_until(SDL_SCANCODE_DOWN, "Mute: off, no sound at all"));
    desk.tap(SDL_SCANCODE_SPACE);
    CHECK(desk.settings.muted);
    CHECK(desk.heard.back() == "Mute: on, no sound at all");
}

TEST_CASE("narration names no control under the pointer, and names a control without its panel") {
    Settings desk;
    desk.frames(3);
    REQUIRE(desk.bench.click("settings.mute", [&] { desk.panel.draw(desk.bench.host(), desk.settings); }));
    desk.frames(3);
    CHECK(desk.heard.size() <= 1);  // the panel itself
    CHECK(spoken("settings.full_screen") == "full screen");
    CHECK(spoken("overlay.goal.less") == "goal: less");
    CHECK(spoken("press") == "press");
}

bool offered(const std::vector<PlayerChoice>& choices, const players::Person& person, unsigned face, bool strength) {
    const auto one = std::ranges::find(choices, person.plays, &PlayerChoice::name);
    if (one == choices.end() || one->label() != person.name || one->face != face) return false;
    const std::string words{players::words_of(person.strength)};
    return (one->words.find(words) != std::string::npos) == strength;
}

}  // namespace

TEST_CASE("seats: every person of Pig is offered with face, style and strength, and the policies by their names") {
    const Portraits faces{11, 12, 13, 14, 15, 16};
    const auto usual = pig_choices(pig::Rules{}, faces), short_race = pig_choices(pig::Rules{.goal = 40}, faces),
               four = pig_choices(pig::Rules{.players = 4}, faces);
    unsigned face = 11;
    for (const players::Person& person : players::pig_people()) {
        if (person.plays.empty()) continue;  // a stand-in
        CAPTURE(person.name);
        CHECK(offered(usual, person, face, true));
        CHECK(offered(short_race, person, face, false));  // how strong they are there is not known
        CHECK(offered(four, person, face, true));
        CHECK(offered(pig_choices(pig::Rules{}, {}), person, 0, true));
        ++face;
    }
    CHECK(std::ranges::count(usual, "hold:N", &PlayerChoice::name) == 1);
    CHECK(usual[1].words == "Easy, a gentle player: holds at 20");
}

TEST_CASE("seats: every person of cee-lo who is known for a policy is offered with face, style and strength") {
    const Portraits faces{11, 12, 13, 14, 15, 16};
    unsigned face = 11;
    for (const players::Person& person : players::ceelo_people()) {
        CAPTURE(person.name);
        CHECK(offered(ceelo_choices(ceelo::Rules{}, faces), person, face, true) == !person.plays.empty());
        if (!person.plays.empty()) CHECK(offered(ceelo_choices(ceelo::Rules{.coins = 50}, faces), person, face, false));
        ++face;
    }
}

TEST_CASE("seats: whoever has the second seat of a policy is told as who really sits there") {
    const std::vector<std::string> players{"human", "hold20", "hold20"};
    CHECK_FALSE(sitter_of(players::pig_people(), players, 0, {}));
    CHECK(sitter_of(players::pig_people(), players, 1, {})->label() == "Etta");
    CHECK(sitter_of(players::pig_people(), players, 1, {})->words == "Etta waits at table in this car.");
    CHECK(sitter_of(players::pig_people(), players, 2, {})->label() == "Rex");
}

TEST_CASE("seats: a table is asked for with as many players as its sheet seats, so that its seal is made for them") {
    using Names = std::vector<std::string>;
    CHECK(ceelo_seats({.rules = ceelo::Rules{.players = 3}})->seated() == Names{"human", "even", "bold"});
    CHECK(pig_seats({.rules = pig::Rules{}, .players = {"human", "hold20", "optimal"}})->seated() ==
          Names{"human", "hold20"});
    CHECK(craps_seats({.rules = craps::Rules{}, .players = {"human", "iron_cross"}})->seated() ==
          Names{"human", "iron_cross"});
    CHECK(siwuliu_seats({.rules = siwuliu::Rules{}})->seated() == Names{"human"});
}

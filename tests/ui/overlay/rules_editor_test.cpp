// A rule sheet on the workbench, whatever the game: words, groups, a search, and money as money.
#include "ui/overlay/rules_editor.h"

#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/game_of.h"
#include "ui/craps/panels.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/panels.h"
#include "ui/widgets.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::ui;
using boxcars::ui::test::Panels;

namespace {

struct Sheet : pig::Rules {  // Pig's rules with other knobs, in three groups
    int bank = 10'000, limit = 20, vig = 5, rounds = 3, pays_one = 1, pays_two = 2, pays_three = 3, pays_four = 4;
    bool operator==(const Sheet&) const = default;
    static constexpr std::string_view game = "sheet";
    static constexpr bool has_milestones = false;
    static std::span<const rules::Knob<Sheet>> knobs();
};

using rules::member;
using Knob = rules::Knob<Sheet>;
constexpr Knob knob_table[] = {
    {"bank", member<&Sheet::bank>, 1, 1'000'000, "What the banker opens with.", "The bank holds", "Money",
     rules::Unit::Cents},
    {"limit", member<&Sheet::limit>, 1, 500, "The most that may be bet.", "Most on a spot", "Money",
     rules::Unit::Dollars},
    {"vig", member<&Sheet::vig>, 0, 20, "The house's part of a win.", "", "Money", rules::Unit::Percent},
    {"rounds", member<&Sheet::rounds>, 1, 9, "Rounds in a game.", "", "Time"},
    {"pays_one", member<&Sheet::pays_one>, 1, 10, "A single pays this to 1.", "", "Pay-outs"},
    {"pays_two", member<&Sheet::pays_two>, 1, 10, "A double pays this to 1.", "", "Pay-outs"},
    {"pays_three", member<&Sheet::pays_three>, 1, 10, "A triple pays this to 1.", "", "Pay-outs"},
    {"pays_four", member<&Sheet::pays_four>, 1, 10, "Four alike pay this to 1.", "", "Pay-outs"},
};
std::span<const Knob> Sheet::knobs() { return knob_table; }

struct ShortSheet : pig::Rules {
    int points = 100;
    bool operator==(const ShortSheet&) const = default;
    static constexpr std::string_view game = "short sheet";
    static constexpr bool has_milestones = false;
    static std::span<const rules::Knob<ShortSheet>> knobs() {
        static constexpr rules::Knob<ShortSheet> table[] = {
            {"goal", rules::member<&ShortSheet::points>, 2, 1000, "Points that win."}};
        return table;
    }
};

template <class Rules>
struct Workbench : Panels {  // the editor alone, in a window as narrow as the overlay's
    RulesEditor editor;
    Rules in_force{};
    bool fixed = false;

    Workbench() {
        draw = [this] {
            const ScopedStyle styled{bench.host(), PanelStyle::Debug};
            editor.follow(in_force);
            const Panel panel{bench.host(), {"rules", "Rules", ""}, {16, 72, 364, 640}};
            editor.body(bench.host(), in_force, fixed);
        };
    }
    void type(const std::string& words) {
        bench.push_text(words);
        frames(2);
    }
    bool shows(const std::string& knob) { return Panels::shows("overlay." + knob); }
};

}  // namespace

BOXCARS_ANY_GAME(::Sheet)
BOXCARS_ANY_GAME(::ShortSheet)

TEST_CASE("a search leaves the knobs that say its words, in whatever order and case; emptied, all are back") {
    Workbench<Sheet> table;
    table.frames(2);
    REQUIRE(table.shows("bank"));
    REQUIRE(table.click("overlay.search"));
    table.type("1 TRIPLE");
    CHECK(table.shows("pays_three"));
    CHECK_FALSE(table.shows("bank"));
    CHECK_FALSE(table.shows("pays_two"));
    for (int i = 0; i < 8; ++i) table.press(SDL_SCANCODE_BACKSPACE);
    for (const auto& knob : Sheet::knobs()) CHECK(table.shows(std::string{knob.name}));
}

TEST_CASE("a knob is found by its group, its title and its own name") {
    for (const auto& [words, found] : {std::pair{"money", "vig"}, {"bank holds", "bank"}, {"pays_f", "pays_four"}}) {
        Workbench<Sheet> table;
        REQUIRE(table.click("overlay.search"));
        table.type(words);
        CHECK(table.shows(found));
        CHECK_FALSE(table.shows("rounds"));
    }
}

TEST_CASE("groups stand apart: the first knob of one lies further below than the next of the same") {
    Workbench<Sheet> table;
    table.frames(2);
    const auto y = [&](const std::string& knob) { return table.bench.where("overlay." + knob)->y; };
    CHECK(y("rounds") - y("vig") > y("vig") - y("limit") + 8);
    CHECK(y("pays_one") - y("rounds") > y("pays_two") - y("pays_one") + 8);
}

TEST_CASE("a short sheet has no search") {
    Workbench<ShortSheet> table;
    table.frames(2);
    CHECK(table.shows("goal"));
    CHECK_FALSE(table.shows("search"));
}

TEST_CASE("money on the workbench is typed as money") {
    Workbench<Sheet> table;
    table.frames(2);
    REQUIRE(table.click("overlay.bank.typed"));  // all of it is chosen: what is typed takes its place
    table.type("$12.50");
    CHECK(table.editor.edited().as<Sheet>().bank == 1250);
    table.type("x");  // no money: the sheet keeps what it has
    CHECK(table.editor.edited().as<Sheet>().bank == 1250);
}

TEST_CASE("a slider's number stands beside it: no grip lies on it, from the least to the most") {
    Workbench<Sheet> table;
    table.frames(2);
    for (const auto& knob : Sheet::knobs())
        for (const int value : {knob.least, (knob.least + knob.most) / 2, knob.most}) {
            CAPTURE(knob.name);
            knob.set(table.in_force, value);
            table.frames(2);
            const std::string item = "overlay." + std::string{knob.name};
            const auto slider = table.bench.where(item), words = table.bench.where(item + ".typed");
            REQUIRE(slider);
            REQUIRE(words);
            CHECK_FALSE(slider->touches(*words));
            CHECK(slider->w > 30);
        }
}

TEST_CASE_TEMPLATE("every knob has words for people that fit its row, and the knobs of a group stand together", Rules,
                   pig::Rules, craps::Rules, siwuliu::Rules, ceelo::Rules) {
    constexpr std::size_t fits_a_row = 21;  // letters, in the overlay's narrow window
    std::vector<std::string_view> groups;
    for (const auto& knob : Rules::knobs()) {
        if (knob.name.ends_with("_per")) continue;  // the second number of a row
        CAPTURE(knob.name);
        CHECK_FALSE(knob.title.empty());
        CHECK(knob.title.size() <= fits_a_row);
        if (!groups.empty() && groups.back() == knob.group) continue;
        CHECK(std::ranges::find(groups, knob.group) == groups.end());
        groups.push_back(knob.group);
    }
    CHECK(groups.size() > (Rules::knobs().size() >= RulesEditor::worth_searching ? 2 : 0));
}

TEST_CASE_TEMPLATE("every knob is on the workbench", Rules, pig::Rules, craps::Rules, siwuliu::Rules, ceelo::Rules) {
    Workbench<Rules> table;
    table.frames(3);
    const auto seen = table.seen("overlay.", 150, 400);
    for (const auto& knob : Rules::knobs()) {
        CAPTURE(knob.name);
        CHECK(seen.contains("overlay." + std::string{knob.name}));
    }
}

TEST_CASE("money knobs are told and typed as money") {
    CHECK(rules::find_knob(siwuliu::Rules{}, "bank")->unit == rules::Unit::Cents);
    CHECK(rules::find_knob(siwuliu::Rules{}, "balance")->unit == rules::Unit::Cents);
    for (const char* name : {"minimum", "maximum", "bankroll"})
        CHECK(rules::find_knob(craps::Rules{}, name)->unit == rules::Unit::Dollars);
    CHECK(rules::find_knob(craps::Rules{}, "vig")->unit == rules::Unit::Percent);
}

TEST_CASE("the knobs of a fixed sheet are shown and do not turn") {
    for (const bool fixed : {false, true}) {
        Workbench<ShortSheet> table;
        table.fixed = fixed;
        table.frames(2);
        CHECK(table.shows("goal"));
        table.click("overlay.goal.more");
        CHECK((table.editor.edited().as<ShortSheet>() == ShortSheet{}) == fixed);
    }
}

TEST_CASE("of a journal the newest lines are kept, a thousand at least, and all are counted") {
    Newest<JournalLine> lines;
    for (int number = 1; number <= 10'000; ++number) {
        lines.add({number, {}, {}, {}, 0});
        const std::span<const JournalLine> kept = lines.all();
        CHECK(kept.size() >= std::min<std::size_t>(Newest<JournalLine>::fewest, static_cast<std::size_t>(number)));
        CHECK(kept.size() <= Newest<JournalLine>::most);
        CHECK(kept.back().number == number);
        CHECK(kept.front().number == number + 1 - static_cast<int>(kept.size()));
    }
    lines.clear();
    CHECK(lines.empty());
}

TEST_CASE("a bankroll's curve has its beginning and now, and evenly between them as many points as can be seen") {
    CrapsCurve curve;
    curve.begin({.worth = 100, .expected = 100});
    for (int throws = 1; throws <= 100'000; ++throws) {
        curve.add({100.0 + throws, 100, 0, throws});
        const auto points = curve.points();
        CHECK(points.front().throws == 0);
        CHECK(points.back().throws == throws);
        CHECK(points.size() <= 2'049);
        if (throws <= 2'000) CHECK(points.size() == static_cast<std::size_t>(throws) + 1);
    }
    const auto points = curve.points();
    CHECK(points.size() > 1'000);
    for (std::size_t n = 2; n + 1 < points.size(); ++n)
        CHECK(points[n].throws - points[n - 1].throws == points[1].throws);
}

TEST_CASE("what was thrown is counted by number, not remembered throw by throw") {
    NumberCount faces;
    for (int nth = 0; nth < 100'000; ++nth) faces.add(1 + nth % 6);
    faces.add(10);
    CHECK(faces.all() == 100'001);
    CHECK(faces.of(1) == 16'667);
    CHECK(faces.of(6) == 16'666);
    CHECK(faces.of(7) == 0);
    CHECK(faces.between(1, 6) == 100'000);
    faces.clear();
    CHECK(faces.all() == 0);
}

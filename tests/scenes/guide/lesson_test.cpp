// Every guided first game can be finished by following it, and all its claims are true.
#include "odds/craps/odds.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/guide/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/page_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "session/pig_sitting.h"

#include <fmt/format.h>

#include <deque>

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;

#define EVERY_TABLE PigScene, CrapsScene, SiwuliuScene, CeeloScene

using namespace boxcars::test;

namespace {

template <class R, const Lesson& (*made)()>
struct GuidedBy {
    using Rules = R;
    static const Lesson& lesson() { return made(); }
};
template <class Table>
struct Guided;
template <>
struct Guided<PigScene> : GuidedBy<pig::Rules, pig_lesson> {};
template <>
struct Guided<CrapsScene> : GuidedBy<craps::Rules, craps_lesson> {};
template <>
struct Guided<SiwuliuScene> : GuidedBy<siwuliu::Rules, siwuliu_lesson> {};
template <>
struct Guided<CeeloScene> : GuidedBy<ceelo::Rules, ceelo_lesson> {};

template <class Table>
struct GuidedScene {  // the table with the strip under it; begins at the step that `watch_from` says, from 1
    Table* table = nullptr;
    std::unique_ptr<Scene> scene;

    GuidedScene(SceneServices& services, const TableOptions& options) {
        const auto step = static_cast<int>(options.watch_from) - 1;
        auto made = std::make_unique<Table>(services,
                                            TableOptions{.setup = Guided<Table>::lesson().setup(), .die = options.die});
        table = made.get();
        scene = guide_scene(services, std::move(made), Guided<Table>::lesson(), step, ToRun{});
    }
    void tick(const platform::Input& input, Ticks now) { scene->tick(input, now); }
    std::vector<HitTarget> hit_targets() const { return scene->hit_targets(); }
    void state(boxcars::Json& out) const { scene->state(out); }
    const session::Sitting& sitting() const { return table->sitting(); }
};

template <class Table>
struct Pupil : PlayedTable<GuidedScene<Table>, typename Guided<Table>::Rules> {
    using R = typename Guided<Table>::Rules;
    using Base = PlayedTable<GuidedScene<Table>, R>;
    using Action = platform::Action;

    explicit Pupil(int step = 0) : Base(TableOptions{.watch_from = step + 1}) {}
    Pupil(ui::test::Bench& bench, int step, session::Store* store) : Base(bench, {.watch_from = step + 1}, store) {}

    nlohmann::json guide() const { return this->state()["guide"]; }
    int step() const { return guide()["step"]; }
    bool at_end() const { return guide()["step"].template get<int>() + 1 == guide()["steps"].template get<int>(); }

    void do_step(bool by_keys) {  // what the present sentence asks for, once the table lets it be done
        const int present = step();
        for (Ticks n = 0; step() == present; ++n) {
            REQUIRE_MESSAGE(n < 60 * ticks_per_second, "nothing goes on: ", this->state().dump());
            const nlohmann::json asked = guide();
            const std::string waits = asked["waits"];
            if (waits == "reading")
                by_keys ? this->tap(Action::Confirm) : this->click("guide_next");
            else
                press(asked, by_keys);
            this->wait(waits == "others" ? 1 : ticks_per_second / 2);
        }
    }
    std::vector<std::string> play_on(bool by_keys) {  // every sentence from here to the end
        std::vector<std::string> said{guide()["words"]};
        while (!at_end()) {
            do_step(by_keys);
            said.push_back(guide()["words"]);
        }
        return said;
    }

 private:
    // Its last place is what is pressed; a set amount comes before that.
    void press(const nlohmann::json& asked, bool by_keys) {
        if (asked["points_at"].empty() || !this->scene.table->at_rest()) return;
        const std::string place = asked["points_at"].back()["name"];
        if (!this->offers(place)) return;
        const auto way = to_amount(asked);
        if (!by_keys) return this->click(!way ? place : *way > 0 ? "more" : "less");
        if (way) return this->tap(*way > 0 ? Action::Right : Action::Left);
        if (place == "hold") return this->tap(Action::Hold);
        if (asked["waits"] != "deciding" || place == "stop" || place == "collect") return this->tap(Action::Roll);
        if constexpr (std::is_same_v<R, craps::Rules>) walk_to(*craps::spot_from(place));
        this->tap(Action::Confirm);
    }
    std::optional<int> to_amount(const nlohmann::json& asked) const {  // cee-lo: the sentence says how many coins
        if (!std::is_same_v<R, ceelo::Rules> || asked["waits"] != "deciding") return {};
        const auto& lesson = Guided<Table>::lesson();
        const auto& example =
            lesson.steps[asked["step"].get<std::size_t>()].example.front().template as<ceelo::Event>();
        int wanted = 0;
        if (const auto* bet = std::get_if<ceelo::Cover>(&example)) wanted = bet->amount;
        if (const auto* bank = std::get_if<ceelo::Stake>(&example)) wanted = bank->amount;
        const int amount = this->state()["amount"];
        return wanted == amount ? std::nullopt : std::optional{wanted - amount};
    }
    void walk_to(craps::Spot spot) {  // with the arrows, by the felt's own ways; odds are put from their line
        if (spot.kind == craps::Kind::PassOdds) spot.kind = craps::Kind::Pass;
        constexpr std::pair<Way, Action> ways[] = {
            {Way::Left, Action::Left}, {Way::Right, Action::Right}, {Way::Up, Action::Up}, {Way::Down, Action::Down}};
        std::vector<craps::Spot> down;
        const nlohmann::json table = this->state();
        for (const auto& [bet, placed] : table["shown"]["bets"].items()) down.push_back(*craps::spot_from(bet));
        const CrapsLayout felt{craps::Rules{}, open_spots({}, this->settings.felt_bets, down)};
        if (this->state()["focus"] == "") this->tap(Action::Right);  // the cursor shows itself
        const craps::Spot from = *craps::spot_from(this->state()["focus"].template get<std::string>());
        std::map<craps::Spot, std::vector<Action>> paths{{from, {}}};
        for (std::deque<craps::Spot> open{from}; !open.empty() && !paths.contains(spot); open.pop_front())
            for (const auto& [way, key] : ways) {
                const craps::Spot next = felt.neighbour(open.front(), way, CrapsLeaf::Props);
                if (paths.contains(next)) continue;
                paths[next] = paths[open.front()];
                paths[next].push_back(key);
                open.push_back(next);
            }
        for (const Action key : paths.at(spot)) this->tap(key);
    }
};

bool has(const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; }

// The lesson's own example, from its first step up to that one.
template <class Table>
sitting::SittingOf<typename Guided<Table>::Rules> played_to(std::size_t step) {
    const auto& lesson = Guided<Table>::lesson();
    sitting::SittingOf<typename Guided<Table>::Rules> session{lesson.setup()};
    for (std::size_t nth = 0; nth < step; ++nth)
        for (const auto& event : lesson.steps[nth].example)
            REQUIRE(bool(faces_of(event).empty() ? session.submit(event) : session.throw_dice()));
    return session;
}

template <class Table>
std::string words_at(std::size_t step) {
    return Guided<Table>::lesson().steps[step].words(played_to<Table>(step));
}

template <class Fact>
std::vector<Fact> facts_of(const session::Sitting& session) {
    using AnyFact = typename rules::GameOfFact<Fact>::Fact;
    std::vector<Fact> all;
    for (const auto& entry : session.journal())
        for (const auto& fact : entry.step.facts)
            if (const Fact* found = std::get_if<Fact>(&fact.template as<AnyFact>())) all.push_back(*found);
    return all;
}

}  // namespace

TEST_CASE_TEMPLATE("show me: doing what each sentence says leads to the end, by mouse and by keys", Table,
                   EVERY_TABLE) {
    for (const bool by_keys : {false, true}) {
        CAPTURE(by_keys);
        test::KeptBench bench;
        Pupil<Table> pupil{bench, 0, &bench.store};
        const auto said = pupil.play_on(by_keys);
        const auto& lesson = Guided<Table>::lesson();
        REQUIRE(said.size() == lesson.steps.size());
        CHECK((said.size() >= 5 && said.size() <= 12));
        CHECK_FALSE(pupil.offers("look_back"));  // what the lesson asks for is called no mistake
        CHECK(std::ranges::all_of(said, [](const std::string& words) { return !words.empty(); }));
        CHECK(pupil.settings.guides.at(std::string{Guided<Table>::Rules::game}) == platform::guide_done);
        CHECK(pupil.state()["practice"] == true);
        CHECK(bench.store.sittings().empty());
        const auto by_heart = played_to<Table>(lesson.steps.size());
        std::vector<std::string> done, wanted;
        for (const auto& entry : pupil.scene.sitting().journal()) done.push_back(entry.text);
        for (const auto& entry : by_heart.journal()) wanted.push_back(entry.text);
        CHECK(done == wanted);
    }
}

TEST_CASE_TEMPLATE("show me: left at any step it goes on there, with the same words, to the same end", Table,
                   EVERY_TABLE) {
    std::vector<std::string> whole;
    {
        Pupil<Table> pupil;
        whole = pupil.play_on(false);
    }
    for (std::size_t step = 1; step < whole.size(); ++step) {
        CAPTURE(step);
        Pupil<Table> pupil{static_cast<int>(step)};
        CHECK(pupil.step() == static_cast<int>(step));
        const auto rest = pupil.play_on(true);
        CHECK(rest == std::vector<std::string>(whole.begin() + static_cast<std::ptrdiff_t>(step), whole.end()));
    }
}

TEST_CASE_TEMPLATE("show me: every place that is pointed at is there when it is pointed at", Table, EVERY_TABLE) {
    Pupil<Table> pupil;
    while (true) {
        const auto& step = Guided<Table>::lesson().steps[static_cast<std::size_t>(pupil.step())];
        CAPTURE(pupil.guide().dump());
        for (Ticks n = 0; n < 10 * ticks_per_second && pupil.guide()["points_at"].empty(); ++n) pupil.wait();
        CHECK(pupil.guide()["points_at"].empty() == step.points_at.empty());
        if (pupil.at_end()) break;
        pupil.do_step(false);
    }
}

TEST_CASE_TEMPLATE("show me: a sentence takes two lines at most, in a large window and a small one", Table,
                   EVERY_TABLE) {
    const ui::test::Bench context;
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}}) {
        test::MeasuredStage stage{window};
        const auto& steps = Guided<Table>::lesson().steps;
        for (std::size_t nth = 0; nth < steps.size(); ++nth) {
            CAPTURE(nth);
            LessonSaid said{
                words_at<Table>(nth), {}, steps[nth].waits, static_cast<int>(nth), static_cast<int>(steps.size())};
            const GuideBar bar{stage.canvas_rect()};
            Buttons buttons;
            bar.set_buttons(buttons, said);
            stage.begin_frame(window, 1, 0);
            bar.draw(stage.canvas(), said, buttons);
            std::string read;
            for (const test::Written& line : stage.written())
                if (has(said.words, line.words) && line.words.size() > 8) {
                    read += (read.empty() ? "" : " ") + line.words;
                    for (const auto& button : buttons.hit_targets()) CHECK_FALSE(test::touch(line.where, button.where));
                }
            CHECK(read == said.words);
        }
    }
}

TEST_CASE("show me: what is not asked for is refused, and the refusal says what is") {
    Pupil<CrapsScene> pupil;
    pupil.tap(Action::Roll);
    pupil.wait(ticks_per_second);
    CHECK(pupil.scene.sitting().journal().empty());
    CHECK(has(pupil.state()["refused"], "pass line"));
    pupil.click("field");
    CHECK(pupil.scene.sitting().journal().empty());
    pupil.do_step(false);
    pupil.tap(Action::Undo);
    CHECK(pupil.decided().bets.size() == 1);
    CHECK(has(pupil.state()["refused"], "Next: throw."));
}

TEST_CASE("show me: Escape and END LESSON keep the step, and END LESSON goes back to where the lesson was opened") {
    {
        Pupil<CrapsScene> pupil;
        pupil.do_step(false);
        pupil.tap(Action::Back);
        test::going<ToTitle>(pupil.scene.scene->request());
        CHECK(pupil.settings.guides.at("craps") == 1);
    }
    Pupil<CrapsScene> pupil{2};
    pupil.click("guide_end");
    test::going<ToRun>(pupil.scene.scene->request());
    CHECK(pupil.settings.guides.at("craps") == 2);
}

TEST_CASE("show me: only the button that a step asks for is brass, and Enter is on no other") {
    Buttons buttons;
    buttons.follow_lesson({"hold"});
    const render::Rect somewhere{0, 0, 100, 50};
    buttons.add({.name = "roll", .where = somewhere, .label = "ROLL", .bound = Action::Confirm, .primary = true});
    buttons.add({.name = "hold", .where = somewhere, .label = "HOLD", .bound = Action::Confirm});
    CHECK_FALSE((buttons.all()[0].primary || buttons.all()[0].bound));
    CHECK(buttons.all()[1].primary);
    CHECK(buttons.all()[1].bound == Action::Confirm);
}

TEST_CASE("show me: what the sentences at craps claim follows from their dice and the rules") {
    using namespace craps;
    const auto end = played_to<CrapsScene>(craps_lesson().steps.size());
    const auto throws = facts_of<Threw>(end);
    REQUIRE(throws.size() == 4);
    const auto total = [&](std::size_t nth) { return throws[nth].first + throws[nth].second; };
    const int point = total(0);
    REQUIRE(facts_of<PointSet>(end) == std::vector<PointSet>{{point}});
    CHECK((point == 6 || point == 8));
    CHECK(has(words_at<CrapsScene>(2), fmt::format("{} it is", point)));
    CHECK(has(words_at<CrapsScene>(2), fmt::format("another {} and loses on a 7", point)));
    const State flat = played_to<CrapsScene>(3).state(), with_odds = played_to<CrapsScene>(4).state();
    REQUIRE(with_odds.bets.size() == flat.bets.size() + 1);
    CHECK(odds::next_throw({}, flat).mean == odds::next_throw({}, with_odds).mean);  // "the house keeps nothing"
    const auto won = facts_of<Won>(end);
    REQUIRE(won.size() == 3);
    CHECK(won[0].spot == Spot{Kind::Place, 14 - point});
    CHECK(total(2) == 14 - point);
    CHECK(has(words_at<CrapsScene>(5), fmt::format("A {} decides nothing", total(1))));
    CHECK(has(words_at<CrapsScene>(7), fmt::format("Your {} came: it paid ${}", total(2), won[0].won / dollar)));
    CHECK(won[0].stays);
    REQUIRE(facts_of<PointMade>(end) == std::vector<PointMade>{{point}});
    CHECK(has(words_at<CrapsScene>(8),
              fmt::format("The line paid ${}, the odds ${}", won[1].won / dollar, won[2].won / dollar)));
    CHECK(facts_of<Lost>(end).empty());
    std::vector<std::string> at_once(2);  // wins, losses of the line on a come-out
    const State bet = played_to<CrapsScene>(1).state();
    for (int sum = 2; sum <= 12; ++sum) {
        const int first = std::max(1, sum - 6);
        const Cents change = apply({}, bet, Rolled{first, sum - first}).next.bankroll - bet.bankroll;
        const bool lost = apply({}, bet, Rolled{first, sum - first}).next.bets.empty() && change == 0;
        if (change > 0) at_once[0] += fmt::format(" {}", sum);
        if (lost) at_once[1] += fmt::format(" {}", sum);
    }
    CHECK(at_once == std::vector<std::string>{" 7 11", " 2 3 12"});
    CHECK(has(words_at<CrapsScene>(1), "7 and 11 win at once; 2, 3 and 12 lose"));
}

TEST_CASE("show me: what the sentences at Pig claim follows from their die and the rules") {
    using namespace pig;
    const auto end = played_to<PigScene>(pig_lesson().steps.size());
    const auto banked = facts_of<Banked>(end);
    const auto lost = facts_of<Busted>(end);
    REQUIRE(banked.size() == 2);
    REQUIRE(lost.size() == 3);
    CHECK(has(words_at<PigScene>(0), fmt::format("a race to {}.", end.rules().goal)));
    CHECK(has(words_at<PigScene>(2), fmt::format("{} points at risk", banked[0].points)));
    CHECK(has(words_at<PigScene>(3), fmt::format("{} are banked", banked[0].points)));
    CHECK((lost[0].player == 1 && lost[1].player == 0 && lost[2].player == 1));
    CHECK(has(words_at<PigScene>(4), fmt::format("snout and lost the {} points", lost[0].lost)));
    CHECK(has(words_at<PigScene>(6),
              fmt::format("The {} points of this turn are gone, the {} banked", lost[1].lost, banked[0].score)));
    CHECK(has(words_at<PigScene>(7), fmt::format("{} to go", end.rules().goal - banked[0].score)));
    CHECK(has(words_at<PigScene>(10), fmt::format("= {}: that reaches the goal", banked[1].score)));
    CHECK(banked[1].score >= end.rules().goal);
    CHECK(facts_of<Won>(end) == std::vector<Won>{{0, banked[1].score}});
}

TEST_CASE("show me: what the sentences at si-wu-liu claim follows from their dice and the rules") {
    using namespace siwuliu;
    const auto end = played_to<SiwuliuScene>(siwuliu_lesson().steps.size());
    const auto points = facts_of<HasPoint>(end);
    const auto won = facts_of<Won>(end);
    REQUIRE(points.size() == 3);  // the banker's, the player's, the banker's
    REQUIRE(won.size() == 2);
    CHECK((points[0].who == Who::Banker && points[1].who == Who::Player && points[2].who == Who::Banker));
    CHECK(points[1].point > points[0].point);
    CHECK(has(words_at<SiwuliuScene>(3), fmt::format("his point is {}", points[0].point)));
    CHECK(has(words_at<SiwuliuScene>(4),
              fmt::format("Your {} is higher: ${} won", points[1].point, won[0].won / dollar)));
    CHECK((won[0].by == By::Points && won[1].by == By::PlayersDice));
    CHECK(has(words_at<SiwuliuScene>(8), fmt::format("Beat a {}.", points[2].point)));
    CHECK(has(words_at<SiwuliuScene>(9),
              fmt::format("pays {} to 1: ${} won", won[1].won / won[1].bet, won[1].won / dollar)));
    CHECK(facts_of<Threw>(end).back().reading.pattern == ceelo_dice::Pattern::FourFiveSix);
    CHECK(facts_of<Lost>(end).empty());
    using ceelo_dice::Banker;
    CHECK(ceelo_dice::banker(ceelo_dice::read(4, 5, 6)) == Banker::Wins);
    CHECK(ceelo_dice::banker(ceelo_dice::read(3, 3, 3)) == Banker::Wins);
    CHECK(ceelo_dice::banker(ceelo_dice::read(3, 3, 6)) == Banker::Wins);
    CHECK(ceelo_dice::banker(ceelo_dice::read(1, 2, 3)) == Banker::Loses);
    CHECK(ceelo_dice::banker(ceelo_dice::read(3, 3, 1)) == Banker::Loses);
    CHECK(Rules{}.tie == Tie::Reroll);
    CHECK(has(words_at<SiwuliuScene>(3), "a tie is thrown again"));
}

TEST_CASE("show me: what the sentences at cee-lo claim follows from their dice and the rules") {
    using namespace ceelo;
    const auto end = played_to<CeeloScene>(ceelo_lesson().steps.size());
    const auto points = facts_of<PointSet>(end);
    const auto won = facts_of<BettorWon>(end);
    const auto passes = facts_of<BankPasses>(end);
    REQUIRE(points.size() == 1);
    REQUIRE(won.size() == 2);
    REQUIRE(passes.size() == 2);
    CHECK(has(words_at<CeeloScene>(1), fmt::format("The bank holds {} coins", facts_of<BankStaked>(end)[0].amount)));
    CHECK(has(words_at<CeeloScene>(3), fmt::format("the score to beat is {}", points[0].point)));
    CHECK(won[0].player == 0);
    CHECK(has(words_at<CeeloScene>(4), fmt::format("beats {}: {} coins won", points[0].point, won[0].won)));
    CHECK((passes[0].to == 0 && passes[0].why == Why::LostEveryBet));
    CHECK((passes[1].to == 0 && passes[1].why == Why::WonAtOnce));
    const auto at_once = facts_of<AllSettled>(end);
    REQUIRE(at_once.size() == 1);
    CHECK(has(words_at<CeeloScene>(8), fmt::format("all {} coins", at_once[0].bank)));
    CHECK(facts_of<Threw>(end).back().reading.pattern == ceelo_dice::Pattern::FourFiveSix);
}

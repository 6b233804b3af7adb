// Small parts that every table has, each by itself, and what a table does with its sitting.
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/page_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/table/celebration.h"
#include "scenes/table/panels.h"
#include "scenes/table/reply.h"
#include "scenes/table/result_beat.h"
#include "scenes/table/step_motion.h"
#include "scenes/table/table.h"
#include "scratch.h"
#include "session/pig_sitting.h"
#include "session/replay.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <span>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action, platform::Coach;

namespace {

struct Panels : TablePanels {
    Panels() : TablePanels({.game = "any", .keys = {}, .pages = nullptr, .overlay = nullptr}) {}
    bool any() const { return open_ != Panel::None; }
    void open_seats() { open_ = Panel::Seats; }
};

using About = TableQuestion::About;
using Reply = TableQuestion::Reply;

TableQuestion asked(About about) {
    TableQuestion question;
    const std::string cost = "It costs a heart. And what lies on the table.";
    if (about == About::Leaving || about == About::Conceding) question.ask_to_leave_for(ToTitle{}, true, cost);
    if (about == About::Conceding) question.hear(test::pressing(platform::Action::NewMatch));
    if (!question.open()) question.ask(about, "Yes or no?");
    question.lay_out(layout_for({0, 0, 1280, 720}));
    return question;
}

// The reply and, if it is a further question, what that asks.
using Outcome = std::pair<Reply, About>;
Outcome heard(TableQuestion question, std::span<const platform::Input> inputs) {
    Reply reply = Reply::None;
    for (const platform::Input& input : inputs) reply = question.hear(input);
    return {reply, question.about()};
}
Outcome by(About about, platform::Action key) { return heard(asked(about), std::array{test::pressing(key)}); }

TEST_CASE("every answer to a question has a key, and Escape gives up and leaves nothing") {
    for (const About about : {About::Leaving, About::Conceding, About::Away, About::Kept}) {
        CAPTURE(static_cast<int>(about));
        std::set<Outcome> by_key;
        for (std::size_t action = 0; action < platform::action_count; ++action)
            by_key.insert(by(about, static_cast<platform::Action>(action)));
        const auto answers = asked(about).hit_targets();
        for (const HitTarget& answer : answers) {
            CAPTURE(answer.name);
            CHECK(by_key.contains(heard(asked(about), test::clicking(answers, answer.name))));
        }
        CHECK(by(about, platform::Action::Back).first == Reply::GoOn);
    }
}

TEST_CASE("a panel that opens closes the one that was open; pressed again it closes; Escape closes it, too") {
    using Key = void (*)(Panels&);
    constexpr Key keys[] = {[](Panels& p) { p.toggle_overlay(); }, [](Panels& p) { p.toggle_settings(); },
                            [](Panels& p) { p.toggle_rules(); }, [](Panels& p) { p.toggle_list(); },
                            [](Panels& p) { p.open_seats(); }};
    for (const Key first : keys)
        for (const Key second : keys) {
            Panels panels;
            first(panels);
            CHECK(panels.any());
            if (first == second) continue;
            second(panels);
            CHECK(panels.any());
            CHECK(panels.close_top());
            CHECK_FALSE(panels.any());
            CHECK_FALSE(panels.close_top());
        }
    Panels panels;
    panels.toggle_rules();
    panels.toggle_rules();
    CHECK_FALSE(panels.any());
}

TEST_CASE("coach: asked, he speaks until the next throw; always, until he is muted; off, only from when he is asked") {
    for (const Coach before : {Coach::Off, Coach::WhenAsked, Coach::Always}) {
        platform::Settings settings;
        settings.coach = before;
        TableCoaches coach{settings};
        CHECK(coach.asked() == (before == Coach::Always));
        coach.thrown();
        CHECK(coach.asked() == (before == Coach::Always));
        coach.press();
        CHECK(coach.asked() == (before != Coach::Always));
        coach.thrown();
        CHECK_FALSE(coach.asked());
    }
}

TEST_CASE("coach: the seats' tick is always or not, and turns nobody on who had him off") {
    CHECK(ticked(Coach::Off, true) == Coach::Always);
    CHECK(ticked(Coach::Always, false) == Coach::WhenAsked);
    CHECK(ticked(Coach::Off, false) == Coach::Off);
    CHECK(ticked(Coach::WhenAsked, false) == Coach::WhenAsked);
}

TEST_CASE("a refusal stands for a while, and then nothing does") {
    TableReply reply;
    CHECK(reply.standing(0).words.empty());
    reply.refuse("You have 40 chips; that bet needs 50.", 100);
    const auto standing = reply.standing(100 + TableReply::stays - 1);
    CHECK(standing.words == "You have 40 chips; that bet needs 50.");
    CHECK(standing.refused);
    CHECK(reply.standing(100 + TableReply::stays).words.empty());
    CHECK(reply.refused() == "You have 40 chips; that bet needs 50.");  // the last one is known all the same
}

TEST_CASE("what went well takes the refusal's place, and a refusal lies over what went well") {
    TableReply reply;
    reply.refuse("No.", 0);
    reply.say("Round 3 is recorded.", 10);
    CHECK(reply.refused().empty());
    CHECK(reply.standing(10).words == "Round 3 is recorded.");
    CHECK_FALSE(reply.standing(10).refused);
    reply.refuse("Not now.", 20);
    CHECK(reply.standing(20).words == "Not now.");
    CHECK(reply.standing(20).refused);
    reply.clear();
    CHECK(reply.standing(20).words.empty());
    CHECK(reply.words().empty());
}

TEST_CASE("a press plays the rest at four times the pace, and so all facts that follow; another ends the wait") {
    StepAnnouncing<int> announcing;
    announcing.begin(std::vector{0, 12, 0, 3});  // each says how long it is looked at
    const auto say = [](std::span<const int> rest) { return Ticks{rest.front()}; };
    announcing.announce_next(say);
    CHECK_FALSE(announcing.hurried());
    CHECK(announcing.hurry(10) == 3);  // rounded up
    CHECK(announcing.hurried());
    CHECK(announcing.hurry(3) == 0);
    CHECK(announcing.announce_next(say) == 1);  // of three ticks a quarter, but one at least
}

struct Sprites : test::BlankCanvas {  // remembers where pictures were put
    std::vector<glm::vec2> at;
    void sprite(std::string_view, render::Rect where, render::Colour, float) override { at.push_back(where.centre()); }
};

std::vector<glm::vec2> pieces(const WayHome& way, int count, double seconds, bool still = false) {
    Sprites canvas;
    draw_way_home(canvas, way, count, seconds, still);
    return canvas.at;
}

}  // namespace

TEST_CASE("when the dice rest nothing happens for 80 ms; then each number rises from its die and flies to the total") {
    const ui::test::Bench bench;
    test::MeasuredStage stage{{1280, 720}};
    const render::Camera camera;
    const glm::vec2 total{300, 120};
    const std::vector<glm::vec3> dice{{-0.8f, 3.6f, 0.57f}, {0.9f, 3.7f, 0.57f}};
    const std::vector<int> faces{6, 3};
    ResultBeat beat;
    beat.begin(dice, faces, 1'000);
    const auto seen = [&](Ticks since, bool still = false, Arriving arriving = Arriving::SideBySide) {
        stage.begin_frame({1280, 720}, 1, 0);
        if (const double time = 1'000.0 + static_cast<double>(since); beat.lasts(time))
            beat.draw(stage.canvas(), {camera, total, {1, 1, 1, 1}, still, arriving}, time);
        return stage.written();
    };
    CHECK(seen(ResultBeat::hold - 1).empty());
    const auto first = seen(ResultBeat::hold + 1);
    REQUIRE(first.size() == 4);  // each with its shade
    CHECK(first.back().words == "3");
    CHECK(glm::distance(first.back().where.centre(), camera.project(dice[1])) < 60);
    const auto last = seen(ResultBeat::arrives - 1);
    REQUIRE(last.size() == 4);
    CHECK(last.back().where.centre().x == doctest::Approx(total.x).epsilon(0.05));
    CHECK(last.front().words == "6");
    CHECK(last.front().where.x + last.front().where.w < last.back().where.x);  // beside each other, never "63" on top
    CHECK(seen(ResultBeat::arrives + 1).empty());
    CHECK(seen(ResultBeat::hold + 20, true).empty());  // with reduced motion nothing travels
    CHECK(seen(ResultBeat::hold + 1, false, Arriving::AsSum).size() == 4);
    const auto sum = seen(ResultBeat::arrives - milliseconds(40), false, Arriving::AsSum);
    REQUIRE(sum.size() == 2);  // one number and its shade
    CHECK(sum.back().words == "9");
    CHECK(sum.back().where.centre().x == doctest::Approx(total.x).epsilon(0.05));
    CHECK(seen(ResultBeat::hold + 20, true, Arriving::AsSum).empty());
    beat.end();
    CHECK_FALSE(beat.lasts(1'030));
}

TEST_CASE("the total climbs when its number has come, not before, and ends exact") {
    CHECK(climbing(17, 5, 0) == 12);
    CHECK(climbing(17, 5, static_cast<double>(ResultBeat::arrives) - 1) == 12);
    const int between = climbing(17, 5, static_cast<double>(ResultBeat::arrives + ResultBeat::climb / 2));
    CHECK(between > 12);
    CHECK(between < 17);
    CHECK(climbing(17, 5, static_cast<double>(ResultBeat::arrives + ResultBeat::climb)) == 17);
}

TEST_CASE("what was won goes home in arcs, one piece after another, and lies in a heap when it has bounced") {
    const WayHome way{.from = {640, 100}, .to = {100, 650}, .sprite = "chips/25", .px = 30};
    CHECK(pieces(way, 18, -0.1).empty());
    CHECK(pieces(way, 18, 0.01).size() == 1);
    const double over = way_home_takes(18) + 0.01;
    const auto lying = pieces(way, 18, over);
    REQUIRE(lying.size() == 18);
    for (const glm::vec2 at : lying) CHECK(glm::distance(at, way.to) < 80);
    const glm::vec2 halfway = pieces(way, 1, 0.31).front();
    CHECK(halfway.y < 375 - 60);  // over the straight line between them
    const glm::vec2 lands = pieces(way, 1, 0.62).front(), bounces = pieces(way, 1, 0.70).front(),
                    rests = pieces(way, 1, over).front();
    CHECK(bounces.y < rests.y - 4);
    CHECK(lands.y == doctest::Approx(rests.y).epsilon(0.01));
    CHECK(pieces(way, 18, 0, true) == lying);  // still: they lie there
}

TEST_CASE("in a window the dice do not fly before their entry is on the disk, and fly as soon as it is") {
    test::KeptBench bench;
    test::PlayedTable<PigScene, pig::Rules> car{
        bench, {.setup = {.seed = 7, .players = {"human", "human"}, .first = 0}}, &bench.store};
    car.wait_for("waiting");
    {
        const session::Database other{session::store_file(bench.folder.path), session::Database::Access::Write};
        const session::Transaction held{other};  // nobody else can write as long as this lives
        car.tap(Action::Roll);
        car.wait(120);
        CHECK(car.phase() == "committing");
        CHECK(car.scene.sitting().journal().size() == 2);  // it is decided
        CHECK(bench.store.sittings().size() == 1);         // and known, though not yet on the disk
        CHECK(session::page_of_sittings(other, {}, "", 10).empty());
    }
    for (int n = 0; n < 5000 && car.phase() == "committing"; ++n) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
        car.tick();
    }
    CHECK(car.phase() == "flying");
    const session::Database other{session::store_file(bench.folder.path), session::Database::Access::Read};
    CHECK(session::page_of_sittings(other, {}, "", 10).front().entries == 2);
}

TEST_CASE("a disk that will not does not hold the dice: they fly, and the store says why nothing is kept") {
    const boxcars::test::Scratch folder;
    session::Store store{folder.file("data", "a file is in the way")};
    ui::test::Bench bench;
    test::PlayedTable<PigScene, pig::Rules> car{
        bench, {.setup = {.seed = 7, .players = {"human", "human"}, .first = 0}}, &store};
    car.wait_for("waiting");
    car.tap(Action::Roll);
    CHECK(car.phase() == "flying");
    CHECK(store.trouble());
}

TEST_CASE("the seats take words when the seal is on the disk, and the next sitting is thrown with both") {
    test::KeptBench bench;
    test::PlayedTable<PigScene, pig::Rules> car{
        bench, {.setup = {.seed = 7, .players = {"human", "human"}, .first = 0}}, &bench.store};
    car.tap(platform::Action::NewMatch);
    const std::function<void()> panels = [&] { car.scene.overlay(); };
    for (int n = 0; n < 5000 && !bench.where("seats.words"); ++n) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
        bench.frame(panels);
    }
    const session::Database other{session::store_file(bench.folder.path), session::Database::Access::Read};
    CHECK(other.number("SELECT count(*) FROM dice_seal") == 1);
    CHECK(bench.store.sittings().empty());
    REQUIRE(bench.click("seats.words", panels));
    bench.push_text("mine");
    for (int n = 0; n < 3; ++n) bench.frame(panels);
    REQUIRE(bench.click("seats.start", panels));
    const auto setup = car.scene.sitting().setup();
    REQUIRE(setup.sealed);
    CHECK(setup.sealed->words == "mine");
    CHECK(explains(*setup.sealed, setup.seed));
    const auto bound = session::sealed_table(setup.sealed->about, "pig");
    REQUIRE(bound);
    CHECK(bound->digest == session::table_digest(setup.rules, setup.players));
    CHECK(bench.store.has_seal(setup.sealed->seal));
}

namespace {

// One throw at craps with a bet down, forced or as it falls, counted as the scene does.
void throw_at(sitting::SittingOf<craps::Rules>& session, CrapsFigures& figures, std::vector<int> forced = {}) {
    const odds::WorthMoments expected = odds::worth_moments(session.rules(), session.state());
    const auto answer = forced.empty() ? session.throw_dice() : session.force(forced);
    REQUIRE(answer);
    figures.thrown(session, expected, std::get<craps::Threw>(answer->facts.front().as<craps::Fact>()));
}

void play_round(sitting::SittingOf<ceelo::Rules>& session, bool by_hand) {
    for (int step = 0; step < 200; ++step) {
        const int round = session.state().round;
        if (session.may_throw())
            by_hand ? session.force({4, 5, 6}) : session.throw_dice();
        else
            session.submit(session.legal().back());
        if (session.state().round != round || session.over()) return;
    }
    FAIL("no round ends");
}

}  // namespace

TEST_CASE("the plots of craps count every throw until a face is laid by hand, and none of that game afterwards") {
    sitting::SittingOf<craps::Rules> session{{.seed = 7, .players = {"human"}}};
    CrapsFigures figures;
    figures.begin(session.state().bankroll);
    REQUIRE(session.submit(craps::Bet{{craps::Kind::Pass}, 10 * dollar}));
    throw_at(session, figures);
    CHECK(figures.totals.all() == 1);
    CHECK(figures.bankroll.points().size() == 2);
    if (!session.may_throw()) REQUIRE(session.submit(craps::Bet{{craps::Kind::Field}, 10 * dollar}));
    throw_at(session, figures, {3, 4});
    REQUIRE(session.submit(craps::Bet{{craps::Kind::Field}, 10 * dollar}));
    throw_at(session, figures);
    CHECK(figures.totals.all() == 1);
    CHECK(figures.bankroll.points().size() == 2);
}

TEST_CASE("cee-lo's history has no round of a game in which dice were laid by hand; the next game counts again") {
    const ceelo::Rules sheet{.players = 2, .coins = 2};
    sitting::SittingOf<ceelo::Rules> session{{.rules = sheet, .seed = 7, .players = {"human", "human"}}};
    TablePanels panels{
        {.game = "Cee-lo", .keys = {}, .pages = nullptr, .overlay = std::make_unique<ui::CeeloOverlay>()}};
    ui::CeeloHistory history;
    const auto show = [&] {
        panels.shown(session, [&](const session::Entry& entry) {
            for (const rules::Fact& fact : entry.step.facts) history.add(fact.as<ceelo::Fact>());
        });
    };
    play_round(session, false);
    show();
    const int counted = history.rounds;
    CHECK(counted == 1);
    while (!session.over()) play_round(session, true);
    show();
    CHECK(history.rounds == counted);
    REQUIRE(session.next_game());
    play_round(session, false);
    show();
    CHECK(history.rounds == counted + 1);
}

TEST_CASE("what is refused is told, and a demonstration is not") {
    ui::test::Bench bench;
    test::PlayedTable<CrapsScene, craps::Rules> table{bench, {.setup = {.seed = 8, .players = {"human"}}}};
    table.wait(60);
    table.tap(Action::Undo);
    REQUIRE(table.services.narration.size() == 1);
    CHECK(table.services.narration[0] == table.state()["refused"]);
    test::PlayedTable<CrapsScene, craps::Rules> shown{
        bench, {.setup = {.seed = 8, .players = {"three_point_molly"}}, .demo = true}};
    shown.wait(20 * ticks_per_second);
    CHECK(shown.scene.entries() > 1);
    CHECK(shown.services.narration.empty());
}

TEST_CASE("of a recording is told what is shown, from the entry asked for on") {
    session::Sitting played{{.rules = pig::Rules{}, .seed = 19, .players = {"human", "human"}}};
    for (int nth = 0; nth < 4; ++nth) played.throw_dice();
    test::PlayedTable<PigScene, pig::Rules> table{
        {.setup = played.setup(),
         .watch = session::watchable(played.game_played(), session::record(played)),
         .watch_from = 4}};
    table.wait(30 * ticks_per_second);
    std::vector<std::string> facts;
    for (std::size_t nth = 3; nth < played.journal().size(); ++nth)
        for (const auto& fact : played.journal()[nth].step.facts) facts.push_back(to_text(fact));
    CHECK(table.services.narration == facts);
}

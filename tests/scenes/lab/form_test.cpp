// The page of the lab: its form, its experiment, and how both are told.
#include "scenes/lab/scene.h"

#include "base/money.h"
#include "rules/craps/rules.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/page_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "sim/lab/run_lab.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;

namespace {

constexpr std::array<OpenLab, 2> two_games{craps_lab, ceelo_lab};

struct Sized {
    glm::ivec2 px;
    float letters = 1;
};
const std::array<Sized, 10> windows{{{{1280, 720}},
                                     {{1280, 720}, 0.75f},
                                     {{1280, 720}, 1.5f},
                                     {{800, 600}},
                                     {{800, 600}, 1.5f},
                                     {{960, 540}},
                                     {{1920, 1080}},
                                     {{1920, 1080}, 2},
                                     {{640, 360}},
                                     {{720, 1560}}}};

struct FormBench {  // the form of a game in a window
    ui::test::Bench bench;
    ExperimentForm form{two_games, 1};
    ui::LabForm set{};  // what was set last
    bool run = false;

    explicit FormBench(const Sized& sized) : bench(sized.px.x, sized.px.y) {
        bench.view = ui::view_of({sized.px, sized.px, platform::window_scale(sized.px, sized.letters)});
    }
    render::Rect place() const { return lab_places(layout_for(bench.view.canvas))["form"]; }
    void draw() {
        ui::LabForm shown{.note = "", .pages = {"bankroll", "edge"}, .rows = form.rows(), .front = 0};
        if (ui::draw_lab_form(bench.host(), bench.view.to_px(place()), shown,
                              [&] { form.game().draw_sheet(bench.host()); }))
            run = true;
        if (shown.turned >= 0 || shown.page != 0 || shown.front != 0) set = shown;
    }
    void frames(int count = 3) {
        for (int n = 0; n < count; ++n) bench.frame([this] { draw(); });
    }
    void click(const std::string& spot) {
        set = {};
        REQUIRE_MESSAGE(bench.click(spot, [this] { draw(); }), spot);
        frames();
    }
    // Turns the wheel over the form until the spot is in sight.
    bool scroll_to(const std::string& spot) {
        const render::Rect px = bench.view.to_px(place());
        bench.push_move(px.x + px.w / 2, px.y + px.h / 2);
        for (int n = 0; n < 400 && !bench.where(spot); ++n) {
            SDL_Event wheel{};
            wheel.type = SDL_MOUSEWHEEL;
            wheel.wheel.y = -1;
            wheel.wheel.preciseY = -1;
            SDL_PushEvent(&wheel);
            frames(1);
        }
        return bench.where(spot).has_value();
    }
};

TEST_CASE("every row of the lab's form can be brought into sight in its plate in any window, RUN always is") {
    for (const Sized& sized : windows) {
        CAPTURE(sized.px.x);
        CAPTURE(sized.px.y);
        CAPTURE(sized.letters);
        FormBench window{sized};
        const render::Rect plate = window.place();
        CHECK_FALSE(plate.touches(lab_places(layout_for(window.bench.view.canvas))["foot"]));
        window.frames();
        std::vector<std::string> names{"lab.page.bankroll", "lab.page.edge"};
        for (const ui::LabRow& row : window.form.rows()) names.push_back("lab." + row.name);
        for (const char* name : {"lab.seed", "overlay.minimum", "overlay.odds_4_10_per"}) names.emplace_back(name);
        for (const std::string& name : names) {
            CAPTURE(name);
            REQUIRE(window.scroll_to(name));
            const auto where = window.bench.where(name), run = window.bench.where("run");
            REQUIRE(run);
            CHECK(plate.grown(1).contains(where->centre()));
            CHECK_FALSE(where->touches(*run));
        }
    }
}

TEST_CASE("the lab's form returns what was chosen in a list, on a page, on a disc, and that RUN was pressed") {
    FormBench window{{{1280, 1100}}};
    window.frames();
    window.click("lab.player.2");
    window.click("lab.player.2.nobody");
    REQUIRE(window.set.turned >= 0);
    const ui::LabRow& row = window.set.rows[static_cast<std::size_t>(window.set.turned)];
    CHECK(row.name == "player.2");
    CHECK(row.chosen == 0);
    window.click("lab.page.edge");
    CHECK(window.set.page == 1);
    window.click("lab.front.player.3");
    CHECK(window.set.front == 2);
    window.click("overlay.bankroll.more");
    CHECK(window.form.plan().game.bankroll == 201 * dollar);
    CHECK_FALSE(window.run);
    window.click("run");
    CHECK(window.run);
}

struct Visit : test::PageBench {
    const std::array<OpenLab, 2> games{craps_lab, siwuliu_lab};
    Visit() { scene = lab_scene(services, std::make_shared<LabExperiment>(games, 7)); }

    std::vector<std::string> run_to_end() {
        std::vector<std::string> last;
        for (int i = 0; i < 100 && state()["running"] == true; ++i)
            for (auto& line : heard()) last.push_back(std::move(line));
        for (auto& line : heard()) last.push_back(std::move(line));
        REQUIRE(state()["running"] == false);
        return last;
    }
};

TEST_CASE("the lab tells that a run has begun, and at its end what the page says of it") {
    Visit lab;
    const auto first = lab.heard();
    REQUIRE(first.size() == 1);
    CHECK(first.front() == "CRAPS · 8 PLAYERS, SAME DICE, page bankroll");
    CHECK(lab.heard().empty());
    lab.press(Action::Confirm);
    REQUIRE(lab.state()["running"] == true);
    const auto begun = lab.heard();
    CHECK(std::ranges::count(begun, "the run has begun") == 1);
    const auto last = lab.run_to_end();
    REQUIRE(last.size() == 1);
    CHECK(last.front() == "the run is over: " + std::string{lab.state()["says"]});
    CHECK(last.front().size() > 30);
}

TEST_CASE("the lab's plots are read out point by point, once there is one to read") {
    Visit lab;
    lab.heard();
    lab.press(Action::Less);
    CHECK(lab.heard().empty());  // nothing was run
    lab.press(Action::Confirm);
    lab.run_to_end();
    for (const Action page : {Action::Chip1, Action::Chip2}) {
        lab.press(page);
        lab.heard();
        std::vector<std::string> read;
        for (int n = 0; n < 4; ++n) {
            lab.press(Action::Less);
            const auto heard = lab.heard();
            REQUIRE(heard.size() == 1);
            CHECK(heard.front() == lab.state()["points"][std::string{lab.state()["view"]}]);
            read.push_back(heard.front());
        }
        std::ranges::sort(read);
        CHECK(std::ranges::adjacent_find(read) == read.end());
        lab.press(Action::More);
        CHECK(std::ranges::count(read, lab.heard().front()) == 1);
    }
}

constexpr std::array<OpenLab, 4> games{pig_lab, craps_lab, siwuliu_lab, ceelo_lab};

ui::LabRow row_of(const ExperimentForm& form, const std::string& name) {
    for (const ui::LabRow& row : form.rows())
        if (row.name == name) return row;
    FAIL("there is no row ", name);
    return {};
}

void choose(ExperimentForm& form, const std::string& name, const std::string& value) {
    const ui::LabRow row = row_of(form, name);
    const auto found = std::ranges::find(row.values, value);
    REQUIRE(found != row.values.end());
    form.choose(name, static_cast<int>(found - row.values.begin()));
}

sim::LabPlan plan_of(std::int64_t evenings, int rounds = 20) {
    const std::vector<sim::FlatBettor> players{{"$5", 500}, {"$20", 2000}};
    return {.game = sim::lab_siwuliu(siwuliu::Rules{}, players), .rounds = rounds, .evenings = evenings, .seed = 5};
}

Ticks run_to_end(ExperimentRun& run, Ticks now) {
    while (run.running() && now < 1000) run.tick(++now, true);
    return now;
}

TEST_CASE("the form begins with a plan that can be played, for every game, and keeps each while another is chosen") {
    ExperimentForm form{games, 1};
    CHECK(form.game().game() == "craps");
    choose(form, "player.1", "nobody");
    choose(form, "rounds", "1,000");
    const sim::LabPlan before = form.plan();
    for (int game = 0; game < 4; ++game) {
        form.choose("game", game);
        CAPTURE(form.status());
        CHECK_FALSE(sim::problem(form.plan()));
    }
    CHECK_FALSE(same_evenings(form.plan(), before));
    REQUIRE(form.choose_game("craps"));
    CHECK(same_evenings(form.plan(), before));
    CHECK_FALSE(form.choose_game("whist"));
}

TEST_CASE("the form's lists offer round numbers up to the lab's limits, and goals above the bankroll") {
    ExperimentForm form{games, 1};
    choose(form, "evenings", "1,000,000");
    choose(form, "goal", "$400");
    CHECK(form.plan().evenings == sim::most_lab_evenings);
    CHECK(form.plan().goal == 2 * form.plan().game.bankroll);
    CHECK_FALSE(form.game().set_knob("bankroll", "300"));
    CHECK(form.plan().goal == 600 * dollar);
    CHECK(row_of(form, "rounds").values.front() == "10");
    CHECK(row_of(form, "rounds").values.back() == "100,000");
    REQUIRE(form.choose_game("pig"));
    choose(form, "stakes", "50");
    CHECK(form.plan().game.bankroll == 50);
}

TEST_CASE("a seat that nobody takes is left out, and the numbers of the others close up") {
    ExperimentForm form{games, 1};
    choose(form, "player.1", "nobody");
    CHECK(row_of(form, "player.1").player == -1);
    CHECK(row_of(form, "player.2").player == 0);
    CHECK(form.plan().game.players.size() == 7);
    CHECK(form.plan().game.players.front() == "pass_full_odds");
}

TEST_CASE("the lab seats a player that a table sends; an unknown one is refused with a sentence, and the seat stays") {
    ExperimentForm form{games, 1};
    CHECK(form.seat(0, "iron_crass")->find("iron_cross") != std::string::npos);
    CHECK(form.plan().game.players.front() == "pass_line");
    CHECK_FALSE(form.seat(0, ""));
    CHECK(form.plan().game.players.size() == 7);
    REQUIRE(form.choose_game("siwuliu"));
    CHECK_FALSE(form.seat(0, "$15"));
    CHECK(form.plan().game.players.front() == "$15 a round");
    CHECK(form.seat(0, "a lot"));
    REQUIRE(form.choose_game("pig"));
    CHECK_FALSE(form.seat(0, "hold:17"));
    CHECK(form.plan().game.players.front() == "hold:17");
    CHECK(form.seat(0, "hold:0"));
    CHECK_FALSE(sim::problem(form.plan()));
}

TEST_CASE("a run grows while it is watched and ends with what the lab counts at once") {
    ExperimentRun run;
    CHECK_FALSE(run.any());
    run.begin(plan_of(6400), 0);
    run.tick(40, true);
    CHECK(run.running());
    CHECK(run.shown().evenings > 0);
    CHECK(run.shown().evenings < 6400);
    CHECK(run.progress() < 1);
    const Ticks end = run_to_end(run, 40);
    CHECK(end >= milliseconds(1400));
    CHECK(end <= milliseconds(1600));
    CHECK(run.shown() == run_lab(plan_of(6400)));
    CHECK(run.progress() == 1);
    CHECK_FALSE(run.tick(end + 1, true));
}

TEST_CASE("what a stopped run has counted stays; another plan is told from the one run; clearing leaves none") {
    ExperimentRun run;
    run.begin(plan_of(6400), 0);
    run.tick(40, true);
    CHECK_FALSE(run.differs_from(plan_of(6400, 21)));  // while it runs
    run.stop();
    CHECK_FALSE(run.running());
    CHECK(run.any());
    CHECK_FALSE(run.differs_from(plan_of(6400)));
    CHECK(run.differs_from(plan_of(6400, 21)));
    run.clear();
    CHECK_FALSE(run.any());
    CHECK(run.progress() == 0);
    CHECK_FALSE(run.differs_from(plan_of(6400)));
}

struct Sent {
    LabExperiment lab{games, 1};
    std::string wrong;

    explicit Sent(const std::optional<Destination>& go) {
        const auto sent = test::going<ToLab>(go).sent;
        REQUIRE(sent);
        wrong = lab.take(*sent);
    }
    sim::LabPlan plan() const { return lab.form.plan(); }
    bool has_sheet(const auto& rules) const { return plan().game.sheet == sim::lab_game(rules, 0, {}, {}, {}).sheet; }
};

template <class SceneType, class R>
std::optional<Destination> sent_from(test::PlayedTable<SceneType, R>& table) {
    table.tick(test::pressing(Action::Lab));
    if (auto go = table.scene.request()) return go;
    table.tick(test::pressing(Action::Confirm));  // it was asked whether to leave
    return table.scene.request();
}

}  // namespace

TEST_CASE("craps sends its rules, what the felt and the rack hold, and the bets that lie there as a player") {
    const craps::Rules rules{.bankroll = 300, .field_12 = 2};
    test::PlayedTable<CrapsScene, craps::Rules> car{{.setup = {.rules = rules, .seed = 8, .players = {"human"}}}};
    car.click("pass");
    car.click("field");
    const Sent sent{sent_from(car)};
    CHECK(sent.wrong.empty());
    CHECK(sent.plan().game.name == "craps");
    CHECK(sent.plan().game.bankroll == 300 * dollar);
    CHECK(sent.has_sheet(rules));
    CHECK(sent.lab.form.rows()[1].help == "pass $5, field $5");
    CHECK(sent.plan().game.players.size() == 1);
    CHECK_FALSE(sim::problem(sent.plan()));
}

TEST_CASE("sì-wŭ-liù sends its bet and purse, cee-lo and Pig send who sits there") {
    ui::test::Bench bench;
    test::PlayedTable<SiwuliuScene, siwuliu::Rules> lacquer{bench, {.setup = {.seed = 1, .players = {"human"}}}};
    const Sent bowl{sent_from(lacquer)};
    CHECK(bowl.wrong.empty());
    CHECK(bowl.plan().game.bankroll == 100 * dollar);
    CHECK_FALSE(sim::problem(bowl.plan()));

    test::PlayedTable<CeeloScene, ceelo::Rules> freight{
        bench, {.setup = {.rules = ceelo::Rules{.players = 3}, .seed = 1, .players = {"human", "even", "bold"}}}};
    const Sent drum{sent_from(freight)};
    CHECK(drum.wrong.empty());
    CHECK(drum.plan().game.players == std::vector<std::string>{"best", "even", "bold"});
    CHECK_FALSE(sim::problem(drum.plan()));

    test::PlayedTable<PigScene, pig::Rules> buffet{
        bench, {.setup = {.rules = pig::Rules{.goal = 50}, .seed = 1, .players = {"human", "hold25"}}}};
    const Sent tray{sent_from(buffet)};
    CHECK(tray.wrong.empty());
    CHECK(tray.plan().game.players == std::vector<std::string>{"optimal", "hold25"});
    CHECK(tray.has_sheet(pig::Rules{.goal = 50}));
    CHECK_FALSE(sim::problem(tray.plan()));
}

// Plays a whole Night from the title to its result, by keys alone and by mouse alone, and a Long Run by keys.
#include "app/arcade/machine.h"
#include "app/arcade/open_scene.h"
#include "app/games.h"
#include "arcade/real_parts.h"
#include "longer.h"
#include "scratch.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace boxcars;
using namespace boxcars::app;
using platform::Action;
using platform::PressKind;

namespace {

constexpr const char* some_night = "2026-11-23";
constexpr Ticks between_presses = ticks_per_second;  // nobody hurries: who does is not heard for a while
constexpr Ticks longest_night = 3600 * ticks_per_second;

class Passenger {
 public:
    explicit Passenger(const std::filesystem::path& data) {
        options_.headless = true;
        options_.width = 320;
        options_.height = 180;
        options_.tonight = some_night;
        options_.data_dir = data;
        machine_.emplace(options_, arcade_.parts);
        scene_.emplace(arcade_.parts.scene, machine_->services, options_.table, arcade_.parts.cars);
    }
    virtual ~Passenger() = default;

    nlohmann::json state() const {
        nlohmann::json state;
        (*scene_)->state(state);
        return state;
    }
    bool at(const std::string& scene) const { return state()["scene"] == scene; }
    void press(Action action) {
        platform::Input input;
        input.any = input.held[static_cast<std::size_t>(action)] = true;
        input.presses = {{.kind = PressKind::ActionDown, .action = action}};
        tick(input);
        input.held = {};
        input.presses[0].kind = PressKind::ActionUp;
        tick(input);
    }
    bool offers(const std::string& name) const { return place(name).has_value(); }
    bool click(const std::string& name) {
        const auto where = place(name);
        if (!where) return false;
        platform::Input input;
        input.any = input.pointer_down = true;
        input.pointer = where->centre();
        input.presses = {{.kind = PressKind::PointerDown, .at = input.pointer}};
        tick(input);
        input.pointer_down = false;
        input.presses[0].kind = PressKind::PointerUp;
        tick(input);
        return true;
    }
    void wait(Ticks ticks) {
        for (Ticks nth = 0; nth < ticks; ++nth) tick({});
    }
    // Acts again and again until it holds.
    template <class Holds>
    void go_until(const Holds& holds) {
        for (const Ticks end = now_ + longest_night; now_ < end; wait(between_presses)) {
            if (holds(state())) return;
            act(state());
        }
        FAIL("it never came to that: ", state().dump());
    }
    void play_stop(const std::string& game) {
        go_until([&](const auto& now) { return now["scene"] != game; });
    }
    const std::vector<std::string>& told() const { return told_; }
    session::Store& store() { return *machine_->services.store; }

 protected:
    virtual void act(const nlohmann::json& now) = 0;
    static bool enough_at_pig(const nlohmann::json& now) {
        const auto& decided = now["decided"];
        const int turn = decided["turn_total"], score = decided["score_1"];
        return turn >= 20 || score + turn >= 100;
    }

 private:
    std::optional<render::Rect> place(const std::string& name) const {
        const auto all = (*scene_)->hit_targets();
        const auto found = std::ranges::find(all, name, &render::HitTarget::name);
        return found == all.end() ? std::nullopt : std::optional{found->where};
    }
    void tick(const platform::Input& input) {
        (*scene_)->tick(input, ++now_);
        for (const std::string& words : std::exchange(machine_->services.narration, {})) told_.push_back(words);
        if (const auto go = (*scene_)->request()) scene_->change(*go);
    }

    ArcadeOptions options_;
    RealArcade arcade_;
    std::optional<Machine> machine_;
    std::optional<CurrentScene> scene_;
    std::vector<std::string> told_;
    Ticks now_ = 0;
};

class ByKeys final : public Passenger {
 public:
    explicit ByKeys(const std::filesystem::path& data, Action page = Action::Night) : Passenger(data), page_(page) {}

 private:
    void act(const nlohmann::json& now) override {
        const std::string scene = now["scene"];
        if (scene == "title") return press(page_);
        if (scene == "night" || scene == "run" || offers("onwards")) return press(Action::Confirm);
        const Action between_games = page_ == Action::Run ? Action::Confirm : Action::Night;
        if (scene == "pig")
            return press(now["phase"] == "waiting" ? enough_at_pig(now) ? Action::Hold : Action::Roll : between_games);
        constexpr Action craps[] = {Action::Right, Action::Confirm, Action::Roll, Action::Roll};
        const bool stakes_fives = page_ == Action::Run && scene == "siwuliu";
        const Action dice[] = {stakes_fives ? Action::Chip3 : Action::Chip1, Action::Roll, Action::Confirm,
                               Action::Roll};
        press(scene == "craps" ? craps[++done_ % 4] : dice[++done_ % 4]);
    }
    Action page_;
    std::size_t done_ = 0;
};

class ByMouse final : public Passenger {
    using Passenger::Passenger;
    void act(const nlohmann::json& now) override {
        const std::string scene = now["scene"];
        if (click(scene == "title" ? "tonight" : scene == "night" ? "play" : "onwards")) return;
        CHECK_FALSE(offers("next_game"));  // the stop at Pig is one game
        if (scene == "pig") return void(now["phase"] == "waiting" && click(enough_at_pig(now) ? "hold" : "roll"));
        if (scene == "craps" && now["decided"]["bets"].empty() && click("pass")) return;
        for (const char* name : {"roll", "throw", "stop", "cover", "stake", "collect", "next_round"})
            if (click(name)) return;
    }
};

bool told_of(const Passenger& somebody, std::string_view words) {
    return std::ranges::any_of(somebody.told(), [&](const std::string& line) { return line.find(words) != line.npos; });
}

template <class Who>
void ride() {
    const test::Scratch folder;
    Who who{folder.path};
    std::vector<std::string> cars;
    std::string asks;  // of all stops, as the board has it
    who.go_until([&](const nlohmann::json& now) {
        const std::string scene = now["scene"];
        if (scene == "night")
            for (const auto& stop : now["stops"]) asks += stop["asks"].get<std::string>() + "\n";
        for (const auto& somebody : now.value("people", nlohmann::json::array()))
            CHECK(asks.find(somebody["name"].get<std::string>()) != asks.npos);
        if (cars.empty() || cars.back() != scene) cars.push_back(scene);
        return scene == "night" && now["over"] == true;
    });
    CHECK(cars == std::vector<std::string>{"title", "night", "pig", "craps", "siwuliu", "ceelo", "night"});
    const nlohmann::json result = who.state();
    int ahead = 0;
    for (const auto& stop : result["stops"]) ahead += stop["ahead"] == true;
    const std::string words = "Ahead at " + std::to_string(ahead) + " of 4 tables";
    CHECK(result["words"] == words);
    CHECK(told_of(who, "Night of 23 November 2026: " + words));
    CHECK(told_of(who, "table 2 of 4"));
    CHECK(told_of(who, "Table 4 of 4 is over"));
    CHECK(who.store().wait_for_all());
    CHECK(who.store().read(session::tallies, "").empty());
    for (const session::SittingLine& line : who.store().sittings()) {
        CHECK(line.practice);
        CHECK(line.night == some_night);
        CHECK_FALSE(line.open);
        if (line.game == "craps") CHECK(line.entries > 20);  // bets beside the throws
    }
    CHECK(who.store().sittings().size() == 4);
}

}  // namespace

TEST_CASE("a Night is played by keys alone, from the title through four cars to its result, and counts nowhere") {
    ride<ByKeys>();
}

TEST_CASE("a Night is played by mouse alone, from the title through four cars to its result, and counts nowhere") {
    ride<ByMouse>();
}

TEST_CASE("a stop that waits for another says so at once on the Night's board, and when it is chosen") {
    const test::Scratch folder;
    ByKeys who{folder.path};
    who.press(Action::Right);  // to the card of craps
    who.press(Action::Night);
    REQUIRE(who.at("night"));
    const auto now = who.state();
    CHECK(now["refused"] == "");
    CHECK(now["stops"][0]["stands"] == "to be played");
    CHECK(now["stops"][1]["stands"] == "after PIG");
    CHECK(now["stops"][2]["stands"] == "after CRAPS");
    const std::string why = "The stops are played in their order: PIG is next.";
    who.press(Action::Down);
    CHECK(who.state()["chosen"] == "craps");
    CHECK(who.state()["refused"] == why);
    CHECK(told_of(who, why));
    who.press(Action::Up);
    CHECK(who.state()["refused"] == "");
    REQUIRE(who.click("stop.3"));
    CHECK(who.state()["refused"] == why);
    who.press(Action::Back);
    CHECK(who.state()["chosen"] == "craps");  // the title stands where it stood
}

TEST_CASE("a stop that is left waits on the Night's board, also after the program was ended, and goes on there") {
    const test::Scratch folder;
    std::string left;
    {
        ByKeys who{folder.path};
        who.play_stop("title");
        who.play_stop("night");
        who.play_stop("pig");
        who.go_until([](const nlohmann::json& now) {
            return now["phase"] == "betting" &&
                   now["night"]["line"].get<std::string>().find("throw 4 of 20") != std::string::npos;
        });
        who.press(Action::Back);
        who.wait(2);
        if (who.at("craps")) who.press(Action::Confirm);  // it asks whether to leave
        REQUIRE(who.at("night"));
        CHECK(who.state()["stops"][0]["over"] == true);
        CHECK(who.state()["stops"][1]["stands"] == "throw 4 of 20");
        CHECK(who.state()["chosen"] == "craps");
        left = who.state()["stops"][0]["stands"];
    }
    ByMouse again{folder.path};
    CHECK(again.state()["waits"] == "craps");
    again.play_stop("title");
    REQUIRE(again.at("night"));
    CHECK(again.state()["stops"][0]["stands"] == left);
    again.play_stop("night");
    REQUIRE(again.at("craps"));
    CHECK(again.state()["night"]["line"] == "Night of 23 November: table 2 of 4, throw 4 of 20");
    CHECK(again.state()["practice"] == true);
    again.play_stop("craps");
    CHECK(again.at("siwuliu"));
}

TEST_CASE("at a stop of a Night that is over no bet is taken, and at one that runs nobody changes the table") {
    const test::Scratch folder;
    ByKeys who{folder.path};
    who.play_stop("title");
    who.play_stop("night");
    who.play_stop("pig");
    who.go_until([&](const nlohmann::json& now) { return now["night"]["over"] == true && who.offers("onwards"); });
    const auto entries = who.state()["journal_entries"];
    CHECK(who.state()["night"]["line"] == "Night of 23 November: table 2 of 4, over");
    for (const Action key : {Action::Roll, Action::Rebet, Action::Double, Action::Undo, Action::Skip}) who.press(key);
    who.wait(60);
    CHECK(who.at("craps"));
    CHECK(who.offers("onwards"));
    CHECK_FALSE(who.offers("roll"));
    CHECK(who.state()["journal_entries"] == entries);
    who.press(Action::Back);
    CHECK(who.at("night"));
    who.press(Action::Up);
    REQUIRE(who.offers("watch"));
    who.press(Action::Confirm);  // what was played is watched, and left for the same board
    CHECK(who.at("craps"));
    who.press(Action::Back);
    CHECK(who.at("night"));
    CHECK(who.state()["date"] == some_night);
}

TEST_CASE("a Long Run is played by keys alone, and a station that is left waits on its board") {
    const test::Scratch folder;
    ByKeys who{folder.path, Action::Run};
    who.go_until([](const nlohmann::json& now) { return now["scene"] != "title" && now["scene"] != "run"; });
    const std::string table = who.state()["scene"], line = who.state()["night"]["line"];
    CHECK(line.starts_with("Station 1 of 8: "));
    CHECK(told_of(who, ": chance "));
    who.press(Action::Back);
    who.wait(2);
    if (who.at(table)) who.press(Action::Confirm);  // it asks whether to leave
    REQUIRE(who.at("run"));
    CHECK(who.state()["phase"] == "at_table");
    who.go_until([](const nlohmann::json& now) { return now["scene"] == "run" && now["station"] == 2; });
    CHECK(told_of(who, "Station 1 of 8: the goal was "));
    CHECK(who.store().wait_for_all());
    const auto sittings = who.store().sittings();
    REQUIRE(sittings.size() == 1);
    CHECK(sittings[0].run == who.state()["run"]);
    CHECK(sittings[0].practice);
    CHECK_FALSE(sittings[0].open);
    if (!test::longer(false, true)) return;
    who.go_until([](const nlohmann::json& now) { return now["scene"] == "run_ending"; });
    who.press(Action::Confirm);
    CHECK(who.state()["phase"] == "over");
    CHECK(who.state()["result"]["arrived"].is_boolean());
}

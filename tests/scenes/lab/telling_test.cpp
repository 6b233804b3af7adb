// What the lab tells whoever does not see it: what is set, that a run has begun, and what it found.
#include "scenes/craps/card.h"
#include "scenes/lab/scene.h"
#include "scenes/page_bench.h"
#include "scenes/siwuliu/card.h"

#include <array>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;

namespace {

struct Visit : test::PageBench {
    const std::array<OpenLab, 2> games{craps_lab, siwuliu_lab};
    Visit() { scene = std::make_unique<LabScene>(services, std::make_shared<LabExperiment>(games, 7)); }
};

}  // namespace

TEST_CASE("the lab tells the dial that the keys come to, with its value, and the value when it is turned") {
    Visit lab;
    const auto first = lab.heard();
    REQUIRE(first.size() >= 2);
    CHECK(first[0].starts_with("CRAPS"));
    CHECK(first[1] == "run");
    CHECK(lab.heard().empty());
    lab.press(Action::Down);
    const std::string dial = lab.state()["focus"];
    REQUIRE(dial != "run");
    const std::string value = lab.state()["form"][dial];
    const auto moved = lab.heard();
    REQUIRE(moved.size() == 1);
    CHECK(moved.front().find(": " + value) != std::string::npos);
    lab.press(Action::Right);
    const std::string turned = lab.state()["form"][dial];
    REQUIRE(turned != value);
    const auto after = lab.heard();
    CHECK(std::ranges::any_of(after, [&](const auto& line) { return line.find(": " + turned) != std::string::npos; }));
}

TEST_CASE("the lab tells that a run has begun, and at its end what the page says of it") {
    Visit lab;
    lab.heard();
    lab.press(Action::Confirm);
    REQUIRE(lab.state()["running"] == true);
    const auto begun = lab.heard();
    CHECK(std::ranges::count(begun, "the run has begun") == 1);
    std::vector<std::string> last;
    for (int i = 0; i < 100 && lab.state()["running"] == true; ++i)
        for (auto& line : lab.heard()) last.push_back(std::move(line));
    for (auto& line : lab.heard()) last.push_back(std::move(line));
    REQUIRE(lab.state()["running"] == false);
    REQUIRE(last.size() == 1);
    CHECK(last.front() == "the run is over: " + std::string{lab.state()["says"]});
    CHECK(last.front().size() > 30);
}

TEST_CASE("the lab's plots are read out point by point, once there is one to read") {
    Visit lab;
    const auto focus_on = [&](const std::string& name) {
        for (int n = 0; n < 40 && lab.state()["focus"] != name; ++n) lab.press(Action::Up);
        return lab.state()["focus"] == name;
    };
    CHECK_FALSE(focus_on("point"));  // nothing was run
    REQUIRE(focus_on("run"));
    lab.press(Action::Confirm);
    for (int i = 0; i < 100 && lab.state()["running"] == true; ++i) lab.heard();
    REQUIRE(lab.state()["running"] == false);
    for (const Action page : {Action::Chip1, Action::Chip2, Action::Chip3, Action::Chip4, Action::Chip5}) {
        lab.press(page);
        REQUIRE(focus_on("point"));
        lab.heard();
        const auto point = [&]() -> std::string { return lab.state()["points"][std::string{lab.state()["view"]}]; };
        std::vector<std::string> read{point()};
        for (int n = 0; n < 3; ++n) {
            lab.press(Action::Left);
            const auto heard = lab.heard();
            REQUIRE(heard.size() == 1);
            CHECK(heard.front() == point());
            read.push_back(heard.front());
        }
        std::ranges::sort(read);
        CHECK(std::ranges::adjacent_find(read) == read.end());
        lab.press(Action::Right);
        CHECK(std::ranges::count(read, lab.heard().front()) == 1);
    }
}

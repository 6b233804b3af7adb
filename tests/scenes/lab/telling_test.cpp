// What the lab tells whoever does not see it: that a run has begun, what it found, and its plots point by point.
#include "scenes/craps/card.h"
#include "scenes/lab/scene.h"
#include "scenes/page_bench.h"
#include "scenes/siwuliu/scene.h"

#include <array>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;

namespace {

struct Visit : test::PageBench {
    const std::array<OpenLab, 2> games{craps_lab, siwuliu_lab};
    Visit() { scene = std::make_unique<LabScene>(services, std::make_shared<LabExperiment>(games, 7)); }

    std::vector<std::string> run_to_end() {
        std::vector<std::string> last;
        for (int i = 0; i < 100 && state()["running"] == true; ++i)
            for (auto& line : heard()) last.push_back(std::move(line));
        for (auto& line : heard()) last.push_back(std::move(line));
        REQUIRE(state()["running"] == false);
        return last;
    }
};

}  // namespace

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

// What is read off the lab's plots point by point: all of what was counted, once, and the same as the plots' sentences.
#include "ui/lab/look.h"

#include "sim/lab/run.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

using namespace boxcars;
using namespace boxcars::ui;

namespace {

constexpr LabWords words{.name = "Sì-wŭ-liù",
                         .sign = "SÌ-WŬ-LIÙ",
                         .unit = {.one = "", .many = "", .money = true},
                         .stretch = "round",
                         .stretches = "rounds",
                         .length = "throws"};

struct Counted {
    sim::LabPlan plan{
        .game = sim::lab_siwuliu(siwuliu::Rules{}, std::vector<sim::FlatBettor>{{"$5", 500}, {"$20", 2000}}),
        .rounds = 300,
        .evenings = 640};
    sim::LabShown shown = sim::run_lab(plan);
    LabLook look{plan, shown, words, 1};
};

std::string last_words(const LabLook& look, LabPlot plot) {
    return lab_point_words(look, plot, lab_points(look, plot).size() - 1);
}

}  // namespace

TEST_CASE("every point of the lab's plots can be read, from the left to the right") {
    const Counted counted;
    const LabLook& look = counted.look;
    const auto& player = look.shown.players[1];
    const std::array counts{player.bands.size(), player.ruined.size(), ends_bars(look).count,
                            lab_edge(look).points.size(), lengths_bars(look).count};
    for (std::size_t plot = 0; plot < lab_plot_names.size(); ++plot) {
        CAPTURE(lab_plot_names[plot]);
        const auto points = lab_points(look, static_cast<LabPlot>(plot));
        CHECK(points.size() == counts[plot]);
        CHECK(points.size() > 3);
        CHECK(std::ranges::adjacent_find(points, std::greater_equal{}) == points.end());
        for (std::size_t n = 0; n < points.size(); ++n)
            CHECK(lab_point_words(look, static_cast<LabPlot>(plot), n).find(": ") != std::string::npos);
    }
}

TEST_CASE("the last point of a plot says what the sentence under it says") {
    const Counted counted;
    const LabLook& look = counted.look;
    const auto last = [&](LabPlot plot) { return last_words(look, plot); };
    const auto& player = look.shown.players[1];
    const auto& ends = player.bands.back();
    const std::string middle = "half of the evenings have " + lab_amount(words.unit, ends.middle) + " or more";
    CHECK(last(LabPlot::Bankroll).starts_with("after 300 rounds: " + middle + ", "));
    for (const std::string& part : {middle + "; ", lab_amount(words.unit, ends.high) + " or more"})
        CHECK(lab_says(look, LabPlot::Bankroll).find(part) != std::string::npos);
    CHECK(player.ruined.back() > 0);
    CHECK(last(LabPlot::Ruin) ==
          "after 300 rounds: " + lab_share(player.ruined.back(), 2) + " of the evenings have nothing left");
    const auto& edge = lab_edge(look).points.back();
    CHECK(last(LabPlot::Edge) == "after " + lab_count(edge.rounds) + " rounds: " + lab_share(edge.edge, 3) + " ±" +
                                     lab_share(1.96 * edge.error, 3));
}

TEST_CASE("the bars of the lab's plots hold all evenings and all rounds, however many they gather") {
    const Counted counted;
    const LabBars ends = ends_bars(counted.look), lengths = lengths_bars(counted.look);
    CHECK(ends.count <= 64);
    CHECK(ends.gathered > 1);  // some hundred amounts of a cent's grain and more
    CHECK(lengths.count <= 64);
    for (const auto& player : counted.shown.players) {
        const auto shares = ends_shares(counted.look, player, ends);
        CHECK(std::reduce(shares.begin(), shares.end()) == doctest::Approx(1));
    }
    const auto shares = lengths_shares(counted.look, lengths);
    CHECK(std::reduce(shares.begin(), shares.end()) == doctest::Approx(1));
    CHECK(last_words(counted.look, LabPlot::Lengths).find(" or more throws: ") != std::string::npos);
}

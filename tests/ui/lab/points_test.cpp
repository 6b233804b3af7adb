// What is read off the lab's plots point by point: all of what was counted, once, and the same as the plots' sentences.
#include "ui/lab/look.h"

#include "base/words.h"
#include "sim/lab/run.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

using namespace boxcars;
using namespace boxcars::ui;

namespace {

constexpr LabWords words{.name = "Sì-wŭ-liù", .unit = {.one = "", .many = "", .money = true}};

struct Counted {
    sim::LabPlan plan{
        .game = sim::lab_siwuliu(siwuliu::Rules{}, std::vector<sim::FlatBettor>{{"$5", 500}, {"$20", 2000}}),
        .rounds = 300,
        .evenings = 640};
    sim::LabShown shown = sim::run_lab(plan);
    LabLook look{plan, shown, words, 1};
};

}  // namespace

TEST_CASE("every point of the lab's plots can be read, from the left to the right") {
    const Counted counted;
    const LabLook& look = counted.look;
    for (const auto& [plot, count] :
         {std::pair{LabPlot::Bankroll, look.own().bands.size()}, std::pair{LabPlot::Edge, look.edge().points.size()}}) {
        const auto points = lab_points(look, plot);
        CHECK(points.size() == count);
        CHECK(points.size() > 3);
        CHECK(std::ranges::adjacent_find(points, std::greater_equal{}) == points.end());
        for (std::size_t n = 0; n < points.size(); ++n)
            CHECK(lab_point_words(look, plot, n).find(": ") != std::string::npos);
    }
}

TEST_CASE("the last point of a plot says what the sentence under it says") {
    const Counted counted;
    const LabLook& look = counted.look;
    const auto last = [&](LabPlot plot) { return lab_point_words(look, plot, lab_points(look, plot).size() - 1); };
    const auto& ends = look.own().bands.back();
    const std::string middle = "half of the evenings have " + lab_amount(words.unit, ends.middle) + " or more";
    CHECK(last(LabPlot::Bankroll).starts_with("after 300 rounds: " + middle + ", "));
    for (const std::string& part : {middle + "; ", lab_amount(words.unit, ends.high) + " or more"})
        CHECK(lab_says(look, LabPlot::Bankroll).find(part) != std::string::npos);
    const double ruined = look.own().ruined.back();
    CHECK(ruined > 0);
    CHECK(last(LabPlot::Bankroll).ends_with("; " + lab_share(ruined, 2) + " are ruined"));
    CHECK(lab_says(look, LabPlot::Bankroll).find(lab_share(ruined) + " end in ruin") != std::string::npos);
    const auto& edge = look.edge().points.back();
    CHECK(last(LabPlot::Edge) == "after " + grouped(edge.rounds) + " rounds: " + lab_share(edge.edge, 3) + " ±" +
                                     lab_share(1.96 * edge.error, 3));
}

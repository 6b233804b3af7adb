// The readable points of a lab plot: where each lies and its text. Also the bars of two plots, which combine several
// amounts or lengths if there are many.
#pragma once
#include "ui/host.h"
#include "ui/lab/look.h"

#include <string>
#include <vector>

namespace boxcars::ui {

// How Pig's policies do against each other: the exact chance of the player who moves first, as a table.
struct PolicyTable {
    std::vector<std::string> names{};
    // [a][b]: a moves first and beats b. Rows not computed yet are missing.
    std::vector<std::vector<double>> first_wins{};
};

void lab_policies(Host& host, render::Rect px, const PolicyTable& table);

struct LabBars {
    std::size_t gathered = 1;  // grains or throws per bar
    std::size_t count = 1;
};

LabBars ends_bars(const LabLook& look);  // the same for every player
// Each bar's share of the evenings; the last bar includes everything beyond.
std::vector<double> ends_shares(const LabLook& look, const sim::LabPlayer& player, LabBars bars);
LabBars lengths_bars(const LabLook& look);
std::vector<double> lengths_shares(const LabLook& look, LabBars bars);  // each bar's share of all counted games
double edge_place(const sim::LabEdgePoint& point);  // on the plot's axis: the logarithm of the rounds

// Where the points of the plot's player lie on its axis, from left to right. Empty: nothing has been counted.
std::vector<double> lab_points(const LabLook& look, LabPlot plot);
// "after 40 rounds: half of the evenings hold $990 or more". requires: there is such a point
std::string lab_point_words(const LabLook& look, LabPlot plot, std::size_t point);

}  // namespace boxcars::ui

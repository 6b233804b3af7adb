// What can be read off a lab's plot, point by point: where each lies and what it says, in words. And the bars of two of
// the plots, which gather several amounts or lengths where there are many.
#pragma once
#include "ui/lab/look.h"

#include <string>
#include <vector>

namespace boxcars::ui {

struct LabBars {
    std::size_t gathered = 1;  // so many grains, or throws, in each
    std::size_t count = 1;
};

LabBars ends_bars(const LabLook& look);  // the same for every player
// Each bar's share of the evenings; the last has all that lies beyond, too.
std::vector<double> ends_shares(const LabLook& look, const sim::LabPlayer& player, LabBars bars);
LabBars lengths_bars(const LabLook& look);
std::vector<double> lengths_shares(const LabLook& look, LabBars bars);  // of all that were counted
double edge_place(const sim::LabEdgePoint& point);  // on the plot's axis: the logarithm of the rounds

// Where the points of the plot's player lie on its axis, from the left to the right. Empty: nothing has been counted.
std::vector<double> lab_points(const LabLook& look, LabPlot plot);
// "after 40 rounds: half of the evenings hold $990 or more". requires: there is such a point
std::string lab_point_words(const LabLook& look, LabPlot plot, std::size_t point);

}  // namespace boxcars::ui

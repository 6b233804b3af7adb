// How Pig's policies fare against each other: the exact chance of whoever moves first, as a table that can be read at a
// glance.
#pragma once
#include "ui/host.h"

#include <string>
#include <vector>

namespace boxcars::ui {

struct PolicyTable {
    std::vector<std::string> names{};
    std::vector<std::vector<double>> first_wins{};  // [a][b]: a moves first and beats b; rows not yet there are missing
};

void lab_policies(Host& host, render::Rect px, const PolicyTable& table);

}  // namespace boxcars::ui

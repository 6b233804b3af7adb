// How Pig's policies do against each other: the exact chance of the player who moves first, as a table.
#pragma once
#include "ui/host.h"

#include <string>
#include <vector>

namespace boxcars::ui {

struct PolicyTable {
    std::vector<std::string> names{};
    // [a][b]: a moves first and beats b. Rows not computed yet are missing.
    std::vector<std::vector<double>> first_wins{};
};

void lab_policies(Host& host, render::Rect px, const PolicyTable& table);

}  // namespace boxcars::ui

// An experiment of the lab as text for other programs: its plan and counts as one JSON object, or as a table with one
// number per row. Pig's two pictures are tables of their own.
#pragma once
#include "odds/pig/optimal.h"
#include "sim/lab/plan.h"

#include <span>

namespace boxcars::session {

std::string lab_plan_text(const sim::LabPlan& plan);  // plans have equal texts if they play the same evenings
std::string lab_json(const sim::LabPlan& plan, const sim::LabShown& shown);
std::string lab_csv(const sim::LabPlan& plan, const sim::LabShown& shown);  // columns: quantity,player,at,value

using WinsTable = std::vector<std::vector<double>>;  // [a][b]: the chance that a, moving first, beats b
std::string policies_json(const pig::Rules& rules, std::span<const std::string> names, const WinsTable& first_wins);
std::string policies_csv(std::span<const std::string> names, const WinsTable& first_wins);

std::string surface_json(const odds::PigSolution& solution);
std::string surface_csv(const odds::PigSolution& solution);  // columns: own,opponent,hold_from (0: roll until the goal)

}  // namespace boxcars::session

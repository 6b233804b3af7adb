// The lab in words: over the window, on the dash, under the form, and for scripts.
#pragma once
#include "platform/bindings.h"
#include "scenes/lab/adapter.h"
#include "scenes/lab/experiment.h"
#include "scenes/lab/steering.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

std::string lab_status(const ExperimentForm& form);                                     // "CRAPS · 8 AT THE SAME DICE"
std::string lab_hint(const LabExperiment& experiment, const platform::Bindings& keys);  // while nothing else is said
std::string words_on_focus(const ExperimentForm& form, const LabFocus& focus, bool narrow);
// PanelNarration: what is in focus, with its value, the page's own dial too; and of a run that it goes on, or what it
// found: `says`, of the page shown.
std::string told_focus(const ExperimentForm& form, const LabFocus& focus, const LabPage& shown);
std::string told_run(const LabExperiment& experiment, const std::string& says);
void experiment_state(const LabExperiment& experiment, nlohmann::json& out);

}  // namespace boxcars::scenes

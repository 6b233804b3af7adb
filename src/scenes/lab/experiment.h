// What stays in the lab when people leave it: the form as they left it, what was run, and what they looked at.
#pragma once
#include "scenes/lab/experiment_form.h"
#include "scenes/lab/experiment_run.h"
#include "scenes/lab/request.h"
#include "ui/lab/look.h"

#include <algorithm>

namespace boxcars::session {
class Store;
}

namespace boxcars::scenes {

struct LabExperiment {
    LabExperiment(std::span<const OpenLab> games, std::uint64_t seed) : form(games, seed) {}

    ExperimentForm form;
    ExperimentRun run;
    std::string page{ui::lab_plot_names.front()};
    int seat = 0;  // whose curve is drawn in full

    bool stale() const { return run.differs_from(form.plan()); }  // the form has changed since what is shown was run
    ui::LabLook look() const {                                    // requires: run.any()
        const int players = static_cast<int>(run.shown().players.size());
        return {run.plan(), run.shown(), form.game().words(),
                std::clamp(form.player_of(seat), 0, std::max(0, players - 1))};
    }
    // What was played and written elsewhere since: the players' files in the data folder, the game played last. A form
    // with a run on it stays as it was left. Answers what is wrong with a file, as a sentence.
    std::string come_from_tables(session::Store* store, const std::filesystem::path& data);
    // The form becomes what a table sent. Answers what it cannot take, as a sentence; the rest is taken.
    std::string take(const LabRequest& request);

 private:
    void look_at_tables(session::Store& store);
};

std::filesystem::path players_folder(const std::filesystem::path& data);  // where people keep strategies of their own

}  // namespace boxcars::scenes

#include "scenes/lab/experiment.h"

#include "base/error.h"
#include "session/sittings.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

std::string read_players(const ExperimentForm& form, const std::filesystem::path& folder) {
    std::string wrong;
    for (const std::string_view game : form.games())
        for (const auto& file : form.game_named(game).files(folder)) try {
                form.game_named(game).typed(file, folder);
            } catch (const Error& error) {
                wrong = error.what();
            }
    return wrong;
}

}  // namespace

std::filesystem::path players_folder(const std::filesystem::path& data) { return data / "strategies"; }

std::string LabExperiment::come_from_tables(const std::filesystem::path& data) {
    if (data.empty()) return {};
    const bool fresh = !run.any();
    const auto ids = session::sitting_ids(data);
    for (const std::string_view game : form.games()) {
        const auto of_game = [&](const std::string& id) { return id.find(fmt::format("_{}_", game)) != id.npos; };
        const auto last = std::find_if(ids.rbegin(), ids.rend(), of_game);
        if (last == ids.rend()) continue;
        const std::string shows = form.game_named(game).come_from_table(data, *last, fresh);
        if (!fresh || last != ids.rbegin()) continue;
        form.choose(game);
        if (!shows.empty()) page = shows;
    }
    return read_players(form, players_folder(data));
}

}  // namespace boxcars::scenes

#include "scenes/lab/experiment.h"

#include "base/error.h"
#include "session/store/store.h"

#include <algorithm>

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

// One that cannot be read shows nothing.
std::string look_at(session::Store& store, const std::string& sitting, LabAdapter& game, bool fresh) {
    try {
        const auto recording = store.recording(sitting);
        return recording ? game.come_from_table(*recording, fresh) : "";
    } catch (const Error&) {
        return {};
    }
}

}  // namespace

std::filesystem::path players_folder(const std::filesystem::path& data) { return data / "strategies"; }

std::string LabExperiment::come_from_tables(session::Store* store, const std::filesystem::path& data) {
    try {
        if (store) look_at_tables(*store);
    } catch (const Error& error) {  // the store cannot be read
        return error.what();
    }
    if (data.empty()) return {};
    return read_players(form, players_folder(data));
}

std::string LabExperiment::take(const LabRequest& request) {
    form.choose(request.game);
    if (form.game().game() != request.game) return "The lab has no place for this game.";
    std::optional<std::string> wrong;
    for (const auto& [knob, value] : request.knobs)
        if (auto said = form.game().set_knob(knob, value)) wrong = said;
    if (!request.bankroll.empty())
        if (auto said = form.take("bankroll", request.bankroll, {})) wrong = said;
    for (std::size_t place = 0; !request.seats.empty() && place < form.seats(); ++place) {
        const std::string words = place < request.seats.size() ? request.seats[place] : "";
        if (auto said = form.take("player." + std::to_string(place + 1), words, {})) wrong = said;
    }
    return wrong.value_or("");
}

// The last sitting of each game; the form follows the last of all.
void LabExperiment::look_at_tables(session::Store& store) {
    const bool fresh = !run.any();
    const auto sittings = store.sittings();
    for (const std::string_view game : form.games()) {
        const auto last = std::ranges::find(sittings, game, &session::SittingLine::game);
        if (last == sittings.end()) continue;
        const std::string shows = look_at(store, last->name, form.game_named(game), fresh);
        if (!fresh || last != sittings.begin()) continue;
        form.choose(game);
        if (!shows.empty()) page = shows;
    }
}

}  // namespace boxcars::scenes

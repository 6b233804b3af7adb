#include "scenes/lab/experiment.h"

#include "base/error.h"
#include "session/lab/export.h"
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

namespace {

// Feel
constexpr Ticks shown_over = milliseconds(1500);  // a run is shown growing for at least so long
constexpr Ticks looks_every = milliseconds(80);   // at what has been counted

}  // namespace

void ExperimentRun::begin(const sim::LabPlan& plan, Ticks now) {
    clear();
    plan_ = plan;
    run_ = std::make_unique<sim::LabRun>(plan);
    since_ = shown_at_ = now;
}

void ExperimentRun::clear() {
    run_.reset();
    plan_.reset();
    shown_ = {};
    paused_ = false;
}

// A run grows on the screen at a pace of its own, so that what is shown at a tick is the same on any machine that keeps
// up.
ExperimentRun::Watched ExperimentRun::tick(Ticks now, bool wait) {
    if (!running()) return Watched::None;
    if (paused_) {
        ++since_;
        return Watched::None;
    }
    const auto due = (now - since_) * run_->blocks() / shown_over + 1;
    const bool fresh = run_->take(due, wait);
    if (run_->trouble()) return Watched::Trouble;
    if (!fresh || (now - shown_at_ < looks_every && !run_->finished())) return Watched::None;
    shown_ = run_->shown();
    shown_at_ = now;
    return run_->finished() ? Watched::Finished : Watched::Counted;
}

double ExperimentRun::progress() const {
    return plan_ ? static_cast<double>(shown_.evenings) / static_cast<double>(plan_->evenings) : 0;
}

bool ExperimentRun::differs_from(const sim::LabPlan& plan) const {
    return plan_ && !running() && session::lab_plan_text(plan) != session::lab_plan_text(*plan_);
}

}  // namespace boxcars::scenes

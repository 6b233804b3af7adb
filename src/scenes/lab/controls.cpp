#include "scenes/lab/controls.h"

#include "base/error.h"
#include "chance/entropy.h"
#include "platform/settings.h"
#include "session/files.h"

#include <fmt/format.h>

#include <array>

namespace boxcars::scenes {

using platform::Action;

void LabControls::listen(const platform::Input& input, Ticks now) {
    if (input.pressed(Action::Back)) return go_back(now);
    if (input.pressed(Action::Settings)) steering_.panels().turn_settings();
    if (panel_open()) {
        if (input.pressed(Action::Rules)) steering_.panels().close_sheet();
        return;
    }
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::ActionDown) act(press.action, now);
}

void LabControls::go_back(Ticks now) {
    if (panel_open()) {
        steering_.panels().close();
    } else if (experiment_.run.running()) {
        press("run", now);
    } else {
        leaving_ = true;
    }
}

void LabControls::act(Action action, Ticks now) {
    LabPages& pages = steering_.pages();
    switch (action) {
        case Action::Up:
        case Action::Down:
            return steering_.move_focus(action == Action::Up ? -1 : 1);
        case Action::Left:
        case Action::Right:
            return steering_.turn_focused(action == Action::Left ? -1 : 1);
        case Action::Confirm:
        case Action::Roll:
            return confirm(now);
        case Action::Rules:
            return press("sheet", now);
        case Action::TakeDown:
            return steering_.ask_focused();
        case Action::Skip:
            return press("export", now);
        case Action::NewMatch:
            return experiment_.form.set_seed(chance::seed_from_system() % 1'000'000);
        case Action::Pause:
            return experiment_.run.running() ? experiment_.run.pause() : pages.shown().pause();
        case Action::OtherLeaf:
            return steering_.show_page(pages.next());
        case Action::Chip1:
        case Action::Chip2:
        case Action::Chip3:
        case Action::Chip4:
        case Action::Chip5:
            return steering_.show_page(
                pages.names()[static_cast<std::size_t>(action) - static_cast<std::size_t>(Action::Chip1)]);
        default:
            return;
    }
}

void LabControls::confirm(Ticks now) {
    const LabFocus& focus = steering_.focus();
    press(focus.on("export") || focus.on("sheet") ? focus.name() : "run", now);
}

void LabControls::press(const std::string& button, Ticks now) {
    services_.sounds.play("button", 0.6f);
    if (button == "run") return operator_.run(now);
    if (button == "export") return operator_.keep(steering_.pages().shown());
    if (button == "sheet" || button == "rules") steering_.panels().open_sheet();
    if (button == "settings") steering_.panels().turn_settings();
    if (button == "sound") services_.settings.muted = !services_.settings.muted;
    if (button == "back") go_back(now);
}

void LabOperator::tell(std::string words, bool trouble) {
    words_ = std::move(words);
    trouble_ = trouble;
}

void LabOperator::run(Ticks now) {
    ExperimentRun& run = experiment_.run;
    if (run.running()) {
        run.stop();
        return tell("Stopped after " + ui::lab_count(run.shown().evenings) + " evenings.", false);
    }
    const sim::LabPlan plan = experiment_.form.plan();
    if (const auto wrong = sim::problem(plan)) {
        services_.sounds.play("button_no", 0.5f);
        return tell(*wrong, true);
    }
    forget();
    run.begin(plan, now);
}

void LabOperator::watch(Ticks now) {
    const auto watched = experiment_.run.tick(now, services_.headless);
    if (watched == ExperimentRun::Watched::Trouble) tell(experiment_.run.trouble(), true);
    if (watched == ExperimentRun::Watched::Finished) services_.sounds.play("whistle", 0.3f);
}

void LabOperator::keep(const LabPage& page) {
    if (const auto wrong = export_.keep(page, experiment_.form.game().game())) tell(*wrong, true);
}

namespace {

constexpr int most_exports = 9999;
constexpr std::array<const char*, 3> endings{".png", ".csv", ".json"};

bool taken(const std::filesystem::path& stem) {
    std::error_code none;
    for (const char* ending : endings)
        if (std::filesystem::exists(stem.string() + ending, none)) return true;
    return false;
}

std::filesystem::path free_stem(const std::filesystem::path& folder, std::string_view game, std::string_view page) {
    std::filesystem::path stem;
    for (int number = 1; number <= most_exports; ++number) {
        stem = folder / fmt::format("{}-{}-{}", game, page, number);
        if (!taken(stem)) break;
    }
    return stem;
}

}  // namespace

std::optional<std::string> LabExport::keep(const LabPage& page, std::string_view game) {
    if (!page.ready()) return "There is nothing to keep yet: run an experiment first.";
    if (data_.empty()) return "Nothing is kept: there is no folder for it. Say where with --data-dir.";
    try {
        session::make_folder(data_ / "lab");
        stem_ = free_stem(data_ / "lab", game, page.name());
        const PageTables tables = page.tables();
        session::write_together(std::array{session::NamedText{stem_.string() + ".json", tables.json},
                                           session::NamedText{stem_.string() + ".csv", tables.csv}});
    } catch (const Error& error) {
        return error.what();
    }
    picture_ = stem_.string() + ".png";
    return {};
}

std::string LabExport::picture_kept(bool kept) {
    const auto picture = std::exchange(picture_, {});
    if (kept)
        return fmt::format("Kept as {}.png, .csv and .json in {}.", stem_.filename().string(),
                           stem_.parent_path().string());
    std::error_code none;
    for (const char* ending : endings)  // the three go together, and half a picture is none
        if (const auto file = stem_.string() + ending; std::filesystem::is_regular_file(file, none))
            std::filesystem::remove(file, none);
    return fmt::format("Nothing is kept: the picture {} cannot be written. Is the folder yours, the disk full?",
                       picture.string());
}

}  // namespace boxcars::scenes

// Runs the arcade with the real scenes, the real stage and the real sounds.
#include "app/arcade/arcade.h"

#include "app/arcade/loop.h"
#include "app/games.h"
#include "audio/sound.h"
#include "base/error.h"
#include "platform/frames.h"
#include "platform/paths.h"

#include <fmt/format.h>

#include <cstdio>

namespace boxcars::app {
namespace {

// Keeps the arcade, and all that it uses, alive while frames run.
class ArcadeRun {
 public:
    ArcadeRun(const ArcadeOptions& options, const Games& games) : options_(options), games_(games) { arcade_.open(); }
    Arcade& arcade() { return arcade_; }

 private:
    std::unique_ptr<audio::Sounds> sounds(bool wanted) const {
        if (!options_.sound_file) return audio::open_sounds(wanted, platform::cache_folder());
        session::check_named_file(*options_.sound_file, options_.existing);
        return audio::record_sounds(
            [file = *options_.sound_file, existing = options_.existing](const std::string& wav) {
                try {
                    session::write_named_file(file, wav, existing);
                } catch (const Error& error) {
                    fmt::print(stderr, "boxcars: {}\n", error.what());
                }
            });
    }

    const ArcadeOptions options_;
    const Games games_;
    LeftBehind left_;
    const Parts parts_{[this](const SceneOptions& table, scenes::SceneServices& services) {
                           return open_scene(games_, table, services, left_);
                       },
                       [] {
                           const auto found = platform::find_resources(BOXCARS_BUILT_FROM);
                           return render::open_stage(found.assets, found.shaders);
                       },
                       [this](bool wanted) { return sounds(wanted); }, console::game_names(commands_of(games_))};
    Arcade arcade_{options_, parts_};
};

std::string brief_file(const Games& games, const std::string& path) {
    try {
        const session::PlayedGames kept = console::played_games(commands_of(games));
        return session::in_brief(kept, session::read_sitting(kept, path));
    } catch (const Error& unreadable) {
        fmt::print(stderr, "boxcars: {}\n", unreadable.what());
        return "";
    }
}

}  // namespace

int run_arcade(const ArcadeOptions& options, const Games& games) {
    const auto run = std::make_shared<ArcadeRun>(options, games);
    return platform::run_frames({[run] { return run->arcade().frame(); }, [run] { return run->arcade().finish(); },
                                 [run] { return run->arcade().state(); },
                                 [games](const std::string& path) { return brief_file(games, path); }});
}

}  // namespace boxcars::app

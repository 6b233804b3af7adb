// The arcade as it is played: the real scenes, the real stage, the real sounds.
#include "app/arcade/arcade.h"

#include "app/arcade/loop.h"
#include "app/arcade/open_scene.h"
#include "app/games.h"
#include "platform/resources.h"

namespace boxcars::app {

int run_arcade(const ArcadeOptions& options, const Games& games) {
    std::shared_ptr<scenes::LabExperiment> experiment;  // the lab's, from one visit to the next
    const Parts parts{[&](const TableOptions& table, scenes::SceneServices& services) {
                          return open_scene(games, table, services, experiment);
                      },
                      [] {
                          const auto found = platform::find_resources(BOXCARS_BUILT_FROM);
                          return render::open_stage(found.assets, found.shaders);
                      },
                      [&](bool wanted) {
                          return options.sound_file ? audio::record_sounds(*options.sound_file)
                                                    : audio::open_sounds(wanted);
                      },
                      [&](const session::Recording& recording) {
                          return console::find_game(commands_of(games), recording.game).verify(recording);
                      },
                      names_of(games)};
    return Arcade{options, parts}.run();
}

}  // namespace boxcars::app

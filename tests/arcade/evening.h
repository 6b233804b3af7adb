// An evening in the real arcade, played by a script, with the real parts of the program.
#pragma once
#include "app/arcade/machine.h"
#include "app/games.h"
#include "kept_sittings.h"
#include "named.h"
#include "platform/paths.h"
#include "scratch.h"

#include <doctest/doctest.h>

#include <sstream>

namespace boxcars::app {

inline int run_arcade(const ArcadeOptions& options) { return run_arcade(options, every_game()); }

}  // namespace boxcars::app

namespace boxcars::test {

// The lines of a script: the second, then the action: "0.5 spot pass; 0.8 key Space 0.3; 1 state shaking; 15.5 quit".
// The number after a key is how long it is held.
inline std::vector<nlohmann::json> script_of(const std::string& text) {
    std::vector<nlohmann::json> lines;
    std::istringstream all{text};
    for (std::string one; std::getline(all, one, ';');) {
        std::istringstream words{one};
        double at = 0, held = 0;
        std::string what, with;
        words >> at >> what >> with;
        nlohmann::json& line = lines.emplace_back(nlohmann::json{{"at", at}, {what, with}});
        if (what == "quit") line[what] = true;
        if (words >> held) line["hold"] = held;
    }
    return lines;
}

struct Evening {
    Scratch folder;
    app::ArcadeOptions options;

    // The lines of the script; a "state" or "picture" names a file in the evening's own folder.
    Evening(const std::string& game, std::uint64_t seed, std::vector<std::string> players,
            std::vector<nlohmann::json> lines) {
        options.headless = true;
        options.width = 320;  // a window this small shows the wide form, shrunken
        options.height = 180;
        options.table.to = test::named(game);
        options.table.seed = seed;
        options.table.players = std::move(players);
        options.data_dir = folder.path;
        options.script = folder.path / "script";
        std::string text;
        for (auto& line : lines) {
            if (line.contains("state")) line["state"] = file(line["state"].get<std::string>());
            text += line.dump() + "\n";
        }
        REQUIRE(platform::write_safely(*options.script, text).empty());
    }
    std::string file(const std::string& name) const { return (folder.path / (name + ".json")).string(); }
    std::string read(const std::string& name) const { return platform::read_whole(file(name)).value_or("missing"); }
    nlohmann::json state(const std::string& name) const { return nlohmann::json::parse(read(name)); }
    std::filesystem::path sitting_file() const {  // exports the last sitting
        if (kept_sittings(folder.path).empty()) return {};
        session::write_file(file("kept"), session::to_json(kept_recording(folder.path)));
        return file("kept");
    }
    std::string sitting() const { return platform::read_whole(sitting_file()).value_or("none"); }
};

}  // namespace boxcars::test

namespace boxcars::app {

template <class OpenScene>
Parts real_parts(const Games& games, OpenScene open) {
    return {std::move(open), [] { return render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders"); },
            [](bool wanted) { return audio::open_sounds(wanted); }, console::game_names(commands_of(games))};
}

// Every game's scenes, opened as the program opens them.
struct RealArcade {
    Games games = every_game();
    LeftBehind left;
    Parts parts = real_parts(games, [this](const SceneOptions& at, scenes::SceneServices& services) {
        return open_scene(games, at, services, left);
    });

    RealArcade() = default;
    RealArcade(const RealArcade&) = delete;
    RealArcade& operator=(const RealArcade&) = delete;
};

}  // namespace boxcars::app

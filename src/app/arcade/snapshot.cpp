#include "app/arcade/snapshot.h"

#include "base/error.h"
#include "session/files.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::app {
namespace {

void make_room_for(const std::filesystem::path& file) {
    if (file.has_parent_path()) session::make_folder(file.parent_path());
}

}  // namespace

void write_picture(render::Stage& stage, const script::Picture& picture) {
    make_room_for(picture.file);
    const render::Pixels pixels = stage.pixels();
    if (write_png(picture.longest ? shrunk(pixels, *picture.longest) : pixels, picture.file)) return;
    throw Error{fmt::format("Cannot write the picture {}: check the folder and the space left on the disk.",
                            picture.file.string())};
}

std::string state_of(const scenes::Scene& scene, Ticks now, const AroundScene& around) {
    nlohmann::json state = nlohmann::json::object();
    scene.state(state);
    state["tick"] = now;
    state["spots"] = nlohmann::json::array();
    for (const render::HitTarget& spot : around.spots) {
        const glm::vec2 middle = spot.where.centre();
        state["spots"].push_back({{"name", spot.name}, {"at", {middle.x, middle.y}}});
    }
    state["notices"] = around.notices;
    return state.dump(2) + "\n";
}

void write_state(const std::string& state, const std::filesystem::path& file) {
    make_room_for(file);
    session::write_file(file, state);
}

}  // namespace boxcars::app

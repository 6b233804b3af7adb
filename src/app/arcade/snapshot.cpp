#include "app/arcade/snapshot.h"

#include <nlohmann/json.hpp>

namespace boxcars::app {

void ScriptFiles::write(const std::filesystem::path& file, std::string_view bytes) {
    if (file.has_parent_path()) session::make_folder(file.parent_path());
    std::error_code none;  // a link that has taken its place since leads to the file of somebody else
    const bool own = written_.contains(file) && !std::filesystem::is_symlink(file, none);
    session::write_named_file(file, bytes, own ? session::Existing::Replace : existing_);
    written_.insert(file);
}

std::string picture_of(render::Stage& stage, const script::Picture& picture) {
    const render::Pixels pixels = stage.pixels();
    return render::png_of(picture.longest ? shrunk(pixels, *picture.longest) : pixels);
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
    state["presses_heard"] = around.presses_heard;
    return state.dump(2) + "\n";
}

}  // namespace boxcars::app

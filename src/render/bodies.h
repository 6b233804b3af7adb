// Bodies on the table: dice and wagons, ray-cast inside their own outline on the screen, and their shadows. Computes
// their uniforms for the shaders die.frag, poster_die.frag, shadow.frag and wagon.frag.
#pragma once
#include "render/tables/tables.h"

namespace boxcars::render {

class Bodies {
 public:
    explicit Bodies(const std::filesystem::path& shaders);
    void shadows(const Camera& camera, std::span<const DieLook> dice, const FrameTarget& frame);
    void dice(const Camera& camera, std::span<const DieLook> dice, const FrameTarget& frame);
    void wagons(const Camera& camera, std::span<const WagonLook> wagons, const FrameTarget& frame);

 private:
    const Program& program(const char* fragment, const std::string& defines);
    // Draws the convex hull of points_. place(point): where that point lies in the world.
    template <class Place>
    void draw_hull(const Place& place);

    std::filesystem::path shaders_;
    std::map<std::pair<std::string, std::string>, Program> programs_;
    Mesh mesh_;
    std::vector<glm::vec2> points_, hull_, shadow_;
    std::vector<float> vertices_;
    std::vector<std::uint32_t> indices_;
    std::vector<DieLook> farthest_first_;
};

}  // namespace boxcars::render

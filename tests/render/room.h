// A stage in a window without a display, and the pixels it drew.
#pragma once
#include "render/stage.h"
#include "window.h"

#include <epoxy/gl.h>
#include <cstdint>
#include <functional>

namespace boxcars::render {

struct Picture {
    glm::ivec2 size;
    std::vector<std::uint8_t> rgba;      // bottom row first
    glm::ivec3 at(int x, int y) const {  // px from the top left
        const auto* p = &rgba[4 * static_cast<std::size_t>((size.y - 1 - y) * size.x + x)];
        return {p[0], p[1], p[2]};
    }
};

inline bool close_to(glm::ivec3 a, glm::ivec3 b, int by = 3) {
    const glm::ivec3 d = glm::abs(a - b);
    return d.x <= by && d.y <= by && d.z <= by;
}

struct TestRoom {
    explicit TestRoom(glm::ivec2 px = {1280, 720}, float ui_scale = 1)
        : size(px),
          scale(ui_scale),
          window(px.x, px.y),
          stage(open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders")) {}

    Picture draw(const std::function<void()>& frame) {
        stage->begin_frame(size, scale, 0);
        frame();
        stage->end_frame();
        Picture out{size, std::vector<std::uint8_t>(4 * static_cast<std::size_t>(size.x * size.y))};
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glReadPixels(0, 0, size.x, size.y, GL_RGBA, GL_UNSIGNED_BYTE, out.rgba.data());
        return out;
    }

    glm::ivec2 size;
    float scale;
    HiddenWindow window;
    std::unique_ptr<Stage> stage;
};

}  // namespace boxcars::render

// Outlines as triangles whose edges fade over one pixel of the screen, so that everything is smooth without
// multisampling: filled shapes, strokes, discs and rings. Computes the corners; the batch draws them.
#pragma once
#include "render/batch.h"

namespace boxcars::render {

class Shapes {
 public:
    explicit Shapes(Batch& batch) : batch_(batch) {}
    void fill(std::span<const glm::vec2> convex, Colour top, Colour bottom);
    void stroke(std::span<const glm::vec2> line, float width, Colour colour, bool closed);
    void disc(glm::vec2 centre, float radius, Colour inner, Colour outer);
    void ring(glm::vec2 centre, float radius, float width, Colour colour);

 private:
    void fan(std::uint32_t hub, std::uint32_t corners);

    Batch& batch_;
    std::vector<glm::vec2> path_, normals_;  // of the current shape, in px
};

}  // namespace boxcars::render

// Prints lines, words, rings and small dice on the craps felt, in the table's perspective and under its lamp. `px`
// sizes are those at 1280x720, 62 px per world unit, and scale with the camera.
#pragma once
#include "render/camera.h"
#include "scenes/craps/layout.h"

namespace boxcars::scenes::craps_look {

struct InkStyle {
    render::Face face = render::Face::Label;
    float px = 13;
    float tracking = 0.10f;
    float turn = 0;  // degrees anticlockwise on the felt
    render::Align align = render::Align::Centre;
    float squeeze = 1;  // scales the width
};

class Ink {
 public:
    Ink(render::Canvas& canvas, const render::Camera& camera);
    // Prints nothing and collects the boxes of all words, rings and dice instead, in logical px.
    Ink(render::Canvas& canvas, const render::Camera& camera, std::vector<render::Rect>& noted);
    void words(std::string_view words, glm::vec2 at, render::Colour colour, const InkStyle& how) const;
    float wide(std::string_view words, const InkStyle& how) const;  // world units
    void line(std::span<const glm::vec2> path, float px, render::Colour colour, bool closed = false) const;
    void line(glm::vec2 from, glm::vec2 to, float px, render::Colour colour) const;
    void ring(glm::vec2 at, float radius, float px, render::Colour colour) const;
    void dashes(glm::vec2 at, float radius, float px, render::Colour colour) const;  // marks a place for chips
    void patch(std::span<const glm::vec2> convex, render::Colour colour) const;
    void pill(glm::vec2 at, glm::vec2 half, render::Colour fill, render::Colour edge, float px) const;
    void die(glm::vec2 at, float size, int face, render::Colour body, render::Colour pips) const;
    void dice(glm::vec2 at, float size, int first, int second, render::Colour body, render::Colour pips) const;

 private:
    render::Canvas& canvas_;
    const render::Camera& camera_;
    float scale_;  // logical px per px at 1280x720
    std::vector<render::Rect>* noted_ = nullptr;
    void note(std::span<const glm::vec2> corners) const;
    render::Type type_of(const InkStyle& how) const;
    std::vector<glm::vec2> seen(std::span<const glm::vec2> path) const;  // logical px
};

}  // namespace boxcars::scenes::craps_look

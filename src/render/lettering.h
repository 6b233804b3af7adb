// Text on the canvas: measures and sets a line with the font's own metrics, then draws every letter from the atlas.
// Decides where letters stand; fonts.h has their shapes.
#pragma once
#include "render/batch.h"

namespace boxcars::render {

class Lettering {
 public:
    Lettering(Fonts& fonts, Batch& batch) : fonts_(fonts), batch_(batch) {}
    // Both return the width in logical px.
    float width(const Type& type, std::string_view words) { return set_line(type, words); }
    float text(const Type& asked, std::string_view words, glm::vec2 at, Align align, Colour colour);
    void text_through(const Type& type, std::string_view words, Align align, Colour colour,
                      glm::vec2 (*place)(const void* context, glm::vec2), const void* context);

 private:
    struct Set {  // a letter and its place along the line, px from the line's start
        char32_t letter;
        float along;
    };
    float set_line(const Type& type, std::string_view words);  // fills line_
    Atlas::Piece letter(Face face, char32_t c, int px, int phase);

    Fonts& fonts_;
    Batch& batch_;
    std::vector<Set> line_;
};

}  // namespace boxcars::render

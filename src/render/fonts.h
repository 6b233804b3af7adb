// Typefaces: finds the fonts through fontconfig, measures letters in em, and draws single letters. A missing family
// falls back to another sans; a missing letter to another family.
#pragma once
#include "render/canvas.h"

#include <SDL_ttf.h>
#include <array>
#include <unordered_map>
#include <vector>

namespace boxcars::render {

struct GlyphPicture {  // coverage 0..255 per pixel, top row first
    glm::ivec2 size{0, 0};
    glm::ivec2 offset{0, 0};  // from the pen on the baseline to the top left pixel, y down
    std::vector<std::uint8_t> coverage;
};

class Fonts {
 public:
    Fonts();
    ~Fonts();
    Fonts(const Fonts&) = delete;
    Fonts& operator=(const Fonts&) = delete;

    float cap(Face face);                                  // height of a capital, em
    float advance(Face face, char32_t letter);             // em
    float kern(Face face, char32_t left, char32_t right);  // em, mostly negative
    // The number of horizontal sub-pixel positions of a letter.
    static int phases(int px) { return px <= 40 ? 4 : px <= 96 ? 2 : 1; }
    GlyphPicture draw(Face face, char32_t letter, int px, int phase);  // moved right by phase/phases(px) of a pixel

 private:
    // One opened font file: `ruler` stays at ruler_px, `drawing` is set to the size to be drawn.
    struct OpenFont {
        TTF_Font* ruler = nullptr;
        TTF_Font* drawing = nullptr;
        int drawing_px = 0;
    };
    OpenFont& font_for(Face face, char32_t letter);

    // One per Face; the last is a packaged sans for letters missing from all others.
    std::array<OpenFont, 7> fonts_;
    std::unordered_map<std::uint64_t, float> advances_, kerns_;
};

std::vector<char32_t> letters(std::string_view utf8);  // invalid bytes become U+FFFD

}  // namespace boxcars::render

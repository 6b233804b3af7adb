// Typefaces as numbers and pictures: finds the look's fonts through fontconfig, measures in em, draws single letters.
// A missing family falls back to another sans; a missing letter to another family. Does not know the screen.
#pragma once
#include "render/canvas.h"

#include <SDL_ttf.h>
#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace boxcars::render {

struct GlyphPicture {  // coverage 0..255 a pixel, top row first
    glm::ivec2 size{0, 0};
    glm::ivec2 offset{0, 0};  // of the top left pixel from the pen on the baseline, y down
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
    static int phases(int px);                             // places a letter can have within a pixel, across
    GlyphPicture draw(Face face, char32_t letter, int px, int phase);  // moved right by phase/phases(px) of a pixel

 private:
    struct OpenFont {  // one opened font file: `ruler` stays at ruler_px, `drawing` is set to the size to be drawn
        TTF_Font* ruler = nullptr;
        TTF_Font* drawing = nullptr;
        int drawing_px = 0;
    };
    OpenFont open(const char* family, int weight) const;
    OpenFont& font_for(Face face, char32_t letter);

    std::array<OpenFont, 8> fonts_;  // one a Face, the last a packaged sans for letters that none of them has
    std::unordered_map<std::uint64_t, float> advances_, kerns_;
};

std::vector<char32_t> letters(std::string_view utf8);  // broken bytes become U+FFFD

}  // namespace boxcars::render

#include "render/fonts.h"

#include "platform/font_search.h"

#include <fmt/format.h>
#include <algorithm>

namespace boxcars::render {
namespace {
constexpr int ruler_px = 200;  // metrics are read at this size, so they are accurate to 1/200 em

namespace font_weight = platform::font_weight;

struct Typeface {
    const char* family;
    int weight;
};
constexpr std::array<Typeface, 7> typefaces{{{"League Spartan", font_weight::extrabold},
                                             {"League Spartan", font_weight::bold},
                                             {"League Spartan", font_weight::demibold},
                                             {"Lato", font_weight::regular},
                                             {"Lato", font_weight::bold},
                                             {"Lato", font_weight::black},
                                             {"DejaVu Sans", font_weight::regular}}};

int measured(TTF_Font* font, std::initializer_list<char32_t> letters) {
    std::vector<Uint16> words;
    for (const char32_t letter : letters) words.push_back(static_cast<Uint16>(letter));
    words.push_back(0);
    int w = 0, h = 0;
    TTF_SizeUNICODE(font, words.data(), &w, &h);
    return w;
}

std::uint64_t key(Face face, char32_t a, char32_t b = 0) {
    return static_cast<std::uint64_t>(face) << 42 | static_cast<std::uint64_t>(a) << 21 | b;
}

// Averages blocks of n x n pixels; `origin` is the top left of the large picture from the pen, y down.
GlyphPicture shrink(const SDL_Surface& fine, glm::ivec2 origin, int n) {
    const auto down = [n](int v) { return v >= 0 ? v / n : -((-v + n - 1) / n); };
    GlyphPicture out;
    out.offset = {down(origin.x), down(origin.y)};
    out.size = glm::ivec2{down(origin.x + fine.w - 1), down(origin.y + fine.h - 1)} - out.offset + 1;
    std::vector<std::uint32_t> sum(static_cast<std::size_t>(out.size.x * out.size.y));
    for (int y = 0; y < fine.h; ++y) {
        const auto* row = static_cast<const std::uint8_t*>(fine.pixels) + static_cast<std::ptrdiff_t>(y) * fine.pitch;
        const int to = (down(origin.y + y) - out.offset.y) * out.size.x - out.offset.x;
        for (int x = 0; x < fine.w; ++x)
            sum[static_cast<std::size_t>(to + down(origin.x + x))] +=
                reinterpret_cast<const std::uint32_t*>(row)[x] >> 24;
    }
    out.coverage.resize(sum.size());
    std::transform(sum.begin(), sum.end(), out.coverage.begin(),
                   [n](std::uint32_t s) { return static_cast<std::uint8_t>(s / static_cast<std::uint32_t>(n * n)); });
    return out;
}
}  // namespace

Fonts::Fonts() {
    if (TTF_Init() != 0) throw Error(fmt::format("Cannot draw text: SDL2_ttf does not start: {}.", TTF_GetError()));
    for (std::size_t i = 0; i < fonts_.size(); ++i) {
        const std::string file = platform::font_file(typefaces[i].family, typefaces[i].weight);
        fonts_[i].ruler = TTF_OpenFont(file.c_str(), ruler_px);
        fonts_[i].drawing = TTF_OpenFont(file.c_str(), ruler_px);
        if (fonts_[i].ruler == nullptr || fonts_[i].drawing == nullptr) throw Error(platform::no_font);
        TTF_SetFontHinting(fonts_[i].ruler, TTF_HINTING_NONE);
        TTF_SetFontHinting(fonts_[i].drawing, TTF_HINTING_NONE);
    }
}

Fonts::~Fonts() {
    for (OpenFont& font : fonts_) {
        TTF_CloseFont(font.ruler);
        TTF_CloseFont(font.drawing);
    }
    TTF_Quit();
}

Fonts::OpenFont& Fonts::font_for(Face face, char32_t letter) {
    for (const std::size_t i :
         {static_cast<std::size_t>(face), static_cast<std::size_t>(Face::BodyBlack), typefaces.size() - 1})
        if (TTF_GlyphIsProvided32(fonts_[i].ruler, letter) != 0) return fonts_[i];
    return fonts_.back();  // draws a box for a letter that no font has
}

float Fonts::cap(Face face) {
    int low = 0, high = 0;
    TTF_GlyphMetrics32(font_for(face, U'H').ruler, U'H', nullptr, nullptr, &low, &high, nullptr);
    return static_cast<float>(high) / ruler_px;
}

float Fonts::advance(Face face, char32_t letter) {
    const auto [at, fresh] = advances_.try_emplace(key(face, letter));
    if (fresh) {
        int wide = 0;
        TTF_GlyphMetrics32(font_for(face, letter).ruler, letter, nullptr, nullptr, nullptr, nullptr, &wide);
        at->second = static_cast<float>(wide) / ruler_px;
    }
    return at->second;
}

float Fonts::kern(Face face, char32_t left, char32_t right) {
    const auto [at, fresh] = kerns_.try_emplace(key(face, left, right));
    OpenFont& font = font_for(face, left);
    if (fresh && &font == &font_for(face, right)) {
        // The kerning that text shaping applies to the pair: the difference in width of two words that both end in H,
        // so that their right edges compare.
        const auto overhang = [&](char32_t c) {
            int low = 0;
            TTF_GlyphMetrics32(font.ruler, c, &low, nullptr, nullptr, nullptr, nullptr);
            return std::min(low, 0);
        };
        const int both = measured(font.ruler, {left, right, U'H'}) + overhang(left);
        const int one = measured(font.ruler, {right, U'H'}) + overhang(right);
        at->second = static_cast<float>(both - one) / ruler_px - advance(face, left);
        if (std::abs(at->second) < 1.5f / ruler_px) at->second = 0;  // removes rounding errors
    }
    return at->second;
}

GlyphPicture Fonts::draw(Face face, char32_t letter, int px, int phase) {
    OpenFont& font = font_for(face, letter);
    const int n = phases(px);
    if (font.drawing_px != px * n) TTF_SetFontSize(font.drawing, font.drawing_px = px * n);
    int left = 0, high = 0;
    TTF_GlyphMetrics32(font.drawing, letter, &left, nullptr, nullptr, &high, nullptr);
    SDL_Surface* fine = TTF_RenderGlyph32_Blended(font.drawing, letter, SDL_Color{255, 255, 255, 255});
    if (fine == nullptr) return {};  // a space has no picture
    const int ascent = TTF_FontAscent(font.drawing);
    GlyphPicture out = shrink(*fine, {std::min(left, 0) + phase, -std::max(ascent, high)}, n);
    SDL_FreeSurface(fine);
    return out;
}

std::vector<char32_t> letters(std::string_view text) {
    std::vector<char32_t> out;
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = static_cast<unsigned char>(text[i++]);
        int more = byte < 0x80 ? 0 : byte < 0xC0 ? -1 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : byte < 0xF8 ? 3 : -1;
        char32_t c = more <= 0 ? byte : byte & (0x3Fu >> more);
        for (; more > 0 && i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80; --more)
            c = c << 6 | (static_cast<unsigned char>(text[i++]) & 0x3Fu);
        out.push_back(more == 0 ? c : U'\uFFFD');
    }
    return out;
}

}  // namespace boxcars::render

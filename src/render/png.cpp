#include "base/error.h"
#include "render/stage.h"

#include <SDL_image.h>
#include <fmt/format.h>
#include <algorithm>
#include <array>

namespace boxcars::render {
namespace {

struct Stretch {
    int from, to;  // `to` is excluded
};
// The source pixels that target pixel `at` replaces, at least one, when `from` pixels are reduced to `to`.
Stretch stands_for(int at, int to, int from) {
    const int first = at * from / to;
    return {first, std::max(first + 1, (at + 1) * from / to)};
}

std::array<std::uint8_t, 3> mean(const Pixels& pixels, Stretch columns, Stretch rows) {
    std::array<unsigned, 3> sum{};
    for (int y = rows.from; y < rows.to; ++y)
        for (int x = columns.from; x < columns.to; ++x)
            for (std::size_t channel = 0; channel < 3; ++channel)
                sum[channel] += pixels.rgb[3 * static_cast<std::size_t>(y * pixels.size.x + x) + channel];
    const auto count = static_cast<unsigned>((columns.to - columns.from) * (rows.to - rows.from));
    std::array<std::uint8_t, 3> out{};
    for (std::size_t channel = 0; channel < 3; ++channel)
        out[channel] = static_cast<std::uint8_t>((sum[channel] + count / 2) / count);
    return out;
}

}  // namespace

Pixels shrunk(const Pixels& pixels, int longest) {
    const int side = std::max(pixels.size.x, pixels.size.y);
    if (side <= longest) return pixels;
    const auto shorter = [&](int length) { return std::max(1, (length * longest + side / 2) / side); };
    Pixels small{{shorter(pixels.size.x), shorter(pixels.size.y)}};
    small.rgb.reserve(3 * static_cast<std::size_t>(small.size.x * small.size.y));
    for (int y = 0; y < small.size.y; ++y)
        for (int x = 0; x < small.size.x; ++x) {
            const auto pixel =
                mean(pixels, stands_for(x, small.size.x, pixels.size.x), stands_for(y, small.size.y, pixels.size.y));
            small.rgb.insert(small.rgb.end(), pixel.begin(), pixel.end());
        }
    return small;
}

std::string png_of(const Pixels& pixels) {
    std::vector<std::uint8_t> rgb = pixels.rgb;  // SDL requires mutable bytes
    const std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)> surface{
        SDL_CreateRGBSurfaceWithFormatFrom(rgb.data(), pixels.size.x, pixels.size.y, 24, 3 * pixels.size.x,
                                           SDL_PIXELFORMAT_RGB24),
        SDL_FreeSurface};
    constexpr std::size_t head = 1 << 16;  // more than a PNG needs beside its pixels
    const auto pixel_bytes = 4 * static_cast<std::size_t>(pixels.size.x) * static_cast<std::size_t>(pixels.size.y);
    std::string bytes(pixel_bytes + pixel_bytes / 64 + head, '\0');
    SDL_RWops* const memory = SDL_RWFromMem(bytes.data(), static_cast<int>(bytes.size()));
    const bool made = surface && memory && IMG_SavePNG_RW(surface.get(), memory, 0) == 0;
    const Sint64 size = made ? SDL_RWtell(memory) : 0;
    if (memory) SDL_RWclose(memory);
    if (!made)
        throw Error(
            fmt::format("Cannot make a picture of {}x{} pixels: {}.", pixels.size.x, pixels.size.y, SDL_GetError()));
    bytes.resize(static_cast<std::size_t>(size));
    return bytes;
}

}  // namespace boxcars::render

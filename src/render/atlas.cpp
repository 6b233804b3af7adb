#include "render/atlas.h"

#include "base/error.h"

#include <SDL_image.h>
#include <fmt/format.h>
#include <algorithm>

namespace boxcars::render {
namespace {
template <auto Free>
struct Frees {
    void operator()(auto* owned) const { Free(owned); }
};
using Surface = std::unique_ptr<SDL_Surface, Frees<SDL_FreeSurface>>;

// Reads the file here, because SDL_image draws the beginning of a truncated file and leaves the file open.
SDL_Surface* load_svg(const std::filesystem::path& file, glm::ivec2 px) {
    std::size_t size = 0;
    const std::unique_ptr<void, Frees<SDL_free>> bytes(SDL_LoadFile(file.string().c_str(), &size));
    if (!bytes) return nullptr;
    const std::string_view text{static_cast<const char*>(bytes.get()), size};
    if (text.find("</svg>") == std::string_view::npos) {
        IMG_SetError("it has no end");
        return nullptr;
    }
    const std::unique_ptr<SDL_RWops, Frees<SDL_RWclose>> opened(
        SDL_RWFromConstMem(bytes.get(), static_cast<int>(size)));
    return opened ? IMG_LoadSizedSVG_RW(opened.get(), px.x, px.y) : nullptr;
}

// The asset at the size shown: an SVG is drawn as large as fits, centred; a PNG is scaled smoothly.
Surface load(const std::filesystem::path& assets, std::string_view name, glm::ivec2 px) {
    const auto svg = assets / fmt::format("{}.svg", name);
    const auto png = assets / fmt::format("{}.png", name);
    std::error_code none;
    const bool vector = std::filesystem::exists(svg, none);
    if (!vector && !std::filesystem::exists(png, none))
        throw Error(fmt::format("Cannot draw: the picture {} is missing. Restore the assets folder beside the program.",
                                svg.string()));
    Surface raw(vector ? load_svg(svg, px) : IMG_Load(png.string().c_str()));
    Surface rgba(raw ? SDL_ConvertSurfaceFormat(raw.get(), SDL_PIXELFORMAT_RGBA32, 0) : nullptr);
    if (!rgba)
        throw Error(
            fmt::format("Cannot draw: the picture {} is broken: {}. Restore the assets folder beside the program.",
                        (vector ? svg : png).string(), IMG_GetError()));
    if (rgba->w == px.x && rgba->h == px.y) return rgba;
    Surface sized(SDL_CreateRGBSurfaceWithFormat(0, px.x, px.y, 32, SDL_PIXELFORMAT_RGBA32));
    if (vector) {  // an SVG keeps its proportions, centred in that size
        SDL_Rect middle{(px.x - rgba->w) / 2, (px.y - rgba->h) / 2, rgba->w, rgba->h};
        SDL_SetSurfaceBlendMode(rgba.get(), SDL_BLENDMODE_NONE);
        SDL_BlitSurface(rgba.get(), nullptr, sized.get(), &middle);
    } else {
        SDL_SoftStretchLinear(rgba.get(), nullptr, sized.get(), nullptr);
    }
    return sized;
}

// Converts straight alpha to premultiplied; the result is tightly packed.
std::vector<std::uint32_t> premultiplied(const SDL_Surface& s) {
    std::vector<std::uint32_t> out(static_cast<std::size_t>(s.w) * static_cast<std::size_t>(s.h));
    auto* to = reinterpret_cast<std::uint8_t*>(out.data());
    for (int y = 0; y < s.h; ++y) {
        const auto* from = static_cast<const std::uint8_t*>(s.pixels) + static_cast<std::ptrdiff_t>(y) * s.pitch;
        for (int x = 0; x < s.w; ++x, from += 4, to += 4) {
            for (int c = 0; c < 3; ++c) to[c] = static_cast<std::uint8_t>((from[c] * from[3] + 127) / 255);
            to[3] = from[3];
        }
    }
    return out;
}
}  // namespace

Texture picture_of(const std::filesystem::path& assets, std::string_view name, int px) {
    const Surface surface = load(assets, name, {px, px});
    return {{px, px}, surface->pixels};
}

Atlas::Atlas(const std::filesystem::path& assets, Fonts& fonts)
    : assets_(assets), fonts_(fonts), texture_({side, side}, nullptr) {
    start_afresh();
}

void Atlas::start_afresh() {
    letters_.clear();
    sprites_.clear();
    cursor_ = {4, 0};
    shelf_ = 4;
    const std::vector<std::uint32_t> white(9, 0xFFFFFFFFu);
    texture_.put({0, 0}, {3, 3}, white.data());
}

std::optional<glm::ivec2> Atlas::place(glm::ivec2 size) {
    size += 2;  // a clear pixel on every side, so that smoothing does not mix neighbours
    if (cursor_.x + size.x > side) {
        cursor_ = {0, cursor_.y + shelf_};
        shelf_ = 0;
    }
    if (cursor_.y + size.y > side) return {};
    shelf_ = std::max(shelf_, size.y);
    const glm::ivec2 at = cursor_;
    cursor_.x += size.x;
    return at;
}

std::optional<Atlas::Piece> Atlas::keep(glm::ivec2 size, const std::uint32_t* rgba) {
    const auto at = place(size);
    if (!at) return {};
    std::vector<std::uint32_t> framed(static_cast<std::size_t>((size.x + 2) * (size.y + 2)), 0u);
    for (int y = 0; y < size.y; ++y)
        std::copy_n(rgba + static_cast<std::ptrdiff_t>(y) * size.x, size.x,
                    framed.begin() + (y + 1) * (size.x + 2) + 1);
    texture_.put(*at, size + 2, framed.data());
    constexpr auto whole = static_cast<float>(side);
    return Piece{glm::vec2(*at + 1) / whole, glm::vec2(*at + 1 + size) / whole, size};
}

std::optional<Atlas::Piece> Atlas::letter(Face face, char32_t c, int px, int phase) {
    const std::uint64_t key = static_cast<std::uint64_t>(face) << 40 | static_cast<std::uint64_t>(px) << 24 |
                              static_cast<std::uint64_t>(phase) << 21 | c;
    if (const auto found = letters_.find(key); found != letters_.end()) return found->second;
    const GlyphPicture picture = fonts_.draw(face, c, px, phase);
    if (picture.coverage.empty()) return letters_[key] = Piece{};
    std::vector<std::uint32_t> rgba(picture.coverage.size());
    std::transform(picture.coverage.begin(), picture.coverage.end(), rgba.begin(),
                   [](std::uint8_t v) { return v * 0x01010101u; });
    auto piece = keep(picture.size, rgba.data());
    if (!piece) return {};
    piece->offset = picture.offset;
    return letters_[key] = *piece;
}

std::optional<Atlas::Piece> Atlas::sprite(std::string_view name, glm::ivec2 px) {
    px = glm::clamp(px, glm::ivec2(1), glm::ivec2(4096));
    auto found = sprites_.find(name);
    if (found == sprites_.end()) found = sprites_.emplace(std::string{name}, Sizes{}).first;
    Sizes& sizes = found->second;
    for (const auto& one : sizes)
        if (one->px == px) return one->used = ++uses_, one->piece;
    auto fresh = std::make_unique<Sprite>(Sprite{px, {}, {}, ++uses_});
    const Surface surface = load(assets_, name, px);
    const auto rgba = premultiplied(*surface);
    if (std::max(px.x, px.y) > largest) {
        make_room(sizes);
        fresh->alone = Texture(px, rgba.data());
        fresh->piece = {{0, 0}, {1, 1}, px, {}, &fresh->alone};
    } else if (const auto piece = keep(px, rgba.data())) {
        fresh->piece = *piece;
    } else {
        return {};
    }
    sizes.push_back(std::move(fresh));
    return sizes.back()->piece;
}

// If a sprite has too many textures of its own, drops the least recently used. Pieces in the atlas stay until the atlas
// is emptied; dropping them earlier would free nothing.
void Atlas::make_room(Sizes& sizes) {
    const auto alone = [](const auto& one) { return one->piece.alone != nullptr; };
    if (std::ranges::count_if(sizes, alone) < sizes_kept) return;
    sizes.erase(std::ranges::min_element(sizes, {}, [&](const auto& one) {
        return std::pair{!alone(one), one->used};
    }));
}

}  // namespace boxcars::render

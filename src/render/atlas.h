// The atlas texture that letters and sprites are cut from, so that the board needs few draw calls. Decides where each
// of them lies in the texture and when the texture is emptied. Premultiplied alpha throughout.
#pragma once
#include "render/fonts.h"
#include "render/gl.h"

#include <map>
#include <memory>
#include <optional>

namespace boxcars::render {

// A square asset as its own texture, with straight alpha: for panels. Throws Error as sprite() does.
Texture picture_of(const std::filesystem::path& assets, std::string_view name, int px);

class Atlas {
 public:
    static constexpr int side = 2048;     // px
    static constexpr int largest = 640;   // px; a sprite with a longer side gets its own texture
    static constexpr int sizes_kept = 6;  // own textures kept per sprite, for its last used sizes

    // Where something lies: in the atlas, or in its own texture if `alone` is set.
    struct Piece {
        glm::vec2 uv0, uv1;
        glm::ivec2 size{0, 0};    // px
        glm::ivec2 offset{0, 0};  // letters: the top left from the pen, y down
        const Texture* alone = nullptr;
    };

    Atlas(const std::filesystem::path& assets, Fonts& fonts);

    // Both return nothing if the atlas is full. The board then draws what it has, calls start_afresh() and asks again.
    std::optional<Piece> letter(Face face, char32_t c, int px, int phase);
    std::optional<Piece> sprite(std::string_view name, glm::ivec2 px);  // throws Error for a missing or broken asset
    void start_afresh();
    glm::vec2 white() const { return glm::vec2(1.5f / side); }
    const Texture& texture() const { return texture_; }

 private:
    struct Sprite {
        glm::ivec2 px;
        Piece piece;
        Texture alone;
        std::uint64_t used = 0;
    };
    using Sizes = std::vector<std::unique_ptr<Sprite>>;
    static void make_room(Sizes& sizes);
    std::optional<glm::ivec2> place(glm::ivec2 size);
    std::optional<Piece> keep(glm::ivec2 size, const std::uint32_t* rgba);

    std::filesystem::path assets_;
    Fonts& fonts_;
    Texture texture_;
    glm::ivec2 cursor_{4, 0};
    int shelf_ = 4;
    std::uint64_t uses_ = 0;
    std::unordered_map<std::uint64_t, Piece> letters_;
    std::map<std::string, Sizes, std::less<>> sprites_;  // indexed by name
};

}  // namespace boxcars::render

// Pictures made by a full-screen shader: tables under the camera and plain ones (the title's sky). Drawn once, kept
// while nothing they depend on changes, then only copied to the screen. Decides when to draw again; not what they show.
#pragma once
#include "render/board.h"
#include "render/stage.h"

#include <map>

namespace boxcars::render {

struct FrameTarget {      // what one frame draws on
    glm::ivec2 px{1, 1};  // the target's size
    float scale = 1;      // px to the logical unit
    Rect shown;           // the logical canvas that the target shows
    double seconds = 0;
    glm::vec2 lamp_sway{0, 0};  // world units: how far the lamp hangs from its place
    bool seen = true;           // false: only its layout is wanted; what is kept for later frames is drawn all the same
};

class Tables {
 public:
    explicit Tables(const std::filesystem::path& shaders);
    void table(const TableLook& look, float brightness, const FrameTarget& frame, Board& board, GLuint target);
    void shade(Rect where, std::string_view shader, std::span<const glm::vec4> numbers, bool kept,
               const FrameTarget& frame, GLuint target);
    const Texture* newest() const { return kept_.empty() ? nullptr : &kept_.front().target.picture(); }

 private:
    struct PictureKey {  // all that a kept picture depends on
        std::string shader;
        glm::ivec2 px{0, 0};
        std::vector<float> numbers;
        bool operator==(const PictureKey&) const = default;
    };
    struct Kept {
        PictureKey key;
        Target target;
        float band_y;  // logical px: where the camera's band stood
    };
    const Program& program(std::string_view shader);
    const Kept* find(const PictureKey& key);
    void bake(const TableLook& look, const Camera& camera, Rect part, const FrameTarget& frame, Board& board,
              Target& into);
    void show(const Texture& picture, Rect where, float brightness, const FrameTarget& frame, GLuint target);

    std::filesystem::path shaders_;
    std::map<std::string, Program, std::less<>> programs_;
    Program copy_, blit_;
    Mesh quad_;
    std::vector<Kept> kept_;  // the most recently used first
};

}  // namespace boxcars::render

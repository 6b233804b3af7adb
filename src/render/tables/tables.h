// Pictures made by a full-screen shader: tables under the camera and flat pictures (the title's sky). Each is drawn
// once, kept while nothing it depends on changes, and copied to the screen. Decides when to draw again. Also draws
// solids in every frame, with a depth buffer, into a finer picture.
#pragma once
#include "render/board.h"
#include "render/stage.h"

namespace boxcars::render {

struct FrameTarget {         // where one frame is drawn
    GLuint framebuffer = 0;  // 0: the window
    glm::ivec2 px{1, 1};     // the target's size
    float scale = 1;         // px per logical unit
    Rect shown;              // the logical canvas that the target shows
    double seconds = 0;
    Wear wear{};
    glm::vec2 lamp_sway{0, 0};  // world units: how far the lamp has moved from its place
    // False: only the layout is needed. Pictures that are kept for later frames are still drawn.
    bool seen = true;
};

class Tables {
 public:
    explicit Tables(const std::filesystem::path& shaders);
    void table(const TableLook& look, float brightness, const FrameTarget& frame, Board& board);
    void shade(Rect where, std::string_view shader, std::span<const glm::vec4> numbers, const FrameTarget& frame);
    void solid(Rect where, const Camera& camera, const SolidLook& look, const FrameTarget& frame);

 private:
    struct PictureKey {  // everything that a kept picture depends on
        std::string shader;
        glm::ivec2 px{0, 0};
        std::vector<glm::vec4> numbers;
        std::uint64_t print_hash = 0;
        bool operator==(const PictureKey&) const = default;
    };
    struct Kept {
        PictureKey key;
        Target target;
        float band_y;  // top of the camera's band, logical px
    };
    const Program& program(std::string_view shader);
    const Kept* find(const PictureKey& key);
    const Kept* keep(Kept picture);
    template <class Set>
    Target drawn(std::string_view shader, glm::ivec2 px, std::span<const glm::vec4> numbers, const Set& set);
    Target baked(const TableLook& look, const Camera& camera, Rect part, glm::ivec2 px, const FrameTarget& frame,
                 Board& board);
    void show(const Texture& picture, Rect where, float brightness, const FrameTarget& frame);
    void draw_quad(const Program& how, Rect where, const FrameTarget& frame);

    std::filesystem::path shaders_;
    std::map<std::string, Program, std::less<>> programs_;
    Program copy_, blit_, solid_;
    Mesh quad_, body_;
    Target fine_;             // a solid's picture, twice as fine as the frame
    std::vector<Kept> kept_;  // the most recently used first
};

// Dice and wagons, ray-cast inside their own outline on the screen, and their shadows. Computes the uniforms of
// die.frag, poster_die.frag, shadow.frag and wagon.frag.
class Bodies {
 public:
    explicit Bodies(const std::filesystem::path& shaders);
    void shadows(const Camera& camera, std::span<const DieLook> dice, const FrameTarget& frame);
    void dice(const Camera& camera, std::span<const DieLook> dice, const FrameTarget& frame);
    void wagons(const Camera& camera, std::span<const WagonLook> wagons, const FrameTarget& frame);

 private:
    const Program& program(const char* fragment, const std::string& defines);
    // Draws the convex hull of points_. place(point): where that point lies in the world.
    template <class Place>
    void draw_hull(const Place& place);

    std::filesystem::path shaders_;
    std::map<std::pair<std::string, std::string>, Program> programs_;
    Mesh mesh_;
    std::vector<glm::vec2> points_, hull_, shadow_;
    std::vector<float> vertices_;
    std::vector<std::uint32_t> indices_;
    std::vector<DieLook> farthest_first_;
};

}  // namespace boxcars::render

// The interface of this folder: everything that is drawn in one frame, and the graphics objects behind it. The order of
// a frame: begin_frame, table, lights on it (canvas), shadows and dice, canvas (dash, plates, text), end_frame.
#pragma once
#include "render/dice.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace boxcars::render {

// Plain: no post-processing; Fine: bloom at a quarter size; Full: everything.
enum class Quality { Plain, Fine, Full };

enum class TransitionStyle { Leftwards, Rightwards, Fading };  // how the old picture leaves when the scene changes

// A table's surface: a fragment shader under shaders/ (for Pig "pig_table"). It is drawn once into a texture and kept
// until size, camera or `print` change. `print` draws on the board over it (numbers, lettering) and is kept with it.
struct TableLook {
    std::string shader;
    Camera camera;
    std::vector<glm::vec4> numbers;  // u_numbers[] of the shader: geometry from the scene
    void (*print)(Canvas&, const Camera&, const void* context) = nullptr;
    const void* context = nullptr;
    std::shared_ptr<const void> keeps{};  // owns `context`, unless it is owned elsewhere
    std::uint64_t print_hash = 0;         // a new value makes `print` draw again
};

struct SolidLook {
    struct Corner {
        glm::vec3 at;  // world units, within 1.5 of the point that the camera looks at
        Colour colour;
    };
    std::vector<Corner> corners;
    std::vector<std::uint32_t> triangles;  // three indices of corners each; at equal depth the later one is seen
};

// A tint that keeps brightness: a linear colour of luminance 1 in xyz, and its share in w (0: no tint).
using Hue = glm::vec4;
Hue hue_of(Colour colour);
struct Wear {  // the colours that players may choose
    Hue dice{0}, felt{0}, livery{0};
    Colour chips{1, 1, 1, 1};  // the tint of chips and coins
    bool operator==(const Wear&) const = default;
};

struct Pixels {  // a picture in memory
    glm::ivec2 size{0, 0};
    std::vector<std::uint8_t> rgb{};  // from the upper left, row by row
};
// Scales down until no side is longer than `longest`; each pixel is the mean of those it replaces. Never enlarges.
Pixels shrunk(const Pixels& pixels, int longest);
std::string png_of(const Pixels& pixels);  // the bytes of a PNG file; throws Error if the picture is too large

class Stage {
 public:
    virtual ~Stage() = default;
    virtual void begin_frame(glm::ivec2 drawable_px, float ui_scale, double scene_seconds) = 0;
    // Whether frames are seen, from the next one on. False: a frame is only laid out; no pixel is drawn.
    virtual void set_seen(bool) {}
    virtual Rect canvas_rect() const = 0;  // the logical canvas shown now: 1280x720 or wider/taller, centred on it
    virtual Canvas& canvas() = 0;
    virtual void wear(const Wear&) {}     // sets the colours of all later drawing
    virtual void sway_lamp(glm::vec2) {}  // moves the light of dice and shadows in this frame, world units
    virtual void table(const TableLook& look, float brightness) = 0;
    // Bodies on a table are clipped as the canvas is.
    virtual void shadows(const Camera& camera, std::span<const DieLook> dice) = 0;
    virtual void dice(const Camera& camera, std::span<const DieLook> dice) = 0;
    virtual void wagons(const Camera& camera, std::span<const WagonLook> wagons) = 0;
    // Draws a body of triangles with a depth buffer, in the part `where` of the canvas.
    virtual void solid(Rect /*where*/, const Camera&, const SolidLook&) {}
    // A full-screen shader picture (the title's sky), kept as a table's surface is.
    virtual void shade(Rect where, std::string_view shader, std::span<const glm::vec4> numbers) = 0;
    // The texture of a square asset, kept as long as the graphics objects: for panels. 0: this stage draws nothing.
    virtual unsigned picture(std::string_view /*asset*/, int /*px*/) { return 0; }
    virtual void end_frame() = 0;      // post-processing and flush; then the window swaps
    virtual void leave_picture() = 0;  // keeps the last finished frame as the old picture of a transition
    virtual void pass_by(float share, TransitionStyle how) = 0;  // draws a transition in this frame; share 1: its end
    virtual void set_quality(Quality quality) = 0;
    virtual Quality quality() const = 0;
    virtual Pixels pixels() = 0;  // the last finished frame
    virtual void rebuild() = 0;   // creates every graphics object again (lost context, resume)
};

// Throws Error with the shader or asset, the line and what to do.
std::unique_ptr<Stage> open_stage(const std::filesystem::path& assets, const std::filesystem::path& shaders);

}  // namespace boxcars::render

// Everything that is drawn in one frame, and the graphics objects behind it: the room's front door.
// Order of a frame: begin_frame, table, lights on it (canvas), shadows and dice, canvas (dash, plates, text),
// end_frame.
#pragma once
#include "render/dice.h"
#include "render/png.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace boxcars::render {

enum class Quality { Plain, Fine, Full };  // Plain: no post passes; Fine: bloom at a quarter size; Full: everything

enum class TransitionStyle { Leftwards, Rightwards, Fading };  // which way the train goes by, from car to car

// A table's surface: a fragment shader under shaders/ (for Pig "pig_table"), drawn once into a picture and kept until
// size, camera or `print` change; `print` draws on the board over it (numbers, lettering), kept with it.
struct TableLook {
    std::string shader;
    Camera camera;
    std::vector<glm::vec4> numbers;  // u_numbers[] for the shader: geometry the scene decides
    void (*print)(Canvas&, const Camera&, const void* context) = nullptr;
    const void* context = nullptr;
    std::uint64_t print_hash = 0;  // a new value: draw again
};

class Stage {
 public:
    virtual ~Stage() = default;
    virtual void begin_frame(glm::ivec2 drawable_px, float ui_scale, double scene_seconds) = 0;
    virtual void set_seen(bool) {}  // from the next frame on; false: drawn for its layout alone, no pixel is filled
    virtual Rect canvas_rect() const = 0;  // logical canvas shown now: 1280x720 or wider/taller, centred on it
    virtual Canvas& canvas() = 0;
    virtual void sway_lamp(glm::vec2) {}  // in this frame, world units: dice and their shadows are lit from there
    virtual void table(const TableLook& look, float brightness) = 0;
    // What stands on a table is cut by the canvas's clip.
    virtual void shadows(const Camera& camera, std::span<const DieLook> dice) = 0;
    virtual void dice(const Camera& camera, std::span<const DieLook> dice) = 0;
    virtual void wagons(const Camera& camera, std::span<const WagonLook> wagons) = 0;
    virtual void shade(Rect where, std::string_view shader, std::span<const glm::vec4> numbers,
                       bool kept) = 0;  // a full shader picture (title sky)
    // The texture of an asset, square, kept as long as the graphics are: for panels. 0: nothing is drawn here.
    virtual unsigned picture(std::string_view /*asset*/, int /*px*/) { return 0; }
    virtual void end_frame() = 0;      // post passes, flush; the window swaps
    virtual void leave_picture() = 0;  // the last finished frame is what the next ones pass away from
    virtual void pass_by(float share,
                         TransitionStyle how) = 0;  // in this frame; 0: all of what is left is seen .. 1: none of it
    virtual void set_quality(Quality quality) = 0;
    virtual Quality quality() const = 0;
    virtual Pixels pixels() = 0;  // of the last finished frame
    virtual void rebuild() = 0;   // every graphics object again (lost context, resume)
};

// Throws Error naming the shader or asset, the line and what to do.
std::unique_ptr<Stage> open_stage(const std::filesystem::path& assets, const std::filesystem::path& shaders);

}  // namespace boxcars::render

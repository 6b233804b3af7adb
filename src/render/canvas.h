// The flat drawing board: anti-aliased shapes, sprites and text on the logical canvas, sharp at every window size.
// Logical units: 1280x720, origin top left, y down. Everything is batched and drawn in the order of the calls.
#pragma once
#include <glm/glm.hpp>
#include <span>
#include <string>
#include <string_view>

namespace boxcars::render {

// sRGB with straight alpha, 0..1 each.
using Colour = glm::vec4;

constexpr Colour hex(unsigned rgb, float alpha = 1.0f) {
    return {static_cast<float>(rgb >> 16 & 255) / 255.0f, static_cast<float>(rgb >> 8 & 255) / 255.0f,
            static_cast<float>(rgb & 255) / 255.0f, alpha};
}
constexpr Colour faded(Colour c, float alpha) { return {c.r, c.g, c.b, c.a * alpha}; }

namespace colours {  // the common set; each scene adds its own table's colours
constexpr Colour night = hex(0x0D0F14), coal = hex(0x171B24), ivory = hex(0xF6ECD6), ash = hex(0xBDB6A6);
constexpr Colour brass_light = hex(0xFBE3A6), brass = hex(0xE0B25A), brass_dark = hex(0x8C6528),
                 brass_ink = hex(0x1B1206);
constexpr Colour win = hex(0x6FE0C2), loss = hex(0xFF8A5C), disabled = hex(0x7C8494), pill = hex(0x0B0D12);
}  // namespace colours

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;
    constexpr bool contains(glm::vec2 p) const { return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h; }
    constexpr bool contains(const Rect& r) const {
        return r.x >= x && r.y >= y && r.x + r.w <= x + w && r.y + r.h <= y + h;
    }
    constexpr bool touches(const Rect& r) const { return x < r.x + r.w && r.x < x + w && y < r.y + r.h && r.y < y + h; }
    constexpr glm::vec2 centre() const { return {x + w / 2, y + h / 2}; }
    constexpr glm::vec2 corner() const { return {x, y}; }
    constexpr glm::vec2 left() const { return {x, y + h / 2}; }  // the middle of its left side
    constexpr glm::vec2 right() const { return {x + w, y + h / 2}; }
    constexpr bool empty() const { return w <= 0 && h <= 0; }
    constexpr Rect grown(float by) const { return {x - by, y - by, w + 2 * by, h + 2 * by}; }
};

// The fonts by role; each falls back to a packaged sans if its font is missing.
enum class Face {
    Display,    // League Spartan ExtraBold: hero numbers, calls, flaps
    Label,      // League Spartan Bold: labels, buttons, print on the table
    LabelSemi,  // League Spartan SemiBold
    Body,       // Lato Regular
    BodyBold,   // Lato Bold
    BodyBlack,  // Lato Black
};
// The em of the smallest text on the canvas and the panels, logical px; at 1280x720 as many pixels.
constexpr float least_px = 12;

enum class Align { Left, Centre, Right };
constexpr float shift(Align align) { return align == Align::Left ? 0.0f : align == Align::Centre ? 0.5f : 1.0f; }

struct Type {
    Face face = Face::Body;
    float px = 17;        // logical pixels of the em
    float tracking = 0;   // extra advance per letter, in em (labels: 0.12 .. 0.18)
    bool shrunk = false;  // set by fitted() if it was made smaller
    constexpr Type sized(float to) const { return {face, to, tracking, shrunk}; }
    constexpr Type scaled(float by) const { return sized(px * by); }
    constexpr Type tracked(float by) const { return {face, px, by, shrunk}; }
    constexpr Type in(Face other) const { return {other, px, tracking, shrunk}; }
    constexpr Type as_shrunk() const { return {face, px, tracking, true}; }
};
// The em of the smallest text on a handheld canvas: 14 px of CSS at scale 0.75. Words that do not fit may be 12 px.
constexpr float handheld_least_px = 18.7f, handheld_least_shrunk_px = 15.5f;
constexpr Type legible(const Type& type) { return type.px < least_px ? type.sized(least_px) : type; }

enum class Blend { Over, Add };

class Canvas {
 public:
    virtual ~Canvas() = default;

    // ---- shapes: `top` to `bottom` is a vertical gradient over the shape's bounding box
    virtual void fill(std::span<const glm::vec2> convex, Colour top, Colour bottom) = 0;
    virtual void stroke(std::span<const glm::vec2> line, float width, Colour colour, bool closed = false) = 0;
    virtual void disc(glm::vec2 centre, float radius, Colour inner, Colour outer) = 0;  // radial gradient
    virtual void ring(glm::vec2 centre, float radius, float width, Colour colour) = 0;
    void fill(Rect r, Colour colour) { fill(r, colour, colour); }
    void fill(Rect r, Colour top, Colour bottom);
    void pill(Rect r, float radius, Colour top, Colour bottom);  // rounded rectangle
    void pill_edge(Rect r, float radius, float width, Colour colour);
    void plate(Rect r, float step, int steps, Colour top, Colour bottom);  // a filled plate with stepped corners
    void plate_edge(Rect r, float step, int steps, float width, Colour colour);

    // ---- soft light: a blurred rounded rectangle, added to the picture (or drawn over it, for shadows)
    virtual void glow(Rect r, float radius, float blur, Colour colour, Blend blend = Blend::Add) = 0;
    // Brightens the picture by `colour`, fading from the middle to the sides. `slant`: px across per px upwards.
    virtual void pass_light(Rect, float /*slant*/, Colour) {}

    // ---- sprites: SVG or PNG under assets/, by name without extension; rasterised at the size shown and kept
    virtual void sprite(std::string_view name, Rect where, Colour tint = {1, 1, 1, 1}, float turn_degrees = 0) = 0;

    // ---- text: `at` is on the middle of the cap height; returns the width drawn
    virtual float text(const Type& type, std::string_view words, glm::vec2 at, Align align, Colour colour) = 0;
    virtual float width(const Type& type, std::string_view words) = 0;
    virtual Type readable(Type type) const { return type; }       // the type that is drawn for `type`
    bool handheld() const { return readable({.px = 0}).px > 0; }  // taller than wide, as a phone is held
    // Returns the type, made smaller if the words exceed `room`, but never below the legible size.
    Type fitted(Type type, std::string_view words, float room);
    // Draws the words in at most `room` px: smaller if necessary, and in two lines about `at` where the smallest
    // letters are too wide; a word is broken with a hyphen. Returns the width drawn.
    float fitted_text(const Type& type, std::string_view words, float room, glm::vec2 at, Align align, Colour colour);
    // In a place: at its left, in its middle or at its right.
    float fitted_text(const Type& type, std::string_view words, const Rect& where, Align align, Colour colour) {
        return fitted_text(type, words, where.w, where.left() + glm::vec2{shift(align) * where.w, 0}, align, colour);
    }
    // Draws text with each glyph's quad mapped through `place`, for print on a table. `place` gets logical px relative
    // to the anchor of the text: x along the line, y down.
    virtual void text_through(const Type& type, std::string_view words, Align align, Colour colour,
                              glm::vec2 (*place)(const void* context, glm::vec2), const void* context) = 0;

    virtual void push_alpha(float alpha) = 0;  // multiplies the opacity of what is drawn until pop_alpha()
    virtual void pop_alpha() = 0;
    virtual void push_clip(Rect r) = 0;
    virtual void pop_clip() = 0;
    virtual void flush() = 0;  // draws what is queued now, before something that bypasses the board
};

// A place on the screen that can be clicked, with its name for scripts and tests: "roll", "overlay.goal".
struct HitTarget {
    std::string name;
    Rect where;            // logical px
    bool primary = false;  // the main button of what is shown
};

}  // namespace boxcars::render

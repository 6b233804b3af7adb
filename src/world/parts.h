// The plain parts that entities on a table are made of. A part knows how it changes with time and how it looks; the
// scene decides when it changes. Times are the scene's own ticks; `time` may lie between two of them.
#pragma once
#include "render/stage.h"
#include "world/throw/throw.h"

#include <optional>

namespace boxcars::world {

// A split-flap board. Changing characters flip through at most six others; the cells on the right start first.
struct Flaps {
    render::Rect where;  // the whole board; cells share its width
    int cells = 3;
    render::Colour ink{1, 1, 1, 1};
    bool reduced = false;  // reduced motion: cross-fade instead of flipping
    struct Cell {
        std::vector<char> way;
        Ticks began = 0;
        char shown = ' ';
    };
    std::vector<Cell> board{};
    int flips = 0;  // leaves fallen since World::take_flips(); each makes a sound
    void show(const std::string& text, Ticks now, bool at_once = false);  // right-aligned
    // Moves the board to `at` and shows the text in `count` cells. If the number of cells changes, nothing flips.
    void show_in(render::Rect at, int count, const std::string& text, Ticks now, bool at_once);
    void tick(Ticks now);
    bool moving() const;
    void draw(render::Canvas& canvas, double time) const;
};

// A die in the hand, in the air or at rest.
struct Tumble {
    render::DieKind kind = render::DieKind::Pink;
    std::optional<ThrowTrack> track;
    int die = 0;  // index of the die in the track
    Ticks began = 0;
    double pace = 1;                         // ticks of the track for each tick of the game
    Pose rest{{0, 0, 0.96f}, {1, 0, 0, 0}};  // the pose if there is no track
    float light = 1, alpha = 1;
    bool blank = false;               // no pips: the scene prints the number
    std::optional<Pose> left_hand{};  // the pose in the hand when the track began; the flight starts from there
    Pose pose(double time) const;
    bool moving(Ticks now) const {
        return track && static_cast<double>(now - began) * pace < static_cast<double>(track->length());
    }
};

// A railway round a table, a rounded rectangle. A fraction of one round runs from the bottom centre to the left and up.
struct Rail {
    glm::vec2 half{8.7f, 3.4f};  // half width and height of the centre line, world units
    float corner = 1.5f;         // corner radius of the centre line
    // The distance outside the centre line, for a parallel rail. Parallel rails use the same fractions.
    float beside = 0;
    float length() const;                     // world units for one round
    glm::vec2 point(float fraction) const;    // the fraction is 0..1; beyond that it wraps round
    float heading(float fraction) const;      // radians, 0 = towards +x
    glm::vec2 outward(float fraction) const;  // unit vector away from the tray
    // Points along the rail between two fractions, close enough to draw as a smooth line.
    std::vector<glm::vec2> stretch(float from, float to) const;
};

// A wagon that travels along a rail; positions are fractions of one round.
struct Ride {
    Rail rail;
    render::Colour body{1, 1, 1, 1};
    float from = 0, to = 0;
    Ticks began = 0, takes = 1;
    bool lit = true;  // the travelled rail glows
    float size = 1;   // scale of the wagon and its glow
    void go(float fraction, Ticks now, Ticks duration);
    float at(double time) const;
    bool moving(Ticks now) const { return now < began + takes; }
};

// Brass dust: sparks that fly from a place and fall. They have their own random stream, apart from the dice.
struct Sparks {
    struct Spark {
        glm::vec2 at, speed;
        float life, size;
    };
    std::vector<Spark> sparks;
    render::Colour colour{1, 0.8f, 0.4f, 1};
    Ticks began = 0, takes = milliseconds(1100);
    void draw(render::Canvas& canvas, double time) const;
};

// The straight motion of chips that are bet, paid out or swept away. Places are logical px (or any unit of the scene),
// times its ticks. With reduced motion a Sweep fades out where it starts, the others fade in where they end.
enum class SlideKind {
    Place,  // 260 ms, cubic out
    Pay,    // 420 ms, cubic out, over an arc
    Sweep,  // 340 ms, cubic in, invisible at the end
};

struct Slide {
    SlideKind kind = SlideKind::Place;
    glm::vec2 from{0, 0}, to{0, 0};
    Ticks began = 0;
    bool reduced = false;
    glm::vec2 at(double time) const;
    float alpha(double time) const;  // Place and Pay: 0 before the start; Sweep: 0 after the end
    Ticks ends() const;
    bool moving(Ticks now) const { return now < ends(); }  // true also before the start
};

constexpr Ticks pay_apart = milliseconds(60);  // the delay between the stacks of one pay-out

}  // namespace boxcars::world

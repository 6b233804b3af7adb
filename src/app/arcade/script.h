// A script says what a person does at the window, and when: one JSON object a line. This file parses scripts and plays
// them: at each tick it puts the events that are due into SDL's queue, as if they came from a keyboard or a mouse.
#pragma once
#include "base/ticks.h"
#include "platform/logical.h"
#include "render/canvas.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

union SDL_Event;

namespace boxcars::app {

struct ScriptPicture {
    std::filesystem::path file;
    std::optional<int> longest{};  // pixels of its longer side; empty: as large as the window
};

enum class ScriptVerb { Key, Click, Move, Drag, Spot, Down, Up, Wheel, Text, Pad, Resize, Focus, Picture, State, Quit };

struct ScriptLine {
    int number;  // in the file, from 1
    Ticks at;
    ScriptVerb verb;
    std::string words{};              // a key, spot, pad button or kind of pad, letters, or a file
    std::string to{};                 // where the pad's focus goes before the button is pressed; empty: nowhere
    std::vector<glm::vec2> places{};  // logical px; or the wheel's notches, or the window's size
    int code = 0;                     // the key, or the pad's button
    int button = 1;                   // 1 left, 2 middle, 3 right, 4 a finger
    bool down = true, up = true;      // presses, lets go; for "focus", whether the window gains it
    Ticks held = milliseconds(50);    // from press to release
    std::optional<int> longest{};     // see ScriptPicture
};

struct Script {
    std::string name;               // the name of the file, for error sentences
    std::vector<ScriptLine> lines;  // sorted by time; at the same time, in the file's order
};

// Both throw Error with the file, the line and what is wrong with it.
Script parse_script(std::string_view text, const std::string& name);
Script read_script(const std::filesystem::path& file);
// A script for a still: takes one picture after two seconds, when the requested entry is shown, and quits.
Script one_picture(const ScriptPicture& picture);

class VirtualPad;

class ScriptedHand {
 public:
    ScriptedHand(Script script, std::uint32_t window_id);
    ~ScriptedHand();

    struct Screen {  // the screen at this moment
        const platform::Logical& logical;
        std::function<std::vector<render::HitTarget>()> spots;
        std::function<void(glm::ivec2)> resize;
        std::function<std::optional<render::Rect>()> pad_focus{};
    };
    bool due_at(Ticks now) const;   // whether an action is due
    bool aims_at(Ticks now) const;  // whether a non-keyboard action is due
    // Call before a tick: sends all actions that are due as SDL events. Throws Error if a spot is missing.
    void act(Ticks now, const Screen& screen);
    // Call these after a tick: the state files and pictures that are due, and whether to quit.
    std::vector<std::filesystem::path> take_states() { return std::exchange(states_, {}); }
    std::vector<ScriptPicture> take_pictures() { return std::exchange(pictures_, {}); }
    bool picture_due() const { return !pictures_.empty(); }
    bool quits() const { return quits_; }
    void finish() const;  // throws Error if a picture that was due has not been taken
    bool finished() const { return next_ >= script_.lines.size() && waiting_.empty() && !walk_; }

 private:
    bool line_due(std::size_t line, Ticks now) const {
        return line < script_.lines.size() && script_.lines[line].at + late_ <= now;
    }
    void carry_out(const ScriptLine& line, Ticks now, const Screen& screen);
    void key(const ScriptLine& line, Ticks now);
    void type(const std::string& letters, Ticks now);
    void click(const ScriptLine& line, glm::vec2 at, Ticks now, const Screen& screen);
    void drag(const ScriptLine& line, Ticks now, const Screen& screen);
    void pad(const ScriptLine& line, Ticks now);
    void press(int button, Ticks held, Ticks now);  // presses a button of the pad
    bool walk(Ticks now, const Screen& screen);     // true: the pad's focus has not arrived yet
    render::Rect spot(const std::string& name, const ScriptLine& line, const Screen& screen) const;
    void move(Ticks at, glm::vec2 logical, int which, const Screen& screen);
    void button(Ticks at, glm::vec2 logical, int which, bool down, const Screen& screen);

    Script script_;
    std::uint32_t window_id_;
    std::size_t next_ = 0;
    std::multimap<Ticks, SDL_Event> waiting_;  // the second halves of clicks, and the steps of drags
    std::vector<ScriptPicture> pictures_{};    // due but not yet taken
    std::vector<std::filesystem::path> states_{};
    bool quits_ = false;
    glm::ivec2 pointer_{0, 0};
    std::unique_ptr<VirtualPad> pad_{};
    struct Walk {  // moves the pad's focus to a spot, then presses a button
        const ScriptLine* line;
        Ticks began, next;
        int pushes = 0;
    };
    std::optional<Walk> walk_{};
    Ticks late_ = 0;  // by how many ticks such a walk delays later lines
};

}  // namespace boxcars::app

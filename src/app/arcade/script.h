// Parses a script: what a person would do at the window, and when, one JSON object a line. scripted_hand.h plays it.
#pragma once
#include "base/ticks.h"

#include <cstdint>
#include <filesystem>
#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace boxcars::app::script {

// {"key":"Space"}: pressed, and released after `held`. {"down":"Space"}: only pressed; {"up":"Space"}: only released.
struct Key {
    std::int32_t code;
    bool down = true, up = true;
    Ticks held = milliseconds(50);
};
struct PointerCommand {  // {"click":[x,y]}, {"move":[x,y]}, {"down":[x,y]}, {"up":[x,y]}; logical px
    glm::vec2 at;
    bool down = false, up = false;
    int button = 1;  // 1 left, 2 middle, 3 right, 4 a finger
    Ticks held = milliseconds(50);
};
struct Drag {  // {"drag":[[x,y],[x,y]],"seconds":0.25}: pressed at the first point, released at the last
    std::vector<glm::vec2> way;
    int button = 1;
    Ticks lasts = milliseconds(250);
};
struct TargetClick {  // {"spot":"roll"}: a click on the middle of the spot of that name
    std::string name;
    int button = 1;
    Ticks held = milliseconds(50);
};
struct Wheel {  // {"wheel":-1} or {"wheel":[x,y]}: notches at the pointer, with the signs of SDL
    glm::ivec2 notches;
};
struct Text {  // {"text":"abc"}: typed letters
    std::string letters;
};
// {"pad":"a"} presses a button of SDL's virtual game controller. {"pad":"xbox"}, "playstation" or "switch" plugs it in,
// {"pad":"none"} unplugs it. {"pad":"a","to":"roll"} first moves the focus to the spot of that name with the D-pad,
// one press at a time; later lines wait until it has arrived.
struct Pad {
    std::string what, to{};
    Ticks held = milliseconds(50);
};
struct Resize {  // {"resize":[800,600]}: the window's new size
    glm::ivec2 size;
};
struct WindowFocus {  // {"focus":false}: the window loses or gains the keyboard
    bool gained;
};
struct Picture {  // {"picture":"a.png"}: writes what is shown to this file
    std::filesystem::path file;
    std::optional<int> longest{};  // pixels of its longer side; empty: as large as the window
};
struct State {  // {"state":"s.json"}: writes the scene's state to this file
    std::filesystem::path file;
};
struct Quit {};  // {"quit":true}

using Command =
    std::variant<Key, PointerCommand, Drag, TargetClick, Wheel, Text, Pad, Resize, WindowFocus, Picture, State, Quit>;

struct ScriptLine {
    int number;  // the line's number in the file, from 1
    Ticks at;
    Command command;
};

struct Script {
    std::string name;               // the name of the file, for error sentences
    std::vector<ScriptLine> lines;  // sorted by time; at the same time, in the file's order
};

bool is_pad(std::string_view name);  // a controller that can be plugged in, or "none"

// Both throw Error with the file, the line and what is wrong with it.
Script parse(std::string_view text, const std::string& name);
Script read(const std::filesystem::path& file);
// A script for a still: takes one picture after two seconds, when the requested entry is shown, and quits.
Script one_picture(const Picture& picture);

}  // namespace boxcars::app::script

// Plays a script: puts its actions into SDL's queue as if a person made them, tick by tick.
#pragma once
#include "app/arcade/script.h"
#include "platform/logical.h"
#include "render/canvas.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

union SDL_Event;
struct _SDL_Joystick;

namespace boxcars::app {

// SDL's virtual game controller.
class VirtualPad {
 public:
    explicit VirtualPad(std::string_view kind);
    ~VirtualPad();
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;
    void set(int button, bool down);

 private:
    int device_;
    _SDL_Joystick* joystick_;
};

class ScriptedHand {
 public:
    ScriptedHand(script::Script script, std::uint32_t window_id) : script_(std::move(script)), window_id_(window_id) {}

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
    std::vector<script::Picture> take_pictures() { return std::exchange(pictures_, {}); }
    bool picture_due() const { return !pictures_.empty(); }
    bool quits() const { return quits_; }
    void finish() const;  // throws Error if a picture that was due has not been taken
    bool finished() const { return next_ >= script_.lines.size() && waiting_.empty() && !walk_; }

 private:
    void carry_out(const script::ScriptLine& line, Ticks now, const Screen& screen);
    void key(const script::Key& key, Ticks now);
    void type(const std::string& letters, Ticks now);
    void pointer(const script::PointerCommand& pointer, Ticks now, const Screen& screen);
    void drag(const script::Drag& drag, Ticks now, const Screen& screen);
    render::Rect spot(const std::string& name, const script::ScriptLine& line, const Screen& screen) const;
    void pad(const script::Pad& pad, const script::ScriptLine& line, Ticks now);
    void press(int button, Ticks held, Ticks now);  // presses a button of the pad
    bool walk(Ticks now, const Screen& screen);     // true: the pad's focus has not arrived yet
    void put(Ticks at, const SDL_Event& event);
    void move(Ticks at, glm::vec2 logical, int which, const Screen& screen);
    void button(Ticks at, glm::vec2 logical, int which, bool down, const Screen& screen);

    script::Script script_;
    std::uint32_t window_id_;
    std::size_t next_ = 0;
    std::multimap<Ticks, SDL_Event> waiting_;  // the second halves of clicks, and the steps of drags
    std::vector<script::Picture> pictures_{};  // due but not yet taken
    std::vector<std::filesystem::path> states_{};
    bool quits_ = false;
    glm::ivec2 pointer_{0, 0};
    std::shared_ptr<VirtualPad> pad_{};
    struct Walk {  // moves the pad's focus to a spot, then presses a button
        script::Pad then;
        const script::ScriptLine* line;
        Ticks began, next;
        int pushes = 0;
    };
    std::optional<Walk> walk_{};
    Ticks late_ = 0;  // by how many ticks such a walk delays later lines
};

}  // namespace boxcars::app

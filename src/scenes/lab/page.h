// A page of the lab: what the window over the form can show, one at a time, each with a tab. Most are plots of what was
// run (plot_page.h); a game's adapter may bring more. A page draws, is steered and can be kept; it runs nothing.
#pragma once
#include "platform/input.h"
#include "render/hit_target.h"
#include "scenes/lab/layout.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::ui {
class Host;
}

namespace boxcars::scenes {

struct PageView {  // how it is looked at now
    LabLayout places;
    glm::vec2 pointer = platform::pointer_outside;
    bool dial_focused = false;  // its own dial, by the keys
    bool still = false;         // motion is reduced
};

struct PageTables {  // for other programs
    std::string json, csv;
};

class LabPage {
 public:
    virtual ~LabPage() = default;
    virtual std::string_view name() const = 0;  // on its tab, and in the names of files
    virtual bool ready() const = 0;             // there is something to see, and to keep
    virtual std::string says() const = 0;       // about what is shown, a sentence or two
    virtual PageTables tables() const = 0;      // requires: ready()

    // While it is the one shown, every tick. `wait`: until what it works out in the background is there.
    virtual void tick(const PageView&, bool wait) { static_cast<void>(wait); }
    virtual void draw(render::Canvas& canvas, ui::Host& host, const PageView& view) const = 0;
    virtual void draw_glass(ui::Host& host, const PageView& view) const = 0;  // curves, on the window's glass
    virtual bool moving(const PageView&) const { return false; }              // by itself
    virtual void pause() {}                                                   // that motion, or go on with it

    // One thing on it may be turned like the form's dials; empty: nothing.
    virtual std::string_view dial() const { return {}; }
    virtual void turn(int) {}
    virtual std::string told_dial() const { return {}; }  // aloud: what it is and where it stands
    // What the pointer does on it. True: its dial was pressed.
    virtual bool point(const platform::Input&, const PageView&) { return false; }
    virtual std::vector<render::HitTarget> hit_targets(const LabLayout&) const { return {}; }
    virtual void state(nlohmann::json&) const {}
};

}  // namespace boxcars::scenes

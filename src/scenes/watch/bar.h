// The bar under a table at which a recording is watched: every entry as a mark, throws above the line and decisions
// below it, rounds as stretches, games as posts, practice underlined; the buttons; and once somebody plays from here,
// what that is. Decides where things stand and how they look; what a press does is the scene's.
#pragma once
#include "scenes/hud.h"
#include "session/watched.h"

#include <span>

namespace boxcars::scenes {

// Where the keys of a watched recording lead: from so many entries on the table to the beginning of a round. Counts
// only. An opening belongs to what is before it: a round begins with the first thing that somebody does.

using WatchedEntries = std::span<const session::WatchedEntry>;

inline bool round_begins(WatchedEntries told, std::size_t at) {  // with what follows these many
    if (at >= told.size() || told[at].kind == session::WatchedKind::Opening) return false;
    return at == 0 || told[at - 1].round != told[at].round || told[at - 1].kind == session::WatchedKind::Opening;
}

inline std::size_t round_before(WatchedEntries told, std::size_t at) {
    while (at > 0)
        if (round_begins(told, --at)) return at;
    return 0;
}

inline std::size_t round_after(WatchedEntries told, std::size_t at) {
    while (at < told.size())
        if (round_begins(told, ++at)) return at;
    return told.size();
}

struct BarMoment {
    std::size_t at = 0;  // entries on the table
    bool paused = false;
    float speed = 1;
    bool branched = false;  // somebody plays from here
    std::string sealed{};   // why nobody may; empty: one may
    glm::vec2 pointer{platform::pointer_outside};
};

class RecordingBar {
 public:
    static constexpr float height = 56;

    RecordingBar(WatchedEntries told, const platform::Bindings& bindings) : told_(told), bindings_(bindings) {}

    void lay_out(render::Rect canvas);
    render::Rect track() const { return track_; }
    std::size_t entry_at(float x) const;  // counted from 1; the nearest to that place on the track
    void set_buttons(Buttons& buttons, const BarMoment& at) const;
    void draw(render::Canvas& canvas, const BarMoment& at, const Buttons& buttons, double time) const;

 private:
    struct BarMark {  // of one entry, or of several that are too near to be told apart
        bool throws = false, decides = false, practice = false, game_begins = false, odd_round = false;
    };
    void mark();
    float x_of(std::size_t entries) const;
    void draw_track(render::Canvas& canvas, const BarMoment& at) const;
    void draw_place(render::Canvas& canvas, const BarMoment& at) const;
    void draw_branch(render::Canvas& canvas, const BarMoment& at) const;
    std::string tip(const BarMoment& at, const Buttons& buttons) const;  // of what the pointer is over

    WatchedEntries told_;
    const platform::Bindings& bindings_;
    render::Rect bar_{}, track_{};
    std::vector<BarMark> marks_;
};

}  // namespace boxcars::scenes

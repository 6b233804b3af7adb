// A question over the table, whose time it stops, or over the title. Decides what is an answer; the scene acts on it.
#pragma once
#include "scenes/hud.h"

namespace boxcars::scenes {

class TableQuestion {
 public:
    enum class About { Nothing, Leaving, Conceding, Away, Kept };
    enum class Reply { None, Leave, GoOn, Continue, Anew, Concede };
    void ask(About about, std::string words) { ask_lines(about, {std::move(words)}); }
    void ask_lines(About about, std::vector<std::string> lines) {
        about_ = about;
        lines_ = std::move(lines);
        if (narrator_) narrator_->say_all(lines_);
    }
    // Asks whether to leave a running game; `kept`: the game is saved. `concede`: what it costs to give up its goal
    // instead, in two sentences; empty: it has none.
    void ask_to_leave_for(Destination there, bool kept, std::string concede) {
        leaving_for_ = std::move(there);
        concede_ = std::move(concede);
        ask(About::Leaving, kept ? "Your game is saved." : "The game is not over.");
    }
    const Destination& leaving_for() const { return leaving_for_; }
    void narrate_by(Narrator& narrator) { narrator_ = &narrator; }  // reads later questions aloud
    void show_keys_of(const platform::Bindings& bindings) { buttons_.show_keys_of(bindings); }
    bool open() const { return about_ != About::Nothing; }
    About about() const { return about_; }

    // Returns the answer, which closes the question: that of a key or button in question.cpp's table, or for any other
    // press GoOn. Giving up while leaving first asks about that.
    Reply hear(const Input& input);
    void lay_out(const Layout& layout);
    void draw(Canvas& canvas, Colour accent) const;
    std::vector<HitTarget> hit_targets() const { return buttons_.hit_targets(); }

 private:
    Reply reply(const Input& input);
    bool offers(Reply reply) const { return reply != Reply::Concede || !concede_.empty(); }

    About about_ = About::Nothing;
    std::vector<std::string> lines_;
    Destination leaving_for_{};
    std::string concede_{};
    Layout layout_ = layout_for(reference_canvas);
    Buttons buttons_;
    Narrator* narrator_ = nullptr;  // nullptr: not read aloud
};

}  // namespace boxcars::scenes

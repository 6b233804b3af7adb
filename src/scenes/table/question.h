// What stands before a table until it is answered, while its time stands still: whether to leave a game that runs, that
// it waits for somebody who was away, whether a loan is taken, that a stop of a Night is over, and on the title whether
// to go on with a sitting that is kept. Decides what an answer is; what follows from it is the scene's.
#pragma once
#include "scenes/hud.h"
#include "scenes/narrator.h"

namespace boxcars::scenes {

class TableQuestion {
 public:
    enum class About { Nothing, Leaving, Away, Kept, Loan, StopOver };
    enum class Reply { None, Leave, GoOn, Continue, Anew, Borrow, OwnBankroll, Onwards };

    void ask(About about, std::string words) { ask_lines(about, {std::move(words)}); }
    void ask_lines(About about, std::vector<std::string> lines) {
        about_ = about;
        lines_ = std::move(lines);
        if (narrator_) narrator_->say_all(lines_);
    }
    // Whether to leave a game that runs; `kept`: it goes on another time.
    void ask_to_leave_for(Destination there, bool kept) {
        leaving_for_ = std::move(there);
        ask(About::Leaving, kept ? "Your game is saved." : "The game is not over.");
    }
    // That a stop of a Night is over; whoever does not go on leaves for `board`.
    void ask_onwards(std::vector<std::string> lines, Destination board) {
        leaving_for_ = std::move(board);
        ask_lines(About::StopOver, std::move(lines));
    }
    const Destination& leaving_for() const { return leaving_for_; }
    void narrate_by(Narrator& narrator) { narrator_ = &narrator; }  // what is asked from now on
    // The key of the one verb that has a key of its own.
    void show_keys_of(const platform::Bindings& bindings) { buttons_.show_keys_of(bindings); }
    bool open() const { return about_ != About::Nothing; }
    About about() const { return about_; }

    // A press that answers is spent on it. Leaving: Escape or Enter leave, anything else stays. Away: any goes on.
    // Kept: Enter or Space continues, the key of a new match begins anew, anything else does neither. Loan: Enter or
    // Escape sit down without one, and nothing that is pressed in a hurry takes it. StopOver: Enter goes on, Escape
    // leaves, anything else waits.
    Reply hear(const platform::Input& input);
    void lay_out(const Layout& layout);
    void draw(render::Canvas& canvas, render::Colour accent) const;
    std::vector<HitTarget> hit_targets() const { return buttons_.hit_targets(); }

 private:
    Reply reply(const platform::Input& input);

    About about_ = About::Nothing;
    std::vector<std::string> lines_;
    Destination leaving_for_{};
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Buttons buttons_;
    Narrator* narrator_ = nullptr;  // none: nobody listens
};

}  // namespace boxcars::scenes

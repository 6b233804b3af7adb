// The lab's form as rows, one for each dial, with a step button at either side. A row can also be typed into; then a
// hint and other choices are shown below it. Returns what the player did.
#pragma once
#include "ui/host.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

struct LabDial {       // one dial of the form
    std::string name;  // for scripts: "player.1", "bankroll"
    std::string label, value;
    int seat = -1;       // the seat whose player it sets; -1: none
    int player = -1;     // index among seated players; -1: nobody
    bool opens = false;  // a press opens a panel; no step buttons
};

struct LabQuestion {                  // a dial that is typed into
    std::string dial, title;          // "player.2", "Player 2"
    std::string words, hint;          // current text, and a hint
    std::vector<std::string> offers;  // other choices to click
};

struct LabFormAction {
    enum class DialDeed { Turn, Press, Type } what = DialDeed::Press;
    std::string dial;
    int steps = 0;        // for Turn
    std::string words{};  // for Type
};

class LabForm {
 public:
    void ask(LabQuestion question);
    void refuse(std::string why);  // the text field stays open and `why` is shown below it
    void close() { question_.reset(); }
    bool typing() const { return question_.has_value(); }

    struct DialFocus {
        std::string_view dial;  // name of the focused control
        bool by_keys = false;   // keys moved the focus, so its frame is drawn stronger
        std::string words{};    // shown below the rows, if they fit
    };
    // `covered`: a panel lies over the form.
    std::optional<LabFormAction> draw(Host& host, render::Rect px, std::span<const LabDial> dials,
                                      const DialFocus& focus, bool covered);

 private:
    std::optional<LabFormAction> row(Host& host, const LabDial& dial, const DialFocus& focus);
    std::optional<LabFormAction> typed_row(Host& host);

    std::optional<LabQuestion> question_;
    std::string why_, shown_;  // shown_: the dial that was scrolled to
    bool fresh_ = false;       // the text field has yet to get the keyboard focus
};

}  // namespace boxcars::ui

// The lab's form as rows: a dial each, with a step to either side as in the rules editor. A row can also be typed into:
// then what may be typed and other choices stand below it. Returns what was done; what it means is the scene's.
#pragma once
#include "ui/host.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

struct LabDial {       // one thing that can be turned
    std::string name;  // for scripts: "player.1", "bankroll"
    std::string label, value;
    int seat = -1;       // the seat that it fills; -1: none
    int player = -1;     // who sits there, counted among those who play; -1: nobody
    bool opens = false;  // a panel instead of the next value
};

struct LabQuestion {                  // a dial that is typed into
    std::string dial, title;          // "player.2", "Player 2"
    std::string words, hint;          // its present text; what may be typed
    std::vector<std::string> offers;  // other choices to click
};

struct LabFormAction {
    enum class What { Turn, Press, Type } what = What::Press;
    std::string dial;
    int steps = 0;        // of Turn
    std::string words{};  // of Type
};

class LabForm {
 public:
    void ask(LabQuestion question);
    void refuse(std::string why);  // the row stays open and shows why
    void close() { question_.reset(); }
    bool typing() const { return question_.has_value(); }

    struct Focus {
        std::string_view dial;  // in focus, if it is one of the form's
        bool by_keys = false;   // moved there by keys: shown clearly
        std::string words{};    // about it, below the rows where there is room
    };
    // `covered`: a panel lies over it.
    std::optional<LabFormAction> draw(Host& host, render::Rect px, std::span<const LabDial> dials, const Focus& focus,
                                      bool covered);

 private:
    std::optional<LabFormAction> row(Host& host, const LabDial& dial, const Focus& focus);
    std::optional<LabFormAction> typed_row(Host& host);

    std::optional<LabQuestion> question_;
    std::string why_, shown_;  // shown_: the dial that was scrolled to
    bool fresh_ = false;       // the text has not had the keyboard yet
};

}  // namespace boxcars::ui

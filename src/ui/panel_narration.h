// Narrates the panels for players who do not see them: the panel that has opened, the control with the keyboard focus
// and its value, and the value again when it changes. app/ receives the sentences. Knows no panel.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::ui {

std::string lower(std::string words);       // changes only A to Z
std::string spoken(std::string_view name);  // "settings.full_screen" -> "full screen": drops the panel's name

class PanelNarration {
 public:
    void begin_frame();
    void panel(std::string_view title, std::string_view note);  // it is open in this frame
    void control(std::string name, std::string words);          // the focused control; `words` includes its value
    void end_frame();
    std::vector<std::string> take();  // new sentences since the last call

 private:
    struct Control {
        std::string name, words;
        bool operator==(const Control&) const = default;
    };
    std::vector<std::string> panels_, fresh_panels_, untold_;  // panels by their titles, in lower case
    Control control_, fresh_control_;                          // an empty name: no control
};

}  // namespace boxcars::ui

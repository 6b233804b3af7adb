// What is read out of the panels, for whoever does not see them: which one has opened, and the control that the keys
// stand on, with its value; the value again when it changes. Where the words go is app/'s. Knows no panel.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::ui {

std::string lower(std::string words);       // A to Z
std::string spoken(std::string_view name);  // "settings.full_screen" -> "full screen": without the panel that it is on

class Aloud {
 public:
    void begin_frame();
    void panel(std::string_view title, std::string_view note);  // stands in this frame
    void control(std::string name, std::string words);          // the keys are on it; `words`: with its value
    void end_frame();
    std::vector<std::string> take();  // what is new since last asked

 private:
    struct Control {
        std::string name, words;
        bool operator==(const Control&) const = default;
    };
    std::vector<std::string> panels_, fresh_panels_, untold_;  // panels by their titles, in lower case
    Control control_, fresh_control_;                          // without a name: none
};

}  // namespace boxcars::ui

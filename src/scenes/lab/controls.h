// What the lab's keys and buttons mean: each is handed to whoever does it. Decides nothing else, and draws nothing.
#pragma once
#include "scenes/lab/operator.h"
#include "scenes/lab/steering.h"

namespace boxcars::scenes {

class LabControls {
 public:
    LabControls(LabExperiment& experiment, SceneServices& services, LabSteering& steering, LabOperator& op)
        : experiment_(experiment), services_(services), steering_(steering), operator_(op) {}

    void listen(const platform::Input& input, Ticks now);
    void press(const std::string& button, Ticks now);
    bool take_leaving() { return std::exchange(leaving_, false); }  // the way back was asked for, and nothing was open

 private:
    void act(platform::Action action, Ticks now);
    void confirm(Ticks now);
    void go_back(Ticks now);
    bool panel_open() const { return steering_.panels().any(); }

    LabExperiment& experiment_;
    SceneServices& services_;
    LabSteering& steering_;
    LabOperator& operator_;
    bool leaving_ = false;
};

}  // namespace boxcars::scenes

// What a table sends to the lab: its rules, its bankroll and who sits there become the form of an experiment. Words as
// one would type them into the form; a seat may also be a whole strategy as JSON.
#pragma once
#include "rules/knobs.h"

#include <string>
#include <utility>
#include <vector>

namespace boxcars::scenes {

struct LabRequest {
    std::string game{};
    std::vector<std::pair<std::string, std::string>> knobs{};  // every one but how many play, with its value
    std::string bankroll{};                                    // empty: as the form has it
    std::vector<std::string> seats{};                          // empty: as the form has them
};

template <class Rules>
LabRequest lab_request(const Rules& rules) {
    LabRequest request{.game = std::string{Rules::game}};
    for (const auto& knob : Rules::knobs())
        if (knob.name != "players")  // the seats say how many
            request.knobs.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    return request;
}

}  // namespace boxcars::scenes

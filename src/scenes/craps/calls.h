// What the stickman says after a throw: a word, then a sentence of at most 40 characters. Made from the throw's facts
// alone; the same throw is always called the same.
#pragma once
#include "render/canvas.h"
#include "rules/craps/facts.h"

#include <optional>

namespace boxcars::scenes {

struct StickCall {
    std::string word, sentence;  // "Nine!", "Centre field nine — pay the field."
    bool operator==(const StickCall&) const = default;
};

std::optional<StickCall> call_of(std::span<const craps::Fact> facts);  // none: these facts are not of a throw

// Under the label STICKMAN, from `at` (the label's left end) 78 px down; the word is 54 px, the sentence italic.
void draw_call(render::Canvas& canvas, glm::vec2 at, const StickCall& call, render::Colour accent, float alpha = 1);

}  // namespace boxcars::scenes

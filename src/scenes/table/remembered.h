// Keeps the last result of a computation until its input changes.
#pragma once
#include <optional>
#include <utility>

namespace boxcars::scenes {

template <class Input, class Result>
class Remembered {
 public:
    // Returns compute(input), or the result kept if `input` is the same as in the last call.
    template <class Compute>
    const Result& of(const Input& input, const Compute& compute) {
        if (!kept_ || !(kept_->first == input)) kept_.emplace(input, compute(input));
        return kept_->second;
    }

 private:
    std::optional<std::pair<Input, Result>> kept_;
};

}  // namespace boxcars::scenes

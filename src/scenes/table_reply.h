// What the table last answered somebody in a sentence: why a press did nothing, or what went well. It stands for a
// while. Decides how long; the words are others'.
#pragma once
#include "base/ticks.h"

#include <string>
#include <utility>

namespace boxcars::scenes {

class TableReply {
 public:
    static constexpr Ticks stays = milliseconds(4200);

    struct Sentence {
        std::string words{};  // empty: none stands
        bool refused = false;
    };

    void refuse(std::string why, Ticks now) {
        refused_ = std::move(why);
        said_at_ = now;
    }
    void tell(std::string words, Ticks now) {
        told_ = std::move(words);
        refused_.clear();
        said_at_ = now;
    }
    void clear() {
        told_.clear();
        refused_.clear();
    }

    const std::string& refused() const { return refused_; }
    const std::string& told() const { return told_; }
    Sentence standing(Ticks now) const {
        if (now - said_at_ >= stays) return {};
        return refused_.empty() ? Sentence{told_, false} : Sentence{refused_, true};
    }

 private:
    std::string refused_, told_;
    Ticks said_at_ = -100'000;
};

}  // namespace boxcars::scenes

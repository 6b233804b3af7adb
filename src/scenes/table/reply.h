// What the table last answered somebody in a sentence: why a press did nothing, or what went well. It stands for a
// while. Decides how long; the words are others'.
#pragma once
#include "base/ticks.h"
#include "scenes/hud.h"

#include <string>
#include <utility>

namespace boxcars::scenes {

// What a table says of itself beside the game: a demonstration's line of odds, and how somebody sat down. Decides where
// and for how long; the words are others'.

class TableNews {
 public:
    void tell(std::string words, Ticks now) {  // under the top bar, for a while
        told_ = std::move(words);
        told_at_ = now;
    }
    const std::string& told() const { return told_; }  // last
    void say_odds(std::string line) { odds_ = std::move(line); }
    const std::string& odds() const { return odds_; }  // of a demonstration; else empty

    void draw(render::Canvas& canvas, const Layout& layout, const SceneServices& services, double time) const;

 private:
    std::string odds_, told_;
    Ticks told_at_ = 0;
};

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

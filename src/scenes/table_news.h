// What a table says of itself beside the game: a demonstration's line of odds, and how somebody sat down. Decides where
// and for how long; the words are others'.
#pragma once
#include "base/ticks.h"
#include "scenes/hud.h"

#include <string>
#include <utility>

namespace boxcars::scenes {

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

}  // namespace boxcars::scenes

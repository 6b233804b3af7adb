// Short messages of a table: why a press did nothing, what succeeded, and news. Decides where and how long they stay.
#pragma once
#include "scenes/hud.h"

namespace boxcars::scenes {

// News beside the game: a demonstration's line of odds, and how a player was seated.
class TableNews {
 public:
    void say(std::string words, Ticks now) {  // shown briefly below the top bar
        words_ = std::move(words);
        said_at_ = now;
    }
    void clear() { words_.clear(); }
    const std::string& words() const { return words_; }  // the latest message
    bool shown(Ticks now) const { return !words_.empty() && now - said_at_ < notice_stays; }
    void say_odds(std::string line) { odds_ = std::move(line); }
    const std::string& odds() const { return odds_; }  // empty unless in a demonstration
    void draw(Canvas& canvas, const Layout& layout, const SceneServices& services, double time) const {
        draw_odds_line(canvas, layout, odds_);
        const float below = draw_news(canvas, layout, services, time);
        if (words_.empty()) return;
        draw_notices(canvas, layout, std::span{&words_, 1}, time - real(said_at_), below);
    }

 private:
    std::string odds_, words_;
    Ticks said_at_ = 0;
};

class TableReply {
 public:
    static constexpr Ticks stays = milliseconds(4200);

    struct Sentence {
        std::string words{};                    // empty: no message
        bool refused = false, lasting = false;  // lasting: of keep_saying(), such as a goal coach's
    };

    void refuse(std::string why, Ticks now) { refused_ = std::move(why), said_at_ = now; }
    void say(std::string words, Ticks now) {
        words_ = std::move(words);
        refused_.clear();
        said_at_ = now;
    }
    void clear() { words_.clear(), refused_.clear(); }

    // Sets the words that show while there is no other message. Empty: none.
    void keep_saying(std::string words) { lasting_ = std::move(words); }
    const std::string& refused() const { return refused_; }
    const std::string& words() const { return words_; }
    Sentence standing(Ticks now) const {
        if (now - said_at_ >= stays || (refused_.empty() && words_.empty())) return {lasting_, false, true};
        return refused_.empty() ? Sentence{words_, false} : Sentence{refused_, true};
    }

 private:
    std::string refused_, words_, lasting_;
    Ticks said_at_ = -100'000;
};

// The words of a table: those that are shown, and those that are narrated.
struct TableWords {
    Narrator narrator;
    TableReply reply{};
    TableNews news{};

    void say(std::string words, Ticks now) {  // as news
        narrator.say(words);
        news.say(std::move(words), now);
    }
    void refuse(const std::string& why, Ticks now) {
        narrator.say(why);
        reply.refuse(why, now);
    }
};

}  // namespace boxcars::scenes

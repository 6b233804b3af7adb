// The board of a Night: the terms and the result of each of its four stops and, at the end, the number of tables where
// the player is ahead. Finished stops can be watched. Reads a Night from the store, or shows one from a file.
#pragma once
#include "scenes/night_words.h"
#include "scenes/page_scene.h"

namespace boxcars::scenes {

class NightScene : public PageScene {
 public:
    // Shows the Night of this date from the store.
    NightScene(SceneServices& services, PageGames games, const std::string& date);
    // Shows a Night read from a file, which is over.
    NightScene(SceneServices& services, PageGames games, session::Night sent);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void state(nlohmann::json& out) const override;

 private:
    const session::PlayedStop& chosen() const { return night_.stops[chosen_]; }
    // Whether the chosen stop is the next one to play, and can be saved.
    bool may_play() const { return trouble_.empty() && night_.next() == &chosen(); }
    bool may_watch() const { return chosen().standing.over && chosen().recording.has_value(); }
    void open();
    void lay_out();
    render::Rect row(std::size_t stop) const;
    void draw_board(render::Canvas& canvas) const;
    void draw_row(render::Canvas& canvas, std::size_t stop) const;
    void choose(std::size_t stop);
    void press(const std::string& button);
    void act();
    void play();
    void watch();
    void refuse(std::string why);
    // Why the selected stop cannot be played or watched. Empty: it can be.
    std::string why_not() const;
    std::string narration_of(std::size_t stop) const;

    PageGames games_;
    session::Night night_;
    bool sent_ = false;    // read from a file
    std::string brief_{};  // session::night_json(), once the Night is over
    std::string refused_{}, trouble_{};
    std::size_t chosen_ = 0;
    render::Rect plate_{};
};

}  // namespace boxcars::scenes

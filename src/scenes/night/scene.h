// The board of a Night: its four stops with what each asks for and what it brought, the next one to be played, and at
// the end how many tables were left ahead. What was played is watched from here. Reads the store once, or a Night that
// somebody sent; plays nothing.
#pragma once
#include "scenes/hud.h"
#include "scenes/narrator.h"
#include "scenes/night_words.h"

namespace boxcars::scenes {

class NightScene : public Scene {
 public:
    // As far as it is kept here.
    NightScene(SceneServices& services, PageGames games, const std::string& date);
    // One that was read, and is over.
    NightScene(SceneServices& services, PageGames games, session::Night sent);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    std::vector<HitTarget> hit_targets() const override;
    void state(nlohmann::json& out) const override;

 private:
    const session::PlayedStop& chosen() const { return night_.stops[chosen_]; }
    bool may_play() const;   // the chosen one is the next, and can be kept
    bool may_watch() const;  // the chosen one is over
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
    std::string why_not() const;  // why the chosen stop is neither played nor watched; empty: it may be
    std::string told_of(std::size_t stop) const;

    SceneServices& services_;
    PageGames games_;
    session::Night night_;
    bool sent_ = false;    // by somebody else
    std::string brief_{};  // the whole of it, once it is over: see session::night_json()
    std::string refused_{}, trouble_{};
    std::size_t chosen_ = 0;
    Narrator narrator_{services_.narration, false};
    Buttons buttons_, rows_;  // the rows are drawn by themselves
    render::Rect plate_{};
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;
};

}  // namespace boxcars::scenes

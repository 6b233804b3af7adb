// The book of the Long Run on the screen: milestones, goals, keepsakes, runs, and the looks that were earned.
// Reads the book in the background. Decides what keys, clicks and the wheel do.
#pragma once
#include "scenes/page_games.h"
#include "scenes/page_scene.h"
#include "session/run/book.h"

#include <future>

namespace boxcars::scenes {

class RunBookScene : public PageScene {
 public:
    RunBookScene(SceneServices& services, PageGames games);
    ~RunBookScene() override { stop_.request_stop(); }  // cancels the background work

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void state(nlohmann::json& out) const override;
    bool moving() const override { return !services_.settings.reduced_motion || work_.valid(); }

 private:
    void hear();  // takes the book when it is ready
    session::BookSection looks_section() const;
    const session::BookSection* section() const { return sections_.empty() ? nullptr : &sections_[at_section_]; }
    std::size_t rows() const { return section() ? section()->lines.size() : 0; }
    std::size_t rows_shown() const;
    render::Rect row(std::size_t line) const;
    float step() const;  // distance between rows, px
    float head() const;  // height of the tabs above the rows
    render::Rect tab_place(std::size_t section) const;
    void turn_to(std::size_t section);
    void choose(std::size_t line);
    void move(int by);
    void wear();  // applies the chosen look, or takes it off again
    void press(const std::string& button);
    void refuse(std::string why);
    void lay_out();
    void draw_row(render::Canvas& canvas, std::size_t line) const;
    void draw_message(render::Canvas& canvas) const;  // draws the message, or without one a key hint

    PageGames games_;
    session::KeptGames kept_;
    std::stop_source stop_;
    session::BookProgress progress_;
    std::future<session::RunBook> work_;  // its destructor waits
    session::RunBook book_{};
    std::vector<session::BookSection> sections_{};  // empty: being read
    std::size_t at_section_ = 0, chosen_ = 0, first_ = 0;
    std::string message_{};
    bool refused_ = false;
    render::Rect plate_{};
};

}  // namespace boxcars::scenes

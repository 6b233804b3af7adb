// What a table says to somebody and asks: why a press did nothing, how somebody sat down, which stop of a Night it is,
// and the question that waits until it is answered. What follows from an answer is TableScene's.
#pragma once
#include "scenes/narrator.h"
#include "scenes/night/at_table.h"
#include "scenes/table_news.h"
#include "scenes/table_question.h"
#include "scenes/table_reply.h"

namespace boxcars::scenes {

class AskingTable : public Scene {
 protected:
    AskingTable(SceneServices& services, bool demo);

    void refuse(const std::string& why);
    void tell(std::string words) {
        narrator_.say(words);
        news_.tell(std::move(words), clock_);
    }
    void ask_for_loan(std::vector<std::string> lines) {
        question_.ask_lines(TableQuestion::About::Loan, std::move(lines));
        question_.lay_out(layout_);
    }
    virtual void borrow() {}  // it is taken

    // ---- of a Night
    void begin_stop(std::string_view game, const session::NightStop& stop);
    void end_stop(const session::StopStanding& standing);  // says what it brought, and asks to go on to the next car
    bool at_stop() const { return night_.has_value(); }
    NightAtTable& night() { return *night_; }  // requires at_stop()
    const NightAtTable& night() const { return *night_; }

    // Over all that a table draws: a demonstration's odds, what the player should know, and a question that waits.
    void draw_front(render::Canvas& canvas, double time, render::Colour accent) const;
    const TableNews& news() const { return news_; }

    SceneServices& services_;
    bool demo_;
    Narrator narrator_{services_.narration, demo_};
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;  // the table's own time
    TableReply reply_;
    TableQuestion question_;
    TableNews news_;

 private:
    std::optional<NightAtTable> night_;  // none: this is no stop of one
};

}  // namespace boxcars::scenes

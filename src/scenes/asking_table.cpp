#include "scenes/asking_table.h"

#include "platform/settings.h"

namespace boxcars::scenes {

AskingTable::AskingTable(SceneServices& services, bool demo) : services_(services), demo_(demo) {
    question_.narrate_by(narrator_);
    question_.show_keys_of(services_.settings.bindings);
}

void AskingTable::refuse(const std::string& why) {
    narrator_.say(why);
    reply_.refuse(why, clock_);
    services_.sounds.play("button_no", 0.5f);
}

void AskingTable::begin_stop(std::string_view game, const session::NightStop& stop) {
    night_.emplace(services_, game, stop);
}

void AskingTable::end_stop(const session::StopStanding& standing) {
    services_.sounds.play("whistle", 0.6f);
    question_.ask_onwards(night_->result(standing), night_->back());
    question_.lay_out(layout_);
}

void AskingTable::draw_front(render::Canvas& canvas, double time, render::Colour accent) const {
    if (night_) draw_stop_line(canvas, layout_, night_->line(), accent);
    news_.draw(canvas, layout_, services_, time);
    question_.draw(canvas, accent);
}

}  // namespace boxcars::scenes

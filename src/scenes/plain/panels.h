// The Dear ImGui side of a plain table: the overlay, the rules card printed from the knobs, the settings.
#pragma once
#include "scenes/table_panels.h"
#include "session/session.h"
#include "ui/plain/overlay.h"

namespace boxcars::scenes {

// A page for the rules card: every knob and its value.
template <class R>
ui::CardPage knobs_page(const R& rules) {
    ui::CardPage page{"The rules in force", {}, {}};
    for (const auto& knob : R::knobs()) {
        page.sentences.emplace_back(knob.help);
        page.table.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    }
    return page;
}

template <class R>
class PlainPanels : public TablePanels {
 public:
    using Session = session::Session<R>;
    struct PlainMoment {  // what the panels may look at
        const Session& session;
        std::string name;
        bool resting;  // no dice in the air
        ui::Transport transport{};
    };

    void new_sitting() { journal_.clear(); }
    void shown(const Session& session) {  // everything in the journal has been shown
        read_journal(session, [](const auto&) {});
    }

    ui::PlainOverlayRequests<R> draw(SceneServices& services, const PlainMoment& table) {
        using platform::Action;
        static constexpr Action keys[] = {Action::Roll,     Action::Left,  Action::Right,
                                          Action::Confirm,  Action::Undo,  Action::Overlay,
                                          Action::Settings, Action::Pause, Action::Back};
        ui::PlainOverlayRequests<R> requests;
        if (debug_)
            requests = overlay_.draw(services.host, {.name = table.name,
                                                     .rules = table.session.rules(),
                                                     .next_rules = table.session.next_table().rules,
                                                     .journal = journal_,
                                                     .transport = table.transport,
                                                     .timings = services.timings,
                                                     .dice = table.session.dice_wanted().count,
                                                     .may_force = table.resting && table.session.may_throw(),
                                                     .practice = table.session.practice()});
        if (requests.close) debug_ = false;
        if (covers_table()) ui::dim_table(services.host);
        draw_cards(services, [&] { return Card{table.name, {knobs_page(table.session.rules())}, keys}; });
        return requests;
    }

 private:
    ui::PlainOverlay<R> overlay_;
};

}  // namespace boxcars::scenes

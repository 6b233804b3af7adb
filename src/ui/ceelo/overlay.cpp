#include "ui/ceelo/overlay.h"

#include "ui/widgets.h"

namespace boxcars::ui {

struct CeeloOverlay::Frame {
    Host& host;
    const CeeloOverlayInput& in;
    CeeloShown shown;
    CeeloOverlayRequests requests{};
};

CeeloOverlayRequests CeeloOverlay::draw(Host& host, const CeeloOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    editor_.follow(in.next_rules);
    odds_.follow(editor_.edited(), in.rules);
    const auto& choices = odds_.choices(in.rules, in.shown);
    Frame frame{host, in, {in.rules, in.shown, in.history, odds_.in_force(), choices, in.names}};
    const OverlayPages pages{.game = "Cee-lo",
                             .rules = {editor_.note(), [&] { rules_body(frame); }},
                             .odds = {odds_.note(), [&] { odds_.body(host, in.shown); }},
                             .plots = {plots_.note(frame.shown), [&] { plots_.body(host, frame.shown, in.timings); }},
                             .rules_foot = [&] { frame.requests.apply_rules = editor_.foot(host); },
                             .journal = in.journal,
                             .transport = in.transport};
    frame_.draw(host, pages, frame.requests);
    return frame.requests;
}

void CeeloOverlay::rules_body(Frame& frame) {
    heading(frame.host, "Dice by hand, and steps");
    if (dice_by_hand(frame.host, faces_, frame.in.may_force, frame.in.practice)) frame.requests.force = faces_;
    if (lit_button(frame.host, "One decision onwards", false)) frame.requests.step_decision = true;
    frame.host.mark("overlay.step_decision");
    heading(frame.host, "Knobs");
    const auto fair = [this](const odds::Fraction& least, const odds::Fraction& most) {
        return odds::fair_sheet(editor_.edited(), least, most);
    };
    if (const auto sheet = fair_.draw(frame.host, fair)) editor_.lay(*sheet);
    editor_.body(frame.host, frame.in.rules);
}

}  // namespace boxcars::ui

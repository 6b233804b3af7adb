#include "ui/craps/overlay.h"

#include "ui/widgets.h"

namespace boxcars::ui {

struct CrapsOverlay::Frame {
    Host& host;
    const CrapsOverlayInput& in;
    CrapsOverlayRequests requests{};
};

CrapsOverlayRequests CrapsOverlay::draw(Host& host, const CrapsOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    editor_.follow(in.next_rules);
    odds_.follow(editor_.edited(), in.rules);
    Frame frame{host, in};
    const OverlayPages pages{.game = "Craps",
                             .rules = {editor_.note(), [&] { rules_body(frame); }},
                             .odds = {odds_.note(), [&] { odds_.body(host); }},
                             .plots = {plots_.note(in.plots), [&] { plots_.body(host, in.plots, in.timings); }},
                             .rules_foot = [&] { frame.requests.apply_rules = editor_.foot(host); },
                             .journal = in.journal,
                             .transport = in.transport};
    frame_.draw(host, pages, frame.requests);
    return frame.requests;
}

void CrapsOverlay::rules_body(Frame& frame) {
    heading(frame.host, "Dice by hand");
    if (dice_by_hand(frame.host, faces_, frame.in.may_force, frame.in.practice)) frame.requests.force = faces_;
    heading(frame.host, "Knobs");
    editor_.body(frame.host, frame.in.rules);
}

}  // namespace boxcars::ui

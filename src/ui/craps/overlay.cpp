#include "ui/craps/overlay.h"

#include "ui/widgets.h"

namespace boxcars::ui {

CrapsOverlayRequests CrapsOverlay::draw(Host& host, const CrapsOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    windows_.follow(in.next_rules);
    odds_.follow(windows_.edited(), in.rules);
    CrapsOverlayRequests requests;
    windows_.draw(host, in,
                  {.game = "Craps",
                   .rules = [&] { rules_body(host, in, requests); },
                   .odds = {odds_.note(), [&] { odds_.body(host); }},
                   .plots = {plots_.note(in.plots), [&] { plots_.body(host, in.plots, in.timings); }}},
                  requests);
    return requests;
}

void CrapsOverlay::rules_body(Host& host, const CrapsOverlayInput& in, CrapsOverlayRequests& requests) {
    heading(host, "Dice by hand");
    if (dice_by_hand(host, faces_, in.may_force, in.practice)) requests.force = faces_;
    windows_.knobs(host, in.rules);
}

}  // namespace boxcars::ui

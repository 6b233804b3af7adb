#include "ui/ceelo/overlay.h"

#include "ui/widgets.h"

namespace boxcars::ui {

CeeloOverlayRequests CeeloOverlay::draw(Host& host, const CeeloOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    windows_.follow(in.next_rules);
    odds_.follow(windows_.edited(), in.rules);
    const auto& choices = odds_.choices(in.rules, in.shown);
    const CeeloShown shown{in.rules, in.shown, in.history, odds_.in_force(), choices, in.names};
    CeeloOverlayRequests requests;
    windows_.draw(host, in,
                  {.game = "Cee-lo",
                   .rules = [&] { rules_body(host, in, requests); },
                   .odds = {odds_.note(), [&] { odds_.body(host, in.shown); }},
                   .plots = {plots_.note(shown), [&] { plots_.body(host, shown, in.timings); }}},
                  requests);
    return requests;
}

void CeeloOverlay::rules_body(Host& host, const CeeloOverlayInput& in, CeeloOverlayRequests& requests) {
    heading(host, "Dice by hand, and steps");
    if (dice_by_hand(host, faces_, in.may_force, in.practice)) requests.force = faces_;
    if (lit_button(host, "One decision onwards", false)) requests.step_decision = true;
    host.mark("overlay.step_decision");
    windows_.knobs(host, in.rules, [](const auto&... asked) { return odds::fair_sheet(asked...); });
}

}  // namespace boxcars::ui

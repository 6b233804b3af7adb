// The numbers are from the design for the 1280x720 canvas.
#include "ui/panels/layout.h"

#include <algorithm>

namespace boxcars::ui {
namespace {

constexpr render::Rect rules_place{16, 72, 364, 516}, odds_place{896, 72, 368, 338}, journal_place{896, 410, 368, 178},
    plots_place{392, 404, 492, 184}, dice_place{392, 64, 492, 332};
constexpr float margin = 8;
// Share of the height where the sheet begins: below the die, which rests in the middle of the table.
constexpr float sheet_from = 0.52f, upright_sheet_from = 0.44f;

}  // namespace

OverlayLayout overlay_layout(const PictureView& view) {
    const float w = static_cast<float>(view.drawable.x), h = static_cast<float>(view.drawable.y);
    OverlayLayout layout;
    // Uses tabs if the canvas is too small for four windows, or the interface size too large.
    layout.tabs = view.canvas.w < 1240 || view.canvas.h < 700 || view.ui_scale > view.scale() * 1.12f;
    if (!layout.tabs) {
        layout.rules = view.to_px(rules_place);
        layout.odds = view.to_px(odds_place);
        layout.journal = view.to_px(journal_place);
        layout.plots = view.to_px(plots_place);
        layout.dice_zone = view.to_px(dice_place);
        return layout;
    }
    const float top = h * (view.upright() ? upright_sheet_from : sheet_from), gap = margin;
    layout.sheet = {gap, top, w - 2 * gap, h - top - gap};
    layout.dice_zone = {0, h * 0.08f, w, top - h * 0.08f - 2};
    return layout;
}

render::Rect panel_place(const PictureView& view, float logical_w, float logical_h, float centre_x) {
    const float w = static_cast<float>(view.drawable.x), h = static_cast<float>(view.drawable.y);
    const bool narrow = view.canvas.w < 1240;
    // A panel lies between the bar and the dash, so both stay usable.
    // On an upright canvas a panel is a sheet over everything below the bar.
    const float above = view.upright() ? 66.0f : narrow ? 50.0f : 76.0f, below = narrow ? 146.0f : 124.0f;
    const float top = above * view.scale();
    const float bottom = h - (view.upright() ? margin + view.foot : std::max(below * view.scale(), view.foot));
    const float width = narrow ? w - 2 * margin : std::min(logical_w * view.ui_scale, w - 2 * margin);
    const float height = std::min(view.upright() ? h : logical_h * view.ui_scale, std::max(bottom - top, 0.0f));
    const float middle = view.to_px(glm::vec2{centre_x, 0}).x;
    return {narrow ? margin : std::clamp(middle - width / 2, margin, w - margin - width), top, width, height};
}

}  // namespace boxcars::ui

#include "scenes/lab/pig_policies.h"

#include "scenes/lab/look.h"
#include "session/lab/export.h"

#include <algorithm>

namespace boxcars::scenes {

using namespace render;

void draw_solving(Canvas& canvas, const LabLayout& places, double progress) {
    const glm::vec2 middle = places.plot.centre();
    const Rect bar{middle.x - 150, middle.y + 20, 300, 8};
    canvas.text({Face::Label, 18, 0.08f}, "SOLVING PIG", middle - glm::vec2{0, 8}, Align::Centre, colours::brass_light);
    canvas.pill(bar, 4, hex(0x252B37), hex(0x252B37));
    canvas.pill({bar.x, bar.y, std::max(8.0f, bar.w * static_cast<float>(progress)), bar.h}, 4, lab_look::accent,
                lab_look::accent);
}

std::string PigPoliciesPage::says() const {
    return "Exact for two at the table: the chance of whoever moves first, by policy. The framed cell is the best "
           "answer to its column.";
}

PageTables PigPoliciesPage::tables() const {
    const auto table = study_.table();
    return {session::policies_json(sheet_, table.names, table.first_wins),
            session::policies_csv(table.names, table.first_wins)};
}

void PigPoliciesPage::draw(Canvas& canvas, ui::Host&, const PageView& view) const {
    if (!ready()) draw_solving(canvas, view.places, study_.progress());
    if (study_.solution()) lab_look::draw_says(canvas, view.places.says, says(), colours::ivory);
}

void PigPoliciesPage::draw_glass(ui::Host& host, const PageView& view) const {
    ui::lab_policies(host, host.view().to_px(view.places.plot), study_.table());
}

}  // namespace boxcars::scenes

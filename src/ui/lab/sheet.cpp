#include "ui/lab/sheet.h"

#include "ui/widgets.h"

namespace boxcars::ui {

template <class Rules>
LabSheetRequest LabSheet::draw_one(Host& host, render::Rect px, const Rules& sheet) {
    auto& editor = std::get<RulesEditor<Rules>>(editors_);
    editor.follow(sheet);
    LabSheetRequest request;
    Panel panel{host, {"lab_sheet", "Rules · " + std::string{Rules::game}, editor.note(), true}, px, host.px(48), true};
    editor.body(host, sheet);
    panel.foot();
    request.apply = editor.foot(host);
    request.close = panel.close_pressed();
    return request;
}

LabSheetRequest LabSheet::draw(Host& host, render::Rect px, const LabRules& sheet) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    return std::visit([&](const auto& rules) { return draw_one(host, px, rules); }, sheet);
}

}  // namespace boxcars::ui

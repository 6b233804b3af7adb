#include "scenes/lab/panels.h"

#include "ui/host.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

constexpr float two_numbers = 480;  // px of a panel in which a row has room for "12 to 5" with its steps

}  // namespace

render::Rect sheet_px(const ui::Host& host, const LabLayout& places) {
    render::Rect px = host.view().to_px(places.sheet());
    px.w = std::min(px.w, host.px(two_numbers));
    return px;
}

std::string_view LabPanels::name() const {
    return sheet_ ? "sheet" : settings_ ? "settings" : field_.open() ? "field" : "";
}

void LabPanels::close() {
    sheet_ = settings_ = false;
    field_.close();
}

std::optional<std::pair<std::string, std::string>> LabPanels::draw(ui::Host& host, platform::Settings& settings,
                                                                   const LabLayout& places, LabAdapter& game) {
    if (!settings_)
        settings_panel_.leave(host);
    else if (settings_panel_.draw(host, settings).close)
        settings_ = false;
    std::optional<std::pair<std::string, std::string>> entered;
    const std::string dial = field_.open() ? field_.dial() : "";
    if (const auto words = field_.draw(host, host.view().to_px(places.question()))) entered.emplace(dial, *words);
    if (sheet_ && game.draw_sheet(host, sheet_px(host, places))) sheet_ = false;
    return entered;
}

}  // namespace boxcars::scenes

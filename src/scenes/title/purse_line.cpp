#include "scenes/title/purse_line.h"

#include "platform/settings.h"
#include "session/store/store.h"
#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace render;

constexpr Type purse_type{Face::BodyBold, 16};

std::string joined(std::span<const std::string> parts) {
    std::string words;
    for (const std::string& part : parts) words += (words.empty() ? "" : " · ") + part;
    return words;
}

}  // namespace

PurseLine::PurseLine(SceneServices& services) {
    if (!services.purse || !services.settings.purse || !services.store || services.store->busy()) return;
    try {
        const auto purse = services.store->purse();
        if (!purse) return;
        parts_.push_back("Purse " + ui::look_money(purse->in_hand()));
        if (purse->at_tables() > 0) parts_.push_back(ui::look_money(purse->at_tables()) + " at tables");
        if (const auto loans = purse->loans.size(); loans > 0)
            parts_.push_back(fmt::format("{} loan{}", loans, loans == 1 ? "" : "s"));
    } catch (const session::StoreTrouble& trouble) {
        services.notices.emplace_back(trouble.what());
    }
}

std::string PurseLine::words() const { return joined(parts_); }

void PurseLine::draw(Canvas& canvas, glm::vec2 lower, glm::vec2 upper, float room) const {
    if (parts_.empty()) return;
    const auto wide = [&](std::span<const std::string> parts) { return canvas.width(purse_type, joined(parts)); };
    std::span<const std::string> shown{parts_};
    const bool fits = wide(shown.first(1)) <= room;
    while (fits && wide(shown) > room) shown = shown.first(shown.size() - 1);
    canvas.text(purse_type, joined(shown), fits ? lower : upper, Align::Right, colours::brass_light);
}

}  // namespace boxcars::scenes
